"""Pairs: one moment of a real table and its twin, seen by one observer. All bytes must be equal."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.secrecy.cast import Cast, speaker
from tests.secrecy.probes import answer, probes
from tests.secrecy.story import TABLE, Story
from tests.secrecy.twins import Imagined, Twin
from tests.table.world import Inbox
from zuschlag.table.audience import CHANGES, WHOLE, Watch
from zuschlag.table.caller import Speaker
from zuschlag.table.commands import Command, Move
from zuschlag.table.frames import missed
from zuschlag.table.live_table import LiveTable
from zuschlag.table.lobby_card import card_of
from zuschlag.table.log import Viewer
from zuschlag.table.story import SeatStory
from zuschlag.table.table_event import TableEvent

SPECTATOR = speaker("a spectator")
PROGRAM = speaker("a program that watches", "bot")


@dataclass(frozen=True)
class Difference:
    """What an observer could tell two worlds apart by."""

    observer: str
    where: str
    real: bytes
    twin: bytes

    def __str__(self) -> str:
        place = next(
            (n for n, (a, b) in enumerate(zip(self.real, self.twin, strict=False)) if a != b),
            min(len(self.real), len(self.twin)),
        )
        shown = slice(max(0, place - 60), place + 60)
        return f"{self.observer} {self.where}: {self.real[shown]!r} != {self.twin[shown]!r}"


@dataclass
class Observer:
    """Somebody with lines to the real table and to the twin's, one in each protocol."""

    name: str
    who: Speaker | None
    lines: list[tuple[Watch, Watch]]

    @property
    def real(self) -> Watch:
        """The last of the lines to the real table, which is in control."""
        return self.lines[-1][0]

    @property
    def twin(self) -> Watch:
        """The last of the lines to the twin's."""
        return self.lines[-1][1]

    def frames(self) -> Iterator[tuple[list[bytes], list[bytes]]]:
        """What each two lines brought since last asked."""
        return ((_taken(real), _taken(twin)) for real, twin in self.lines)


def _taken(watch: Watch) -> list[bytes]:
    inbox = watch.sink
    assert isinstance(inbox, Inbox)
    frames, inbox.frames = inbox.frames, []
    return frames


def takes_notes(viewer: Viewer) -> bool:
    """Every other seat asks for all that a note-taker knows."""
    return viewer is not None and viewer % 2 == 1


@dataclass
class Couple:
    """A twin and everybody for whom it is one: a seat, or those who have none."""

    twin: Twin
    observers: list[Observer] = field(default_factory=list)


