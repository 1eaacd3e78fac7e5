"""Simulations in shards: each is counted on its own, and counts add up to the same in any order.

A game says what a shard is (`Task`); a runner plays; a folder keeps what is counted.
"""

import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from zuschlag.lab.arena.sources import Sources, sources_of
from zuschlag.lab.runner import Here, Processes, Runner, Threads
from zuschlag.lab.shards import ALL, Shards, Share

Numbers = npt.NDArray[np.int64]
Chunk = tuple[int, int]
"""The number of the first game, and how many."""
Progress = Callable[[int], None]
FORMAT = 1


class Tally(Protocol):
    """Counts over games, all of them whole numbers; two add up."""

    cpu_seconds: float

    @property
    def figures(self) -> dict[str, Numbers]:
        """Every count by its name: the arrays themselves, which may be added to."""


class Task(NamedTuple):
    """What is to be simulated: a plan, the work for a chunk of its games, and a blank tally."""

    game: str
    plan: Any
    work: Callable[[Any, Chunk], Any]
    blank: Callable[[], Any]
    size: int  # games in a shard
    is_compiled: bool = False

    @property
    def shards(self) -> int:
        """How many there are."""
        return -(-int(self.plan.games) // self.size)

    @property
    def sources(self) -> Sources:
        """What plays and counts: versions and the hash of the code."""
        return sources_of(self.game, self.work.__module__)

    @property
    def told(self) -> bytes:
        """The plan as it is kept with what came of it."""
        return msgspec.json.encode(self.plan, order="deterministic")

    @property
    def mark(self) -> str:
        """Equal marks, equal counts."""
        parts = [FORMAT, self.game, self.size, msgspec.Raw(self.told), self.sources]
        return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()


class Counted(NamedTuple):
    """What came of a task: every shard's counts."""

    task: Task
    shards: dict[int, Any]

    @property
    def total(self) -> Any:
        """All of them together."""
        total = self.task.blank()
        for part in self.shards.values():
            add(total, part)
        return total

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing."""
        return len(self.shards) == self.task.shards


def add(total: Tally, part: Tally) -> None:
    """Take another tally's counts in."""
    total.cpu_seconds += part.cpu_seconds
    mine = total.figures
    for name, others in part.figures.items():
        mine[name] += others


def play_shard(work: Callable[[Any, Chunk], Any], plan: Any, size: int, shard: int) -> Any:
    """The counts of one shard."""
    first = shard * size
    return work(plan, (first, min(size, plan.games - first)))


def runner_of(task: Task, count: int, *, are_processes: bool = False) -> Runner:
    """Compiled games run without Python's lock, so threads do; bots need processes of their own."""
    count = min(count, task.shards)
    if count == 1:
        return Here()
    return Threads(count) if task.is_compiled and not are_processes else Processes(count)


def run(
    task: Task,
    runner: Runner,
    progress: Progress = lambda done: None,
    folder: Path | None = None,
    share: Share = ALL,
) -> Counted:
    """Play what is not kept yet; of a share, only its shards."""
    kept = None if folder is None else _Kept(folder, task)
    found = kept.finished() if kept else {}
    games = sum(_games(task, shard) for shard in found)
    progress(games)
    left = [shard for shard in share.of(task.shards) if shard not in found]
    if left:
        task.work(task.plan, (0, 0))  # loads the compiled code, so that only playing is timed
    for shard, part in runner.run(partial(play_shard, task.work, task.plan, task.size), left):
        if kept:
            kept.keep(shard, part)
        found[shard] = part
        games += _games(task, shard)
        progress(games)
    return Counted(task, {shard: found[shard] for shard in sorted(found)})


def _games(task: Task, shard: int) -> int:
    return min(task.size, int(task.plan.games) - shard * task.size)


class _Written(msgspec.Struct):
    cpu_seconds: float
    figures: dict[str, list[int]]


class _Kept:
    """Counts in a folder, a file for every shard."""

    def __init__(self, folder: Path, task: Task) -> None:
        self._task = task
        self._shards = Shards(folder / "shards", task.mark)

    def finished(self) -> dict[int, Any]:
        """The shards that need not be played again."""
        numbers = sorted(self._shards.finished(self._task.shards))
        return {shard: self._read(self._shards.lines(shard)) for shard in numbers}

    def keep(self, shard: int, part: Tally) -> None:
        """Store a shard as soon as it is played."""
        figures = {name: counts.ravel().tolist() for name, counts in part.figures.items()}
        self._shards.keep(shard, msgspec.json.encode(_Written(part.cpu_seconds, figures)) + b"\n")

    def _read(self, line: bytes) -> Any:
        written, tally = msgspec.json.decode(line, type=_Written), self._task.blank()
        tally.cpu_seconds = written.cpu_seconds
        for name, counts in tally.figures.items():
            counts += np.array(written.figures[name], np.int64).reshape(counts.shape)
        return tally


def counts_of(tally: Tally) -> Iterator[tuple[str, int, int, int]]:
    """Every count that is not zero: its name, where it stands in its table, and how much."""
    for name, counts in tally.figures.items():
        table = counts.reshape(1, -1) if counts.ndim < 2 else counts
        for row, place in np.argwhere(table).tolist():
            yield name, row, place, int(table[row, place])
