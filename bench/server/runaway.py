"""A bot that has lost its mind, a process of its own: `python -m bench.server.runaway`.

It floods one table with commands, is shown out, and is back at once, over and over; told by a line
of JSON how long. Its address is not that of the others.
"""

import asyncio
import base64
import contextlib
import os
import sys
import time

import msgspec
import uvloop

from bench.server.load import Plan
from tests.faults.web import Place

LOOPS = 4
FRAMES = 200  # in one go, as soon as it is let in
ADDRESS = "127.0.0.2"


class Wild(msgspec.Struct):
    """How long to run wild."""

    seconds: float


class Runaway:
    """One token, one table, several lines to it."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.token = self.table = ""
        self.knocks = self.entries = self.requests = 0
        self.is_wild = False

    async def settle(self) -> None:
        """Get a token and a table."""
        session = await self._asked("POST", "/api/session", {"Origin": self.place.origin})
        cookie = session.partition(b"set-cookie: ")[2].partition(b";")[0].decode()
        asked = {"Origin": self.place.origin, "Cookie": cookie}
        self.token = _body(await self._asked("POST", "/api/bot-tokens", asked))["token"]
        settings = {"game": "for-sale", "edition": "2015", "seats": 3}
        body = msgspec.json.encode({"settings": settings, "name": "Runaway"})
        self.table = _body(await self._asked("POST", "/api/tables", self._known, body))["table"]

    @property
    def _known(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def run(self, seconds: float) -> dict[str, float]:
        """Run wild; how often it knocked, came in and asked, and what that cost it."""
        self.knocks = self.entries = self.requests = 0
        self.is_wild = True
        began, used = time.perf_counter(), time.process_time()
        lines = [asyncio.ensure_future(self._knock()) for _ in range(LOOPS)]
        lines.append(asyncio.ensure_future(self._ask()))
        await asyncio.sleep(seconds)
        self.is_wild = False
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        taken = time.perf_counter() - began
        busy = (time.process_time() - used) / taken
        counts = {"knocks": self.knocks, "entries": self.entries, "requests": self.requests}
        return {"busy": busy, **{name: count / taken for name, count in counts.items()}}

    async def _knock(self) -> None:
        """In, a flood, out, in again."""
        say = [
            _framed({"t": "do", "id": f"wild-{n:04}", "command": {"do": "say", "text": "!"}})
            for n in range(FRAMES)
        ]
        flood = b"".join([_framed({"t": "resume", "table": self.table}), *say])
        key = base64.b64encode(os.urandom(16)).decode()
        knock = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        head = _head("GET", "/ws", self.place, self._known | knock | {"Sec-WebSocket-Key": key})
        while self.is_wild:
            self.knocks += 1
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self._flood(head, flood)

    async def _flood(self, head: bytes, flood: bytes) -> None:
        reader, writer = await self._line()
        try:
            writer.write(head)
            answer = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " in answer[:20]:
                self.entries += 1
                writer.write(flood)
            while (heard := await reader.read(65536)) and b"too many violations" not in heard:
                pass
        finally:
            writer.close()

    async def _ask(self) -> None:
        """The same by HTTP, on one connection as long as it lasts."""
        command = {"id": "wild-http", "command": {"do": "move", "on": "P1", "action": ["pass"]}}
        body = msgspec.json.encode(command)
        path = f"/api/tables/{self.table}/commands"
        head = _head("POST", path, self.place, self._known, len(body))
        while self.is_wild:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await self._line()
                while self.is_wild:
                    writer.write(head + body)
                    answer = await reader.readuntil(b"\r\n\r\n")
                    size = answer.lower().partition(b"content-length: ")[2].partition(b"\r")[0]
                    await reader.readexactly(int(size))
                    self.requests += 1

    async def _line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(*self.place, local_addr=(ADDRESS, 0))

    async def _asked(
        self, method: str, path: str, headers: dict[str, str], body: bytes = b""
    ) -> bytes:
        reader, writer = await self._line()
        told = {"Connection": "close", **headers}
        writer.write(_head(method, path, self.place, told, len(body)) + body)
        answer = await reader.read()
        writer.close()
        return answer


def _head(
    method: str, path: str, place: Place, headers: dict[str, str], size: int | None = None
) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {place.host}:{place.port}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [] if size is None else [f"Content-Length: {size}", "Content-Type: application/json"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


def _framed(frame: object) -> bytes:
    text = msgspec.json.encode(frame)
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + text


def _body(answer: bytes) -> dict[str, str]:
    found: dict[str, str] = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    return found


async def main() -> None:
    """Read how long until there is no more."""
    loop = asyncio.get_running_loop()
    plan = msgspec.json.decode(await loop.run_in_executor(None, sys.stdin.readline), type=Plan)
    bot = Runaway(Place(plan.host, plan.port))
    await bot.settle()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        told = await bot.run(msgspec.json.decode(line, type=Wild).seconds)
        print(msgspec.json.encode(told).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
