"""What a viewer may know, and a whole state imagined from it. Nothing else lets a state out.

Default deny: every field is put in by hand. Deck order, removed cards and buildings lying face
down are in no view. Coins, hands and cheques of others show with memory, with open_info, or at
the end (C-14); without memory the box stays covered too (FS97-INFO-1).
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from zuschlag.rules.bits import listed, lowest
from zuschlag.rules.forsale.auction import half_back, least_total, leaves_empty_handed
from zuschlag.rules.forsale.moves import asked
from zuschlag.rules.forsale.position import State, buildings_of, cheque_values
from zuschlag.rules.forsale.state import BUY, DONE, Table
from zuschlag.rules.kernel import plain

# Uncompiled: a few sums a move are not worth a door of their own.
_half_back, _leaves_empty_handed = plain(half_back), plain(leaves_empty_handed)
_least_total = plain(least_total)

PHASES = ("buy", "sell", "done")

Pairs = dict[str, tuple[Any, Any]]
"""Fields as they were and as they are."""


class Passing(msgspec.Struct, frozen=True):
    """What leaving the auction now would bring: a building or none, coins back, coins gone."""

    building: int | None
    back: int
    paid: int


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it; None is what is hidden."""

    coins: int | None
    bid: int
    in_auction: bool
    hand_size: int
    hand: list[int] | None
    sealed: bool
    cheque_count: int
    cheques: list[int] | None
    least: int | None  # the least total a bid would have to reach, for whoever is in the auction
    passing: Passing | None


class Purchase(msgspec.Struct, frozen=True, array_like=True):
    """A building somebody bought, for a note-taker."""

    building: int
    seat: int
    price: int


class Observation(msgspec.Struct, frozen=True):
    """The table as one viewer may know it."""

    edition: str
    options: dict[str, object]
    rules: int
    viewer: int | None
    memory: bool
    phase: str
    round: int
    row: list[int]
    high: int
    waiting: list[int]
    turn: int | None
    people: list[SeatView]
    box: int | None
    cards_left: int
    own_sealed: int | None
    purchases: list[Purchase] | None
    cheques_seen: list[int] | None
    scores: list[int] | None


def observe(state: State, viewer: int | None, memory: bool = False) -> Observation:
    """What this viewer may know of the state."""
    return _observed(state, state.read(), viewer, memory)


def _observed(state: State, t: Table, viewer: int | None, memory: bool) -> Observation:
    is_open = memory or state.terms.open_info or t.phase == DONE
    return Observation(
        edition=state.terms.edition,
        options=dict(state.terms.options),
        rules=state.terms.rules,
        viewer=viewer,
        memory=memory,
        phase=PHASES[t.phase],
        round=t.round_number,
        row=listed(t.row) if t.phase == BUY else cheque_values(t, t.row),
        high=t.high,
        waiting=listed(asked(state.tables, 0)),
        turn=t.turn if t.phase == BUY else None,
        people=_people(t, is_open, viewer),
        box=t.box if is_open else None,
        cards_left=t.in_play - t.drawn,
        own_sealed=_own_sealed(t, viewer),
        purchases=_purchases(t, state.stopped_in) if memory else None,
        cheques_seen=_cheques_seen(t, state.stopped_in) if memory else None,
        scores=[t.coins[s] + t.income[s] for s in range(t.seats)] if t.phase == DONE else None,
    )


