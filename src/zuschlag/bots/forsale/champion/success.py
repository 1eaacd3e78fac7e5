"""What a finished game was worth to a seat: the win, shared if need be, and a little for money."""

from zuschlag.rules.forsale.score import is_better, score
from zuschlag.rules.forsale.state import Table
from zuschlag.rules.kernel import rule

MONEY = 0.01
"""What one unit of margin counts beside a win."""


@rule
def win_share(t: Table, seat: int) -> float:
    """1 for the winner, in equal parts for those who are level, 0 for all others."""
    level = 1
    for other in range(t.seats):
        if other != seat:
            if is_better(t, other, seat):
                return 0.0
            if not is_better(t, seat, other):
                level += 1
    return 1.0 / level


@rule
def margin(t: Table, seat: int) -> float:
    """By how much the seat is richer than the others on average."""
    theirs = 0
    for other in range(t.seats):
        if other != seat:
            theirs += score(t, other)
    return score(t, seat) - theirs / (t.seats - 1)


@rule
def success(t: Table, seat: int) -> float:
    """What a search adds up."""
    return win_share(t, seat) + MONEY * margin(t, seat)
