"""What somebody asks for before a game of Monopoly, and the party that comes of it."""

from dataclasses import dataclass
from pathlib import Path

from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.errors import Malformed
from zuschlag.rules.checks import shortened
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly import board_file, terms
from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.terms import Terms
from zuschlag.terminal.wishes import Wishes, everybody, one_per_seat, your_name

GAME = "monopoly"
PRESET = "aalen-casual"
BOARD = "aalen"
SEATS = 4
MOST_SEATS = 6
OPPONENT = "landlord"


@dataclass(frozen=True)
class Party:
    """A table of Monopoly that may begin."""

    terms: Terms
    name: str
    opponents: tuple[str, ...]
    board: str  # its name, or the file it was read from

    @property
    def names(self) -> list[str]:
        """Everybody by seat; opponents' initials are the letters of their seats."""
        return everybody(self.name, len(self.opponents))


def agreed(wishes: Wishes) -> Party:
    """The party these wishes ask for, or Malformed with the reason against it."""
    preset = PRESET if wishes.edition is None else wishes.edition
    seats = SEATS if wishes.seats is None else wishes.seats
    place = wishes.board or BOARD
    agreed_on = terms.agree(preset, seats, wishes.options, board_at(place))
    if seats > MOST_SEATS:
        facts: dict[str, object] = {"edition": "This table", "seats": seats}
        allowed = {"allowed": list(range(terms.LEAST_SEATS, MOST_SEATS + 1))}
        raise Malformed("record/seats-not-allowed", "seats", facts | allowed)
    bots = one_per_seat(wishes.opponents or (OPPONENT,), seats - 1, MONOPOLY_BOTS)
    return Party(agreed_on, your_name(wishes), bots, place)


def board_at(place: str) -> Board:
    """A board that came along, or the one in this file."""
    if place in boards.names():
        return boards.load(place)
    try:
        with Path(place).expanduser().open("rb") as file:
            data = file.read(board_file.MOST_BYTES + 1)
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or "no such board"
        facts: dict[str, object] = {"board": shortened(place), "reason": reason}
        raise Malformed("table/unreadable-board", "board", facts) from None
    return boards.read(board_file.parse(data))
