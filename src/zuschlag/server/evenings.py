"""Routes of an evening: look, wait for news, ask, take everything home."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from zuschlag.errors import Malformed, NotAllowed, NotFound
from zuschlag.event.commands import Assist, Command, Organise, UseCard
from zuschlag.event.paper import PaperPart
from zuschlag.event.traveller import Traveller
from zuschlag.event.watching import WatchedTable
from zuschlag.event.wire import Erasing, EveningFrame
from zuschlag.journal.opening import sqlite_path
from zuschlag.server.app_state import AppState
from zuschlag.server.dependencies import (
    SPEAKER,
    Ask,
    TheAppState,
    TheSpeaker,
    address_of,
    problems,
)
from zuschlag.server.errors import reason_of
from zuschlag.server.frames import CommandId
from zuschlag.server.hall import Hall, hall_of
from zuschlag.server.lobby import read_code
from zuschlag.words.speech import Language, Words

JSON = "application/json"
_LONGEST_WAIT = 25.0
_HALL = "the hall"
_GUESSED = (Organise, Assist, UseCard)

CursorAsked = Annotated[
    str, QueryParameter(max_length=40, required=False, description="The cursor you know.")
]
WaitAsked = Annotated[
    float,
    QueryParameter(ge=0, le=_LONGEST_WAIT, required=False, description="Seconds to wait for news."),
]
LanguageAsked = Annotated[
    Language,
    QueryParameter(required=False, description="The language of the page of results."),
]


class AskedOfEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command with an id of your own making; repeat it with the same id until it is answered."""

    id: CommandId
    command: dict[str, Any]


class Made(msgspec.Struct, frozen=True):
    """Done and written down; `made` holds what came of it (a number, a code)."""

    made: dict[str, Any]


@get(
    "/api/evenings/{evening:str}",
    dependencies=SPEAKER,
    summary="An evening of many tables",
    tags=["evening"],
    responses={200: ResponseSpec(EveningFrame), **problems(401, 404, 429, 503)},
)
async def look_at_evening(
    request: Ask, app_state: TheAppState, speaker: TheSpeaker, evening: FromPath[str]
) -> Response[bytes]:
    """Everything as it is now, as you may see it."""
    hall = _found(request, app_state, evening)
    return Response(await hall.lookout.look(speaker), media_type=JSON)


@get(
    "/api/evenings/{evening:str}/news",
    dependencies=SPEAKER,
    summary="What is new at an evening",
    tags=["evening"],
    responses={200: ResponseSpec(EveningFrame), **problems(401, 404, 429, 503)},
)
async def evening_news(
    request: Ask,
    app_state: TheAppState,
    speaker: TheSpeaker,
    evening: FromPath[str],
    cursor: CursorAsked = "",
    wait: WaitAsked = 0.0,
) -> Response[bytes]:
    """The same as soon as something has changed; waits up to `wait` seconds for that."""
    hall = _found(request, app_state, evening)
    told = await app_state.patiently(hall.lookout.news(speaker, cursor, wait))
    return Response(told, media_type=JSON)


@post(
    "/api/evenings/{evening:str}/commands",
    status_code=200,
    dependencies=SPEAKER,
    summary="Ask something of an evening",
    tags=["evening"],
    responses=problems(401, 403, 404, 409, 413, 422, 429, 503),
)
async def evening_command(
    request: Ask,
    app_state: TheAppState,
    speaker: TheSpeaker,
    evening: FromPath[str],
    data: JSONBody[AskedOfEvening],
) -> Made:
    """Join, draw, start, stop: any command, each for those who may give it."""
    hall = _found(request, app_state, evening)
    app_state.limits.message(speaker.holder, hall.code, -1)
    command = _read(data.command)
    is_guess, address = isinstance(command, _GUESSED), address_of(request)
    if is_guess:
        app_state.limits.guess(address)
        app_state.limits.hall_guesses.take(_HALL)
    made = await hall.command(speaker, data.id, command)
    if is_guess:
        app_state.limits.guessed_right(address)
        app_state.limits.hall_guesses.take(_HALL, -1.0)
    return Made(made)


