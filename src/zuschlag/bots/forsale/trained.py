"""What was learned, by number of seats: a population of rules, a net, and the noise of the levels.

The files in `nets/` name the commands that made them and what they won. All of it was learned in
one edition; in the others values are scaled to its figures, and the same file is used.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from zuschlag.bots.forsale.policies.minds import NET, Mind

EDITION = "2015"
"""The edition everything was learned in."""
LEVELS = 7
"""Levels below the champion: the last is the net as it is."""


class Trained(msgspec.Struct, frozen=True):
    """One file."""

    seats: int
    edition: str = EDITION
    made: list[str] = []  # the commands, in their order
    figures: dict[str, Any] = {}
    noise: tuple[float, ...] = (0.7, 0.4, 0.25, 0.15, 0.1, 0.06, 0.0)
    population: list[Mind] = []
    net: list[float] = []

    def level(self, number: int) -> Mind:
        """The net with the noise of a level; the lowest keep some coins where there are many."""
        noise = self.noise[number - 1]
        is_thrifty = number <= 2 and self.seats <= 4
        return Mind(NET, 0, noise, noise, limit=0.8 if is_thrifty else 0.0)


def _file(seats: int) -> Path:
    return Path(__file__).parent / "nets" / f"{seats}.json"


@cache
def trained(seats: int) -> Trained:
    """What was learned for this number of seats; nothing yet if there is no file."""
    file = _file(seats)
    if not file.exists():
        return Trained(seats)
    return msgspec.json.decode(file.read_bytes(), type=Trained)


def keep(found: Trained) -> None:
    """Write a file anew."""
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    _file(found.seats).write_bytes(text + b"\n")
    trained.cache_clear()
