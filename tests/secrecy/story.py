"""A table's life, told one event after the other: sitting down, seeds, play, talk, secrets.

Decisions and timers are the real ones; only time and choice come from the seed.
"""

import hashlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from tests.laws.games import random_action
from tests.laws.monopoly.head_start import deal_out
from tests.laws.monopoly.wild import wild_action
from tests.secrecy.cast import NAMES, Cast, speaker
from zuschlag.errors import ZuschlagError
from zuschlag.fair import commitment
from zuschlag.journal.seal import KeySeal
from zuschlag.league import founding
from zuschlag.league.games import Player
from zuschlag.table import commands, decide, folds, identity
from zuschlag.table.beginning import plain
from zuschlag.table.caller import Speaker
from zuschlag.table.commands import Command
from zuschlag.table.limits import TableLimits
from zuschlag.table.live_table import LiveTable
from zuschlag.table.moving import automatic
from zuschlag.table.relaying import RelayedCommand
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import OVER, PAUSED, PLAY, SEEDS, TableState
from zuschlag.table.timers import due_event

TABLE = "5ec2e7" + "0" * 26
CODE = "SECRECY8"
BEGIN = 1_800_000_000_000
KEY = bytes(range(32))
SEAL = KeySeal(KEY)
LIMITS = TableLimits(claim_seconds=2.0)

SECONDS, HOURS = (50, 4000), (600_000, 40_000_000)
"""Milliseconds between two things that happen, at any table and at a slow one."""

TALK = (0.10, 0.05, 0.02, 0.03, 0.02, 0.02, 0.02, 0.02, 0.01, 0.02)
"""How often in play: order, code, chat, pause, undo, vote, away, ruling, move of a seat, crash"""


VACATIONS = 0.1
"""How often somebody at a slow table goes on vacation, or is back."""


