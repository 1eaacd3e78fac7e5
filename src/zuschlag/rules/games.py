"""Every game there is. One of ours is named in `BUILT_IN`, one from outside by an entry point.

A package that brings a game says so in its own metadata, and nothing here changes:

    [project.entry-points."zuschlag.games"]
    their-game = "their_package:DESCRIPTION"
"""

from collections.abc import Iterator, Mapping
from functools import cache

from zuschlag.errors import Malformed
from zuschlag.rules.description import Description
from zuschlag.rules.forsale.description import FOR_SALE
from zuschlag.rules.game import AnyGame
from zuschlag.rules.monopoly.description import MONOPOLY

BUILT_IN = {one.name: one for one in (FOR_SALE, MONOPOLY)}
ENTRY_POINTS = "zuschlag.games"


@cache
def descriptions() -> dict[str, Description]:
    """Every game, ours first."""
    from importlib.metadata import entry_points  # slow to load, and seldom asked for

    found = [entry.load() for entry in entry_points(group=ENTRY_POINTS)]
    outside = {one.name: one for one in found if one.name not in BUILT_IN}
    return BUILT_IN | outside


def description(name: str, path: str = "game") -> Description:
    """The game of this name; Malformed where there is none."""
    found = BUILT_IN.get(name) or descriptions().get(name)
    if found is None:
        raise Malformed("record/unknown-game", path, {"known": sorted(descriptions())})
    return found


class _Games(Mapping[str, AnyGame]):
    """The games by name, each loaded when it is asked for."""

    def __getitem__(self, name: str) -> AnyGame:
        found = BUILT_IN.get(name) or descriptions()[name]
        return found.game

    def __iter__(self) -> Iterator[str]:
        return iter(descriptions())

    def __len__(self) -> int:
        return len(descriptions())


GAMES: Mapping[str, AnyGame] = _Games()
