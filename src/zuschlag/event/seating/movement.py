"""The search for rounds in which people meet as many others as possible.

Two people swap places in a round, as long as that makes repeated meetings fewer, and now and then
when it makes them one more. The budget is steps, never time.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb

from zuschlag.event.seating.meetings import Pair
from zuschlag.event.seating.quick_luck import QuickLuck

STEPS = 200_000
_TRIES = (1, 3)  # quarters of the steps: who is stuck early begins anew
_WANDERING = 16  # one in so many who have no repeated meeting moves all the same
_UPHILL = 20  # at first, one in so many swaps that cost one more is made


def best_rounds(
    people: Sequence[int],
    sizes: Sequence[int],
    rounds: int,
    met: Counter[Pair],
    fixed: Mapping[int, int],
    luck: QuickLuck,
    steps: int = STEPS,
    target: int = 0,
) -> list[list[list[int]]]:
    """For each round the people of every table; `met` is what counts as having happened."""
    tried: list[Movement] = []
    for quarters in _TRIES:
        tried.append(Movement(people, sizes, rounds, met, fixed, luck))
        if tried[-1].search(steps * quarters // sum(_TRIES), target) <= target:
            break
    return min(tried, key=lambda one: one.best).rounds()


class Movement:
    """Rounds to come, as rows of places; people are 0, 1, 2 and so on inside."""

    def __init__(
        self,
        people: Sequence[int],
        sizes: Sequence[int],
        rounds: int,
        met: Counter[Pair],
        fixed: Mapping[int, int],
        luck: QuickLuck,
    ) -> None:
        self._people = people
        self._luck = luck
        self._spans = _spans(sizes)
        self._table_of = [table for table, size in enumerate(sizes) for _ in range(size)]
        self._meet = _matrix(people, met)
        self._is_fixed = [person in fixed for person in people]
        self._rows = [self._first_row(fixed) for _ in range(rounds)]
        for row in self._rows:
            self._count(row)
        self._cost = sum(comb(often, 2) for line in self._meet for often in line) // 2
        self.best, self._kept = self._cost, [row[:] for row in self._rows]

    def search(self, steps: int, target: int) -> int:
        """The cost of the best rounds found; those with a cost of `target` are good enough."""
        for step in range(steps):
            if self.best <= target:
                break
            self._try_swap(step, steps)
        return self.best

    def rounds(self) -> list[list[list[int]]]:
        """The best found so far: for each round the people of every table."""
        return [
            [[self._people[who] for who in row[start:end]] for start, end in self._spans]
            for row in self._kept
        ]

    def _first_row(self, fixed: Mapping[int, int]) -> list[int]:
        """Everybody anywhere, but those with a fixed table there."""
        row = self._luck.shuffled(len(self._people))
        for who, person in enumerate(self._people):
            if person in fixed:
                start, end = self._spans[fixed[person]]
                held = range(start, end)
                here = row.index(who)
                there = here if here in held else self._free(row, held, fixed)
                row[here], row[there] = row[there], row[here]
        return row

    def _free(self, row: Sequence[int], held: Sequence[int], fixed: Mapping[int, int]) -> int:
        """A place of a table for somebody who needs it."""
        free = [place for place in held if not self._is_fixed[row[place]]]
        if free:
            return free[0]
        # Whoever needs another table has not been led there yet.
        people, table = self._people, self._table_of[held[0]]
        return next(place for place in held if fixed[people[row[place]]] != table)

    def _count(self, row: list[int]) -> None:
        for start, end in self._spans:
            for one, two in combinations(row[start:end], 2):
                self._meet[one][two] += 1
                self._meet[two][one] += 1

    def _try_swap(self, step: int, steps: int) -> None:
        luck = self._luck
        row = self._rows[luck.below(len(self._rows))]
        here = luck.below(len(row))
        who, table = row[here], self._table_of[here]
        if self._is_fixed[who]:
            return
        start, end = self._spans[table]
        mates = [mate for mate in row[start:end] if mate != who]
        meets = self._meet[who]
        if not any(meets[mate] > 1 for mate in mates) and luck.below(_WANDERING):
            return
        there = luck.below(len(row))
        other, other_table = row[there], self._table_of[there]
        if other_table == table or self._is_fixed[other]:
            return
        start, end = self._spans[other_table]
        others = [mate for mate in row[start:end] if mate != other]
        more = self._change(who, other, mates, others)
        if more > 1 or (more == 1 and luck.below(_UPHILL * steps) >= steps - step):
            return
        self._swap(who, other, mates, others)
        row[here], row[there] = other, who
        self._cost += more
        if self._cost < self.best:
            self.best, self._kept = self._cost, [kept[:] for kept in self._rows]

    def _change(self, who: int, other: int, mates: list[int], others: list[int]) -> int:
        """What a swap adds to the cost."""
        mine, theirs = self._meet[who], self._meet[other]
        more = len(mates) + len(others)
        for mate in mates:
            more += theirs[mate] - mine[mate]
        for mate in others:
            more += mine[mate] - theirs[mate]
        return more

    def _swap(self, who: int, other: int, mates: list[int], others: list[int]) -> None:
        meet = self._meet
        mine, theirs = meet[who], meet[other]
        for mate in mates:
            mine[mate] -= 1
            theirs[mate] += 1
            meet[mate][who] -= 1
            meet[mate][other] += 1
        for mate in others:
            mine[mate] += 1
            theirs[mate] -= 1
            meet[mate][who] += 1
            meet[mate][other] -= 1


def _spans(sizes: Sequence[int]) -> list[tuple[int, int]]:
    """Where each table begins and ends in a row of places."""
    ends = [sum(sizes[: table + 1]) for table in range(len(sizes))]
    return [(end - size, end) for end, size in zip(ends, sizes, strict=True)]


def _matrix(people: Sequence[int], met: Counter[Pair]) -> list[list[int]]:
    return [[met.get((min(a, b), max(a, b)), 0) for b in people] for a in people]
