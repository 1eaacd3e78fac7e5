"""The Wi-Fi of a full hall: a proxy that delays what goes through it, and loses some of it.

What is lost on the air comes again a moment later, as TCP sees to; now and then a line goes dead.
"""

import asyncio
import contextlib
import random

from tests.faults.web import Place

DELAY, SPREAD = 0.1, 0.075
"""Seconds one way: there and back again 200 ms, 150 more or less."""
LOSS = 0.05
AGAIN = 0.3
DEAD = 0.0005
"""The chance that a line breaks with a packet."""
_PACKET = 1400


class Far(Place):
    """A server behind the air; pages come from its own address."""

    said = ""

    @property
    def origin(self) -> str:
        return self.said


class BadAir:
    """Everything for one server goes through here."""

    def __init__(self, server: Place, seed: int) -> None:
        self._server = server
        self._luck = random.Random(seed)
        self._listener: asyncio.Server
        self._lines: set[asyncio.Task[None]] = set()
        self.packets = self.lost = self.broken = 0

    async def open(self) -> Far:
        """Where to connect to."""
        self._listener = await asyncio.start_server(self._line, "127.0.0.1", 0)
        far = Far("127.0.0.1", self._listener.sockets[0].getsockname()[1])
        far.said = self._server.origin
        return far

    async def close(self) -> None:
        self._listener.close()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _line(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        with contextlib.suppress(asyncio.CancelledError):  # everybody goes home
            await self._carried(here, back)
        self._lines.discard(task)

    async def _carried(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        try:
            there, onward = await asyncio.open_connection(self._server.host, self._server.port)
        except OSError:
            back.transport.abort()
            return
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._carry(here, onward))
                both.create_task(self._carry(there, back))
        except* (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            back.transport.abort()
            onward.transport.abort()

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """In order, each packet in its own time."""
        loop, arrives = asyncio.get_running_loop(), 0.0
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(_deliver(under_way, target))
        try:
            while data := await source.read(_PACKET):
                arrives = max(arrives, loop.time() + self._delay())
                under_way.put_nowait((arrives, data))
            under_way.put_nowait((arrives, b""))
            await delivering
        finally:
            delivering.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await delivering

    def _delay(self) -> float:
        self.packets += 1
        if self._luck.random() < DEAD:
            self.broken += 1
            raise ConnectionResetError
        found = DELAY + self._luck.uniform(-SPREAD, SPREAD)
        while self._luck.random() < LOSS:
            self.lost += 1
            found += AGAIN
        return found


async def _deliver(
    under_way: "asyncio.Queue[tuple[float, bytes]]", target: asyncio.StreamWriter
) -> None:
    loop = asyncio.get_running_loop()
    while True:
        arrives, data = await under_way.get()
        await asyncio.sleep(max(0.0, arrives - loop.time()))
        if not data:
            target.write_eof() if target.can_write_eof() else target.close()
            return
        target.write(data)
        await target.drain()