class Story:
    """The real table, and everything that happens to it."""

    def __init__(self, cast: Cast, limits: TableLimits = LIMITS) -> None:
        self.cast = cast
        self.luck = random.Random(f"story {cast.seed}")
        self.limits = limits
        self.live = LiveTable(TABLE, limits, SEAL)
        self.now = BEGIN
        self.people = dict(cast.people)
        self.former: list[Speaker] = []
        self.asked = 0  # commands so far, for their ids

    @property
    def table(self) -> Any:
        """The table as it is."""
        return self.live.table

    def tell(self) -> Iterator[TableEvent]:
        """What happens next; whoever listens takes it in before asking for more."""
        yield from self._gather()
        yield from self._begin()
        while self.table.status != OVER:
            self.now += self.luck.randint(*(HOURS if self.table.is_slow else SECONDS))
            event = due_event(self.table, self.now, self.live.here, self.limits)
            event = event or self._something()
            if event is not None:
                yield event

    def _gather(self) -> Iterator[TableEvent]:
        seed = self.luck.randbytes(32)
        settings = plain(self.cast.settings)
        public: dict[str, Any] = {
            "settings": settings,
            "code": CODE,
            "commit": commitment(TABLE, seed),
        }
        secret = {"server_seed": seed.hex(), "host": self.cast.host.holder}
        public |= {"league": True} if self.cast.is_league else {}
        yield TableEvent(kind="created", at=self.now, public=public, secret=secret)
        if self.cast.is_league:
            yield from self._seated()
            yield self.decided(self.cast.host, commands.Start())
            return
        for seat, who in self.people.items():
            yield self.decided(who, commands.Sit(NAMES[seat], None, seat))
        if self.luck.random() < 0.5:
            yield self.decided(self.luck.choice([*self.people.values()]), commands.MoveSeat())
        yield self.decided(self.cast.host, commands.Start())

    def _seated(self) -> Iterator[TableEvent]:
        """The league seats programs, and levels of the house beside them."""
        seats = range(self.cast.settings.seats)
        house = iter(founding.house_of(self.cast.settings.game))
        players = [Player(NAMES[n]) if n in self.people else next(house) for n in seats]
        holders = {players[seat]: who.holder for seat, who in self.people.items()}
        for event in founding.seated(players, holders):
            yield msgspec.structs.replace(event, at=self.now)

    def _begin(self) -> Iterator[TableEvent]:
        seeds = {seat: self.luck.randbytes(32) for seat in self.people}
        keen = [seat for seat in self.people if self.luck.random() < 0.8]
        for seat in keen:
            sealed = hashlib.sha256(seeds[seat]).hexdigest()
            yield self.decided(self.people[seat], commands.SealSeed(sealed))
        yield from self._timers(SEEDS)
        for seat in keen:
            if self.table.status == SEEDS:
                yield self.decided(self.people[seat], commands.ShowSeed(seeds[seat].hex()))
        yield from self._timers(SEEDS)

    def _timers(self, status: str) -> Iterator[TableEvent]:
        """Whatever is due while nobody waits any longer; one step of the seeds."""
        self.now += 11_000
        event = due_event(self.table, self.now, self.live.here, self.limits)
        if event is not None and self.table.status == status:
            yield event

    def has_been_dealt(self) -> None:
        """A game in the thick of it has more to hide; for whoever took in the deal."""
        if self.cast.has_head_start and self.cast.settings.game == "monopoly":
            start_ahead(self.live, self.cast.seed)

    def decided(self, who: Speaker, command: Command) -> TableEvent:
        """What is decided about a command."""
        self.asked += 1
        id = f"command-{self.asked:08}"
        asked = RelayedCommand(TABLE, who, None, id, command)
        caller = identity.caller(asked, self.now, self.live.here, SEAL, self.limits)
        return decide.decide(self.table, caller, command)

    def _something(self) -> TableEvent | None:
        if self.table.is_slow and self.luck.random() < VACATIONS:
            return self._tried(self._anybody(), commands.TakeVacation(self.luck.randrange(5)))
        if self.table.status == PAUSED:
            return self._tried(self._anybody(), commands.GoOn())
        kinds = (
            self._order, self._code, self._talk, self._pause, self._undo, self._vote, self._away,
            self._rule, self._move_house, self._crash, self._move,
        )  # fmt: skip
        return self.luck.choices(kinds, (*TALK, 1 - sum(TALK)))[0]()

    def _anybody(self) -> Speaker:
        return self.luck.choice([*self.people.values()])

    def _tried(self, who: Speaker, command: Command) -> TableEvent | None:
        try:
            return self.decided(who, command)
        except ZuschlagError:
            return None

    def _order(self) -> TableEvent | None:
        most, least = self.luck.choice((None, 3, 9, 31_337)), self.luck.choice((None, 5, 27_183))
        rent = self.luck.random() < 0.3
        return self._tried(self._anybody(), commands.Order(most, least, rent))

    def _code(self) -> TableEvent | None:
        if self.luck.random() < 0.3:
            seat = self.luck.choice([*self.people])
            return self._tried(self.cast.host, commands.Reissue(seat))
        return self._tried(self._anybody(), commands.MoveSeat())

    def _talk(self) -> TableEvent | None:
        return self._tried(self._anybody(), commands.Say("What a row"))

    def _pause(self) -> TableEvent | None:
        if self.table.pause is not None:
            return self._tried(self._anybody(), commands.AnswerPause(self.luck.random() < 0.8))
        return self._tried(self._anybody(), commands.Pause())

    def _undo(self) -> TableEvent | None:
        if self.table.undo is not None:
            return self._tried(self._anybody(), commands.AnswerUndo(self.luck.random() < 0.7))
        return self._tried(self._anybody(), commands.AskUndo())

    def _vote(self) -> TableEvent | None:
        if len(self.table.votes) + 1 >= len(self.table.present):
            return None
        return self._tried(self._anybody(), commands.VoteEnd(True))

    def _away(self) -> TableEvent | None:
        seat, who = self.luck.choice([*self.people.items()])
        away = self.table.seats[seat].away
        return self._tried(who, commands.ComeBack(seat) if away else commands.Stand(seat))

    def _move_house(self) -> TableEvent | None:
        """A seat goes to another device by a code; the old one may still look on."""
        seat, who = self.luck.choice([*self.people.items()])
        if who == self.cast.host or len(self.former) > 1 or self.cast.is_league:
            return None
        self.former.append(who)
        self.people[seat] = speaker(f"{NAMES[seat]} {self.now}", who.kind)
        secret = {"holder": self.people[seat].holder}
        return TableEvent(kind="seat_moved", at=self.now, seat=seat, secret=secret)

    def _rule(self) -> TableEvent | None:
        if self.table.ruling is not None:
            return self._tried(self._anybody(), commands.AnswerRuling(False))
        return self._tried(self._anybody(), commands.Rule([0], "so be it"))

    def _crash(self) -> TableEvent | None:
        least = {"least": 12 * 3_600_000} if self.table.is_slow else {}
        return TableEvent(kind="resumed", at=self.now, public={"credit": 20_000, **least})

    def _move(self) -> TableEvent | None:
        play = self.table.game
        waiting = [seat for seat in play.waiting if play.options(seat) is not None]
        if not waiting or self.table.status != PLAY:
            return None
        seat = self.luck.choice(waiting)
        if self.cast.settings.game == "monopoly" and self.luck.random() < 0.3:
            seat = self.luck.randrange(len(self.table.seats))
        written = self._an_action(seat)
        if written is None:
            return None
        if self.table.seats[seat].is_present:
            return self._tried(self.people[seat], commands.Move(play.on, written))
        try:
            return automatic(self.table, seat, written, self.now, self.limits)
        except ZuschlagError:
            return None

    def _an_action(self, seat: int) -> list[Any] | None:
        play = self.table.game
        options = play.options(seat)
        if options is None:
            return None
        if self.cast.settings.game == "for-sale":
            return list(play.at.game.as_written(random_action(options, self.luck)))
        found = wild_action(play.state, seat, options, self.luck)
        return None if found is None else list(play.at.game.as_written(found.action))


