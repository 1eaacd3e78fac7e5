"""Seats counted from whoever looks, so that one policy can play them all."""

from zuschlag.rules.bits import first
from zuschlag.rules.kernel import rule


@rule
def counted_from(seats: int, members: int, seat: int) -> int:
    """A set of seats, counted from this one."""
    return (members >> seat | members << (seats - seat)) & first(seats)


@rule
def steps_to(seats: int, other: int, seat: int) -> int:
    """How many places further on the other sits."""
    return other - seat if other >= seat else other - seat + seats


@rule
def seat_after(seats: int, seat: int, steps: int) -> int:
    """The seat so many places further on."""
    return seat + steps if seat + steps < seats else seat + steps - seats
