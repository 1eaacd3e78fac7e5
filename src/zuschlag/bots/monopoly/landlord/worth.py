"""What things are worth to the landlord."""

from zuschlag.rules.bits import EMPTY, count, drop, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.mortgage import interest, mortgage_value
from zuschlag.rules.monopoly.state import BANK, STATION_GROUP, STREET_GROUPS, Table, holds_group

CALM_RESERVE = 100
WARY_RESERVE = 250


@rule
def reserve(t: Table, seat: int) -> int:
    """Cash to keep back: more once others have built."""
    return WARY_RESERVE if t.built & ~t.deeds[seat] != EMPTY else CALM_RESERVE


@rule
def value(t: Table, seat: int, slot: int) -> int:
    """What a deed is worth in this seat's hand, with what else it holds."""
    group = t.group[slot]
    price = t.price[slot]
    others = drop(t.members[group], slot)
    mine = count(t.deeds[seat] & others)
    worth = price
    if group < STREET_GROUPS:
        if mine == count(others):
            worth = 2 * price + 4 * t.house[slot]
        elif is_held_by_one(t, others):
            worth = price + price // 2
        elif mine > 0:
            worth = price + price // 4
    elif group == STATION_GROUP:
        worth = price + 50 * mine
    if has(t.mortgaged, slot):
        worth -= mortgage_value(t, slot) + interest(t, slot)
    return worth


@rule
def is_held_by_one(t: Table, deeds: int) -> bool:
    """Whether one player holds all of these."""
    owner = t.owner[lowest(deeds)]
    return owner != BANK and t.deeds[owner] & deeds == deeds


@rule
def danger(t: Table, other: int, slot: int) -> int:
    """What it costs to complete another's group."""
    group = t.group[slot]
    if group >= STREET_GROUPS:
        return 0
    others = drop(t.members[group], slot)
    return t.price[slot] + 2 * t.house[slot] if t.deeds[other] & others == others else 0


@rule
def gain(t: Table, seat: int, other: int, got: int, given: int) -> int:
    """What a swap of deeds is worth to a seat, before any cash."""
    total = 0
    rest = got
    while rest:
        total += value(t, seat, lowest(rest))
        if has(t.mortgaged, lowest(rest)):
            total -= interest(t, lowest(rest))
        rest = drop_lowest(rest)
    rest = given
    while rest:
        total -= value(t, seat, lowest(rest)) + danger(t, other, lowest(rest))
        rest = drop_lowest(rest)
    return total


@rule
def whole_deeds(t: Table, seat: int) -> int:
    """All deeds of complete groups."""
    found = EMPTY
    for group in range(STREET_GROUPS):
        if holds_group(t, seat, group):
            found |= t.members[group]
    return found
