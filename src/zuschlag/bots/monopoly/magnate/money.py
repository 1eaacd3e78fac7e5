"""Mortgages, redemptions and debts: each the step that is worth most, or costs least."""

from zuschlag.bots.monopoly.magnate.building import EPSILON, MOST_ROWS
from zuschlag.bots.monopoly.magnate.mind import NOW, TRIED, Mind
from zuschlag.bots.monopoly.magnate.worth import utility
from zuschlag.rules.bits import EMPTY, add, count, drop, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule, shared
from zuschlag.rules.monopoly.building import can_clear, can_sell_one, may_build_in
from zuschlag.rules.monopoly.debt import is_broke
from zuschlag.rules.monopoly.mortgage import level_back, mortgage_value, redemption
from zuschlag.rules.monopoly.state import STREET_GROUPS, Move, Table, holds_group, is_bare
from zuschlag.rules.monopoly.verbs import GIVE_UP, MORTGAGE, REDEEM, SELL

WORTH_A_MORTGAGE = 0.002
FREE = 0.05
"""What every step towards a debt costs beside what it loses: fewer steps are better."""
NEVER = 1e18


@rule
def if_redeemed(t: Table, seat: int, slot: int, mind: Mind) -> float:
    """The utility with a mortgage paid back."""
    price = redemption(t, slot)
    t.cash[seat] -= price
    t.mortgaged = drop(t.mortgaged, slot)
    found = utility(t, seat, mind, TRIED)
    t.mortgaged = add(t.mortgaged, slot)
    t.cash[seat] += price
    return found


@rule
def if_mortgaged(t: Table, seat: int, slot: int, mind: Mind) -> float:
    """The utility with a deed turned over."""
    t.cash[seat] += mortgage_value(t, slot)
    t.mortgaged = add(t.mortgaged, slot)
    found = utility(t, seat, mind, TRIED)
    t.mortgaged = drop(t.mortgaged, slot)
    t.cash[seat] -= mortgage_value(t, slot)
    return found


@rule
def if_sold(t: Table, seat: int, slot: int, mind: Mind) -> float:
    """The utility with one level less on a street."""
    t.cash[seat] += level_back(t, slot)
    t.level[slot] -= 1
    found = utility(t, seat, mind, TRIED)
    t.level[slot] += 1
    t.cash[seat] -= level_back(t, slot)
    return found


@shared
def plan_ransom(t: Table, seat: int, m: Move, mind: Mind) -> bool:
    """The mortgage whose redemption raises the utility most."""
    mine = t.deeds[seat] & t.mortgaged
    if mine == EMPTY:
        return False
    best = utility(t, seat, mind, NOW) + EPSILON
    found = False
    while mine:
        slot = lowest(mine)
        mine = drop_lowest(mine)
        if t.cash[seat] < redemption(t, slot):
            continue
        after = if_redeemed(t, seat, slot, mind)
        if after > best:
            best = after
            m.verb = REDEEM
            m.number = slot
            found = True
    return found


@rule
def wants_money(t: Table, seat: int) -> bool:
    """A complete group has room for houses that the purse does not reach."""
    if t.houses == 0:
        return False
    for group in range(STREET_GROUPS):
        members = t.members[group]
        slot = lowest(members)
        is_low = may_build_in(t, seat, group) and t.level[slot] < MOST_ROWS
        if is_low and t.cash[seat] < MOST_ROWS * t.house[slot] * count(members):
            return True
    return False


@shared
def plan_mortgage(t: Table, seat: int, m: Move, mind: Mind) -> bool:
    """A mortgage that pays: money for houses on a complete group."""
    if not wants_money(t, seat):
        return False
    spare = t.deeds[seat] & ~t.mortgaged
    for group in range(STREET_GROUPS):
        if holds_group(t, seat, group):
            spare &= ~t.members[group]
    best = utility(t, seat, mind, NOW) + WORTH_A_MORTGAGE
    found = False
    while spare:
        slot = lowest(spare)
        spare = drop_lowest(spare)
        after = if_mortgaged(t, seat, slot, mind)
        if after > best:
            best = after
            m.verb = MORTGAGE
            m.number = slot
            found = True
    return found


@shared
def plan_payment(t: Table, seat: int, m: Move, mind: Mind) -> None:
    """What costs least utility for each M raised, deed or house."""
    m.verb = GIVE_UP
    if is_broke(t, seat):
        return
    need = float(max(1, t.debt[0] - t.cash[seat]))
    before = utility(t, seat, mind, NOW) + FREE
    best = NEVER
    rest = t.deeds[seat]
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        if not has(t.mortgaged, slot) and is_bare(t, t.group[slot]):
            loss = before - if_mortgaged(t, seat, slot, mind)
            loss /= min(need, float(max(1, mortgage_value(t, slot))))
            if loss < best:
                best = loss
                m.verb = MORTGAGE
                m.number = slot
        elif t.level[slot] > 0 and can_sell_one(t, slot):
            loss = before - if_sold(t, seat, slot, mind)
            loss /= min(need, float(max(1, level_back(t, slot))))
            if loss < best:
                best = loss
                m.verb = SELL
                m.number = slot
    if m.verb == SELL:
        m.streets = add(EMPTY, m.number)
        m.levels[m.number] = 1
    elif m.verb == GIVE_UP:
        sell_a_group(t, seat, m)


@rule
def sell_a_group(t: Table, seat: int, m: Move) -> None:
    """Where hotels cannot be broken one by one, a whole group goes."""
    for group in range(STREET_GROUPS):
        standing = t.deeds[seat] & t.members[group] & t.built
        if standing != EMPTY and can_clear(t, group):
            m.verb = SELL
            m.streets = standing
            while standing:
                m.levels[lowest(standing)] = t.level[lowest(standing)]
                standing = drop_lowest(standing)
            return
