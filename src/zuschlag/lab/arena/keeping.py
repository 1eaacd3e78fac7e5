"""A folder of the arena: shards while it runs, `results.jsonl` when it is over.

The first line of the results says what was played by what, every other line is a game. Nothing in
it depends on the day, the machine or the number of processes.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from zuschlag.errors import Malformed
from zuschlag.lab.arena.fields import Field
from zuschlag.lab.arena.plan import FORMAT, Plan
from zuschlag.lab.arena.playing import Row
from zuschlag.lab.arena.sources import Sources
from zuschlag.lab.shards import Shards, write_whole

RESULTS = "results.jsonl"


class Head(msgspec.Struct, frozen=True):
    """What was played: the first line of the results."""

    zuschlag_arena: int
    plan: Plan
    fields: list[Field]
    sources: Sources
    mark: str


def head_of(plan: Plan) -> Head:
    """The first line of a plan's results."""
    return Head(FORMAT, plan, plan.fields, plan.sources, plan.mark)


def as_lines(rows: Iterable[Any]) -> bytes:
    """Each as one line of JSON."""
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def read_rows(lines: bytes) -> list[Row]:
    """Games as they were written."""
    decoder = msgspec.json.Decoder(Row)
    return [decoder.decode(line) for line in lines.splitlines()]


def in_order(rows: Iterable[Row]) -> list[Row]:
    """By field and deal; the seatings of a deal are together already."""
    return sorted(rows, key=lambda row: (row.field, row.deal))


class ArenaFolder:
    """Where a plan is played, and where it is gone on with."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._folder, self._plan = folder, plan
        self._results = folder / RESULTS
        self._check_free()
        self._shards = Shards(folder / "shards", plan.mark)

    def _check_free(self) -> None:
        """Results of something else are nobody's to overwrite."""
        try:
            with self._results.open("rb") as file:
                found = msgspec.json.decode(file.readline(), type=Head).mark
        except FileNotFoundError:
            return
        except (OSError, msgspec.DecodeError):
            found = ""
        if found != self._plan.mark:
            raise Malformed("arena/other-results", "--folder", {"file": str(self._results)})

    def results(self) -> list[Row] | None:
        """Every game, if all were played."""
        try:
            lines = self._results.read_bytes().partition(b"\n")[2]
        except FileNotFoundError:
            return None
        return read_rows(lines)

    def finished(self) -> Iterator[tuple[int, list[Row]]]:
        """The shards that need not be played again."""
        for shard in sorted(self._shards.finished(self._plan.shards)):
            yield shard, read_rows(self._shards.lines(shard))

    def keep(self, shard: int, rows: list[Row]) -> None:
        """Store a shard as soon as it is played."""
        self._shards.keep(shard, as_lines(rows))

    def close(self, rows: list[Row]) -> None:
        """Write the results; the shards have done their duty."""
        write_whole(self._results, as_lines([head_of(self._plan)]) + as_lines(rows))
        self._shards.discard()
