"""Mortgages: money from the bank for a deed turned over, and the way back (MA-MORT)."""

from zuschlag.rules.bits import add, drop, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.refusals import (
    GROUP_BUILT,
    IS_MORTGAGED,
    NOT_ENOUGH_CASH,
    NOT_MORTGAGED,
    NOT_YOUR_DEED,
    OK,
)
from zuschlag.rules.monopoly.state import BANK, SLOTS, Table, is_bare, pay
from zuschlag.rules.monopoly.telling import MORTGAGED, REDEEMED, tell


@rule
def mortgage_value(t: Table, slot: int) -> int:
    """Half the printed price (MA-MORT-3)."""
    return t.price[slot] // 2


@rule
def interest(t: Table, slot: int) -> int:
    """Ten percent of the mortgage, rounded up to a whole M (MA-MORT-4, GAP-35)."""
    value = mortgage_value(t, slot)
    return value // 10 if t.interest_down else (value + 9) // 10


@rule
def level_back(t: Table, slot: int) -> int:
    """What the bank pays for one level: half its price (MA-SELL-1)."""
    return t.house[slot] // 2


@rule
def redemption(t: Table, slot: int) -> int:
    """Mortgage plus interest; an heir has paid the interest already (MA-MORT-4, GAP-38)."""
    if has(t.inherited, slot):
        return mortgage_value(t, slot)
    return mortgage_value(t, slot) + interest(t, slot)


@rule
def is_deed_of(t: Table, seat: int, slot: int) -> bool:
    """Whether the seat owns this slot (MA-MORT-1)."""
    return 0 <= slot < SLOTS and has(t.deeds[seat], slot)


@rule
def why_not_mortgage(t: Table, seat: int, slot: int) -> int:
    """Own, not yet mortgaged, no building in the group (MA-MORT-1, MA-MORT-2, GAP-34)."""
    if not is_deed_of(t, seat, slot):
        return NOT_YOUR_DEED
    if has(t.mortgaged, slot):
        return IS_MORTGAGED
    return OK if is_bare(t, t.group[slot]) else GROUP_BUILT


@rule
def mortgage(t: Table, seat: int, slot: int) -> None:
    """Turn the deed over; the bank pays (MA-MORT-3, MA-BANK-10)."""
    t.mortgaged = add(t.mortgaged, slot)
    pay(t, BANK, seat, mortgage_value(t, slot))
    tell(t, MORTGAGED, seat, BANK, slot, mortgage_value(t, slot))


@rule
def why_not_redeem(t: Table, seat: int, slot: int) -> int:
    """Own, mortgaged, and the cash is there (MA-MORT-4)."""
    if not is_deed_of(t, seat, slot):
        return NOT_YOUR_DEED
    if not has(t.mortgaged, slot):
        return NOT_MORTGAGED
    return OK if t.cash[seat] >= redemption(t, slot) else NOT_ENOUGH_CASH


@rule
def redeem(t: Table, seat: int, slot: int) -> None:
    """Pay and turn the deed face up (MA-MORT-4, MA-MORT-5)."""
    price = redemption(t, slot)
    pay(t, seat, BANK, price)
    t.mortgaged = drop(t.mortgaged, slot)
    t.inherited = drop(t.inherited, slot)
    tell(t, REDEEMED, seat, BANK, slot, price)


@rule
def most_to_raise(t: Table, seat: int) -> int:
    """Cash, half of every building, every mortgage still to be had (2.6, MA-BANKRUPT-1)."""
    total = t.cash[seat]
    rest = t.deeds[seat]
    while rest:
        slot = lowest(rest)
        if not has(t.mortgaged, slot):
            total += mortgage_value(t, slot) + t.level[slot] * level_back(t, slot)
        rest = drop_lowest(rest)
    return total
