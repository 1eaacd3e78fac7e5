"""Which table gets which number: as many people as possible stay where they are."""

from collections.abc import Collection, Sequence
from itertools import combinations

from zuschlag.event.seating.meetings import Round


def least_walking(
    rounds: Sequence[Round], last: Round | None, fixed: Collection[int]
) -> list[list[list[int]]]:
    """The same groups, some with other tables: of the same size, and where nobody is fixed."""
    numbered = [[list(table) for table in tables] for tables in rounds]
    for tables in numbered:
        if last is not None:
            _renumber(tables, last, fixed)
        last = tables
    return numbered


def _renumber(tables: list[list[int]], last: Round, fixed: Collection[int]) -> None:
    was_at = {person: table for table, people in enumerate(last) for person in people}
    movable = [
        number for number, table in enumerate(tables) if not any(who in fixed for who in table)
    ]
    is_better = True
    while is_better:
        is_better = False
        for one, two in combinations(movable, 2):
            if len(tables[one]) == len(tables[two]) and _gain(tables, one, two, was_at) > 0:
                tables[one], tables[two] = tables[two], tables[one]
                is_better = True


def _gain(tables: list[list[int]], one: int, two: int, was_at: dict[int, int]) -> int:
    """How many more would stay if two groups exchanged their tables."""
    before = [was_at.get(person) for person in tables[one]]
    after = [was_at.get(person) for person in tables[two]]
    return before.count(two) + after.count(one) - before.count(one) - after.count(two)
