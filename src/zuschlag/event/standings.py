"""Standings: worked out from results whenever somebody looks, never stored.

The order: the place at the final table, points, wins, shares of the table, the points of opponents
in games without oneself, and at last the lot.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from zuschlag.event.points import UNIT, points_of
from zuschlag.event.results import FINAL, RoundResult, SeatResult, shares

LATE = 50 * UNIT
"""What a late-comer may be given for the first round, once."""


class Row(NamedTuple):
    """One entrant; every column that decides is there to be shown."""

    rank: int
    entrant: int
    final_place: int | None
    points: int
    wins: int
    shares: Fraction
    opponents: Fraction
    rounds: int
    by_lot: bool


class Game(NamedTuple):
    """One entrant's part in one game."""

    points: int
    wins: int
    share: Fraction
    table: tuple[int, int]  # the round and which table
    final_place: int | None


def standings(
    entrants: Iterable[int],
    rounds: Sequence[RoundResult],
    preset: str,
    lots: Mapping[int, str],
    late: Iterable[int] = (),
    best: int | None = None,
) -> list[Row]:
    """The best first. `lots` decide what nothing else does; `late` get 50 for the first round.

    Of everybody only the `best` games count, where that is agreed.
    """
    games = games_of(rounds, preset)
    given = set(late)
    rows = []
    for entrant in entrants:
        own = _counting(games.get(entrant, []), best)
        extra = LATE if entrant in given and all(game.table[0] != 1 for game in own) else 0
        rows.append(
            Row(
                rank=0,
                entrant=entrant,
                final_place=next((g.final_place for g in own if g.final_place is not None), None),
                points=sum(game.points for game in own) + extra,
                wins=sum(game.wins for game in own),
                shares=sum((game.share for game in own), Fraction()),
                opponents=_opponents(entrant, games),
                rounds=len(games.get(entrant, [])),
                by_lot=False,
            )
        )
    rows.sort(key=lambda row: (*_merit(row), lots[row.entrant]))
    return _ranked(rows)


def _counting(games: Sequence[Game], best: int | None) -> list[Game]:
    """The games that count: all, or the best ones."""
    return sorted(games, key=lambda game: (-game.points, -game.wins, -game.share))[:best]


def games_of(rounds: Sequence[RoundResult], preset: str) -> dict[int, list[Game]]:
    """What everybody played, in order; bots have places and no games."""
    found: dict[int, list[Game]] = {}
    for played in rounds:
        for number, table in enumerate(played.tables):
            for seat, game in zip(table, _games(played, number, table, preset), strict=True):
                if seat.entrant is not None:
                    found.setdefault(seat.entrant, []).append(game)
    return found


def _games(
    played: RoundResult, number: int, table: Sequence[SeatResult], preset: str
) -> Iterable[Game]:
    places = [seat.place for seat in table]
    all_points = points_of(preset, places)
    all_wins = points_of("wins", places)
    for seat, points, wins, share in zip(table, all_points, all_wins, shares(table), strict=True):
        final = seat.place if played.stage == FINAL else None
        at = (played.number, number)
        if seat.has_left:
            yield Game(0, 0, Fraction(), at, final)
        else:
            yield Game(points, wins, share, at, final)


def _opponents(entrant: int, games: Mapping[int, list[Game]]) -> Fraction:
    """The mean of what everybody one has met made in games without oneself."""
    own = {game.table for game in games.get(entrant, ())}
    made = [
        sum(game.points for game in theirs if game.table not in own)
        for other, theirs in games.items()
        if other != entrant and any(game.table in own for game in theirs)
    ]
    return Fraction(sum(made), len(made)) if made else Fraction()


def _merit(row: Row) -> tuple[bool, int, int, int, Fraction, Fraction]:
    """Smaller is better."""
    is_out = row.final_place is None
    place = row.final_place or 0
    return is_out, place, -row.points, -row.wins, -row.shares, -row.opponents


def _ranked(rows: Sequence[Row]) -> list[Row]:
    """Numbered, and marked where only the lot has decided."""
    found = []
    for place, row in enumerate(rows):
        beside = [*rows[max(place - 1, 0) : place], *rows[place + 1 : place + 2]]
        is_level = any(_merit(other) == _merit(row) for other in beside)
        found.append(row._replace(rank=place + 1, by_lot=is_level))
    return found
