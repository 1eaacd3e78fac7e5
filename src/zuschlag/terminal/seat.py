"""A seat at a table, or a look at it: what came over the link, typed, in the order to be shown.

`latest` is how the table stands, `shown` how far the screen has come: between them lie `steps`.
"""

import asyncio
import contextlib
import hashlib
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, NamedTuple

import msgspec

from zuschlag.errors import Refusal
from zuschlag.rules.game import LATEST, AnyGame, Outcome
from zuschlag.rules.games import GAMES
from zuschlag.table import commands
from zuschlag.table.commands import Command
from zuschlag.table.games import terms_of
from zuschlag.terminal import frames
from zuschlag.terminal.frames import ClockShown, Frame, Json, TableShown, YouShown
from zuschlag.terminal.link import Link

_BEFORE = {"created", "changed", "sat", "stood", "bot_seated", "unseated", "seeds_wanted"}
_BEFORE |= {"seed_sealed", "seeds_called", "seed_shown", "order"}
"""Entries that change who sits there, or what only one seat knows: no step of a game."""


class Moment(NamedTuple):
    """How everything stands: the table, its clock, what is yours, the game as you see it."""

    table: TableShown
    clock: ClockShown
    you: YouShown
    seen: Any
    options: Any


class Step(NamedTuple):
    """Something that happened, and how things stand after it; missed ones are told without that."""

    kind: str
    entry: Json
    events: list[Any]
    moment: Moment | None


class Line(NamedTuple):
    """A line of talk."""

    name: str
    text: str


