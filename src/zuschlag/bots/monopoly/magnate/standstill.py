"""A duel that stands still: what one gains by a trade the other loses, so nobody ever trades.

Where two are left, all land is sold and nobody has anything to build, salaries outgrow all rents
and only a swap moves the game: in time both put up with one that gives each of them a group and
takes the least money.
"""

from zuschlag.rules.bits import EMPTY, count, drop_lowest, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.state import BANK, HOTEL_LEVEL, STREET_GROUPS, Table

DUEL = 2
PATIENCE = 40
"""Rounds that a game may take before anybody thinks of it."""
IMPATIENCE = 0.0005
"""Of the chance to win, what a swap may seem to cost for every round after that."""


@rule
def slack(t: Table) -> float:
    """What a trade may cost now: nothing, but where the game stands still."""
    if count(t.living) != DUEL or t.rounds <= PATIENCE or t.deeds[BANK] != EMPTY:
        return 0.0
    rest = t.living
    while rest:
        if can_still_build(t, lowest(rest)):
            return 0.0
        rest = drop_lowest(rest)
    return IMPATIENCE * (t.rounds - PATIENCE)


@rule
def can_still_build(t: Table, seat: int) -> bool:
    """Whether a seat has a whole group, free of debt, with room for a building."""
    for group in range(STREET_GROUPS):
        members = t.members[group]
        if t.deeds[seat] & members == members and t.mortgaged & members == EMPTY:
            rest = members
            while rest:
                if t.level[lowest(rest)] < HOTEL_LEVEL:
                    return True
                rest = drop_lowest(rest)
    return False
