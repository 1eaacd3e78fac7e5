"""Who does the work: a shard is a number, `work` a pure function of it that can be pickled.

`Here` works in this process, `Threads` beside each other in it, `Processes` on several cores;
whoever works, the parts are the same.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor
from concurrent.futures import wait as finished
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar

Part = TypeVar("Part")
Work = Callable[[int], Part]

MOST_DEATHS = 3
"""A shard whose process dies so often is at fault itself."""


class Runner(Protocol):
    """Does shards in any order and hands over each part as it is ready."""

    def run(self, work: Work[Part], shards: Iterable[int]) -> Iterator[tuple[int, Part]]:
        """Every shard with what came of it."""


class Here:
    """One shard after the other, in this process."""

    def run(self, work: Work[Part], shards: Iterable[int]) -> Iterator[tuple[int, Part]]:
        """Every shard with what came of it, in the order given."""
        for shard in shards:
            yield shard, work(shard)


class Threads:
    """So many threads: for compiled work, which runs without Python's lock."""

    def __init__(self, count: int) -> None:
        self._count = count

    def run(self, work: Work[Part], shards: Iterable[int]) -> Iterator[tuple[int, Part]]:
        """Every shard with what came of it; no more are waiting than can be done at once."""
        running: dict[Future[Part], int] = {}
        with ThreadPoolExecutor(self._count) as pool:
            for shard in shards:
                running[pool.submit(work, shard)] = shard
                if len(running) >= 2 * self._count:
                    for one in finished(running, return_when=FIRST_COMPLETED).done:
                        yield running.pop(one), one.result()
            yield from ((shard, one.result()) for one, shard in running.items())


class Processes:
    """So many processes. One that dies is replaced, and its shard is done again."""

    def __init__(self, cores: int) -> None:
        self._cores = cores

    def run(self, work: Work[Part], shards: Iterable[int]) -> Iterator[tuple[int, Part]]:
        """Every shard with what came of it; whoever stops asking stops the processes too."""
        crew = _Crew(work, self._cores)
        try:
            for shard in shards:
                while not crew.has_room:
                    yield from crew.ready()
                crew.give(shard)
            while crew.is_busy:
                yield from crew.ready()
        finally:
            crew.dismiss()


class LostShard(RuntimeError):
    """A shard that killed every process that tried it."""


class FailedShard(RuntimeError):
    """A shard whose work raised: what its process saw, since not every fault can travel."""


class _Crew:
    """The processes at work, each with one shard in hand and none waiting."""

    def __init__(self, work: Work[Any], cores: int) -> None:
        self._work, self._cores = work, cores
        self._hands: list[_Hand] = []
        self._deaths: dict[int, int] = {}

    @property
    def has_room(self) -> bool:
        """Whether somebody could take a shard now."""
        return len(self._hands) < self._cores or any(one.shard is None for one in self._hands)

    @property
    def is_busy(self) -> bool:
        """Whether a shard is being worked on."""
        return any(one.shard is not None for one in self._hands)

    def give(self, shard: int) -> None:
        """Hand a shard to somebody who is free."""
        free = next((one for one in self._hands if one.shard is None), None)
        if free is None:
            free = _Hand(self._work)
            self._hands.append(free)
        free.take(shard)

    def ready(self) -> Iterator[tuple[int, Any]]:
        """Wait for the next word of anybody; a process that died has its shard done again."""
        by_line = {one.line: one for one in self._hands if one.shard is not None}
        for line in wait(list(by_line)):
            hand = by_line[line]  # type: ignore[index]
            shard = hand.shard
            assert shard is not None, "only those at work are waited for"
            try:
                done, part = hand.line.recv()
            except (EOFError, OSError):
                self._replace(hand, shard)
                continue
            hand.shard = None
            if not done:
                raise FailedShard(part)
            yield shard, part

    def _replace(self, hand: "_Hand", shard: int) -> None:
        self._hands.remove(hand)
        hand.dismiss()
        self._deaths[shard] = self._deaths.get(shard, 0) + 1
        if self._deaths[shard] >= MOST_DEATHS:
            raise LostShard(f"shard {shard}: {MOST_DEATHS} processes died of it")
        self.give(shard)

    def dismiss(self) -> None:
        """Everybody stops at once, in the middle of a shard if need be."""
        for one in self._hands:
            one.dismiss()


class _Hand:
    """One process and the line to it."""

    def __init__(self, work: Work[Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self.shard: int | None = None
        self.line, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=_serve, args=(theirs, work))
        self._process.daemon = True
        self._process.start()
        theirs.close()

    def take(self, shard: int) -> None:
        """Begin with a shard; one that cannot be heard any more is found when it is waited for."""
        self.shard = shard
        try:
            self.line.send(shard)
        except OSError:
            return

    def dismiss(self) -> None:
        """Stop it."""
        self._process.kill()
        self._process.join()
        self.line.close()


def _serve(line: Connection, work: Work[Any]) -> None:
    """Do shards until nobody hands any over."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides when to stop
    threading.Thread(target=_die_with_parent, daemon=True).start()
    while True:
        try:
            shard = line.recv()
        except EOFError:
            return
        try:
            line.send(_tried(work, shard))
        except OSError:
            return


def _tried(work: Work[Any], shard: int) -> tuple[bool, Any]:
    try:
        return True, work(shard)
    except Exception:
        return False, f"shard {shard}\n{traceback.format_exc()}"


def _die_with_parent() -> None:
    """Nobody is left to hear the result: a process that was killed could not say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
