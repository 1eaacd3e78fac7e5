"""The long runs for the campaign, each giving figures; `python -m tests.secrecy.runs` for all."""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from tests.secrecy.cast import a_cast
from tests.secrecy.deep import deep_pairs
from tests.secrecy.delayed import delayed_pairs
from tests.secrecy.harbour import canary_game
from tests.secrecy.leak import Leak
from tests.secrecy.network import network_game
from tests.secrecy.pairs import Pairs
from tests.secrecy.planted import LEAKS
from tests.secrecy.traces import traces
from zuschlag.lab.simulate import usable_cores

MOMENTS = 200
SEEDS_AT_ONCE = 8
TRACES_OF_ONE = 6
SHOWN = 5


class Figures(NamedTuple):
    """How much was compared, what was found, and how long it took on one core."""

    pairs: int  # or traces, or games
    found: list[str]
    seconds: float  # of the processor

    @property
    def per_second(self) -> float:
        """How many of them one core compares in a second."""
        return self.pairs / self.seconds if self.seconds else 0.0


Work = Callable[[int], Figures]


def _timed(work: Callable[[], tuple[int, list[str]]]) -> Figures:
    begun = time.process_time()
    count, found = work()
    return Figures(count, found, time.process_time() - begun)


def pairs_of(seed: int) -> Figures:
    """All pairs of one story."""

    def work() -> tuple[int, list[str]]:
        pairs = Pairs(a_cast(seed), MOMENTS)
        found = [f"seed {seed}: {difference}" for difference in pairs.differences()]
        return pairs.count, found

    return _timed(work)


def deep_pairs_of(seed: int) -> Figures:
    """Every observer at one moment of a story, behind real doors; every sixth with a delay."""

    def work() -> tuple[int, list[str]]:
        moment = 5 + seed * 7 % 110
        asked = delayed_pairs(seed, moment) if seed % 6 == 0 else deep_pairs(a_cast(seed), moment)
        count, found = 0, list[str]()
        for _, differences in asked:
            count += 1
            found += [f"seed {seed}: {difference}" for difference in differences[:1]]
        return count, found

    return _timed(work)


def traces_of(seed: int) -> Figures:
    """Some secrets of one story in virtual time."""

    def work() -> tuple[int, list[str]]:
        count, found = 0, list[str]()
        for _, differences in traces(a_cast(seed), 14 + seed * 7 % 90, TRACES_OF_ONE):
            count += 1
            found += [f"seed {seed}: {difference}" for difference in differences[:1]]
        return count, found

    return _timed(work)


def canaries_of(seed: int) -> Figures:
    """One whole game; every tenth over a real server's sockets."""

    def work() -> tuple[int, list[str]]:
        with tempfile.TemporaryDirectory() as folder:
            game = network_game if seed % 10 == 9 else canary_game
            return 1, [f"seed {seed}: {hit}" for hit in game(Path(folder), seed).hits[:SHOWN]]

    return _timed(work)


def _gathered(work: Work, count: int, processes: int) -> Figures:
    """Seed after seed until so many are compared, in several processes."""
    done = Figures(0, [], 0.0)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for begin in range(0, sys.maxsize, SEEDS_AT_ONCE * processes):
            seeds = range(begin, begin + SEEDS_AT_ONCE * processes)
            for found in pool.map(work, seeds):
                done = Figures(
                    done.pairs + found.pairs, done.found + found.found, done.seconds + found.seconds
                )
            if done.pairs >= count:
                return done
    return done


def twin_pairs(count: int = 100_000, processes: int = 2) -> Figures:
    """Moments of live tables and their twins, for every observer."""
    return _gathered(pairs_of, count, processes)


def deep_twin_pairs(count: int = 1_000, processes: int = 2) -> Figures:
    """The same behind sockets and requests, with all probes, log lines and figures."""
    return _gathered(deep_pairs_of, count, processes)


def twin_traces(count: int = 500, processes: int = 2) -> Figures:
    """Worlds in virtual time that differ in one secret."""
    return _gathered(traces_of, count, processes)


def canary_games(count: int = 100, processes: int = 2) -> Figures:
    """Whole games of which every byte was searched."""
    return _gathered(canaries_of, count, processes)


def planted_leaks() -> Iterator[tuple[Leak, str | None]]:
    """Every planted leak with what its net caught; None is one that nobody noticed."""
    for leak in LEAKS:
        yield leak, leak.caught()


def leak_table() -> str:
    """Leak, where it is, caught by which net, as a table."""
    lines = ["| leak | where | caught by |", "|---|---|---|"]
    for leak, caught in planted_leaks():
        lines.append(f"| {leak.name} | {leak.where} | {leak.net if caught else 'NOBODY'} |")
    return "\n".join(lines)


def main() -> int:
    """All of them, at full length or at a share of it."""
    scale = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    wanted = ((twin_pairs, 100_000), (deep_twin_pairs, 1_000), (twin_traces, 500))
    clean = True
    for run, count in (*wanted, (canary_games, 100)):
        figures = run(max(1, round(count * scale)), usable_cores())
        clean &= not figures.found
        print(f"{run.__name__}: {figures.pairs:,}, {len(figures.found)} differences", end=" ")
        print(f"({figures.per_second:,.1f} a second and core)", flush=True)
        print(*figures.found[:SHOWN], sep="\n", end="\n" if figures.found else "")
    table = leak_table()
    print(table)
    return 0 if clean and "NOBODY" not in table else 1


if __name__ == "__main__":
    sys.exit(main())
