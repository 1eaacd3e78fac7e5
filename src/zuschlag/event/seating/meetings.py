"""Who has met whom, what repeated meetings cost, and how few of them are possible at all.

A pair that meets m times costs C(m, 2): the pairs of rounds in which the two sat together.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import comb

Table = Sequence[int]
"""The people at a table, by number, in the order of their seats."""

Round = Sequence[Table]

Pair = tuple[int, int]

APART = 3
"""Who wants to sit apart counts as having met this often."""


def meetings(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often each pair has met, the smaller number first."""
    found: Counter[Pair] = Counter()
    for tables in rounds:
        for table in tables:
            found.update(combinations(sorted(table), 2))
    return found


def repeats(met: Counter[Pair]) -> int:
    """The sum of C(m, 2) over all pairs."""
    return sum(comb(often, 2) for often in met.values())


def kept_apart(groups: Iterable[Iterable[int]]) -> Counter[Pair]:
    """The meetings that people count as having had who want to sit apart."""
    pairs = {pair for group in groups for pair in combinations(sorted(set(group)), 2)}
    return Counter(dict.fromkeys(pairs, APART))


def least_repeats(
    people: Sequence[int],
    sizes: Sequence[int],
    rounds: int,
    past: Sequence[Round] = (),
    fixed: Mapping[int, int] | None = None,
) -> int:
    """No plan can have fewer, past rounds included; not every hall reaches it."""
    met = meetings(past)
    return repeats(met) + max(
        _spread_over_pairs(people, sizes, rounds, met),
        _pigeonholes(people, sizes, rounds, past),
        _bound_together(fixed or {}, rounds, met),
    )


def _bound_together(fixed: Mapping[int, int], rounds: int, met: Counter[Pair]) -> int:
    """Who has the same fixed table meets in every round."""
    pairs = [pair for pair in combinations(sorted(fixed), 2) if fixed[pair[0]] == fixed[pair[1]]]
    return sum(comb(met[pair] + rounds, 2) - comb(met[pair], 2) for pair in pairs)


def _spread_over_pairs(
    people: Sequence[int], sizes: Sequence[int], rounds: int, met: Counter[Pair]
) -> int:
    """All meetings to come, given to those pairs who have met least."""
    left = rounds * sum(comb(size, 2) for size in sizes)
    here = set(people)
    by_often = Counter(often for (one, two), often in met.items() if {one, two} <= here)
    by_often[0] = comb(len(here), 2) - sum(n for often, n in by_often.items() if often)
    cost = often = pairs = 0
    while left > 0:
        pairs += by_often[often]
        given = min(left, pairs)
        cost, left, often = cost + given * often, left - given, often + 1
    return cost


def _pigeonholes(
    people: Sequence[int], sizes: Sequence[int], rounds: int, past: Sequence[Round]
) -> int:
    """Between each two rounds: where a table has more people than there are tables to go to."""
    here = set(people)
    old = sum(
        _together(len(here.intersection(table)), sizes) for tables in past for table in tables
    )
    new = sum(_together(size, sizes) for size in sizes)
    return rounds * old + comb(rounds, 2) * new


def _together(people: int, sizes: Sequence[int]) -> int:
    """Pairs that stay together at least when so many spread over all tables."""
    at = [0] * len(sizes)
    for _ in range(people):
        emptiest = min(
            (table for table in range(len(sizes)) if at[table] < sizes[table]), key=at.__getitem__
        )
        at[emptiest] += 1
    return sum(comb(there, 2) for there in at)
