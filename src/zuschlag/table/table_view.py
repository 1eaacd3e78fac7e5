"""A table as viewers see it at one moment. Every byte that leaves a table is made here.

Parts that are the same for several viewers are written once. What a viewer gets of the game is
what `observe` lets out for that viewer; nothing else looks into the game.
"""

from collections.abc import Collection
from functools import cached_property, lru_cache
from typing import Any, TypeVar

import msgspec

from zuschlag.table.audience import Common
from zuschlag.table.commands import Order
from zuschlag.table.limits import TableLimits
from zuschlag.table.log import Viewer
from zuschlag.table.seat import PERSON, Seat
from zuschlag.table.settings import DAY
from zuschlag.table.table_state import OVER, PLAY, SEEDS, Absence, Proposal, TableState
from zuschlag.table.view_changes import GameChanges
from zuschlag.table.viewing import Viewing
from zuschlag.table.waits import waits_of
from zuschlag.table.wire import (
    AbsencePart,
    ClockPart,
    DecisionPart,
    FairPart,
    PausePart,
    ResultPart,
    RulingPart,
    SeatPart,
    TablePart,
    UndoPart,
    VacationPart,
    YouPart,
)

_ENCODER = msgspec.json.Encoder()

Part = TypeVar("Part", PausePart, RulingPart)


class TableView:
    """One moment of a table; `head` is the hash of its last entry, shown when the game is over."""

    def __init__(self, table: TableState, head: bytes, limits: TableLimits) -> None:
        self._table = table
        self._limits = limits
        self._games: dict[tuple[Viewer, bool], bytes] = {}
        self._seen: dict[tuple[Viewer, bool], Any] = {}
        self._decisions: dict[int, DecisionPart | None] = {}
        self._head = head
        play = table.play
        self.clock_part = _clock_part(table)
        self.common = Common(self.clock_part, play.viewing if play is not None else None)
        self._own_seats = _own_seats(table)
        self._can_undo = _can_undo(table)
        self._deciding = _deciding(table)
        self.written: dict[Any, tuple[Any, bytes]] = {}  # parts of news, and what they follow
        self._changes: dict[int, tuple[Viewing, GameChanges]] = {}  # of the game, and since when

    def changes_from(self, old: Viewing) -> GameChanges:
        """What changed of the game for all who were shown the same before."""
        known = self._changes.get(id(old))
        if known is None:
            found = self._table.game.at.changes(old, self.common.viewing)
            known = self._changes[id(old)] = old, found
        return known[1]

    @cached_property
    def table_part(self) -> TablePart:
        """The table as everybody sees it."""
        return _table_part(self._table, self._head)

    @cached_property
    def table(self) -> bytes:
        """The same, written."""
        return _ENCODER.encode(self.table_part)

    @cached_property
    def clock(self) -> bytes:
        """Who has how much time, written."""
        return _ENCODER.encode(self.clock_part)

    def game(self, viewer: Viewer, memory: bool = False) -> bytes:
        """The game as this viewer may see it, written."""
        if (viewer, memory) not in self._games:
            self._games[viewer, memory] = _ENCODER.encode(self.seen(viewer, memory))
        return self._games[viewer, memory]

    def seen(self, viewer: Viewer, memory: bool) -> Any:
        """The game as this viewer may see it; with memory as a note-taker, enough to search."""
        if (viewer, memory) not in self._seen:
            self._seen[viewer, memory] = self._look(viewer, memory)
        return self._seen[viewer, memory]

    def _look(self, viewer: Viewer, memory: bool) -> Any:
        play = self._table.play
        if play is None:
            return None
        if memory:
            return play.at.game.observe(play.state, viewer, memory=True)
        return play.viewing(viewer)

    def you(self, viewer: Viewer, holder: str, in_control: bool) -> bytes:
        """What is this viewer's alone, written."""
        return _ENCODER.encode(self.you_part(viewer, holder, in_control))

    def you_part(self, viewer: Viewer, holder: str, in_control: bool) -> YouPart:
        """What is this viewer's alone: the seat's decision and order."""
        table = self._table
        own = self._own_seats.get(holder, [])
        is_host = bool(holder) and table.host == holder
        if viewer is None:
            return _onlooker(tuple(own), is_host, in_control)
        return YouPart(
            viewer,
            own,
            is_host,
            in_control,
            self.decision(viewer),
            standing(table, viewer),
            table.seeds.wanted_of(viewer) if table.status == SEEDS else None,
            viewer in self._can_undo,
        )

    @cached_property
    def _bots(self) -> list[int]:
        seats = enumerate(self._table.seats)
        return [number for number, seat in seats if seat.is_played_by_bot]

    def decision(self, seat: int) -> DecisionPart | None:
        """What a seat that is played in person may do now, and how to name that."""
        if seat not in self._deciding:
            return None
        if seat not in self._decisions:
            self._decisions[seat] = self._decision(seat)
        return self._decisions[seat]

    def _decision(self, seat: int) -> DecisionPart | None:
        table, play = self._table, self._table.game
        options = play.options(seat)
        if options is None:
            return None
        moment, waits = table.moment, waits_of(table.settings, self._limits)
        wait = play.at.not_before(moment, seat, waits)
        until = play.at.reads_until(moment, seat, self._bots, waits)
        roll_after = wait if wait > table.last_at else None
        return DecisionPart(play.on, options, roll_after, until or None)


