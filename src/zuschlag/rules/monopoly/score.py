"""Counting at the end: worth, rank, winners (MA-GOAL, GAP-48, GAP-51, GAP-53)."""

from zuschlag.rules.bits import EMPTY, add, count, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.mortgage import mortgage_value
from zuschlag.rules.monopoly.state import GROUPS, HOTEL_LEVEL, Table, holds_group, is_living


@rule
def worth(t: Table, seat: int) -> int:
    """Cash, deeds and buildings of a seat still in the game (GAP-48)."""
    if not is_living(t, seat):
        return 0
    return t.cash[seat] + worth_of_deeds(t, seat) + worth_of_buildings(t, seat)


@rule
def worth_of_deeds(t: Table, seat: int) -> int:
    """At their price, or at their mortgage if that is taken (GAP-48)."""
    total = 0
    rest = t.deeds[seat]
    while rest:
        slot = lowest(rest)
        total += mortgage_value(t, slot) if has(t.mortgaged, slot) else t.price[slot]
        rest = drop_lowest(rest)
    return total


@rule
def worth_of_buildings(t: Table, seat: int) -> int:
    """As bought, or half of that (GAP-48)."""
    total = 0
    rest = t.deeds[seat] & t.built
    while rest:
        slot = lowest(rest)
        building = t.level[slot] * t.house[slot]
        total += building // 2 if t.half_buildings else building
        rest = drop_lowest(rest)
    return total


@rule
def whole_groups(t: Table, seat: int) -> int:
    """Complete groups in one hand (GAP-51)."""
    found = 0
    for group in range(GROUPS):
        if holds_group(t, seat, group):
            found += 1
    return found


@rule
def buildings_of(t: Table, seat: int) -> int:
    """Houses and hotels on the seat's streets (GAP-51)."""
    found = 0
    rest = t.deeds[seat] & t.built
    while rest:
        found += 1 if t.level[lowest(rest)] == HOTEL_LEVEL else t.level[lowest(rest)]
        rest = drop_lowest(rest)
    return found


@rule
def is_ahead_on_list(t: Table, seat: int, other: int) -> bool:
    """Groups, then cash, then buildings, then fewer mortgages (GAP-51)."""
    groups = whole_groups(t, seat) - whole_groups(t, other)
    if groups != 0:
        return groups > 0
    cash = t.cash[seat] - t.cash[other]
    if cash != 0:
        return cash > 0
    buildings = buildings_of(t, seat) - buildings_of(t, other)
    if buildings != 0:
        return buildings > 0
    return count(t.deeds[seat] & t.mortgaged) < count(t.deeds[other] & t.mortgaged)


@rule
def is_better(t: Table, seat: int, other: int) -> bool:
    """Ruled, then solvent, then richer; the later bankrupt before the earlier (GAP-51, GAP-53)."""
    if has(t.ruled, seat) != has(t.ruled, other):
        return has(t.ruled, seat)
    if has(t.ruled, seat):
        return False
    if is_living(t, seat) and is_living(t, other):
        lead = worth(t, seat) - worth(t, other)
        if lead != 0 or not t.tiebreak_list:
            return lead > 0
        return is_ahead_on_list(t, seat, other)
    if is_living(t, seat) or is_living(t, other):
        return is_living(t, seat)
    return t.out[seat] > t.out[other]


@rule
def rank(t: Table, seat: int) -> int:
    """One more than the seats that are better; level seats share a rank (GAP-51, GAP-53)."""
    ahead = 0
    for other in range(t.seats):
        if is_better(t, other, seat):
            ahead += 1
    return ahead + 1


@rule
def winners(t: Table) -> int:
    """The set of seats nobody is ahead of (MA-GOAL-1, MA-GOAL-2, GAP-51, MA-ORG-2)."""
    found = EMPTY
    for seat in range(t.seats):
        if rank(t, seat) == 1:
            found = add(found, seat)
    return found
