"""Options race: those clearly worse than the leader drop out, so that the close ones get the games.

All options see the same imagined games, so it is the spread of the *difference* that counts.
"""

import math

from zuschlag.bots.forsale.policies.minds import OPTIONS, Minds
from zuschlag.rules.kernel import rule

FIRST_LOOK = 32
_CLEAR = 2.5
DROPPED = 1000.0
"""Taken off the value of an option that dropped out, so that it is never the best."""


@rule
def line_up(m: Minds, options: int) -> None:
    """All options at the start."""
    for one in range(options):
        m.alive[one] = 1
        m.values[one] = 0.0
        for other in range(options):
            m.squares[one * OPTIONS + other] = 0.0


@rule
def compare(m: Minds, options: int) -> None:
    """Add the last results, and the squares of their differences."""
    for one in range(options):
        if m.alive[one]:
            m.values[one] += m.last[one]
            for other in range(one):
                if m.alive[other]:
                    gap = m.last[one] - m.last[other]
                    m.squares[one * OPTIONS + other] += gap * gap
                    m.squares[other * OPTIONS + one] += gap * gap


@rule
def drop_beaten(m: Minds, options: int, games: int) -> int:
    """Turn `values` of the clearly beaten into means and let them go; how many are left."""
    best = leader(m, options)
    left = 0
    for one in range(options):
        if m.alive[one]:
            gap = (m.values[best] - m.values[one]) / games
            spread = max(m.squares[best * OPTIONS + one] / games - gap * gap, 0.0)
            if one != best and gap > _CLEAR * math.sqrt(spread / games) + 1.0e-12:
                m.alive[one] = 0
                m.values[one] = m.values[one] / games - DROPPED
            else:
                left += 1
    return left


@rule
def leader(m: Minds, options: int) -> int:
    """The best of those who are still in."""
    best = -1
    for one in range(options):
        if m.alive[one] and (best < 0 or m.values[one] > m.values[best]):
            best = one
    return best


@rule
def finish(m: Minds, options: int, games: int) -> int:
    """Means instead of sums; the best option."""
    best = leader(m, options)
    for one in range(options):
        if m.alive[one]:
            m.values[one] /= games
    return best
