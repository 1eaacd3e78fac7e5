"""Houses and hotels: building, selling, and the mortgages beside them. Ledger 1.11..1.13."""

from .board import HOTEL_LEVEL, SPACES, STREETS, with_mates
from .table import Table, must


def is_even(table: Table, level: dict[int, int], slot: int) -> bool:
    """Inside a group levels differ by one at most. MA-BUILD-3, GAP-07."""
    levels = [level[mate] for mate in with_mates(slot)]
    if not table.flags["hotel.needsAllFour"]:
        levels = [min(height, 4) for height in levels]
    return max(levels) - min(levels) <= 1


def houses_on(level: int) -> int:
    """How many houses there are at this level."""
    return level if level < HOTEL_LEVEL else 0


def may_build_on(table: Table, seat: int, slot: int) -> bool:
    """A street of a complete group without mortgages. MA-BUILD-1, MA-BUILD-7."""
    return (
        SPACES[slot].kind == "street" and table.owns_group(seat, slot) and table.group_is_free(slot)
    )


def rooms(table: Table, seat: int, unit: str, level: dict[int, int]) -> list[int]:
    """Streets where one more house, or a hotel, could go; the cheapest, lowest slot first."""
    found = []
    for slot in STREETS:
        fits = level[slot] == 4 if unit == "hotel" else level[slot] < 4
        higher = level | {slot: level[slot] + 1}
        if fits and may_build_on(table, seat, slot) and is_even(table, higher, slot):
            found.append(slot)
    return sorted(found, key=lambda slot: (SPACES[slot].house, slot))


def could_place(table: Table, seat: int, unit: str) -> int:
    """How many of these the seat could place now, by room and by cash, cheapest first."""
    level, cash, placed = dict(table.level), table.cash[seat], 0
    while True:
        free = rooms(table, seat, unit, level)
        if not free or SPACES[free[0]].house > cash:
            return placed
        cash -= SPACES[free[0]].house
        level[free[0]] += 1
        placed += 1


def is_eligible(table: Table, seat: int) -> bool:
    """Room, stock for it, and cash for one level there."""
    return any(
        table.stock[unit] > 0 and table.cash[seat] >= SPACES[slot].house
        for unit in ("house", "hotel")
        for slot in rooms(table, seat, unit, table.level)
    )


def eligible_others(table: Table, seat: int) -> list[int]:
    """The other builders who have to be asked."""
    return [other for other in table.living() if other != seat and is_eligible(table, other)]


def higher_levels(table: Table, plan: dict[int, int]) -> dict[int, int]:
    """The levels after so many levels more (or fewer) on each street."""
    return table.level | {slot: table.level[slot] + more for slot, more in plan.items()}


def taken_from_stock(table: Table, level: dict[int, int]) -> dict[str, int]:
    """Houses and hotels that must lie in the bank for this purchase. GAP-33b."""
    taken = {"house": 0, "hotel": 0}
    for slot in STREETS:
        taken["house"] += max(min(level[slot], 4) - min(table.level[slot], 4), 0)
        if level[slot] == HOTEL_LEVEL and table.level[slot] < HOTEL_LEVEL:
            taken["hotel"] += 1
    return taken


def price_of(plan: dict[int, int]) -> int:
    """The regular price of these levels. MA-BUILD-2, MA-BUILD-5."""
    return sum(SPACES[slot].house * more for slot, more in plan.items())


def check_plan(table: Table, seat: int, plan: dict[int, int]) -> None:
    """Refuse what could not be built as one transaction."""
    must(bool(plan) and all(more > 0 for more in plan.values()))
    must(all(slot in STREETS for slot in plan))
    level = higher_levels(table, plan)
    for slot in plan:
        must(may_build_on(table, seat, slot))
        must(level[slot] <= HOTEL_LEVEL)  # MA-BUILD-4, MA-BUILD-6
        must(is_even(table, level, slot))
    must(price_of(plan) <= table.cash[seat])
    for unit, count in taken_from_stock(table, level).items():
        must(count <= table.stock[unit])  # MA-BUILD-8


def plan_of(slots: list[int]) -> dict[int, int]:
    """One level per entry."""
    return {slot: slots.count(slot) for slot in slots}


