"""The guided first games: a written game each, and the places where something is told.

`tools/lessons.py` writes them into `guides/`; sentences are in `*/guide.ftl`. Pages and terminal
show the record as the rules replay it, so that no rule stands anywhere else.
"""

from importlib import resources
from typing import Any

import msgspec

YOU = 0
"""The seat of whoever is guided."""
GUIDED = ("for-sale", "monopoly")


class Told(msgspec.Struct, frozen=True):
    """After so many moves something is told, by its key; then you move, or only read it."""

    at: int
    key: str
    is_yours: bool


class Lesson(msgspec.Struct, frozen=True):
    """A game and what is told of it, in its order; the last is told at the end."""

    record: dict[str, Any]
    steps: list[Told]

    def step(self, at: int) -> int:
        """Which step holds after so many moves."""
        return max(place for place, one in enumerate(self.steps) if one.at <= at)

    def fits(self, at: int, written: list[Any]) -> bool:
        """Whether this is the move that the lesson waits for; streets come in any order."""
        return _sorted(self.record["actions"][at][1:]) == _sorted(written)


def _sorted(written: list[Any]) -> list[Any]:
    return [sorted(part) if isinstance(part, list) else part for part in written]


def lesson(game: str) -> Lesson:
    """The guided first game of a game that has one."""
    folder = resources.files("zuschlag.words") / "guides"
    return msgspec.json.decode((folder / f"{game}.json").read_bytes(), type=Lesson)
