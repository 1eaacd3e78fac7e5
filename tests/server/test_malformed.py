"""Bytes that mean nothing get a reason, never a fault: bodies, numbers, texts, frames, hang-ups."""

import asyncio
import contextlib
import json
import socket as sockets
import struct
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests import postgres
from tests.server.company import MONOPOLY, Person, entered
from tests.server.faults_found import Errors
from tests.server.rawwire import RawSocket, exchanged, framed, request
from tests.server.running import FOR_SALE, NEW_TABLE, PATIENCE, Running, heard, running, say
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.opening import journal_at
from zuschlag.rules.monopoly import board

JSON = {"Content-Type": "application/json"}
TAKES_A_BODY = ("/api/tables", "/api/join", "/api/replay", "/api/tables/{table}/commands")


def posts(server: Running) -> list[str]:
    """Every route something can be posted to."""
    routes = server.app.litestar.routes
    return [one.path_format for one in routes if "POST" in getattr(one, "methods", ())]


@pytest.mark.parametrize("body", [b'{"a":"\xff\xfe"}', b"\xff", b'"\xed\xa0\x80"', b'{"a":"\xc3'])
async def test_a_body_that_is_no_text_is_told_so_on_every_route(body: bytes) -> None:
    with Errors() as errors:
        async with running() as server, server.visitor() as anna, server.client() as nobody:
            table = (await anna.post("/api/tables", json=NEW_TABLE)).json()["table"]
            for route in posts(server):
                path = route.replace("{table}", table)
                known = await anna.post(path, content=body, headers=JSON)
                unknown = await nobody.post(path, content=body, headers=JSON)
                assert unknown.status_code < 500
                if route in TAKES_A_BODY:
                    assert (known.status_code, known.json()["error"]) == (400, "request/malformed")
                    assert known.json()["facts"]["reason"]
    assert errors.lines == []


BIG = [2**63, 2**64, -(2**63) - 1, 10**30, -(10**30)]
UNREADABLE = [
    *(b'{"do":"move","on":"P1","action":["bid",%d]}' % number for number in BIG),
    *(b'{"do":"move","on":"P1","action":[{"x":[0,%d]}]}' % number for number in BIG),
    b'{"do":"move","on":"P1","action":["bid",1e400]}',
    b'{"do":"move","on":"P1","action":["bid",NaN]}',
    b'{"do":"move","on":"P1","action":["\\ud800"]}',
    b'{"do":"say","text":"\\udfff"}',
    b'{"do":"move","on":"P1","action":[' + b"[" * 40 + b"]" * 40 + b"]}",
    b'{"do":"move","on":"P1","action":[' + b"[" * 1900 + b"]" * 1900 + b"]}",
    b'{"do":"change","settings":{"game":"for-sale","edition":"2015","seats":3,"options":{"x":%d}}}'
    % 2**70,
    b'{"do":"change","settings":{"game":"monopoly","edition":"x","seats":3,"board":{"x":[%d]}}}'
    % 2**70,
    b'{"do":"seal-seed","hash":"%s\\n"}' % (b"0" * 64),
]


@pytest.mark.parametrize("command", UNREADABLE)
async def test_what_cannot_be_kept_is_refused_at_the_door(command: bytes) -> None:
    with Errors() as errors:
        async with running() as server, server.visitor() as anna:
            table = (await anna.post("/api/tables", json=NEW_TABLE)).json()["table"]
            body = b'{"id":"by-http-1","command":%s}' % command
            answer = await anna.post(f"/api/tables/{table}/commands", content=body, headers=JSON)
            assert (answer.status_code, answer.json()["error"]) == (400, "request/malformed")
            assert answer.json()["facts"]["reason"]
            async with server.socket(anna) as socket:
                await say(socket, t="resume", table=table)
                await heard(socket, "presence")
                await socket.send(b'{"t":"do","id":"by-socket","command":%s}' % command, text=True)
                told: dict[str, Any] = {"t": ""}
                while told["t"] not in ("nak", "error"):
                    told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                assert told["error"] in ("command/malformed", "frame/malformed")
                assert told["facts"]["reason"]
                await say(socket, t="ping", n=7)
                assert (await heard(socket, "pong"))["n"] == 7
    assert errors.lines == []


