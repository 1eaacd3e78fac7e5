"""Routes at a table, for programs that ask rather than listen: look, news, commands, record."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from zuschlag.errors import NotAllowed, NotFound
from zuschlag.server.commanding import commanded
from zuschlag.server.dependencies import SPEAKER, TheAppState, TheSpeaker, problems, table_id
from zuschlag.server.errors import encoded
from zuschlag.server.frames import CommandId, LogFrame, SeatNumber, TableFrame
from zuschlag.table.commands import Command
from zuschlag.table.service import Ack

JSON = "application/json"
_LONGEST_WAIT = 25.0

SeatAsked = Annotated[
    SeatNumber | None,
    QueryParameter(
        required=False, description="Which of your seats is looking; if none, the first."
    ),
]
CursorAsked = Annotated[
    int,
    QueryParameter(
        ge=0, le=10_000_000, required=False, description="How much of the log you know."
    ),
]
WaitAsked = Annotated[
    float,
    QueryParameter(ge=0, le=_LONGEST_WAIT, required=False, description="Seconds to wait for news."),
]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command with an id of your own making; repeat it with the same id until it is answered."""

    id: CommandId
    command: Command
    seat: SeatNumber | None = None  # which of your seats asks, if you have several


@get(
    "/api/tables/{table:str}",
    dependencies=SPEAKER,
    summary="The state of a table",
    tags=["table"],
    responses={200: ResponseSpec(TableFrame), **problems(401, 404, 410, 429, 503)},
)
async def look(
    app_state: TheAppState, speaker: TheSpeaker, table: FromPath[str], seat: SeatAsked = None
) -> Response[bytes]:
    """Everything as it is now, as you may see it from your seat or as a spectator."""
    try:
        told = await app_state.service.look(table_id(table), speaker, seat)
    except NotAllowed:
        # Nobody can tell a table that is not there from one that is not for them.
        raise NotFound("table/unknown") from None
    return Response(told, media_type=JSON)


@get(
    "/api/tables/{table:str}/news",
    dependencies=SPEAKER,
    summary="What happened since",
    tags=["table"],
    responses={200: ResponseSpec(LogFrame), **problems(401, 404, 410, 429, 503)},
)
async def news(
    app_state: TheAppState,
    speaker: TheSpeaker,
    table: FromPath[str],
    seat: SeatAsked = None,
    cursor: CursorAsked = 0,
    wait: WaitAsked = 0.0,
) -> Response[bytes]:
    """The log after your cursor; waits up to `wait` seconds for news when there is none."""
    try:
        told = await app_state.patiently(
            app_state.service.news(table_id(table), speaker, seat, cursor, wait)
        )
    except NotAllowed:
        raise NotFound("table/unknown") from None
    return Response(told, media_type=JSON)


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    dependencies=SPEAKER,
    summary="Ask something of a table",
    tags=["table"],
    responses=problems(401, 403, 404, 409, 410, 413, 422, 429, 503),
)
async def command(
    app_state: TheAppState, speaker: TheSpeaker, table: FromPath[str], data: JSONBody[Asked]
) -> Ack:
    """Sit down, move, speak: any command. The answer means it is written down."""
    app_state.limits.message(speaker.holder, table_id(table), -1)
    return await commanded(app_state, speaker, table, data.id, data.command, data.seat)


@get(
    "/api/tables/{table:str}/record",
    dependencies=SPEAKER,
    summary="The written game",
    tags=["table"],
    responses=problems(401, 403, 404, 410, 429, 503),
)
async def record(
    app_state: TheAppState, speaker: TheSpeaker, table: FromPath[str]
) -> Response[bytes]:
    """After the end: the whole game with everything needed to check that the deal was fair."""
    written = await app_state.service.record(table_id(table), speaker)
    named = f'attachment; filename="zuschlag-{table}.json"'
    return Response(encoded(written), media_type=JSON, headers={"Content-Disposition": named})


ROUTES = [look, news, command, record]
