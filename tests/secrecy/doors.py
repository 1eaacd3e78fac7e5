"""One world with real doors: a service and the server's application around a fresh table."""

import logging
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tests.league.made import a_game
from tests.secrecy.asgi import Visitor
from tests.secrecy.cast import TOKENS, Cast, a_cast
from tests.secrecy.story import SEAL, TABLE, start_ahead, told_until
from tests.secrecy.virtual import TimedDice, VirtualClock
from zuschlag.journal.contract import Credential, LobbyCard
from zuschlag.journal.entry import FIRST, Entry
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.opening import Store
from zuschlag.league.league import League, LeagueLimits
from zuschlag.league.standings import standings
from zuschlag.server.app import App, build_app
from zuschlag.server.configure import configured
from zuschlag.server.logs import JsonLines
from zuschlag.table.caller import Speaker
from zuschlag.table.limits import TableLimits
from zuschlag.table.live_table import LiveTable
from zuschlag.table.lobby_card import card_after, card_of
from zuschlag.table.ports import Clock, Dice
from zuschlag.table.service import TableService
from zuschlag.table.table_event import TableEvent, written
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

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Any
    ) -> Any:
        """Nothing."""
        return None

    async def level_of(self, game: str, decided: Any) -> str | None:
        """Cannot be said here."""
        return None


class Doors:
    """Everything somebody outside can reach of one world."""

    def __init__(self, now: int, limits: TableLimits) -> None:
        self.clock = VirtualClock(now)
        self.journal = MemoryJournal(lambda: 0.0)
        dice = TimedDice(self.clock)
        self.service = TableService(
            journal=self.journal,
            clock=self.clock,
            dice=dice,
            seal=SEAL,
            bot_runner=Quiet(),
            worker=WORKER,
            limits=limits,
        )
        self.app = fresh_app(self.service, self.journal, self.clock, dice)

    async def put(self, live: LiveTable, entries: list[Entry], people: list[Speaker]) -> None:
        """Open the doors of this table to these people."""
        await handed_over(live, entries, self.journal, self.service)
        for who in people:
            known = Credential(hash=who.holder, kind=who.kind, created=0, expires=2**60)
            await self.journal.put_credential(known)

    async def open_league(self, dice: Dice) -> None:
        """The league to which the table belongs, with a game that is over."""
        parts = (self.service, self.journal, SEAL, self.clock, dice)
        league = await League("for-sale", LeagueLimits(), *parts).open()
        league._over.append(_RATED[0])
        league._rated, league._standings = _RATED  # not worked out beside the loop
        self.app.state.league = league

    def visitor(self, who: Speaker | None) -> Visitor:
        """Somebody at the server's door."""
        if who is None:
            return Visitor(self.app)
        return Visitor(self.app, TOKENS[who.holder], who.kind)

    def figures(self) -> bytes:
        """The metrics, but for what time alone decides."""
        return _FIGURES.sub(b"", self.app.state.metrics.text())


_BUILT: list[App] = []
_PAST = a_game("Anna Bert *club *auctioneer", (2, 1, 4, 3))
_RATED = _PAST, standings([_PAST])


def fresh_app(service: TableService, journal: Store, clock: Clock, dice: Dice) -> App:
    """The application of a fresh server. It is built once: that takes longer than all questions."""
    settings = configured(None, {}, NO_LIMITS | {"reference": False})
    if not _BUILT:
        _BUILT.append(build_app(settings, service, journal, clock, dice))
    app = _BUILT[0]
    app.state.__init__(settings, service, journal, clock, dice)  # type: ignore[misc]
    lines: Any = app._outside._app
    lines._metrics = app.state.metrics
    return app


async def handed_over(
    live: LiveTable, entries: list[Entry], journal: MemoryJournal, service: TableService
) -> None:
    """Let a service go on with a table, as if it had kept it all the time."""
    lease = await journal.take(live.table.id, WORKER, "", 1e9)
    live.epoch = live.begun = lease.epoch
    live.is_mine, live.is_behind = True, False
    live.used_at = service._clock.now()  # or it would be put to sleep before anybody has looked
    await journal.append(entries, live.card)
    service._live_tables.add(live)


async def another_table(journal: MemoryJournal) -> None:
    """A game of the same people that is over already."""
    entries, card = _finished()
    await journal.append(entries, card)


@cache
def _finished() -> tuple[list[Entry], LobbyCard]:
    cast = a_cast("finished", "for-sale", seats=3, edition="2015", options={})
    told = told_until(cast, lambda story, number: story.table.status == OVER, 1000)
    live, entries = made_anew(told.table_events, cast, told.story.now, told.story.limits, OTHER)
    assert live.table.status == OVER
    assert live.card is not None
    return entries, msgspec.structs.replace(live.card, code="FINISHED")


def made_anew(
    table_events: list[TableEvent], cast: Cast, now: int, limits: TableLimits, id: str = TABLE
) -> tuple[LiveTable, list[Entry]]:
    """A table that has taken all this in, and its journal."""
    live = LiveTable(id, limits, SEAL)
    entries: list[Entry] = []
    before = FIRST
    for number, event in enumerate(table_events, 1):
        entry = written(event, id, number, 1, before, SEAL)
        before = entry.hash
        entries.append(entry)
        if number > 1:
            live.card = card_after(live.table, event, live.card) or live.card
        live.take_in(event, entry.hash, now)
        live.ripen(event.at)
        if event.kind == "created":
            live.card = card_of(live.table)
            live.table.seeds.commit = event.public["commit"]
        if event.kind == "dealt" and cast.has_head_start and cast.settings.game == "monopoly":
            start_ahead(live, cast.seed)
    live.ripen(now)
    return live, entries


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
