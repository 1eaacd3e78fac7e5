"""The rows that may be laid out next: sets of cards nobody has seen, and how likely they are."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb

from zuschlag.rules.bits import listed
from zuschlag.rules.forsale.position import State, buildings_of, cheque_values
from zuschlag.rules.forsale.state import BUY, DONE, SELL, Table

Row = tuple[tuple[int, ...], float]


def next_rows(state: State) -> Iterator[Row]:
    """Every row that may come next, ascending, with its chance.

    None after the last one, and none as long as play decides how long the next one will be.
    """
    t, deck = state.read(), state.terms.deck
    if t.phase == BUY and t.drawn < t.in_play:
        seen = listed(t.building_deck[t.drawn])
        size = min(t.shown, t.in_play - t.drawn)
        return _even(sorted(set(range(1, deck.buildings + 1)) - set(seen)), size)
    sellers = _next_sellers(t)
    if t.phase == DONE or sellers < 2:
        return iter(())
    unseen = Counter(deck.cheques)
    if t.phase == SELL:
        unseen -= Counter(cheque_values(t, t.cheque_deck[t.drawn]))
    return _weighed(unseen, sellers)


def _next_sellers(t: Table) -> int:
    """Who will have a building to sell for the next row of cheques (FS15-SALE-3, FS15V-SALE-4)."""
    if t.phase == BUY:
        is_sure = t.shown == t.seats or all(t.hand[seat] for seat in range(t.seats))
        return t.seats if is_sure else 0
    return sum(len(buildings_of(t, seat)) > 1 for seat in range(t.seats))


def _even(cards: list[int], size: int) -> Iterator[Row]:
    """All cards are different: every set is as likely as the others."""
    chance = 1 / comb(len(cards), size)
    return ((row, chance) for row in combinations(cards, size))


def _weighed(cards: Counter[int], size: int) -> Iterator[Row]:
    """Of some values there are two cards: a row of values comes about in several ways."""
    ways = comb(cards.total(), size)
    seen = set()
    for row in combinations(sorted(cards.elements()), size):
        if row not in seen:
            seen.add(row)
            count = 1
            for value, times in Counter(row).items():
                count *= comb(cards[value], times)
            yield row, count / ways
