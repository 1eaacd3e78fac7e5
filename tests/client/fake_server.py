"""A server of one table of For Sale that speaks the protocol and goes wrong when it is told to.

The asker gets seat 0; random players sit on the others. Every `do` takes the next of `faults`.
"""

import asyncio
import random
import socket
from collections import deque
from typing import Any

import msgspec
import uvicorn

from zuschlag.bots.forsale.uniform import UniformBot
from zuschlag.errors import Refusal
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.written import read_actions
from zuschlag.rules.game import fresh

TABLE = "0" * 32
TOKEN = "zuschlag_right"
Json = dict[str, Any]
FAULTS = ("lose", "lose-ack", "keep-still", "unavailable", "stale", "too-fast")


class FakeServer:
    """Holds the table; every `do` meets the next of FAULTS, or none where it is empty."""

    def __init__(self, *faults: str) -> None:
        self.faults = deque(faults)
        self.luck = random.Random(1)
        self.state = fresh(FOR_SALE, FOR_SALE.agree("2015", 3), self.luck)
        self.status = "lobby"
        self.sitter: str | None = None
        self.away: str | None = None
        self.entries: list[Json] = []
        self.done: dict[str, Json] = {}
        self.heard: list[Json] = []
        self.seeds: list[Json] = []
        self.connections = 0
        self.closed: list[int] = []
        self.doors: list[int] = []  # HTTP answers to the next handshakes
        self.sockets: list[Any] = []
        self.is_old = False  # refuses what it does not know

    async def __aenter__(self) -> "FakeServer":
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        config = uvicorn.Config(self, ws="websockets-sansio", log_config=None, lifespan="off")
        self._server = uvicorn.Server(config)
        self._serving = asyncio.create_task(self._server.serve([self._listening]))
        while not self._server.started:
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.should_exit = True
        await self._serving

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """ASGI."""
        headers = dict(scope["headers"])
        is_known = headers.get(b"authorization") == f"Bearer {TOKEN}".encode()
        if scope["type"] == "http":
            status, body, *cookie = await self.request(scope["path"], headers, receive)
            await answer_request(send, status, body, "http.response", *cookie)
            return
        status = 401 if not is_known else self.doors.pop(0) if self.doors else 0
        if status:
            await answer_request(send, status, problem("session/over"), "websocket.http.response")
        else:
            await self.talk(receive, send)

    async def request(self, path: str, headers: dict[bytes, bytes], receive: Any) -> Any:
        """What is asked without a socket: the status, the answer and perhaps a cookie."""
        body = msgspec.json.decode((await receive()).get("body") or b"null")
        is_page = headers.get(b"origin") == self.url.encode()
        match path, body:
            case "/api/session", None if is_page:
                return 204, b"", "zuschlag-s=session; Path=/"
            case "/api/bot-tokens", None if headers.get(b"cookie") == b"zuschlag-s=session":
                return 201, {"token": TOKEN}
            case "/api/join", {"code": code} if headers.get(b"authorization", b"").endswith(b"t"):
                return (
                    (200, {"table": TABLE})
                    if code == "ABCD-EFGH"
                    else (404, problem("code/unknown"))
                )
        return 401, problem("session/over")

    async def talk(self, receive: Any, send: Any) -> None:
        """One connection."""
        await receive()
        await send({"type": "websocket.accept"})
        self.connections += 1
        self.sockets.append(send)
        await tell(send, {"t": "hello", "proto": 1, "server_time": 0, "resume_ok": True})
        while (message := await receive())["type"] == "websocket.receive":
            frame = msgspec.json.decode(message["text"])
            self.heard.append(frame)
            if frame["t"] == "resume":
                await self.resume(send, frame)
            else:
                await self.do(send, frame)
        self.closed.append(message["code"])
        if send in self.sockets:
            self.sockets.remove(send)

    async def hang_up(self, code: int, sockets: list[Any] | None = None) -> None:
        """Close connections, all of them unless some are named."""
        for send in list(self.sockets if sockets is None else sockets):
            self.sockets.remove(send)
            await send({"type": "websocket.close", "code": code, "reason": ""})

    async def resume(self, send: Any, frame: Json) -> None:
        """Everything as it is, and what was missed."""
        if self.is_old and "proto" in frame:
            await tell(send, {"t": "error", **problem("frame/malformed")})
            return
        if frame["table"] != TABLE:
            await tell(send, {"t": "error", **problem("table/unknown")})
            await self.hang_up(4004, [send])
            return
        await tell(send, {"t": "table", "table": self.table_part(), **self.view()})
        missed = self.entries[frame["cursor"] :]
        await tell(send, {"t": "log", "cursor": len(self.entries), "entries": missed})

    async def do(self, send: Any, frame: Json) -> None:
        """A command, with the fault that is due."""
        fault = self.faults.popleft() if self.faults else ""
        number = frame["id"]
        if fault == "lose":
            await self.hang_up(1012, [send])
            return
        if fault in ("unavailable", "stale", "too-fast"):
            slug = "limit/messages" if fault == "too-fast" else f"table/{fault}"
            await tell(send, nak(number, slug))
            if fault == "stale":
                await self.happen("said")
            return
        if number not in self.done:
            self.done[number] = self.follow(number, frame["command"])
            if self.done[number]["t"] == "ack" and frame["command"]["do"] != "sit":
                await self.broadcast()
        if fault == "lose-ack":
            await self.hang_up(1012, [send])
        elif fault != "keep-still":
            await tell(send, self.done[number])

    def follow(self, number: str, command: Json) -> Json:
        """Do it; the answer."""
        try:
            made = self.obey(command)
        except Refusal as refusal:
            return nak(number, refusal.slug, refusal.facts)
        return {"t": "ack", "id": number, "cursor": len(self.entries), "made": made}

    def obey(self, command: Json) -> Json:
        """Sit, start by seeds, move."""
        self.entries.append({"n": len(self.entries) + 1, "kind": command["do"], "at": 0})
        match command:
            case {"do": "sit", "name": name}:
                self.sitter = name
                return {"seat": 0}
            case {"do": "seal-seed" | "show-seed"}:
                self.seeds.append(command)
                self.status = "play" if len(self.seeds) == 2 else "seeds"
            case {"do": "come-back"}:
                self.away = None
            case {"do": "move", "action": action}:
                FOR_SALE.apply(self.state, *read_actions([[0, *action]], 3)[0])
        if self.status == "play":
            self.let_others_play()
        return {}

    def let_others_play(self) -> None:
        """Until seat 0 is asked or all is over."""
        while waiting := [seat for seat in FOR_SALE.waiting_for(self.state) if seat]:
            if FOR_SALE.waiting_for(self.state)[0] == 0 and self.phase == "buy":
                return
            options = FOR_SALE.options(self.state, waiting[0])
            assert options is not None
            seen = FOR_SALE.observe(self.state, waiting[0], memory=True)
            action = UniformBot(self.luck).choose(seen, options)
            FOR_SALE.apply(self.state, waiting[0], action)
        if FOR_SALE.outcome(self.state) is not None:
            self.status = "over"

    @property
    def phase(self) -> str:
        """Buy, sell or done."""
        return FOR_SALE.observe(self.state, None).phase

    async def start(self) -> None:
        """The host begins."""
        self.status = "seeds"
        await self.happen("seeds_wanted")

    async def happen(self, kind: str) -> None:
        """Something that nobody here asked for."""
        self.entries.append({"n": len(self.entries) + 1, "kind": kind, "at": 0})
        await self.broadcast()

    async def broadcast(self) -> None:
        """Tell everybody the last entry."""
        news = {"t": "news", "entry": self.entries[-1], "table": self.table_part(), **self.view()}
        for send in list(self.sockets):
            await tell(send, news)

    def table_part(self) -> Json:
        """What everybody sees of the table."""
        outcome = FOR_SALE.outcome(self.state) if self.status == "over" else None
        result = {"ending": "finished", "outcome": outcome} if outcome else None
        seat = {"kind": "person", "name": self.sitter or "", "away": self.away}
        return {"id": TABLE, "status": self.status, "seats": [seat], "result": result}

    def view(self) -> Json:
        """What seat 0 sees, or a spectator before somebody sits there."""
        viewer = None if self.sitter is None else 0
        is_dealt = self.status in ("play", "over")
        options = FOR_SALE.options(self.state, 0) if is_dealt and viewer == 0 else None
        asks = {0: "seal", 1: "show"}.get(len(self.seeds))
        return {
            "cursor": len(self.entries),
            "game": FOR_SALE.observe(self.state, viewer) if is_dealt else None,
            "you": {
                "seat": viewer,
                "in_control": True,
                "decision": {"on": f"P{len(self.entries)}", "options": options}
                if options
                else None,
                "seed_wanted": asks if self.status == "seeds" and viewer == 0 else None,
            },
        }


def nak(number: str, slug: str, facts: Any = None) -> Json:
    """Not done."""
    return {"t": "nak", "id": number, "error": slug, "facts": facts or {}, "cursor": 0}


def problem(slug: str) -> Json:
    """How a fault is told."""
    return {"error": slug, "facts": {}}


async def tell(send: Any, frame: Json) -> None:
    """One frame."""
    await send({"type": "websocket.send", "text": msgspec.json.encode(frame).decode()})


async def answer_request(
    send: Any, status: int, body: Any, kind: str = "http.response", cookie: str = ""
) -> None:
    """A whole HTTP answer."""
    headers = [(b"set-cookie", cookie.encode())] if cookie else []
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    text = body if isinstance(body, bytes) else msgspec.json.encode(body)
    await send({"type": f"{kind}.body", "body": text})
