"""What lies on a board, as somebody would write it on the sheet."""

from zuschlag.event.monopoly.sheet_words import Estate, MonopolySheet, SheetDeed
from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly.state import Table


def written(t: Table) -> MonopolySheet:
    """The sheet of a table that is over."""
    return MonopolySheet([_estate(t, seat) for seat in range(t.seats)])


def _estate(t: Table, seat: int) -> Estate:
    if seat not in listed(t.living):
        return Estate(out=t.out[seat])
    mortgaged = listed(t.mortgaged)
    deeds = [SheetDeed(at, t.level[at], at in mortgaged) for at in listed(t.deeds[seat])]
    return Estate(t.cash[seat], deeds)
