"""A table's life, told one happening after the other: sitting down, seeds, play, talk, secrets.

Decisions are the real desk's, chores the real chores; only time and choice come from the seed.
"""

import hashlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.laws.games import random_action
from tests.laws.monopoly.head_start import deal_out
from tests.laws.monopoly.wild import wild_action
from tests.secrecy.cast import NAMES, Cast, speaker
from zuschlag.errors import ZuschlagError
from zuschlag.fair import commitment
from zuschlag.journal.seal import KeySeal
from zuschlag.table import commands, decide, identity
from zuschlag.table.beginning import plain
from zuschlag.table.caller import Speaker
from zuschlag.table.commands import Command
from zuschlag.table.limits import Limits
from zuschlag.table.live_table import Room
from zuschlag.table.moving import automatic
from zuschlag.table.relaying import Question
from zuschlag.table.table_event import Happening
from zuschlag.table.table_state import OVER, PAUSED, PLAY, SEEDS
from zuschlag.table.timers import next_chore

TABLE = "5ec2e7" + "0" * 26
CODE = "SECRECY8"
BEGIN = 1_800_000_000_000
KEY = bytes(range(32))
SEAL = KeySeal(KEY)
LIMITS = Limits(claim_seconds=2.0)

TALK = (0.10, 0.05, 0.02, 0.03, 0.02, 0.02, 0.02, 0.02, 0.01, 0.02)
"""How often in play: order, code, chat, pause, undo, vote, away, ruling, move of a seat, crash"""


