"""The same games over a real server's real sockets."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.secrecy.doors import NO_LIMITS
from tests.secrecy.harbour import SETTINGS, Harbour
from tests.server.running import Running, running


class NetHarbour(Harbour):
    """A harbour behind uvicorn, on a port of its own."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed % 3)  # in Monopoly rolls would wait for rent in real time
        self.settings = SETTINGS[seed % 3] | {"pace": (0.0, 0.0), "listed": True}
        self._running: Running

    def visitor(self, token: str, kind: str) -> Any:
        """The way in for one guest."""
        return NetVisitor(self._running, token, kind)

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """The server is served while the block runs."""
        await self.journal.open()
        try:
            async with running(self.journal, **NO_LIMITS) as served:
                self._running = served
                self.app = served.app
                self.service = served.app.state.service
                yield
        finally:
            await self.journal.close()


class NetVisitor:
    """Somebody at the server's door, by the network."""

    def __init__(self, served: Running, token: str, kind: str) -> None:
        self._served = served
        self._headers = {"Origin": served.origin}
        if kind == "bot":
            self._headers["Authorization"] = f"Bearer {token}"
        elif token:
            self._headers["Cookie"] = f"zuschlag-s={token}"

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """Status, headers and body of an answer, in one piece."""
        text = msgspec.json.encode(body) if body is not None else b""
        async with httpx.AsyncClient(base_url=self._served.origin, trust_env=False) as client:
            got = await client.request(method, path, content=text, headers=self._headers)
        lines = [str(got.status_code).encode()]
        lines += [name + b": " + value for name, value in got.headers.raw]
        return b"\n".join([*lines, got.content])

    def socket(self, heard: Callable[[bytes], None]) -> "NetLine":
        """A socket of theirs."""
        return NetLine(self._served, self._headers, heard)


class NetLine:
    """A real socket whose frames are kept in order."""

    def __init__(
        self, served: Running, headers: dict[str, str], heard: Callable[[bytes], None]
    ) -> None:
        self.told: list[bytes] = []
        self._heard = heard
        self._open = connect(
            served.socket_address, additional_headers=headers, proxy=None, compression=None
        )
        self._line: Any = None
        self._reading: asyncio.Task[None] | None = None

    async def say(self, frame: Any) -> None:
        """One frame."""
        if self._line is None:
            self._line = await self._open
            self._reading = asyncio.create_task(self._read())
        await self._line.send(msgspec.json.encode(frame).decode())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in self._line:
                text = frame.encode() if isinstance(frame, str) else frame
                self._heard(text)
                self.told.append(text)

    async def close(self) -> None:
        """Hang up."""
        await self._line.close()
        if self._reading is not None:
            await self._reading


def network_game(folder: Path, seed: int) -> Harbour:
    """Play one; its `hits` should be none."""
    harbour = NetHarbour(folder, seed)
    asyncio.run(harbour.play())
    return harbour
