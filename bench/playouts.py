"""Random games of the plain 2015 edition: compiled rules against C, one core against two."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np

from bench.yardstick import Playout
from zuschlag.lab.forsale.playouts import PACK, digest_of_games
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.position import blank_table

SEED = 7
ROUNDS = 5
SHORT_RUNS = 12


@dataclass(frozen=True)
class Race:
    """Games per second of both sides; best of five, taking turns."""

    seats: int
    kernel: float
    c: float

    @property
    def ratio(self) -> float:
        """How much of C's speed the rules reach."""
        return self.kernel / self.c


def kernel(seed: int, games: int, seats: int, first: int = 0) -> int:
    """The compiled rules behind the same door as C."""
    tables = blank_table(agree("2015", seats))
    return digest_of_games(tables, np.zeros(1, PACK), np.zeros(1, CHANCE), seed, first, games)


def race(c: Playout, seats: int, games: int) -> Race:
    """Equal chance, equal digests, then speed."""
    if kernel(SEED, 5_000, seats) != c(SEED, 5_000, seats):
        raise SystemExit(f"The rules and C play different games with {seats} seats.")
    best_kernel = best_c = 0.0
    for _ in range(ROUNDS):
        best_kernel = max(best_kernel, _best_rate(kernel, seats, games))
        best_c = max(best_c, _best_rate(c, seats, games))
    return Race(seats, best_kernel, best_c)


def _best_rate(side: Playout, seats: int, games: int) -> float:
    """The fastest of a few short runs: what the machine can do when nobody disturbs it."""
    part = games // SHORT_RUNS
    return max(part / _seconds(lambda: side(SEED, part, seats)) for _ in range(SHORT_RUNS))


def two_core_factor(seats: int, games: int) -> tuple[float, float]:
    """Games per second on one thread and on two: the fastest of short runs, taking turns."""
    best = {1: 0.0, 2: 0.0}
    part = games // 2
    with ThreadPoolExecutor(2) as workers:
        for _ in range(ROUNDS * SHORT_RUNS):
            for threads in best:
                taken = _seconds(partial(_share, workers, threads, seats, part))
                best[threads] = max(best[threads], part / taken)
    return best[1], best[2]


def _share(workers: ThreadPoolExecutor, threads: int, seats: int, games: int) -> None:
    part = games // threads
    list(workers.map(lambda n: kernel(SEED, part, seats, n * part), range(threads)))


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began
