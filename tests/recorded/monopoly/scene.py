"""Short games of Monopoly with the figures a person finds, checked while they are played.

`python -m tests.recorded` writes the scenes that are missing; a scene that is kept is never
written again. The scenes are in the files that `all_scenes` names.
"""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.recorded.monopoly.making import LETTERS, TABLE, Making, as_text
from zuschlag.errors import Refusal
from zuschlag.rules.game import LATEST
from zuschlag.rules.monopoly import board
from zuschlag.rules.monopoly.game import MONOPOLY

FOLDER = Path(__file__).parent / "scenes"


class Scene(Making):
    """A game being played by the latest number of the rules, unless another one is named."""

    def __init__(self, seats: int, about: str, *, rules: int = LATEST, **more: Any) -> None:
        super().__init__(seats, about, rules=rules, **more)

    def expect(self, **fields: Any) -> None:
        """What the judge would answer now; `owner`, `level` and `lot` are shorter."""
        answer = MONOPOLY.answer(self.state)
        for slot, who in fields.pop("owner", {}).items():
            assert answer["owners"][slot] == (None if who is None else LETTERS.index(who)), slot
        for slot, level in fields.pop("level", {}).items():
            assert answer["levels"][slot] == level, slot
        if "lot" in fields:
            assert (answer["auction"] or {}).get("lot") == fields.pop("lot")
        found = {name: answer[name] for name in fields}
        assert found == fields, (found, fields)

    def refused(self, slug: str, who: str, verb: str, *given: object) -> None:
        """What the rules forbid here."""
        with pytest.raises(Refusal, match=f"^monopoly/{slug}( |$)"):
            self.do(who, verb, *given)

    def buy(self, who: str, *throws: tuple[int, int]) -> None:
        """Roll and buy as often as the dice say, then end the turn."""
        for one, two in throws:
            self.roll(who, one, two, then="buy")
        self.do(who, "done")

    def walk(self, who: str, *throws: tuple[int, int]) -> None:
        """Roll, nothing to decide, and end the turn."""
        for one, two in throws:
            self.roll(who, one, two)
        self.do(who, "done")

    def into_jail(self, who: str) -> None:
        """From the start by two doubles to the car park, and on to the constable."""
        for one, two in ((5, 5), (5, 5), (4, 6)):
            self.roll(who, one, two)

    def time_up(self) -> None:
        """The clock of the table."""
        self.do(TABLE, "time-up")

    def rule(self, *winners: int, reason: str, places: list[int] | None = None) -> None:
        """The organiser speaks."""
        said: dict[str, Any] = {"winners": list(winners), "reason": reason}
        self.do(TABLE, "ruling", said | ({"places": places} if places else {}))


def own_board(hotels: int = 12, **money: int) -> dict[str, Any]:
    """The classic board with other figures, all its words in one language.

    The words are those of the day: a kept scene does not follow when a card is reworded.
    """
    town = tomllib.loads(board.source("classic"))
    town["title"] = "Hillbury"
    town["money"] |= money
    town["bank"]["hotels"] = hotels
    then = json.loads((FOLDER / "scarce-hotel.json").read_bytes())["board"]
    for part, worded in zip(_parts(town), _parts(then), strict=True):
        part |= {key: worded[key] for key in ("note", "name", "short", "text") if key in part}
    return town


def _parts(town: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    return (town, *town["slots"], *town["chance"], *town["chest"])


Plays = dict[str, Callable[[], Scene]]


def all_scenes() -> Plays:
    """Every scene by its name."""
    from tests.recorded.monopoly import (
        scenes_auction,
        scenes_building,
        scenes_debt,
        scenes_end,
        scenes_jail,
        scenes_rent,
        scenes_trade,
    )

    files = (scenes_auction, scenes_building, scenes_debt, scenes_end, scenes_jail)
    found = [play for file in (*files, scenes_rent, scenes_trade) for play in file.SCENES]
    return {play.__name__.replace("_", "-"): play for play in found}


def write_missing() -> None:
    """Write what is missing."""
    for name, play in all_scenes().items():
        file = FOLDER / f"{name}.json"
        if not file.exists():
            file.write_text(as_text(play().written()), "utf-8", newline="\n")
