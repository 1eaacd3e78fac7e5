"""How each bot did in each field: share of wins and margin, with errors clustered by deal.

The games of one deal are not independent of each other: the cards are the same. So a deal is one
observation, the mean over all seats it was played from, and errors are those of deals.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from zuschlag.lab.arena.fields import Field
from zuschlag.lab.arena.playing import Row
from zuschlag.lab.shares import Share, Z, wilson


@dataclass(frozen=True)
class Estimate:
    """A mean over deals and its standard error."""

    value: float
    error: float

    @property
    def low(self) -> float:
        """The lower 95 % bound."""
        return self.value - Z * self.error

    @property
    def high(self) -> float:
        """The upper 95 % bound."""
        return self.value + Z * self.error


@dataclass(frozen=True)
class Cell:
    """One bot in one field. A bot that sits there twice counts by the seat, so fair is 1 / seats.

    The margin is what it scored more than the others at the table did on average.
    """

    field: int
    bot: str
    rivals: Field
    deals: int
    games: int
    wins: Estimate
    margin: Estimate

    @property
    def share(self) -> Share:
        """The share of wins with an interval that stays between 0 and 1."""
        return bounded(self.wins, self.deals)


Deals = dict[int, float]
"""A figure for every deal."""


def cells(fields: Sequence[Field], rows: Iterable[Row]) -> list[Cell]:
    """Every bot of every field."""
    by_field: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        by_field[row.field].append(row)
    return [
        _cell(number, bot, fields[number], found)
        for number, found in sorted(by_field.items())
        for bot in dict.fromkeys(fields[number])
    ]


def _cell(number: int, bot: str, field: Field, rows: list[Row]) -> Cell:
    rivals = list(field)
    rivals.remove(bot)
    wins, margins = wins_by_deal(bot, rows), margins_by_deal(bot, rows)
    wins_of, margin = clustered(list(wins.values())), clustered(list(margins.values()))
    return Cell(number, bot, tuple(rivals), len(wins), len(rows), wins_of, margin)


def wins_by_deal(bot: str, rows: Iterable[Row]) -> Deals:
    """The share of wins of a seat this bot held, deal by deal; a shared win is shared out."""

    def parts(row: Row, seat: int, whole: int) -> int:
        return whole // len(row.winners) if seat in row.winners else 0

    return _by_deal(bot, rows, parts)


def margins_by_deal(bot: str, rows: Iterable[Row]) -> Deals:
    """By how much a seat of this bot was ahead of the mean of all others, deal by deal."""

    def parts(row: Row, seat: int, whole: int) -> int:
        others = sum(row.scores) - row.scores[seat]
        return whole * row.scores[seat] - whole // (len(row.scores) - 1) * others

    return _by_deal(bot, rows, parts)


def _by_deal(bot: str, rows: Iterable[Row], parts: Callable[[Row, int, int], int]) -> Deals:
    """The mean over all seats of this bot; whole numbers add up the same in any order."""
    found: dict[int, list[int]] = defaultdict(list)
    whole = 1
    for row in rows:
        whole = _whole(len(row.seating))
        for seat, name in enumerate(row.seating):
            if name == bot:
                found[row.deal].append(parts(row, seat, whole))
    return {deal: sum(each) / (whole * len(each)) for deal, each in sorted(found.items())}


@cache
def _whole(seats: int) -> int:
    """A number that any number of winners and of rivals divides."""
    return math.lcm(*range(1, seats + 1))


def clustered(deals: Sequence[float]) -> Estimate:
    """The mean over deals, and how far it may be off: all deals weigh the same."""
    count = len(deals)
    mean = math.fsum(deals) / count
    if min(deals) == max(deals):
        return Estimate(mean, 0.0)
    spread = math.fsum((one - mean) ** 2 for one in deals) / (count - 1)
    return Estimate(mean, math.sqrt(spread / count))


def bounded(wins: Estimate, deals: int) -> Share:
    """Wilson's interval for as many independent games as would have this error.

    Where no deal differs from another, nothing is known but their number.
    """
    variance = wins.value * (1 - wins.value)
    games = variance / wins.error**2 if wins.error > 0 else deals
    return wilson(wins.value * games, games)
