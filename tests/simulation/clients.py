"""A person's client: connects, resumes by cursor, repeats what was not answered, checks its stream.

The retry rule is the real one: the same id for ever, after 0.25 s, then twice as long each time up
to 8 s, give or take a half. `players.py` says what the person does with it.
"""

import asyncio
import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.simulation.net import Connection, Lost, Net
from tests.simulation.worker import Worker
from tests.simulation.world import World
from zuschlag.errors import ZuschlagError
from zuschlag.table.commands import Command
from zuschlag.table.service import Speaker

PING_EVERY = 5.0
PATIENCE = 12.0
ANSWER_WITHIN = 4.0
NOT_NOW = ("table/unavailable", "table/not-in-control")

Frame = dict[str, Any]


class Said(msgspec.Struct):
    """A command and what became of it."""

    id: str
    holder: str
    table: str
    command: Frame
    is_acked: bool = False
    made: Frame = {}
    refused: str | None = None
    asked: float = 0.0  # when the attempt was made that was answered
    is_answered: bool = False


class Client:
    """One device with one credential, looking at one table."""

    def __init__(self, world: World, net: Net, workers: list[Worker], name: str) -> None:
        self.world = world
        self.net = net
        self.workers = workers
        self.name = name
        self.dice = world.dice(f"client {name}")
        self.holder = hashlib.sha256(self.dice.token(32)).hexdigest()
        self.table = ""
        self.streams: dict[int | None, list[Frame]] = {}
        self.viewer: int | None = None
        self.told: Frame = {}
        self.said: list[Said] = []
        self.claims: dict[int, tuple[float, bool]] = {}  # when first seen, and in what weather
        self.changed = asyncio.Event()
        self.wants_connection = True
        self.connection: Connection | None = None
        self.is_settled = False
        self._answers: dict[str, asyncio.Future[Frame]] = {}
        self._count = 0

    # The stream of the table

    async def listen(self) -> None:
        """Stay connected for ever, with any worker that answers."""
        waits = self.backoff()
        while True:
            if not self.wants_connection:
                await asyncio.sleep(0.5)
                continue
            try:
                connection = await self.net.connect(
                    self.dice.luck.choice(self.workers), self.holder
                )
                pinger = self.world.loop.spawn(None, self._ping(connection))
                try:
                    self.resume(connection)
                    await self._hear_all(connection)
                    waits = self.backoff()
                finally:
                    pinger.cancel()
            except Lost:
                self.connection = None
                await asyncio.sleep(next(waits))

    def backoff(self) -> Iterator[float]:
        """0.25 s, twice as long each time up to 8 s, give or take a half."""
        wait = 0.25
        while True:
            yield wait * self.dice.uniform(0.5, 1.5)
            wait = min(8.0, wait * 2)

    def resume(self, connection: Connection) -> None:
        """Say how far we have read; now and then as if everything was forgotten."""
        seat = self.viewer
        cursor = len(self.streams.get(seat, ()))
        if cursor and self.dice.happens(0.2):
            self.world.reached("viewer forgot everything and began anew", self.name)
            cursor = 0
        elif cursor:
            self.world.reached("viewer resumed in the middle", self.name)
        self.connection = connection
        self.is_settled = False
        frame = {"t": "resume", "table": self.table, "seat": seat, "cursor": cursor}
        connection.up(msgspec.json.encode(frame))

    def sit_here(self, seat: int | None) -> None:
        """From now on look from this seat, through a new connection."""
        self.viewer = seat
        self.is_settled = False
        if self.connection is not None:
            self.connection.hang_up()

    async def _ping(self, connection: Connection) -> None:
        while connection.is_open:
            await asyncio.sleep(PING_EVERY)
            connection.up(b'{"t":"ping","n":1}')

    async def _hear_all(self, connection: Connection) -> None:
        while True:
            if self.dice.happens(self.world.weather.sleepy):
                await self._doze(self.dice.luck.randint(1, 40))
            frame = msgspec.json.decode(await connection.receive(PATIENCE))
            if not self.wants_connection:
                connection.hang_up()
                raise Lost
            self._hear(frame)

    async def _doze(self, seconds: int) -> None:
        """A tab that does not read; it wakes when the faults are over."""
        for _ in range(seconds):
            if self.world.weather.sleepy:
                await asyncio.sleep(1)

    def _hear(self, frame: Frame) -> None:
        match frame["t"]:
            case "table":
                self._settle(frame)
            case "log" if self.is_settled:
                for entry in frame["entries"]:
                    self._read(entry)
            case "news" if self.is_settled:
                self._read(frame["entry"])
                self._look(frame)
            case "ack" | "nak":
                answer = self._answers.get(frame["id"])
                if answer is not None and not answer.done():
                    answer.set_result(frame)
            case "error":
                self.world.tell(self.name, f"is told {frame['error']}")

    def _settle(self, frame: Frame) -> None:
        """We look from where the table says; any other stream is asked for again."""
        seat = frame["you"]["seat"]
        self.is_settled = seat == self.viewer
        if not self.is_settled and self.connection is not None:
            self.world.tell(self.name, f"looks from {seat}, not from {self.viewer}")
            self.sit_here(seat)
        self._look(frame)

    def _look(self, frame: Frame) -> None:
        self.told = self.told | frame
        decision = frame["you"]["decision"]
        for claim in decision["options"].get("demand", ()) if decision else ():
            self.claims.setdefault(claim, (self.world.now, self.world.weather.is_calm))
        self.changed.set()

    def _read(self, entry: Frame) -> None:
        stream = self.streams.setdefault(self.viewer, [])
        number = entry["n"]
        if number == len(stream) + 1:
            stream.append(entry)
        elif number > len(stream) + 1:
            self.world.broken(f"{self.name} was told entry {number} after {len(stream)}")
        elif stream[number - 1] != entry:
            self.world.broken(f"{self.name} was told two different entries {number}")

    async def poll(self) -> None:
        """The same without a socket: ask again and again what is new."""
        waits = self.backoff()
        while True:
            try:
                await self._poll_once(self.dice.luck.choice(self.workers))
                waits = self.backoff()
            except (Lost, ZuschlagError):
                await asyncio.sleep(next(waits))

    async def _poll_once(self, worker: Worker) -> None:
        speaker, seat = Speaker(self.holder), self.viewer
        cursor = len(self.streams.get(seat, ()))
        wait = self.dice.uniform(0, 5)
        told = await self.net.request(
            worker, lambda service: service.news(self.table, speaker, seat, cursor, wait), wait + 4
        )
        for entry in msgspec.json.decode(told)["entries"]:
            self._read(entry)
        shown = await self.net.request(
            worker, lambda service: service.look(self.table, speaker, seat), 4
        )
        self._look(msgspec.json.decode(shown))

    # Commands

    async def do(self, command: Frame) -> Said:
        """Say it until it is answered."""
        self._count += 1
        said = Said(f"{self.name}-{self._count:05}", self.holder, self.table, command)
        self.said.append(said)
        self.world.tell(self.name, f"says {said.id} {msgspec.json.encode(command).decode()}")
        waits = self.backoff()
        while not await self._is_answered(said):
            self.world.reached("command repeated", self.name)
            await asyncio.sleep(next(waits))
        said.is_answered = True
        self.world.tell(self.name, f"hears {said.id} {said.refused or 'done'} {said.made or ''}")
        return said

    async def _is_answered(self, said: Said) -> bool:
        asked = self.world.now
        try:
            socket = self.connection
            if socket is not None and socket.holder == said.holder and self.dice.happens(0.8):
                answer = await self._by_socket(socket, said)
            else:
                answer = await self._by_request(said)
        except Lost:
            return False
        said.asked = answer.get("began", asked)
        said.is_acked = answer["t"] == "ack"
        said.made = answer.get("made", {})
        said.refused = answer.get("error")
        return said.refused not in NOT_NOW

    async def _by_socket(self, connection: Connection, said: Said) -> Frame:
        answer = self._answers[said.id] = self.world.loop.create_future()
        frame = {"t": "do", "id": said.id, "command": said.command}
        connection.up(msgspec.json.encode(frame))
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                found: Frame = await answer
                return found
        except TimeoutError:
            raise Lost from None

    async def _by_request(self, said: Said) -> Frame:
        command = msgspec.convert(said.command, Command)
        speaker = Speaker(said.holder)
        try:
            ack = await self.net.request(
                self.dice.luck.choice(self.workers),
                lambda service: service.command(said.table, speaker, said.id, command),
                ANSWER_WITHIN,
            )
        except ZuschlagError as fault:
            return {"t": "nak", "error": fault.slug}
        return {"t": "ack", "made": ack.made, "cursor": ack.cursor}
