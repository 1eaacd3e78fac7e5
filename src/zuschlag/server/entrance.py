"""Routes for whoever comes in: is anybody there, what is played here, and who are you."""

import asyncio

import msgspec
from litestar import Response, delete, get, post

from zuschlag.errors import NotAllowed, Unavailable, ZuschlagError
from zuschlag.server.dependencies import (
    SPEAKER,
    Ask,
    TheAppState,
    TheSpeaker,
    address_of,
    problems,
    visited,
)
from zuschlag.server.errors import Stranger
from zuschlag.table.catalogue import GameCard, games

_PATIENCE = 2.0


class State(msgspec.Struct, frozen=True):
    """The state of the server."""

    ok: bool


class BotToken(msgspec.Struct, frozen=True):
    """A bearer token, shown this once."""

    token: str


@get("/api/health", summary="Is the process alive?", tags=["server"])
async def health() -> State:
    """Answers as long as the process runs."""
    return State(ok=True)


@get("/api/ready", summary="Whether it can take visitors", tags=["server"], responses=problems(503))
async def ready(app_state: TheAppState) -> State:
    """503 while the server stops or cannot write."""
    if app_state.is_stopping:
        raise Unavailable("server/stopping")
    if app_state.is_cut_off:
        raise Unavailable("server/journal")
    try:
        async with asyncio.timeout(_PATIENCE):
            await app_state.journal.credential("")
            await app_state.faults.check_writable()
    except (ZuschlagError, OSError, TimeoutError):
        raise Unavailable("server/journal") from None
    if app_state.is_broken:
        raise Unavailable("server/journal")
    return State(ok=True)


@get("/api/games", summary="What can be played", tags=["lobby"], responses=problems(429))
async def list_games(request: Ask, app_state: TheAppState) -> list[GameCard]:
    """Games, editions, seats, switches with their choices (the usual one first), bots."""
    visited(request, app_state)
    return games()


@post(
    "/api/session",
    status_code=204,
    summary="Begin a session",
    tags=["session"],
    responses=problems(403, 429),
)
async def begin_session(request: Ask, app_state: TheAppState) -> Response[None]:
    """Sets the session cookie. Whoever already has a good one keeps it."""
    token = app_state.sessions.token(request.scope["headers"])
    try:
        await app_state.sessions.known(token)
    except Stranger:
        app_state.limits.sessions.take(address_of(request))
        text = await app_state.sessions.begin("session")
        return Response(
            None, status_code=204, headers={"Set-Cookie": app_state.sessions.cookie(text)}
        )
    return Response(None, status_code=204)


@delete(
    "/api/session",
    status_code=204,
    dependencies=SPEAKER,
    summary="End a session or a bot token",
    tags=["session"],
    responses=problems(401, 403, 429),
)
async def end_session(app_state: TheAppState, speaker: TheSpeaker) -> Response[None]:
    """Revokes the credential that asks; its sockets are closed at once."""
    await app_state.revoke(speaker.holder)
    return Response(None, status_code=204, headers={"Set-Cookie": app_state.sessions.cookie("")})


@post(
    "/api/bot-tokens",
    dependencies=SPEAKER,
    summary="Make a token for a bot",
    tags=["session"],
    responses=problems(401, 403, 429),
)
async def make_bot_token(app_state: TheAppState, speaker: TheSpeaker) -> BotToken:
    """A bearer token for a program of your own. It is shown once and kept only as a hash."""
    if speaker.kind == "bot":
        raise NotAllowed("session/people-only")  # else one token would grow into any number
    app_state.limits.bot_tokens.take(speaker.holder)
    return BotToken(await app_state.sessions.begin("bot"))


ROUTES = [health, ready, list_games, begin_session, end_session, make_bot_token]
