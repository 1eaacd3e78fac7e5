"""The socket: who may open it, what it says, and what it does with whatever comes in."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import FOR_SALE, NEW_TABLE, PATIENCE, Running, heard, running, say
from zuschlag.journal.memory import MemoryJournal


async def seated(server: Running, client: httpx.AsyncClient) -> str:
    made = await client.post("/api/tables", json=NEW_TABLE)
    return str(made.json()["table"])


async def closed(socket: ClientConnection) -> int:
    """Read until the other side closes; with which code."""
    await rest(socket)
    return socket.close_code or 0


async def rest(socket: ClientConnection) -> list[str]:
    """The kinds of all frames that still come."""
    kinds = []
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                kinds.append(json.loads(await socket.recv())["t"])
    return kinds


async def test_hello_resume_do_and_ping() -> None:
    async with running() as server, server.visitor() as anna:
        table = await seated(server, anna)
        async with server.socket(anna) as socket:
            hello = json.loads(await socket.recv())
            assert (hello["t"], hello["proto"], hello["resume_ok"]) == ("hello", 1, True)
            await say(socket, t="resume", table=table, cursor=0)
            shown = await heard(socket, "table")
            assert (shown["you"]["seat"], shown["cursor"]) == (0, 2)
            log = await heard(socket, "log")
            assert [entry["n"] for entry in log["entries"]] == [1, 2]
            await say(socket, t="do", id="say-hello-1", command={"do": "say", "text": "hi"})
            assert (await heard(socket, "news"))["entry"]["text"] == "hi"
            assert (await heard(socket, "ack"))["cursor"] == 3
            await say(socket, t="do", id="say-hello-1", command={"do": "say", "text": "hi"})
            assert (await heard(socket, "ack"))["cursor"] == 3
            await say(socket, t="do", id="say-hello-1", command={"do": "say", "text": "ho"})
            assert (await heard(socket, "nak"))["error"] == "table/reused-id"
            await say(socket, t="ping", n=7)
            assert (await heard(socket, "pong"))["n"] == 7


async def test_the_list_says_how_many_look_on() -> None:
    listed = {**NEW_TABLE, "settings": {**FOR_SALE, "listed": True}}
    async with running() as server, server.visitor() as anna, server.visitor() as zoe:
        table = (await anna.post("/api/tables", json=listed)).json()["table"]
        async with server.socket(anna) as own, server.socket(zoe) as socket:
            for one in (own, socket):
                await say(one, t="resume", table=table, cursor=0)
                await heard(one, "table")
            (card,) = (await zoe.get("/api/tables")).json()
            assert (card["table"], card["watchers"]) == (table, 1)


async def test_a_socket_comes_back_where_it_was() -> None:
    async with running() as server, server.visitor() as anna:
        table = await seated(server, anna)
        async with server.socket(anna) as socket:
            await say(socket, t="resume", table=table, cursor=1)
            log = await heard(socket, "log")
            assert [entry["n"] for entry in log["entries"]] == [2]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": ""}, 403),
        ({"Sec_Fetch_Site": "cross-site"}, 403),
        ({"Authorization": "Bearer wrong"}, 400),
        ({"Cookie": "zuschlag-s=wrong"}, 401),
        ({"Cookie": ""}, 401),
    ],
    ids=str,
)
async def test_who_is_not_known_or_comes_from_elsewhere_is_not_let_in(
    headers: dict[str, str], status: int
) -> None:
    async with running() as server, server.visitor() as anna:
        known = {"Cookie": f"zuschlag-s={anna.cookies['zuschlag-s']}"}
        with pytest.raises(InvalidStatus) as refused:
            async with server.socket(None, **{**known, **headers}):
                pass
        assert refused.value.response.status_code == status
        assert set(json.loads(refused.value.response.body or b"")) == {"error", "facts"}
        assert len(server.app.state.sockets) == 0


async def test_a_token_in_the_address_is_worth_nothing() -> None:
    async with running() as server, server.visitor() as anna:
        server.socket_address += f"?zuschlag-s={anna.cookies['zuschlag-s']}"
        with pytest.raises(InvalidStatus) as refused:
            async with server.socket():
                pass
        assert refused.value.response.status_code == 401


async def test_a_program_needs_no_origin() -> None:
    async with running() as server, server.visitor() as anna:
        token = (await anna.post("/api/bot-tokens")).json()["token"]
        async with server.socket(None, Origin="", Authorization=f"Bearer {token}") as socket:
            assert json.loads(await socket.recv())["t"] == "hello"


async def test_revoking_closes_every_socket_at_once() -> None:
    async with (
        running(recheck_seconds=600) as server,
        server.visitor() as anna,
        server.visitor() as ben,
        server.socket(anna) as one,
        server.socket(anna) as two,
        server.socket(ben) as other,
    ):
        await anna.delete("/api/session")
        # Nobody looks for sessions that are over before a long time has passed.
        assert [await closed(one), await closed(two)] == [4000, 4000]
        await say(other, t="ping", n=1)
        assert (await heard(other, "pong"))["n"] == 1


class WhisperedHints:
    """Hints between servers in one process."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[str, int], None]] = []

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def publish(self, heads: dict[str, int]) -> None:
        for told in self.listeners:
            for name, head in heads.items():
                told(name, head)

    def on_hint(self, told: Callable[[str, int], None]) -> None:
        self.listeners.append(told)