class SureToErase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without `sure` you are told what would be erased, and what to say to do it."""

    sure: str | None = None


@post(
    "/api/evenings/{evening:str}/erasure",
    status_code=200,
    dependencies=SPEAKER,
    summary="Erase an evening",
    tags=["evening"],
    responses=problems(401, 403, 404, 413, 422, 429, 503),
)
async def erase_evening(
    request: Ask,
    app_state: TheAppState,
    speaker: TheSpeaker,
    evening: FromPath[str],
    data: JSONBody[SureToErase],
) -> Erasing:
    """For the organiser, when it is over and taken home; asked twice, then the server stops."""
    hall = _found(request, app_state, evening)
    app_state.limits.message(speaker.holder, evening, -1)
    if sqlite_path(app_state.settings.journal_address) is None:
        raise NotAllowed("event/not-now")  # it shares a store with others
    told = await hall.erasing(speaker, data.sure)
    if told.is_done:
        app_state.stop_soon()
    return told


@get(
    "/api/evenings/{evening:str}/paper",
    dependencies=SPEAKER,
    summary="What is printed of an evening",
    tags=["evening"],
    responses={200: ResponseSpec(PaperPart), **problems(401, 403, 404, 429, 503)},
)
async def evening_paper(
    request: Ask, app_state: TheAppState, speaker: TheSpeaker, evening: FromPath[str]
) -> Response[bytes]:
    """For whoever looks after it: all rounds, and the standings with everything that decides."""
    hall = _found(request, app_state, evening)
    return Response(await hall.paper(speaker), media_type=JSON)


@get(
    "/api/evenings/{evening:str}/traveller",
    dependencies=SPEAKER,
    summary="The same cards at all tables",
    tags=["evening"],
    responses={200: ResponseSpec(list[Traveller]), **problems(401, 404, 429, 503)},
)
async def evening_traveller(
    request: Ask, app_state: TheAppState, speaker: TheSpeaker, evening: FromPath[str]
) -> Response[bytes]:
    """Who got each card for how much where tables had the same deal, in rounds that are closed."""
    hall = _found(request, app_state, evening)
    return Response(await hall.travellers(), media_type=JSON)


@get(
    "/api/evenings/{evening:str}/table",
    dependencies=SPEAKER,
    summary="The table on the wall",
    tags=["evening"],
    responses={200: ResponseSpec(WatchedTable), **problems(401, 404, 429, 503)},
)
async def evening_table(
    request: Ask,
    app_state: TheAppState,
    speaker: TheSpeaker,
    evening: FromPath[str],
    cursor: CursorAsked = "",
    wait: WaitAsked = 0.0,
) -> Response[bytes]:
    """What spectators would see, a minute late; waits up to `wait` seconds for something new."""
    hall = _found(request, app_state, evening)
    told = await app_state.patiently(hall.watching.news(cursor, wait))
    return Response(told, media_type=JSON)


@get(
    "/api/evenings/{evening:str}/dispute",
    dependencies=SPEAKER,
    summary="The table you are to judge",
    tags=["evening"],
    responses={200: ResponseSpec(WatchedTable), **problems(401, 403, 404, 429, 503)},
)
async def evening_dispute(
    request: Ask,
    app_state: TheAppState,
    speaker: TheSpeaker,
    evening: FromPath[str],
    cursor: CursorAsked = "",
    wait: WaitAsked = 0.0,
) -> Response[bytes]:
    """For a referee, while the dispute is open: what spectators would see of that table, now."""
    hall = _found(request, app_state, evening)
    told = await app_state.patiently(hall.dispute(speaker, cursor, wait))
    return Response(told, media_type=JSON)


@get(
    "/api/evenings/{evening:str}/box",
    dependencies=SPEAKER,
    summary="Everything of an evening",
    tags=["evening"],
    responses=problems(401, 403, 404, 429, 503),
)
async def evening_box(
    request: Ask,
    app_state: TheAppState,
    speaker: TheSpeaker,
    evening: FromPath[str],
    language: LanguageAsked = "en",
) -> Response[bytes]:
    """For the organiser, when it is over: results, records and the draw in one zip."""
    hall = _found(request, app_state, evening)
    box = await hall.box(speaker, Words(language))
    named = 'attachment; filename="evening.zip"'
    headers = {"Content-Disposition": named}
    return Response(box, media_type="application/zip", headers=headers)


def _read(given: dict[str, Any]) -> Command:
    """The command in a request, or Malformed."""
    try:
        return msgspec.convert(given, Command)  # type: ignore[no-any-return]
    except msgspec.ValidationError as fault:
        raise Malformed("command/malformed", "command", {"reason": reason_of(fault)}) from None


def _found(request: Ask, app_state: AppState, name: str) -> Hall:
    """The evening behind a code; whoever tries many is slowed down."""
    code = read_code(name) or name
    try:
        return hall_of(app_state.hall, code)
    except NotFound:
        app_state.limits.guess(address_of(request))
        raise


ROUTES = [
    *(look_at_evening, evening_news, evening_command),
    *(evening_paper, evening_traveller, evening_table, evening_dispute),
    *(evening_box, erase_evening),
]
