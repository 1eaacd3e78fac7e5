"""What deeds and colour groups are worth beside the rent they bring now."""

from zuschlag.bots.monopoly.magnate.mind import (
    AV_RIVAL,
    AV_SPLIT,
    BLOCK,
    BUDGET,
    COUNT,
    FIGURES,
    FUTURE,
    KEPT,
    LONG_RUN,
    OTHERS_CLOSED,
    OUTLOOK,
    POT,
    POT_ONE,
    POT_TWO,
    RENTS,
    VISITS,
    W_DEBT,
    W_DEED,
    W_HOUSE,
    W_STATION,
    W_UTILITY,
    Mind,
)
from zuschlag.rules.bits import EMPTY, count, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule, shared
from zuschlag.rules.monopoly.state import (
    BANK,
    HOTEL_LEVEL,
    NOBODY,
    STATION_GROUP,
    STREET_GROUPS,
    Table,
)

TARGET = 3
"""Houses a group is thought to be built up to."""
RANSOM = 0.55
"""What it takes to redeem a deed, as a share of its price."""


@rule
def figure_of(t: Table, slot: int) -> int:
    """Which figure says what a deed is worth beside its rent."""
    if t.group[slot] < STREET_GROUPS:
        return W_DEED
    return W_STATION if t.group[slot] == STATION_GROUP else W_UTILITY


@rule
def house_weight(t: Table, mind: Mind) -> float:
    """The share of its cost that a building is worth beside its rent."""
    near: float = mind[OUTLOOK, COUNT]
    counted = 0.5 if t.half_buildings else 1.0
    own: float = mind[FIGURES, W_HOUSE]
    return near * counted + (1 - near) * own


@shared
def deeds_worth(t: Table, seat: int, mind: Mind) -> float:
    """All deeds and buildings of a seat."""
    kept = mind[OUTLOOK, KEPT]
    per_house = house_weight(t, mind)
    total = 0.0
    rest = t.deeds[seat]
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        price = float(t.price[slot])
        weight = mind[FIGURES, figure_of(t, slot)]
        if has(t.mortgaged, slot):
            weight -= RANSOM * mind[FIGURES, W_DEBT]
            total += (kept * 0.5 + (1 - kept) * weight) * price
        else:
            total += (kept + (1 - kept) * weight) * price
            total += per_house * t.house[slot] * t.level[slot]
    return total


@shared
def groups_worth(t: Table, seat: int, mind: Mind) -> float:
    """What the streets of a seat may still become."""
    far = 1 - mind[OUTLOOK, COUNT]
    total = 0.0
    for group in range(STREET_GROUPS):
        members = t.members[group]
        if t.deeds[seat] & members == EMPTY:
            continue
        if t.deeds[seat] & members != members:
            total += far * promise(t, seat, group, mind)
        elif t.mortgaged & members == EMPTY and t.houses > 0:
            total += far * growth(t, seat, group, mind)
    return total


@rule
def growth(t: Table, seat: int, group: int, mind: Mind) -> float:
    """Houses not yet built on a complete group, as far as the money will go."""
    members = t.members[group]
    cost = float(t.house[lowest(members)])
    budget = mind[FIGURES, BUDGET] * t.cash[seat] + mind[FIGURES, FUTURE]
    steps = max(0.0, budget) / (cost * count(members))
    more = 0.0
    built = 0.0
    rest = members
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        level = min(float(HOTEL_LEVEL), t.level[slot] + steps)
        rise = max(0.0, rent_at(t, slot, level) - mind[RENTS, slot])
        more += mind[LONG_RUN, slot] * rise
        built += (level - t.level[slot]) * cost
    gain: float = mind[OUTLOOK, VISITS] * more - (1 - house_weight(t, mind)) * built
    part: float = mind[FIGURES, POT]
    return part * max(0.0, gain)


@rule
def rent_at(t: Table, slot: int, level: float) -> float:
    """Rent at a broken level, between the two next to it."""
    low = int(level)
    here = float(t.rents[slot * 8 + low])
    if low >= HOTEL_LEVEL:
        return here
    return here + (level - low) * (t.rents[slot * 8 + low + 1] - here)


@rule
def promise(t: Table, seat: int, group: int, mind: Mind) -> float:
    """A part of what the whole group would be worth, by who has what is missing."""
    missing = t.members[group] & ~t.deeds[seat]
    reach: float = mind[FIGURES, POT_ONE] if count(missing) == 1 else mind[FIGURES, POT_TWO]
    holder = sole_holder(t, missing)
    if holder != BANK:
        # a rival: whether it can be had at all depends on whether this table trades
        willing = 1 - mind[OUTLOOK, OTHERS_CLOSED]
        if holder == NOBODY:
            reach *= willing * mind[FIGURES, AV_SPLIT]
        else:
            reach = willing * (reach * mind[FIGURES, AV_RIVAL] + mind[FIGURES, BLOCK])
    return reach * whole_worth(t, group, mind)


@rule
def sole_holder(t: Table, deeds: int) -> int:
    """Who holds all of these, maybe the bank; NOBODY if several do."""
    owner = t.owner[lowest(deeds)]
    return owner if t.deeds[owner] & deeds == deeds else NOBODY


@rule
def whole_worth(t: Table, group: int, mind: Mind) -> float:
    """What a group would bring with some houses on it, less what is lost on them."""
    members = t.members[group]
    rent = 0.0
    rest = members
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        rent += mind[LONG_RUN, slot] * t.rents[slot * 8 + TARGET]
    cost = float(TARGET * count(members) * t.house[lowest(members)])
    gain: float = mind[OUTLOOK, VISITS] * rent - (1 - house_weight(t, mind)) * cost
    return max(0.0, gain)
