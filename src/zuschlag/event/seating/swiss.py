"""Tables by standing: neighbours in the standings play each other, repeats are swapped away.

Nobody sits more than `cap` tables from the natural one. Repeats count 50 each, distance squared.
"""

from collections.abc import Sequence
from itertools import combinations

from zuschlag.event.seating.meetings import Round, kept_apart, meetings
from zuschlag.event.seating.places import seat_by_need
from zuschlag.event.seating.plan import Wishes, fixed_here
from zuschlag.event.seating.quick_luck import QuickLuck
from zuschlag.event.seating.sizes import table_sizes

STEPS = 30_000
CAP = 1
_REPEAT = 50
_UPHILL, _MOST_UPHILL = 8, 4  # at first, one in so many swaps that cost so little is made


def swiss_round(
    ranked: Sequence[int],
    wishes: Wishes,
    past: Sequence[Round],
    seed: int,
    cap: int = CAP,
    steps: int = STEPS,
) -> list[list[int]]:
    """One round: people in the order of the standings come in, tables in the order of seats out."""
    sizes = table_sizes(len(ranked), wishes.size)
    fixed = fixed_here(ranked, wishes, sizes)
    tables = ByStanding(ranked, sizes, wishes, past, cap)
    if len(sizes) > 1:
        tables.search(QuickLuck(seed), steps)
    found = tables.found()
    for person, table in fixed.items():
        _move_to(found, person, table, fixed)
    return seat_by_need(found, past)


class ByStanding:
    """The tables while people are swapped; inside, people are their ranks from 0."""

    def __init__(
        self,
        ranked: Sequence[int],
        sizes: Sequence[int],
        wishes: Wishes,
        past: Sequence[Round],
        cap: int,
    ) -> None:
        self._ranked = ranked
        self._cap = cap
        self._natural = [table for table, size in enumerate(sizes) for _ in range(size)]
        here = set(ranked)
        met = meetings(past) + kept_apart([here.intersection(group) for group in wishes.apart])
        self._met = [[met.get((min(a, b), max(a, b)), 0) for b in ranked] for a in ranked]
        ranks = iter(range(len(ranked)))
        self._tables = [[next(ranks) for _ in range(size)] for size in sizes]
        self._costs = [self._cost_of(table) for table in range(len(sizes))]
        self._cost = self._best = sum(self._costs)
        self._kept = [list(table) for table in self._tables]

    def found(self) -> list[list[int]]:
        """The best tables so far."""
        return [[self._ranked[rank] for rank in table] for table in self._kept]

    def search(self, luck: QuickLuck, steps: int) -> None:
        """Swap people between tables that are near each other."""
        count = len(self._tables)
        for step in range(steps):
            one = luck.below(count)
            two = one + 1 + luck.below(min(2 * self._cap, count - 1))
            if two < count:
                self._try_swap(one, two, luck, step, steps)

    def _try_swap(self, one: int, two: int, luck: QuickLuck, step: int, steps: int) -> None:
        here, there = self._tables[one], self._tables[two]
        a, b = luck.below(len(here)), luck.below(len(there))
        if not (self._may_sit(here[a], two) and self._may_sit(there[b], one)):
            return
        here[a], there[b] = there[b], here[a]
        costs = self._cost_of(one), self._cost_of(two)
        more = sum(costs) - self._costs[one] - self._costs[two]
        is_taken = more <= 0 or (
            more <= _MOST_UPHILL and luck.below(_UPHILL * steps) < steps - step
        )
        if not is_taken:
            here[a], there[b] = there[b], here[a]
            return
        self._costs[one], self._costs[two] = costs
        self._cost += more
        if self._cost < self._best:
            self._best, self._kept = self._cost, [list(table) for table in self._tables]

    def _may_sit(self, rank: int, table: int) -> bool:
        return abs(self._natural[rank] - table) <= self._cap

    def _cost_of(self, table: int) -> int:
        people = self._tables[table]
        again = sum(self._met[one][two] for one, two in combinations(people, 2))
        return _REPEAT * again + sum((self._natural[rank] - table) ** 2 for rank in people)


def _move_to(tables: list[list[int]], person: int, table: int, fixed: dict[int, int]) -> None:
    """A fixed table is hard: somebody there makes room, and comes to where the person was."""
    here = next(number for number, people in enumerate(tables) if person in people)
    if here == table:
        return
    seat = tables[here].index(person)
    free = [place for place, who in enumerate(tables[table]) if fixed.get(who) != table]
    place = min(free, key=lambda other: (abs(other - seat), other))
    tables[here][seat], tables[table][place] = tables[table][place], person
