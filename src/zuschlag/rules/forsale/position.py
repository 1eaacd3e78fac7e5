"""One live game: the terms, and the record the rules work on. `Snapshot` reads it as plain ints."""

import operator
from collections import namedtuple
from collections.abc import Mapping
from itertools import accumulate
from typing import Any

import numpy as np

from zuschlag.rules.bits import listed
from zuschlag.rules.forsale.editions import Deck, Terms
from zuschlag.rules.forsale.moves import begin
from zuschlag.rules.forsale.state import DONE, DOWN, MATCH, RAISE, TABLE, UP, Table
from zuschlag.rules.forsale.words import Deal
from zuschlag.rules.kernel import Tables, copied
from zuschlag.rules.ruling import Ruling

Snapshot = namedtuple("Snapshot", TABLE.names or ())  # type: ignore[misc]


_FIELDS: Mapping[str, Any] = TABLE.fields or {}


def _place(name: str) -> int | slice:
    """Where a field is among the int64s of a record."""
    kind, offset, *_ = _FIELDS[name]
    start, length = offset // 8, kind.itemsize // 8
    return slice(start, start + length) if kind.shape else start


_PLACES = [_place(name) for name in TABLE.names or ()]


class State:
    """A game of For Sale. Only the game's own functions look inside; viewers get observations."""

    __slots__ = ("_bytes", "_read", "opener", "ruling", "stopped_in", "tables", "terms")

    def __init__(self, terms: Terms, tables: Tables, opener: int = 0) -> None:
        self.terms = terms
        self.tables = tables
        self.opener = opener
        self.ruling: Ruling | None = None
        self.stopped_in = DONE  # the phase that a ruling cut short
        self._bytes = b""  # of the record when it was last read
        self._read: Any = None

    def copy(self) -> "State":
        """An independent copy of this state."""
        again = State(self.terms, copied(self.tables), self.opener)
        again.ruling, again.stopped_in = self.ruling, self.stopped_in
        again._bytes, again._read = self._bytes, self._read
        return again

    def read(self) -> Table:
        """All numbers of the record, as plain ints and lists; nobody may change them."""
        now = self.tables.tobytes()
        if now != self._bytes:
            numbers = memoryview(now).cast("q").tolist()
            self._bytes, self._read = now, Snapshot._make([numbers[place] for place in _PLACES])
        found: Table = self._read
        return found


def blank_table(terms: Terms) -> Tables:
    """A record with the terms written in and nothing dealt."""
    tables = np.zeros(1, TABLE)
    t: Any = tables[0]
    t.seats = terms.seats
    t.shown = terms.shown
    t.deck_size = terms.deck.buildings
    t.in_play = terms.in_play
    t.purse = terms.coins
    t.least_bid = MATCH if terms.least_bid == "match" else RAISE
    t.refund = DOWN if terms.refund == "down" else UP
    t.worth[: len(terms.deck.cheques)] = terms.deck.cheques
    return tables


def new_state(terms: Terms, deal: Deal) -> State:
    """A game about to begin with these cards; they must fit the terms (`written` checks that)."""
    tables = blank_table(terms)
    t: Any = tables[0]
    stack(t.building_deck, deal.buildings)
    stack(t.cheque_deck, cheque_cards(terms.deck, deal.cheques))
    begin(tables, 0, deal.opener)
    return State(terms, tables, deal.opener)


def rule(state: State, ruling: Ruling) -> None:
    """End the game by a ruling; a later one replaces it.

    Ruling: bids and buildings lying face down go back to their owners, the row belongs to nobody.
    """
    t: Any = state.tables[0]
    state.ruling = ruling
    if t.phase == DONE:
        return
    for seat in range(t.seats):
        t.coins[seat] += t.bid[seat]
        t.bid[seat] = 0
    for building in listed(int(t.sealed)):
        t.hand[t.owner[building]] |= 1 << building
    state.stopped_in = int(t.phase)
    t.phase, t.row, t.sealed, t.sellers, t.bidders = DONE, 0, 0, 0, 0


def stack(deck: Any, cards: list[int]) -> None:
    """Write a deck as the rules want it: the sets of its first 0, 1, 2, ... cards."""
    drawn = accumulate((1 << card for card in cards), operator.or_)
    deck[1 : len(cards) + 1] = list(drawn)


def unstacked(deck: list[int], size: int) -> list[int]:
    """The cards of a deck in drawing order."""
    return [listed(deck[place + 1] & ~deck[place])[0] for place in range(size)]


def cheque_cards(deck: Deck, values: list[int]) -> list[int]:
    """Tell equal cheques apart: each value becomes a place in the sorted deck."""
    next_place = {value: place for place, value in reversed(list(enumerate(deck.cheques)))}
    cards = []
    for value in values:
        cards.append(next_place[value])
        next_place[value] += 1
    return cards


def cheque_values(t: Table, cheques: int) -> list[int]:
    """What a set of cheques is worth, one by one, ascending."""
    return [t.worth[card] for card in listed(cheques)]


def buildings_of(t: Table, seat: int) -> list[int]:
    """The buildings of a seat, one lying face down among them."""
    if not t.sealed:
        return listed(t.hand[seat])
    face_down = [b for b in listed(t.sealed) if t.owner[b] == seat]
    return sorted(listed(t.hand[seat]) + face_down)


def has_swept(t: Table) -> bool:
    """Whether somebody took more cheques than there were rounds (C-15)."""
    return any(len(listed(cheques)) > t.round_number for cheques in t.cheques)
