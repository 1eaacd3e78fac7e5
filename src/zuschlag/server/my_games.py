"""Routes of somebody's own games: the list, the key that opens it on other devices, and its end.

The key is a session's hash and a keyed digest of it: nothing is stored for it, and it opens a list
of finished games and nothing else. Whoever deletes leaves chains of shared tables as they are.
"""

import hmac
from typing import Annotated

import msgspec
from litestar import Response, delete, post
from litestar.params import JSONBody
from msgspec import Meta

from zuschlag.errors import NotAllowed, NotFound
from zuschlag.event.live_evening import EVENING
from zuschlag.journal.contract import MAKER, LobbyCard
from zuschlag.server.app_state import AppState
from zuschlag.server.dependencies import (
    SPEAKER,
    Ask,
    TheAppState,
    TheSpeaker,
    address_of,
    problems,
)

_MOST = 500


class ListKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose games: one's own, or of the device that made the key."""

    key: Annotated[str, Meta(max_length=128)] | None = None


class OwnResult(msgspec.Struct, frozen=True):
    """A finished game: who was there, and how it went; None where the table does not say."""

    table: str
    game: str
    edition: str
    at: int
    people: list[str]
    own: str
    rank: int | None
    score: int | None


class OwnGames(msgspec.Struct, frozen=True):
    """Finished games, the last one first, and the key that opens this list elsewhere."""

    key: str
    games: list[OwnResult]


class Deleted(msgspec.Struct, frozen=True):
    """How many tables were removed whole, and how many stay with the name used there."""

    removed: int
    kept: int


@post(
    "/api/my-games",
    status_code=200,
    dependencies=SPEAKER,
    summary="Your finished games",
    tags=["lobby"],
    responses=problems(401, 403, 404, 413, 429),
)
async def my_games(
    request: Ask, app_state: TheAppState, speaker: TheSpeaker, data: JSONBody[ListKey]
) -> OwnGames:
    """Games that this session has finished; with a key those of another device of yours."""
    holder = speaker.holder
    if data.key is not None:
        app_state.limits.guess(address_of(request))
        holder = _holder_of(app_state, data.key)
        app_state.limits.guessed_right(address_of(request))
    cards = await app_state.journal.held_by(holder, _MOST)
    found = [_result(card, holder) for card in cards if card.status == "over"]
    return OwnGames(_key(app_state, holder), [one for one in found if one is not None])


@delete(
    "/api/my-games",
    status_code=200,
    dependencies=SPEAKER,
    summary="Delete your games and forget who you are",
    tags=["lobby"],
    responses=problems(401, 403, 429),
)
async def delete_games(app_state: TheAppState, speaker: TheSpeaker) -> Response[Deleted]:
    """Removes tables at which nobody else was a person, and every link from you to the others.

    Ends the session. Refused while you sit at a table with others that is not over.
    """
    if speaker.kind != "session":
        raise NotAllowed("session/people-only")
    alone, shared = await _sorted(app_state, speaker.holder)
    if any(_is_under_way(card) for card in shared):
        raise NotAllowed("games/still-playing")
    for card in alone:
        if not await app_state.service.remove(card.table, speaker.holder):
            raise NotAllowed("games/still-playing")  # somebody has just sat down there
    # In this order: whoever is told that it failed can still ask again.
    await app_state.journal.unlink(speaker.holder)
    await app_state.revoke(speaker.holder)
    headers = {"Set-Cookie": app_state.sessions.cookie("")}
    return Response(Deleted(len(alone), len(shared)), headers=headers)


async def _sorted(app_state: AppState, holder: str) -> tuple[list[LobbyCard], list[LobbyCard]]:
    """All tables of somebody: those at which nobody else has ever been, and the others."""
    alone: list[LobbyCard] = []
    shared: list[LobbyCard] = []
    for card in await app_state.journal.held_by(holder, 1_000_000):
        is_own = not card.public.get("evening") and card.game != EVENING
        is_own = is_own and all(who == holder for who, _ in card.holders)
        is_alone = is_own and await app_state.service.was_alone(card.table, holder)
        (alone if is_alone else shared).append(card)
    return alone, shared


def _is_under_way(card: LobbyCard) -> bool:
    """A table of an evening goes by its evening, which may have ruled instead of playing on."""
    return card.status != "over" and not card.public.get("evening")


def _result(card: LobbyCard, holder: str) -> OwnResult | None:
    own = [seat for who, seat in card.holders if who == holder and seat != MAKER]
    seats = card.public.get("seats", [])
    if not own or own[0] >= len(seats):
        return None
    ranks, scores = card.public.get("result") or ([], [])
    is_known = own[0] < len(ranks)
    return OwnResult(
        table=card.table,
        game=card.game,
        edition=str(card.public.get("edition", "")),
        at=card.touched,
        people=[str(seat["name"]) for seat in seats],
        own=str(seats[own[0]]["name"]),
        rank=ranks[own[0]] if is_known else None,
        score=scores[own[0]] if is_known else None,
    )


def _key(app_state: AppState, holder: str) -> str:
    return f"{holder}{app_state.service.key_of(holder)}"


def _holder_of(app_state: AppState, key: str) -> str:
    """Whose list a key opens; NotFound for one that nobody was given."""
    holder = key[:64]
    if not hmac.compare_digest(key.encode(), _key(app_state, holder).encode()):
        raise NotFound("games/unknown-key")
    return holder


ROUTES = [my_games, delete_games]
