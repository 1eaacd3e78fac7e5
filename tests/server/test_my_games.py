"""Somebody's own games: on another device by the key alone; deleted they are gone from the disk."""

import asyncio
import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import FOR_SALE, Running, running
from zuschlag.journal.contract import REMOVED, Unwritable
from zuschlag.journal.heads import losses
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.table import lobby_card

SEED = bytes(32)
SOLO_NAME, SHARED_NAME = "Solitaria Unica", "Anna Geteilt"


async def played(
    server: Running, host: httpx.AsyncClient, name: str, friend: httpx.AsyncClient | None = None
) -> str:
    """A table that is over; without a friend nobody else was a person."""
    made = await host.post("/api/tables", json={"settings": FOR_SALE, "name": name})
    table = str(made.json()["table"])
    if friend is not None:
        assert (await do(friend, table, {"do": "sit", "name": "Ben"})).is_success
    assert (await do(host, table, {"do": "start"})).is_success
    people = [one for one in (host, friend) if one is not None]
    sealed = {"do": "seal-seed", "hash": hashlib.sha256(SEED).hexdigest()}
    for command in (sealed, {"do": "show-seed", "seed": SEED.hex()}):
        for one in people:
            await do(one, table, command)
    await status(server, table, "play")
    for one in people:
        assert (await do(one, table, {"do": "vote-end", "yes": True})).is_success
    await status(server, table, "over")
    return table


async def status(server: Running, table: str, wanted: str) -> None:
    async with asyncio.timeout(30):
        while server.app.state.service.live_tables[table].table.status != wanted:
            await asyncio.sleep(0.02)


_asked = iter(range(10_000))


async def do(who: httpx.AsyncClient, table: str, command: dict[str, Any]) -> httpx.Response:
    body = {"id": f"my-games-{next(_asked):06}", "command": command}
    return await who.post(f"/api/tables/{table}/commands", json=body)


async def tables_of(who: httpx.AsyncClient, key: str | None = None) -> list[str]:
    answer = await who.post("/api/my-games", json={"key": key} if key else {})
    assert answer.status_code == 200, answer.text
    return [one["table"] for one in answer.json()["games"]]


async def test_another_device_has_the_list_by_its_key_and_in_no_other_way() -> None:
    async with running() as server, server.visitor() as laptop, server.visitor() as phone:
        table = await played(server, laptop, SOLO_NAME)
        own = (await laptop.post("/api/my-games", json={})).json()
        assert [one["table"] for one in own["games"]] == [table]
        assert own["games"][0]["own"] == SOLO_NAME
        assert await tables_of(phone) == []
        assert await tables_of(phone, own["key"]) == [table]
        other = (await phone.post("/api/my-games", json={})).json()["key"]
        for wrong in (own["key"][:-1] + "x", own["key"][:64] + other[64:], "", "é" * 90):
            answer = await phone.post("/api/my-games", json={"key": wrong})
            assert answer.status_code == 404, wrong
        assert await tables_of(phone) == []


async def test_nothing_is_deleted_while_others_wait_for_one() -> None:
    async with running() as server, server.visitor() as anna, server.visitor() as ben:
        made = await anna.post("/api/tables", json={"settings": FOR_SALE, "name": "Anna"})
        table = made.json()["table"]
        await do(ben, table, {"do": "sit", "name": "Ben"})
        answer = await anna.delete("/api/my-games")
        assert (answer.status_code, answer.json()["error"]) == (403, "games/still-playing")
        assert (await anna.get(f"/api/tables/{table}")).is_success


async def test_a_lobby_that_all_others_have_left_is_removed() -> None:
    async with running() as server, server.visitor() as anna, server.visitor() as ben:
        made = await anna.post("/api/tables", json={"settings": FOR_SALE, "name": "Anna"})
        table = made.json()["table"]
        await do(ben, table, {"do": "sit", "name": "Ben"})
        for who in (ben, anna):
            assert (await do(who, table, {"do": "stand"})).is_success
        assert (await anna.delete("/api/my-games")).json() == {"removed": 1, "kept": 0}
        assert (await ben.get(f"/api/tables/{table}")).status_code == 404


async def test_a_table_at_which_somebody_has_just_sat_down_is_not_removed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running() as server, server.visitor() as anna, server.visitor() as ben:
        made = await anna.post("/api/tables", json={"settings": FOR_SALE, "name": "Anna"})
        table, service = made.json()["table"], server.app.state.service
        was_alone = service.was_alone

        async def sat_down_since(table: str, holder: str) -> bool:
            found: bool = await was_alone(table, holder)
            monkeypatch.undo()
            await do(ben, table, {"do": "sit", "name": "Ben"})
            return found

        monkeypatch.setattr(service, "was_alone", sat_down_since)
        answer = await anna.delete("/api/my-games")
        assert (answer.status_code, answer.json()["error"]) == (403, "games/still-playing")
        assert (await ben.get(f"/api/tables/{table}")).is_success


