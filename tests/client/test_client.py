"""The client of the bot API: it plays whole games, over lost connections and lost answers."""

import asyncio
import hashlib
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from tests.client.fake_server import FAULTS, TABLE, TOKEN, FakeServer, tell
from zuschlag.client import Gone, Refused, Table, join, new_token, play, table_of
from zuschlag.client import line as lines

CODE = "ABCD-EFGH"
ROUNDS_OF_THE_SALE = 10
Json = dict[str, Any]


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(lines, "LONGEST_PAUSE", 0.2)


def careful(seen: Json, options: Json) -> list[Any]:
    """Passes, and sells what comes first."""
    return ["sell", options["sell"][0]] if "sell" in options else ["pass"]


async def game_against(server: FakeServer, choose: Callable[[Json, Json], Any] = careful) -> Json:
    """Play a whole game at the table of this server."""
    async with asyncio.timeout(30):
        playing = asyncio.create_task(play(choose, server.url, TOKEN, CODE, "Robo"))
        while server.sitter is None or not server.sockets:
            await asyncio.sleep(0.01)
        await server.start()
        result = await playing
    assert result is not None
    return result


async def test_a_function_plays_a_whole_game() -> None:
    async with FakeServer() as server:
        result = await game_against(server)
    assert result["ending"] == "finished"
    assert len(result["outcome"]["scores"]) == 3
    assert server.sitter == "Robo"
    assert server.closed == [1000]


async def test_the_seed_is_sealed_first_and_fits_when_shown() -> None:
    async with FakeServer() as server:
        await game_against(server)
    sealed, shown = server.seeds
    assert [sealed["do"], shown["do"]] == ["seal-seed", "show-seed"]
    assert hashlib.sha256(bytes.fromhex(shown["seed"])).hexdigest() == sealed["hash"]


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_game_survives_faults_and_no_move_is_made_twice(fault: str) -> None:
    # Sitting down and both seeds come before the first move.
    async with FakeServer("", "", "", *([fault, ""] * 20)) as server:
        await game_against(server)
    moves = [entry for entry in server.entries if entry["kind"] == "move"]
    sent = [frame["id"] for frame in server.heard if frame.get("command", {}).get("do") == "move"]
    assert len(sent) > len(moves) >= ROUNDS_OF_THE_SALE
    if fault != "stale":
        assert len(set(sent)) == len(moves)


async def test_a_command_is_repeated_with_the_same_id() -> None:
    async with FakeServer("lose-ack", "keep-still", "unavailable") as server:
        async with asyncio.timeout(10), await join(server.url, TOKEN, CODE, "Robo"):
            pass
        ids = {frame["id"] for frame in server.heard if frame["t"] == "do"}
        assert len(ids) == 1
        assert [entry["kind"] for entry in server.entries] == ["sit"]


async def test_a_lost_connection_is_taken_up_at_the_cursor() -> None:
    told: list[int] = []
    async with FakeServer() as server:
        server.sitter = "Robo"
        table = Table(server.url, TOKEN, TABLE, on_entry=lambda entry: told.append(entry["n"]))
        async with asyncio.timeout(10), await table.open():
            await server.start()
            while server.status != "play":
                await asyncio.sleep(0.01)
            server.doors = [503, 429]
            await server.hang_up(1012)
            server.entries.append({"n": len(server.entries) + 1, "kind": "said", "at": 0})
            while server.connections < 2 or len(told) < len(server.entries):
                await asyncio.sleep(0.01)
    assert told == list(range(1, len(server.entries) + 1))
    resumes = [frame["cursor"] for frame in server.heard if frame["t"] == "resume"]
    assert resumes[0] == 0
    assert resumes[1] >= 3


async def test_who_hears_of_a_change_of_what_was_never_shown_asks_for_the_whole_once() -> None:
    told: list[int] = []
    async with FakeServer() as server:
        table = Table(server.url, TOKEN, TABLE, on_entry=lambda entry: told.append(entry["n"]))
        async with asyncio.timeout(10), await table.open():
            for number in (7, 8):
                entry = {"n": number, "kind": "said", "at": 0}
                await tell(server.sockets[0], {"t": "news", "entry": entry, "game": {"high": 3}})
            await server.happen("said")
            while told != [1]:
                await asyncio.sleep(0.01)
    resumes = [frame for frame in server.heard if frame["t"] == "resume"]
    assert [frame["proto"] for frame in resumes] == [2, 2]
    assert server.connections == 1


