"""The rents that are due as things stand, and the peril they are to those who must come by."""

from zuschlag.bots.monopoly.magnate.mind import (
    FIGURES,
    INCOME,
    LANDING,
    LONG_RUN,
    RENTS,
    RUIN,
    SHORTFALL,
    Mind,
)
from zuschlag.rules.bits import drop_lowest, gathered, has, lowest
from zuschlag.rules.kernel import rule, shared
from zuschlag.rules.monopoly.layout import GROUPS as LAYOUT
from zuschlag.rules.monopoly.mortgage import most_to_raise
from zuschlag.rules.monopoly.rent import sisters, street_rent
from zuschlag.rules.monopoly.state import (
    BANK,
    MOST_SEATS,
    SLOTS,
    STATION_GROUP,
    STREET_GROUPS,
    UTILITY_GROUP,
    Table,
)

PROPERTIES = gathered([slot for slot, group in enumerate(LAYOUT) if group])
MEAN_THROW = 7.0


@rule
def rent_now(t: Table, slot: int) -> float:
    """What a visitor of somebody's slot would owe."""
    group = t.group[slot]
    if group < STREET_GROUPS:
        return float(street_rent(t, slot))
    if group == STATION_GROUP:
        return float(t.station_rent[sisters(t, slot, group) - 1])
    return MEAN_THROW * t.utility_times[sisters(t, slot, UTILITY_GROUP) - 1]


@shared
def note_rents(t: Table, mind: Mind, row: int) -> None:
    """The rent of every slot, 0 where none is due; in the row what each seat earns by a throw."""
    for seat in range(MOST_SEATS):
        mind[row, INCOME + seat] = 0.0
    for slot in range(SLOTS):
        mind[RENTS, slot] = 0.0
    rest = PROPERTIES & ~(t.deeds[BANK] | t.mortgaged)
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        rent = rent_now(t, slot)
        mind[RENTS, slot] = rent
        mind[row, INCOME + t.owner[slot]] += mind[LONG_RUN, slot] * rent


@rule
def standing_at(t: Table, seat: int) -> int:
    """The row of the landing table for where a seat is, in jail by its turn there."""
    return LANDING + (SLOTS + t.jailed[seat] - 1 if t.jailed[seat] > 0 else t.at[seat])


@shared
def peril(t: Table, seat: int, worth: float, mind: Mind) -> float:
    """Expected loss within a lap by rents beyond the purse, or beyond all that can be raised."""
    row = standing_at(t, seat)
    cash = float(t.cash[seat])
    raised = -1.0
    loss = 0.0
    rest = PROPERTIES & ~(t.deeds[seat] | t.deeds[BANK])
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        rent = mind[RENTS, slot]
        if rent > cash:
            loss += mind[row, slot] * mind[FIGURES, SHORTFALL] * (rent - cash)
            if raised < 0:
                raised = float(most_to_raise(t, seat))
            if rent > raised:
                loss += mind[row, slot] * mind[FIGURES, RUIN] * max(0.0, worth)
    return loss


@rule
def awaiting(t: Table, seat: int, mind: Mind) -> float:
    """The rent others expect of a seat within a lap."""
    total = 0.0
    rest = PROPERTIES & ~(t.deeds[seat] | t.deeds[BANK])
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        if not has(t.mortgaged, slot):
            total += mind[LANDING + t.at[seat], slot] * mind[RENTS, slot]
    return total