class Viewing:
    """One state for one viewer after the other: what spectators see, with what is a seat's own."""

    def __init__(self, state: State) -> None:
        self._t = state.read()
        self._own: dict[int, tuple[Any, ...]] = {}  # as it is asked for
        self.seen = _observed(state, self._t, None, memory=False)
        self.shared = self.seen  # what a seat's own is added to

    def __call__(self, viewer: int | None) -> Observation:
        """What this viewer may know, as `observe` says it."""
        if viewer is None:
            return self.shared
        people = self.shared.people.copy()
        t = self._t
        people[viewer] = replace(
            people[viewer],
            coins=t.coins[viewer],
            hand=buildings_of(t, viewer),
            cheques=cheque_values(t, t.cheques[viewer]),
        )
        own_sealed = _own_sealed(t, viewer)
        return replace(self.shared, viewer=viewer, people=people, own_sealed=own_sealed)

    def own_since(self, then: "Viewing", viewer: int) -> tuple[Pairs, Pairs]:
        """What a seat holds, and the building it has laid face down: as it was and as it is."""
        told, coins, hand, cheques, sealed = self.own(viewer)
        told_then, coins_then, hand_then, cheques_then, sealed_then = then.own(viewer)
        is_all = told != told_then  # what spectators see of it changed, which is not for the seat
        was, now = then._t, self._t
        person: Pairs = {"coins": (coins_then, coins)}
        if is_all or hand != hand_then or sealed != sealed_then:
            person["hand"] = buildings_of(was, viewer), buildings_of(now, viewer)
        if is_all or cheques != cheques_then:
            person["cheques"] = cheque_values(was, cheques_then), cheque_values(now, cheques)
        return person, {"own_sealed": (sealed_then, sealed)}

    def own(self, viewer: int | None) -> tuple[Any, ...]:
        """What a seat sees of itself and spectators do not, and whether they do by now."""
        if viewer is None:
            return ()
        found = self._own.get(viewer)
        if found is None:
            t, told = self._t, self.shared.people[viewer].coins
            sealed = _own_sealed(t, viewer) if t.sealed else None
            found = told, t.coins[viewer], t.hand[viewer], t.cheques[viewer], sealed
            self._own[viewer] = found
        return found


def _people(t: Table, is_open: bool, viewer: int | None) -> list[SeatView]:
    """All seats; what hides nothing is asked of everybody in the same breath."""
    sealing = {t.owner[building] for building in listed(t.sealed)} if t.sealed else ()
    bidders = t.bidders if t.phase == BUY else 0
    is_for_nothing = bool(bidders) and _leaves_empty_handed(t)
    found = []
    for seat in range(t.seats):
        shows = is_open or seat == viewer
        is_bidding = bool(bidders >> seat & 1)
        is_sealed = seat in sealing
        found.append(
            SeatView(
                t.coins[seat] if shows else None,
                t.bid[seat],
                bool(t.bidders >> seat & 1),
                t.hand[seat].bit_count() + is_sealed,
                buildings_of(t, seat) if shows else None,
                is_sealed,
                t.cheques[seat].bit_count(),
                cheque_values(t, t.cheques[seat]) if shows else None,
                _least_total(t, seat) if is_bidding else None,
                _passing(t, seat, is_for_nothing) if is_bidding else None,
            )
        )
    return found


def is_bidding(t: Table, seat: int) -> bool:
    """Whether the seat is still in the auction."""
    return t.phase == BUY and bool(t.bidders >> seat & 1)


def _passing(t: Table, seat: int, is_for_nothing: bool) -> Passing:
    """As the rules would settle it; bids and rows lie open (FS15-PASS-1..3, FS15V-PASS-1)."""
    bid = t.bid[seat]
    if is_for_nothing:
        return Passing(None, bid, 0)
    back = _half_back(t, bid)
    return Passing(lowest(t.row), back, bid - back)


def _own_sealed(t: Table, viewer: int | None) -> int | None:
    for building in listed(t.sealed):
        if t.owner[building] == viewer:
            return building
    return None


def _purchases(t: Table, stopped_in: int) -> list[Purchase]:
    """Every building bought so far; in the sale that is every building in play."""
    if stopped_in == BUY:
        held = sorted(b for hand in t.hand for b in listed(hand))
        return [Purchase(b, t.owner[b], t.price[b]) for b in held]
    drawn = t.building_deck[t.drawn if t.phase == BUY else t.in_play]
    bought = drawn & ~t.row if t.phase == BUY else drawn
    return [Purchase(b, t.owner[b], t.price[b]) for b in listed(bought)]


def _cheques_seen(t: Table, stopped_in: int) -> list[int]:
    """Every cheque laid out so far, ascending."""
    return [] if BUY in (t.phase, stopped_in) else cheque_values(t, t.cheque_deck[t.drawn])
