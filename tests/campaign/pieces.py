"""Long measurements in pieces: stopped at any moment, continued later, added up in the end.

A piece has a name, is measured on its own and says what it counted and what was wrong. At a clean
commit every finished piece is kept in a file of that commit, so that nothing is measured twice.
"""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import TypeVar

import msgspec

from tests.campaign.rows import Row
from zuschlag.lab.parallel import usable_cores

SHOWN_EVERY = 10.0  # seconds
SHOWN_WRONG = 5
Name = TypeVar("Name", int, str)


class Piece(msgspec.Struct):
    """What was found in one piece, or in many together."""

    counts: dict[str, float] = {}
    values: dict[str, list[float]] = {}  # single measurements, such as times
    wrong: list[str] = []
    said: list[str] = []

    def add(self, other: "Piece") -> None:
        """Put another one to this one."""
        for what, count in other.counts.items():
            self.counts[what] = self.counts.get(what, 0) + count
        for what, measured in other.values.items():
            self.values.setdefault(what, []).extend(measured)
        self.wrong.extend(other.wrong)
        self.said.extend(other.said)

    def count(self, what: str) -> int:
        """How many of these, in whole numbers."""
        return round(self.counts.get(what, 0))

    def told(self) -> str:
        """One line about it."""
        counts = (f"{count:,.0f} {what}" for what, count in self.counts.items() if ":" not in what)
        return ", ".join([*counts, f"{len(self.wrong)} wrong"])


class _Line(msgspec.Struct):
    run: str
    name: str
    piece: Piece


class Kept:
    """The finished pieces of one commit, a line of a file each; without a file in memory only."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._pieces: dict[str, dict[str, Piece]] = {}
        if file is not None and file.exists():
            for line in file.read_bytes().splitlines():
                self._read(line)

    def _read(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line, type=_Line)
        except msgspec.MsgspecError:
            return  # the power went in the middle of it
        self._pieces.setdefault(found.run, {})[found.name] = found.piece

    def of(self, run: str) -> dict[str, Piece]:
        """All finished pieces of a run."""
        return self._pieces.setdefault(run, {})

    def add(self, run: str, name: str, piece: Piece) -> None:
        """Keep one more, before anything else happens."""
        self.of(run)[name] = piece
        if self._file is not None:
            self._file.parent.mkdir(exist_ok=True)
            with self._file.open("ab") as kept:
                kept.write(b"\n" + msgspec.json.encode(_Line(run, name, piece)) + b"\n")


def processes(cores: int) -> Executor:
    """Where pieces are measured."""
    return ProcessPoolExecutor(cores, get_context("spawn"), _leave_with_the_campaign)


def _leave_with_the_campaign() -> None:
    """However it was stopped: nobody goes on computing for a campaign that is gone."""

    def watch() -> None:
        if (campaign := parent_process()) is not None:
            campaign.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def kept_at(folder: Path, commit: str, scale: float = 1.0, anew: bool = False) -> Path | None:
    """Where finished pieces are kept; nowhere for a quick look or beside changed sources."""
    if scale != 1 or " " in commit:
        return None
    file = folder / f"{commit}.jsonl"
    if anew:
        file.unlink(missing_ok=True)
    return file


class Course:
    """A campaign under way: how much of everything is wanted, and what is there already."""

    def __init__(
        self,
        scale: float = 1.0,
        kept: Kept | None = None,
        cores: int = 0,
        pool: Callable[[int], Executor] = processes,
    ) -> None:
        self.scale = scale
        self._kept = kept or Kept()
        self._cores = cores or usable_cores()
        self._pool = pool

    def some(self, wanted: int, least: int = 1) -> int:
        """As many as wanted, or the share of them that is enough for a quick look."""
        return max(least, round(wanted * self.scale))

    def whole(self, work: Callable[[float], list[Row]]) -> list[Row]:
        """What cannot be cut into pieces: done here, once."""
        run = f"{work.__module__}.{work.__qualname__}"
        if "whole" not in self._kept.of(run):
            rows = [msgspec.json.encode(row).decode() for row in work(self.scale)]
            self._kept.add(run, "whole", Piece(said=rows))
        return [msgspec.json.decode(row, type=Row) for row in self._kept.of(run)["whole"].said]

    def measure(
        self,
        run: str,
        work: Callable[[Name], Piece],
        names: Iterable[Name],
        enough: tuple[str, int] | None = None,
    ) -> Piece:
        """All pieces with these names together, or so many that enough is counted.

        Those that are missing are measured on all cores. A piece that fails is kept as wrong.
        """
        kept = self._kept.of(run)
        total = Piece()
        missing = _missing(kept, iter(names), total, enough)
        progress = _Progress(run, total, len(kept))
        with self._pool(self._cores) as pool:
            waiting: dict[Future[Piece], Name] = {}
            try:
                while _fill(waiting, pool, work, missing, self._cores):
                    for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                        name = waiting.pop(done)
                        piece = _result(done, name)
                        self._kept.add(run, str(name), piece)
                        total.add(piece)
                        progress.show()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        for wrong in total.wrong[:SHOWN_WRONG]:
            print(f"  {wrong}", flush=True)
        return total


def _missing(
    kept: dict[str, Piece], names: Iterator[Name], total: Piece, enough: tuple[str, int] | None
) -> Iterator[Name]:
    """Names that are not measured yet; kept pieces are added up on the way."""
    for name in names:
        if enough is not None and total.count(enough[0]) >= enough[1]:
            return
        if str(name) in kept:
            total.add(kept[str(name)])
        else:
            yield name


def _fill(
    waiting: dict[Future[Piece], Name],
    pool: Executor,
    work: Callable[[Name], Piece],
    missing: Iterator[Name],
    most: int,
) -> bool:
    """Never more than run at once: whoever stops need not wait for a queue."""
    while len(waiting) < most:
        name = next(missing, None)
        if name is None:
            break
        waiting[pool.submit(work, name)] = name
    return bool(waiting)


def _result(done: "Future[Piece]", name: int | str) -> Piece:
    fault = done.exception()
    if fault is None:
        return done.result()
    if isinstance(fault, Exception | SystemExit):
        return Piece(wrong=[f"{name}: {type(fault).__name__} {fault}"[:4000]])
    raise fault  # Ctrl+C is not a finding


class _Progress:
    def __init__(self, run: str, total: Piece, kept: int) -> None:
        self._run, self._total = run, total
        self._shown = time.monotonic()
        if kept:
            print(f"  {run}: {kept} pieces of this commit are there already", flush=True)

    def show(self) -> None:
        now = time.monotonic()
        if now - self._shown >= SHOWN_EVERY:
            self._shown = now
            print(f"  {self._run}: {self._total.told()}", file=sys.stderr, flush=True)
