"""Entries of older shapes, lifted to today's when they are read; what is stored never changes.

`UPCASTS.lifts(kind, version)` marks a function that lifts an entry's public and opened parts from
`version` to the next one. Entries of a kind without such functions are of version 1.
"""

from collections.abc import Callable
from typing import Any

from zuschlag.errors import ZuschlagError

Part = dict[str, Any]
Lift = Callable[[Part, Part], tuple[Part, Part]]


class Upcasts:
    """All steps from older shapes to today's, by kind."""

    def __init__(self) -> None:
        self._lifts: dict[tuple[str, int], Lift] = {}

    def lifts(self, kind: str, version: int) -> Callable[[Lift], Lift]:
        """Register the step from a version of a kind to the next."""
        if (kind, version) in self._lifts or version != self.newest(kind):
            raise ValueError(f"the next step of {kind} starts from {self.newest(kind)}")

        def register(lift: Lift) -> Lift:
            self._lifts[kind, version] = lift
            return lift

        return register

    def newest(self, kind: str) -> int:
        """The version that is written today."""
        version = 1
        while (kind, version) in self._lifts:
            version += 1
        return version

    def lifted(self, kind: str, version: int, public: Part, opened: Part) -> tuple[Part, Part]:
        """Both parts as they would be written today."""
        newest = self.newest(kind)
        if not 1 <= version <= newest:
            facts = {"kind": kind, "version": version, "known": newest}
            raise ZuschlagError("journal/newer-entry", facts)
        for step in range(version, newest):
            public, opened = self._lifts[kind, step](public, opened)
        return public, opened


UPCASTS = Upcasts()
