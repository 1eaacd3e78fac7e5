"""The network between clients and workers: connections that keep order until they break, and
single requests that may be lost, come twice, or overtake each other.

A connection never loses a frame in the middle and goes on: it breaks (both ends hear of it
sooner or later), or it goes half open: then the client must find out by itself.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from tests.simulation.world import World

if TYPE_CHECKING:
    from tests.simulation.worker import Worker

MOST_WAITING = 25
"""Frames a client may leave unread before it is cut off."""

TOO_SLOW = 4008
Answer = TypeVar("Answer")


class Lost(ConnectionError):
    """The other end is gone."""


class Connection:
    """One socket: frames up to the worker, frames down to the client."""

    def __init__(self, net: "Net", worker: "Worker", number: int, holder: str) -> None:
        self.net = net
        self.holder = holder
        self.worker = worker
        self.process = worker.process
        self.number = number
        self.is_open = True  # for the client
        self.is_served = True  # for the worker
        self.is_mute = False  # half open: nothing gets through any more
        self.unread = 0
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.on_frame: Callable[[bytes], None] = lambda frame: None
        self.on_gone: Callable[[], None] = lambda: None
        self._up = 0.0
        self._down = 0.0

    def up(self, frame: bytes) -> None:
        """The client says something."""
        self._up = self.net.in_order(self._up)
        self.net.world.loop.outside(self._up - self.net.world.now, self._at_worker, frame)

    def _at_worker(self, frame: bytes) -> None:
        if self.is_served and not self.is_mute and not self.process.is_dead:
            self.on_frame(frame)

    def down(self, frame: bytes) -> None:
        """The worker says something."""
        if not self.is_served:
            return
        self.unread += 1
        if self.unread > MOST_WAITING:
            self.net.world.reached("reader too slow", self.worker.name)
            self.close(TOO_SLOW)
            return
        self._down = self.net.in_order(self._down)
        self.net.world.loop.outside(self._down - self.net.world.now, self._at_client, frame)
        self.net.maybe_break(self)

    def _at_client(self, frame: bytes) -> None:
        if self.is_open and not self.is_mute:
            self.inbox.put_nowait(frame)

    async def receive(self, patience: float) -> bytes:
        """The next frame, or Lost when nothing comes for so long."""
        try:
            async with asyncio.timeout(patience):
                frame = await self.inbox.get()
        except TimeoutError:
            frame = None
        if frame is None:
            self.hang_up()
            raise Lost
        self.unread = max(0, self.unread - 1)
        return frame

    def hang_up(self) -> None:
        """The client goes; the worker hears of it later, if at all."""
        self._gone_for_client()
        if not self.is_mute:
            self.net.world.loop.outside(self.net.delay(), self._gone_for_worker)

    def close(self, code: int) -> None:
        """The worker ends it."""
        self._gone_for_worker()
        self.net.world.loop.outside(self.net.delay(), self._gone_for_client)

    def cut(self) -> None:
        """It breaks: both ends learn of it, each in its own time."""
        self.is_mute = True
        self.net.world.loop.outside(self.net.delay(), self._gone_for_client)
        self.net.world.loop.outside(self.net.delay(), self._gone_for_worker)

    def go_half_open(self, seconds: float) -> None:
        """Nothing gets through; the worker gives up after so many seconds."""
        self.is_mute = True
        self.net.world.loop.outside(seconds, self._gone_for_worker)

    def _gone_for_client(self) -> None:
        if self.is_open:
            self.is_open = False
            self.inbox.put_nowait(None)

    def _gone_for_worker(self) -> None:
        if self.is_served:
            self.is_served = False
            self.net.connections.pop(self.number, None)
            if not self.process.is_dead:
                self.on_gone()


class Net:
    """All connections, and requests beside them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.dice = world.dice("net")
        self.connections: dict[int, Connection] = {}
        self._count = 0

    def delay(self) -> float:
        """How long one way takes now."""
        return self.dice.uniform(0.001, 0.002 + self.world.weather.delay)

    def in_order(self, last: float) -> float:
        """When the next frame arrives of a connection whose last one arrives at `last`."""
        return max(last + 1e-6, self.world.now + self.delay())

    def maybe_break(self, connection: Connection) -> None:
        """Now and then a connection dies while it is used."""
        if self.dice.happens(self.world.weather.reset):
            self.world.reached("connection reset")
            connection.cut()
        elif self.dice.happens(self.world.weather.half_open):
            self.world.reached("connection half open")
            connection.go_half_open(self.dice.uniform(5, 60))

    async def connect(self, worker: "Worker", holder: str) -> Connection:
        """A new connection, or Lost."""
        await asyncio.sleep(self.delay())
        if not worker.is_serving:
            raise Lost
        self._count += 1
        connection = Connection(self, worker, self._count, holder)
        self.connections[self._count] = connection
        worker.welcome(connection)
        return connection

    def drop_all(self, worker: "Worker") -> None:
        """A worker died: its connections break."""
        for connection in list(self.connections.values()):
            if connection.worker is worker:
                connection.cut()

    async def request(
        self, worker: "Worker", work: Callable[[Any], Coroutine[Any, Any, Answer]], patience: float
    ) -> Answer:
        """Ask a worker once; Lost when no answer comes. It may be done although it seems lost."""
        if self.dice.happens(self.world.weather.request_lost):
            self.world.reached("request lost")
            await asyncio.sleep(patience)
            raise Lost
        answer: asyncio.Future[Answer] = self.world.loop.create_future()
        self.world.loop.outside(self.delay(), self._arrive, worker, work, answer)
        if self.dice.happens(self.world.weather.request_twice):
            self.world.reached("request told twice")
            again = self.world.loop.create_future()
            self.world.loop.outside(self.dice.uniform(0, 3), self._arrive, worker, work, again)
        try:
            async with asyncio.timeout(patience):
                return await answer
        except TimeoutError:
            raise Lost from None

    def _arrive(
        self,
        worker: "Worker",
        work: Callable[[Any], Coroutine[Any, Any, Answer]],
        answer: "asyncio.Future[Answer]",
    ) -> None:
        if worker.is_serving:
            self.world.loop.spawn(worker.process, self._serve(worker, work, answer))

    async def _serve(
        self,
        worker: "Worker",
        work: Callable[[Any], Coroutine[Any, Any, Answer]],
        answer: "asyncio.Future[Answer]",
    ) -> None:
        try:
            found, fault = await work(worker.service), None
        except Exception as raised:
            found, fault = None, raised
        if self.dice.happens(self.world.weather.answer_lost):
            self.world.reached("answer lost")
            return
        self.world.loop.outside(self.delay(), _answered, answer, found, fault)


def _answered(answer: "asyncio.Future[Any]", found: Any, fault: Exception | None) -> None:
    if answer.done():
        return
    if fault is None:
        answer.set_result(found)
    else:
        answer.set_exception(fault)
        answer.exception()  # who hung up never asks
