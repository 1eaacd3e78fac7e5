"""Scarce buildings: sealed wishes, then everybody served or one unit under the hammer (2.5)."""

from zuschlag.rules.bits import EMPTY, add, clockwise, count, drop, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.auction import open_building
from zuschlag.rules.monopoly.building import (
    MOST_HOUSES,
    affordable,
    build,
    can_build_now,
    could_place,
    hotels_taken,
    houses_taken,
    rooms,
    set_level,
)
from zuschlag.rules.monopoly.state import (
    ASK_ALWAYS,
    ASK_NEVER,
    BANK,
    HOTEL,
    HOUSE,
    NOBODY,
    SLOTS,
    STRIDE,
    PerSlot,
    Table,
    pay,
)
from zuschlag.rules.monopoly.telling import BUILT, WISH_SEALED, WISHES_CALLED, tell


@rule
def eligible_others(t: Table, seat: int) -> int:
    """Who else could build something now (GAP-21, GAP-32)."""
    found = EMPTY
    for other in range(t.seats):
        if other != seat and has(t.living, other) and can_build_now(t, other) != EMPTY:
            found = add(found, other)
    return found


@rule
def is_contested(t: Table, seat: int, streets: int, levels: PerSlot) -> bool:
    """Whether the others must be asked before this purchase (2.5, MA-BUILD-9)."""
    if t.ask_mode == ASK_NEVER:
        return False
    houses = houses_taken(t, streets, levels)
    hotels = hotels_taken(t, streets, levels)
    houses_left = t.houses - houses + MOST_HOUSES * hotels
    rest = eligible_others(t, seat)
    if t.ask_mode == ASK_ALWAYS:
        return rest != EMPTY
    while rest:
        other = lowest(rest)
        if houses > 0 and houses_left < could_place(t, other, HOUSE):
            return True
        if hotels > 0 and t.hotels - hotels < could_place(t, other, HOTEL):
            return True
        rest = drop_lowest(rest)
    return False


@rule
def build_or_ask(t: Table, seat: int, streets: int, levels: PerSlot) -> None:
    """Build at once, unless that would dodge an auction (MA-BUILD-9, GAP-32)."""
    if is_contested(t, seat, streets, levels):
        call_for_wishes(t, seat, streets, levels)
    else:
        build(t, seat, streets, levels)


@rule
def call_for_wishes(t: Table, seat: int, streets: int, levels: PerSlot) -> None:
    """The first wish opens a sealed collection among all who could build (GAP-21)."""
    t.wishing = EMPTY
    t.answered = EMPTY
    t.called_by = seat
    t.asked = eligible_others(t, seat)
    tell(t, WISHES_CALLED, seat, BANK, 0, t.asked)
    seal_wish(t, seat, streets, levels)


@rule
def seal_wish(t: Table, seat: int, streets: int, levels: PerSlot) -> None:
    """Nobody sees it before all have answered (GAP-21)."""
    for slot in range(SLOTS):
        t.wish[seat * STRIDE + slot] = levels[slot] if has(streets, slot) else 0
    t.wishing = add(t.wishing, seat)
    answer_call(t, seat)


@rule
def answer_call(t: Table, seat: int) -> None:
    """A wish and no wish look alike (GAP-21)."""
    t.asked = drop(t.asked, seat)
    t.answered = add(t.answered, seat)
    tell(t, WISH_SEALED, seat, BANK, 0, 0)


@rule
def wish_nothing(t: Table, seat: int) -> None:
    """Asked, and content with what is there (GAP-21)."""
    answer_call(t, seat)


@rule
def wished_spots(t: Table, seat: int, unit: int) -> int:
    """Wished-for streets on which one unit can be placed and paid for now (GAP-32)."""
    found = EMPTY
    rest = affordable(t, seat, rooms(t, seat, unit))
    while rest:
        slot = lowest(rest)
        if t.wish[seat * STRIDE + slot] > 0:
            found = add(found, slot)
        rest = drop_lowest(rest)
    return found


@rule
def wished_units(t: Table, seat: int, unit: int) -> int:
    """How many units of a type the seat still wishes for and can place and pay for (GAP-32)."""
    units = 0
    spots = wished_spots(t, seat, unit)
    while spots:
        pretend(t, seat, lowest(spots), 1)
        units += 1
        spots = wished_spots(t, seat, unit)
    for slot in range(SLOTS):
        pretend(t, seat, slot, -t.pretended[slot])
    return units


@rule
def pretend(t: Table, seat: int, slot: int, levels: int) -> None:
    """Place wished levels for a moment, or take them back (GAP-32)."""
    t.level[slot] += levels
    t.pretended[slot] += levels
    t.wish[seat * STRIDE + slot] -= levels
    t.cash[seat] -= levels * t.house[slot]


@rule
def work_off_wishes(t: Table) -> None:
    """Houses first, then hotels, again while anything moves (GAP-33c)."""
    if not serve(t, HOUSE, t.houses) and not serve(t, HOTEL, t.hotels):
        t.wishing = EMPTY


@rule
def serve(t: Table, unit: int, stock: int) -> bool:
    """Everybody at the regular price, or one unit is auctioned (MA-BUILD-9, GAP-32)."""
    total = 0
    wishers = EMPTY
    rest = t.wishing
    while rest:
        units = wished_units(t, lowest(rest), unit)
        if units > 0:
            wishers = add(wishers, lowest(rest))
            total += units
        rest = drop_lowest(rest)
    if stock == 0 or wishers == EMPTY:
        return False
    if total <= stock or count(wishers) == 1:
        serve_all(t, wishers, unit)
    else:
        put_up(t, wishers, unit)
    return True


@rule
def serve_all(t: Table, wishers: int, unit: int) -> None:
    """Seat by seat, clockwise, at the regular price (GAP-32)."""
    seat = t.last_turn
    for _ in range(count(wishers)):
        seat = clockwise(wishers, seat)
        spots = wished_spots(t, seat, unit)
        while spots and (t.houses if unit == HOUSE else t.hotels) > 0:
            grant(t, seat, lowest(spots))
            spots = wished_spots(t, seat, unit)


@rule
def grant(t: Table, seat: int, slot: int) -> None:
    """One wished unit at the regular price, placed at once (MA-BUILD-2, MA-BUILD-11)."""
    pay(t, seat, BANK, t.house[slot])
    set_level(t, slot, t.level[slot] + 1)
    t.wish[seat * STRIDE + slot] -= 1
    tell(t, BUILT, seat, t.level[slot], slot, t.house[slot])


@rule
def put_up(t: Table, wishers: int, unit: int) -> None:
    """The cheapest wish opens the bidding, the first clockwise among equals (GAP-33, GAP-33a)."""
    best = NOBODY
    best_street = NOBODY
    seat = t.last_turn
    for _ in range(count(wishers)):
        seat = clockwise(wishers, seat)
        street = cheapest(t, wished_spots(t, seat, unit))
        if best == NOBODY or t.house[street] < t.house[best_street]:
            best = seat
            best_street = street
    price = t.building_floor if t.building_floor > 0 else t.house[best_street]
    open_building(t, unit, best, best_street, price)


@rule
def cheapest(t: Table, streets: int) -> int:
    """The street with the lowest house price (GAP-33)."""
    best = lowest(streets)
    rest = drop_lowest(streets)
    while rest:
        if t.house[lowest(rest)] < t.house[best]:
            best = lowest(rest)
        rest = drop_lowest(rest)
    return best
