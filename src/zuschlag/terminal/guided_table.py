"""A lesson as a table: a written game that waits for your moves, replayed by the rules.

A `link.Link` in this process. What you do must be what the lesson waits for; the others do what
is written. Between two sights of the table nothing else is known than at any other table.
"""

import time
from typing import Any

import msgspec

from zuschlag.errors import Refusal
from zuschlag.table.commands import Command, Move
from zuschlag.table.games import game_at_table
from zuschlag.terminal import frames
from zuschlag.terminal.link import Listener
from zuschlag.words.guide import YOU, Lesson

Json = dict[str, Any]
_AGREED = ("game", "edition", "options", "board")


class GuidedTable:
    """You are on the first seat; bots move when they are let, as at a table of one's own."""

    is_own = True
    address = ""
    seed = bytes(32)

    def __init__(self, lesson: Lesson, name: str, first: int = 0, memory: bool = False) -> None:
        self.lesson = lesson
        self.first = first if first in range(len(lesson.steps)) else 0
        self.memory = memory
        record = lesson.record
        self._at = game_at_table(record["game"])
        self._state, self._actions = self._at.game.read(record)
        self._dice = iter(record["deal"].get("dice", []))
        self._names = [name, *record["seats"][1:]]
        self.at = 0

    @property
    def step(self) -> int:
        """The step of the lesson that holds now."""
        return self.lesson.step(self.at)

    @property
    def is_told(self) -> bool:
        """Whether something is told just here."""
        return self.lesson.steps[self.step].at == self.at

    async def open(self, listener: Listener) -> None:
        """Deal, and go to the step that was asked for."""
        self._listener = listener
        opening = self._entry("dealt", self._at.game.opening(self._state))
        to = self.lesson.steps[self.first].at
        self._show([opening, *self._play(to)])

    def skip(self) -> None:
        """After something that was only read: to the next step, without a show."""
        if self.step + 1 < len(self.lesson.steps):
            self._show(self._play(self.lesson.steps[self.step + 1].at))

    async def look(self, seat: int | None, memory: bool = False) -> None:
        """There is one seat to look from."""

    async def do(self, command: Command) -> dict[str, Any]:
        """Your move, if it is the one the lesson waits for."""
        is_asked = isinstance(command, Move) and self._is_yours
        if not is_asked or not self.lesson.fits(self.at, command.action):  # type: ignore[union-attr]
            raise Refusal("guide/other")
        self._tell(self._next())
        return {}

    async def record(self) -> dict[str, Any]:
        """The game so far."""
        return {**self.lesson.record, "actions": self.lesson.record["actions"][: self.at]}

    def go_on(self) -> None:
        """The next one moves, unless something is to be read or done first."""
        if not self.is_told and self.at < len(self._actions):
            self._tell(self._next())

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(time.time() * 1000)

    async def close(self) -> None:
        """Nothing was opened."""

    @property
    def _is_yours(self) -> bool:
        return self.is_told and self.lesson.steps[self.step].is_yours

    def _next(self) -> Json:
        seat, action = self._actions[self.at]
        events = self._at.game.apply(self._state, seat, action)
        events += self._at.resolve(self._state, self._dice)
        self.at += 1
        return self._entry("move", events, seat)

    def _play(self, to: int) -> list[Json]:
        return [self._next() for _ in range(self.at, to)]

    def _entry(self, kind: str, events: list[Any], seat: int | None = None) -> Json:
        return {"n": self.at + 1, "kind": kind, "at": 0, "seat": seat, "events": events}

    # What is told.

    def _show(self, missed: list[Json]) -> None:
        """What was missed goes into the log, then everything as it is now."""
        self._hear({"t": "log", "entries": missed})
        self._hear({"t": "table", "cursor": self.at + 1, **self._moment()})

    def _tell(self, entry: Json) -> None:
        self._hear({"t": "news", "entry": entry, **self._moment()})

    def _hear(self, told: Json) -> None:
        frame = frames.read(msgspec.json.decode(msgspec.json.encode(told)))
        assert frame is not None, "a frame of ours"
        self._listener.hear(frame)

    def _moment(self) -> Json:
        """The table as you see it, and what you may do where the lesson asks you."""
        game, record = self._at.game, self.lesson.record
        outcome = game.outcome(self._state)
        decision = None
        if self._is_yours:
            decision = {"on": "", "options": self._at.options(self._state, YOU)}
        agreed = {
            key: record[key] for key in ("game", "edition", "options", "board") if key in record
        }
        return {
            "table": {
                "id": "", "code": "", "rules": record["rules"],
                "status": frames.OVER if outcome else frames.PLAY,
                "settings": {**agreed, "seats": len(self._names)},
                "seats": [
                    {"kind": "bot" if seat else "person", "name": name}
                    for seat, name in enumerate(self._names)
                ],
                "result": {"ending": "finished", "outcome": outcome} if outcome else None,
            },
            "clock": {},
            "you": {"seat": YOU, "decision": decision},
            "game": game.observe(self._state, YOU, memory=self.memory),
        }  # fmt: skip
