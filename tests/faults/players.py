"""A scripted player over real sockets: sits, adds a seed, plays legal moves, comes back by cursor.

What was not answered is sent again with the same id, on as many connections as that takes.
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.faults import web
from tests.faults.web import Place
from tests.faults.witness import Frame, Sent, Witness

SOCKET = "/ws"
SOON, LATE = 0.02, 0.4
"""Seconds until the next try to connect, at first and at most."""
NO_SUCH_TABLE = 4004
_encode = msgspec.json.Encoder().encode


class Player(Witness):
    """One person with one session."""

    def __init__(self, places: Place | Sequence[Place], name: str, luck: random.Random) -> None:
        super().__init__(name, luck)
        self.places = [places] if isinstance(places, Place) else list(places)
        self.cookie = ""
        self.closes: Counter[int] = Counter()
        self.resumes = 0
        self.drop_rate = 0.0  # chance of an abrupt end after each frame
        self.stopping = False
        self.delay = SOON
        self.socket: ClientConnection | None = None
        self.changed = asyncio.Condition()

    @property
    def place(self) -> Place:
        """The server it talks to; the next one after each failure."""
        return self.places[0]

    def told(self) -> str:
        """What it knows, and how it is connected."""
        line = "connected" if self.socket is not None else "not connected"
        return f"{super().told()}; {line} to {self.place.port}, closed {dict(self.closes)}"

    # Getting to a table

    async def enter(self) -> None:
        """Get a session."""
        self.cookie = await web.enter(self.place)

    async def open_table(self, settings: Frame) -> str:
        """Open a table and take its first seat; the id of the table."""
        body = {"settings": settings, "name": self.name}
        reply = await web.ask(self.place, "POST", "/api/tables", body, self.cookie)
        if reply.status >= 300:
            raise web.Refused(f"no table: {reply.status} {reply.body[:300]!r}")
        made = reply.json()
        self.forget()
        self.table, self.seat = made["table"], made["seat"]
        return self.table

    async def join(self, table: str) -> None:
        """Take a seat at somebody's table, however often the server goes away meanwhile."""
        self.forget()
        self.table = table
        identity = self.note({"do": "sit", "name": self.name})
        while identity in self.open and not self.stopping:
            await self._connection(lambda: identity not in self.open)
        found = self.sent[identity]
        if found.refused is not None:
            raise web.Refused(f"no seat: {found.refused}")
        kept = self.sent
        self.forget()
        self.table, self.seat, self.sent = table, found.made.get("seat"), kept

    # Playing

    async def play(self) -> None:
        """Stay connected, come back after every fault, until the game is over or `stop`."""
        while not (self.stopping or self.is_over):
            await self._connection(lambda: self.is_over)

    def stop(self) -> None:
        """Leave for good, without waiting for anything."""
        self.stopping = True
        self.drop()

    def drop(self) -> None:
        """The connection is gone without a word."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def do(self, command: Frame, patience: float = 60.0) -> Sent:
        """Send a command on the running socket and wait for its answer, across reconnections."""
        async with asyncio.timeout(patience):
            async with self.changed:
                await self.changed.wait_for(lambda: self.socket is not None)
            assert self.socket is not None
            identity = self.note(command)
            with contextlib.suppress(ConnectionClosed):
                await self._send(self.socket, identity)
            async with self.changed:
                await self.changed.wait_for(lambda: identity not in self.open)
        return self.sent[identity]

    async def until(self, status: str, patience: float = 60.0) -> None:
        """Wait until the table is in this state."""
        async with asyncio.timeout(patience), self.changed:
            await self.changed.wait_for(lambda: self.state.get("status") == status)

    # One connection

    async def _connection(self, is_enough: Callable[[], bool]) -> None:
        """One from its beginning to its end, and a moment of rest when it broke."""
        try:
            async with self._connected() as socket:
                self.delay = SOON
                await self._greet(socket)
                await self._converse(socket, is_enough)
                return
        except ConnectionClosed as end:
            self._ended(end.rcvd.code if end.rcvd else 1006)
        except (OSError, EOFError, InvalidHandshake, InvalidMessage, TimeoutError):
            self.delay = min(self.delay * 1.5, LATE)
            self.places.append(self.places.pop(0))
        finally:
            self.socket = None
        await asyncio.sleep(self.delay * self.luck.uniform(0.5, 1.5))

    def _connected(self) -> connect:
        return connect(
            f"ws://{self.place.host}:{self.place.port}{SOCKET}",
            origin=Origin(self.place.origin),
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=5,
            close_timeout=1,
            proxy=None,
        )

    async def _greet(self, socket: ClientConnection) -> None:
        """Resume behind what is known, then repeat what nobody has answered."""
        cursor = len(self.log)
        resume = {"t": "resume", "table": self.table, "seat": self.seat, "cursor": cursor}
        await socket.send(_encode(resume), text=True)
        self.resumes += 1
        repeated: set[str] = set()
        while missing := [identity for identity in self.open if identity not in repeated]:
            repeated.add(missing[0])
            await self._send(socket, missing[0])

    async def _converse(self, socket: ClientConnection, is_enough: Callable[[], bool]) -> None:
        self.socket = socket
        while not (is_enough() or self.stopping):
            self.read(await socket.recv(decode=False))
            async with self.changed:
                self.changed.notify_all()
            if self.drop_rate and self.luck.random() < self.drop_rate:
                self.drop()
            elif (command := self.wanted()) is not None:
                await self._send(socket, self.note(command))

    def _ended(self, code: int) -> None:
        self.closes[code] += 1
        if code == NO_SUCH_TABLE:
            self.faults.append(f"{self.name}: table {self.table} is gone")
            self.stopping = True

    async def _send(self, socket: ClientConnection, identity: str) -> None:
        one = self.sent[identity]
        one.tries += 1
        frame = {"t": "do", "id": identity, "command": one.command}
        await socket.send(_encode(frame), text=True)

    def come_again(self) -> None:
        """Hang up; the next connection resumes where this one did not."""
        self.drop()

    def again_in(self, seconds: float, identity: str) -> None:
        """Send the same once more, later."""
        asyncio.get_running_loop().call_later(seconds, self._again, identity)

    def _again(self, identity: str) -> None:
        if self.socket is not None and identity in self.open:
            task = asyncio.ensure_future(self._send(self.socket, identity))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def reconsider_in(self, seconds: float) -> None:
        """Answer the same view once more, later."""
        asyncio.get_running_loop().call_later(seconds, self._reconsider)

    def _reconsider(self) -> None:
        self.awaited = min(self.awaited, self.viewed)
        if (command := self.wanted()) is not None:
            self._again(self.note(command))
