"""Actions nobody in his right mind would try: any verb, seat, number and slot. Some are legal."""

import random
from collections.abc import Callable

from tests.laws.monopoly.wild import Proposal
from zuschlag.rules.monopoly import words as w
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.words import Action

BARE: tuple[Callable[[], Action], ...] = (
    w.Roll,
    w.Buy,
    w.Decline,
    w.Pass,
    w.Hold,
    w.Done,
    w.PayFine,
)
NUMBERED: tuple[Callable[[int], Action], ...] = (
    w.Bid,
    w.Demand,
    w.Waive,
    w.Mortgage,
    w.Redeem,
    w.Accept,
    w.Reject,
    w.Withdraw,
)


def garbage(state: State, luck: random.Random) -> Proposal:
    """Somebody, who may not even be there, tries something."""
    seat = luck.randint(-2, state.terms.seats + 1)
    kind = luck.random()
    if kind < 0.3:
        return Proposal(seat, luck.choice(BARE)(), False)
    if kind < 0.7:
        return Proposal(seat, luck.choice(NUMBERED)(a_number(luck)), False)
    return Proposal(seat, luck.choice(_LISTS)(luck), False)


def a_number(luck: random.Random) -> int:
    """Small, off by one, huge or negative."""
    if luck.random() < 0.6:
        return luck.randrange(41)
    return luck.choice((-1, -40, 40, 63, 64, 100, 255, 10**4, 2**31, 2**62, 2**63, 2**70))


def _streets(luck: random.Random) -> list[int]:
    slots = [luck.randrange(40) for _ in range(luck.randint(0, 3))]
    return slots * luck.choice((1, 1, 2, 6))


def _side(luck: random.Random) -> w.Side:
    return w.Side(
        cash=luck.choice((0, 10, -5, 2**61)),
        deeds=[luck.randrange(40) for _ in range(luck.randint(0, 2))],
        cards=luck.choice(([], ["chance"], ["chest"], ["chance", "chest"])),
        debt=luck.choice((0, 0, 7, -1)),
    )


_LISTS: tuple[Callable[[random.Random], Action], ...] = (
    lambda luck: w.Build(_streets(luck)),
    lambda luck: w.Sell(_streets(luck)),
    lambda luck: w.Wish({slot: luck.randint(-1, 6) for slot in _streets(luck)}),
    lambda luck: w.UseCard(luck.choice(("chance", "chest", "town"))),
    lambda luck: w.Bid(a_number(luck), luck.choice((0, 1, 39, 40, -1, 2**62))),
    lambda luck: w.Accept(luck.randrange(9), [luck.randrange(40)]),
    lambda luck: w.Offer(
        luck.randint(-1, 9), _side(luck), _side(luck), [luck.randrange(40)] * luck.randint(0, 1)
    ),
)