class Pairs:
    """Plays one story together with all its twins, and compares after every event."""

    def __init__(self, cast: Cast, most: int) -> None:
        self.story = Story(cast)
        self.table_events: list[TableEvent] = []
        self.luck = random.Random(f"pairs {cast.seed}")
        self.most = most
        self.count = 0
        self.couples: dict[Viewer | str, Couple] = {}
        self._probe = self.luck.randrange(1000)

    def differences(self) -> Iterator[Difference]:
        """Everything anybody could notice, until the story is over or told far enough."""
        for number, event in enumerate(self.story.tell()):
            self._happen(event, number)
            yield from self._compared()
            if number >= self.most:
                return

    def _happen(self, event: TableEvent, number: int) -> None:
        story, hash = self.story, number.to_bytes(32, "big")
        self.table_events.append(event)
        story.live.take_in(event, hash, story.now)
        story.live.ripen(story.now)
        after = story.table.game.state if event.kind == "move" else None
        imagined = Imagined(after, story.cast.settings.game, self.luck)
        if not self.couples:
            self._seat_couples(event, hash)
        else:
            for couple in self.couples.values():
                viewer = couple.twin.viewer
                memory = self.luck.random() < 0.75 or takes_notes(viewer)
                couple.twin.take_in(event, imagined.by(viewer, memory), hash, story.now)
                couple.twin.secrets(story.now)
                couple.twin.live.ripen(story.now)
        if event.kind == "dealt":
            self._start_ahead()
        self._follow_seats(event)

    def _start_ahead(self) -> None:
        self.story.has_been_dealt()
        if self.story.cast.has_head_start and self.story.cast.settings.game == "monopoly":
            for couple in self.couples.values():
                couple.twin.start_ahead(self.story.cast.seed)

    def _seat_couples(self, created: TableEvent, hash: bytes) -> None:
        """A twin for every seat, one for those outside, one for a host who does not sit."""
        cast = self.story.cast
        host_seat = next((seat for seat, who in cast.people.items() if who == cast.host), None)
        league = cast.host.holder if cast.is_league else ""  # the same in every world
        for viewer in range(cast.settings.seats):
            host = cast.host.holder if viewer == host_seat else league
            self.couples[viewer] = self._couple(viewer, host)
        self.couples["outside"] = self._couple(None, league)
        if not cast.host_sits and not league:
            self.couples["host"] = self._couple(None, cast.host.holder)
        for couple in self.couples.values():
            couple.twin.take_in(created, None, hash, self.story.now)
        for name, who in (("spectator", SPECTATOR), ("visitor", None), ("program", PROGRAM)):
            self._let_in("outside", name, who, None)
        if not cast.host_sits and not league:
            self._let_in("host", "host", cast.host, None)

    def _couple(self, viewer: Viewer, host: str) -> Couple:
        return Couple(Twin(viewer, host, self.story.cast.seed, self.story.limits))

    def _let_in(self, couple: Viewer | str, name: str, who: Speaker | None, seat: Viewer) -> None:
        holder = who.holder if who is not None else ""
        found = self.couples[couple]
        lines = []
        for protocol in (WHOLE, CHANGES):
            real, twin = (
                Watch(TABLE, seat, holder, Inbox(), "", takes_notes(seat), protocol)
                for _ in self._live_tables(found)
            )
            for live, watch in zip(self._live_tables(found), (real, twin), strict=True):
                live.enter(watch, 0, self.story.now)
            lines.append((real, twin))
        found.observers.append(Observer(name, who, lines))
        for other in self.couples.values():
            if other is not found:
                other.twin.somebody_comes(seat, self.story.now)

    def _live_tables(self, couple: Couple) -> tuple[LiveTable, LiveTable]:
        return self.story.live, couple.twin.live

    def _follow_seats(self, event: TableEvent) -> None:
        """Whoever sits down has a line; whoever lost the seat looks on from outside."""
        if event.kind not in ("sat", "seat_moved") or event.seat is None:
            return
        seat = event.seat
        for gone in self.couples[seat].observers:
            if not gone.real.is_open and self.story.cast.settings.spectators:
                self._let_in("outside", f"former {gone.name}", gone.who, None)
        self.couples[seat].observers = []
        self._let_in(seat, f"seat {seat}", self.story.people[seat], seat)

    def _compared(self) -> Iterator[Difference]:
        for couple in self.couples.values():
            yield from self._told_to_a_bot(couple)
            for observer in couple.observers:
                self.count += 1
                yield from self._seen(observer, couple)
                if not observer.real.is_open:
                    continue
                if observer.who is not None:
                    yield from self._asked(observer, couple)

    def _seen(self, observer: Observer, couple: Couple) -> Iterator[Difference]:
        has_news = False
        for protocol, (real, twin) in enumerate(observer.frames(), WHOLE):
            has_news |= bool(real)
            if real != twin:
                where = f"frames of protocol {protocol}"
                yield Difference(observer.name, where, b"\n".join(real), b"\n".join(twin))
        if observer.real.is_open != observer.twin.is_open:
            sides = [str(watch.is_open).encode() for watch in _watches(observer)]
            yield Difference(observer.name, "open or closed", *sides)
        if not observer.real.is_open:
            return
        draw = self.luck.random()
        if not has_news or draw < 0.15:
            live_tables = self._live_tables(couple)
            frames = [
                live.frame(w) for live, w in zip(live_tables, _watches(observer), strict=True)
            ]
            if frames[0] != frames[1]:
                yield Difference(observer.name, "table", *frames)
        if draw < 0.03:
            yield from self._read_again(observer, couple)

    def _told_to_a_bot(self, couple: Couple) -> Iterator[Difference]:
        """What a bot that remembers would be told on this seat, whoever plays it now."""
        seat = couple.twin.viewer
        if seat is None or self.story.table.play is None:
            return
        stories = [SeatStory(live.table, seat) for live in self._live_tables(couple)]
        told = [
            b"\n".join([*one.after(0), b"%d %d" % (one.version, one.length)]) for one in stories
        ]
        if told[0] != told[1]:
            yield Difference(f"a bot on seat {seat}", "story", *told)

    def _read_again(self, observer: Observer, couple: Couple) -> Iterator[Difference]:
        """The log from the beginning and from the middle, and the card in the list."""
        found = []
        for live, watch in zip(self._live_tables(couple), _watches(observer), strict=True):
            log = live.seen_by(watch.viewer).log
            middle = log.cursor(watch.viewer) // 2
            lines = [*missed(log, watch.viewer, 0), *missed(log, watch.viewer, middle)]
            card = card_of(live.table)
            lines.append(repr((card.public, card.touched, card.status, card.is_listed)).encode())
            found.append(b"\n".join(lines))
        if found[0] != found[1]:
            yield Difference(observer.name, "log", *found)

    def _asked(self, observer: Observer, couple: Couple) -> Iterator[Difference]:
        who = observer.who
        assert who is not None
        for command in self._some_probes(observer):
            told = [
                answer(live.table, who, command, watch.viewer, self.story.now, self.story.limits)
                for live, watch in zip(self._live_tables(couple), _watches(observer), strict=True)
            ]
            if told[0] != told[1]:
                yield Difference(observer.name, f"answer to {command}", *told)

    def _some_probes(self, observer: Observer) -> Iterator[Command]:
        """The next one of all; where cards lie face down somebody also asks for a few of them."""
        self._probe += 1
        commands = probes(self.story.table)
        yield commands[self._probe % len(commands)]
        play = self.story.table.play
        if play is not None and observer.real.viewer in play.waiting and len(play.waiting) > 1:
            for _ in range(2):
                yield Move(play.on, ["sell", self.luck.randint(1, 30)])


def _watches(observer: Observer) -> tuple[Watch, Watch]:
    return observer.real, observer.twin
