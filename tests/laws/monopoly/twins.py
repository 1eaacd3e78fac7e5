"""Twin worlds: two states that differ in all a viewer may not know, and only in that.

What he sees, what he may do, and what is answered to what he tries must be the same in both.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.laws.monopoly.garbage import garbage
from tests.laws.monopoly.offered import NOTHING, everything, offered, reply_to
from tests.laws.monopoly.wild import wild_action
from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import BANK, DECK, NO_LOT, OVER, SLOTS, STRIDE
from zuschlag.rules.monopoly.words import Action

RICH = 3000
TRIES = 12


@dataclass(frozen=True)
class Twins:
    """One moment, twice."""

    one: State
    other: State
    viewer: int | None
    memory: bool

    def differences(self, luck: random.Random) -> list[str]:
        """By what the viewer could tell the twins apart."""
        found = []
        if self._seen(self.one) != self._seen(self.other):
            found.append("they look different")
        if MONOPOLY.waiting_for(self.one) != MONOPOLY.waiting_for(self.other):
            found.append("different seats are asked")
        if self.viewer is None:
            return found
        if MONOPOLY.options(self.one, self.viewer) != MONOPOLY.options(self.other, self.viewer):
            found.append("different options")
        for action in attempts(self.one, self.viewer, luck):
            replies = [reply_to(state, self.viewer, action) for state in (self.one, self.other)]
            if replies[0] != replies[1]:
                found.append(f"{action} is answered with {replies}")
        return found

    def _seen(self, state: State) -> bytes:
        return msgspec.json.encode(MONOPOLY.observe(state, self.viewer, self.memory))


def attempts(state: State, seat: int, luck: random.Random) -> list[Action]:
    """What this seat might try to learn something: the possible and the impossible."""
    options = MONOPOLY.options(state, seat) or NOTHING
    found = list(everything(state, seat, options, luck))
    found += list(offered(state, options))
    found += [garbage(state, luck).action for _ in range(TRIES)]
    found += [
        tried.action
        for _ in range(TRIES)
        if (tried := wild_action(state, seat, options, luck)) is not None
    ]
    return luck.sample(found, min(len(found), 2 * TRIES))


def all_twins(state: State, luck: random.Random) -> Iterator[Twins]:
    """For every viewer, with and without notes."""
    for viewer in [*range(state.terms.seats), None]:
        for memory in (False, True):
            yield Twins(state, twin_of(state, viewer, memory, luck), viewer, memory)


def twin_of(state: State, viewer: int | None, memory: bool, luck: random.Random) -> State:
    """A copy in which everything this viewer may not know is drawn again."""
    twin = state.copy()
    t: Any = twin.tables[0]
    for deck in range(2):
        _shuffle_unknown(t, deck, memory, luck)
    if state.terms.hides_cash and not memory and t.stage != OVER:
        _change_purses(t, viewer, luck)
    _change_wishes(t, viewer, luck)
    return twin


def _shuffle_unknown(t: Any, deck: int, memory: bool, luck: random.Random) -> None:
    """Who takes notes knows the cards put under the deck, in their order (MA-CARD-2)."""
    left = int(t.left[deck])
    unknown = left - min(int(t.seen[deck]), left) if memory else left
    places = [deck * DECK + (int(t.top[deck]) + n) % DECK for n in range(unknown)]
    cards = [int(t.deck[place]) for place in places]
    luck.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        t.deck[place] = card


def _change_purses(t: Any, viewer: int | None, luck: random.Random) -> None:
    """Others have other sums, but can pay their bid, and still not their debt (GAP-18)."""
    for seat in listed(t.living):
        if seat == viewer or seat in _committed(t, viewer):
            continue
        least, most = 0, RICH
        if t.lot != NO_LOT and t.lot_leader == seat:
            least = int(t.lot_high)
        if t.debts and t.debtor[0] == seat:
            most = int(t.debt[0]) - 1
        purse = luck.randint(least, max(least, most))
        t.cash[BANK] += t.cash[seat] - purse
        t.cash[seat] = purse


def _committed(t: Any, viewer: int | None) -> set[int]:
    """Whether an offer can still be kept shows by the rules, in the option to accept it."""
    return {int(t.offer_from[n]) for n in range(int(t.offers)) if t.offer_to[n] == viewer}


def _change_wishes(t: Any, viewer: int | None, luck: random.Random) -> None:
    """Others who answered the call wished something else, or nothing at all (2.5)."""
    if not t.wishing:
        return
    for seat in listed(t.answered):
        if seat == viewer or not t.living >> seat & 1:
            continue
        t.wishing |= 1 << seat
        if seat != t.called_by and luck.random() < 0.4:
            t.wishing &= ~(1 << seat)
        for slot in range(SLOTS):
            is_wished = t.owner[slot] == seat and t.house[slot] and luck.random() < 0.5
            t.wish[seat * STRIDE + slot] = luck.randint(0, 2) if is_wished else 0
