"""Routes of the league: programs enter and ask for their table; everybody sees how it stands."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta

from zuschlag.errors import NotAllowed, NotFound
from zuschlag.league.games import LeagueGame
from zuschlag.league.league import WINDOW, League
from zuschlag.league.standings import Standing
from zuschlag.server.app_state import AppState
from zuschlag.server.dependencies import SPEAKER, Ask, TheAppState, TheSpeaker, problems, visited
from zuschlag.server.tables import JSON, WaitAsked
from zuschlag.table.service import Speaker

_LATEST = 20


class LeagueName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program is to be called; the name is its token's."""

    name: Annotated[str, Meta(max_length=64)]


class EnteredLeague(msgspec.Struct, frozen=True):
    """The name as everybody sees it, and what is played."""

    name: str
    game: str
    edition: str
    seats: int
    seconds: int  # for a move, by the clock


class LeagueSeat(msgspec.Struct, frozen=True):
    """Who sits there; place and score once the game is over."""

    name: str
    house: bool
    place: int | None = None
    score: int | None = None
    left: bool = False  # a house bot had to play on: counts as last


class LeagueTable(msgspec.Struct, frozen=True):
    """A game: its table, when it began or ended, everybody by seat."""

    table: str
    at: int
    seats: list[LeagueSeat]


class LeagueView(msgspec.Struct, frozen=True):
    """How the league stands; without a game there is none on this server."""

    game: str | None = None
    edition: str = ""
    seats: int = 0
    seconds: int = 0
    here: int = 0  # programs that play or wait for a table
    counts: int = WINDOW  # so many games, the latest
    standings: list[Standing] = []
    running: list[LeagueTable] = []
    latest: list[LeagueTable] = []


class LeaguePlace(msgspec.Struct, frozen=True):
    """Where to play now; None: ask again."""

    table: str | None


@get("/api/league", summary="How the league stands", tags=["league"], responses=problems(429))
async def show_league(request: Ask, app_state: TheAppState) -> LeagueView:
    """Ratings of all who have played, games to watch, the latest games."""
    visited(request, app_state)
    league = app_state.league
    if league is None:
        return LeagueView()
    agreed = league.settings
    return LeagueView(
        *(agreed.game, agreed.edition, agreed.seats, league.limits.seconds, league.here),
        standings=await league.standings(),
        running=[_table(one, one.began) for one in league.running],
        latest=[_table(one, one.touched) for one in league.latest(_LATEST)],
    )


@post(
    "/api/league",
    status_code=200,
    dependencies=SPEAKER,
    summary="Enter the league",
    tags=["league"],
    responses=problems(401, 403, 404, 413, 429),
)
async def enter_league(
    app_state: TheAppState, speaker: TheSpeaker, data: JSONBody[LeagueName]
) -> EnteredLeague:
    """For programs. The same name with the same token again changes nothing."""
    league = _league_for(app_state, speaker)
    name = league.enter(speaker.holder, data.name)
    agreed = league.settings
    return EnteredLeague(name, agreed.game, agreed.edition, agreed.seats, league.limits.seconds)


@get(
    "/api/league/table",
    dependencies=SPEAKER,
    summary="Where to play next",
    tags=["league"],
    responses={200: ResponseSpec(LeaguePlace), **problems(401, 403, 404, 429, 503)},
)
async def next_table(
    app_state: TheAppState, speaker: TheSpeaker, wait: WaitAsked = 0.0
) -> Response[bytes]:
    """For programs: the table at which yours has a seat; waits up to `wait` seconds for one."""
    league = _league_for(app_state, speaker)
    told = await app_state.patiently(_place(league, speaker.holder, wait))
    return Response(told, media_type=JSON)


async def _place(league: League, holder: str, wait: float) -> bytes:
    return msgspec.json.encode(LeaguePlace(await league.table_for(holder, wait)))


def _league_for(app_state: AppState, speaker: Speaker) -> League:
    """The league, for a program; people's sessions cannot play as one."""
    if speaker.kind != "bot":
        raise NotAllowed("league/programs-only")
    if app_state.league is None:
        raise NotFound("league/none")
    return app_state.league


def _table(game: LeagueGame, at: int) -> LeagueTable:
    is_rated = bool(game.ranks)
    return LeagueTable(
        game.table,
        at,
        [
            LeagueSeat(
                one.name,
                one.is_house,
                game.ranks[seat] if is_rated else None,
                game.scores[seat] if is_rated else None,
                seat in game.left,
            )
            for seat, one in enumerate(game.seating)
        ],
    )


ROUTES = [show_league, enter_league, next_table]
