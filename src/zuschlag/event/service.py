"""Evenings of one worker: decided, stored, folded; then the tables follow from what is written.

Two chains are never written together: the intent stands in the evening's, making a table again
finds the one that is there, and results are seen at the tables and taken in.
"""

from zuschlag.errors import NotFound, Reused, Unavailable
from zuschlag.event import decide, founding
from zuschlag.event.asker import Asker, asker
from zuschlag.event.commands import Command, Invite
from zuschlag.event.evening_state import LEFT, RUNNING, EveningRound, EveningState
from zuschlag.event.judging import result_entry
from zuschlag.event.live_evening import LiveEvening, card_of
from zuschlag.event.settings import EveningSettings, checked, plain
from zuschlag.event.timers import due_event
from zuschlag.fair import commitment
from zuschlag.journal.contract import Conflict, Journal, Unclear, Unwritable
from zuschlag.table import identity
from zuschlag.table.caller import Speaker
from zuschlag.table.commands import GoOn, Pause, Start
from zuschlag.table.ports import Clock, Dice, Seal
from zuschlag.table.service import TableService
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import LOBBY, PAUSED, PLAY, TableState
from zuschlag.table.table_writer import TableWriter
from zuschlag.table.trouble import not_now


class EveningService:
    """The door to evenings; `attend` does what follows from their state and the time."""

    def __init__(
        self,
        *,
        journal: Journal,
        clock: Clock,
        dice: Dice,
        seal: Seal,
        tables: TableService,
        worker: str = "one",
    ) -> None:
        self._clock = clock
        self._dice = dice
        self._seal = seal
        self._tables = tables
        self._limits = tables.limits
        self._writer = TableWriter(journal, clock, seal, self._limits, worker, "", None)
        self._open: dict[str, LiveEvening] = {}

    async def open_evening(self, speaker: Speaker, settings: EveningSettings) -> str:
        """A new evening; its seed is fixed and promised before anybody can join."""
        live = LiveEvening(identity.table_id(self._dice), self._limits)
        first = self._created(live.id, speaker, checked(settings))
        try:
            live.epoch = live.begun = await self._writer.lease_new(live.id)
            live.is_mine, live.is_behind = True, False
            entry = self._writer.entry(live, first)
            live.take_in(first, entry.hash, first.at)
            card = card_of(live.evening, first.at, live.evening.status)
            await self._writer.journal.append([entry], card)
        except (Conflict, Unclear, Unwritable) as fault:
            raise not_now(fault) from None
        self._open[live.id] = live
        return live.id

    def _created(self, id: str, speaker: Speaker, settings: EveningSettings) -> TableEvent:
        seed = self._dice.token(32)
        public = {
            "settings": plain(settings),
            "code": identity.join_code(self._dice),
            "commit": commitment(id, seed),
        }
        secret = {"server_seed": seed.hex(), "organiser": speaker.holder}
        return TableEvent(kind="created", at=self._clock.now(), public=public, secret=secret)

    async def find(self, id: str) -> LiveEvening:
        """The evening in memory, up to date and ours; read from the journal if need be."""
        if not identity.is_table_id(id):
            raise NotFound("event/unknown")
        live = self._open.get(id)
        if live is None or live.is_spoilt:
            live = self._open[id] = LiveEvening(id, self._limits)
        async with live.lock:
            try:
                await self._writer.freshen(live)
            finally:
                if not live.seq:
                    self._open.pop(id, None)
        if not live.is_mine:
            raise Unavailable("table/unavailable")
        return live

    async def command(
        self, id: str, speaker: Speaker, command_id: str, command: Command
    ) -> dict[str, object]:
        """Decide, store, answer; the same id again gives the same answer."""
        live = await self.find(id)
        async with live.lock:
            await self._writer.freshen(live)
            now = self._clock.now()
            asking = asker(id, speaker.holder, command_id, command, now, self._seal)
            known = live.evening.answered.get((asking.pseudonym, command_id))
            if known is not None and known.mark != asking.mark:
                raise Reused("table/reused-id")
            if known is None:
                await self._writer.commit(live, decide.decide(live.evening, asking, command))
            return self._made(live.evening, asking, command)

    def _made(self, evening: EveningState, asking: Asker, command: Command) -> dict[str, object]:
        made = dict(evening.answered[asking.pseudonym, asking.command].made)
        return made | ({"code": asking.code()} if isinstance(command, Invite) else {})

    async def attend(self, id: str) -> None:
        """Everything that is due now: timers, tables to be made, results to be taken in."""
        live = await self.find(id)
        async with live.lock:
            await self._writer.freshen(live)
            while event := due_event(live.evening, self._clock.now()):
                await self._writer.commit(live, event)
            current = live.evening.current
            if current is not None and current.state == RUNNING:
                for table in range(len(current.tables)):
                    if table not in current.results:
                        await self._look_after(live, current, table)

    async def _look_after(self, live: LiveEvening, played: EveningRound, table: int) -> None:
        """Make a table that is not there, start it, or take in what came out."""
        evening, people = live.evening, played.tables[table]
        id = founding.table_id(self._seal, evening.id, played.number, table)
        found = self._tables.live_tables.get(id)
        if found is None or found.table.status == LOBBY:
            host = founding.host_of(self._seal, evening.id)
            settings = founding.settings_of(evening, played, table)
            seated = founding.seated(evening, people)
            await self._tables.open_seated(host, settings, id, seated, evening.id)
            again = founding.start_id(evening.id, played.number, table)
            await self._tables.command(id, host, again, Start())
            return
        await self._stop_or_go_on(evening, found.table)
        left = {one.number for one in evening.entrants.values() if one.state == LEFT}
        seats = founding.result_of(found.table, people, left)
        if seats is not None:
            public = result_entry(played.number, table, seats, "table", found.head.hex())
            event = TableEvent(kind="result_taken", at=self._clock.now(), public=public)
            await self._writer.commit(live, event)

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

    def table_id(self, id: str, number: int, table: int) -> str:
        """The live table of a place in a round, counted from 1 and from 0."""
        return founding.table_id(self._seal, id, number, table)
