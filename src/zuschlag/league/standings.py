"""How everybody stands: one rating each, from the games that are over."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from zuschlag.lab.arena.ratings import points_of
from zuschlag.league.games import LeagueGame, Player


class Standing(msgspec.Struct, frozen=True):
    """One player of the league."""

    name: str  # of a program, or the level of the house
    house: bool
    rating: int
    games: int
    wins: float  # shared where several were first
    left: int  # games in which a house bot had to play on for it


def standings(games: Sequence[LeagueGame]) -> list[Standing]:
    """Everybody who has finished a game, the best first."""
    rated = [game for game in games if game.ranks]
    if not rated:
        return []
    played: Counter[Player] = Counter()
    left: Counter[Player] = Counter()
    wins: dict[Player, float] = {}
    for game in rated:
        played.update(game.seating)
        left.update(game.seating[seat] for seat in game.left)
        for seat in _first(game):
            one = game.seating[seat]
            wins[one] = wins.get(one, 0) + 1 / len(_first(game))
    players = sorted(played)
    points = dict(zip(players, points_of(players, rated), strict=True))
    return [
        Standing(
            one.name,
            one.is_house,
            round(points[one]),
            played[one],
            round(wins.get(one, 0.0), 2),
            left[one],
        )
        for one in sorted(players, key=lambda one: -points[one])
    ]


def _first(game: LeagueGame) -> list[int]:
    """Who was first; where all have left, nobody."""
    return [seat for seat, rank in enumerate(game.ranks) if rank == 1 and seat not in game.left]
