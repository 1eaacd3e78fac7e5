"""Routes of Web Push: the server's public key, and where a browser wants to be told."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody
from msgspec import Meta

from zuschlag.errors import NotAllowed
from zuschlag.server.dependencies import SPEAKER, TheAppState, TheSpeaker, problems
from zuschlag.server.push.desk import Subscription
from zuschlag.server.push.endpoints import MOST_CHARACTERS
from zuschlag.table.service import Speaker
from zuschlag.words.speech import Language


class PushKey(msgspec.Struct, frozen=True):
    """What a browser needs to make an address for this server; None: pushes are off here."""

    key: str | None


class NewPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address of a browser's push service with its keys, and the language to be told in."""

    endpoint: Annotated[str, Meta(max_length=MOST_CHARACTERS)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language = "en"


@get(
    "/api/push",
    dependencies=SPEAKER,
    summary="Whether this server sends pushes",
    tags=["session"],
    responses=problems(401, 429),
)
async def push_key(app_state: TheAppState, speaker: TheSpeaker) -> PushKey:
    """The public key of this server, for browsers that subscribe."""
    desk = app_state.push
    return PushKey(desk.identity.public_key if desk is not None else None)


@post(
    "/api/push",
    status_code=204,
    dependencies=SPEAKER,
    summary="Be told of your turns at slow tables",
    tags=["session"],
    responses=problems(401, 403, 413, 422, 429, 503),
)
async def keep_push(app_state: TheAppState, speaker: TheSpeaker, data: JSONBody[NewPush]) -> None:
    """The server posts "your turn" there, encrypted, when you are waited for and not connected."""
    _check_person(speaker)
    if app_state.push is None:
        raise NotAllowed("push/off")
    given = Subscription(data.endpoint, data.p256dh, data.auth, data.language)
    await app_state.push.keep(speaker.holder, given)


@delete(
    "/api/push",
    status_code=204,
    dependencies=SPEAKER,
    summary="Be told no more",
    tags=["session"],
    responses=problems(401, 403, 429),
)
async def drop_push(app_state: TheAppState, speaker: TheSpeaker) -> None:
    """Forgets every address this session has given."""
    _check_person(speaker)
    await app_state.journal.drop_pushes(speaker.holder)


def _check_person(speaker: Speaker) -> None:
    if speaker.kind != "session":
        raise NotAllowed("session/people-only")


ROUTES = [push_key, keep_push, drop_push]
