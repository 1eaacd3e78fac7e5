"""The figures magnates think with, by name: `tempers.json`, which says how each was found."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from zuschlag.bots.monopoly.magnate import mind as minds
from zuschlag.bots.monopoly.magnate.landing import ground_of, lap_table
from zuschlag.bots.monopoly.magnate.mind import FIGURES, LANDING, LAPSES, LONG_RUN, Mind, blank_mind

LATEST = "steady"


@cache
def figures_of(temper: str) -> dict[str, float]:
    """The figures of a temper by their names."""
    text = resources.files(__package__).joinpath("tempers.json").read_text("utf-8")
    found: dict[str, float] = json.loads(text)[temper]["figures"]
    return found


def mind_for(t: Any, temper: str = LATEST, lapses: int = 0) -> Mind:
    """A mind that knows the board of this record."""
    mind = blank_mind()
    mind[LANDING : LONG_RUN + 1] = lap_table(ground_of(t))
    change(mind, figures_of(temper))
    mind[FIGURES, LAPSES] = lapses
    return mind


def change(mind: Mind, figures: Mapping[str, float]) -> None:
    """Other figures, by their names."""
    for name, value in figures.items():
        mind[FIGURES, getattr(minds, name)] = value
