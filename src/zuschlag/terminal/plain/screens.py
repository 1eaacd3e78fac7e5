"""The generic view: screens that any game can be played on."""

from zuschlag.terminal.plain.final import PlainFinal
from zuschlag.terminal.plain.form import PlainForm, agreed, keys_sheet
from zuschlag.terminal.plain.table import PlainTable
from zuschlag.terminal.screens import Screens

PLAIN = Screens(agreed, PlainForm, PlainTable, PlainFinal, keys_sheet)
