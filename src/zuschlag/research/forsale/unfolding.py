"""A table of For Sale whose cards chance names one by one, only when they are laid out.

What OpenSpiel needs: nothing is dealt that nobody has seen yet. The rules want to know a row before
they lay it out, so a move that needs one is done twice: once to find out how many cards it takes,
and again when chance has named them. Cards of a row come in ascending order, so that there is one
way to every row and every row is as likely. The first seat opens.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import comb
from typing import Any

from zuschlag.rules.bits import gathered, listed
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.moves import (
    BID,
    PASS,
    SELL_BUILDING,
    act,
    asked,
    begin,
    bounds,
    standings,
)
from zuschlag.rules.forsale.numbers import PASS_NUMBER
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.forsale.state import BUY, DONE
from zuschlag.rules.kernel import Tables, copied

ROW, CHEQUES, BID_OF, SOLD = "row", "cheques", "bid", "sold"
Heard = tuple[str, tuple[int, ...]]
"""Something everybody heard: cards of a row, a seat and its bid, the buildings turned over."""
Moves = Sequence[tuple[int, int]]
"""Seats with the number of what they do; none: the table is set up."""


@dataclass(frozen=True)
class Owed:
    """A row that chance has not named yet: what needs it, and what it is drawn from."""

    before: Tables
    moves: Moves
    deck: str
    seen: int  # cards of this deck that everybody knows
    drawn: int  # how many of it are laid out afterwards
    count: int  # how many of them are new
    pool: tuple[int, ...]  # where the next one may come from, ascending
    named: tuple[int, ...] = ()

    @property
    def left(self) -> int:
        """How many are still to be named."""
        return self.count - len(self.named)


class Unfolding:
    """One game, from the first row to the last cheque."""

    __slots__ = ("heard", "owed", "tables", "terms")

    def __init__(self, terms: Terms) -> None:
        self.terms, self.tables = terms, blank_table(terms)
        self.heard: tuple[Heard, ...] = ()
        self.owed: Owed | None = None
        self._do(())

    def __deepcopy__(self, _: Any) -> "Unfolding":
        return self.copy()

    def copy(self) -> "Unfolding":
        """The same game once more. What is owed is never written to."""
        other = Unfolding.__new__(Unfolding)
        other.terms, other.heard, other.owed = self.terms, self.heard, self.owed
        other.tables = copied(self.tables)
        return other

    @property
    def is_over(self) -> bool:
        """Whether everything is sold."""
        return self.owed is None and self._number("phase") == DONE

    @property
    def is_auction(self) -> bool:
        """Whether seats are asked one after the other."""
        return self._number("phase") == BUY

    @property
    def waiting(self) -> list[int]:
        """The seats that must act; in a sale all at once."""
        return listed(asked(self.tables, 0))

    def legal(self, seat: int) -> list[int]:
        """Numbers of `rules.forsale.numbers`; only a pass for whoever is not asked."""
        if not asked(self.tables, 0) >> seat & 1:
            return [PASS_NUMBER]
        if self.is_auction:
            least, most = bounds(self.tables, 0, seat)
            return [PASS_NUMBER, *range(least, most + 1)]
        return [self.terms.coins + one for one in listed(int(self.tables["hand"][0, seat]))]

    def chances(self) -> list[tuple[int, float]]:
        """Every card that may be named next, and how likely."""
        owed = self.owed
        assert owed is not None, "nothing is to be named"
        total, above = comb(len(owed.pool), owed.left), len(owed.pool)
        found = []
        for place, card in enumerate(owed.pool[: above - owed.left + 1]):
            found.append((card, comb(above - place - 1, owed.left - 1) / total))
        return found

    def name(self, card: int) -> None:
        """Chance names a card; with the last one the row lies there."""
        owed = self.owed
        assert owed is not None, "nothing is to be named"
        pool = tuple(one for one in owed.pool if one > card)
        named = (*owed.named, card)
        if len(named) < owed.count:
            self.owed = replace(owed, pool=pool, named=named)
        else:
            self._lay_out(owed, named)

    def bid(self, seat: int, number: int) -> None:
        """A bid or a pass in the auction."""
        self.heard = (*self.heard, (BID_OF, (seat, number)))
        self._do([(seat, number)])

    def sell(self, numbers: Sequence[int]) -> None:
        """Everybody who is asked lays a building down, by seat; other numbers mean nothing."""
        moves = [(seat, numbers[seat]) for seat in self.waiting]
        laid = tuple(sorted(number - self.terms.coins for _, number in moves))
        self.heard = (*self.heard, (SOLD, laid))
        self._do(moves)

    def standings(self) -> list[tuple[int, int]]:
        """Score and rank of every seat."""
        return [standings(self.tables, 0, seat) for seat in range(self.terms.seats)]

    def _number(self, name: str) -> int:
        return int(self.tables[name][0])

    def _do(self, moves: Moves) -> None:
        """Do it; if cards are laid out by that, chance names them first."""
        before, phase, drawn = self.tables, self._number("phase"), self._number("drawn")
        self.tables = _done(before, moves)
        is_same = phase == self._number("phase") or self._number("phase") == DONE
        first, now = drawn if is_same else 0, self._number("drawn")
        if now > first:
            self._owe(before, moves, first, now)

    def _owe(self, before: Tables, moves: Moves, first: int, drawn: int) -> None:
        """Where all that is left is laid out there is nothing to name."""
        deck, lowest = ("building_deck", 1) if self.is_auction else ("cheque_deck", 0)
        seen = int(before[deck][0, first])
        whole = ((1 << self.terms.deck.buildings) - 1) << lowest
        pool, count = tuple(listed(whole & ~seen)), drawn - first
        owed = Owed(before, moves, deck, seen, drawn, count, pool)
        if len(pool) == count:
            self._lay_out(owed, pool)
        else:
            self.owed = owed

    def _lay_out(self, owed: Owed, row: tuple[int, ...]) -> None:
        world = copied(owed.before)
        world[owed.deck][0, owed.drawn] = owed.seen | gathered(list(row))
        self.tables, self.owed = _done(world, owed.moves), None
        self.heard = (*self.heard, (ROW if owed.deck == "building_deck" else CHEQUES, row))


def _done(tables: Tables, moves: Moves) -> Tables:
    made = copied(tables)
    if not moves:
        begin(made, 0, 0)
    purse = int(made["purse"][0])
    for seat, number in moves:
        verb, value = _move(number, purse)
        refused = act(made, 0, seat, verb, value)
        if refused:
            raise ValueError(f"{number} is not legal for seat {seat}")
    return made


def _move(number: int, purse: int) -> tuple[int, int]:
    if number == PASS_NUMBER:
        return PASS, 0
    return (BID, number) if number <= purse else (SELL_BUILDING, number - purse)
