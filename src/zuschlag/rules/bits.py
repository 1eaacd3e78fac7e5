"""Sets of seats and cards as bits of an int; rules say `has`, `add`, `lowest`, never a mask."""

from functools import lru_cache
from typing import Any

from zuschlag.rules.kernel import rule
from zuschlag.rules.machine import in_machine_code, nth_member, number

EMPTY = 0


def _count_trailing_zeros(builder: Any, values: list[Any]) -> Any:
    return builder.cttz(values[0], number(1, 1))


def _count_ones(builder: Any, values: list[Any]) -> Any:
    return builder.ctpop(values[0])


def _nth(builder: Any, values: list[Any]) -> Any:
    return nth_member(builder, values[0], values[1])


@in_machine_code(_count_trailing_zeros)
def lowest(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return (int(members) & -int(members)).bit_length() - 1


@in_machine_code(_count_ones)
def count(members: int) -> int:
    """How many members a set has."""
    return int(members).bit_count()


@rule
def has(members: int, one: int) -> bool:
    """Whether `one` is a member."""
    return (members >> one) & 1 == 1


@rule
def add(members: int, one: int) -> int:
    """The set with `one` in it."""
    return members | (1 << one)


@rule
def drop(members: int, one: int) -> int:
    """The set without `one`."""
    return members & ~(1 << one)


@rule
def drop_lowest(members: int) -> int:
    """The set without its smallest member."""
    return members & (members - 1)


@in_machine_code(_nth)
def nth(members: int, place: int) -> int:
    """The member that has `place` smaller ones."""
    rest = int(members)
    for _ in range(place):
        rest &= rest - 1
    return lowest(rest)


@rule
def first(size: int) -> int:
    """The set of 0, 1, ... size - 1."""
    return (1 << size) - 1


@rule
def remove(members: int, others: int) -> int:
    """The set without all members of another."""
    return members & ~others


@rule
def clockwise(seats: int, seat: int) -> int:
    """The first of a set of seats after this one, going round the table."""
    later = (seats >> (seat + 1)) << (seat + 1)
    return lowest(later) if later else lowest(seats)


def listed(members: int) -> list[int]:
    """The members in ascending order, for readers outside the rules."""
    return list(_members(int(members)))


@lru_cache(8192)
def _members(rest: int) -> tuple[int, ...]:
    """The same; tables ask for few sets again and again."""
    found = []
    while rest:
        low = rest & -rest
        found.append(low.bit_length() - 1)
        rest ^= low
    return tuple(found)


def gathered(members: list[int]) -> int:
    """The set of these members, for writers outside the rules."""
    mask = 0
    for one in members:
        mask |= 1 << one
    return mask