async def test_the_reason_names_the_place() -> None:
    async with running() as server, server.visitor() as anna:
        table = (await anna.post("/api/tables", json=NEW_TABLE)).json()["table"]
        command = {"do": "move", "on": "P1", "action": ["trade", {"cash": [1, 2**70]}]}
        asked = {"id": "place-001", "command": command}
        facts = (await anna.post(f"/api/tables/{table}/commands", json=asked)).json()["facts"]
        assert "`action[1][cash][1]`" in facts["reason"]
        nothing = await anna.post(f"/api/tables/{table}/commands", content=b"", headers=JSON)
        assert nothing.json()["facts"] == {"where": ["data"], "reason": "missing"}


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_a_nul_in_a_text_is_no_fault_of_any_store(store: str, tmp_path: Path) -> None:
    own = tomllib.loads(board.source("aalen")) | {"title": "a\0b"}
    address = str(tmp_path / "journal.db") if store == "sqlite" else postgres.database()
    journal = journal_at(address)
    await journal.open()
    with Errors() as errors:
        async with running(journal=journal) as server, server.visitor() as anna:
            titled = {**NEW_TABLE, "settings": {**FOR_SALE, "title": "a\0b", "listed": True}}
            table = (await anna.post("/api/tables", json=titled)).json()["table"]
            (listed,) = (await anna.get("/api/tables")).json()
            assert listed["public"]["title"] == "ab"
            statuses = [
                await status(anna, "/api/tables", {"settings": {**MONOPOLY, "board": own}}),
                await status(anna, "/api/tables", {"settings": FOR_SALE, "name": "a\0b"}),
                await status(anna, "/api/join", {"code": "ABCD\0EFG"}),
                *[
                    await status(anna, f"/api/tables/{table}/commands", {"id": id, "command": one})
                    for id, one in (
                        ("chat-0001", {"do": "say", "text": "a\0b"}),
                        ("chat-0002", {"do": "say", "text": "\0"}),
                        ("other-001", {"do": "take-over", "code": "\0"}),
                        ("other-002", {"do": "move", "on": "\0", "action": ["\0"]}),
                        ("other-003", {"do": "rule", "winners": [0], "reason": "\0"}),
                    )
                ],
            ]
            assert max(statuses) < 500
    await journal.close()
    assert errors.lines == []


async def status(client: httpx.AsyncClient, path: str, body: Any) -> int:
    return (await client.post(path, json=body)).status_code


ODD_PATHS = ["/%ff", "/api/tables/%ff%fe", "/api/tables/%00", "/t/%ff", "/assets/%00",
             "/api/tables/{table}?seat=%ff", "/api/tables/{table}/news?cursor=%ff&wait=nan",
             "/api/tables/{table}/news?cursor=" + "1" * 5000, "/api/tables?%ff=%ff"]  # fmt: skip


@pytest.mark.parametrize("path", ODD_PATHS)
async def test_addresses_and_heads_may_be_of_any_bytes(path: str) -> None:
    with Errors() as errors:
        async with running() as server:
            anna = await entered(server, "Anna")
            odd = anna.headers | {"Cookie": anna.headers["Cookie"] + "; x=\xff\xfe", "X": "\xff"}
            sent = request("GET", path.replace("{table}", "0" * 32), odd, b"")
            assert (await exchanged(server.settings.port, sent)).status < 500
    assert errors.lines == []


