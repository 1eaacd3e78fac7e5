"""Standings told a second time, in plain Python with fractions; nothing of ours is used.

A round is its number, whether it is the final, and tables of (entrant or None, place, amount,
has left).
"""

from fractions import Fraction
from functools import cmp_to_key

Seat = tuple[int | None, int, int, bool]
Round = tuple[int, bool, list[list[Seat]]]


def points(table: list[Seat], seat: Seat) -> Fraction:
    if seat[3]:
        return Fraction(0)
    beaten = sum(1 for other in table if other[1] > seat[1])
    level = sum(1 for other in table if other[1] == seat[1]) - 1
    return Fraction(100 * (2 * beaten + level), 2 * (len(table) - 1))


def sat_at(rounds: list[Round], who: int) -> list[tuple[bool, list[Seat], Seat]]:
    return [
        (is_final, table, seat)
        for _, is_final, tables in rounds
        for table in tables
        for seat in table
        if seat[0] == who
    ]


def total(rounds: list[Round], who: int, without: int | None = None) -> Fraction:
    """All points, perhaps leaving out games at which somebody else sat."""
    return sum(
        (
            points(table, seat)
            for _, table, seat in sat_at(rounds, who)
            if without is None or all(other[0] != without for other in table)
        ),
        Fraction(0),
    )


def wins(rounds: list[Round], who: int) -> Fraction:
    won = [(table, seat) for _, table, seat in sat_at(rounds, who) if seat[1] == 1 and not seat[3]]
    return sum((Fraction(1, sum(o[1] == 1 for o in table)) for table, _ in won), Fraction(0))


def money(rounds: list[Round], who: int) -> Fraction:
    found = Fraction(0)
    for _, table, seat in sat_at(rounds, who):
        if not seat[3]:
            whole = sum(other[2] for other in table)
            found += Fraction(seat[2], whole) if whole else Fraction(1, len(table))
    return found


def opponents(rounds: list[Round], who: int) -> Fraction:
    met = {o[0] for _, table, _ in sat_at(rounds, who) for o in table} - {who, None}
    made = [total(rounds, other, without=who) for other in met if other is not None]
    return sum(made, Fraction(0)) / len(made) if made else Fraction(0)


def final_place(rounds: list[Round], who: int) -> int | None:
    return next((seat[1] for is_final, _, seat in sat_at(rounds, who) if is_final), None)


def in_order(rounds: list[Round], entrants: list[int], lots: dict[int, str]) -> list[int]:
    """Who is ahead of whom, question by question."""

    def ahead(one: int, two: int) -> int:
        a, b = final_place(rounds, one), final_place(rounds, two)
        if (a is None) != (b is None):
            return -1 if b is None else 1
        if a is not None and b is not None and a != b:
            return -1 if a < b else 1
        for asked in (total, wins, money, opponents):
            mine, theirs = asked(rounds, one), asked(rounds, two)
            if mine != theirs:
                return -1 if mine > theirs else 1
        return -1 if lots[one] < lots[two] else 1

    return sorted(entrants, key=cmp_to_key(ahead))
