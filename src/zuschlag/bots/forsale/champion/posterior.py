"""Who sits there? For every seat the chance of every mind of the population, from what it did.

Bayes with a floor: nobody is ever ruled out, since nobody plays exactly like a mind.
"""

from zuschlag.bots.forsale.policies.choosing import card_chances, note_bidding, raise_chance
from zuschlag.bots.forsale.policies.minds import MOST_MINDS, Minds
from zuschlag.bots.forsale.policies.noise import unit
from zuschlag.rules.bits import count, first
from zuschlag.rules.chance import keyed
from zuschlag.rules.forsale.auction import least_total, most_total
from zuschlag.rules.forsale.state import Table
from zuschlag.rules.kernel import rule, shared

_FLOOR = 0.03
_RETURN = 0.01
_CAST = 300


@rule
def trust_all(t: Table, m: Minds) -> None:
    """Before anything is seen everybody may be anybody."""
    for seat in range(t.seats):
        for mind in range(m.minds[0]):
            m.trust[seat * MOST_MINDS + mind] = 1.0 / m.minds[0]


@rule
def learn(m: Minds, seat: int) -> None:
    """Weigh the minds by how likely what was seen is for each."""
    minds = m.minds[0]
    row = seat * MOST_MINDS
    total = 0.0
    for mind in range(minds):
        m.trust[row + mind] *= _FLOOR + (1.0 - _FLOOR) * m.likely[mind]
        total += m.trust[row + mind]
    for mind in range(minds):
        m.trust[row + mind] = (1.0 - _RETURN) * m.trust[row + mind] / total + _RETURN / minds


@shared
def learn_bid(t: Table, m: Minds, seat: int, total: int) -> None:
    """The seat is about to bid this total, or to pass (0)."""
    if least_total(t, seat) > most_total(t, seat):
        return
    note_bidding(t, m, seat)
    for mind in range(m.minds[0]):
        chance = raise_chance(t, m, seat, mind)
        m.likely[mind] = chance if total > 0 else 1.0 - chance
    learn(m, seat)


@shared
def learn_card(t: Table, m: Minds, seat: int, building: int) -> None:
    """The seat lays this building down, with everybody's hand as it was before."""
    hand = t.hand[seat]
    if count(hand) < 2:
        return
    place = count(hand & first(building))
    for mind in range(m.minds[0]):
        card_chances(t, m, seat, mind)
        m.likely[mind] = m.outs[place]
    learn(m, seat)


@rule
def cast_all(t: Table, m: Minds, me: int, own: int, seed: int) -> None:
    """Draw a mind for every other seat by what is trusted; the own seat plays its own."""
    for seat in range(t.seats):
        m.cast[seat] = own if seat == me else drawn_mind(m, seat, unit(keyed(seed, _CAST + seat)))


@rule
def drawn_mind(m: Minds, seat: int, chance: float) -> int:
    """The mind at which the chances add up to this."""
    row = seat * MOST_MINDS
    mind = 0
    total = m.trust[row]
    while chance > total and mind < m.minds[0] - 1:
        mind += 1
        total += m.trust[row + mind]
    return mind
