"""What a server counts to keep its limits: levels of buckets, and how many of a thing are open.

Alone, a process keeps it to itself (`OwnCounters`); several write to one file in memory that their
parent has made (`shared_counters.py`).
"""

from collections import Counter
from collections.abc import Hashable
from typing import Protocol, Self

from zuschlag.table.ports import Clock

MOST_LEVELS = 200_000


class Counters(Protocol):
    """Used as a context (`with counters:`) nobody else writes meanwhile."""

    def __enter__(self) -> Self:
        """Nobody else from now on."""

    def __exit__(self, *_: object) -> None:
        """Others again."""

    def now(self) -> int:
        """Milliseconds of a clock that everybody who writes here shares."""

    def level(self, key: Hashable) -> tuple[float, int] | None:
        """What was written last, and when."""

    def write(self, key: Hashable, level: float) -> None:
        """Write a level down, with the time."""

    def count(self, key: Hashable) -> int:
        """How many are open."""

    def add(self, key: Hashable, more: int) -> None:
        """So many more, or fewer."""


class OwnCounters:
    """The counters of a process that is alone."""

    def __init__(self, clock: Clock) -> None:
        self.now = clock.now
        self._levels: dict[Hashable, tuple[float, int]] = {}
        self._counts: Counter[Hashable] = Counter()

    def __enter__(self) -> Self:
        """Nobody else is there."""
        return self

    def __exit__(self, *_: object) -> None:
        """Nobody was waiting."""

    def level(self, key: Hashable) -> tuple[float, int] | None:
        """What was written last, and when."""
        return self._levels.get(key)

    def write(self, key: Hashable, level: float) -> None:
        """Write it down; when there are too many, those written longest ago are forgotten."""
        self._levels.pop(key, None)
        self._levels[key] = level, self.now()
        if len(self._levels) > MOST_LEVELS:
            for old in list(self._levels)[: MOST_LEVELS // 2]:
                del self._levels[old]

    def count(self, key: Hashable) -> int:
        return self._counts[key]

    def add(self, key: Hashable, more: int) -> None:
        """So many more, or fewer."""
        self._counts[key] += more
        if not self._counts[key]:
            del self._counts[key]
