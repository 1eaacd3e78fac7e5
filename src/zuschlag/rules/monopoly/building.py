"""Building and selling, evenly and in whole transactions (MA-BUILD, MA-SELL, GAP-33b, GAP-33d)."""

from zuschlag.rules.bits import EMPTY, add, drop, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.mortgage import level_back
from zuschlag.rules.monopoly.refusals import (
    GROUP_INCOMPLETE,
    GROUP_MORTGAGED,
    NO_ROOM,
    NO_STREET,
    NOT_ENOUGH_CASH,
    NOT_YOUR_DEED,
    NOTHING_NAMED,
    OK,
    TOO_FEW_HOTELS,
    TOO_FEW_HOUSES,
    UNEVEN,
)
from zuschlag.rules.monopoly.state import (
    BANK,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    SLOTS,
    STREET,
    STREET_GROUPS,
    PerSlot,
    Table,
    holds_group,
    pay,
)
from zuschlag.rules.monopoly.telling import BUILT, UNBUILT, tell

MOST_HOUSES = 4


@rule
def houses_at(level: int) -> int:
    """Houses standing on a street of this level; a hotel replaced them (MA-BUILD-5)."""
    return level if level < HOTEL_LEVEL else 0


@rule
def set_level(t: Table, slot: int, level: int) -> None:
    """Put houses or the hotel on a street; the rest stays with the bank (MA-BANK-9)."""
    before = t.level[slot]
    t.houses += houses_at(before) - houses_at(level)
    if before == HOTEL_LEVEL:
        t.hotels += 1
    if level == HOTEL_LEVEL:
        t.hotels -= 1
    t.level[slot] = level
    t.built = add(t.built, slot) if level > 0 else drop(t.built, slot)


@rule
def may_build_in(t: Table, seat: int, group: int) -> bool:
    """Complete and free of mortgages (MA-BUILD-1, MA-BUILD-7)."""
    return holds_group(t, seat, group) and t.mortgaged & t.members[group] == EMPTY


@rule
def even_level(t: Table, level: int) -> int:
    """What a level counts for evenness: a hotel is the fifth (GAP-07)."""
    return level if t.hotel_needs_all else min(level, MOST_HOUSES)


@rule
def stays_even(t: Table, group: int, streets: int, levels: PerSlot, sign: int) -> bool:
    """Most and least built street differ by one level at most (MA-BUILD-3, MA-SELL-2)."""
    least = HOTEL_LEVEL
    most = 0
    rest = t.members[group]
    while rest:
        slot = lowest(rest)
        level = t.level[slot]
        if has(streets, slot):
            level += sign * levels[slot]
        level = even_level(t, level)
        least = min(least, level)
        most = max(most, level)
        rest = drop_lowest(rest)
    return most - least <= 1


@rule
def all_stay_even(t: Table, streets: int, levels: PerSlot, sign: int) -> bool:
    """Every group touched is even when all is done (MA-BUILD-3, MA-SELL-2)."""
    rest = streets
    while rest:
        if not stays_even(t, t.group[lowest(rest)], streets, levels, sign):
            return False
        rest = drop_lowest(rest)
    return True


@rule
def why_not_streets(t: Table, seat: int, streets: int, levels: PerSlot) -> int:
    """Only own streets can be built on or cleared (MA-BUILD-1, MA-SELL-2)."""
    if streets == EMPTY:
        return NOTHING_NAMED
    rest = streets
    while rest:
        slot = lowest(rest)
        if slot >= SLOTS or t.kind[slot] != STREET:
            return NO_STREET
        if t.owner[slot] != seat:
            return NOT_YOUR_DEED
        if levels[slot] < 1:
            return NOTHING_NAMED
        rest = drop_lowest(rest)
    return OK


@rule
def why_not_group(t: Table, seat: int, streets: int) -> int:
    """Every group to be built on is complete and free of mortgages (MA-BUILD-1, MA-BUILD-7)."""
    rest = streets
    while rest:
        group = t.group[lowest(rest)]
        if not holds_group(t, seat, group):
            return GROUP_INCOMPLETE
        if t.mortgaged & t.members[group] != EMPTY:
            return GROUP_MORTGAGED
        rest = drop_lowest(rest)
    return OK


