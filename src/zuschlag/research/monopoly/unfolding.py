"""A game of Monopoly whose luck comes from outside: decks card by card, then throw by throw.

What OpenSpiel needs. Seats speak in the numbers of `staged`; the first one opens. Both decks are
laid before the first roll, which nobody sees; the last card of a deck is no chance any more. Which
of two dice shows what makes no difference, so a throw is a pair in order.
"""

from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from zuschlag.research.lanes import OVERHANG, room
from zuschlag.research.many import rows
from zuschlag.research.monopoly.desk import DESK
from zuschlag.research.monopoly.play import see
from zuschlag.research.monopoly.putting import WORD
from zuschlag.research.monopoly.sight import width_of
from zuschlag.research.monopoly.staged import ACTIONS, DROP_AT
from zuschlag.research.monopoly.unfold import DICE_NEXT, OVER_NOW, THROWN, settle, unfold
from zuschlag.rules.bits import listed
from zuschlag.rules.kernel import Tables, copied
from zuschlag.rules.monopoly.doors import begin
from zuschlag.rules.monopoly.numbers import blank_moves
from zuschlag.rules.monopoly.options import OPTIONS
from zuschlag.rules.monopoly.position import blank_table
from zuschlag.rules.monopoly.state import DECK
from zuschlag.rules.monopoly.terms import Terms

THROWS = tuple(combinations_with_replacement(range(1, 7), 2))
"""Both dice, the lower first; 21 of them."""
_DEALING = DICE_NEXT
_ANY_OPTIONS = np.zeros(1, OPTIONS)


class Unfolding:
    """One game, from the first card of a deck to the end."""

    __slots__ = ("_desks", "_moves", "_tables", "next", "stacked", "terms")

    def __init__(self, terms: Terms) -> None:
        self.terms, self._tables = terms, blank_table(terms)
        self._desks, self._moves = room(1, DESK), blank_moves(1)
        self.stacked: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.next = _DEALING

    def __deepcopy__(self, _: Any) -> "Unfolding":
        return self.copy()

    def copy(self) -> "Unfolding":
        """The same game once more."""
        other = Unfolding.__new__(Unfolding)
        other.terms, other.stacked, other.next = self.terms, self.stacked, self.next
        other._tables, other._desks, other._moves = map(
            copied, (self._tables, self._desks, self._moves)
        )
        return other

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended it."""
        return self.next == OVER_NOW

    @property
    def is_chance(self) -> bool:
        """Whether a card is to be stacked, or dice to fall."""
        return self.next == DICE_NEXT

    @property
    def is_stacked(self) -> bool:
        """Whether both decks lie there, and everything else has begun."""
        return self._deck is None

    @property
    def _deck(self) -> int | None:
        """Which deck is being stacked."""
        return next((deck for deck in range(2) if len(self.stacked[deck]) < DECK), None)

    def chances(self) -> list[tuple[int, float]]:
        """Every card that may come next, or every throw by its place in THROWS."""
        deck = self._deck
        if deck is None:
            return [(place, (1 if a == b else 2) / 36) for place, (a, b) in enumerate(THROWS)]
        left = sorted(set(range(DECK)) - set(self.stacked[deck]))
        return [(card, 1 / len(left)) for card in left]

    def happen(self, outcome: int) -> None:
        """One of `chances`."""
        deck = self._deck
        if deck is None:
            self._step(THROWN, *THROWS[outcome])
        else:
            self._stack(deck, outcome)

    def legal(self, seat: int) -> list[int]:
        """What a seat may say; nothing, if it is not asked."""
        if seat != self.next:
            return []
        words = self._desks["legal"][0].tolist()
        return [place * WORD + bit for place, word in enumerate(words) for bit in listed(word)]

    def say(self, number: int) -> None:
        """A step of the seat that is asked."""
        if not self._is_legal(number):
            raise ValueError(f"{number} is not legal for seat {self.next}")
        self._step(number, 0, 0)

    def _is_legal(self, number: int) -> bool:
        word = int(self._desks["legal"][0, number // WORD]) if 0 <= number < ACTIONS else 0
        return self.next >= 0 and word >> (number % WORD) & 1 == 1

    def seen(self, seat: int) -> Any:
        """What a seat may know, as a row of numbers; before the first roll there is nothing."""
        width = width_of(self.terms.seats)
        cells, row = rows(width, np.int32)
        if self.is_stacked:
            mask = room(ACTIONS + OVERHANG, np.int8)
            see(self._tables, self._desks, self._moves, 0, seat, cells, mask)
        return row[:width]

    def rules_table(self) -> Tables:
        """The table as the rules know it, once more."""
        return copied(self._tables)

    def payoff(self, *, by_worth: bool) -> list[float]:
        """What it would be worth to everybody if it ended now: a share of the win, or money."""
        settle(self._tables, self._desks, int(by_worth))
        found: list[float] = self._desks["payoff"][0, : self.terms.seats].tolist()
        return found

    def _stack(self, deck: int, card: int) -> None:
        cards = (*self.stacked[deck], card)
        if len(cards) == DECK - 1:
            cards = (*cards, *(set(range(DECK)) - set(cards)))
        self.stacked = (cards, ()) if deck == 0 else (self.stacked[0], cards)
        if self.is_stacked:
            self._tables["deck"][0, : 2 * DECK] = [*self.stacked[0], *self.stacked[1]]
            begin(self._tables, 0, 0)
            self._step(DROP_AT, 0, 0)

    def _step(self, action: int, first: int, second: int) -> None:
        parts = self._tables, self._desks, self._moves, _ANY_OPTIONS
        self.next = unfold(*parts, action, first, second)
        assert self.next >= OVER_NOW, "the rules have refused what they offer"
