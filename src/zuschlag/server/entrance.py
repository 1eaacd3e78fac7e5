"""Routes for whoever comes in: is anybody there, what is played here, and who are you."""

import asyncio

import msgspec
from litestar import Response, delete, get, post

from zuschlag.errors import NotAllowed, Unavailable, ZuschlagError
from zuschlag.server.catalogue import GameCard, games
from zuschlag.server.dependencies import (
    SPEAKER,
    Ask,
    TheHouse,
    TheSpeaker,
    address_of,
    problems,
    visited,
)
from zuschlag.server.errors import Stranger

_PATIENCE = 2.0


class State(msgspec.Struct, frozen=True):
    """How the server is."""

    ok: bool


class BotToken(msgspec.Struct, frozen=True):
    """A bearer token, shown this once."""

    token: str


@get("/api/health", summary="Is the process alive?", tags=["server"])
async def health() -> State:
    """Answers as long as the process runs."""
    return State(ok=True)


@get("/api/ready", summary="Whether it can take visitors", tags=["server"], responses=problems(503))
async def ready(house: TheHouse) -> State:
    """503 while the server stops or cannot write."""
    if house.is_stopping:
        raise Unavailable("server/stopping")
    try:
        async with asyncio.timeout(_PATIENCE):
            await house.journal.credential("")
            await house.faults.check_writable()
    except (ZuschlagError, OSError, TimeoutError):
        raise Unavailable("server/journal") from None
    if house.is_broken:
        raise Unavailable("server/journal")
    return State(ok=True)


@get("/api/games", summary="What can be played", tags=["lobby"], responses=problems(429))
async def list_games(request: Ask, house: TheHouse) -> list[GameCard]:
    """Games, editions, seats, switches with their choices (the usual one first), bots."""
    visited(request, house)
    return games()


@post(
    "/api/session",
    status_code=204,
    summary="Begin a session",
    tags=["session"],
    responses=problems(403, 429),
)
async def begin_session(request: Ask, house: TheHouse) -> Response[None]:
    """Sets the session cookie. Whoever has a good one already keeps it."""
    token = house.sessions.token(request.scope["headers"])
    try:
        await house.sessions.known(token)
    except Stranger:
        house.limits.sessions.take(address_of(request))
        text = await house.sessions.begin("session")
        return Response(None, status_code=204, headers={"Set-Cookie": house.sessions.cookie(text)})
    return Response(None, status_code=204)


@delete(
    "/api/session",
    status_code=204,
    dependencies=SPEAKER,
    summary="End a session or a bot token",
    tags=["session"],
    responses=problems(401, 403, 429),
)
async def end_session(house: TheHouse, speaker: TheSpeaker) -> Response[None]:
    """Revokes the credential that asks; its sockets are closed at once."""
    await house.revoke(speaker.holder)
    return Response(None, status_code=204, headers={"Set-Cookie": house.sessions.cookie("")})


@post(
    "/api/bot-tokens",
    dependencies=SPEAKER,
    summary="Make a token for a bot",
    tags=["session"],
    responses=problems(401, 403, 429),
)
async def make_bot_token(house: TheHouse, speaker: TheSpeaker) -> BotToken:
    """A bearer token for a program of your own. It is shown once and kept only as a hash."""
    if speaker.kind == "bot":
        raise NotAllowed("session/people-only")  # else one token would grow into any number
    house.limits.bot_tokens.take(speaker.holder)
    return BotToken(await house.sessions.begin("bot"))


ROUTES = [health, ready, list_games, begin_session, end_session, make_bot_token]
