"""Leaks in logs, figures, the journal and exports: what nobody should find there."""

from typing import Any

import msgspec
import pytest

from tests.secrecy.leak import Planted
from zuschlag.journal.contract import Credential
from zuschlag.journal.entry import Entry, linked
from zuschlag.journal.seal import KeySeal
from zuschlag.server import auth, socket, tables
from zuschlag.server.commanding import commanded
from zuschlag.server.errors import LOG
from zuschlag.table import service, table_writer
from zuschlag.table.commands import Move, Order
from zuschlag.table.create import TableCreator
from zuschlag.table.export import record_of
from zuschlag.table.table_event import TableEvent, written
from zuschlag.table.table_state import TableState

_known, _begin, _created = auth.Sessions.known, auth.Sessions.begin, TableCreator._created


def _instead_of_commanded(patch: pytest.MonkeyPatch, said: Any) -> None:
    async def told(
        app_state: Any, speaker: Any, table: str, id: str, command: Any, *more: Any
    ) -> Any:
        said(app_state, command)
        return await commanded(app_state, speaker, table, id, command, *more)

    patch.setattr(socket, "commanded", told)
    patch.setattr(tables, "commanded", told)


def actions_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def said(app_state: Any, command: Any) -> None:
        if isinstance(command, Move):
            LOG.info("move", extra={"facts": {"action": command.action}})

    _instead_of_commanded(patch, said)


def orders_in_the_figures(patch: pytest.MonkeyPatch) -> None:
    def said(app_state: Any, command: Any) -> None:
        if isinstance(command, Order):
            app_state.metrics.command(f"order of {command.pass_above}", "ack", 0.0)

    _instead_of_commanded(patch, said)


def seeds_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def created(creator: TableCreator, *given: Any) -> TableEvent:
        found = _created(creator, *given)
        LOG.info("created", extra={"facts": found.secret})
        return found

    patch.setattr(TableCreator, "_created", created)


def credentials_in_the_log(patch: pytest.MonkeyPatch) -> None:
    async def known(sessions: auth.Sessions, token: Any) -> Any:
        speaker = await _known(sessions, token)
        LOG.info("speaker", extra={"facts": {"holder": speaker.holder}})
        return speaker

    patch.setattr(auth.Sessions, "known", known)


def tokens_on_the_disk(patch: pytest.MonkeyPatch) -> None:
    async def begin(sessions: auth.Sessions, kind: str) -> str:
        token = await _begin(sessions, kind)
        spare = Credential(hash=token, kind=kind, created=0, expires=0)
        await sessions._journal.put_credential(spare)
        return token

    patch.setattr(auth.Sessions, "begin", begin)


def nothing_is_sealed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(KeySeal, "seal", lambda seal, plain, where: plain)
    patch.setattr(KeySeal, "open", lambda seal, sealed, where: sealed)


def sealed_parts_beside_the_public_ones(patch: pytest.MonkeyPatch) -> None:
    """A field for those who look into the database when something has gone wrong."""

    def also(
        event: TableEvent, table: str, seq: int, epoch: int, before: bytes, seal: Any
    ) -> Entry:
        entry = written(event, table, seq, epoch, before, seal)
        opened = [event.secret, *event.private.values()]
        seen = msgspec.to_builtins(entry.public | {"debug": opened})
        return linked(msgspec.structs.replace(entry, public=seen), before)

    patch.setattr(table_writer, "written", also)


def orders_in_the_record(patch: pytest.MonkeyPatch) -> None:
    def record(table: TableState) -> dict[str, Any]:
        orders = {str(seat): given.order for seat, given in table.orders.items()}
        return record_of(table) | {"orders": msgspec.to_builtins(orders)}

    patch.setattr(service, "record_of", record)


PLANTED: Planted = {
    "actions in the log of the server": (actions_in_the_log, "canaries"),
    "orders in the figures": (orders_in_the_figures, "canaries"),
    "the server's seed in the log": (seeds_in_the_log, "canaries"),
    "credentials in the log": (credentials_in_the_log, "canaries"),
    "tokens on the disk": (tokens_on_the_disk, "canaries"),
    "a journal without seals": (nothing_is_sealed, "canaries"),
    "sealed parts beside public ones": (sealed_parts_beside_the_public_ones, "canaries"),
    "orders in the record": (orders_in_the_record, "canaries"),
}
