"""Games in chunks on all cores: results come as they are ready, and add up to the same."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from multiprocessing import get_context
from typing import TypeVar

Chunk = tuple[int, int]
"""The number of the first game, and how many."""

Part = TypeVar("Part")


def usable_cores() -> int:
    """How many cores this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def workers(count: int, *, are_threads: bool) -> Executor:
    """Compiled games run without Python's lock, so threads do; bots need processes of their own."""
    if are_threads:
        return ThreadPoolExecutor(count)
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"))


def chunks(games: int, size: int) -> Iterator[Chunk]:
    """All games, so many at a time."""
    for first in range(0, games, size):
        yield first, min(size, games - first)


def in_parallel(
    pool: Executor, work: Callable[[Chunk], Part], to_do: Iterator[Chunk], threads: int
) -> Iterator[Part]:
    """Keep every worker busy, and no more than that waiting."""
    running: set[Future[Part]] = set()
    for chunk in to_do:
        running.add(pool.submit(work, chunk))
        if len(running) >= 2 * threads:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)
    yield from (one.result() for one in running)
