"""The tables a worker has in memory: opened when asked for, followed, inherited, forgotten."""

import asyncio
from contextlib import suppress

import msgspec

from zuschlag.errors import NotFound, Unavailable, ZuschlagError
from zuschlag.journal.contract import Card, Conflict, Journal, Unclear, Unwritable
from zuschlag.table import relaying
from zuschlag.table.audience import Verdict
from zuschlag.table.identity import is_table_id
from zuschlag.table.limits import Limits
from zuschlag.table.live_table import Room
from zuschlag.table.ports import Clock, Relay
from zuschlag.table.scheduler import Tender
from zuschlag.table.table_event import Happening
from zuschlag.table.table_state import LOBBY, OVER, PAUSED, PLAY, SEEDS
from zuschlag.table.table_writer import Writer
from zuschlag.table.tasks import Tasks
from zuschlag.table.trouble import Broken

RESTARTING = 1012
ELSEWHERE_SECONDS = 4.0  # how long what another worker said about people holds
DAY = 24 * 3600 * 1000


class Rooms:
    """Own tables, and copies of other workers' tables that somebody here looks at."""

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        limits: Limits,
        writer: Writer,
        tender: Tender,
        tasks: Tasks,
        relay: Relay | None,
    ) -> None:
        self.open: dict[str, Room] = {}
        self.is_closed = False
        self._telling: set[str] = set()
        self._journal = journal
        self._clock = clock
        self._limits = limits
        self._writer = writer
        self._tender = tender
        self._tasks = tasks
        self._relay = relay

    def check_open(self) -> None:
        """Who has stopped takes nothing more."""
        if self.is_closed:
            raise Unavailable("table/unavailable")

    def add(self, room: Room) -> None:
        """A table that was just made."""
        self.open[room.table.id] = room
        self._tender.arm(room)

    async def room(self, table: str) -> Room:
        """The table in memory, up to date."""
        self.check_open()
        room = self.open.get(table)
        if room is not None and room.is_spoilt and not room.lock.locked():
            self._throw_away(room)
            room = None
        if room is None:
            if not is_table_id(table):
                raise NotFound("table/unknown")
            room = self.open.setdefault(table, Room(table, self._limits, self._writer.seal))
        if room.is_behind or not room.is_begun:
            await self._freshen(room)
            if self.open.get(table) is not room:
                return await self.room(table)  # somebody else gave it up meanwhile
        room.used_at = self._clock.now()
        return room

    async def _freshen(self, room: Room) -> None:
        try:
            async with room.lock:
                await self._writer.freshen(room)
                room.ripen(self._clock.now())
                room.settle_control(self._clock.now())
        except Broken:
            room.is_mine = False
            self._throw_away(room)
            raise
        finally:
            if not room.seq and self.open.get(room.table.id) is room:
                del self.open[room.table.id]
            self._tender.arm(room)

    def _throw_away(self, room: Room) -> None:
        """Make a table anew from its journal; everybody comes back to it by themselves."""
        self._tender.disarm(room)
        if self.open.get(room.table.id) is room:
            del self.open[room.table.id]
        for watch in room.audience.watches:
            watch.sink.close(RESTARTING, "restarting")

    async def open_live(self) -> None:
        """Games that were going on go on, also those of bots nobody looks at."""
        for card in await self._live_cards():
            if card.status in (SEEDS, PLAY):
                with suppress(ZuschlagError):  # whoever asks for it will try again
                    await self.room(card.table)

    async def _live_cards(self) -> list[Card]:
        while True:
            try:
                return await self._journal.live(self._clock.now() - DAY)
            except (Unclear, Unwritable):
                await self._clock.sleep(self._limits.poll_seconds)

    async def close(self) -> None:
        """Stop all clocks in the log, give all tables back."""
        self._tender.is_stopped = self.is_closed = True
        mine = [room for room in self.open.values() if room.is_mine]
        for room in mine:
            self._tender.disarm(room)
        await asyncio.gather(*(self._close(room) for room in mine))
        with suppress(Unclear, Unwritable):  # else the lease runs out by itself
            await self._journal.release(self._writer.worker)

    async def _close(self, room: Room) -> None:
        async with room.lock:
            if room.is_begun and not room.is_behind and room.table.status in (SEEDS, PLAY):
                last = Happening(kind="stopped", at=self._clock.now())
                with suppress(ZuschlagError):  # else clocks are credited from the last entry on
                    await self._writer.commit(room, last)
            room.is_mine = False

    def on_hint(self, table: str, head: int) -> None:
        """Another worker says that a table has grown."""
        room = self.open.get(table)
        if room is not None and not room.is_mine and head > room.seq:
            self._tasks.spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        async with room.lock:
            if not room.is_mine:
                with suppress(ZuschlagError):  # the next look at the journal will tell
                    await self._writer.catch_up(room)
        self._tender.arm(room)

    async def look_after_leases(self) -> None:
        """Keep the own lease, whatever else there is to do."""
        while not self.is_closed:
            await self._clock.sleep(self._limits.renew_seconds)
            with suppress(Conflict, Unclear, Unwritable):
                await self._renew()

    async def look_after_others(self) -> None:
        """Follow and inherit the tables of others, forget idle ones."""
        while not self.is_closed:
            await self._clock.sleep(self._limits.poll_seconds)
            await self._follow_others()
            self._forget_idle()

    async def _renew(self) -> None:
        kept = set(await self._journal.renew(self._writer.worker, self._limits.lease_seconds))
        for room in list(self.open.values()):
            if room.is_mine and room.seq and room.table.id not in kept:
                room.is_behind = True

    async def _follow_others(self) -> None:
        for room in [one for one in self.open.values() if one.is_behind or not one.is_begun]:
            await self._follow_one(room)
            if not room.is_mine and room.table.id not in self._telling:
                # An owner that hangs must not keep us from renewing our own lease.
                self._telling.add(room.table.id)
                self._tasks.spawn(self._tell_owner_beside(room))
        now = self._clock.now()
        for room in [one for one in self.open.values() if one.is_mine]:
            if room.elsewhere or room.audience.has_others:
                self._look_around(room, now)

    async def _follow_one(self, room: Room) -> None:
        """Whatever is wrong with one table must not cost all others the lease."""
        try:
            await self._freshen(room)
        except ZuschlagError:
            pass  # the next look will tell
        except Exception as fault:
            told = {"message": "a table cannot be read", "exception": fault}
            asyncio.get_running_loop().call_exception_handler(told)
            if self.open.get(room.table.id) is room:
                self._throw_away(room)

    def _look_around(self, room: Room, now: int) -> None:
        room.settle_control(now)
        room.see_who_is_here(now)
        self._tender.arm(room)

    async def _tell_owner_beside(self, room: Room) -> None:
        try:
            if room.audience.watches:
                await self.tell_owner(room)
        finally:
            self._telling.discard(room.table.id)

    async def tell_owner(self, room: Room) -> None:
        """Who looks on here, though the table is another worker's; it says who is in control."""
        if self._relay is None or not room.owner or self.is_closed:
            return
        here = relaying.Here(room.table.id, self._writer.worker, room.audience.tabs)
        with suppress(OSError, TimeoutError, ZuschlagError):  # the next look will try again
            told = relaying.ack_of(await self._relay.ask(room.owner, relaying.encoded(here)))
            if not room.is_mine:
                verdict = msgspec.convert(told.made, Verdict)
                room.tell_control(room.audience.learn(verdict))
                room.told_here = verdict.here
                room.see_who_is_here(self._clock.now())

    async def hear_of(self, here: relaying.Here) -> Verdict:
        """People look on at another worker: they are here. Which of them are in control."""
        room = await self.room(here.table)
        if not room.is_mine:
            raise Unavailable("table/unavailable")
        now = self._clock.now()
        until = now + int(ELSEWHERE_SECONDS * 1000)
        room.audience.hear_of(here.worker, here.tabs, until)
        self._look_around(room, now)
        seats = [number for number, is_here in enumerate(room.seats_here) if is_here]
        return room.audience.verdict(here.worker, now, seats)

    def _forget_idle(self) -> None:
        now = self._clock.now()
        idle = int(self._limits.idle_seconds * 1000)
        for id, room in list(self.open.items()):
            is_quiet = room.table.status in (LOBBY, PAUSED, OVER) or not room.is_mine
            is_free = not room.audience.watches and not room.lock.locked()
            is_left = now - max(room.used_at, room.table.last_at) > DAY  # comes back by its link
            is_idle = is_quiet and now - room.used_at > idle and not room.delay.is_behind
            if is_free and (is_idle or is_left):
                self._tender.disarm(room)
                del self.open[id]
