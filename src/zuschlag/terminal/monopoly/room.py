"""Screens of Monopoly need more room than those of For Sale: a board has forty slots."""

from zuschlag.terminal.room import RoomScreen, RoomSheet

LEAST = (100, 30)
_WIDTHS = [(0, "-narrow"), (LEAST[0], "-fits"), (118, "-wide")]
_HEIGHTS = [(0, "-low"), (LEAST[1], "-tall"), (38, "-grand")]


class MonopolyScreen(RoomScreen):
    """A whole screen."""

    LEAST = LEAST
    HORIZONTAL_BREAKPOINTS = _WIDTHS
    VERTICAL_BREAKPOINTS = _HEIGHTS


class MonopolySheet(RoomSheet):
    """A sheet of paper laid over the table."""

    LEAST = LEAST
    HORIZONTAL_BREAKPOINTS = _WIDTHS
    VERTICAL_BREAKPOINTS = _HEIGHTS
