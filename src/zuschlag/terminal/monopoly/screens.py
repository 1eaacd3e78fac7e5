"""Monopoly in the terminal: its screens."""

from zuschlag.terminal.monopoly.agreeing import agreed
from zuschlag.terminal.monopoly.final import FinalScreen
from zuschlag.terminal.monopoly.form import FormScreen
from zuschlag.terminal.monopoly.seat import MonopolySeat
from zuschlag.terminal.monopoly.sheets import keys_sheet
from zuschlag.terminal.monopoly.table import TableScreen
from zuschlag.terminal.screens import Screens

MONOPOLY = Screens(agreed, FormScreen, TableScreen, FinalScreen, keys_sheet, MonopolySeat)