@rule
def is_too_high(t: Table, streets: int, levels: PerSlot) -> bool:
    """Nothing goes on top of a hotel (MA-BUILD-4, MA-BUILD-6)."""
    rest = streets
    while rest:
        slot = lowest(rest)
        if t.level[slot] + levels[slot] > HOTEL_LEVEL:
            return True
        rest = drop_lowest(rest)
    return False


@rule
def houses_taken(t: Table, streets: int, levels: PerSlot) -> int:
    """Houses that must exist, even those that turn into a hotel at once (MA-BUILD-5, GAP-33b)."""
    taken = 0
    rest = streets
    while rest:
        slot = lowest(rest)
        taken += min(t.level[slot] + levels[slot], MOST_HOUSES) - t.level[slot]
        rest = drop_lowest(rest)
    return taken


@rule
def hotels_taken(t: Table, streets: int, levels: PerSlot) -> int:
    """Hotels this purchase takes from the bank (MA-BUILD-5)."""
    taken = 0
    rest = streets
    while rest:
        slot = lowest(rest)
        if t.level[slot] + levels[slot] == HOTEL_LEVEL:
            taken += 1
        rest = drop_lowest(rest)
    return taken


@rule
def regular_price(t: Table, streets: int, levels: PerSlot) -> int:
    """What the deeds ask for these levels (MA-BUILD-2)."""
    total = 0
    rest = streets
    while rest:
        slot = lowest(rest)
        total += levels[slot] * t.house[slot]
        rest = drop_lowest(rest)
    return total


@rule
def why_not_build(t: Table, seat: int, streets: int, levels: PerSlot) -> int:
    """The first reason against building all this in one go (MA-BUILD-1..8, GAP-33b)."""
    why = why_not_streets(t, seat, streets, levels)
    if why == OK:
        why = why_not_group(t, seat, streets)
    if why != OK:
        return why
    if is_too_high(t, streets, levels):
        return NO_ROOM
    if not all_stay_even(t, streets, levels, 1):
        return UNEVEN
    if t.houses < houses_taken(t, streets, levels):
        return TOO_FEW_HOUSES
    if t.hotels < hotels_taken(t, streets, levels):
        return TOO_FEW_HOTELS
    return OK if t.cash[seat] >= regular_price(t, streets, levels) else NOT_ENOUGH_CASH


@rule
def build(t: Table, seat: int, streets: int, levels: PerSlot) -> None:
    """Pay the regular price and place everything at once (MA-BUILD-2, MA-BUILD-11)."""
    rest = streets
    while rest:
        slot = lowest(rest)
        price = levels[slot] * t.house[slot]
        pay(t, seat, BANK, price)
        set_level(t, slot, t.level[slot] + levels[slot])
        tell(t, BUILT, seat, t.level[slot], slot, price)
        rest = drop_lowest(rest)


@rule
def why_not_sell(t: Table, seat: int, streets: int, levels: PerSlot) -> int:
    """Even at the end, and the bank has the houses a broken hotel needs (MA-SELL-2, GAP-33d)."""
    why = why_not_streets(t, seat, streets, levels)
    if why != OK:
        return why
    houses = t.houses
    broken = 0
    rest = streets
    while rest:
        slot = lowest(rest)
        after = t.level[slot] - levels[slot]
        if after < 0:
            return NO_ROOM
        houses += houses_at(t.level[slot]) - houses_at(after)
        if t.level[slot] == HOTEL_LEVEL:
            broken += 1
        rest = drop_lowest(rest)
    if not all_stay_even(t, streets, levels, -1):
        return UNEVEN
    if houses < 0 or (t.hotel_short_refused and t.houses < MOST_HOUSES * broken):
        return TOO_FEW_HOUSES
    return OK


@rule
def sell(t: Table, seat: int, streets: int, levels: PerSlot) -> None:
    """Half price back, all in one transaction (MA-SELL-1..3, GAP-33d)."""
    rest = streets
    while rest:
        slot = lowest(rest)
        clear(t, seat, slot, levels[slot])
        rest = drop_lowest(rest)


@rule
def clear(t: Table, seat: int, slot: int, levels: int) -> None:
    """Take levels off one street for half their price (MA-SELL-1)."""
    back = levels * level_back(t, slot)
    pay(t, BANK, seat, back)
    set_level(t, slot, t.level[slot] - levels)
    tell(t, UNBUILT, seat, t.level[slot], slot, back)