async def test_who_was_told_that_deleting_failed_can_ask_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running() as server, server.visitor() as anna, server.visitor() as ben:
        await played(server, anna, SHARED_NAME, ben)
        key = (await anna.post("/api/my-games", json={})).json()["key"]

        async def full(holder: str) -> None:
            raise Unwritable("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(server.app.state.journal, "unlink", full)
            assert (await anna.delete("/api/my-games")).status_code == 503
        assert (await anna.delete("/api/my-games")).json() == {"removed": 0, "kept": 1}
        assert await tables_of(ben, key) == []


async def test_what_is_said_later_at_a_shared_table_links_nobody_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lobby_card, "TOUCH_EVERY", 0)
    async with running() as server, server.visitor() as anna, server.visitor() as ben:
        table = await played(server, anna, SHARED_NAME, ben)
        key = (await anna.post("/api/my-games", json={})).json()["key"]
        assert (await anna.delete("/api/my-games")).is_success
        assert (await do(ben, table, {"do": "say", "text": "see you"})).is_success
        assert await tables_of(ben, key) == []
        assert await tables_of(ben) == [table]


async def test_a_host_aside_learns_a_result_no_sooner_than_spectators() -> None:
    delayed = FOR_SALE | {"spectator_delay": 600}
    async with running() as server, server.visitor() as host, server.visitor() as ben:
        made = await host.post("/api/tables", json={"settings": delayed})
        table = made.json()["table"]
        await do(ben, table, {"do": "sit", "name": "Ben"})
        await do(host, table, {"do": "start"})
        await status(server, table, "play")
        ruled = {"do": "rule", "winners": [0], "reason": "late", "places": [1, 2, 3]}
        assert (await do(host, table, ruled)).is_success
        await status(server, table, "over")
        for who, is_told in ((host, False), (ben, True)):
            (card,) = (await who.get("/api/tables/mine")).json()
            assert ("result" in card["public"]) == is_told


async def test_a_program_deletes_nobody_s_games() -> None:
    async with running() as server, server.visitor() as anna, server.client() as bot:
        bot.headers["Authorization"] = (
            f"Bearer {(await anna.post('/api/bot-tokens')).json()['token']}"
        )
        del bot.headers["Origin"]
        answer = await bot.delete("/api/my-games")
        assert (answer.status_code, answer.json()["error"]) == (403, "session/people-only")


async def test_what_is_deleted_is_gone_from_file_and_log_and_leaves_a_mark(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    async with (
        running(journal=journal) as server,
        server.visitor() as anna,
        server.visitor() as ben,
    ):
        alone = await played(server, anna, SOLO_NAME)
        shared = await played(server, anna, SHARED_NAME, ben)
        key = (await anna.post("/api/my-games", json={})).json()["key"]
        before = {name: (await journal.head(name)) for name in (alone, shared)}
        noted = dict(journal.recent.heads)

        answer = await anna.delete("/api/my-games")
        assert answer.json() == {"removed": 1, "kept": 1}
        assert (await anna.post("/api/my-games", json={})).status_code == 401
        assert await tables_of(ben, key) == []
        assert (await ben.get(f"/api/tables/{alone}")).status_code == 404

        assert await journal.read(alone) == []
        assert await journal.head(shared) == before[shared]  # the chain stays, with its name
        names = [seat["name"] for seat in (await journal.card(shared)).public["seats"]]  # type: ignore[union-attr]
        assert SHARED_NAME in names
        mark = await journal.kept(REMOVED + alone)
        assert mark is not None
        assert mark.split()[1:] == [str(before[alone].seq), before[alone].hash.hex()]  # type: ignore[union-attr]
        assert await losses(journal, noted) == []

        holder = key[:64]
        found = b"".join(one.read_bytes() for one in tmp_path.glob("journal.db*"))
        assert SOLO_NAME.encode() not in found
        db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        for query in (
            "SELECT count(*) FROM holder WHERE holder = ?",
            "SELECT count(*) FROM credential WHERE hash = ?",
            "SELECT count(*) FROM tbl WHERE instr(holders, ?)",
        ):
            assert db.execute(query, (holder,)).fetchone() == (0,), query
        db.close()
    await journal.close()


async def test_entries_are_guarded_again_after_a_removal(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    async with (
        running(journal=journal) as server,
        server.visitor() as anna,
        server.visitor() as ben,
    ):
        await played(server, anna, SOLO_NAME)
        await played(server, anna, SHARED_NAME, ben)
        await anna.delete("/api/my-games")
    await journal.close()
    db = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError, match="append only"):
        db.execute("DELETE FROM event")
    db.close()
