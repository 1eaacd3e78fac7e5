"""Leaks in answers by HTTP: lists, headers, records, looks from a seat that is not one's own."""

import hashlib
from typing import Any

import msgspec
import pytest
from litestar import Response

from tests.secrecy.leak import Planted
from zuschlag.journal.contract import Card
from zuschlag.server import lobby, tables
from zuschlag.table import lobby_card
from zuschlag.table.export import record_of
from zuschlag.table.live_table import Room
from zuschlag.table.log import Viewer
from zuschlag.table.service import Keeper
from zuschlag.table.table_state import OVER, Table

_viewer, _look, _own, _card_of = Room.viewer, Keeper.look, lobby._own, lobby_card.card_of


def record_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def record(keeper: Keeper, table: str, speaker: Any = None) -> Any:
        return record_of(keeper.rooms[table].table)

    patch.setattr(Keeper, "record", record)


def any_seat_may_look(patch: pytest.MonkeyPatch) -> None:
    def viewer(room: Room, speaker: Any, seat: int | None) -> Viewer:
        return seat if seat is not None else _viewer(room, speaker, seat)

    patch.setattr(Room, "viewer", viewer)


def tag_of_the_state(patch: pytest.MonkeyPatch) -> None:
    """A header by which a browser may ask whether anything has changed; anything at all."""
    tag = ["none"]

    async def look(keeper: Keeper, table: str, speaker: Any, seat: int | None = None) -> bytes:
        play = keeper.rooms[table].table.play
        if play is not None:
            tag[0] = hashlib.sha256(play.state.tables.tobytes()).hexdigest()
        return await _look(keeper, table, speaker, seat)

    class Tagged(Response[bytes]):
        def __init__(self, *given: Any, **named: Any) -> None:
            named["headers"] = {"ETag": tag[0]} | named.get("headers", {})
            super().__init__(*given, **named)

    patch.setattr(Keeper, "look", look)
    patch.setattr(tables, "Response", Tagged)


def hands_in_the_list(patch: pytest.MonkeyPatch) -> None:
    def card_of(table: Table) -> Card:
        found = _card_of(table)
        if table.play is not None:
            state = table.play.state.read()
            found.public["strength"] = [hash(str(state)) % 1000]
        return found

    patch.setattr(lobby_card, "card_of", card_of)
    patch.setattr("tests.secrecy.pairs.card_of", card_of)


def holders_of_own_tables(patch: pytest.MonkeyPatch) -> None:
    def own(card: Card, holder: str) -> Any:
        found = _own(card, holder)
        return msgspec.structs.replace(found, public=found.public | {"holders": card.holders})

    patch.setattr(lobby, "_own", own)


def live_table_for_late_spectators(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "seen_by", lambda room, viewer: room.table)


def status_in_the_error(patch: pytest.MonkeyPatch) -> None:
    """A record that is refused in another way once the game is over."""

    async def record(keeper: Keeper, table: str, speaker: Any = None) -> Any:
        room = keeper.rooms[table]
        moves = len(room.table.play.actions) if room.table.play is not None else 0
        if room.table.status != OVER:
            from zuschlag.errors import NotAllowed

            raise NotAllowed("table/not-over", {"moves": moves})
        return record_of(room.table)

    patch.setattr(Keeper, "record", record)


PLANTED: Planted = {
    "the record before the end": (record_before_the_end, "deep"),
    "a look from any seat": (any_seat_may_look, "deep"),
    "a header made from the state": (tag_of_the_state, "deep"),
    "a figure from hands in the list": (hands_in_the_list, "pairs"),
    "holders in the own list": (holders_of_own_tables, "deep"),
    "the live table for late spectators": (live_table_for_late_spectators, "delayed"),
    "how far a game is, for late spectators": (status_in_the_error, "delayed"),
}
