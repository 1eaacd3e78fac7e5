"""Positions for tests: deeds, buildings and cash laid out by hand before the first move."""

import copy
from collections.abc import Sequence
from typing import Any

from tests.terminal.monopoly.play import monopoly_seat
from tests.terminal.play import Desk, play_of, until
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.state import BANK, HOTEL_LEVEL
from zuschlag.terminal.app import TableApp


def record(app: TableApp) -> Any:
    """The table's own record; only tests reach for it."""
    return play_of(app).state.tables[0]


def give(app: TableApp, seat: int, *slots: int, level: int = 0, is_mortgaged: bool = False) -> None:
    """Hand deeds to a seat, with buildings from the bank's stock."""
    t = record(app)
    for slot in slots:
        t.deeds[BANK] &= ~(1 << slot)
        t.deeds[seat] |= 1 << slot
        t.owner[slot] = seat
        t.level[slot] = level
        if level:
            t.built |= 1 << slot
        t.houses -= level if level < HOTEL_LEVEL else 0
        t.hotels -= level == HOTEL_LEVEL
        if is_mortgaged:
            t.mortgaged |= 1 << slot


def purse(app: TableApp, seat: int, cash: int) -> None:
    """Let a seat have exactly this much; the bank takes or gives the rest."""
    t = record(app)
    t.cash[BANK] += t.cash[seat] - cash
    t.cash[seat] = cash


def stock(app: TableApp, houses: int, hotels: int) -> None:
    """What the bank still has, whatever stands on the board."""
    t = record(app)
    t.houses, t.hotels = houses, hotels


class Loaded:
    """Luck whose dice fall as told, then always the same way."""

    def __init__(self, throws: Sequence[tuple[int, int]]) -> None:
        self.faces = [face for throw in throws for face in throw]

    def randrange(self, stop: int) -> int:
        """The next face, counted from 0."""
        return (self.faces.pop(0) - 1 if self.faces else 0) % stop


def load_dice(app: TableApp, *throws: tuple[int, int]) -> None:
    """The next throws."""
    play, luck = play_of(app), Loaded(throws)
    play.at = copy.copy(play.at)

    def throw(state: Any, key: bytes) -> tuple[list[Any], list[Any]]:
        outcomes, told = [], []
        while MONOPOLY.wants_chance(state):
            outcomes.append(MONOPOLY.draw(state, luck))  # type: ignore[arg-type]
            told += MONOPOLY.resolve(state, outcomes[-1])
        return outcomes, told

    play.at.throw = throw  # type: ignore[method-assign]


async def look(pilot: Desk) -> None:
    """Show the position that was laid out."""
    app = pilot.app
    assert isinstance(app, TableApp)
    play_of(app)._look(0)
    seat = monopoly_seat(app)
    seen = seat.shown
    await seat.link.look(seat.you, memory=True)
    await until(pilot, lambda: seat.shown is not seen and not seat.steps)