def _own_seats(table: TableState) -> dict[str, list[int]]:
    """Seats by the credentials that may speak for them."""
    found: dict[str, list[int]] = {}
    for number, seat in enumerate(table.seats):
        if seat.holder:
            found.setdefault(seat.holder, []).append(number)
    return found


def _deciding(table: TableState) -> Collection[int]:
    """Seats played in person that may have something to decide."""
    play = table.play
    if play is None or table.status != PLAY or table.held is not None:
        return ()
    asked = play.waiting if play.at.speaks_when_asked else range(len(table.seats))
    return [seat for seat in asked if table.seats[seat].away is None]


def _can_undo(table: TableState) -> set[int]:
    """Who could ask for their last move back."""
    play = table.play
    is_possible = play is not None and table.settings.undo and table.status == PLAY
    return {step.seat for step in play.steps_back} if play is not None and is_possible else set()


@lru_cache(1024)
def _onlooker(own: tuple[int, ...], is_host: bool, in_control: bool) -> YouPart:
    """The same for all who only watch and are nobody in particular."""
    return YouPart(None, list(own), is_host, in_control)


def standing(table: TableState, seat: int) -> Order | None:
    """The seat's order, as long as it may still answer something."""
    given, play = table.orders.get(seat), table.play
    if given is None or play is None:
        return None
    is_in_scope = given.scope is not None and given.scope == play.at.order_scope(play.seen)
    return given.order if is_in_scope or given.order.lasts else None


def _table_part(table: TableState, head: bytes) -> TablePart:
    undo = table.undo
    result = table.result
    return TablePart(
        id=table.id,
        code=table.code,
        status=table.status,
        settings=table.settings,
        rules=table.rules,
        seats=[_seat_part(seat) for seat in table.seats],
        host=table.host_seat,
        fair=_fair_part(table),
        votes=sorted(table.votes),
        undo=UndoPart(undo.seat, undo.agreed) if undo is not None else None,
        pause=_proposal(table.pause, PausePart),
        ruling=_proposal(table.ruling, RulingPart),
        pauses=table.pauses,
        pause_until=table.pause_until,
        result=ResultPart(**result) if result is not None else None,
        rematch=table.rematch,
        head=head.hex() if table.status == OVER else None,
        absences={seat: _absence_part(one) for seat, one in sorted(table.absences.items())},
        evening=table.evening or None,
        league=table.league,
        speed=table.speed,
        skips=table.skips,
        vacations=_vacations(table) if table.is_slow else {},
        row_finished=table.held is not None,
    )


def _vacations(table: TableState) -> dict[int, VacationPart]:
    seats = [number for number, seat in enumerate(table.seats) if seat.kind == PERSON]
    taken = {seat: table.vacations.get(seat) for seat in seats}
    return {
        seat: VacationPart(one.until if one else None, table.vacation_left(seat) // DAY)
        for seat, one in taken.items()
    }


def _proposal(proposal: Proposal | None, part: type[Part]) -> Part | None:
    if proposal is None:
        return None
    return part(seat=proposal.seat, agreed=proposal.agreed, **proposal.facts)


def _absence_part(absence: Absence) -> AbsencePart:
    return AbsencePart(absence.is_kept, absence.asker, absence.wishes)


def _seat_part(seat: Seat) -> SeatPart:
    return SeatPart(seat.kind, seat.name, seat.colour, seat.away, seat.bot or None, seat.is_program)


def _fair_part(table: TableState) -> FairPart:
    seats = len(table.seats)
    is_over = table.status == OVER
    shown = table.seeds.as_revealed(seats) if is_over else table.seeds.as_shown(seats)
    return msgspec.convert(shown, FairPart)


def _clock_part(table: TableState) -> ClockPart:
    """As it is now: timing itself goes on to change."""
    timing = table.timing
    return ClockPart(
        at=table.last_at,
        is_running=table.is_running,
        asked=timing.asked.copy(),
        deadlines={seat: table.deadline(seat) for seat in timing.asked},
        bank=timing.bank.copy(),
        limit=timing.limit,
    )
