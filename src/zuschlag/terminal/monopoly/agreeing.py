"""What somebody asks for before a game of Monopoly, and the party that comes of it."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS, USUAL
from zuschlag.errors import Malformed
from zuschlag.rules.checks import shortened
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly import board_file, terms
from zuschlag.rules.monopoly.board_types import Board
from zuschlag.table.settings import Settings
from zuschlag.terminal.wishes import AT_ONCE, Party, Wishes, party_of

GAME = "monopoly"
PRESET = "aalen-casual"
BOARD = "aalen"
SEATS = 4
MOST_SEATS = 8


def agreed(wishes: Wishes) -> Party:
    """The party these wishes ask for, or Malformed with the reason against it."""
    preset = PRESET if wishes.edition is None else wishes.edition
    seats = SEATS if wishes.seats is None else wishes.seats
    place = wishes.board or BOARD
    settings = Settings(
        game=GAME,
        edition=preset,
        seats=seats,
        options=with_room(wishes.options, seats),
        board=boards.as_written(board_at(place)),
        pace=AT_ONCE,
    )
    return party_of(replace(wishes, board=place), settings, MONOPOLY_BOTS, USUAL)


def with_room(options: Mapping[str, object], seats: int) -> dict[str, object]:
    """Seven and eight need a switch, which whoever asks for so many has agreed to."""
    usual = terms.seats_of()[-1]
    return {**options, "players.max": seats} if usual < seats <= MOST_SEATS else dict(options)


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