async def test_a_server_that_knows_protocol_1_alone_is_asked_for_that() -> None:
    async with FakeServer() as server:
        server.is_old = True
        result = await game_against(server)
    assert result["ending"] == "finished"
    assert server.connections == 1


async def test_a_server_that_falls_over_each_time_is_asked_ever_more_slowly() -> None:
    async with FakeServer(*["lose"] * 100) as server:
        server.sitter = "Robo"
        async with await Table(server.url, TOKEN, TABLE).open() as table:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(1.5):
                    await table.do({"do": "say", "text": "Hello"})
    # Always 0.05 seconds apart it would be thirty times.
    assert 4 <= server.connections <= 16


async def test_who_was_stood_in_for_comes_back() -> None:
    async with FakeServer() as server:
        server.sitter, server.status, server.away = "Robo", "play", "gone"
        async with asyncio.timeout(10), await Table(server.url, TOKEN, TABLE).open():
            while server.away:
                await asyncio.sleep(0.01)
    assert [entry["kind"] for entry in server.entries] == ["come-back"]


async def test_a_token_that_holds_a_seat_sits_there_again() -> None:
    async with FakeServer() as server:
        async with asyncio.timeout(10), await join(server.url, TOKEN, CODE, "Robo") as first:
            assert first.seat == 0
        async with asyncio.timeout(10), await join(server.url, TOKEN, CODE, "Robo") as again:
            assert again.seat == 0
        assert [entry["kind"] for entry in server.entries] == ["sit"]


async def test_an_illegal_move_is_refused_with_slug_and_facts() -> None:
    def greedy(seen: Json, options: Json) -> list[Any]:
        return ["bid", 999]

    async with FakeServer() as server:
        with pytest.raises(Refused) as refused:
            await game_against(server, greedy)
    assert refused.value.slug == "for-sale/bid-too-high"
    assert refused.value.facts["offered"] == 999


async def test_a_wrong_token_is_refused() -> None:
    async with FakeServer() as server:
        with pytest.raises(Refused, match="session/over"):
            await join(server.url, "zuschlag_wrong", CODE, "Robo")
        with pytest.raises(Refused, match="session/over"):
            await Table(server.url, "zuschlag_wrong", TABLE).open()


async def test_a_token_is_made_by_a_session() -> None:
    async with FakeServer() as server:
        assert await asyncio.to_thread(new_token, server.url + "/") == TOKEN


async def test_a_wrong_code_is_refused() -> None:
    async with FakeServer() as server:
        with pytest.raises(Refused, match="code/unknown"):
            await asyncio.to_thread(table_of, server.url, TOKEN, "WXYZ-0000")


async def test_a_table_that_is_not_there_is_not_asked_for_again() -> None:
    async with FakeServer() as server:
        with pytest.raises(Gone, match="no such table"):
            await Table(server.url, TOKEN, "f" * 32).open()
        assert server.connections == 1


async def test_a_lost_seat_ends_what_waits_for_it() -> None:
    async with FakeServer("keep-still", "keep-still", "keep-still") as server:
        server.sitter = "Robo"
        async with asyncio.timeout(10), await Table(server.url, TOKEN, TABLE).open() as table:
            saying = asyncio.create_task(table.do({"do": "say", "text": "Hello"}))
            await asyncio.sleep(0.02)
            await server.hang_up(4000)
            with pytest.raises(Gone, match="seat lost"):
                await saying
            with pytest.raises(Gone, match="seat lost"):
                async for _ in table.decisions():
                    pass
            with pytest.raises(Gone, match="seat lost"):
                await table.do({"do": "say", "text": "Hello?"})


def test_the_client_needs_nothing_else_of_ours() -> None:
    script = "import sys, zuschlag.client; print(*(n for n in sys.modules if 'zuschlag' in n))"
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert "zuschlag.client.table" in told.stdout.split()
    assert all(f"{name}.".startswith("zuschlag.client.") for name in told.stdout.split()[1:])


def test_pauses_grow_up_to_a_limit_and_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "FIRST_PAUSE", 0.25)
    monkeypatch.setattr(lines, "LONGEST_PAUSE", 8.0)
    found = [[next(pause) for _ in range(8)] for pause in (lines.pauses(), lines.pauses())]
    assert found[0] != found[1]
    for middle, *some in zip((0.25, 0.5, 1, 2, 4, 8, 8, 8), *found, strict=True):
        assert all(0.5 * middle <= one <= 1.5 * middle for one in some)
