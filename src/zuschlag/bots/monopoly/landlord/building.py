"""When and where the landlord builds and redeems."""

from zuschlag.bots.monopoly.landlord.worth import reserve, whole_deeds
from zuschlag.rules.bits import EMPTY, drop_lowest, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.building import MOST_HOUSES, may_build_in, rooms_in
from zuschlag.rules.monopoly.mortgage import redemption
from zuschlag.rules.monopoly.state import HOTEL, HOUSE, STREET_GROUPS, Move, Table
from zuschlag.rules.monopoly.verbs import REDEEM

ENOUGH_HOUSES = 3
COMFORT = 300
"""What must be left beside the reserve before money goes into hotels or old mortgages."""


@rule
def plan_building(t: Table, seat: int, m: Move) -> bool:
    """Streets for one more level each, as the purse allows; False when nothing is to be built."""
    m.streets = EMPTY
    if whole_deeds(t, seat) == EMPTY:
        return False
    spare = t.cash[seat] - reserve(t, seat)
    for step in range(STREET_GROUPS):
        # from the middle of the board, where most visitors come by
        group = (step + ENOUGH_HOUSES) % STREET_GROUPS
        if may_build_in(t, seat, group) and plan_in(t, group, spare, m):
            return True
    return False


@rule
def plan_in(t: Table, group: int, spare: int, m: Move) -> bool:
    """One level on each of the lowest streets of a group that can be paid."""
    unit = HOUSE
    stock = t.houses
    streets = rooms_in(t, group, HOUSE)
    if streets == EMPTY:
        unit = HOTEL
        stock = t.hotels
        streets = rooms_in(t, group, HOTEL)
    if streets == EMPTY or stock == 0:
        return False
    price = t.house[lowest(streets)]
    if unit == HOTEL or t.level[lowest(streets)] >= ENOUGH_HOUSES:
        spare -= COMFORT
    while streets and spare >= price and stock > 0:
        slot = lowest(streets)
        m.streets |= 1 << slot
        m.levels[slot] = 1
        spare -= price
        stock -= 1
        streets = drop_lowest(streets)
    return m.streets != EMPTY


@rule
def plan_redeeming(t: Table, seat: int, m: Move) -> bool:
    """Redeem a deed when there is plenty of cash, those of complete groups first."""
    mine = t.deeds[seat] & t.mortgaged
    if mine == EMPTY:
        return False
    spare = t.cash[seat] - reserve(t, seat)
    whole = mine & whole_deeds(t, seat)
    slot = lowest(whole) if whole else lowest(mine)
    if spare < redemption(t, slot) + (0 if whole else COMFORT):
        return False
    m.verb = REDEEM
    m.number = slot
    return True


@rule
def most_for_house(t: Table, seat: int, street: int) -> int:
    """What a scarce building is worth under the hammer."""
    worth = t.house[street] * 2 if t.level[street] < MOST_HOUSES else t.house[street]
    return min(worth, t.cash[seat] - reserve(t, seat))
