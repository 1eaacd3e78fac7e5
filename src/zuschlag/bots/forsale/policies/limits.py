"""The rule with rates: a limit for every auction, and for every building what it is worth keeping.

The limit is a sum over the facts; a mood, drawn once for each seat and round, moves it.
"""

import math

from zuschlag.bots.forsale.policies.facts import (
    BEST,
    BRINGS,
    KEPT,
    note_auction,
    note_cards,
    note_row,
)
from zuschlag.bots.forsale.policies.minds import (
    CARD_MOOD,
    FACTS,
    FOLLOWING,
    JUMP,
    KEEPING,
    LIMIT_FACTS,
    MOOD,
    OWN,
    RATES,
    TOP,
    Minds,
)
from zuschlag.bots.forsale.policies.noise import normal, unit
from zuschlag.rules.chance import keyed
from zuschlag.rules.forsale.auction import least_total, most_total
from zuschlag.rules.forsale.state import Table
from zuschlag.rules.kernel import rule

_SHARPEST = 0.8
_STEEP = 1.7


@rule
def limit_of(m: Minds, mind: int) -> float:
    """The most this mind would bid, by the facts that were noted."""
    limit = 0.0
    for fact in range(LIMIT_FACTS):
        limit += m.rates[mind * RATES + OWN + fact] * m.facts[fact]
    return limit


@rule
def bid_by_limit(t: Table, m: Minds, seat: int, mind: int, mood: int) -> int:
    """The least total that is allowed while the limit allows it, or a jump towards the limit."""
    note_auction(t, m, seat)
    least = least_total(t, seat)
    limit = limit_of(m, mind) + m.rates[mind * RATES + MOOD] * normal(mood)
    if least > limit:
        return 0
    jump = m.rates[mind * RATES + JUMP] * unit(keyed(mood, t.high)) * (limit - least)
    return min(most_total(t, seat), least + int(jump))


@rule
def raise_chance_by_limit(m: Minds, mind: int, least: int) -> float:
    """How likely this mind bids here, softened: nothing is certain."""
    spread = max(_SHARPEST, m.rates[mind * RATES + MOOD])
    return logistic((limit_of(m, mind) - least + 0.5) / spread)


@rule
def logistic(x: float) -> float:
    """From 0 to 1, steep around 0."""
    return 1.0 / (1.0 + math.exp(-_STEEP * min(max(x, -8.0), 8.0)))


@rule
def value_cards_by_rates(t: Table, m: Minds, seat: int, mind: int) -> int:
    """For every building: what it brings now against what keeping it is worth, into `outs`."""
    row = mind * RATES
    size = note_cards(t, m, seat, 4.0 * note_row(t, m) * m.rates[row + FOLLOWING])
    for place in range(size):
        card = place * FACTS
        kept = m.rates[row + KEEPING] * m.cards[card + KEPT]
        m.outs[place] = m.cards[card + BRINGS] - kept + m.rates[row + TOP] * m.cards[card + BEST]
    return size


@rule
def card_spread_of_rates(m: Minds, mind: int) -> float:
    """How far its values wander."""
    return m.rates[mind * RATES + CARD_MOOD]
