"""What a mind does: the total it bids, the building it lays down, and how likely that was.

A search plays with the first two and guesses with the others; levels at a table use the first two.
"""

import math

from zuschlag.bots.forsale.playouts import is_worth
from zuschlag.bots.forsale.policies.facts import note_auction
from zuschlag.bots.forsale.policies.limits import (
    bid_by_limit,
    card_spread_of_rates,
    logistic,
    raise_chance_by_limit,
    value_cards_by_rates,
)
from zuschlag.bots.forsale.policies.minds import (
    BID_NOISE,
    CARD_NOISE,
    KIND,
    NET,
    RATES,
    RULE,
    SOBER,
    Minds,
)
from zuschlag.bots.forsale.policies.net import (
    bid_by_net,
    note_bid_inputs,
    value_bids,
    value_cards_by_net,
)
from zuschlag.bots.forsale.policies.noise import mood_of, normal
from zuschlag.bots.forsale.policies.sober import fitting_place
from zuschlag.rules.bits import count, lowest, nth
from zuschlag.rules.chance import below, keyed
from zuschlag.rules.forsale.auction import least_total, leave_auction, most_total, place_bid
from zuschlag.rules.forsale.sale import seal
from zuschlag.rules.forsale.state import BUY, SELL, Table
from zuschlag.rules.kernel import rule, shared

_SHARPEST_NET = 0.03
_SHARPEST_CARD = 0.7
_SOFT = 0.6


@rule
def kind_of(m: Minds, mind: int) -> int:
    """How this mind decides."""
    return int(m.rates[mind * RATES + KIND])


@shared
def bid_of(t: Table, m: Minds, seat: int, mind: int, seed: int) -> int:
    """The total this mind bids now, 0 for a pass."""
    least = least_total(t, seat)
    most = most_total(t, seat)
    if least > most:
        return 0
    mood = mood_of(t, seat, seed)
    kind = kind_of(m, mind)
    if kind == RULE:
        return bid_by_limit(t, m, seat, mind, mood)
    if kind == NET:
        return bid_by_net(t, m, seat, mind, mood)
    if kind == SOBER:
        return least if is_worth(t, seat, least) else 0
    pick = below(keyed(mood, t.high), most - least + 2)
    return 0 if pick == 0 else least + pick - 1


@shared
def card_of(t: Table, m: Minds, seat: int, mind: int, seed: int) -> int:
    """The building this mind lays down."""
    hand = t.hand[seat]
    if count(hand) == 1:
        return lowest(hand)
    size = value_cards(t, m, seat, mind)
    spread = card_spread(m, mind)
    mood = mood_of(t, seat, seed)
    best = 0
    value = -1.0e18
    for place in range(size):
        judged = m.outs[place]
        if spread > 0.0:
            judged += spread * normal(keyed(mood, place))
        if judged > value:
            value = judged
            best = place
    return nth(hand, best)


@rule
def value_cards(t: Table, m: Minds, seat: int, mind: int) -> int:
    """What each building of the hand is worth laying down to this mind; how many there are."""
    kind = kind_of(m, mind)
    if kind == RULE:
        return value_cards_by_rates(t, m, seat, mind)
    if kind == NET:
        return value_cards_by_net(t, m, seat, mind)
    size = count(t.hand[seat])
    wanted = fitting_place(t, seat) if kind == SOBER else 0
    for place in range(size):
        m.outs[place] = -abs(place - wanted) * 1.0 if kind == SOBER else 0.0
    return size


@rule
def card_spread(m: Minds, mind: int) -> float:
    """How far this mind's values of buildings wander."""
    kind = kind_of(m, mind)
    if kind == RULE:
        return card_spread_of_rates(m, mind)
    if kind == NET:
        return m.rates[mind * RATES + CARD_NOISE]
    return 0.0 if kind == SOBER else 1.0


@rule
def note_bidding(t: Table, m: Minds, seat: int) -> None:
    """What `raise_chance` needs, the same for all minds."""
    note_auction(t, m, seat)
    note_bid_inputs(t, m, seat)


@rule
def raise_chance(t: Table, m: Minds, seat: int, mind: int) -> float:
    """How likely this mind bids where it can; nothing is certain."""
    least = least_total(t, seat)
    kind = kind_of(m, mind)
    if kind == RULE:
        return raise_chance_by_limit(m, mind, least)
    if kind == NET:
        value_bids(m, mind)
        gain = max(m.outs[1], max(m.outs[2], m.outs[3])) - m.outs[0]
        return logistic(gain / max(_SHARPEST_NET, m.rates[mind * RATES + BID_NOISE]))
    if kind == SOBER:
        return 0.95 if is_worth(t, seat, least) else 0.05
    return 1.0 - 1.0 / (most_total(t, seat) - least + 2.0)


@rule
def card_chances(t: Table, m: Minds, seat: int, mind: int) -> int:
    """How likely this mind lays down each building of the hand, into `outs`; how many there are."""
    size = value_cards(t, m, seat, mind)
    soft = softness(m, mind)
    top = -1.0e18
    for place in range(size):
        top = max(top, m.outs[place])
    total = 0.0
    for place in range(size):
        m.outs[place] = math.exp(max(-30.0, (m.outs[place] - top) / soft))
        total += m.outs[place]
    for place in range(size):
        m.outs[place] /= total
    return size


@rule
def softness(m: Minds, mind: int) -> float:
    """How much worse a building may be and still be laid down by this mind."""
    kind = kind_of(m, mind)
    if kind == RULE:
        return max(_SHARPEST_CARD, card_spread(m, mind))
    if kind == NET:
        return max(_SHARPEST_NET, card_spread(m, mind))
    return _SOFT


@shared
def play_on(t: Table, m: Minds, seed: int) -> None:
    """To the end of the game: every seat plays as the mind it is cast as."""
    while t.phase == BUY:
        seat = t.turn
        total = bid_of(t, m, seat, m.cast[seat], seed)
        if total == 0:
            leave_auction(t, seat)
        else:
            place_bid(t, seat, total)
    sell_on(t, m, seed)


@shared
def sell_on(t: Table, m: Minds, seed: int) -> None:
    """The same from the next sale on; buildings are chosen before the first is laid down."""
    while t.phase == SELL:
        sellers = t.sellers
        for seat in range(t.seats):
            if (sellers >> seat) & 1:
                m.laid[seat] = card_of(t, m, seat, m.cast[seat], seed)
        for seat in range(t.seats):
            if (sellers >> seat) & 1:
                seal(t, seat, m.laid[seat])
