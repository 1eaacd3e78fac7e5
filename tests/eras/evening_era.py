"""The evenings of an era: each the journal of one `zuschlag evening`, killed in the middle."""

import json
from pathlib import Path
from typing import Any

from tests.eras.era import ERAS, HERE, Era

GAMES = ("for-sale", "monopoly")


class KeptEvening(Era):
    """The files of one evening; a journal with its people, as an era is one."""

    def __init__(self, number: int, game: str) -> None:
        super().__init__(number)
        self.game = game
        self.folder = HERE / str(number) / "evening" / game

    def __repr__(self) -> str:
        return f"era {self.number} {self.game}"

    @property
    def told(self) -> dict[str, Any]:
        """`id`, `code`, `key`, `at`, `tables`, and what a test needs."""
        found: dict[str, Any] = json.loads((self.folder / "tables.json").read_text("utf-8"))
        return found

    @property
    def path(self) -> str:
        """Where it is found."""
        return f"/api/evenings/{self.told['code']}"


_POSSIBLE = [KeptEvening(era.number, game) for era in ERAS for game in GAMES]
EVENINGS = [kept for kept in _POSSIBLE if kept.folder.exists()]
"""From era 6 on."""


def box_of(era: Era) -> Path:
    """Where the box of an evening lies that is over."""
    return era.folder / "evening" / "rehearsed.zip"
