"""A row of the campaign's table, and work spread over all cores."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from zuschlag.lab.simulate import usable_cores


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    what: str
    found: str
    wanted: str
    is_met: bool


def spread(work: Callable[[int], int], seeds: Iterable[int]) -> Iterator[int]:
    """Do work on all cores."""
    workers = usable_cores()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, seeds, chunksize=5)
