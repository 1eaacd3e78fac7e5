"""Tables and seats as the load generator plays them: it decodes only what it must answer.

Those that are told what changed (protocol 2) put it together first, as any client must.

A seat moves when `Table.pace` lets it: at once, or when the schedule says so.
"""

import asyncio
import hashlib
import os
import random
import time
from typing import Any

import msgspec

from bench.server.line import Line, opened
from tests.faults import web
from tests.faults.choosing import choose
from tests.faults.web import Place
from zuschlag.client.changes import View


class _Options(msgspec.Struct):
    bid: tuple[int, int] | None = None
    sell: list[int] = []


class _Decision(msgspec.Struct):
    on: str
    options: msgspec.Raw


class _You(msgspec.Struct):
    decision: _Decision | None = None
    seed_wanted: str | None = None


class _Entry(msgspec.Struct):
    kind: str
    seat: int | None = None


class _State(msgspec.Struct):
    id: str
    status: str


class _Frame(msgspec.Struct):
    t: str
    id: str = ""
    cursor: int = 0
    error: str = ""
    made: dict[str, Any] = {}
    you: _You | None = None
    game: msgspec.Raw = msgspec.Raw(b"null")
    entry: _Entry | None = None
    table: _State | None = None


_decode = msgspec.json.Decoder(_Frame).decode
_options = msgspec.json.Decoder(_Options).decode
_plain = msgspec.json.Decoder().decode
_now = time.perf_counter


class Marks(msgspec.Struct):
    """What was measured."""

    moves: int = 0
    commands: int = 0  # all others
    games: int = 0
    received: int = 0  # bytes
    slips: int = 0  # moves that were due while nobody at the table could move
    refused: dict[str, int] = {}
    acks: list[float] = []
    told: list[float] = []  # until the others at the table had the news


class Seat:
    """One person on one socket."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table, self.number = table, number
        self.line: Line | None = None
        self.cookie = ""
        self.view = View() if table.protocol == 2 else None
        self.sent: dict[str, float] = {}  # commands under way: when they were due, 0: not measured
        self.count = 0
        self.waits: dict[str, asyncio.Future[_Frame]] = {}
        self.clear()

    def clear(self) -> None:
        """Nothing is known of the table yet."""
        self.decision: _Decision | None = None
        self.viewed = self.awaited = 0  # cursors of the last view and the last ack
        self.is_moving = False
        self.seen = [0] * self.table.seats  # how many moves of each seat it has been told
        self.seed = b""
        self.game = msgspec.Raw(b"null")

    async def resume(self, place: Place) -> None:
        """Look at the table from this seat, on a socket that is opened when there is none."""
        if self.line is None:
            self.line = await opened(place, self.cookie, self.heard)
        self.line.say(self.table.resume())

    @property
    def is_connected(self) -> bool:
        """Whether its socket is open."""
        return self.line is not None and self.line.is_open

    def send(self, command: dict[str, Any], due: float = 0.0) -> str:
        """A command; its answer comes to `heard`."""
        self.count += 1
        identity = f"{self.table.name}-{self.number}-{self.count:05}"
        self.sent[identity] = due
        assert self.line is not None
        self.line.say(msgspec.json.encode({"t": "do", "id": identity, "command": command}))
        return identity

    async def do(self, command: dict[str, Any]) -> _Frame:
        """A command whose answer is waited for."""
        waiting = asyncio.get_running_loop().create_future()
        self.waits[self.send(command)] = waiting
        answer: _Frame = await asyncio.wait_for(waiting, 60)
        if answer.t == "nak":
            raise web.Refused(f"{command['do']}: {answer.error}")
        return answer

    def heard(self, data: bytes) -> None:
        """A frame from the server."""
        self.table.marks.received += len(data)
        frame = _decode(data if self.view is None else _whole(data, self.view))
        if frame.t in ("ack", "nak"):
            self._answered(frame)
        if frame.entry is not None and frame.entry.kind == "move":
            self._told(frame.entry)
        if frame.you is not None:
            self.viewed, self.game = frame.cursor, frame.game
            self._look(frame.you)
        if frame.table is not None and frame.table.status == "over":
            self.table.ended(frame.table.id)
        if self.table.is_eager and self.table.left and self.can_move:
            self.move(_now())

    @property
    def can_move(self) -> bool:
        """Whether it is asked and knows what its last move has brought."""
        knows = self.decision is not None and self.viewed >= self.awaited
        return knows and not self.is_moving and self.is_connected

    def _answered(self, frame: _Frame) -> None:
        due, marks = self.sent.pop(frame.id, 0.0), self.table.marks
        if waiting := self.waits.pop(frame.id, None):
            waiting.set_result(frame)
        if due:
            self.is_moving = False
        if frame.t == "nak":
            marks.refused[frame.error] = marks.refused.get(frame.error, 0) + 1
            return
        self.awaited = frame.cursor
        if due:
            marks.moves += 1
            marks.acks.append(_now() - due)
        else:
            marks.commands += 1

    def _told(self, entry: _Entry) -> None:
        mover = entry.seat
        if mover is None:
            return
        self.seen[mover] += 1
        dues = self.table.dues[mover]
        if mover != self.number and len(dues) >= self.seen[mover]:
            self.table.marks.told.append(_now() - dues[self.seen[mover] - 1])

    def _look(self, you: _You) -> None:
        if you.seed_wanted == "seal" and not self.seed:
            self.seed = os.urandom(32)
            self.send({"do": "seal-seed", "hash": hashlib.sha256(self.seed).hexdigest()})
        elif you.seed_wanted == "show" and self.seed:
            self.send({"do": "show-seed", "seed": self.seed.hex()})
            self.seed = b""
        self.decision = you.decision

    def move(self, due: float) -> None:
        """Answer the decision that is open."""
        assert self.decision is not None
        on, options, self.decision = self.decision.on, self.decision.options, None
        action = self._chosen(options)
        if action is None:
            return
        self.is_moving = True
        self.table.left -= 1
        self.table.dues[self.number].append(due)
        self.send({"do": "move", "on": on, "action": action}, due)

    def _chosen(self, written: msgspec.Raw) -> list[Any] | None:
        """Something legal; None where nothing need be said."""
        luck = self.table.luck
        if self.table.game != "for-sale":
            return choose(self.number, _plain(self.game), _plain(written), luck)
        options = _options(written)
        if options.sell:
            return ["sell", luck.choice(options.sell)]
        if options.bid is not None and luck.random() < 0.5:
            return ["bid", options.bid[0]]
        return ["pass"]


def _whole(data: bytes, view: View) -> bytes:
    """A frame with everything in it."""
    frame = view.take(_plain(data))
    assert frame is not None, "the place was lost"
    return msgspec.json.encode(frame)


EDITIONS = {"for-sale": "2015", "monopoly": "aalen-casual"}
"""Of each game the one in which nobody has to wait for anybody's claim."""
MANY = 10**9