class Seat:
    """Hears frames, does by itself what every seat does, and hands on what you do."""

    memory: ClassVar[bool] = False
    event_type: ClassVar[Any] = dict[str, Any]

    def __init__(self, link: Link) -> None:
        self.link = link
        self.cursor = 0
        self.steps: deque[Step] = deque()
        self.talk: list[Line] = []
        self.here: list[bool] = []
        self.way_back: str | None = None
        self.is_lost = False
        self.gone = ""  # the slug of why there is no way back
        self.fault = ""  # where a bot has failed
        self.speed = 1  # how many times as fast as usual others are shown
        self.is_skipping = False  # without any pause, up to your next decision
        self.latest: Moment = None  # type: ignore[assignment]  # until the first frame
        self.shown: Moment = None  # type: ignore[assignment]
        self.coming: Moment | None = None  # after the step that is being told
        self.on_news: Callable[[], None] = lambda: None
        self._arrived = asyncio.Event()
        self._doing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect; returns when the table has shown itself."""
        await self.link.open(self)
        await self.until(lambda: self.latest is not None)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for the table to be so; Refusal when there is no way back to it."""
        while not is_so():
            if self.gone:
                raise Refusal(self.gone)
            self._arrived.clear()
            await self._arrived.wait()

    async def close(self) -> None:
        """Let go of the table."""
        for task in list(self._doing):
            task.cancel()
        await self.link.close()

    # What is to be shown.

    @property
    def game(self) -> AnyGame:
        """The rules of this table."""
        return GAMES[self.latest.table.settings["game"]]

    @property
    def terms(self) -> Any:
        """What the rules were told."""
        table = self.latest.table
        return terms_of(table.agreed, min(table.rules, LATEST))

    @property
    def you(self) -> int | None:
        """Your seat; None for who only watches."""
        return self.latest.you.seat

    @property
    def is_alone(self) -> bool:
        """Whether everybody else is a bot."""
        people = [at for at, seat in enumerate(self.latest.table.seats) if seat.kind == "person"]
        return people == [self.you]

    @property
    def names(self) -> list[str]:
        """Everybody by seat."""
        return [seat.name for seat in self.latest.table.seats]

    @property
    def is_in_play(self) -> bool:
        """Whether cards are dealt."""
        return self.latest is not None and self.latest.seen is not None

    @property
    def is_over(self) -> bool:
        """Whether the screen has come to the end."""
        return self.shown.table.status == frames.OVER

    def begin(self) -> None:
        """The first thing to show: what comes first, or how it stands."""
        self.shown = next((step.moment for step in self.steps if step.moment), self.latest)

    def view(self) -> Any:
        """The game as it is shown."""
        return self.shown.seen

    def after(self) -> Any:
        """The game after the step that is being told; None of what was missed."""
        return self.coming.seen if self.coming else None

    def options(self) -> Any:
        """What you may do as it is shown; None when nothing, or when others have control."""
        you = self.shown.you
        return self.shown.options if you.in_control else None

    def waiting(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return tuple(self.shown.seen.waiting)

    @property
    def is_called(self) -> bool:
        """Whether it waits for you."""
        return self.shown.seen is not None and self.you in self.waiting()

    def outcome(self) -> Outcome | None:
        """The result, once the game is over and has one."""
        result = self.latest.table.result
        return result.outcome if result else None

    # What you do.

    async def do(self, command: Command) -> Json:
        """Anything at all; Refusal if it is not done."""
        return await self.link.do(command)

    async def move(self, action: Any) -> None:
        """Answer what is shown; Refusal if that is not allowed or no longer asked."""
        await self.write(self.game.as_written(action))

    async def write(self, action: list[Any]) -> None:
        """The same as a record writes it."""
        decision = self.shown.you.decision
        await self.do(commands.Move(decision.on if decision else "", action))

    async def sit(self, name: str, seat: int | None = None) -> None:
        """Take a seat, and look from there."""
        made = await self.do(commands.Sit(name, seat=seat))
        await self.link.look(made["seat"], self.memory)
        await self.until(lambda: self.you == made["seat"])

    # What is heard.

    def hear(self, frame: Frame) -> None:
        """A frame, in its turn."""
        self.is_lost = False
        match frame:
            case frames.TableFrame():
                self.latest = self._moment(frame, frame.table)
                self.way_back = frame.way_back or self.way_back
                self._keep(Step("table", {}, [], self.latest))
            case frames.News():
                self.latest = self._moment(frame, frame.table or self.latest.table)
                self._take(frame.entry, self.latest)
            case frames.LogFrame():
                for entry in frame.entries:
                    self._take(entry, None)
            case frames.Presence():
                self.here = frame.seats
            case frames.Hello() | frames.Trouble():
                pass
        self._do_duties()
        self._tell()

    def lose(self) -> None:
        """No connection."""
        self.is_lost = True
        self._tell()

    def part(self, why: str) -> None:
        """No way back."""
        self.gone = why
        self._tell()

    def stumble(self, where: str) -> None:
        """A bot has failed; the table plays something simple for it."""
        self.fault = where
        self._tell()

    def _tell(self) -> None:
        self._arrived.set()
        self.on_news()

    def _moment(self, frame: frames.TableFrame | frames.News, table: TableShown) -> Moment:
        if frame.game is None:
            return Moment(table, frame.clock, frame.you, None, None)
        game = GAMES[table.settings["game"]]
        seen = self.read_view(game, frame.game)
        decision = frame.you.decision
        options = None
        if decision is not None:
            options = msgspec.convert(decision.options, game.options_type(seen), str_keys=True)
        return Moment(table, frame.clock, frame.you, seen, options)

    def read_view(self, game: AnyGame, told: Any) -> Any:
        """What the table shows of the game, typed."""
        return msgspec.convert(told, game.view_type, str_keys=True)

    def _take(self, entry: Json, moment: Moment | None) -> None:
        if entry["n"] <= self.cursor:
            return
        self.cursor = entry["n"]
        kind = entry["kind"]
        if kind == "said":
            self.talk.append(Line(self.speaker(entry), entry["text"]))
        if kind not in _BEFORE:
            events = self._events(entry.get("events", []))
            self.note(events)
            self._keep(Step(kind, entry, events, moment))

    def _keep(self, step: Step) -> None:
        """Before the cards are dealt there is nothing to show step by step."""
        if step.moment is None or step.moment.seen is not None:
            self.steps.append(step)

    def _events(self, told: list[Json]) -> list[Any]:
        """Events, typed; what only a newer server knows of is left out."""
        found = []
        for one in told:
            with contextlib.suppress(msgspec.ValidationError):
                found.append(msgspec.convert(one, self.event_type, str_keys=True))
        return found

    def note(self, events: list[Any]) -> None:
        """For seats that remember something of what happened."""

    def speaker(self, entry: Json) -> str:
        """Who has said a line: a seat, or somebody who watches."""
        seat = entry.get("seat")
        return self.names[seat] if seat is not None else str(entry.get("name", ""))

    # What every seat does by itself.

    def _do_duties(self) -> None:
        for command in self._duties() if self.latest else ():
            task = asyncio.ensure_future(self._do_quietly(command))
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)

    def _duties(self) -> Iterator[Command]:
        """Add a seed to the shuffle; come back when a bot stood in."""
        you, seats = self.latest.you, self.latest.table.seats
        if you.seed_wanted == "seal":
            yield commands.SealSeed(hashlib.sha256(self.link.seed).hexdigest())
        if you.seed_wanted == "show":
            yield commands.ShowSeed(self.link.seed.hex())
        if you.seat is not None and seats[you.seat].away in ("gone", "time"):
            yield commands.ComeBack(you.seat)

    async def _do_quietly(self, command: Command) -> None:
        with contextlib.suppress(Refusal):  # too late or done already is as good
            await self.do(command)
