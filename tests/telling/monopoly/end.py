"""Counting, ranking, rulings. Ledger 1.1, GAP-48..53, MA-ORG-2."""

from typing import Any

from .board import GROUPS, HOTEL_LEVEL, SPACES
from .table import Table, must


def finish(table: Table, ending: str) -> None:
    """The game is over, whatever was pending."""
    table.ending = ending
    if table.auction is not None and table.auction.lot in table.stock:
        table.stock[str(table.auction.lot)] += 1
    table.auction = None
    table.dice_for = table.rent_roll = table.pending_steps = None
    for pending in (table.claims, table.debts, table.offers):
        pending.clear()
    for sets in (table.holds, table.asked):
        sets.clear()
    table.leaving = None
    table.wishes.clear()
    table.estate.clear()


def worth(table: Table, seat: int) -> int:
    """Cash, deeds, buildings. GAP-48."""
    if not table.alive(seat):
        return 0
    total = table.cash[seat]
    for slot in table.deeds(seat):
        space = SPACES[slot]
        total += space.mortgage if slot in table.mortgaged else space.price
        per_level = space.house if table.flags["end.buildings"] == "full" else space.house // 2
        total += table.level[slot] * per_level
    return total


def merit(table: Table, seat: int) -> tuple[int, ...]:
    """Higher is better: solvent first, then worth, then the tie-break list. GAP-51..53."""
    if not table.alive(seat):
        return (0, table.gone.index(seat))
    if table.flags["end.tiebreak"] == "shared":
        return (1, worth(table, seat))
    deeds = table.deeds(seat)
    groups = sum(all(slot in deeds for slot in slots) for slots in GROUPS.values())
    pieces = sum(1 if table.level[s] == HOTEL_LEVEL else table.level[s] for s in deeds)
    mortgages = sum(slot in table.mortgaged for slot in deeds)
    return (1, worth(table, seat), groups, table.cash[seat], pieces, -mortgages)


def ranks(table: Table) -> list[int]:
    """One rank per seat; ruled winners come first, the others keep their order behind."""
    ruled = table.ruled or []
    merits = [(seat in ruled, () if seat in ruled else merit(table, seat)) for seat in seats(table)]
    return [1 + sum(other > own for other in merits) for own in merits]


def seats(table: Table) -> range:
    """All seats, gone or not."""
    return range(table.seats)


def ruling(table: Table, written: dict[str, Any]) -> None:
    """The organiser's last word."""
    winners, reason = written["winners"], written["reason"]
    must(bool(winners) and len(set(winners)) == len(winners))
    must(all(seat in seats(table) for seat in winners))
    must(1 <= len(reason) <= 200 and reason.isprintable())
    if table.ending is None:
        finish(table, "ruling")
    elif table.rules > 1:  # GAP-82
        table.ending = "ruling"
    table.ruled = sorted(winners)