class Table:
    """The people of one table."""

    def __init__(
        self, name: str, seats: int, marks: Marks, game: str = "for-sale", protocol: int = 1
    ) -> None:
        self.name, self.seats, self.marks, self.game = name, seats, marks, game
        self.protocol = protocol
        self.spectators: list[Line] = []
        self.left = MANY  # moves it may still make
        self.luck = random.Random(name)
        self.id = ""
        self.is_eager = False
        self.is_over = False
        self.past: set[str] = set()
        self.people = [Seat(self, number) for number in range(seats)]
        self.dues: list[list[float]] = [[] for _ in range(seats)]

    def resume(self) -> bytes:
        """What a socket says first."""
        wanted = {"t": "resume", "table": self.id, "cursor": 0}
        return msgspec.json.encode(wanted | ({"proto": 2} if self.protocol == 2 else {}))

    async def watch(self, place: Place, many: int) -> None:
        """So many look on without a seat."""
        cookie = await web.enter(place)
        for _ in range(many):
            line = await opened(place, cookie, self._overheard)
            line.say(self.resume())
            self.spectators.append(line)

    def _overheard(self, data: bytes) -> None:
        self.marks.received += len(data)

    async def gather(self, place: Place) -> None:
        """Everybody comes in."""
        for seat in self.people:
            seat.cookie = await web.enter(place)

    async def sit_down(self, place: Place, made_at: Place | None = None) -> None:
        """A new table, made here or there; all take a seat, and the game is started."""
        host = self.people[0]
        self.is_over = False
        self.dues = [[] for _ in range(self.seats)]
        settings = {"game": self.game, "edition": EDITIONS[self.game], "seats": self.seats}
        body = {"settings": settings | {"away_after": 3600}, "name": "Host"}
        reply = await web.ask(made_at or place, "POST", "/api/tables", body, host.cookie)
        if reply.status >= 300:
            raise web.Refused(f"no table: {reply.status} {reply.body[:200]!r}")
        self.id = reply.json()["table"]
        for seat in self.people:
            seat.clear()
            await seat.resume(place)
            if seat is not host:
                await seat.do({"do": "sit", "name": f"Seat {seat.number}"})
                seat.clear()
                await seat.resume(place)
        for line in self.spectators:
            line.say(self.resume())
        await host.do({"do": "start"})

    async def come_back(self, place: Place) -> None:
        """The server was gone: everybody connects again and waits for the table."""
        for seat in self.people:
            seat.line = None
            seat.clear()
            await seat.resume(place)
        async with asyncio.timeout(60):
            while not all(seat.viewed for seat in self.people):
                await asyncio.sleep(0.01)

    def ended(self, id: str) -> None:
        """A game is over; whoever hears it late hears of a table that is no longer theirs."""
        if id == self.id and id not in self.past:
            self.past.add(id)
            self.is_over = True
            self.marks.games += 1

    @property
    def is_playing(self) -> bool:
        """Whether it has moves left to make, or one under way."""
        is_moving = any(seat.is_moving for seat in self.people)
        return is_moving or (self.left > 0 and not self.is_over)

    def ready(self) -> Seat | None:
        """Somebody who can move now."""
        able = [seat for seat in self.people if seat.can_move]
        return self.luck.choice(able) if able else None
