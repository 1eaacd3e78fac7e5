"""Leaks in answers by HTTP: lists, headers, records, looks from a seat that is not one's own."""

import hashlib
from typing import Any

import msgspec
import pytest
from litestar import Response

from tests.secrecy.leak import Planted
from zuschlag.journal.contract import LobbyCard
from zuschlag.league.games import LeagueGame
from zuschlag.server import leagues, lobby, tables
from zuschlag.table import lobby_card
from zuschlag.table.calling import Call
from zuschlag.table.export import record_of
from zuschlag.table.live_table import LiveTable
from zuschlag.table.log import Viewer
from zuschlag.table.service import TableService
from zuschlag.table.table_state import OVER, TableState

_viewer, _look, _own, _card_of = LiveTable.viewer, TableService.look, lobby._own, lobby_card.card_of


def record_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def record(service: TableService, table: str, speaker: Any = None) -> Any:
        return record_of(service.live_tables[table].table)

    patch.setattr(TableService, "record", record)


def any_seat_may_look(patch: pytest.MonkeyPatch) -> None:
    def viewer(live: LiveTable, speaker: Any, seat: int | None) -> Viewer:
        return seat if seat is not None else _viewer(live, speaker, seat)

    patch.setattr(LiveTable, "viewer", viewer)


def tag_of_the_state(patch: pytest.MonkeyPatch) -> None:
    """A header by which a browser may ask whether anything has changed; anything at all."""
    tag = ["none"]

    async def look(
        service: TableService, table: str, speaker: Any, seat: int | None = None
    ) -> bytes:
        play = service.live_tables[table].table.play
        if play is not None:
            tag[0] = hashlib.sha256(play.state.tables.tobytes()).hexdigest()
        return await _look(service, table, speaker, seat)

    class Tagged(Response[bytes]):
        def __init__(self, *given: Any, **named: Any) -> None:
            named["headers"] = {"ETag": tag[0]} | named.get("headers", {})
            super().__init__(*given, **named)

    patch.setattr(TableService, "look", look)
    patch.setattr(tables, "Response", Tagged)


def hands_in_the_list(patch: pytest.MonkeyPatch) -> None:
    def card_of(table: TableState) -> LobbyCard:
        found = _card_of(table)
        if table.play is not None:
            state = table.play.state.read()
            found.public["strength"] = [hash(str(state)) % 1000]
        return found

    patch.setattr(lobby_card, "card_of", card_of)
    patch.setattr("tests.secrecy.pairs.card_of", card_of)


def holders_of_own_tables(patch: pytest.MonkeyPatch) -> None:
    def own(card: LobbyCard, holder: str, call: Call | None) -> Any:
        found = _own(card, holder, call)
        return msgspec.structs.replace(found, public=found.public | {"holders": card.holders})

    patch.setattr(lobby, "_own", own)


def live_table_for_late_spectators(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "seen_by", lambda live, viewer: live.table)


def status_in_the_error(patch: pytest.MonkeyPatch) -> None:
    """A record that is refused in another way once the game is over."""

    async def record(service: TableService, table: str, speaker: Any = None) -> Any:
        live = service.live_tables[table]
        moves = len(live.table.play.actions) if live.table.play is not None else 0
        if live.table.status != OVER:
            from zuschlag.errors import NotAllowed

            raise NotAllowed("table/not-over", {"moves": moves})
        return record_of(live.table)

    patch.setattr(TableService, "record", record)


def how_programs_stand_in_running_games(patch: pytest.MonkeyPatch) -> None:
    def table(game: LeagueGame, at: int) -> Any:
        found = _league_table(game, at)
        live = _SERVICES[-1].live_tables.get(game.table)
        if live is None or live.table.play is None:
            return found
        coins = [int(n) for n in live.table.play.state.read().coins]
        seats = [
            msgspec.structs.replace(seat, score=score)
            for seat, score in zip(found.seats, coins, strict=False)
        ]
        return msgspec.structs.replace(found, seats=seats)

    _know_services(patch)
    patch.setattr(leagues, "_table", table)


def _know_services(patch: pytest.MonkeyPatch) -> None:
    def know(service: TableService, *given: Any, **named: Any) -> None:
        _SERVICES[:] = [service]
        _made(service, *given, **named)

    patch.setattr(TableService, "__init__", know)


_SERVICES: list[TableService] = []
_made, _league_table = TableService.__init__, leagues._table

PLANTED: Planted = {
    "how programs stand in running games": (how_programs_stand_in_running_games, "league"),
    "the record before the end": (record_before_the_end, "deep"),
    "a look from any seat": (any_seat_may_look, "deep"),
    "a header made from the state": (tag_of_the_state, "deep"),
    "a figure from hands in the list": (hands_in_the_list, "pairs"),
    "holders in the own list": (holders_of_own_tables, "deep"),
    "the live table for late spectators": (live_table_for_late_spectators, "delayed"),
    "how far a game is, for late spectators": (status_in_the_error, "delayed"),
}