async def test_a_text_that_is_none_ends_a_socket_with_1007() -> None:
    with Errors() as errors:
        async with running() as server:
            for noise in (
                framed(b"\xff\xfe"),
                framed(b'{"t":"\xc3', 0x01) + framed(b'"}', 0x80),  # two pieces of a text
            ):
                socket = await at_the_table(server)
                await socket.spoil(noise)
                assert socket.code == 1007
            socket = await at_the_table(server)
            told = await socket.say(framed(b"\xff\xfe", 0x82), framed(b'{"t":"\xff"}', 0x82))
            errors_told = [one for one in told if one["t"] == "error"]
            assert [one["error"] for one in errors_told] == ["frame/malformed"] * 2
            assert socket.code is None
            socket.close()
    assert errors.lines == []


async def at_the_table(server: Running) -> RawSocket:
    anna = await entered(server, "Anna")
    return await RawSocket.opened(server.settings.port, shown(anna))


def shown(who: Person) -> dict[str, str]:
    """What a handshake says about somebody."""
    return {name: who.headers[name] for name in ("Host", "Origin", "Cookie")}


class Slow(MemoryJournal):
    """Knows everybody, after a while: there is time to hang up."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def credential(self, hash: str) -> Any:
        """The answer, when it may be given."""
        self.asked.set()
        await self.may_answer.wait()
        return await super().credential(hash)


KNOCK = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
         "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}  # fmt: skip


@pytest.mark.parametrize("cookie", ["good", "zuschlag-s=bad"])
@pytest.mark.parametrize("is_abrupt", [True, False])
async def test_who_hangs_up_in_the_handshake_is_no_error_of_ours(
    cookie: str, is_abrupt: bool
) -> None:
    journal = Slow()
    with Errors() as errors:
        async with running(journal=journal) as server:
            anna = await entered(server, "Anna")
            sent = shown(anna) | ({"Cookie": cookie} if cookie != "good" else {})
            journal.asked.clear()
            journal.may_answer.clear()
            head = request("GET", "/ws", sent | KNOCK, b"").replace(b"Connection: close\r\n", b"")
            await hung_up(server, head, journal.asked, is_abrupt)
            await gone(server)
            journal.may_answer.set()
            assert (await anna.ask("GET", "/api/tables/mine")).status == 200
    assert errors.lines == []


async def hung_up(server: Running, sent: bytes, asked: asyncio.Event, is_abrupt: bool) -> None:
    """Hang up once the server is at work on it."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
    writer.write(sent)
    await asyncio.wait_for(asked.wait(), PATIENCE)
    if is_abrupt:
        linger = struct.pack("ii", 1, 0)
        writer.get_extra_info("socket").setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, linger)
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


async def gone(server: Running) -> None:
    """When the server has noticed that nobody is there any more."""
    async with asyncio.timeout(PATIENCE):
        while server.server.server_state.connections:
            await asyncio.sleep(0.01)


async def test_a_refused_handshake_is_no_error_of_ours() -> None:
    with Errors() as errors:
        async with running() as server:
            anna = await entered(server, "Anna")
            for path, less in (("/ws", "Cookie"), ("/ws", "Origin"), ("/other", "")):
                told = {name: text for name, text in shown(anna).items() if name != less}
                head = request("GET", path, told | KNOCK, b"")
                answer = await exchanged(
                    server.settings.port, head.replace(b"Connection: close\r\n", b"")
                )
                assert 400 <= answer.status < 500
    assert errors.lines == []


async def test_who_hangs_up_within_a_body_is_no_error_of_ours() -> None:
    with Errors() as errors:
        async with running() as server:
            anna = await entered(server, "Anna")
            whole = request("POST", "/api/tables", anna.headers, b'{"settings":{}}')
            for who in (whole, whole.replace(b"Cookie", b"Biscuit")):
                await exchanged(server.settings.port, who[:-5], is_whole=False)
            await gone(server)
            chunked = anna.headers | {"Transfer-Encoding": "chunked"}
            for path in ("/api/tables", "/api/nothing", "/api/session"):
                broken = request("POST", path, chunked, b"5\r\n{}   \r\nzz\r\n")
                await exchanged(server.settings.port, broken, is_whole=False)
            assert (await anna.ask("GET", "/api/tables/mine")).status == 200
    assert errors.lines == []
