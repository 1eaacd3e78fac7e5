"""Games of the league, made up."""

from collections.abc import Sequence

from zuschlag.league.games import OVER, LeagueGame, Player


def player(name: str) -> Player:
    """A program; with a star a level of the house."""
    return Player(name.removeprefix("*"), name.startswith("*"))


def a_game(
    names: str, ranks: Sequence[int] = (), left: Sequence[int] = (), at: int = 0
) -> LeagueGame:
    """A game of these, in their seats; a program's token is its name in small letters."""
    seating = tuple(map(player, names.split()))
    holders = tuple("" if one.is_house else one.name.lower() for one in seating)
    status = OVER if ranks else "play"
    scores = tuple(100 - rank for rank in ranks)
    return LeagueGame("t" * 32, at, at, status, seating, holders, tuple(ranks), scores, tuple(left))
