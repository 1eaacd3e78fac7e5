"""For Sale in the terminal: its screens, and its events as they come to a seat."""

from zuschlag.rules.forsale.words import Event
from zuschlag.terminal.agreeing import agreed
from zuschlag.terminal.final import FinalScreen
from zuschlag.terminal.form import FormScreen
from zuschlag.terminal.screens import Screens
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.sheets import keys_sheet
from zuschlag.terminal.table import TableScreen


class ForSaleSeat(Seat):
    """What is covered stays covered here, too."""

    event_type = Event


FOR_SALE = Screens(agreed, FormScreen, TableScreen, FinalScreen, keys_sheet, ForSaleSeat)