async def test_revoking_at_one_worker_closes_sockets_at_another() -> None:
    journal, hints = MemoryJournal(), WhisperedHints()
    async with (
        running(journal, hints, recheck_seconds=600) as one,
        running(journal, hints, recheck_seconds=600) as two,
        one.visitor() as anna,
        two.socket(anna) as socket,
    ):
        holder = next(iter(two.app.state.sockets._by_holder))
        await hints.publish({holder: 0, "forged": 0})
        await say(socket, t="ping", n=1)
        assert (await heard(socket, "pong"))["n"] == 1
        await anna.delete("/api/session")
        assert await closed(socket) == 4000


async def test_a_session_that_is_over_is_noticed() -> None:
    async with (
        running(session_hours=0.01, recheck_seconds=0.1) as server,
        server.visitor() as anna,
        server.socket(anna) as socket,
    ):
        await asyncio.sleep(0.3)
        await say(socket, t="ping", n=1)
        assert (await heard(socket, "pong"))["n"] == 1
        (found,) = server.journal._credentials.values()
        await server.journal.put_credential(msgspec.structs.replace(found, expires=1))
        assert await closed(socket) == 4000


async def test_no_such_table_and_not_your_seat_close_alike() -> None:
    async with running() as server, server.visitor() as anna, server.visitor() as ben:
        table = await seated(server, anna)
        told = []
        for frame in ({"table": "0" * 32}, {"table": table, "seat": 0}):
            async with server.socket(ben) as socket:
                await say(socket, t="resume", **frame)
                told.append((await heard(socket, "error"), await closed(socket)))
        assert told[0] == told[1]
        assert told[0][1] == 4004


async def test_who_names_no_table_in_time_is_shown_out() -> None:
    async with (
        running(resume_seconds=0.3) as server,
        server.visitor() as anna,
        server.socket(anna) as socket,
    ):
        assert await closed(socket) == 1008


ODD: list[str | bytes] = [
    "", "{", "[]", "null", "NaN", "1e400", '"x"', "[" * 4000, "9" * 4000, '{"t":"x"}',
    '{"t":"ping","n":NaN}', '{"t":"ping","n":-1}', '{"t":"ping","n":1,"seat":2}',
    '{"t":"resume","table":"x"}', '{"t":"resume","table":"' + "0" * 32 + '","seat":9}',
    '{"t":"do","id":"short","command":{}}', '{"t":"do","id":"../../etc","command":{}}',
    '{"t":"do","command":{"do":"start"}}', '{"t":["do"]}', '{"t":"do","t":"ping"}',
    b"\x00\xff", b"\x80" * 100, '{"t":"ping","n":"\ud7ff"}',
]  # fmt: skip


async def test_odd_frames_are_refused_and_nothing_else_happens() -> None:
    async with running(violations=1000, seat_messages=1000) as server, server.visitor() as anna:
        table = await seated(server, anna)
        async with server.socket(anna) as socket:
            await say(socket, t="resume", table=table)
            for odd in ODD:
                await socket.send(odd)
                assert (await heard(socket, "error"))["error"] == "frame/malformed", odd
                await say(socket, t="ping", n=1)
                assert (await heard(socket, "pong"))["n"] == 1


async def test_ten_violations_close() -> None:
    async with running() as server, server.visitor() as anna, server.socket(anna) as socket:
        for _ in range(9):
            await socket.send("{")
            assert (await heard(socket, "error"))["error"] == "frame/malformed"
        await say(socket, t="ping", n=1)
        assert (await heard(socket, "pong"))["n"] == 1
        await socket.send("{")
        assert await closed(socket) == 1008


COMMANDS: list[Any] = [
    {}, [], None, "start", {"do": "nothing"}, {"do": "sit", "name": "B", "holder": "x"},
    {"do": "say", "text": ""}, {"do": "say", "text": "x" * 301}, {"do": "move", "on": "P1"},
    {"do": "move", "on": "P1", "action": ["bid", 1], "seat": 1}, {"do": "stand", "seat": 99},
]  # fmt: skip


async def test_odd_commands_are_answered_under_their_id() -> None:
    async with running(violations=1000) as server, server.visitor() as anna:
        table = await seated(server, anna)
        async with server.socket(anna) as socket:
            await say(socket, t="resume", table=table)
            for number, command in enumerate(COMMANDS):
                await say(socket, t="do", id=f"odd-one-{number}", command=command)
                nak = await heard(socket, "nak")
                assert (nak["id"], nak["cursor"]) == (f"odd-one-{number}", 2)
                assert nak["error"] == "command/malformed", command


