"""Parts of long work in files, one a shard, so that work that was stopped goes on where it was.

A file is written under another name and then renamed: there is a whole one or none. Its first
line bears the mark of the plan it belongs to, and one with another mark does not count.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec


class Share(NamedTuple):
    """What one of many machines does of the shards: number, number + of, ..."""

    number: int
    of_all: int

    def of(self, shards: int) -> range:
        """Its own of so many shards."""
        return range(self.number, shards, self.of_all)


ALL = Share(0, 1)


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    mark: str
    shard: int


class Shards:
    """The shards of one plan in a folder."""

    def __init__(self, folder: Path, mark: str) -> None:
        self._folder, self._mark = folder, mark
        folder.mkdir(parents=True, exist_ok=True)

    def finished(self, count: int) -> set[int]:
        """Which of so many shards need not be done again."""
        return {shard for shard in range(count) if self.has(shard)}

    def has(self, shard: int) -> bool:
        """Whether this one need not be done again."""
        try:
            with self._file(shard).open("rb") as file:
                return msgspec.json.decode(file.readline(), type=_Head) == _Head(self._mark, shard)
        except (OSError, msgspec.DecodeError):
            return False

    def keep(self, shard: int, lines: bytes) -> None:
        """Store what came of a shard."""
        head = msgspec.json.encode(_Head(self._mark, shard))
        write_whole(self._file(shard), head + b"\n" + lines)

    def lines(self, shard: int) -> bytes:
        """What came of a finished shard."""
        return self._file(shard).read_bytes().partition(b"\n")[2]

    def discard(self) -> None:
        """Remove all of them, of whatever plan."""
        for file in self._files():
            file.unlink()
        self._folder.rmdir()

    def _files(self) -> Iterator[Path]:
        yield from self._folder.glob("*.jsonl")
        yield from self._folder.glob("*.part")

    def _file(self, shard: int) -> Path:
        return self._folder / f"{shard:06}.jsonl"


def write_whole(target: Path, data: bytes) -> None:
    """Write a file so that nobody ever sees a part of it."""
    unfinished = target.with_suffix(".part")
    with unfinished.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(target)
