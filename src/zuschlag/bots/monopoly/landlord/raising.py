"""How the landlord finds the money it owes."""

from zuschlag.bots.monopoly.landlord.worth import whole_deeds
from zuschlag.rules.bits import EMPTY, drop_lowest, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.building import can_clear, can_sell_one
from zuschlag.rules.monopoly.debt import is_broke
from zuschlag.rules.monopoly.state import STREET_GROUPS, Move, Table, is_bare
from zuschlag.rules.monopoly.verbs import GIVE_UP, MORTGAGE, SELL


@rule
def raise_or_give_up(t: Table, seat: int, m: Move) -> None:
    """Single deeds first, then buildings, complete groups last."""
    whole = whole_deeds(t, seat)
    spare = mortgageable(t, seat)
    if is_broke(t, seat):
        m.verb = GIVE_UP
    elif spare & ~whole != EMPTY:
        m.verb = MORTGAGE
        m.number = lowest(spare & ~whole)
    elif t.deeds[seat] & t.built != EMPTY:
        sell_something(t, seat, m)
    elif spare != EMPTY:
        m.verb = MORTGAGE
        m.number = lowest(spare)
    else:
        m.verb = GIVE_UP


@rule
def mortgageable(t: Table, seat: int) -> int:
    """Deeds that could be turned over now."""
    found = EMPTY
    rest = t.deeds[seat] & ~t.mortgaged
    while rest:
        if is_bare(t, t.group[lowest(rest)]):
            found |= 1 << lowest(rest)
        rest = drop_lowest(rest)
    return found


@rule
def sell_something(t: Table, seat: int, m: Move) -> None:
    """One level of the cheapest street, or a whole group where hotels cannot be broken."""
    m.verb = SELL
    m.streets = EMPTY
    rest = t.deeds[seat] & t.built
    while rest:
        slot = lowest(rest)
        if can_sell_one(t, slot):
            m.streets = 1 << slot
            m.levels[slot] = 1
            return
        rest = drop_lowest(rest)
    for group in range(STREET_GROUPS):
        standing = t.deeds[seat] & t.members[group] & t.built
        if standing != EMPTY and can_clear(t, group):
            m.streets = standing
            while standing:
                m.levels[lowest(standing)] = t.level[lowest(standing)]
                standing = drop_lowest(standing)
            return
    m.verb = GIVE_UP
