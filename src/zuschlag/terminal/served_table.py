"""A table that a server has: a guest's socket that mends itself, and a few requests."""

import asyncio
import secrets
import time
from typing import Any

import msgspec

from zuschlag import client
from zuschlag.errors import Refusal
from zuschlag.table.commands import Command, TakeOver
from zuschlag.terminal import frames
from zuschlag.terminal.joining import Entrance
from zuschlag.terminal.link import Listener


class ServedTable:
    """People in browsers sit there, too; nobody waits for this screen."""

    is_own = False

    def __init__(self, entrance: Entrance, memory: bool = False) -> None:
        self.entrance = entrance
        self.seed = secrets.token_bytes(32)
        self._memory = memory
        self._seat: int | None = None
        self._ahead = 0  # milliseconds by which the server's clock is ahead of ours
        self._staying: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """The table's link."""
        return self.entrance.link

    async def open(self, listener: Listener) -> None:
        """Connect; with a way back the seat is ours again."""
        self._listener = listener
        self._line = client.Line(
            self.entrance.origin, self.entrance.guest, self._resume, self._hear, listener.lose
        )
        self._line.over.add_done_callback(self._end)
        self._staying = asyncio.create_task(self._line.stay())
        if self.entrance.way_back is not None:
            await self.do(TakeOver(self.entrance.way_back))
            await self.look(None, self._memory)

    async def look(self, seat: int | None, memory: bool = False) -> None:
        """Show the table from this seat; from your own, when none is named."""
        self._seat, self._memory = seat, memory
        self._listener.cursor = 0
        await self._line.send(self._resume())

    async def do(self, command: Command) -> dict[str, Any]:
        """Repeated until the server has answered."""
        try:
            made: dict[str, Any] = (await self._line.do(msgspec.to_builtins(command)))["made"]
        except client.Refused as refused:
            raise Refusal(refused.slug, refused.facts) from None
        except client.Gone:
            raise Refusal("table/gone") from None
        return made

    async def record(self) -> dict[str, Any]:
        """The export of the table; the server keeps it until the game is over."""
        try:
            written: dict[str, Any] = await asyncio.to_thread(self._ask_record)
        except client.Refused as refused:
            raise Refusal(refused.slug, refused.facts) from None
        except OSError as fault:
            facts = {"address": self.entrance.origin, "reason": str(fault)}
            raise Refusal("join/no-server", facts) from None
        return written

    def _ask_record(self) -> Any:
        path = f"/api/tables/{self.entrance.table}/record"
        return client.ask(self.entrance.origin, self.entrance.guest, "GET", path)

    def go_on(self) -> None:
        """Others do not wait for this screen."""

    def now(self) -> int:
        """Milliseconds since 1970 by the server's clock."""
        return int(time.time() * 1000) + self._ahead

    async def close(self) -> None:
        """Hang up; the seat stays ours."""
        if self._staying is not None:
            await self._line.close()
            self._staying.cancel()

    def _resume(self) -> bytes:
        wanted = {
            "t": "resume",
            "table": self.entrance.table,
            "seat": self._seat,
            "cursor": self._listener.cursor,
            "memory": self._memory,
        }
        return msgspec.json.encode(wanted | self._line.protocol)

    def _hear(self, told: dict[str, Any]) -> None:
        frame = frames.read(told)
        if isinstance(frame, frames.Hello):
            self._ahead = frame.server_time - int(time.time() * 1000)
        elif frame is not None:
            self._listener.hear(frame)

    def _end(self, over: "asyncio.Future[None]") -> None:
        fault = over.exception()
        if str(fault) != "closed here":
            self._listener.part("table/seat-moved" if "seat" in str(fault) else "table/gone")
