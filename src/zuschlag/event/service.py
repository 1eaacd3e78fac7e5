"""Evenings of one worker: decided, stored, folded; then the tables follow from what is written.

Two chains are never written together: the intent stands in the evening's, making a table again
finds the one that is there, and results are seen at the tables and taken in.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from zuschlag.errors import NotAllowed, NotFound, Reused, TooMuch, Unavailable, ZuschlagError
from zuschlag.event import decide
from zuschlag.event.asker import Asker, asker, pseudonym_of
from zuschlag.event.attending import Attendant
from zuschlag.event.cards import card_code, organiser_key
from zuschlag.event.commands import (
    Assist,
    Command,
    Invite,
    Join,
    NewCard,
    Organise,
    PrintCards,
    Register,
    UseCard,
)
from zuschlag.event.comparing import Comparing
from zuschlag.event.evening_state import RUNNING, EveningRound, EveningState
from zuschlag.event.live_evening import LiveEvening, card_of
from zuschlag.event.powers import is_helper
from zuschlag.event.settings import MOST_LINES, EveningSettings, checked, plain
from zuschlag.event.timers import due_event
from zuschlag.fair import commitment
from zuschlag.journal.contract import Conflict, Journal, Unclear, Unwritable
from zuschlag.table import identity
from zuschlag.table.caller import Speaker
from zuschlag.table.ports import Clock, Dice, Seal
from zuschlag.table.service import TableService
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_writer import TableWriter
from zuschlag.table.trouble import not_now

Due = TableEvent | None
OffLoop = Callable[[Callable[[], Any]], Awaitable[Any]]


async def at_once(work: Callable[[], Any]) -> Any:
    """Where nobody else waits for the loop."""
    return work()


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
        off_loop: OffLoop = at_once,
    ) -> None:
        self._clock = clock
        self._dice = dice
        self._seal = seal
        self.attendant = Attendant(tables, seal, clock)
        self.comparing = Comparing(self.attendant, off_loop)
        self._limits = tables.limits
        self._off_loop = off_loop  # planning takes a moment
        self._writer = TableWriter(journal, clock, seal, self._limits, worker, "", None)
        self._open: dict[str, LiveEvening] = {}
        self._is_closed = False

    async def open_evening(
        self, speaker: Speaker, settings: EveningSettings, id: str | None = None
    ) -> str:
        """A new evening; its seed is fixed and promised before anybody can join."""
        live = LiveEvening(id or identity.table_id(self._dice), self._limits)
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

    async def the_evening(self, settings: EveningSettings) -> str:
        """The one evening of a journal that has one: as it was left, or else a new one."""
        id = self._seal.mark(b"the evening")[:32]
        if not await self._writer.reach(self._writer.journal.heads([id])):
            nobody = Speaker(self._dice.token(32).hex())
            await self.open_evening(nobody, settings, id)
        return id

    async def find(self, id: str) -> LiveEvening:
        """The evening in memory, up to date and ours; read from the journal if need be."""
        if self._is_closed:
            raise Unavailable("server/stopping")
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

    def wake(self, id: str) -> None:
        """Whoever waits for news looks again."""
        if (live := self._open.get(id)) is not None:
            live.wake()

    async def command(
        self, id: str, speaker: Speaker, command_id: str, command: Command
    ) -> dict[str, object]:
        """Decide, store, answer; the same id again gives the same answer."""
        live = await self.find(id)
        async with live.lock:
            await self._writer.freshen(live)
            now = self._clock.now()
            asking = asker(
                *(id, speaker.holder, command_id, command, now, self._seal),
                partial(self.attendant.check_absent, live.evening),
            )
            known = live.evening.answered.get((asking.pseudonym, command_id))
            if known is not None and known.mark != asking.mark:
                raise Reused("table/reused-id")
            if known is None:
                self._check_room(live, asking, command)
                self._check_person(speaker, command)
                await self._writer.commit(live, decide.decide(live.evening, asking, command))
            return self._made(live.evening, asking, command)

    def _check_room(self, live: LiveEvening, asking: Asker, command: Command) -> None:
        """Nobody fills the log so far that others, or the desk, could not go on."""
        if is_helper(live.evening, asking) or isinstance(command, Organise | Assist):
            return
        most = self._limits.entries // 2
        if live.seq >= most:
            raise TooMuch("event/full", {"most": most})
        if live.evening.lines_of[asking.pseudonym] >= MOST_LINES:
            raise TooMuch("event/full", {"most": MOST_LINES})

    def _check_person(self, speaker: Speaker, command: Command) -> None:
        """A program's token is nobody's phone: it would sit at a table as if it were a person."""
        if speaker.kind == "bot" and isinstance(command, Join | UseCard):
            raise NotAllowed("event/no-rehearsal")

    def _made(self, evening: EveningState, asking: Asker, command: Command) -> dict[str, object]:
        made = dict(evening.answered[asking.pseudonym, asking.command].made)
        if isinstance(command, Invite):
            made["code"] = asking.code()
        if isinstance(command, Register):
            who = made["entrant"]
            made["code"] = card_code(self._seal, evening.id, who, 0)
        if isinstance(command, NewCard):
            card = made.pop("card")  # the one made then, which may be void by now
            made["code"] = card_code(self._seal, evening.id, command.entrant, card)
        if isinstance(command, PrintCards):
            then = [(who, card) for who, card in made["cards"]]  # some may be void by now
            made["cards"] = {
                who: card_code(self._seal, evening.id, who, card) for who, card in then
            }
        return made

    async def attend(self, id: str) -> None:
        """Everything that is due now: timers, tables to be made, results to be taken in."""
        live = await self.find(id)
        async with live.lock:
            await self._writer.freshen(live)
            while event := await self._due(live.evening):
                await self._writer.commit(live, event)
            current = live.evening.current
            if current is not None and current.state == RUNNING:
                await self._attend_tables(live, current)
                if current.is_shared:
                    await self._keep_in_step(live, current)
            await self.attendant.in_step.tell_seeds(live.evening)

    async def _attend_tables(self, live: LiveEvening, current: EveningRound) -> None:
        """One table in trouble is told of when all have been looked after."""
        evening, trouble = live.evening, None
        for table in range(len(current.tables)):
            if table in current.results or table in current.boards:
                continue
            is_new = self.attendant.live(evening.id, current, table) is None
            try:
                found = await self.attendant.look_after(evening, current, table)
            except ZuschlagError as fault:
                trouble = trouble or fault
                continue
            if found is not None:
                await self._writer.commit(live, found)
            elif is_new:
                live.wake()  # whoever waits to sit down
        if trouble is not None:
            raise trouble

    async def _keep_in_step(self, live: LiveEvening, current: EveningRound) -> None:
        """What all tables do together; the evening writes first what they are told."""
        while event := await self.attendant.in_step.look_after(live.evening, current):
            await self._writer.commit(live, event)

    async def _due(self, evening: EveningState) -> Due:
        """A plan is made beside the loop; nobody changes the evening meanwhile."""
        now = self._clock.now()
        if evening.drawing is None:
            return due_event(evening, now)
        found: Due = await self._off_loop(lambda: due_event(evening, now))
        return found

    async def close(self) -> None:
        """Say when the clocks were left alone; the leases go with those of the tables."""
        self._is_closed = True
        for live in list(self._open.values()):
            async with live.lock:
                last = live.last_words(self._clock.now())
                if last is not None and live.is_begun and not live.is_behind:
                    with suppress(ZuschlagError):
                        await self._writer.commit(live, last)
                live.is_mine = False

    def table_id(self, id: str, number: int, table: int) -> str:
        """The live table of a place in a round, counted from 1 and from 0."""
        return self.attendant.table_id(id, number, table)

    def key_of(self, id: str) -> str:
        """What makes a browser the organiser's."""
        return organiser_key(self._seal, id)

    def pseudonym(self, id: str, holder: str) -> str:
        """Whose words these are, in the log of an evening."""
        return pseudonym_of(self._seal, id, holder)

    def word_for(self, id: str, what: str) -> str:
        """What to say to have something done that cannot be undone."""
        return self._seal.mark(f"{what}|{id}".encode())[:16]

    def card_of(self, evening: EveningState, entrant: int) -> str:
        """The code on somebody's card."""
        return card_code(self._seal, evening.id, entrant, evening.entrants[entrant].cards)
