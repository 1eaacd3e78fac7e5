"""One world with real doors: a keeper and the server's application around a room made anew."""

import logging
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tests.secrecy.asgi import Visitor
from tests.secrecy.cast import TOKENS, Cast, a_cast
from tests.secrecy.story import SEAL, TABLE, start_ahead, told_until
from tests.secrecy.virtual import TimedDice, VirtualClock
from zuschlag.journal.contract import Card, Credential
from zuschlag.journal.entry import FIRST, Entry
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.opening import Store
from zuschlag.server.app import App, build_app
from zuschlag.server.configure import configured
from zuschlag.server.logs import JsonLines
from zuschlag.table.caller import Speaker
from zuschlag.table.limits import Limits
from zuschlag.table.live_table import Room
from zuschlag.table.lobby_card import card_after, card_of
from zuschlag.table.ports import Clock, Dice
from zuschlag.table.service import Keeper
from zuschlag.table.table_event import Happening, written
from zuschlag.table.table_state import OVER

WORKER = "one"
OTHER = "07e4" + "0" * 28
MANY = 100_000
NO_LIMITS = {
    "seat_messages": MANY, "watcher_messages": MANY, "requests": MANY, "visits": MANY,
    "sessions": MANY, "unknown_sockets": MANY, "chat_lines": 10_000, "violations": 10_000,
    "code_guesses": 10_000,
}  # fmt: skip

_TIMES = re.compile(rb'"(at|ms|seconds)":[0-9.]+|"(request|fault)":"[0-9a-f]+"')
_FIGURES = re.compile(rb"^(process_|python_).*$|^.*_(bucket|sum|created)[{ ].*$", re.MULTILINE)


class Quiet:
    """Bots that keep still."""

    async def choose(self, game: str, bot: str, seen: bytes, options: bytes, seed: int) -> Any:
        """Nothing."""
        return None


class Doors:
    """Everything somebody outside can reach of one world."""

    def __init__(self, now: int, limits: Limits) -> None:
        self.clock = VirtualClock(now)
        self.journal = MemoryJournal(lambda: 0.0)
        dice = TimedDice(self.clock)
        self.keeper = Keeper(
            journal=self.journal,
            clock=self.clock,
            dice=dice,
            seal=SEAL,
            brains=Quiet(),
            worker=WORKER,
            limits=limits,
        )
        self.app = fresh_app(self.keeper, self.journal, self.clock, dice)

    async def put(self, room: Room, entries: list[Entry], people: list[Speaker]) -> None:
        """Open the doors of this room to these people."""
        await handed_over(room, entries, self.journal, self.keeper)
        for who in people:
            known = Credential(hash=who.holder, kind=who.kind, created=0, expires=2**60)
            await self.journal.put_credential(known)

    def visitor(self, who: Speaker | None) -> Visitor:
        """Somebody at the server's door."""
        if who is None:
            return Visitor(self.app)
        return Visitor(self.app, TOKENS[who.holder], who.kind)

    def figures(self) -> bytes:
        """The metrics, but for what time alone decides."""
        return _FIGURES.sub(b"", self.app.house.metrics.text())


_BUILT: list[App] = []


def fresh_app(keeper: Keeper, journal: Store, clock: Clock, dice: Dice) -> App:
    """The application of a fresh house. It is built once: that takes longer than all questions."""
    settings = configured(None, {}, NO_LIMITS | {"reference": False})
    if not _BUILT:
        _BUILT.append(build_app(settings, keeper, journal, clock, dice))
    app = _BUILT[0]
    app.house.__init__(settings, keeper, journal, clock, dice)  # type: ignore[misc]
    lines: Any = app._outside._app
    lines._metrics = app.house.metrics
    return app


async def handed_over(
    room: Room, entries: list[Entry], journal: MemoryJournal, keeper: Keeper
) -> None:
    """Let a keeper go on with a room, as if it had kept it all the time."""
    lease = await journal.take(room.table.id, WORKER, "", 1e9)
    room.epoch = room.begun = lease.epoch
    room.is_mine, room.is_behind = True, False
    await journal.append(entries, room.card)
    keeper._rooms.add(room)


async def another_table(journal: MemoryJournal) -> None:
    """A game of the same people that is over already."""
    entries, card = _finished()
    await journal.append(entries, card)


@cache
def _finished() -> tuple[list[Entry], Card]:
    cast = a_cast("finished", "for-sale", seats=3, edition="2015", options={})
    told = told_until(cast, lambda story, number: story.table.status == OVER, 1000)
    room, entries = made_anew(told.happenings, cast, told.story.now, told.story.limits, OTHER)
    assert room.table.status == OVER
    assert room.card is not None
    return entries, msgspec.structs.replace(room.card, code="FINISHED")


def made_anew(
    happenings: list[Happening], cast: Cast, now: int, limits: Limits, id: str = TABLE
) -> tuple[Room, list[Entry]]:
    """A room that has taken all this in, and its journal."""
    room = Room(id, limits, SEAL)
    entries: list[Entry] = []
    before = FIRST
    for number, happening in enumerate(happenings, 1):
        entry = written(happening, id, number, 1, before, SEAL)
        before = entry.hash
        entries.append(entry)
        if number > 1:
            room.card = card_after(room.table, happening, room.card) or room.card
        room.take_in(happening, entry.hash, now)
        room.ripen(happening.at)
        if happening.kind == "created":
            room.card = card_of(room.table)
            room.table.seeds.commit = happening.public["commit"]
        if happening.kind == "dealt" and cast.has_head_start and cast.settings.game == "monopoly":
            start_ahead(room, cast.seed)
    room.ripen(now)
    return room, entries


class LogLines(logging.Handler):
    """What the server writes down while the block runs, but for times and drawn numbers."""

    def __init__(self, heard: Callable[[bytes], None] = lambda line: None) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[bytes] = []
        self._heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        """One line."""
        line = self.format(record).encode()
        self._heard(line)
        self.lines.append(_TIMES.sub(b"", line))

    def __enter__(self) -> "LogLines":
        top = logging.getLogger()
        self._level = top.level
        top.addHandler(self)
        top.setLevel(logging.INFO)
        return self

    def __exit__(self, *fault: object) -> None:
        top = logging.getLogger()
        top.removeHandler(self)
        top.setLevel(self._level)
