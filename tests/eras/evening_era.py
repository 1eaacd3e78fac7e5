"""The evenings of an era: each the journal of one `zuschlag evening`, killed in the middle."""

import json
from pathlib import Path
from typing import Any

from tests.eras.era import ERAS, HERE, Era

SCENES = {
    "for-sale": "for-sale",
    "monopoly": "monopoly",
    "boards": "for-sale",
    "filling": "for-sale",
    "closing": "for-sale",
    "in-step": "for-sale",
}
"""Evenings by name, with the game that is played there."""


class KeptEvening(Era):
    """The files of one evening; a journal with its people, as an era is one."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number)
        self.name = name
        self.game = SCENES[name]
        self.folder = HERE / str(number) / "evening" / name

    def __repr__(self) -> str:
        return f"era {self.number} {self.name}"

    @property
    def told(self) -> dict[str, Any]:
        """`id`, `code`, `key`, `at`, `tables`, and what a test needs."""
        found: dict[str, Any] = json.loads((self.folder / "tables.json").read_text("utf-8"))
        return found

    @property
    def has_stick(self) -> bool:
        """Whether it is mirrored."""
        return self.name == "boards"

    @property
    def stick(self) -> Path:
        """Where its mirror lies."""
        return self.folder / "zuschlag-0001.mirror"

    @property
    def path(self) -> str:
        """Where it is found."""
        return f"/api/evenings/{self.told['code']}"


_POSSIBLE = [KeptEvening(era.number, name) for era in ERAS for name in SCENES]
EVENINGS = [kept for kept in _POSSIBLE if kept.folder.exists()]
"""From era 6 on; with boards from 7, with open tables from 8, with the same deal from 9 on."""


def box_of(era: Era) -> Path:
    """Where the box of an evening lies that is over."""
    return era.folder / "evening" / "rehearsed.zip"