@rule
def can_sell_one(t: Table, slot: int) -> bool:
    """Whether one level may go by itself (MA-SELL-2, MA-SELL-3, GAP-33d)."""
    level = t.level[slot]
    if level == 0 or (level == HOTEL_LEVEL and t.houses < MOST_HOUSES):
        return False
    most = 0
    rest = t.members[t.group[slot]]
    while rest:
        most = max(most, even_level(t, t.level[lowest(rest)]))
        rest = drop_lowest(rest)
    return even_level(t, level - 1) >= most - 1


@rule
def can_clear(t: Table, group: int) -> bool:
    """Whether all buildings of a group may go in one transaction (GAP-33d)."""
    rest = t.built & t.members[group]
    if rest == EMPTY:
        return False
    broken = 0
    while rest:
        if t.level[lowest(rest)] == HOTEL_LEVEL:
            broken += 1
        rest = drop_lowest(rest)
    return not t.hotel_short_refused or t.houses >= MOST_HOUSES * broken


@rule
def rooms(t: Table, seat: int, unit: int) -> int:
    """The streets where this seat could place one more house, or a hotel (MA-BUILD-10)."""
    found = EMPTY
    for group in range(STREET_GROUPS):
        if may_build_in(t, seat, group):
            found |= rooms_in(t, group, unit)
    return found


@rule
def rooms_in(t: Table, group: int, unit: int) -> int:
    """The lowest streets of a group below four houses, or those ready for a hotel (GAP-07)."""
    least = HOTEL_LEVEL
    rest = t.members[group]
    while rest:
        least = min(least, even_level(t, t.level[lowest(rest)]))
        rest = drop_lowest(rest)
    found = EMPTY
    rest = t.members[group]
    while rest:
        slot = lowest(rest)
        level = t.level[slot]
        if unit == HOUSE and level == least and level < MOST_HOUSES:
            found = add(found, slot)
        if unit == HOTEL and level == MOST_HOUSES and even_level(t, HOTEL_LEVEL) - least <= 1:
            found = add(found, slot)
        rest = drop_lowest(rest)
    return found


@rule
def affordable(t: Table, seat: int, streets: int) -> int:
    """Those of the streets on which the seat can pay one level (MA-BUILD-2)."""
    found = EMPTY
    rest = streets
    while rest:
        if t.house[lowest(rest)] <= t.cash[seat]:
            found = add(found, lowest(rest))
        rest = drop_lowest(rest)
    return found


@rule
def can_build_now(t: Table, seat: int) -> int:
    """Streets with room, stock and cash for one level more (MA-BUILD-8, GAP-32)."""
    spots = EMPTY
    if t.houses > 0:
        spots |= rooms(t, seat, HOUSE)
    if t.hotels > 0:
        spots |= rooms(t, seat, HOTEL)
    return affordable(t, seat, spots)


@rule
def could_place(t: Table, seat: int, unit: int) -> int:
    """How many units room and cash would allow, the cheapest first (MA-BUILD-9)."""
    placed = 0
    cash = t.cash[seat]
    open_groups = EMPTY
    for group in range(STREET_GROUPS):
        if may_build_in(t, seat, group):
            open_groups = add(open_groups, group)
    while open_groups:
        group = cheapest_group(t, open_groups)
        open_groups = drop(open_groups, group)
        price = t.house[lowest(t.members[group])]
        units = min(units_in(t, group, unit), cash // price)
        placed += units
        cash -= units * price
    return placed


@rule
def cheapest_group(t: Table, groups: int) -> int:
    """The group whose houses cost least (MA-BUILD-9)."""
    best = lowest(groups)
    rest = drop_lowest(groups)
    while rest:
        group = lowest(rest)
        if t.house[lowest(t.members[group])] < t.house[lowest(t.members[best])]:
            best = group
        rest = drop_lowest(rest)
    return best


@rule
def units_in(t: Table, group: int, unit: int) -> int:
    """Room in a group: houses up to four each, or hotels that could stand at once (MA-BUILD-9)."""
    units = 0
    rest = t.members[group] if unit == HOUSE else rooms_in(t, group, HOTEL)
    while rest:
        units += max(0, MOST_HOUSES - t.level[lowest(rest)]) if unit == HOUSE else 1
        rest = drop_lowest(rest)
    return units