def build(table: Table, seat: int, slots: list[int]) -> None:
    """Build at once, or ask the others first. Ledger 2.5, 7."""
    must(table.has_floor(seat))
    plan = plan_of(slots)
    check_plan(table, seat, plan)
    if must_ask(table, seat, plan):
        table.wishes = {seat: plan}
        table.asked = set(eligible_others(table, seat))
        return
    table.pay(seat, None, price_of(plan))
    set_levels(table, higher_levels(table, plan))


def must_ask(table: Table, seat: int, plan: dict[int, int]) -> bool:
    """`build.alwaysAsk`: would this purchase dodge an auction."""
    others = eligible_others(table, seat)
    mode = table.flags["build.alwaysAsk"]
    if mode == "off" or not others:
        return False
    if mode == "on":
        return True
    level = higher_levels(table, plan)
    left = stock_after(table, level)
    for unit, count in taken_from_stock(table, level).items():
        if count and any(could_place(table, other, unit) > left[unit] for other in others):
            return True
    return False


def stock_after(table: Table, level: dict[int, int]) -> dict[str, int]:
    """The bank's buildings if the board stood at these levels."""
    stock = dict(table.stock)
    for slot in STREETS:
        stock["house"] += houses_on(table.level[slot]) - houses_on(level[slot])
        stock["hotel"] += (table.level[slot] == HOTEL_LEVEL) - (level[slot] == HOTEL_LEVEL)
    return stock


def set_levels(table: Table, level: dict[int, int]) -> None:
    """Move buildings between bank and board."""
    table.stock = stock_after(table, level)
    table.level = level


def raise_street(table: Table, slot: int) -> None:
    """One level more; a hotel gives four houses back. MA-BUILD-5."""
    set_levels(table, table.level | {slot: table.level[slot] + 1})


def may_raise_cash(table: Table, seat: int) -> bool:
    """With the floor, as the first debtor, or as a bidder in turn. GAP-23, GAP-44."""
    if table.has_floor(seat) or table.is_first_debtor(seat):
        return True
    return seat in bidders_in_turn(table)


def bidders_in_turn(table: Table) -> list[int]:
    """Who may bid now; in an open outcry everybody left but the leader. GAP-42."""
    if table.auction is None or table.asked or table.ending is not None:
        return []
    if table.flags["auction.order"] == "open":
        return sorted(seat for seat in table.auction.remaining if seat != table.auction.leader)
    return table.auction.remaining[:1]


def sell(table: Table, seat: int, slots: list[int]) -> None:
    """Levels back to the bank at half price, in one even transaction. MA-SELL-1..3, GAP-33d."""
    must(may_raise_cash(table, seat))
    must(bool(slots) and all(slot in STREETS and table.owner[slot] == seat for slot in slots))
    plan = {slot: -count for slot, count in plan_of(slots).items()}
    level = higher_levels(table, plan)
    must(all(level[slot] >= 0 and is_even(table, level, slot) for slot in plan))
    must(stock_after(table, level)["house"] >= 0)
    if table.flags["sell.hotelShort"] == "refuse":
        broken = sum(table.level[slot] == HOTEL_LEVEL for slot in plan)
        must(4 * broken <= table.stock["house"])
    table.pay(None, seat, sum(SPACES[slot].house // 2 for slot in slots))
    set_levels(table, level)


def take_down_all(table: Table, seat: int) -> int:
    """Every building of a leaving seat goes back; returns half their price."""
    proceeds = 0
    level = dict(table.level)
    for slot in table.deeds(seat):
        proceeds += level[slot] * (SPACES[slot].house // 2)
        level[slot] = 0
    set_levels(table, level)
    return proceeds


def mortgage(table: Table, seat: int, slot: int) -> None:
    """MA-MORT-1..3."""
    must(may_raise_cash(table, seat))
    must(table.owner.get(slot) == seat and slot not in table.mortgaged)
    must(table.group_is_bare(slot))
    table.mortgaged.add(slot)
    table.pay(None, seat, SPACES[slot].mortgage)


def redeem(table: Table, seat: int, slot: int) -> None:
    """Amount plus 10 %; inherited deeds have paid it until the next roll. MA-MORT-4, GAP-38."""
    must(table.has_floor(seat))
    must(table.owner.get(slot) == seat and slot in table.mortgaged)
    cost = SPACES[slot].mortgage
    if slot not in table.inherited:
        cost += SPACES[slot].interest
    must(table.cash[seat] >= cost)
    table.pay(seat, None, cost)
    table.mortgaged.remove(slot)
    table.inherited.discard(slot)
