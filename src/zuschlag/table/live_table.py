"""A table in memory with everybody around it: folds what is on disk, then shows it."""

import asyncio
from typing import NamedTuple

import msgspec

from zuschlag.errors import NotFound, TooMuch
from zuschlag.journal.contract import LobbyCard
from zuschlag.table.audience import Audience, Watch
from zuschlag.table.caller import Speaker
from zuschlag.table.calling import Call, Noted, calls
from zuschlag.table.codes import way_back
from zuschlag.table.delay import Delay
from zuschlag.table.folds import fold
from zuschlag.table.frames import missed, news, whole
from zuschlag.table.game_at_table import Written
from zuschlag.table.limits import TableLimits
from zuschlag.table.live import Live
from zuschlag.table.lobby_card import card_after
from zuschlag.table.log import Viewer
from zuschlag.table.ports import Seal
from zuschlag.table.presence import SeatPresence
from zuschlag.table.seat import PERSON, own_seat, seats_of
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import LOBBY, PLAY, SEEDS, TableState
from zuschlag.table.table_view import TableView
from zuschlag.table.wire import HandedOnPart, PersonalPart

SEAT_IS_ELSEWHERE = 4000
NO_SUCH_TABLE = 4004


class Thought(NamedTuple):
    """What a bot would do: the scene and the number of moves it thought about, and its answer."""

    scene: int
    moves: int
    written: Written | None  # None: it keeps still
    has_failed: bool


