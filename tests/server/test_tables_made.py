"""How many tables a session may have open counts what it made, wherever it sits."""

import asyncio
import hashlib
from typing import Any

import httpx
import msgspec

from tests.server.running import FOR_SALE, NEW_TABLE, running
from zuschlag.journal.contract import MAKER, LobbyCard
from zuschlag.journal.memory import MemoryJournal

EMPTY = {"settings": FOR_SALE}


async def made(client: httpx.AsyncClient, body: Any = NEW_TABLE) -> Any:
    """A new table, or the fault."""
    return (await client.post("/api/tables", json=body)).json()


async def told(client: httpx.AsyncClient, table: str, number: int, **command: Any) -> int:
    """The status a command gets."""
    asked = {"id": f"command-{number:04}", "command": command}
    return (await client.post(f"/api/tables/{table}/commands", json=asked)).status_code


async def test_a_session_makes_so_many_tables() -> None:
    async with running(session_tables=3) as server, server.visitor() as host:
        for body in (NEW_TABLE, EMPTY, NEW_TABLE):
            assert "table" in await made(host, body)
        for body in (NEW_TABLE, EMPTY):
            assert await made(host, body) == {"error": "limit/tables", "facts": {"most": 3}}


async def test_seats_at_tables_of_others_do_not_count() -> None:
    async with running(session_tables=2) as server, server.visitor() as guest:
        for number in range(3):
            async with server.visitor() as host:
                table = (await made(host, EMPTY))["table"]
                assert await told(guest, table, number, do="sit", name="Guest") == 200
        assert "table" in await made(guest)
        assert len((await guest.get("/api/tables/mine")).json()) == 4


async def test_who_gets_up_has_made_the_table_all_the_same() -> None:
    async with running(session_tables=1) as server, server.visitor() as host:
        table = (await made(host))["table"]
        assert await told(host, table, 1, do="stand") == 200
        assert "error" in await made(host)


async def test_a_host_who_does_not_play_finds_the_own_tables() -> None:
    async with running() as server, server.visitor() as host, server.visitor() as guest:
        table = (await made(host, EMPTY))["table"]
        (mine,) = (await host.get("/api/tables/mine")).json()
        assert (mine["table"], mine["seats"]) == (table, [])
        assert await told(host, table, 1, do="sit", name="Host", seat=2) == 200
        (mine,) = (await host.get("/api/tables/mine")).json()
        assert mine["seats"] == [2]
        assert (await guest.get("/api/tables/mine")).json() == []


class Aged(MemoryJournal):
    """Cards look as if time had passed."""

    def __init__(self) -> None:
        super().__init__()
        self.change: dict[str, Any] = {}

    async def held_by(self, holder: str, limit: int) -> list[LobbyCard]:
        """The same tables, changed."""
        cards = await super().held_by(holder, limit)
        return [msgspec.structs.replace(card, **self.change) for card in cards]


async def test_a_table_that_is_over_or_lies_in_a_drawer_does_not_count() -> None:
    journal = Aged()
    async with running(journal=journal, session_tables=1) as server, server.visitor() as host:
        yesterday = server.app.state.clock.now() - 25 * 3_600_000
        assert "table" in await made(host)
        assert "error" in await made(host)
        for change in ({"status": "over"}, {"touched": yesterday}):
            journal.change = change
            assert "table" in await made(host)
        journal.change = {"touched": yesterday + 2 * 3_600_000}
        assert "error" in await made(host)


async def test_tables_made_before_a_restart_count() -> None:
    journal = MemoryJournal()
    async with running(journal=journal, session_tables=1) as server, server.visitor() as host:
        assert "table" in await made(host)
        cookies = dict(host.cookies)
    async with running(journal=journal, session_tables=1) as server, server.client() as host:
        host.cookies.update(cookies)
        assert "error" in await made(host)


async def test_the_next_table_of_the_same_people_is_its_hosts() -> None:
    """It takes the place of one that is over, so that nobody's count grows by it."""
    plenty = {"seat_messages": 10_000, "requests": 10_000}
    async with running(session_tables=1, **plenty) as server, server.visitor() as host:
        first = await made(host)
        await ended(host, first["table"])
        again = {"id": "again-0001", "command": {"do": "rematch"}}
        reply = await host.post(f"/api/tables/{first['table']}/commands", json=again)
        card = await server.journal.card(reply.json()["made"]["table"])
        assert card is not None
        assert [seat for _, seat in card.holders] == [MAKER, 1]
        assert len({who for who, _ in card.holders}) == 1
        assert "error" in await made(host)


async def ended(host: httpx.AsyncClient, table: str) -> None:
    """The only person starts, adds a seed, and wants it to end."""
    seed = bytes(32)
    wanted: list[dict[str, Any]] = [
        {"do": "start"},
        {"do": "seal-seed", "hash": hashlib.sha256(seed).hexdigest()},
        {"do": "show-seed", "seed": seed.hex()},
        {"do": "vote-end", "yes": True},
    ]
    for number, command in enumerate(wanted):
        async with asyncio.timeout(120):
            while await told(host, table, number, **command) != 200:
                await asyncio.sleep(0.02)
    # The table ends the game by itself, after the last vote has been answered.
    cursor, kinds = 0, set[str]()
    async with asyncio.timeout(120):
        while "over" not in kinds:
            asked = f"/api/tables/{table}/news?cursor={cursor}&wait=20"
            news = (await host.get(asked)).json()
            cursor = news["cursor"]
            kinds |= {entry["kind"] for entry in news["entries"]}
