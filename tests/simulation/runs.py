"""Many seeds, in several processes: `seeds` is what the campaign calls."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from tests.simulation.scenario import run
from tests.simulation.sometimes import never

_SHARE = 20


Tell = Callable[[int, list[str]], None]


def _nobody(seed: int, why: list[str]) -> None:
    """Nobody listens."""


class Campaign(NamedTuple):
    """What many seeds brought together."""

    seeds: int
    failed: dict[int, list[str]]
    reached: Counter[str]
    never: list[str]
    virtual_hours: float
    wall_seconds: float

    @property
    def is_clean(self) -> bool:
        """No promise broken, and every point reached."""
        return not self.failed and not self.never

    @property
    def per_second(self) -> float:
        """Seeds per second of wall clock."""
        return self.seeds / max(self.wall_seconds, 1e-9)


class _Part(NamedTuple):
    failed: dict[int, list[str]]
    reached: Counter[str]
    seconds: float


def seeds(count: int, processes: int = 1, first: int = 0, tell: Tell = _nobody) -> Campaign:
    """Run so many worlds; `tell` hears of every one that failed as soon as it is known."""
    began = time.perf_counter()
    wanted = range(first, first + count)
    shares = [wanted[at : at + _SHARE] for at in range(0, count, _SHARE)]
    parts = []
    for part in _spread(shares, processes):
        parts.append(part)
        for seed, why in part.failed.items():
            tell(seed, why)
    failed = {seed: why for part in parts for seed, why in part.failed.items()}
    reached = sum((part.reached for part in parts), Counter[str]())
    hours = sum(part.seconds for part in parts) / 3600
    wall = time.perf_counter() - began
    return Campaign(count, failed, reached, never(reached), hours, wall)


def _spread(shares: list[range], processes: int) -> Iterator[_Part]:
    if processes == 1:
        yield from map(_some, shares)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_some, shares)


def _some(share: Iterable[int]) -> _Part:
    failed: dict[int, list[str]] = {}
    reached: Counter[str] = Counter()
    seconds = 0.0
    for seed in share:
        found = run(seed)
        reached += found.reached
        seconds += found.seconds
        if found.violations:
            failed[seed] = found.violations
    return _Part(failed, reached, seconds)
