"""Levels that may be taken off in a draft, so that something legal can still come of it.

A broken hotel wants four houses from the bank, which the same sale may have to bring in later.
"""

from zuschlag.research.monopoly.naming import add_level, named_levels, place_of
from zuschlag.rules.bits import EMPTY, add, drop, drop_lowest, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.building import MOST_HOUSES, houses_at, stays_even
from zuschlag.rules.monopoly.state import HOTEL_LEVEL, STREET_GROUPS, Move, Table


@rule
def drop_level(m: Move, slot: int) -> None:
    """One level less in the draft."""
    m.levels[slot] -= 1
    if m.levels[slot] == 0:
        m.streets = drop(m.streets, slot)


@rule
def streets_to_sell(t: Table, seat: int, m: Move, last: int) -> int:
    """The streets of which one level more may be sold, later in the order than the last one."""
    found = EMPTY
    rest = t.deeds[seat] & t.built
    while rest:
        slot = lowest(rest)
        if t.level[slot] > named_levels(m, slot) and place_of(t, m, slot, -1) > last:
            add_level(m, slot)
            if can_finish(t, seat, m, slot):
                found = add(found, slot)
            drop_level(m, slot)
        rest = drop_lowest(rest)
    return found


@rule
def can_finish(t: Table, seat: int, m: Move, slot: int) -> bool:
    """Even now, and there will be houses enough, whatever is still to be sold for it."""
    if not stays_even(t, t.group[slot], m.streets, m.levels, -1):
        return False
    if t.hotel_short_refused:
        return t.houses >= MOST_HOUSES * hotels_broken(t, m)
    return t.houses + most_freed(t, seat, m, slot) >= 0


@rule
def hotels_broken(t: Table, m: Move) -> int:
    """Hotels in the draft."""
    broken = 0
    rest = m.streets
    while rest:
        if t.level[lowest(rest)] == HOTEL_LEVEL:
            broken += 1
        rest = drop_lowest(rest)
    return broken


@rule
def freed_on(t: Table, m: Move, slot: int) -> int:
    """Houses that go back to the bank from a street as the draft says; below zero for a hotel."""
    return houses_at(t.level[slot]) - houses_at(t.level[slot] - named_levels(m, slot))


@rule
def most_freed(t: Table, seat: int, m: Move, slot: int) -> int:
    """Houses that the sale may bring in at most, where `slot` is what was named last."""
    current = t.group[slot]
    total = 0
    for group in range(STREET_GROUPS):
        rest = t.members[group] & t.deeds[seat] & t.built
        is_cleared = group > current or (group == current and not is_one_left_out(t, m, slot))
        while rest:
            other = lowest(rest)
            total += houses_at(t.level[other]) if is_cleared else freed_on(t, m, other)
            if group == current and not is_cleared:
                total += may_follow(t, m, slot, other)
            rest = drop_lowest(rest)
    return total


@rule
def is_one_left_out(t: Table, m: Move, slot: int) -> bool:
    """Whether a street of the group can no longer come down to the floor of this one."""
    before = t.level[slot] - named_levels(m, slot) + 1
    rest = t.members[t.group[slot]]
    while rest:
        other = lowest(rest)
        level = t.level[other] - named_levels(m, other)
        if level > before or (level == before and other < slot):
            return True
        rest = drop_lowest(rest)
    return False


@rule
def may_follow(t: Table, m: Move, slot: int, other: int) -> int:
    """One house more where one street is left out: the others may come down beside it."""
    before = t.level[slot] - named_levels(m, slot) + 1
    level = t.level[other] - named_levels(m, other)
    if before == HOTEL_LEVEL:
        return 1 if level == MOST_HOUSES and not t.hotel_needs_all else 0
    return 1 if level == before and other > slot else 0
