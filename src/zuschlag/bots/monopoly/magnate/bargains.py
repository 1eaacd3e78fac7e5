"""One trade between two seats: what it does to both, and the cash that makes it fair or greedy."""

import math

from zuschlag.bots.monopoly.magnate.mind import (
    AFTER,
    BEFORE,
    FIGURES,
    MAKE,
    OUTLOOK,
    SHARE,
    SLACK,
    TAKE,
    Mind,
)
from zuschlag.bots.monopoly.magnate.worth import log_share, move_deeds, weigh_all
from zuschlag.rules.bits import EMPTY, drop, drop_lowest, lowest
from zuschlag.rules.kernel import rule, shared
from zuschlag.rules.monopoly.state import Move, Table
from zuschlag.rules.monopoly.trade import fees
from zuschlag.rules.monopoly.verbs import OFFER

POCKET_MONEY = 10
"""Cash nobody trades away."""
HALVINGS = 10
SURE = 0.002
"""How much more than their least the partner is offered, so that rounding spoils nothing."""
NO_DEAL = -1.0


@rule
def least_to_make(mind: Mind, here: float) -> float:
    """The gain for which one proposes a trade; `here` is the logarithm of one's chance."""
    gain: float = mind[FIGURES, MAKE] - mind[OUTLOOK, SLACK] * math.exp(-here)
    return gain


@rule
def least_to_take(mind: Mind, here: float) -> float:
    """The gain for which one accepts it."""
    gain: float = mind[FIGURES, TAKE] - mind[OUTLOOK, SLACK] * math.exp(-here)
    return gain


@rule
def powered(worth: float, power: float) -> float:
    """A worth as it counts in the chance to win; never less than that of one M."""
    return math.exp(power * math.log(max(1.0, worth)))


@rule
def cash_between(t: Table, mind: Mind, seat: int, other: int, who: int, goal: float) -> float:
    """What seat pays other so that `who`, one of the two, just reaches a goal."""
    power = mind[FIGURES, SHARE]
    apart = 0.0
    rest = drop(drop(t.living, seat), other)
    while rest:
        apart += powered(mind[AFTER, lowest(rest)], power)
        rest = drop_lowest(rest)
    wanted = math.exp(goal)
    low = -float(t.cash[other])
    high = float(t.cash[seat])
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        own = powered(mind[AFTER, seat] - middle, power)
        theirs = powered(mind[AFTER, other] + middle, power)
        reached = theirs if who == other else own
        if (reached >= wanted * (apart + own + theirs)) == (who == other):
            high = middle
        else:
            low = middle
    return high if who == other else low


@shared
def weigh_deal(
    t: Table, seat: int, m: Move, got: int, given: int, greed: float, mind: Mind
) -> float:
    """Own gain of a trade with m.to, with cash both accept written into the move.

    The worths before stand in BEFORE. NO_DEAL if there is no room between what the one wants and
    what the other gives.
    """
    other = m.to
    here = log_share(t, mind, BEFORE, seat)
    move_deeds(t, got, seat)
    move_deeds(t, given, other)
    weigh_all(t, mind, AFTER)
    move_deeds(t, got, other)
    move_deeds(t, given, seat)
    there = log_share(t, mind, BEFORE, other)
    goal = there + least_to_take(mind, there) + SURE
    least = cash_between(t, mind, seat, other, other, goal)
    most = cash_between(t, mind, seat, other, seat, here + least_to_make(mind, here))
    if most < least:
        return NO_DEAL
    cash = int(least + (1 - greed) * (most - least))
    cash = max(min(cash, t.cash[seat] - POCKET_MONEY), POCKET_MONEY - t.cash[other])
    if (cash <= 0 and given == EMPTY) or (cash >= 0 and got == EMPTY):
        return NO_DEAL
    m.number = cash
    mind[AFTER, seat] -= cash
    mind[AFTER, other] += cash
    return log_share(t, mind, AFTER, seat) - here


@shared
def weigh_both(
    t: Table, seat: int, other: int, got: int, given: int, cash: int, mind: Mind
) -> None:
    """The worths before and after a trade with its cash and fees, peril and all."""
    own = cash + fees(t, got, EMPTY)
    theirs = fees(t, given, EMPTY) - cash
    weigh_all(t, mind, BEFORE)
    move_deeds(t, got, seat)
    move_deeds(t, given, other)
    t.cash[seat] -= own
    t.cash[other] -= theirs
    weigh_all(t, mind, AFTER)
    t.cash[seat] += own
    t.cash[other] += theirs
    move_deeds(t, got, other)
    move_deeds(t, given, seat)


@rule
def write_offer(m: Move, seat: int, to: int, got: int, given: int, cash: int) -> None:
    """Put an offer into words; cash below nothing is asked for."""
    m.verb = OFFER
    m.seat = seat
    m.to = to
    m.give_cash = max(0, cash)
    m.want_cash = max(0, -cash)
    m.give_deeds = given
    m.want_deeds = got
    m.give_cards = EMPTY
    m.want_cards = EMPTY
    m.give_debt = 0
    m.want_debt = 0
    m.redeem = EMPTY
