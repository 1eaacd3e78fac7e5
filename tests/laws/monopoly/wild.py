"""Random legal play: for a position and a seat something it may do, weighted so that games live.

What options offer singly is promised; whole transactions, trades and choices may be refused.
"""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.laws.monopoly.offered import promised_bids
from tests.laws.monopoly.trades import some_offer, some_redeem
from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly import words as w
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import OVER, Table
from zuschlag.rules.monopoly.words import Action, Options

HOTEL = 5


class Proposal(NamedTuple):
    """An action somebody is about to try."""

    seat: int
    action: Action
    is_promised: bool  # options said that it may be done


Draw = Callable[[], tuple[Action, bool]]


def wild_action(state: State, seat: int, options: Options, luck: random.Random) -> Proposal | None:
    """Something this seat may do, or nearly so; None when only an offer could be made."""
    t = state.read()
    choices = _weighted(t, seat, options, luck)
    if not choices:
        return None
    weights = [weight for weight, _ in choices]
    _, draw = luck.choices(choices, weights)[0]
    action, is_promised = draw()
    return Proposal(seat, action, is_promised)


def _weighted(t: Table, seat: int, o: Options, luck: random.Random) -> list[tuple[float, Draw]]:
    found: list[tuple[float, Draw]] = []
    is_broke, bids = t.debts > 0, o.bid

    def say(weight: float, is_open: object, make: Callable[[], Action]) -> None:
        if is_open:
            found.append((weight, lambda: (make(), True)))

    def try_out(weight: float, is_open: object, make: Callable[[], Action]) -> None:
        if is_open:
            found.append((weight, lambda: (make(), False)))

    say(6, o.roll, w.Roll)
    say(6, o.buy, w.Buy)
    say(3, o.decline, w.Decline)
    say(4, bids, lambda: _promised(luck.choice(list(promised_bids(o))), o, luck))
    try_out(3, bids and o.streets, lambda: _a_placed_bid(t, bids or (0, 0), o.streets, luck))
    say(3, o.can_pass, w.Pass)
    say(5, o.demand, lambda: w.Demand(luck.choice(o.demand)))
    say(0.7, o.waive, lambda: w.Waive(luck.choice(o.waive)))
    say(0.25, o.hold, w.Hold)
    say(1 if t.asked else 4, o.done, w.Done)
    say(1, o.wish, lambda: w.Wish({luck.choice(o.wish): 1}))
    try_out(2, o.wish, lambda: w.Wish(_some_levels(t, o.wish, luck)))
    say(1.5, o.build, lambda: w.Build([luck.choice(o.build)]))
    try_out(3, o.build, lambda: w.Build(_entries(_some_levels(t, o.build, luck), luck)))
    say(3 if is_broke else 0.4, o.sell, lambda: w.Sell([luck.choice(o.sell)]))
    try_out(2 if is_broke else 0.3, o.sell, lambda: w.Sell(_some_of_group(t, o.sell, luck)))
    say(2 if is_broke else 0.2, o.clear, lambda: w.Sell(_whole(t, luck.choice(o.clear))))
    say(4 if is_broke else 0.5, o.mortgage, lambda: w.Mortgage(luck.choice(o.mortgage)))
    say(1.5, o.redeem, lambda: w.Redeem(luck.choice(o.redeem)))
    say(1.5, o.pay_fine, w.PayFine)
    say(2, o.use_card, lambda: w.UseCard(luck.choice(o.use_card)))
    try_out(2, o.offer, lambda: some_offer(t, seat, luck.choice(o.offer), luck))
    say(3, o.accept, lambda: w.Accept(luck.choice(o.accept)))
    try_out(2, o.accept, lambda: _accept_redeeming(t, luck.choice(o.accept), luck))
    say(2, o.reject, lambda: w.Reject(luck.choice(o.reject)))
    say(0.5, o.withdraw, lambda: w.Withdraw(luck.choice(o.withdraw)))
    say(3 if is_broke else 0.006, o.give_up, w.GiveUp)
    return found


def _a_bid(bounds: tuple[int, int], luck: random.Random) -> int:
    """A small raise mostly, so that auctions last."""
    least, most = bounds
    return min(most, least + luck.randint(0, 9)) if luck.random() < 0.8 else luck.randint(*bounds)


def _promised(bid: w.Bid, o: Options, luck: random.Random) -> Action:
    most = (o.bid or (0, 0))[1]
    return w.Bid(_a_bid((bid.amount, most), luck), bid.street)


def _a_placed_bid(
    t: Table, bounds: tuple[int, int], streets: list[int], luck: random.Random
) -> Action:
    street = luck.choice(streets)
    return w.Bid(max(_a_bid(bounds, luck), t.house[street]), street)


def _some_levels(t: Table, streets: list[int], luck: random.Random) -> dict[int, int]:
    """Up to a common level in the group of one of them, some streets one higher."""
    group = t.group[luck.choice(streets)]
    members = listed(t.members[group])
    goal = min(HOTEL, min(t.level[slot] for slot in members) + luck.randint(0, 3))
    one_more = luck.sample(members, luck.randint(0, len(members)))
    wanted = {slot: min(HOTEL, goal + (slot in one_more)) - t.level[slot] for slot in members}
    return {slot: levels for slot, levels in wanted.items() if levels > 0}


def _entries(levels: dict[int, int], luck: random.Random) -> list[int]:
    found = [slot for slot, count in levels.items() for _ in range(count)]
    luck.shuffle(found)
    return found


def _some_of_group(t: Table, streets: list[int], luck: random.Random) -> list[int]:
    """Down to a common level in the group of one of them."""
    members = listed(t.members[t.group[luck.choice(streets)]])
    goal = max(0, max(t.level[slot] for slot in members) - luck.randint(1, 3))
    return _entries({slot: t.level[slot] - goal for slot in members}, luck)


def _whole(t: Table, streets: list[int]) -> list[int]:
    return [slot for slot in streets for _ in range(t.level[slot])]


def _accept_redeeming(t: Table, offer: int, luck: random.Random) -> Action:
    place = t.offer_id.index(offer)
    return w.Accept(offer, some_redeem(t, t.give_deeds[place], luck))


def somebody(state: State, luck: random.Random) -> int:
    """Mostly a seat that is waited for, or whom somebody owes rent."""
    waiting = MONOPOLY.waiting_for(state)
    t: Any = state.tables[0]
    if t.claims and luck.random() < 0.25:
        return int(t.claim_owner[luck.randrange(int(t.claims))])
    if waiting and luck.random() < 0.85:
        return luck.choice(waiting)
    return luck.randrange(state.terms.seats)


def table_word(state: State, luck: random.Random) -> Proposal | None:
    """Rarely the time is up, or the organiser decides."""
    t: Any = state.tables[0]
    if luck.random() < 0.0015:
        return Proposal(w.TABLE_SEAT, w.TimeUp(), bool(not t.time_is_up and t.stage != OVER))
    if luck.random() < 0.0005:
        seats = state.terms.seats
        winners = sorted(luck.sample(range(seats), luck.randint(1, seats)))
        return Proposal(w.TABLE_SEAT, w.Ruling(winners, "So be it."), True)
    return None