class Story:
    """The real room, and everything that happens to it."""

    def __init__(self, cast: Cast, limits: Limits = LIMITS) -> None:
        self.cast = cast
        self.luck = random.Random(f"story {cast.seed}")
        self.limits = limits
        self.room = Room(TABLE, limits, SEAL)
        self.now = BEGIN
        self.people = dict(cast.people)
        self.former: list[Speaker] = []
        self.asked = 0  # commands so far, for their ids

    @property
    def table(self) -> Any:
        """The table as it stands."""
        return self.room.table

    def tell(self) -> Iterator[Happening]:
        """What happens next; whoever listens takes it in before asking for more."""
        yield from self._gather()
        yield from self._begin()
        while self.table.status != OVER:
            self.now += self.luck.randint(50, 4000)
            chore = next_chore(self.table, self.now, self.room.here, self.limits)
            happening = chore or self._something()
            if happening is not None:
                yield happening

    def _gather(self) -> Iterator[Happening]:
        seed = self.luck.randbytes(32)
        settings = plain(self.cast.settings)
        public = {"settings": settings, "code": CODE, "commit": commitment(TABLE, seed)}
        secret = {"server_seed": seed.hex(), "host": self.cast.host.holder}
        yield Happening(kind="created", at=self.now, public=public, secret=secret)
        for seat, who in self.people.items():
            yield self.decided(who, commands.Sit(NAMES[seat], None, seat))
        if self.luck.random() < 0.5:
            yield self.decided(self.luck.choice([*self.people.values()]), commands.MoveSeat())
        yield self.decided(self.cast.host, commands.Start())

    def _begin(self) -> Iterator[Happening]:
        seeds = {seat: self.luck.randbytes(32) for seat in self.people}
        keen = [seat for seat in self.people if self.luck.random() < 0.8]
        for seat in keen:
            sealed = hashlib.sha256(seeds[seat]).hexdigest()
            yield self.decided(self.people[seat], commands.SealSeed(sealed))
        yield from self._chores(SEEDS)
        for seat in keen:
            if self.table.status == SEEDS:
                yield self.decided(self.people[seat], commands.ShowSeed(seeds[seat].hex()))
        yield from self._chores(SEEDS)

    def _chores(self, status: str) -> Iterator[Happening]:
        """Whatever is due while nobody waits any longer; one step of the seeds."""
        self.now += 11_000
        chore = next_chore(self.table, self.now, self.room.here, self.limits)
        if chore is not None and self.table.status == status:
            yield chore

    def has_been_dealt(self) -> None:
        """A game in the thick of it has more to hide; for whoever took in the deal."""
        if self.cast.has_head_start and self.cast.settings.game == "monopoly":
            start_ahead(self.room, self.cast.seed)

    def decided(self, who: Speaker, command: Command) -> Happening:
        """What the desk makes of a command."""
        self.asked += 1
        id = f"command-{self.asked:08}"
        asked = Question(TABLE, who, None, id, command)
        asker = identity.asker(asked, self.now, self.room.here, SEAL, self.limits)
        return decide.decide(self.table, asker, command)

    def _something(self) -> Happening | None:
        if self.table.status == PAUSED:
            return self._tried(self._anybody(), commands.GoOn())
        kinds = (
            self._order, self._code, self._talk, self._pause, self._undo, self._vote, self._away,
            self._rule, self._move_house, self._crash, self._move,
        )  # fmt: skip
        return self.luck.choices(kinds, (*TALK, 1 - sum(TALK)))[0]()

    def _anybody(self) -> Speaker:
        return self.luck.choice([*self.people.values()])

    def _tried(self, who: Speaker, command: Command) -> Happening | None:
        try:
            return self.decided(who, command)
        except ZuschlagError:
            return None

    def _order(self) -> Happening | None:
        most, least = self.luck.choice((None, 3, 9, 31_337)), self.luck.choice((None, 5, 27_183))
        rent = self.luck.random() < 0.3
        return self._tried(self._anybody(), commands.Order(most, least, rent))

    def _code(self) -> Happening | None:
        if self.luck.random() < 0.3:
            seat = self.luck.choice([*self.people])
            return self._tried(self.cast.host, commands.Reissue(seat))
        return self._tried(self._anybody(), commands.MoveSeat())

    def _talk(self) -> Happening | None:
        return self._tried(self._anybody(), commands.Say("What a row"))

    def _pause(self) -> Happening | None:
        if self.table.pause is not None:
            return self._tried(self._anybody(), commands.AnswerPause(self.luck.random() < 0.8))
        return self._tried(self._anybody(), commands.Pause())

    def _undo(self) -> Happening | None:
        if self.table.undo is not None:
            return self._tried(self._anybody(), commands.AnswerUndo(self.luck.random() < 0.7))
        return self._tried(self._anybody(), commands.AskUndo())

    def _vote(self) -> Happening | None:
        if len(self.table.votes) + 1 >= len(self.table.present):
            return None
        return self._tried(self._anybody(), commands.VoteEnd(True))

    def _away(self) -> Happening | None:
        seat, who = self.luck.choice([*self.people.items()])
        away = self.table.seats[seat].away
        return self._tried(who, commands.ComeBack(seat) if away else commands.Stand(seat))

    def _move_house(self) -> Happening | None:
        """A seat goes to another device by a code; the old one may still look on."""
        seat, who = self.luck.choice([*self.people.items()])
        if who == self.cast.host or len(self.former) > 1:
            return None
        self.former.append(who)
        self.people[seat] = speaker(f"{NAMES[seat]} {self.now}", who.kind)
        secret = {"holder": self.people[seat].holder}
        return Happening(kind="seat_moved", at=self.now, seat=seat, secret=secret)

    def _rule(self) -> Happening | None:
        if self.table.ruling is not None:
            return self._tried(self._anybody(), commands.AnswerRuling(False))
        return self._tried(self._anybody(), commands.Rule([0], "so be it"))

    def _crash(self) -> Happening | None:
        return Happening(kind="resumed", at=self.now, public={"credit": 20_000})

    def _move(self) -> Happening | None:
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
    story, happenings = Story(cast), list[Happening]()
    for number, happening in enumerate(story.tell()):
        happenings.append(happening)
        story.room.take_in(happening, number.to_bytes(32, "big"), story.now)
        if happening.kind == "dealt":
            story.has_been_dealt()
        if number >= most or is_enough(story, number):
            break
    return Told(story, happenings)


@dataclass(frozen=True)
class Told:
    """A story so far."""

    story: Story
    happenings: list[Happening]


def start_ahead(room: Room, seed: str) -> None:
    """Deeds, buildings and purses as after many rounds."""
    play = room.table.game
    play.state = play.state.copy()
    deal_out(play.state, random.Random(f"head start {seed}"))
    play._look(room.table.last_at)
    room.table.timing.asked = {}
    room.table.timing.ask(play.waiting, room.table.last_at, None)
