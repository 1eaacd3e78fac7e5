"""The keeper of all tables of one worker: one writer per table, stored first, then told.

Commands come from the server (or, in tests, from a simulated net); everything from outside
(time, luck, journal, bots, other workers) is handed in.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from zuschlag.errors import NotAllowed, Refusal, Reused, Stale, Unavailable
from zuschlag.journal.contract import Journal
from zuschlag.table import decide, identity, relaying, rematch
from zuschlag.table.audience import Sink, Watch, missed
from zuschlag.table.beginning import checked
from zuschlag.table.caller import Asker, Speaker
from zuschlag.table.codes import opened_by
from zuschlag.table.commands import Command, MoveSeat, Reissue, Rematch, TakeOver
from zuschlag.table.create import Founder, Opened
from zuschlag.table.export import record_of
from zuschlag.table.limits import Limits
from zuschlag.table.live_table import Room
from zuschlag.table.live_tables import Rooms
from zuschlag.table.ports import Brains, Clock, Dice, Hints, Relay, Seal
from zuschlag.table.relaying import Ack
from zuschlag.table.scheduler import Tender
from zuschlag.table.seat import seats_of
from zuschlag.table.settings import Settings
from zuschlag.table.table_state import OVER
from zuschlag.table.table_writer import Writer
from zuschlag.table.tasks import Tasks
from zuschlag.table.trouble import Told


class Keeper:
    """All tables of one worker, and the door to those of others."""

    def __init__(
        self,
        *,
        journal: Journal,
        clock: Clock,
        dice: Dice,
        seal: Seal,
        brains: Brains,
        worker: str = "one",
        address: str = "",
        relay: Relay | None = None,
        hints: Hints | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self._journal = journal
        self._clock = clock
        self._seal = seal
        self._relay = relay
        self._hints = hints
        self._tasks = Tasks()
        self._watches = 0  # sockets so far
        self._writer = Writer(journal, clock, seal, self.limits, worker, address, hints)
        self._founder = Founder(self._writer, clock, dice, self.limits)
        self._tender = Tender(self._writer, clock, dice, brains, self.limits, self._tasks.spawn)
        self._rooms = Rooms(
            journal, clock, self.limits, self._writer, self._tender, self._tasks, relay
        )

    @property
    def rooms(self) -> Mapping[str, Room]:
        """The tables in memory."""
        return self._rooms.open

    def on_trouble(self, told: Told) -> None:
        """Who wants to hear of tables whose journal cannot be read any more."""
        self._writer.troubles.listen(told)

    async def start(self) -> None:
        """Open the tables that were being played, and look after leases."""
        if self._hints is not None:
            self._hints.on_hint(self._rooms.on_hint)
        self._tasks.spawn(self._rooms.look_after_leases())
        self._tasks.spawn(self._rooms.look_after_others())
        self._tasks.spawn(self._rooms.open_live())

    async def stop(self) -> None:
        """Stop all clocks in the log, give all tables back, end all work."""
        await self._rooms.close()
        self._tasks.cancel()

    async def open_table(
        self,
        speaker: Speaker,
        settings: Settings,
        name: str | None = None,
        colour: int | None = None,
    ) -> Opened:
        """A new table; who gives a name sits down at once."""
        self._rooms.check_open()
        agreed = checked(settings)
        room, opened = await self._tasks.finish(
            self._founder.found(speaker, agreed, name=name, colour=colour)
        )
        self._rooms.add(room)
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
        asked = relaying.Question(table, speaker, seat, command_id, command, is_aside, socket)
        return await self._tasks.finish(self._command(asked))

    async def _command(self, asked: relaying.Question) -> Ack:
        room = await self._rooms.room(asked.table)
        if room.is_mine:
            async with room.lock:
                await self._writer.freshen(room)
                if room.is_mine:
                    return await self._decide(room, asked)
        return await self._ask_elsewhere(room, asked)

    async def _decide(self, room: Room, asked: relaying.Question) -> Ack:
        asker = identity.asker(asked, self._clock.now(), room.here, self._seal, self.limits)
        self._check_known(room, asker, asked.command)
        known = room.table.answered.get((asker.pseudonym, asker.command))
        if known is not None and known.mark != asker.mark:
            raise Reused("table/reused-id")
        if known is None and self._is_aside(room, asked):
            raise NotAllowed("table/not-in-control")
        if known is None:
            try:
                await self._bring_about(room, asker, asked.command)
            except (NotAllowed, Refusal, Stale):
                await self._check_not_overtaken(room)
                raise
            self._tender.arm(room)
            known = room.table.answered[asker.pseudonym, asker.command]
        self._touch(room, asked.speaker)
        made = dict(known.made)
        if isinstance(asked.command, MoveSeat | Reissue):
            made["code"] = asker.code()
        return Ack(self.cursor(room, asked.speaker, asked.seat), made)

    def _is_aside(self, room: Room, asked: relaying.Question) -> bool:
        """Whether it comes from a socket that only watches; the table's owner knows best."""
        found = room.audience.is_aside(asked.watch, self._clock.now()) if asked.watch else None
        return asked.is_aside if found is None else found

    async def _check_not_overtaken(self, room: Room) -> None:
        """Before a refusal: a worker that slept past its lease knows an old table only."""
        if self._relay is not None and await self._writer.is_overtaken(room):
            room.is_behind = True
            raise Unavailable("table/unavailable")

    def _check_known(self, room: Room, asker: Asker, command: Command) -> None:
        """To whom a table is not shown it does not exist; a good code for a seat opens it."""
        if not isinstance(command, TakeOver) or not opened_by(room.table, asker, command.code):
            room.viewer(asker.speaker, None)

    async def _bring_about(self, room: Room, asker: Asker, command: Command) -> None:
        happening = decide.decide(room.table, asker, command)
        if isinstance(command, Rematch):
            await self._found_again(room, asker.fresh())
        await self._writer.commit(room, happening)

    async def _found_again(self, room: Room, id: str) -> None:
        """The new table, unless a first try has made it already."""
        if not await self._writer.reach(self._journal.heads([id])):
            again = rematch.seated_again(room.table)
            host = Speaker(room.table.host)
            settings = msgspec.structs.replace(room.table.settings, listed=False)
            new, _ = await self._founder.found(host, settings, id=id, people=again)
            self._rooms.add(new)

    def cursor(self, room: Room, speaker: Speaker, seat: int | None) -> int:
        """How many lines the speaker's own log has now."""
        own = seats_of(room.table.seats, speaker.holder)
        viewer = seat if seat in own else own[0] if own else None
        return room.seen_by(viewer).log.cursor(viewer)

    def _touch(self, room: Room, speaker: Speaker) -> None:
        """Who asks by HTTP is here, too, for a while."""
        now = self._clock.now()
        own = seats_of(room.table.seats, speaker.holder)
        if own and not any(watch.holder == speaker.holder for watch in room.audience.watches):
            room.elsewhere[speaker.holder] = now + int(self.limits.http_here_seconds * 1000)
            room.see_who_is_here(now)

    # Looking.

    async def attach(
        self, table: str, speaker: Speaker | None, seat: int | None, cursor: int, sink: Sink
    ) -> Watch:
        """Show the table to a socket, then what it missed, then all news until `detach`."""
        room = await self._rooms.room(table)
        holder = speaker.holder if speaker is not None else ""
        self._watches += 1
        name = f"{self._writer.worker}/{self._watches}"
        watch = Watch(table, room.viewer(speaker, seat), holder, sink, name)
        room.enter(watch, cursor, self._clock.now())
        self._tender.arm(room)
        if not room.is_mine:
            self._tasks.spawn(self._rooms.tell_owner(room))
        return watch

    def detach(self, watch: Watch) -> None:
        """A socket is gone."""
        room = self.rooms.get(watch.table)
        if room is not None:
            room.leave(watch, self._clock.now())
            self._tender.arm(room)
            if not room.is_mine and self._relay is not None:
                self._tasks.spawn(self._rooms.tell_owner(room))

    async def look(self, table: str, speaker: Speaker | None, seat: int | None = None) -> bytes:
        """Everything as it is now, for who asks."""
        room = await self._rooms.room(table)
        viewer = room.viewer(speaker, seat)
        if speaker is not None:
            self._touch(room, speaker)
        return room.frame(Watch(table, viewer, speaker.holder if speaker else "", _Nowhere()))

    async def news(
        self, table: str, speaker: Speaker | None, seat: int | None, cursor: int, wait: float
    ) -> bytes:
        """What is behind the cursor; waits for something to happen, but not for ever."""
        room = await self._rooms.room(table)
        viewer = room.viewer(speaker, seat)
        if speaker is not None:
            self._touch(room, speaker)
        end = self._clock.now() + int(wait * 1000)
        while True:
            log = room.seen_by(viewer).log
            known = cursor if 0 <= cursor <= log.cursor(viewer) else 0
            left = (end - self._clock.now()) / 1000
            if log.cursor(viewer) > known or left <= 0:
                empty = b'{"t":"log","cursor":%d,"entries":[]}' % known
                return next(missed(log, viewer, known), empty)
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await room.grown.wait()

    async def record(self, table: str, speaker: Speaker | None = None) -> dict[str, Any]:
        """The written game, once it is over for everybody."""
        room = await self._rooms.room(table)
        room.viewer(speaker, None)
        if room.table.status != OVER or room.table.play is None or room.delay.is_behind:
            raise NotAllowed("table/not-over")
        return record_of(room.table)

    # Other workers.

    async def _ask_elsewhere(self, room: Room, asked: relaying.Question) -> Ack:
        if self._relay is None or not room.owner:
            raise Unavailable("table/unavailable")
        try:
            reply = await self._relay.ask(room.owner, relaying.encoded(asked))
        except (OSError, TimeoutError):
            room.is_behind = True
            raise Unavailable("table/unavailable") from None
        return relaying.ack_of(reply)

    async def answer(self, question: bytes) -> bytes:
        """A question another worker hands on."""
        asked = relaying.question_of(question)
        if isinstance(asked, relaying.Here):
            return await relaying.replied(self._tasks.finish(self._hear_of(asked)))
        return await relaying.replied(self._tasks.finish(self._answer(asked)))

    async def _hear_of(self, here: relaying.Here) -> Ack:
        verdict = await self._rooms.hear_of(here)
        return Ack(0, msgspec.structs.asdict(verdict))

    async def _answer(self, asked: relaying.Question) -> Ack:
        room = await self._rooms.room(asked.table)
        async with room.lock:
            await self._writer.freshen(room)
            if not room.is_mine:
                raise Unavailable("table/unavailable")
            return await self._decide(room, asked)


class _Nowhere:
    """A sink for who only asks once."""

    def send(self, frame: bytes) -> None:
        """Nobody listens."""

    def close(self, code: int, reason: str) -> None:
        """Nothing to close."""


__all__ = ["Ack", "Keeper", "Limits", "Opened", "Sink", "Speaker", "Watch"]
