"""A tape of a session at a table: what people sent and when, and every frame that came back.

`Recorder` makes one while somebody acts; `replayed` sends the same again to another server.
"""

import ast
import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tests.eras.comparing import Difference, differences, old_kinds_only, uncounted
from tests.eras.world import World
from tests.secrecy.asgi import Line
from tests.secrecy.virtual import run
from zuschlag.client.changes import View

Json = dict[str, Any]
Act = Callable[["Recorder"], Awaitable[None]]

STEP = 0.1
"""Seconds between two things that people do."""
SLACK = 25
"""Milliseconds: what a table does by itself may come a moment earlier or later than it did."""
ANSWERS = ("ack", "nak", "pong", "error")


class Sent(msgspec.Struct, frozen=True, array_like=True):
    """Something a client did: open a socket (0, 1, 2, ...), say, close, or ask by HTTP."""

    at: int
    what: str
    socket: int = -1
    who: str = ""
    text: str = ""


class Tape(msgspec.Struct, frozen=True):
    """A whole session; `scene` names the stored table it begins with."""

    scene: str
    sent: list[Sent]
    heard: list[list[Json]]  # by socket
    answers: list[tuple[int, str]]  # status and body of what was asked by HTTP


class Deck:
    """Plays what is sent into a world and keeps what comes back."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._lines: list[Line] = []
        self.answers: list[tuple[int, str]] = []

    @property
    def heard(self) -> list[list[Json]]:
        """Every frame of every socket, and with which code it was closed."""
        return [
            [_read(frame) for frame in line.told if b"websocket.accept" not in frame]
            for line in self._lines
        ]

    async def play(self, sent: Sent) -> None:
        """One thing a client did."""
        match sent.what:
            case "open":
                self._lines.append(self._world.socket(sent.who))
            case "say":
                await self._lines[sent.socket].say(sent.text)
            case "close":
                await self._lines[sent.socket].close()
            case "ask":
                method, path, body = msgspec.json.decode(sent.text)
                status, told = await self._world.ask(sent.who, method, path, body)
                self.answers.append((status, told.decode()))


def _read(frame: bytes) -> Json:
    if not frame.startswith(b"{"):
        return {"t": "closed", "code": dict(ast.literal_eval(frame.decode()))["code"]}
    found: Json = msgspec.json.decode(frame)
    return found


def made_whole(frames: list[Json]) -> list[Json]:
    """What a viewer knew after each frame; how changes are written may differ from day to day."""
    view = View()
    told = [view.take(frame) for frame in frames]
    assert None not in told  # nobody lost their place
    return [frame for frame in told if frame is not None]


class Recorder:
    """People at a table in virtual time, on tape."""

    def __init__(self, world: World) -> None:
        self._deck = Deck(world)
        self._sent: list[Sent] = []
        self._sockets: dict[str, int] = {}
        self._opened = self._asked = 0

    def tape(self, scene: str) -> Tape:
        """What was recorded."""
        return Tape(scene, self._sent, self._deck.heard, self._deck.answers)

    async def _do(self, what: str, socket: int = -1, who: str = "", text: str = "") -> None:
        at = round(asyncio.get_running_loop().time() * 1000)
        self._sent.append(Sent(at, what, socket, who, text))
        await self._deck.play(self._sent[-1])
        await asyncio.sleep(STEP)

    async def come(self, who: str, table: str, cursor: int = 0, **wishes: Any) -> None:
        """A new socket of theirs, which looks at a table."""
        self._sockets[who] = self._opened
        self._opened += 1
        await self._do("open", self._sockets[who], who)
        await self.say(who, t="resume", table=table, seat=None, cursor=cursor, **wishes)

    async def say(self, who: str, **frame: Any) -> None:
        """One frame."""
        await self.type(who, msgspec.json.encode(frame).decode())

    async def type(self, who: str, text: str) -> None:
        """Whatever somebody sends."""
        await self._do("say", self._sockets[who], who, text)

    async def do(self, who: str, do: str, id: str = "", **parts: Any) -> Json:
        """A command; how it was answered."""
        self._asked += 1
        name = id or f"tape-{self._asked:08}"
        await self.say(who, t="do", id=name, command={"do": do, **parts})
        return next(f for f in reversed(self._frames(who)) if f.get("id") == name)

    async def move(self, who: str, *action: Any) -> Json:
        """A move that answers what is open."""
        on = self.sight(who)["you"]["decision"]["on"]
        return await self.do(who, "move", on=on, action=list(action))

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> Any:
        """A request."""
        text = msgspec.json.encode([method, path, body]).decode()
        await self._do("ask", who=who, text=text)
        return msgspec.json.decode(self._deck.answers[-1][1])

    async def leave(self, who: str) -> None:
        """Hang up."""
        await self._do("close", self._sockets[who], who)

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await asyncio.sleep(seconds)

    def sight(self, who: str) -> Json:
        """What somebody sees now; a table that has not changed is left out of news."""
        frames = self._frames(who)
        seen = next(frame for frame in reversed(frames) if "you" in frame)
        table = next(frame["table"] for frame in reversed(frames) if "table" in frame)
        return seen | {"table": table}

    def _frames(self, who: str) -> list[Json]:
        return made_whole(self._deck.heard[self._sockets[who]])


def recorded(world: World, stored: bytes, scene: str, act: Act) -> Tape:
    """The tape of a session that begins with stored tables."""

    async def acted() -> Tape:
        async with world.open(stored):
            recorder = Recorder(world)
            await act(recorder)
            return recorder.tape(scene)

    return run(acted())


def replayed(world: World, stored: bytes, tape: Tape) -> Tape:
    """The same sent again at the same moments; what comes back now."""

    async def acted() -> Tape:
        async with world.open(stored):
            deck = Deck(world)
            for sent in tape.sent:
                await asyncio.sleep(sent.at / 1000 - asyncio.get_running_loop().time())
                await deck.play(sent)
            await asyncio.sleep(STEP)
            return Tape(tape.scene, tape.sent, deck.heard, deck.answers)

    return run(acted())


def changes(before: Tape, now: Tape, kinds: set[str], where: str) -> list[Difference]:
    """What a client of the era would notice."""
    found = []
    sides = ([made_whole(frames) for frames in tape.heard] for tape in (before, now))
    for socket, (old, new) in enumerate(zip(*sides, strict=True)):
        place = f"{where}.{socket}"
        known = old_kinds_only(new, kinds)
        if known != new:
            old, known = uncounted(old), uncounted(known)
        for name, is_one in _STREAMS.items():
            one, other = ([frame for frame in side if is_one(frame)] for side in (old, known))
            found += differences(one, other, f"{place}.{name}", SLACK)
    return found + _answers(before, now, where)


_STREAMS: dict[str, Callable[[Json], bool]] = {
    # An answer may come before or after the news of what it answers.
    "answers": lambda frame: frame["t"] in ANSWERS,
    "presence": lambda frame: frame["t"] == "presence",
    "told": lambda frame: frame["t"] not in (*ANSWERS, "presence"),
}


def _answers(before: Tape, now: Tape, where: str) -> list[Difference]:
    one, other = (
        [[status, msgspec.json.decode(text)] for status, text in tape.answers]
        for tape in (before, now)
    )
    return differences(one, other, f"{where}.asked", SLACK)
