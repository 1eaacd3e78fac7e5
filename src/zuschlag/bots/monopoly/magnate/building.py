"""Where a magnate builds: whole rows at once, because one house alone often does not pay."""

from zuschlag.bots.monopoly.magnate.mind import NOW, TRIED, Mind
from zuschlag.bots.monopoly.magnate.worth import utility
from zuschlag.rules.bits import EMPTY, add, count, drop_lowest, lowest
from zuschlag.rules.kernel import rule, shared
from zuschlag.rules.monopoly.building import may_build_in, why_not_build
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import HOTEL_LEVEL, STREET_GROUPS, Move, Table
from zuschlag.rules.monopoly.verbs import BUILD

EPSILON = 1e-4
MOST_ROWS = 3
PLANS = MOST_ROWS + 2
"""One, two or three rows, a single unit, and all that can be paid."""


@rule
def spread(t: Table, group: int, units: int, m: Move) -> None:
    """Units evenly on a group, the dearer streets first, into the move."""
    m.streets = EMPTY
    rest = t.members[group]
    while rest:
        m.levels[lowest(rest)] = 0
        rest = drop_lowest(rest)
    for _ in range(units):
        lowest_street = next_street(t, group, m)
        m.levels[lowest_street] += 1
        m.streets = add(m.streets, lowest_street)


@rule
def next_street(t: Table, group: int, m: Move) -> int:
    """The last of the least built streets."""
    found = lowest(t.members[group])
    rest = t.members[group]
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        if t.level[slot] + m.levels[slot] <= t.level[found] + m.levels[found]:
            found = slot
    return found


@rule
def place(t: Table, seat: int, m: Move, sign: int) -> None:
    """Put the levels of a move on the record for a thought, or take them off."""
    rest = m.streets
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        t.level[slot] += sign * m.levels[slot]
        t.cash[seat] -= sign * m.levels[slot] * t.house[slot]


@rule
def room_in(t: Table, seat: int, group: int) -> int:
    """Units that fit and can be paid, three rows at most."""
    room = 0
    rest = t.members[group]
    while rest:
        room += HOTEL_LEVEL - t.level[lowest(rest)]
        rest = drop_lowest(rest)
    paid = t.cash[seat] // t.house[lowest(t.members[group])]
    return min(min(paid, room), MOST_ROWS * count(t.members[group]))


@rule
def units_of(plan: int, size: int, room: int) -> int:
    """How many units a plan has; 0 if there is no room for it."""
    if plan < MOST_ROWS:
        units = (plan + 1) * size
    elif plan == MOST_ROWS:
        units = 1
    else:
        units = room if room % size else 0
    return units if units <= room else 0


@shared
def plan_houses(t: Table, seat: int, m: Move, mind: Mind) -> bool:
    """The units on one group that raise the utility most; False when nothing is worth it."""
    best = EPSILON
    best_group = -1
    best_units = 0
    before = 0.0
    for group in range(STREET_GROUPS):
        room = room_in(t, seat, group) if may_build_in(t, seat, group) else 0
        if room < 1:
            continue
        if before == 0.0:
            before = utility(t, seat, mind, NOW)
        for plan in range(PLANS):
            units = units_of(plan, count(t.members[group]), room)
            gain = gain_by(t, seat, group, units, m, mind) - before if units > 0 else 0.0
            if units > 0 and gain > best:
                best = gain
                best_group = group
                best_units = units
    if best_group < 0:
        return False
    spread(t, best_group, best_units, m)
    m.verb = BUILD
    return True


@rule
def gain_by(t: Table, seat: int, group: int, units: int, m: Move, mind: Mind) -> float:
    """The utility with these units built; nothing is so bad as what cannot be built."""
    spread(t, group, units, m)
    if why_not_build(t, seat, m.streets, m.levels) != OK:
        return -1e9
    place(t, seat, m, 1)
    found = utility(t, seat, mind, TRIED)
    place(t, seat, m, -1)
    return found