class LiveTable(Live):
    """A table of this worker's, or a copy of another worker's that somebody here looks at."""

    def __init__(self, id: str, limits: TableLimits, seal: Seal) -> None:
        super().__init__(id, limits)
        self._seal = seal
        self.table = TableState(id)
        self.delay = Delay(self.table)
        self.audience = Audience()
        self.here = SeatPresence({})
        self.remembered: SeatPresence | None = None  # who was here before it left the memory
        self.pseudonyms: dict[str, str] = {}  # of those who have asked for something, by holder
        self.elsewhere: dict[str, int] = {}  # holders who asked by HTTP, and until when that counts
        self.told_here: list[int] = []  # seats that are here, as the table's owner says
        self.told_gone: dict[int, dict[str, int]] = {}  # and those who are not
        self.answer_at: dict[int, tuple[int, int, int]] = {}  # automatic: scene, haste, when
        self.thinking: set[int] = set()
        self.matching: set[int] = set()  # seats for which a stand-in was looked for
        self.guessed: dict[int, tuple[int, str | None]] = {}  # how long the game was, and which
        self.thoughts: dict[int, Thought] = {}
        self.ran_at = 0
        self.kept_still: dict[int, int] = {}  # bots that had nothing to say after so many moves
        self.timer: asyncio.Handle | None = None
        self.is_armed_soon = False  # the timer only waits until answers are out
        self.used_at = 0
        self._holders: list[str] = []  # before the last entry
        self._was_late = False
        self._called: list[tuple[int, Call]] = []  # seats, by the last entry
        self._last_presence = b""
        self._last_told: dict[bool, bytes] = {}  # the table part, for those with a delay or not
        self._is_mere_move = False  # whether the last entry changed nothing but the game
        self._has_same_part = False  # whether only such came since the table part was last written

    def fold(self, event: TableEvent, now: int) -> None:
        """Into the table, and later into the one that spectators with a delay see."""
        table = self.table
        is_as_before = table.status == PLAY and table.undo is None and not table.skips
        is_as_before &= table.held is None
        self._is_mere_move = event.kind == "move" and is_as_before
        self._holders = [] if self._is_mere_move else [seat.holder for seat in table.seats]
        self._has_same_part &= self._is_mere_move
        noted = Noted(self.table) if self.seq > 1 and self.table.is_slow else None
        fold(self.table, event)
        self._called = noted.new_calls(self.table, event) if noted is not None else []
        self._was_late = self.delay.late is not None
        self.delay.take_in(event, self.head, now)

    @property
    def called(self) -> list[tuple[str, Call]]:
        """Holders who are called since the last entry and are not looking, and why."""
        seats = self.table.seats
        return [(seats[seat].holder, why) for seat, why in self._called if self._is_missed(seat)]

    def is_called(self, holder: str, why: Call) -> bool:
        """Whether somebody is still called for that reason and not looking."""
        own = seats_of(self.table.seats, holder)
        return any(why in calls(self.table, seat) and self._is_missed(seat) for seat in own)

    def _is_missed(self, seat: int) -> bool:
        return seat not in self.table.vacations and not self.here.is_here(seat)

    def show(self, now: int) -> None:
        """News for all who look on; some may have lost their place because of it."""
        watches = self.audience.watches
        if self._was_late:
            watches = [watch for watch in watches if watch.viewer is not None]
        self._tell(self.table, watches)
        if self._is_mere_move and self.is_mine and not self._may_have_left:
            return
        self._close_moved(self._holders)
        self._close_spectators()
        self.see_who_is_here(now)

    @property
    def _may_have_left(self) -> bool:
        """Whether people are here who only count for a while."""
        return bool(self.elsewhere) or self.audience.has_others

    def card_after(self, event: TableEvent) -> LobbyCard | None:
        """What the lobby shows from now on, where that changes."""
        return card_after(self.table, event, self.card)

    def go_on(self) -> None:
        """It was ours all the time: whoever was gone is gone since then."""
        super().go_on()
        self.here, self.remembered = self.remembered or self.here, None

    def first_words(self, now: int) -> TableEvent | None:
        """Nobody has lost time while nobody looked after the table."""
        self.here.gone, self.here.begun = {}, now
        self.see_who_is_here(now)
        self.here.quiet_until = now + int(self.limits.quiet_after_start_seconds * 1000)
        if self.table.status not in (SEEDS, PLAY):
            return None
        credit = int(self.limits.restart_credit_seconds * 1000)
        public = {"credit": credit}
        if self.table.is_slow and self.table.status == PLAY:
            public["least"] = int(self.limits.slow_least_seconds * 1000)
        return TableEvent(kind="resumed", at=now, public=public)

    def last_words(self, now: int) -> TableEvent | None:
        """Clocks stop; else they are credited from the last entry on."""
        return TableEvent(kind="stopped", at=now) if self.table.status in (SEEDS, PLAY) else None

    def seen_by(self, viewer: Viewer) -> TableState:
        """The table this viewer sees: spectators perhaps an older one."""
        return self.table if viewer is not None else self.delay.late or self.table

    def ripen(self, now: int) -> None:
        """Tell spectators with a delay what is old enough now."""
        while self.delay.ripe(now):
            if self.delay.late is not None:
                self._tell(self.delay.late, self.audience.spectators)
            self.wake()
        while self.delay.ripe_presence(now):
            for watch in self.audience.spectators:
                watch.sink.send(self.delay.presence)

    def _tell(self, table: TableState, watches: list[Watch]) -> None:
        line = table.log.lines[-1]
        told = watches
        if line.seen_by is not None:
            told = [watch for watch in watches if line.is_for(watch.viewer)]
        if not told:
            return
        view = self._view(table)
        has_new_table = line.seen_by is None and self._is_new(view, table)
        for watch in told.copy():  # whoever is too slow is shown out
            watch.sink.send(news(view, table.log, line, watch, has_new_table))

    def _is_new(self, view: TableView, table: TableState) -> bool:
        """Whether the table's part has changed since it was last sent to everybody."""
        is_late = table is self.delay.late
        last = self._last_told.get(is_late)
        if self._has_same_part and not is_late and last is not None:
            return False
        self._has_same_part |= not is_late
        self._last_told[is_late] = view.table
        return view.table != last

    def _view(self, table: TableState) -> TableView:
        head = self.delay.head if table is self.delay.late else self.head
        return TableView(table, head, self.limits)

    def _close_moved(self, holders: list[str]) -> None:
        """Whoever looked on from a seat that is somebody else's now."""
        moved = [n for n, old in enumerate(holders) if old and old != self._holder(n)]
        for watch in [w for w in self.audience.watches if w.viewer in moved]:
            if watch.viewer is not None and watch.holder != self._holder(watch.viewer):
                self.audience.remove(watch)
                watch.sink.close(SEAT_IS_ELSEWHERE, "seat-moved")

    def _close_spectators(self) -> None:
        """Where nobody may watch, those who looked on in the lobby must go when the game begins."""
        table = self.table
        if table.status == LOBBY or table.settings.spectators:
            return
        own = self._lookers | {seat.holder for seat in table.seats}
        for watch in [w for w in self.audience.spectators if w.holder not in own]:
            self.audience.remove(watch)
            watch.sink.close(NO_SUCH_TABLE, "no-spectators")

    def see_who_is_here(self, now: int) -> None:
        """A seat is here while somebody with its credential looks on, here or elsewhere."""
        was_empty = not any(self.here.is_here(seat) for seat in self.table.present)
        self.elsewhere = {holder: at for holder, at in self.elsewhere.items() if at > now}
        holders = self.audience.holders(now) | self.elsewhere.keys()
        dozing = self.audience.dozing(now)
        for number, seat in enumerate(self.table.seats):
            if seat.kind != PERSON or seat.holder in holders:
                self.here.gone.pop(number, None)
                self.here.doze(number, seat.holder in dozing)
            else:
                self.here.gone.setdefault(number, now)
        is_back = was_empty and any(self.here.is_here(seat) for seat in self.table.present)
        if is_back and not self.table.league:
            # Nobody loses on time for a while when all were away; programs have their seconds.
            quiet = int(self.limits.quiet_after_start_seconds * 1000)
            self.here.quiet_until = max(self.here.quiet_until, now + quiet)
        self._tell_presence(now)

    def _holder(self, seat: int) -> str:
        return self.table.seats[seat].holder if seat < len(self.table.seats) else ""

    def viewer(self, speaker: Speaker | None, seat: int | None) -> Viewer:
        """From where a speaker looks on; NotFound for those who may not look at all."""
        holder = speaker.holder if speaker is not None else ""
        own = seats_of(self.table.seats, holder)
        if speaker is not None and (seat is not None or own):
            return own[0] if seat is None else own_seat(self.table.seats, holder, seat)
        if self.table.settings.spectators or self.table.status == LOBBY:
            return None
        if holder and holder in self._lookers:
            return None
        raise NotFound("table/unknown")

    @property
    def _lookers(self) -> set[str]:
        """Who may look on where spectators may not: the host, and whoever has lost a seat."""
        return {self.table.host, *(seat.former for seat in self.table.seats)}

    def enter(self, watch: Watch, cursor: int, now: int, at: int | None = None) -> None:
        """Show somebody everything, then what they missed; from now on they hear all news."""
        if watch.viewer is None and len(self.audience.spectators) >= self.limits.spectators:
            raise TooMuch("table/too-many-spectators", {"most": self.limits.spectators})
        lost = self.audience.add(watch)
        self.elsewhere.pop(watch.holder, None)
        self._last_told.clear()  # whoever was told when nobody else was here missed a change
        self.settle_control(now)
        for one in [watch, *lost]:
            one.sink.send(self.frame(one))
        table = self.seen_by(watch.viewer)
        known = table.log.known(watch.viewer, cursor, at)
        for frame in missed(table.log, watch.viewer, known):
            watch.sink.send(frame)
        self.see_who_is_here(now)
        watch.sink.send(self._last_presence if watch.viewer is not None else self.delay.presence)

    def leave(self, watch: Watch, now: int) -> None:
        was_open = watch.is_open
        self.audience.remove(watch)
        if not was_open:
            return
        self.settle_control(now)
        self.see_who_is_here(now)

    def settle_control(self, now: int) -> None:
        """Whose table it is decides which socket of a seat is in control, and tells who is here."""
        if self.is_mine:
            self.tell_control(self.audience.settle(now))

    def tell_control(self, changed: list[Watch]) -> None:
        """Show everything again to those who have gained or lost control."""
        for watch in changed:
            watch.sink.send(self.frame(watch))

    def frame(self, watch: Watch) -> bytes:
        """Everything as it is now for this viewer."""
        table = self.seen_by(watch.viewer)
        return whole(self._view(table), table.log, watch, self._personal(watch))

    def _personal(self, watch: Watch) -> PersonalPart:
        """The viewer's way back; and which seat was handed on while its holder was absent."""
        seats = self.table.seats
        if watch.viewer is not None:
            tenure = seats[watch.viewer].tenure
            return PersonalPart(way_back(self._seal, self.table.id, watch.viewer, tenure))
        for number, seat in enumerate(seats):
            if watch.holder and seat.former == watch.holder:
                return PersonalPart(handed_on=HandedOnPart(number, not seat.is_settled))
        return PersonalPart()

    @property
    def seats_here(self) -> list[bool]:
        """For which seats somebody is connected, as far as is known here.

        At a slow table people come and go: everybody who plays there counts as here.
        """
        if self.seq and self.table.is_slow:
            return [seat.kind == PERSON for seat in self.table.seats]
        told = self.told_here if not self.is_mine else []
        return [
            seat.kind == PERSON and (self.here.is_here(number) or number in told)
            for number, seat in enumerate(self.table.seats)
        ]

    @property
    def seats_gone(self) -> dict[int, dict[str, int]]:
        """Who has lost the connection, as far as is known here; at slow tables nobody minds."""
        if self.seq and self.table.is_slow:
            return {}
        return self.here.told if self.is_mine else self.told_gone

    def _tell_presence(self, now: int) -> None:
        """Who is connected, when that has changed; not worth a line in the log."""
        told: dict[str, object] = {"t": "presence", "seats": self.seats_here}
        if self.seats_gone:
            told["gone"] = self.seats_gone
        frame = msgspec.json.encode(told)
        if frame == self._last_presence:
            return
        self._last_presence = frame
        is_for_all = self.delay.hold_presence(frame, now)
        for watch in self.audience.watches:
            if is_for_all or watch.viewer is not None:
                watch.sink.send(frame)
