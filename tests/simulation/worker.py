"""A worker: the real table service in a process that can die, and the door clients come by."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import msgspec

from tests.simulation.bot_runner import SimBots, SimSeal
from tests.simulation.clock import SimClock
from tests.simulation.links import SimHints, SimRelay, Switchboard
from tests.simulation.loop import Process
from tests.simulation.net import Connection, Net
from tests.simulation.store import Disk, SimJournal
from tests.simulation.world import World
from zuschlag.errors import ZuschlagError
from zuschlag.table.commands import Command
from zuschlag.table.service import Speaker, TableService

MakeKeeper = Callable[..., TableService]
_CURSOR = re.compile(rb'\{"t":"(?:news|log|table)","cursor":(\d+)')


class Worker:
    """Boots, serves, dies, boots again."""

    def __init__(
        self, world: World, disk: Disk, net: Net, board: Switchboard, name: str, make: MakeKeeper
    ) -> None:
        self.world = world
        self.disk = disk
        self.net = net
        self.board = board
        self.name = name
        self.make = make
        self.boots = 0
        self.is_serving = False
        self.process = Process(f"{name}.0")
        self.process.is_dead = True
        self.service: TableService
        self.down_since = 0.0
        board.workers[name] = self

    def boot(self, skew: float = 0.0) -> None:
        """Start again with empty hands and a clock that may be wrong."""
        if not self.process.is_dead:
            return
        self.boots += 1
        process = self.process = Process(f"{self.name}.{self.boots}")
        process.on_death = lambda: self.kill("worker killed between two steps")
        self.world.tell(process.name, f"boots, clock off by {skew:.0f} s")
        self.world.loop.spawn(process, self._serve(process, skew))

    async def _serve(self, process: Process, skew: float) -> None:
        world, dice = self.world, self.world.dice(process.name)
        journal = SimJournal(world, self.disk, process, skew)
        hints = SimHints(self.board, process)
        service = self.make(
            journal=journal,
            clock=SimClock(world.loop, skew),
            dice=dice,
            seal=SimSeal(),
            bot_runner=SimBots(world, process.name),
            worker=self.name,
            address=self.name,
            relay=SimRelay(self.board, process),
            hints=hints,
        )
        try:
            await journal.open()
            await service.start()
        except ZuschlagError as fault:
            # A server that cannot start ends; whoever watches over it starts it again.
            world.tell(process.name, f"cannot start: {fault}")
            world.loop.outside(0, self.kill)
            world.loop.outside(dice.uniform(0.5, 3), self.boot, skew)
            return
        self.service = service
        self.is_serving = True
        self.board.went_up(self)
        world.tell(process.name, "serves")

    def kill(self, point: str | None = None) -> None:
        """As with kill -9."""
        if self.process.is_dead:
            return
        if point:
            self.world.reached(point, self.process.name)
        self.process.is_dead = True
        self.board.went_down(self)
        self.is_serving = False
        self.net.drop_all(self)

    def restart_in_order(self, down: float, skew: float) -> None:
        """Stop as on SIGTERM, and come back after so many seconds."""
        if self.is_serving and not self.process.is_stopped:
            self.world.reached("worker restarted in order", self.process.name)
            self.is_serving = False
            self.world.loop.spawn(self.process, self._stop(down, skew))

    async def _stop(self, down: float, skew: float) -> None:
        try:
            async with asyncio.timeout(10):
                await self.service.stop()
        except (TimeoutError, ZuschlagError) as fault:
            self.world.tell(self.process.name, f"stopped badly: {fault!r}")
        self.world.loop.outside(0, self.kill)
        self.world.loop.outside(down, self.boot, skew)

    def welcome(self, connection: Connection) -> None:
        """Somebody connects."""
        Door(self, connection, Speaker(connection.holder))


class Door:
    """What the server does for one socket, in short: frames in, frames out."""

    def __init__(self, worker: Worker, connection: Connection, speaker: Speaker) -> None:
        self.worker = worker
        self.connection = connection
        self.speaker = speaker
        self.service = worker.service
        self.process = worker.process
        self.table = ""
        self.watch: Any = None
        self.frames: asyncio.Queue[bytes] = asyncio.Queue()
        connection.on_frame = self.frames.put_nowait
        connection.on_gone = self._gone
        self.task = worker.world.loop.spawn(self.process, self._read())

    def _gone(self) -> None:
        self.worker.world.loop.spawn(self.process, self._leave())

    async def _leave(self) -> None:
        self.task.cancel()
        self.worker.world.tell(self.process.name, f"socket {self.connection.number} is gone")
        if self.watch is not None:
            self.service.detach(self.watch)
            self.watch = None

    async def _read(self) -> None:
        while True:
            frame = msgspec.json.decode(await self.frames.get())
            match frame["t"]:
                case "resume":
                    await self._resume(frame)
                case "do":
                    await self._do(frame)
                case "ping":
                    self._say({"t": "pong", "n": frame["n"]})

    async def _resume(self, frame: dict[str, Any]) -> None:
        if self.watch is not None:
            self.service.detach(self.watch)
            self.watch = None
        self.table, self.seat = frame["table"], frame["seat"]
        try:
            self.watch = await self.service.attach(
                self.table, self.speaker, frame["seat"], frame["cursor"], self
            )
        except ZuschlagError as fault:
            self._say({"t": "error", "error": fault.slug, "facts": fault.facts})
            self.close(1012, fault.slug)
            return
        seen = f"{self.table[:4]} from {self.watch.viewer} after {frame['cursor']}"
        self.worker.world.tell(self.process.name, f"socket {self.connection.number} shows {seen}")
        if not self.connection.is_served:
            await self._leave()

    async def _do(self, frame: dict[str, Any]) -> None:
        command = msgspec.convert(frame["command"], Command)
        watch, began = self.watch, self.worker.world.now
        seat = watch.viewer if watch is not None else None
        given = (self.table, self.speaker, frame["id"], command, seat, watch)
        try:
            ack = await self.service.command(*given)
        except ZuschlagError as fault:
            facts = msgspec.to_builtins(fault.facts)
            nak = {"t": "nak", "id": frame["id"], "error": fault.slug, "facts": facts}
            self._say(nak | {"began": began})
            return
        told = {"t": "ack", "id": frame["id"], "cursor": ack.cursor, "made": ack.made}
        self._say(told | {"began": began})

    def _say(self, frame: dict[str, Any]) -> None:
        self.connection.down(msgspec.json.encode(frame))

    def send(self, frame: bytes) -> None:
        """A frame of the table; nothing may be in it that is not on the disk."""
        told = _CURSOR.match(frame)
        if told and int(told[1]) > self.worker.disk.most_seen(self.table):
            self.worker.world.broken(f"told before it was kept: {frame[:60]!r}")
        self.connection.down(frame)

    def close(self, code: int, reason: str) -> None:
        """The table wants this socket closed."""
        self.connection.close(code)
