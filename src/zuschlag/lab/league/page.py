"""The page of a league: how everybody stands now, and the latest games with their records."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from zuschlag.lab.arena.playing import Row
from zuschlag.lab.arena.ratings import Rating, ratings
from zuschlag.lab.arena.report import grid, page, section
from zuschlag.lab.league.keeping import record_of
from zuschlag.lab.league.tournament import LeagueGame
from zuschlag.words.names import named
from zuschlag.words.speech import Words

_LATEST = 20
_DRAWS = 60
_EVERY = 5
"""Seconds after which a browser looks again."""


@dataclass(frozen=True)
class Standing:
    """How one bot stands."""

    rating: Rating
    games: int
    wins: float
    millis: float  # of computing, a move
    missed: int


def standings(games: Sequence[LeagueGame], seed: int) -> list[Standing]:
    """Everybody who has played, the best first."""
    bots = sorted({bot for game in games for bot in game.seating})
    rows = [
        Row(0, one.deal, one.seating, one.scores, one.ranks, one.winners, one.ending)
        for one in games
    ]
    return [_standing(one, games) for one in ratings(bots, rows, seed, _DRAWS)]


def _standing(rating: Rating, games: Sequence[LeagueGame]) -> Standing:
    seats = [
        (game, seat) for game in games for seat, bot in enumerate(game.seating) if bot == rating.bot
    ]
    won = sum(1 / len(game.winners) for game, seat in seats if seat in game.winners)
    millis = sum(game.millis[seat] for game, seat in seats)
    moves = sum(game.moves[seat] for game, seat in seats)
    missed = sum(game.missed[seat] for game, seat in seats)
    return Standing(rating, len(seats), won / len(seats), millis / max(moves, 1), missed)


def league_page(game: str, games: Sequence[LeagueGame], seed: int, words: Words) -> str:
    """The whole page."""
    title = words("league-title", game=named(words, "game", game))
    body = [
        f"<h1>{escape(title)}</h1>\n<p>{escape(words('league-lead', games=len(games)))}</p>",
        section(words("arena-ratings"), _table(standings(games, seed), words), _note(words)),
        section(words("league-latest"), _latest(games, words)),
    ]
    again = f'<meta http-equiv="refresh" content="{_EVERY}">\n'
    return page(title, "\n".join(body), words, again)


def _note(words: Words) -> str:
    return words("league-note")


def _table(found: Sequence[Standing], words: Words) -> str:
    keys = ("arena-bot", "arena-rating", "sim-interval", "arena-games", "sim-wins")
    heads = [words(key) for key in (*keys, "league-millis", "arena-outside-missed")]
    rows = [
        [
            f"<td>{escape(text)}</td>"
            for text in (
                words.number(round(one.rating.value)),
                f"{words.number(round(one.rating.low))} – {words.number(round(one.rating.high))}",
                words.number(one.games),
                words.percent(one.wins, 1),
                words.decimal(one.millis, 1),
                words.number(one.missed),
            )
        ]
        for one in found
    ]
    return grid(heads, [one.rating.bot for one in found], rows, "cells")


def _latest(games: Sequence[LeagueGame], words: Words) -> str:
    lines = [
        f'<li><a href="{record_of(game.number)}">{words.number(game.number + 1)}</a>: '
        f"{escape(scores_of(game))}</li>"
        for game in reversed(games[-_LATEST:])
    ]
    return "<ul>\n" + "\n".join(lines) + "\n</ul>"


def scores_of(game: LeagueGame) -> str:
    """Everybody with what they scored, the best first."""
    order = sorted(range(len(game.seating)), key=lambda seat: game.ranks[seat])
    return ", ".join(f"{game.seating[seat]} {game.scores[seat]}" for seat in order)
