"""Building when buildings are short: sealed wishes. Ledger 2.5."""

from .auction import open_building
from .board import SPACES
from .building import check_plan, eligible_others, raise_street, rooms
from .table import Table, must


def wish(table: Table, seat: int, plan: dict[int, int]) -> None:
    """Open a collection of wishes in the window, or answer one."""
    must(table.dice_for is None)
    if table.asked:
        must(seat in table.asked)
        check_plan(table, seat, plan)
        table.asked.remove(seat)
    else:
        must(table.is_quiet() and table.in_window)
        check_plan(table, seat, plan)
        table.asked = set(eligible_others(table, seat))
    table.wishes[seat] = dict(plan)


def placeable(table: Table, seat: int, unit: str) -> list[int]:
    """The wished units of this type that the seat can still place and pay, in order."""
    level, cash, found = dict(table.level), table.cash[seat], list[int]()
    rest = dict(table.wishes.get(seat, {}))
    while True:
        free = [slot for slot in rooms(table, seat, unit, level) if rest.get(slot, 0) > 0]
        if not free or SPACES[free[0]].house > cash:
            return found
        cash -= SPACES[free[0]].house
        level[free[0]] += 1
        rest[free[0]] -= 1
        found.append(free[0])


def fulfil(table: Table) -> None:
    """Houses, then hotels, while anything moves; what is left over lapses."""
    moved = True
    while moved:
        moved = False
        for unit in ("house", "hotel"):
            wanted = {seat: placeable(table, seat, unit) for seat in table.left_of(table.pivot)}
            wanted = {seat: streets for seat, streets in wanted.items() if streets}
            count = sum(len(streets) for streets in wanted.values())
            if not wanted or table.stock[unit] == 0:
                continue
            if count > table.stock[unit] and len(wanted) > 1:
                auction_one(table, unit, wanted)
                return
            for seat, streets in wanted.items():
                for street in streets[: table.stock[unit]]:
                    build_one(table, seat, street)
            moved = True
    table.wishes.clear()


def build_one(table: Table, seat: int, street: int) -> None:
    """One wished level at the regular price."""
    table.pay(seat, None, SPACES[street].house)
    table.wishes[seat][street] -= 1
    raise_street(table, street)


def auction_one(table: Table, unit: str, wanted: dict[int, list[int]]) -> None:
    """The cheapest wish opens the bidding, among equals the first declarer. GAP-33, GAP-33a."""
    lowest = min(SPACES[streets[0]].house for streets in wanted.values())
    for seat, streets in wanted.items():
        if SPACES[streets[0]].house == lowest:
            open_building(table, unit, seat, streets[0])
            return