def told_until(cast: Cast, is_enough: Callable[[Story, int], bool], most: int = 300) -> "Told":
    """A story up to the first moment that will do; at the latest its last one or the most-th."""
    story, table_events = Story(cast), list[TableEvent]()
    for number, event in enumerate(story.tell()):
        table_events.append(event)
        story.live.take_in(event, number.to_bytes(32, "big"), story.now)
        if event.kind == "dealt":
            story.has_been_dealt()
        if number >= most or is_enough(story, number):
            break
    return Told(story, table_events)


@dataclass(frozen=True)
class Told:
    """A story so far."""

    story: Story
    table_events: list[TableEvent]


_HEAD_STARTS: WeakKeyDictionary[TableState, str] = WeakKeyDictionary()
"""Tables that will have one when their cards are dealt: those that spectators see later."""


def start_ahead(live: LiveTable, seed: str) -> None:
    """Deeds, buildings and purses as after many rounds."""
    _deal_out(live.table, seed, live.table.last_at)
    if live.delay.late is not None:
        _HEAD_STARTS[live.delay.late] = seed


def _deal_out(table: TableState, seed: str, at: int) -> None:
    play = table.game
    play.state = play.state.copy()
    deal_out(play.state, random.Random(f"head start {seed}"))
    play.begin = play.state.copy  # whatever is taken back leads no further
    play._look(at)
    table.timing.asked = {}
    table.timing.ask(play.waiting, at, None)


def _dealt(table: TableState, event: TableEvent) -> None:
    folds.dealt(table, event)
    seed = _HEAD_STARTS.pop(table, None)
    if seed is not None:
        _deal_out(table, seed, event.at)


folds.FOLDS["dealt"] = _dealt