async def test_a_command_before_resume_is_refused() -> None:
    async with running() as server, server.visitor() as anna, server.socket(anna) as socket:
        await say(socket, t="do", id="too-early-1", command={"do": "start"})
        assert (await heard(socket, "nak"))["error"] == "frame/resume-first"


async def test_a_frame_that_is_too_big_closes() -> None:
    async with running() as server, server.visitor() as anna, server.socket(anna) as socket:
        await socket.send("x" * 5000)
        assert await closed(socket) == 1009


async def test_a_message_in_endless_pieces_closes() -> None:
    async with running() as server, server.visitor() as anna, server.socket(anna) as socket:
        with contextlib.suppress(ConnectionClosed):
            await socket.send([""] * 100)
        assert await closed(socket) == 1009


async def test_a_flood_of_pings_closes() -> None:
    async with running() as server, server.visitor() as anna, server.socket(anna) as socket:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(150):
                await socket.ping()
        assert await closed(socket) == 1008


async def test_text_that_is_no_unicode_closes() -> None:
    async with running() as server, server.visitor() as anna, server.socket(anna) as socket:
        await socket.send(b"\xff\xfe", text=True)
        assert await closed(socket) == 1007


async def test_a_flood_is_refused_then_cut() -> None:
    async with running() as server, server.visitor() as anna:
        table = await seated(server, anna)
        async with server.socket(anna) as socket:
            await say(socket, t="resume", table=table)
            await heard(socket, "presence")
            for number in range(130):
                await say(socket, t="ping", n=number)
            told = await rest(socket)
            assert socket.close_code == 1008
            assert 100 <= told.count("pong") <= 102
            assert told.count("error") == 10


async def test_chat_is_limited_besides() -> None:
    async with running() as server, server.visitor() as anna:
        table = await seated(server, anna)
        async with server.socket(anna) as socket:
            await say(socket, t="resume", table=table)
            for number in range(6):
                line = {"do": "say", "text": "hi"}
                await say(socket, t="do", id=f"say-hello-{number}", command=line)
            nak = await heard(socket, "nak")
            assert (nak["id"], nak["error"]) == ("say-hello-5", "limit/chat")


async def test_a_session_has_so_many_sockets() -> None:
    async with running(session_sockets=2) as server, server.visitor() as anna:
        async with server.socket(anna), server.socket(anna):
            with pytest.raises(InvalidStatus) as refused:
                async with server.socket(anna):
                    pass
            assert refused.value.response.status_code == 429
        async with server.socket(anna):
            pass


async def test_a_process_has_so_many_sockets() -> None:
    async with (
        running(sockets=1) as server,
        server.visitor() as anna,
        server.visitor() as ben,
        server.socket(anna),
    ):
        with pytest.raises(InvalidStatus) as refused:
            async with server.socket(ben):
                pass
        assert refused.value.response.status_code == 503


async def test_who_reads_nothing_is_cut_and_nobody_else_waits() -> None:
    async with running(queue_bytes=64 * 1024) as server, server.visitor() as anna:
        table = await seated(server, anna)
        async with server.socket(anna) as slow, server.socket(anna) as quick:
            await say(slow, t="resume", table=table)
            await heard(slow, "presence")
            await say(quick, t="resume", table=table)
            await heard(quick, "presence")
            slow.transport.pause_reading()
            live = server.app.state.service.live_tables[table]
            frame = b'{"t":"padding","x":"%s"}' % (b"x" * 8000)
            async with asyncio.timeout(PATIENCE):
                while len(server.app.state.sockets) == 2:
                    for watch in list(live.audience.watches):
                        watch.sink.send(frame)
                    await heard(quick, "padding")
            slow.transport.abort()


async def test_a_long_log_is_sent_even_to_a_slow_reader() -> None:
    async with running(queue_bytes=4096) as server, server.visitor() as anna:
        table = await seated(server, anna)
        sink_frames = 100
        async with server.socket(anna) as socket:
            attach = server.app.state.service.attach

            async def long_attach(*given: Any) -> Any:
                for _ in range(sink_frames):
                    given[4].send(b'{"t":"log","x":"%s"}' % (b"x" * 100_000))
                return await attach(*given)

            server.app.state.service.attach = long_attach  # type: ignore[method-assign, assignment]
            await say(socket, t="resume", table=table)
            for _ in range(sink_frames):
                await heard(socket, "log")
            await heard(socket, "table")


async def test_stopping_tells_sockets_to_come_back() -> None:
    async with running() as server, server.visitor() as anna, server.socket(anna) as socket:
        server.server.stop()
        assert await closed(socket) == 1012
        assert (socket.close_reason or "").startswith("retry_after=")


async def test_a_post_that_wants_to_be_a_socket_does_no_harm() -> None:
    async with running() as server, server.client() as browser:
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade"}
        try:
            answer = await browser.post("/ws", headers=upgrade)
            assert 400 <= answer.status_code < 500
        except httpx.HTTPError:
            pass
        assert (await browser.get("/api/health")).status_code == 200
