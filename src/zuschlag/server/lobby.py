"""Routes before sitting down: the list of tables, a new one, one's own, join codes."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from zuschlag.errors import NotFound, TooMuch
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
    visited,
)
from zuschlag.table.calling import Call
from zuschlag.table.lobby_card import is_slow
from zuschlag.table.names import cleaned
from zuschlag.table.service import Speaker
from zuschlag.table.settings import Settings

_MOST_LISTED = 100
_A_DAY = 24 * 3_600_000
_AHEAD = ("result", "round")
"""What people who watch with a delay learn later."""
_CODE_LETTERS = frozenset("0123456789ABCDEFGHJKMNPQRSTVWXYZ")


class TableCard(msgspec.Struct, frozen=True):
    """What the list shows of a table."""

    table: str
    game: str
    status: str
    created: int
    touched: int
    public: dict[str, Any]
    watchers: int = 0  # people who look on, as far as this worker knows


class OwnCard(TableCard, frozen=True, kw_only=True):
    """A table the asker made, or at which the asker has seats."""

    code: str
    seats: list[int]
    call: Call | None = None  # why the asker should look there, as far as this worker knows


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is to be; with a name the asker sits down at once."""

    settings: Settings
    name: Annotated[str, Meta(max_length=64)] | None = None
    colour: Annotated[int, Meta(ge=0, le=7)] | None = None


class MadeTable(msgspec.Struct, frozen=True):
    """A new table: its id, the code for others, the asker's seat."""

    table: str
    code: str
    seat: int | None


class JoinCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Eight letters and digits; case, spaces and dashes do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Joined(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table behind a code; or the evening, then that is no table but leads to many."""

    table: str
    evening: bool = False


@get("/api/tables", summary="Open tables", tags=["lobby"], responses=problems(429))
async def list_tables(request: Ask, app_state: TheAppState) -> list[TableCard]:
    """Tables that want to be found, last touched first."""
    visited(request, app_state)
    live = app_state.service.live_tables
    watchers = {table: len(one.audience.spectators) for table, one in live.items()}
    cards = await app_state.journal.listed(_MOST_LISTED)
    return [_shown(card, watchers.get(card.table, 0)) for card in cards]


@post(
    "/api/tables",
    dependencies=SPEAKER,
    summary="Make a table",
    tags=["lobby"],
    responses=problems(401, 403, 413, 422, 429, 503),
)
async def make_table(
    request: Ask, app_state: TheAppState, speaker: TheSpeaker, data: JSONBody[NewTable]
) -> MadeTable:
    """Whoever makes it is its host."""
    name = cleaned(data.name) if data.name is not None else None
    await _check_tables(app_state, speaker)
    app_state.limits.new_tables.take(address_of(request))
    made = await app_state.service.open_table(speaker, data.settings, name, data.colour)
    return MadeTable(made.table, made.code, made.seat)


async def _check_tables(app_state: AppState, speaker: Speaker) -> None:
    """Only so many of the asker's making may be open; those untouched for a day do not count."""
    most = app_state.settings.session_tables
    held = await app_state.journal.held_by(speaker.holder, 10 * most)
    since = app_state.clock.now() - _A_DAY
    own = [card for card in held if (speaker.holder, MAKER) in card.holders]
    if sum(_is_open(card, since) for card in own) >= most:
        raise TooMuch("limit/tables", {"most": most})


def _is_open(card: LobbyCard, since: int) -> bool:
    """Whether a table still costs something; a slow one that is being played does all the time."""
    is_played = is_slow(card) and card.status != "lobby"
    return card.status != "over" and (card.touched > since or is_played)


@get(
    "/api/tables/mine",
    dependencies=SPEAKER,
    summary="Your tables",
    tags=["lobby"],
    responses=problems(401, 429),
)
async def my_tables(app_state: TheAppState, speaker: TheSpeaker) -> list[OwnCard]:
    """Tables you made or at which you have a seat, last touched first."""
    cards = await app_state.journal.held_by(speaker.holder, _MOST_LISTED)
    own = [card for card in cards if card.game != EVENING]
    call_of = app_state.service.call_of
    return [_own(card, speaker.holder, call_of(card.table, speaker.holder)) for card in own]


@post(
    "/api/join",
    status_code=200,
    dependencies=SPEAKER,
    summary="Find a table by its code",
    tags=["lobby"],
    responses=problems(401, 403, 404, 413, 429),
)
async def join(
    request: Ask, app_state: TheAppState, speaker: TheSpeaker, data: JSONBody[JoinCode]
) -> Joined:
    """The table behind a join code. Unknown and closed codes give the same answer."""
    address = address_of(request)
    app_state.limits.guess(address)
    card = await app_state.journal.card_by_code(read_code(data.code))
    is_evening = card is not None and card.game == EVENING
    if card is None or card.public.get("evening") or (is_evening and app_state.hall is None):
        raise NotFound("code/unknown")  # tables of an evening have their people
    if status_of(card) == "over" and not is_evening:
        raise NotFound("code/unknown")
    app_state.limits.guessed_right(address)
    return Joined(card.table, is_evening)


def status_of(card: LobbyCard) -> str:
    """How far a table has got, as those who watch with a delay may know."""
    return str(card.public.get("status", card.status))


def read_code(text: str) -> str:
    """A code as it is kept: capitals, no dash; O is 0, I and L are 1. Others match nothing."""
    code = text.upper().translate(str.maketrans("OIL", "011", "- "))
    return code if len(code) == 8 and _CODE_LETTERS.issuperset(code) else ""


def _shown(card: LobbyCard, watchers: int = 0) -> TableCard:
    return TableCard(
        card.table, card.game, status_of(card), card.created, card.touched, card.public, watchers
    )


def _own(card: LobbyCard, holder: str, call: Call | None) -> OwnCard:
    seats = sorted(seat for who, seat in card.holders if who == holder and seat != MAKER)
    shown = msgspec.structs.asdict(_shown(card))
    if not seats:  # a host aside may be among those who see everything later
        shown["public"] = {key: one for key, one in card.public.items() if key not in _AHEAD}
    return OwnCard(**shown, code=card.code, seats=seats, call=call)


ROUTES = [list_tables, make_table, my_tables, join]
