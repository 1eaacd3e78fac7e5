"""What came out at a table and in a round; standings are worked out from these and nothing else."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

HEAT, SWISS, ROBIN, FINAL = "heat", "swiss", "robin", "final"
STAGES = (HEAT, SWISS, ROBIN, FINAL)


class SeatResult(msgspec.Struct, frozen=True):
    """One seat: an entrant, or a bot (None); the place, shared by who is level; the money."""

    entrant: int | None
    place: int
    amount: int
    has_left: bool = False  # got up and did not come back: the seat played on for nothing


class RoundResult(msgspec.Struct, frozen=True):
    """All tables of a round that are closed."""

    number: int
    stage: str
    tables: list[list[SeatResult]]


def shares(table: Sequence[SeatResult]) -> list[Fraction]:
    """Everybody's part of all the money at the table: nobody gains by helping each other."""
    total = sum(seat.amount for seat in table)
    if total == 0:
        return [Fraction(1, len(table))] * len(table)
    return [Fraction(seat.amount, total) for seat in table]
