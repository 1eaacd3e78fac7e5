"""The order at each table: everybody has every seat about equally often.

A seat is a colour of the edge between a person and a table: a graph of two sides can always be
coloured with as many colours as a table has seats (König), so with equal tables it comes out even.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from zuschlag.event.seating.meetings import Round

Vertex = tuple[int, int, int]
"""A person and which run of rounds, or a table: kind, and two numbers."""

Taken = Counter[tuple[int, int]]
"""How often somebody had a seat: by person and seat."""

_PERSON, _TABLE = 0, 1
_PASSES = 4


def taken(rounds: Iterable[Round]) -> Taken:
    """How often everybody had each seat."""
    return Counter(
        (person, seat) for tables in rounds for table in tables for seat, person in enumerate(table)
    )


def in_order(rounds: Sequence[Round], past: Sequence[Round] = ()) -> list[list[list[int]]]:
    """The same people at the same tables, in the order of their seats."""
    ordered = _coloured(rounds)
    had = taken(past) + taken(ordered)
    for _ in range(_PASSES):
        changed = sum(_reseat(table, had) for tables in ordered for table in tables)
        if not changed:
            break
    return ordered


def seat_by_need(tables: Round, past: Sequence[Round]) -> list[list[int]]:
    """One round: everybody where they have sat least."""
    had = taken(past)
    return [_best_order(table, had) for table in tables]


def _coloured(rounds: Sequence[Round]) -> list[list[list[int]]]:
    seats = max(len(table) for tables in rounds for table in tables)
    at: dict[tuple[Vertex, int], Vertex] = {}
    for person, table in _edges(rounds, seats):
        mine = _first_free(at, person, seats)
        theirs = _first_free(at, table, seats)
        if mine != theirs:
            _turn_path(at, table, mine, theirs)
        at[person, mine], at[table, mine] = table, person
    return [
        [
            [at[vertex, seat][1] for seat in range(seats) if (vertex, seat) in at]
            for vertex in ((_TABLE, number, table) for table in range(len(tables)))
        ]
        for number, tables in enumerate(rounds)
    ]


def _edges(rounds: Sequence[Round], seats: int) -> Iterator[tuple[Vertex, Vertex]]:
    """Who sits where; after as many rounds as there are seats, a person counts as a new one."""
    played: Counter[int] = Counter()
    for number, tables in enumerate(rounds):
        for table, people in enumerate(tables):
            for person in people:
                yield (_PERSON, person, played[person] // seats), (_TABLE, number, table)
                played[person] += 1


def _first_free(at: dict[tuple[Vertex, int], Vertex], vertex: Vertex, seats: int) -> int:
    return next(seat for seat in range(seats) if (vertex, seat) not in at)


def _turn_path(at: dict[tuple[Vertex, int], Vertex], start: Vertex, wanted: int, free: int) -> None:
    """Make a seat free at a table: along the path of two colours everybody changes the seat."""
    path, here, seat = [], start, wanted
    while (here, seat) in at:
        there = at[here, seat]
        path.append((here, there, seat))
        here, seat = there, wanted + free - seat
    for one, other, seat in path:
        del at[one, seat], at[other, seat]
    for one, other, seat in path:
        at[one, wanted + free - seat], at[other, wanted + free - seat] = other, one


def _reseat(table: list[int], had: Taken) -> bool:
    """A better order for one table, if there is one."""
    had.subtract((person, seat) for seat, person in enumerate(table))
    best = _best_order(table, had)
    is_better = _burden(best, had) < _burden(table, had)
    if is_better:
        table[:] = best
    had.update((person, seat) for seat, person in enumerate(table))
    return is_better


def _burden(table: Sequence[int], had: Taken) -> int:
    """How much the sum of C(h, 2) grows when they sit like this."""
    return sum(had[person, seat] for seat, person in enumerate(table))


def _best_order(table: Sequence[int], had: Taken) -> list[int]:
    """The order with the least burden: seat by seat over sets of people, not over all orders."""
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for seat in range(len(table)):
        longer: dict[int, tuple[int, list[int]]] = {}
        for chosen, (burden, order) in best.items():
            for place, person in enumerate(table):
                if chosen >> place & 1:
                    continue
                cost, now = burden + had[person, seat], chosen | 1 << place
                if now not in longer or cost < longer[now][0]:
                    longer[now] = cost, [*order, person]
        best = longer
    return best[(1 << len(table)) - 1][1]
