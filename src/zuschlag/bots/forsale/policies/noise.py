"""Noise that is keyed, never drawn from a stream: the same mood whatever happened in between.

A playout that differs in one move keeps all other moods, and a game is the same in any order.
"""

from zuschlag.rules.bits import drop_lowest, lowest
from zuschlag.rules.chance import keyed
from zuschlag.rules.forsale.state import BUY, Table
from zuschlag.rules.kernel import rule

_SALES = 1024


@rule
def unit(noise: int) -> float:
    """From 0 to 1, each as likely."""
    return (noise & 0x7FFFFFFFFFFFFFFF) * 1.0842021724855044e-19


@rule
def normal(noise: int) -> float:
    """As good as Gaussian with spread 1: four uniform parts of one number."""
    total = (noise & 0xFFFF) + ((noise >> 16) & 0xFFFF)
    total += ((noise >> 32) & 0xFFFF) + ((noise >> 48) & 0xFFFF)
    return (total * 1.52587890625e-05 - 2.0) * 1.7320508


@rule
def mood_of(t: Table, seat: int, seed: int) -> int:
    """One mood for each seat and round."""
    phase = 0 if t.phase == BUY else _SALES
    return keyed(seed, phase + t.round_number * 8 + seat)


@rule
def seed_of(t: Table) -> int:
    """A seed that anybody at the table could reckon and that lasts a round: what lies open.

    A bot that is made afresh for every move keeps its mood by this.
    """
    if t.phase == BUY:
        return keyed(t.building_deck[t.drawn], t.round_number)
    held = 0
    for seat in range(t.seats):
        held |= t.hand[seat]
    seed = keyed(held, t.round_number)
    row = t.row
    while row:
        seed = keyed(seed, t.worth[lowest(row)])
        row = drop_lowest(row)
    return seed
