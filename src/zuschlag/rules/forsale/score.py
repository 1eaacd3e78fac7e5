"""The end: cheques and coins are counted, and the richest wins."""

from zuschlag.rules.forsale.state import Table
from zuschlag.rules.kernel import rule


@rule
def score(t: Table, seat: int) -> int:
    """Cheques and coins left, in the same unit (FS15-END-2, FS97-END-0, FS97-END-2; C-18)."""
    return t.income[seat] + t.coins[seat]


@rule
def is_better(t: Table, seat: int, other: int) -> bool:
    """Richer, or as rich with more coins left (FS15-END-3..4, FS97-END-3)."""
    mine = score(t, seat)
    theirs = score(t, other)
    return mine > theirs or (mine == theirs and t.coins[seat] > t.coins[other])


@rule
def rank(t: Table, seat: int) -> int:
    """One more than the seats that are better; level seats share the place (FS15-END-5; C-16)."""
    place = 1
    for other in range(t.seats):
        if is_better(t, other, seat):
            place += 1
    return place
