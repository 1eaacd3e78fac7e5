"""Faults of the journal can be seen: readiness, figures, a line in the log, and at the table."""

import io
import json
import logging
from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import NEW_TABLE, Running, heard, running, say
from zuschlag.journal.contract import Unwritable
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.seal import KeySeal
from zuschlag.server.logs import JsonLines

FULL = Unwritable("journal/disk-full", {"reason": "database or disk is full"})


class FullDisk(MemoryJournal):
    """A journal that takes nothing while `is_full`."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        self.probes = 0

    async def keep(self, name: str, value: str) -> None:
        """Perhaps."""
        self.probes += 1
        if self.is_full:
            self.condition.could_not_write(FULL)
            raise FULL
        await super().keep(name, value)
        self.condition.wrote()


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    log = logging.getLogger("zuschlag.server")
    log.addHandler(handler)
    yield written
    log.removeHandler(handler)


async def ready(client: httpx.AsyncClient) -> int:
    return (await client.get("/api/ready")).status_code


async def test_a_server_is_not_ready_while_nothing_can_be_written() -> None:
    journal = FullDisk()
    async with running(journal) as server, server.client() as anybody:
        assert await ready(anybody) == 200
        assert journal.probes == 0
        journal.is_full = True
        journal.condition.could_not_write(FULL)
        assert await ready(anybody) == 503
        assert await ready(anybody) == 503
        assert journal.probes == 1  # not for everybody who asks
        journal.is_full = False
        journal.condition.wrote()
        assert await ready(anybody) == 200
        assert journal.probes == 1


async def test_a_server_nobody_plays_at_finds_out_by_itself_that_there_is_room_again() -> None:
    journal = FullDisk()
    async with running(journal) as server, server.client() as anybody:
        journal.condition.could_not_write(FULL)
        assert await ready(anybody) == 200
        assert journal.condition.is_writable


async def test_faults_are_counted_and_logged_once_without_the_words_in_them(
    lines: io.StringIO,
) -> None:
    async with running() as server, server.client() as anybody:
        for _ in range(3):
            server.journal.condition.could_not_write(FULL)
        figures = (await anybody.get("/metrics")).text
        assert 'zuschlag_journal_faults_total{kind="disk-full"} 3.0' in figures
        assert "zuschlag_journal_writable 0.0" in figures
        server.journal.condition.wrote()
        assert "zuschlag_journal_writable 1.0" in (await anybody.get("/metrics")).text
    told = [json.loads(line) for line in lines.getvalue().splitlines()]
    faults = [one for one in told if one["event"].startswith("journal-")]
    assert [(one["event"], one.get("kind")) for one in faults] == [
        ("journal-fault", "disk-full"),
        ("journal-writable-again", None),
    ]
    assert faults[0]["facts"] == {"look": "zuschlag tables check"}


async def forgotten_table(server: Running, client: httpx.AsyncClient) -> str:
    """A table that is only in the journal."""
    table = str((await client.post("/api/tables", json=NEW_TABLE)).json()["table"])
    server.app.state.service._live_tables.open.clear()
    return table


async def test_a_table_with_a_broken_chain_says_so_everywhere(lines: io.StringIO) -> None:
    async with running() as server, server.visitor() as anna:
        table = await forgotten_table(server, anna)
        rows = server.journal._tables[table].rows
        rows[1] = (*rows[1][:-1], bytes(32))
        answer = await anna.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (503, "table/broken-journal")
        async with server.socket(anna) as socket:
            await say(socket, t="resume", table=table, cursor=0)
            assert (await heard(socket, "error"))["error"] == "table/broken-journal"
        assert 'faults_total{kind="broken-chain"} 1.0' in (await anna.get("/metrics")).text
        assert await ready(anna) == 200
    assert lines.getvalue().count('"broken-chain"') == 1
    assert table not in lines.getvalue()


async def test_a_table_whose_key_is_lost_is_gone_and_says_why() -> None:
    async with running() as server, server.visitor() as anna:
        table = await forgotten_table(server, anna)
        server.app.state.service._writer.seal = KeySeal(bytes(range(32)))
        answer = await anna.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (410, "table/lost-key")
        async with server.socket(anna) as socket:
            await say(socket, t="resume", table=table, cursor=0)
            assert (await heard(socket, "error"))["error"] == "table/lost-key"
            await socket.wait_closed()
            assert socket.close_code == 4004
        assert 'faults_total{kind="lost-key"} 1.0' in (await anna.get("/metrics")).text
