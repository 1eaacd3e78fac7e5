"""Auctions of land and of scarce buildings: clockwise, raise or pass (MA-AUCTION, GAP-41..47)."""

from zuschlag.rules.bits import EMPTY, add, clockwise, count, drop, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.building import rooms, set_level
from zuschlag.rules.monopoly.refusals import (
    BID_TOO_LOW,
    NO_ROOM,
    NO_STREET,
    NOT_ENOUGH_CASH,
    NOT_NOW,
    NOT_YOUR_TURN,
    OK,
    OUT_OF_THE_AUCTION,
    STREET_NOT_NAMED,
)
from zuschlag.rules.monopoly.state import (
    BANK,
    HOUSE,
    LAND,
    NO_LOT,
    NOBODY,
    SLOTS,
    STRIDE,
    Table,
    give_deed,
    is_bidder_asked,
    pay,
)
from zuschlag.rules.monopoly.telling import (
    BID_PLACED,
    BIDDER_PASSED,
    BUILT,
    LOT_OPENED,
    LOT_SOLD,
    LOT_UNSOLD,
    tell,
)


@rule
def open_land(t: Table, slot: int, after: int) -> None:
    """Everybody may bid, the left neighbour first (MA-BUY-3, MA-BUY-4, GAP-42)."""
    t.lot = LAND
    t.lot_slot = slot
    t.lot_bidders = t.living
    t.lot_leader = NOBODY
    t.lot_high = 0
    t.lot_street = NOBODY
    t.lot_turn = clockwise(t.living, after)
    tell(t, LOT_OPENED, t.lot_turn, LAND, slot, 0)


@rule
def open_building(t: Table, unit: int, leader: int, street: int, price: int) -> None:
    """One house or hotel leaves the stock; the wish is the first bid (GAP-33a, GAP-72)."""
    t.lot = unit
    t.lot_slot = NOBODY
    t.lot_bidders = EMPTY
    for seat in range(t.seats):
        if has(t.living, seat) and rooms(t, seat, unit) != EMPTY:
            t.lot_bidders = add(t.lot_bidders, seat)
    if unit == HOUSE:
        t.houses -= 1
    else:
        t.hotels -= 1
    t.lot_leader = leader
    t.lot_high = price
    t.lot_street = street
    t.lot_turn = clockwise(t.lot_bidders, leader)
    tell(t, LOT_OPENED, t.lot_turn, unit, street, price)
    tell(t, BID_PLACED, leader, unit, street, price)


@rule
def least_bid(t: Table) -> int:
    """The next step, or the opening (GAP-41)."""
    return t.lot_high + t.bid_step if t.lot_high > 0 else t.least_opening


@rule
def least_for_street(t: Table, street: int) -> int:
    """Nobody gets a scarce building below its regular price (GAP-33)."""
    least = least_bid(t)
    if t.lot == LAND or t.building_floor > 0:
        return least
    return max(least, t.house[street])


@rule
def street_to_build(t: Table, seat: int, named: int) -> int:
    """Where a building goes: as named, as wished, or the cheapest with room (MA-BUILD-11)."""
    if t.lot == LAND or named != NOBODY:
        return named
    best = NOBODY
    is_best_wished = False
    rest = rooms(t, seat, t.lot)
    while rest:
        slot = lowest(rest)
        is_wished = t.wish[seat * STRIDE + slot] > 0 and has(t.wishing, seat)
        if (
            best == NOBODY
            or (is_wished and not is_best_wished)
            or (is_wished == is_best_wished and t.house[slot] < t.house[best])
        ):
            best = slot
            is_best_wished = is_wished
        rest = drop_lowest(rest)
    return best


@rule
def may_leave_street_out(t: Table, seat: int) -> bool:
    """A bid says where the building will go, unless there is no choice (MA-BUILD-11, GAP-81)."""
    return not t.bid_names_street or count(rooms(t, seat, t.lot)) <= 1


@rule
def why_not_bidder(t: Table, seat: int) -> int:
    """Still in this auction, and asked (GAP-42)."""
    if t.lot == NO_LOT:
        return NOT_NOW
    if not has(t.lot_bidders, seat):
        return OUT_OF_THE_AUCTION
    return OK if is_bidder_asked(t, seat) else NOT_YOUR_TURN


@rule
def why_not_bid(t: Table, seat: int, amount: int, named: int) -> int:
    """High enough, cash on hand, and room for a building (GAP-33, GAP-41, GAP-44, MA-BUILD-10)."""
    why = why_not_bidder(t, seat)
    if why != OK:
        return why
    if t.lot != LAND and named == NOBODY and not may_leave_street_out(t, seat):
        return STREET_NOT_NAMED
    street = street_to_build(t, seat, named)
    if t.lot == LAND and named != NOBODY:
        return NO_STREET
    if t.lot != LAND and not (0 <= street < SLOTS and has(rooms(t, seat, t.lot), street)):
        return NO_ROOM
    if amount < least_for_street(t, street):
        return BID_TOO_LOW
    return OK if amount <= t.cash[seat] else NOT_ENOUGH_CASH


@rule
def place_bid(t: Table, seat: int, amount: int, named: int) -> None:
    """The highest bid stands until somebody raises it (GAP-42, GAP-44)."""
    t.lot_street = street_to_build(t, seat, named)
    t.lot_leader = seat
    t.lot_high = amount
    tell(t, BID_PLACED, seat, t.lot, t.lot_street, amount)
    go_on_bidding(t, seat)


@rule
def pass_lot(t: Table, seat: int) -> None:
    """Passing is final (GAP-42)."""
    t.lot_bidders = drop(t.lot_bidders, seat)
    tell(t, BIDDER_PASSED, seat, t.lot, t.lot_slot, t.lot_high)
    go_on_bidding(t, seat)


@rule
def go_on_bidding(t: Table, seat: int) -> None:
    """Ask the next, or let the hammer fall (GAP-42, GAP-43)."""
    if t.lot_bidders == EMPTY:
        tell(t, LOT_UNSOLD, BANK, t.lot, t.lot_slot, 0)
        t.lot = NO_LOT
    elif count(t.lot_bidders) == 1 and is_led(t):
        knock_down(t)
    else:
        t.lot_turn = clockwise(t.lot_bidders, seat)


@rule
def is_led(t: Table) -> bool:
    """Whether somebody who is still in has bid (GAP-42)."""
    return t.lot_leader != NOBODY and has(t.lot_bidders, t.lot_leader)


@rule
def knock_down(t: Table) -> None:
    """Sold: the leader pays and has it at once (MA-AUCTION-1..4, MA-BUILD-11)."""
    seat = t.lot_leader
    unit = t.lot
    t.lot = NO_LOT
    pay(t, seat, BANK, t.lot_high)
    if unit == LAND:
        give_deed(t, t.lot_slot, seat)
        tell(t, LOT_SOLD, seat, unit, t.lot_slot, t.lot_high)
    else:
        tell(t, LOT_SOLD, seat, unit, t.lot_street, t.lot_high)
        place_won_building(t, seat, unit, t.lot_street)


@rule
def place_won_building(t: Table, seat: int, unit: int, street: int) -> None:
    """It comes back from under the hammer and goes to the winner's street (MA-BUILD-9)."""
    if unit == HOUSE:
        t.houses += 1
    else:
        t.hotels += 1
    set_level(t, street, t.level[street] + 1)
    wished = seat * STRIDE + street
    if has(t.wishing, seat) and t.wish[wished] > 0:
        t.wish[wished] -= 1
    tell(t, BUILT, seat, t.level[street], street, t.lot_high)
