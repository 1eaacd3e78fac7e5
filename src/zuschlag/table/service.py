"""All tables of one worker: one writer per table, stored first, then shown.

Commands come from the server (or, in tests, from a simulated net); everything from outside
(time, luck, journal, bots, other workers) is handed in.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from zuschlag.errors import NotAllowed, Refusal, Reused, Stale, Unavailable
from zuschlag.journal.contract import Journal
from zuschlag.table import decide, identity, relaying, rematch
from zuschlag.table.audience import WHOLE, Sink, Watch
from zuschlag.table.beginning import checked
from zuschlag.table.caller import Caller, Speaker
from zuschlag.table.calling import Call, call_of
from zuschlag.table.codes import opened_by
from zuschlag.table.commands import Command, Move, MoveSeat, Reissue, Rematch, TakeOver
from zuschlag.table.create import Opened, TableCreator
from zuschlag.table.export import record_of
from zuschlag.table.for_evenings import ForEvenings
from zuschlag.table.frames import missed
from zuschlag.table.identity import pseudonym_of
from zuschlag.table.limits import TableLimits
from zuschlag.table.live import Live
from zuschlag.table.live_table import LiveTable
from zuschlag.table.live_tables import LiveTables
from zuschlag.table.ports import BotRunner, Clock, Dice, GrowthHints, Relay, Seal
from zuschlag.table.readiness import make_ready
from zuschlag.table.relaying import Ack
from zuschlag.table.scheduler import Scheduler
from zuschlag.table.seat import is_held_by, seats_of
from zuschlag.table.settings import Settings
from zuschlag.table.table_state import LOBBY, OVER
from zuschlag.table.table_writer import TableWriter
from zuschlag.table.tasks import Tasks
from zuschlag.table.trouble import OnTrouble


class TableService:
    """All tables of one worker, and the door to those of others."""

    def __init__(
        self,
        *,
        journal: Journal,
        clock: Clock,
        dice: Dice,
        seal: Seal,
        bot_runner: BotRunner,
        worker: str = "one",
        address: str = "",
        relay: Relay | None = None,
        hints: GrowthHints | None = None,
        limits: TableLimits | None = None,
        on_called: Callable[[str, str, Call], None] | None = None,
    ) -> None:
        self.limits = limits or TableLimits()
        self._journal = journal
        self._clock = clock
        self._seal = seal
        self._relay = relay
        self._hints = hints
        self._tasks = Tasks()
        self._watches = 0  # sockets so far
        self._writer = TableWriter(journal, clock, seal, self.limits, worker, address, hints)
        self._on_called = on_called  # a table, who should look at it, and why
        self._writer.on_commit = self._tell_called if on_called is not None else None
        self._creator = TableCreator(self._writer, clock, dice, self.limits)
        self._scheduler = Scheduler(
            self._writer, clock, dice, bot_runner, self.limits, self._tasks.spawn
        )
        self._live_tables = LiveTables(
            journal, clock, self.limits, self._writer, self._scheduler, self._tasks, relay
        )
        self.for_evenings = ForEvenings(
            *(journal, clock, self._writer, self._creator, self._scheduler),
            *(self._live_tables, self._tasks),
        )

    @property
    def live_tables(self) -> Mapping[str, LiveTable]:
        return self._live_tables.open

    def key_of(self, holder: str) -> str:
        """What opens the list of somebody's games on other devices; nobody can guess it."""
        return self._writer.seal.mark(f"my games|{holder}".encode())[:32]

    async def was_alone(self, table: str, holder: str) -> bool:
        """Whether nobody but this one has ever done anything at a table, or played at it."""
        card = await self._writer.reach(self._journal.card(table))
        if card is not None and card.status == LOBBY:
            return all(who == holder for who, _ in card.holders)
        own = (None, pseudonym_of(self._writer.seal, table, holder))
        entries = await self._writer.reach(self._journal.read(table))
        return all(entry.speaker in own for entry in entries)

    async def remove(self, table: str, holder: str) -> bool:
        """A table is gone, whoever has it open, if nobody else was a person there by now."""
        async with self._live_tables.locked(table) as live:
            if not await self.was_alone(table, holder):
                return False
            self._live_tables.close_for_good(live)
            await self._writer.reach(self._journal.remove(table, self._clock.now()))
        return True

    def _tell_called(self, live: Live) -> None:
        if isinstance(live, LiveTable) and self._on_called is not None:
            for holder, why in live.called:
                self._on_called(live.id, holder, why)

    def is_called(self, table: str, holder: str, why: Call) -> bool:
        """Whether somebody is called and not looking; nothing changes at tables that sleep."""
        live = self.live_tables.get(table)
        return live is None or live.is_called(holder, why)

    def call_of(self, table: str, holder: str) -> Call | None:
        """Why somebody should look at a table, as far as this worker knows."""
        live = self.live_tables.get(table)
        if live is None or not live.seq:
            return self._live_tables.sleepers.call_of(table, holder)
        return call_of(live.table, holder)

    @property
    def silent_for(self) -> int:
        """Milliseconds since the journal has last kept our lease."""
        since = self._live_tables.renewed_at
        return self._clock.now() - since if since is not None else 0

    def on_trouble(self, told: OnTrouble) -> None:
        """Note who wants to hear of tables whose journal can no longer be read."""
        self._writer.troubles.listen(told)

    async def start(self) -> None:
        """Open the tables that were being played, and look after leases.

        Whoever asks first for one of them must not wait until its game is loaded.
        """
        if self._hints is not None:
            self._hints.on_hint(self._live_tables.on_hint)
        self._tasks.spawn(self._live_tables.look_after_leases())
        self._tasks.spawn(self._live_tables.look_after_others())
        cards = await self._live_tables.running()
        for game in sorted({card.game for card in cards or ()}):
            make_ready(game)
        self._tasks.spawn(self._live_tables.open_live(cards))

    async def stop(self) -> None:
        """Stop all clocks in the log, give all tables back, end all work."""
        await self._live_tables.close()
        self._tasks.cancel()

    async def open_table(
        self,
        speaker: Speaker,
        settings: Settings,
        name: str | None = None,
        colour: int | None = None,
    ) -> Opened:
        """A new table; whoever gives a name sits down at once."""
        self._live_tables.check_open()
        agreed = checked(settings)
        live, opened = await self._tasks.finish(
            self._creator.create(speaker, agreed, name=name, colour=colour)
        )
        self._live_tables.add(live)
        return opened

    async def command(
        self,
        table: str,
        speaker: Speaker,
        command_id: str,
        command: Command,
        seat: int | None = None,
        watch: Watch | None = None,
    ) -> Ack:
        """Decide, store, tell, answer; the same id again gives the same answer."""
        is_aside = watch is not None and watch.viewer is not None and not watch.in_control
        socket = watch.id if watch is not None else ""
        asked = relaying.RelayedCommand(table, speaker, seat, command_id, command, is_aside, socket)
        if isinstance(command, Move) and self._relay is None:
            try:
                return await self._command(asked)
            except asyncio.CancelledError:  # at the disk: it may be there, and the others wait
                self._tasks.spawn(self._catch_up(table))
                raise
        return await self._tasks.finish(self._command(asked))

    async def _catch_up(self, table: str) -> None:
        """Tell everybody what is on disk already."""
        live = await self._live_tables.find(table)
        async with live.lock:
            await self._writer.freshen(live)
            self._scheduler.arm(live)

    async def _command(self, asked: relaying.RelayedCommand) -> Ack:
        live = await self._live_tables.find(asked.table)
        if live.is_mine:
            async with live.lock:
                await self._writer.freshen(live)
                if live.is_mine:
                    return await self._decide(live, asked)
        return await self._ask_elsewhere(live, asked)

    async def _decide(self, live: LiveTable, asked: relaying.RelayedCommand) -> Ack:
        pseudonyms = live.pseudonyms
        caller = identity.caller(
            asked, self._clock.now(), live.here, self._seal, self.limits, pseudonyms
        )
        self._check_known(live, caller, asked.command)
        known = live.table.answered.get((caller.pseudonym, caller.command))
        if known is not None and known.mark != caller.mark:
            raise Reused("table/reused-id")
        if known is None and self._is_aside(live, asked):
            raise NotAllowed("table/not-in-control")
        if known is None:
            try:
                await self._bring_about(live, caller, asked.command)
            except (NotAllowed, Refusal, Stale):
                await self._check_not_overtaken(live)
                raise
            self._scheduler.arm_soon(live)
            known = live.table.answered[caller.pseudonym, caller.command]
        self._touch(live, asked.speaker)
        made = dict(known.made)
        if isinstance(asked.command, MoveSeat | Reissue):
            made["code"] = caller.code()
        return Ack(self.cursor(live, asked.speaker, asked.seat), made)

    def _is_aside(self, live: LiveTable, asked: relaying.RelayedCommand) -> bool:
        """Whether it comes from a socket that only watches; the table's owner knows best."""
        found = live.audience.is_aside(asked.watch, self._clock.now()) if asked.watch else None
        return asked.is_aside if found is None else found

    async def _check_not_overtaken(self, live: LiveTable) -> None:
        """Before a refusal: a worker that slept past its lease knows only an old table."""
        if self._relay is not None and await self._writer.is_overtaken(live):
            live.is_behind = True
            raise Unavailable("table/unavailable")

    def _check_known(self, live: LiveTable, caller: Caller, command: Command) -> None:
        """For those it is not shown to, a table does not exist; a good code for a seat opens it."""
        if not isinstance(command, TakeOver) or not opened_by(live.table, caller, command.code):
            live.viewer(caller.speaker, None)

    async def _bring_about(self, live: LiveTable, caller: Caller, command: Command) -> None:
        event = decide.decide(live.table, caller, command)
        if isinstance(command, Rematch):
            await self._create_again(live, caller.fresh())
        await self._writer.commit(live, event)

    async def _create_again(self, live: LiveTable, id: str) -> None:
        """The new table, unless a first try has made it already."""
        if not await self._writer.reach(self._journal.heads([id])):
            again = rematch.seated_again(live.table)
            host = Speaker(live.table.host)
            settings = msgspec.structs.replace(live.table.settings, listed=False)
            new, _ = await self._creator.create(host, settings, id=id, people=again)
            self._live_tables.add(new)

    def cursor(self, live: LiveTable, speaker: Speaker, seat: int | None) -> int:
        """How many lines the speaker's own log has now."""
        seats, holder, viewer = live.table.seats, speaker.holder, seat
        if seat is None or not is_held_by(seats, seat, holder):
            own = seats_of(seats, holder)
            viewer = own[0] if own else None
        return live.seen_by(viewer).log.cursor(viewer)

    def _touch(self, live: LiveTable, speaker: Speaker) -> None:
        """Whoever asks by HTTP is here too, for a while."""
        holder = speaker.holder
        for watch in live.audience.watches:
            if watch.holder == holder:
                return
        if seats_of(live.table.seats, holder):
            now = self._clock.now()
            live.elsewhere[speaker.holder] = now + int(self.limits.http_here_seconds * 1000)
            live.see_who_is_here(now)

    # Looking.

    async def attach(
        self,
        table: str,
        speaker: Speaker | None,
        seat: int | None,
        cursor: int,
        sink: Sink,
        memory: bool = False,
        protocol: int = WHOLE,
        at: int | None = None,
    ) -> Watch:
        """Show the table to a socket, then what it missed, then all news until `detach`.

        Who has lines up to `cursor` may say when the last of them was written: `at`.
        """
        live = await self._live_tables.find(table)
        holder = speaker.holder if speaker is not None else ""
        self._watches += 1
        name = f"{self._writer.worker}/{self._watches}"
        watch = Watch(table, live.viewer(speaker, seat), holder, sink, name, memory, protocol)
        live.enter(watch, cursor, self._clock.now(), at)
        self._scheduler.arm(live)
        if not live.is_mine:
            self._tasks.spawn(self._live_tables.tell_owner(live))
        return watch

    def detach(self, watch: Watch) -> None:
        live = self.live_tables.get(watch.table)
        if live is not None:
            live.leave(watch, self._clock.now())
            self._scheduler.arm(live)
            if not live.is_mine and self._relay is not None:
                self._tasks.spawn(self._live_tables.tell_owner(live))

    def doze(self, watch: Watch, is_dozing: bool) -> None:
        """A page is out of sight, or back: the connection may go without anybody leaving."""
        watch.is_dozing = is_dozing
        live = self.live_tables.get(watch.table)
        if live is not None:
            live.see_who_is_here(self._clock.now())
            if not live.is_mine and self._relay is not None:
                self._tasks.spawn(self._live_tables.tell_owner(live))

    async def look(self, table: str, speaker: Speaker | None, seat: int | None = None) -> bytes:
        """Everything as it is now, for whoever asks."""
        live = await self._live_tables.find(table)
        viewer = live.viewer(speaker, seat)
        if speaker is not None:
            self._touch(live, speaker)
        return live.frame(Watch(table, viewer, speaker.holder if speaker else "", _Nowhere()))

    async def news(
        self, table: str, speaker: Speaker | None, seat: int | None, cursor: int, wait: float
    ) -> bytes:
        """What comes after the cursor; waits for something to happen, but not for ever."""
        live = await self._live_tables.find(table)
        viewer = live.viewer(speaker, seat)
        if speaker is not None:
            self._touch(live, speaker)
        end = self._clock.now() + int(wait * 1000)
        while True:
            log = live.seen_by(viewer).log
            known = log.known(viewer, cursor, None)
            left = (end - self._clock.now()) / 1000
            if log.cursor(viewer) > known or left <= 0:
                empty = b'{"t":"log","cursor":%d,"entries":[]}' % known
                return next(missed(log, viewer, known), empty)
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await live.grown.wait()

    async def record(self, table: str, speaker: Speaker | None = None) -> dict[str, Any]:
        """The written game, once it is over for everybody."""
        live = await self._live_tables.find(table)
        live.viewer(speaker, None)
        if live.table.status != OVER or live.table.play is None or live.delay.is_behind:
            raise NotAllowed("table/not-over")
        if not live.table.seeds.is_told:
            raise NotAllowed("table/round-open")
        return record_of(live.table)

    # Other workers.

    async def _ask_elsewhere(self, live: LiveTable, asked: relaying.RelayedCommand) -> Ack:
        if self._relay is None or not live.owner:
            raise Unavailable("table/unavailable")
        try:
            reply = await self._relay.ask(live.owner, relaying.encoded(asked))
        except (OSError, TimeoutError):
            live.is_behind = True
            raise Unavailable("table/unavailable") from None
        return relaying.ack_of(reply)

    async def answer(self, question: bytes) -> bytes:
        """A question another worker passes on."""
        asked = relaying.question_of(question)
        if isinstance(asked, relaying.Here):
            return await relaying.replied(self._tasks.finish(self._hear_of(asked)))
        return await relaying.replied(self._tasks.finish(self._answer(asked)))

    async def _hear_of(self, here: relaying.Here) -> Ack:
        owner_reply = await self._live_tables.hear_of(here)
        return Ack(0, msgspec.structs.asdict(owner_reply))

    async def _answer(self, asked: relaying.RelayedCommand) -> Ack:
        live = await self._live_tables.find(asked.table)
        async with live.lock:
            await self._writer.freshen(live)
            if not live.is_mine:
                raise Unavailable("table/unavailable")
            return await self._decide(live, asked)


class _Nowhere:
    """A sink for those who only ask once."""

    def send(self, frame: bytes) -> None:
        """Nobody listens."""

    def close(self, code: int, reason: str) -> None:
        """Nothing to close."""


__all__ = ["Ack", "Opened", "Sink", "Speaker", "TableLimits", "TableService", "Watch"]
