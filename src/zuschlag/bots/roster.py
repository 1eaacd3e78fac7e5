"""The players of every game, as its description names them."""

from collections.abc import Iterator, Mapping

from zuschlag.bots.bot import Levels, Roster
from zuschlag.bots.guesser import Guesser
from zuschlag.rules.description import part
from zuschlag.rules.games import description, descriptions


def bots_of(game: str) -> Roster:
    """The players of a game by name; for a game that brings none, one that plays any game."""
    found = description(game)
    if found.bots:
        roster: Roster = part(found.bots)
        return roster
    return {"random": Guesser.of(found.game)}


def levels_of(game: str) -> Levels:
    """Which of its players are how strong; a game need not say."""
    found = description(game).levels
    return part(found) if found else Levels()


def by_strength(game: str) -> list[str]:
    """All players of a game: the levels, weakest first, then the others."""
    levels = levels_of(game).names
    return [*levels, *(name for name in bots_of(game) if name not in levels)]


class _Rosters(Mapping[str, Roster]):
    """For every game its players, loaded when they are asked for."""

    def __getitem__(self, game: str) -> Roster:
        return bots_of(game)

    def __iter__(self) -> Iterator[str]:
        return iter(descriptions())

    def __len__(self) -> int:
        return len(descriptions())


BOTS: Mapping[str, Roster] = _Rosters()
