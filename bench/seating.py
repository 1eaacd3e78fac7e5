"""`python -m bench.seating`: plans for halls of many sizes, how good they are and how fast."""

import random
import time
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from zuschlag.event.seating.meetings import meetings, repeats
from zuschlag.event.seating.places import taken
from zuschlag.event.seating.plan import Plan, Wishes, plan
from zuschlag.event.seating.sizes import table_sizes
from zuschlag.event.seating.swiss import STEPS as SWISS_STEPS
from zuschlag.event.seating.swiss import swiss_round

SEED = 20261116
HALLS = (
    (4, 4, 3), (7, 4, 3), (8, 4, 3), (12, 4, 4), (13, 4, 4), (16, 4, 5), (20, 4, 4), (20, 4, 5),
    (24, 4, 5), (24, 4, 6), (32, 4, 6), (32, 4, 7), (60, 4, 4), (60, 5, 5), (60, 6, 4), (61, 4, 4),
    (62, 4, 5), (100, 4, 5), (150, 4, 5), (200, 4, 5), (200, 4, 8), (200, 6, 5),
)  # fmt: skip
"""People, the wanted size of tables, rounds."""

SWISS_HALLS = (16, 24, 32, 60)


class Measured(NamedTuple):
    """One hall: repeated meetings, the fewest possible, those of a random draw, seats, seconds."""

    people: int
    tables: str
    rounds: int
    least: int
    found: int
    random: float
    too_often: int
    seconds: float


def halls() -> Iterator[Measured]:
    """One plan for each hall, with the same seed."""
    for people, size, rounds in HALLS:
        began = time.perf_counter()
        made = plan(range(1, people + 1), rounds, Wishes(size), [], SEED)
        seconds = time.perf_counter() - began
        sizes = table_sizes(people, size)
        yield Measured(
            people,
            "+".join(f"{sizes.count(one)}x{one}" for one in sorted(set(sizes), reverse=True)),
            rounds,
            made.least,
            made.repeats,
            _random_repeats(people, size, rounds),
            _too_often(made, rounds, min(sizes)),
            seconds,
        )


def _too_often(made: Plan, rounds: int, size: int) -> int:
    return sum(often > -(-rounds // size) for often in taken(made.rounds).values())


def _random_repeats(people: int, size: int, rounds: int, draws: int = 20) -> float:
    luck, everybody = random.Random(SEED), range(people)
    ends = [sum(table_sizes(people, size)[:n]) for n in range(len(table_sizes(people, size)) + 1)]
    total = 0
    for _ in range(draws):
        orders = [luck.sample(everybody, people) for _ in range(rounds)]
        drawn = [[o[a:b] for a, b in pairwise(ends)] for o in orders]
        total += repeats(meetings(drawn))
    return total / draws


def print_halls() -> None:
    """The table of halls."""
    print("\nSeating: repeated meetings, the fewest possible, and those of a random draw")
    print(f"{'people':>8}{'tables':>12}{'rounds':>8}{'least':>7}{'found':>7}{'random':>8}", end="")
    print(f"{'in a seat too often':>21}{'seconds':>9}")
    for one in halls():
        print(
            f"{one.people:>8}{one.tables:>12}{one.rounds:>8}{one.least:>7}{one.found:>7}"
            f"{one.random:>8.1f}{one.too_often:>21}{one.seconds:>9.3f}",
            flush=True,
        )


def swiss_repeats(people: int, cap: int, evenings: int = 6) -> tuple[float, float]:
    """Repeated meetings in five rounds by standing (strength and luck), and the slowest round."""
    total, slowest = 0, 0.0
    for seed in range(evenings):
        luck = random.Random(seed)
        skill = [luck.gauss(0, 1) for _ in range(people)]
        points = [0.0] * people
        past: list[list[list[int]]] = []
        for number in range(5):
            ranked = sorted(range(people), key=lambda who: (-points[who], who))
            if not number:
                luck.shuffle(ranked)
            began = time.perf_counter()
            steps = SWISS_STEPS if cap else 0
            tables = swiss_round(ranked, Wishes(4), past, seed * 100 + number, cap or 1, steps)
            slowest = max(slowest, time.perf_counter() - began)
            past.append(tables)
            for table in tables:
                table = sorted(table, key=lambda who: -skill[who] - luck.gauss(0, 1.5))
                for place, who in enumerate(table):
                    points[who] += 1 - place / (len(table) - 1)
        total += sum(often - 1 for often in meetings(past).values())
    return total / evenings, slowest


def print_swiss() -> None:
    """Swiss by standing, with more or less care for repeats."""
    print("\nSwiss by standing, 5 rounds: repeats without care, one table away, two tables away")
    print(f"{'people':>8}{'no care':>9}{'cap 1':>8}{'cap 2':>8}{'slowest round, s':>18}")
    for people in SWISS_HALLS:
        found = [swiss_repeats(people, cap) for cap in (0, 1, 2)]
        print(f"{people:>8}{found[0][0]:>9.1f}{found[1][0]:>8.1f}{found[2][0]:>8.1f}", end="")
        print(f"{max(slowest for _, slowest in found):>18.2f}", flush=True)


if __name__ == "__main__":
    print_halls()
    print_swiss()
