"""What an evening does at its tables: make them, start them, stop them, end them, take results in.

Everything follows from what is written and from how the tables are; done again it changes nothing.
"""

from typing import Any

from zuschlag.errors import NotAllowed
from zuschlag.event import founding
from zuschlag.event.evening_state import CLOSED, LEFT, EveningRound, EveningState
from zuschlag.event.in_step import InStep
from zuschlag.event.judging import result_entry
from zuschlag.event.same_deal import round_id
from zuschlag.table.commands import GoOn, Pause, Start
from zuschlag.table.create import SharedDeal
from zuschlag.table.live_table import LiveTable
from zuschlag.table.ports import Clock, Seal
from zuschlag.table.seat import PERSON
from zuschlag.table.service import TableService
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import LOBBY, PAUSED, PLAY, TableState


class Attendant:
    """The evening's hand at its tables."""

    def __init__(self, tables: TableService, seal: Seal, clock: Clock) -> None:
        self._tables = tables
        self._seal = seal
        self._clock = clock
        self.in_step = InStep(tables, clock, self.live, self.table_id)

    def table_id(self, evening: str, number: int, table: int) -> str:
        """The live table of a place in a round, counted from 1 and from 0."""
        return founding.table_id(self._seal, evening, number, table)

    def live(self, evening: str, played: EveningRound, table: int) -> LiveTable | None:
        """The table in memory, once it is dealt or about to be."""
        found = self._tables.live_tables.get(self.table_id(evening, played.number, table))
        return found if found is not None and found.seq and not found.is_partial else None

    def check_absent(self, evening: EveningState, who: int) -> None:
        """NotAllowed, if somebody is connected to their table of this round, or has just been."""
        played = evening.current
        table = played.table_of(who) if played is not None else None
        if played is None or table is None or table in played.results:
            return
        found = self.live(evening.id, played, table)
        seat, patience = played.tables[table].index(who), self._tables.limits.absent_seconds
        if found is not None and not found.here.is_absent(seat, self._clock.now(), patience):
            raise NotAllowed("table/not-absent", {"seconds": int(patience)})

    async def record(self, evening: EveningState, number: int, table: int) -> dict[str, Any]:
        """The written game, which the evening may read as the table's host."""
        host, played = founding.host_of(self._seal, evening.id), evening.rounds[number - 1]
        id = self.table_id(evening.id, number, table)
        if played.is_shared and played.state == CLOSED:
            await self.in_step.tell_seed(id)
        return await self._tables.record(id, host)

    async def look_after(
        self, evening: EveningState, played: EveningRound, table: int
    ) -> TableEvent | None:
        """Whatever this table needs; what came out there, once it is over."""
        found = self.live(evening.id, played, table)
        if found is None or found.table.status == LOBBY:
            await self._found(evening, played, table)
            return None
        await self._move_seats(evening, found.table, played.tables[table])
        await self._stop_or_go_on(evening, found.table)
        await self._move_end(evening, found.table)
        return self._result(evening, played, table, found)

    async def _found(self, evening: EveningState, played: EveningRound, table: int) -> None:
        """Make a table that is not there, and start it."""
        id = self.table_id(evening.id, played.number, table)
        host = founding.host_of(self._seal, evening.id)
        settings = founding.settings_of(evening, played, table)
        seated = founding.seated(evening, played.tables[table])
        shared = None
        if played.is_shared:
            shared = SharedDeal(round_id(evening.id, played.number), played.server_seed)
        await self._tables.for_evenings.open_seated(host, settings, id, seated, evening.id, shared)
        again = founding.start_id(evening.id, played.number, table)
        await self._tables.command(id, host, again, Start())

    async def _move_seats(
        self, evening: EveningState, table: TableState, people: list[int]
    ) -> None:
        """Whoever has another phone now sits there with that one."""
        for number, (seat, who) in enumerate(zip(table.seats, people, strict=True)):
            holder = evening.entrants[who].holder
            if seat.kind == PERSON and holder and seat.holder != holder:
                await self._tables.for_evenings.give_seat(table.id, number, holder)

    async def _stop_or_go_on(self, evening: EveningState, table: TableState) -> None:
        """A table stands still while the evening does."""
        is_stopped = evening.clock.stopped_since is not None
        command: Pause | GoOn | None = None
        if is_stopped and table.status == PLAY:
            command = Pause()
        elif not is_stopped and table.status == PAUSED:
            command = GoOn()
        if command is not None:
            again = f"{type(command).__name__}|{evening.id}|{table.pauses}"
            host = founding.host_of(self._seal, evening.id)
            await self._tables.command(table.id, host, again, command)

    async def _move_end(self, evening: EveningState, table: TableState) -> None:
        """All tables end in the same millisecond, each by itself."""
        clock = evening.clock
        if clock.ends_at is None or clock.has_rung or clock.stopped_since is not None:
            return
        if table.status == PLAY and table.timing.limit != clock.ends_at:
            await self._tables.for_evenings.move_end(table.id, clock.ends_at)

    def _result(
        self, evening: EveningState, played: EveningRound, table: int, found: LiveTable
    ) -> TableEvent | None:
        left = {one.number for one in evening.entrants.values() if one.state == LEFT}
        seats = founding.result_of(found.table, played.tables[table], left)
        if seats is None:
            return None
        public = result_entry(played.number, table, seats, "table", found.head.hex())
        return TableEvent(kind="result_taken", at=self._clock.now(), public=public)
