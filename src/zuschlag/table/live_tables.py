"""The tables a worker has in memory: opened when asked for, followed, inherited, forgotten."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from zuschlag.errors import NotFound, Unavailable, ZuschlagError
from zuschlag.journal.contract import Conflict, Journal, LobbyCard, Unclear, Unwritable
from zuschlag.table import relaying
from zuschlag.table.audience import OwnerReply
from zuschlag.table.identity import is_table_id
from zuschlag.table.limits import TableLimits
from zuschlag.table.live_table import LiveTable
from zuschlag.table.lobby_card import is_slow
from zuschlag.table.ports import Clock, Relay
from zuschlag.table.scheduler import Scheduler
from zuschlag.table.settings import DAY
from zuschlag.table.sleeping import Sleepers
from zuschlag.table.table_state import LOBBY, OVER, PAUSED, PLAY, SEEDS
from zuschlag.table.table_writer import TableWriter
from zuschlag.table.tasks import Tasks
from zuschlag.table.trouble import Broken

RESTARTING = 1012
ELSEWHERE_SECONDS = 4.0  # how long what another worker said about people holds
SLOWEST = 400 * DAY
"""A slow table goes on by itself after a start, however long nobody has moved; others by a link."""


class LiveTables:
    """Our tables, and copies of other workers' tables that somebody here looks at."""

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        limits: TableLimits,
        writer: TableWriter,
        scheduler: Scheduler,
        tasks: Tasks,
        relay: Relay | None,
    ) -> None:
        self.open: dict[str, LiveTable] = {}
        self.sleepers = Sleepers()
        self.is_closed = False
        self.renewed_at: int | None = None  # when the journal has last kept our lease
        self._telling: set[str] = set()
        self._journal = journal
        self._clock = clock
        self._limits = limits
        self._writer = writer
        self._scheduler = scheduler
        self._tasks = tasks
        self._relay = relay

    def check_open(self) -> None:
        """A worker that has stopped takes nothing more."""
        if self.is_closed:
            raise Unavailable("table/unavailable")

    def add(self, live: LiveTable) -> None:
        """A table that was just made."""
        self.open[live.table.id] = live
        self._scheduler.arm(live)

    async def find(self, table: str, is_wanted: bool = True) -> LiveTable:
        """The table in memory, up to date; one that somebody waits for is read before others."""
        self.check_open()
        live = self.open.get(table)
        if live is not None and live.is_spoilt and not live.lock.locked():
            self._throw_away(live)
            live = None
        if live is None:
            if not is_table_id(table):
                raise NotFound("table/unknown")
            live = self.open[table] = LiveTable(table, self._limits, self._writer.seal)
            self.sleepers.remind(live)
        if live.is_behind or not live.is_begun:
            live.is_wanted |= is_wanted
            self._writer.wanted += is_wanted
            try:
                await self._freshen(live)
            finally:
                self._writer.wanted -= is_wanted
            if self.open.get(table) is not live:
                return await self.find(table, is_wanted)  # somebody else gave it up meanwhile
        live.used_at = self._clock.now()
        return live

    async def _freshen(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await self._writer.freshen(live)
                live.ripen(self._clock.now())
                live.settle_control(self._clock.now())
            self.sleepers.has_woken(live.id)
        except (Broken, NotFound):
            self.sleepers.has_woken(live.id)
            live.is_mine = False
            self._throw_away(live)
            raise
        finally:
            if not live.seq and self.open.get(live.table.id) is live:
                del self.open[live.table.id]
            self._scheduler.arm(live)

    def _throw_away(self, live: LiveTable) -> None:
        """Rebuild a table from its journal; everybody comes back to it by themselves."""
        self._scheduler.disarm(live)
        if self.open.get(live.table.id) is live:
            del self.open[live.table.id]
        for watch in live.audience.watches:
            watch.sink.close(RESTARTING, "restarting")

    @asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[LiveTable]:
        """Nothing is written to this table here meanwhile, and nobody else opens it."""
        live = self.open.setdefault(table, LiveTable(table, self._limits, self._writer.seal))
        async with live.lock:
            try:
                yield live
            finally:
                if not live.seq and self.open.get(table) is live:
                    del self.open[table]

    def close_for_good(self, live: LiveTable) -> None:
        """A table that is being removed, under its lock."""
        live.is_mine = False
        self._throw_away(live)

    async def running(self) -> list[LobbyCard] | None:
        """The games that were running when this began; None: the journal cannot say now."""
        try:
            cards = await self._journal.live(self._clock.now() - SLOWEST)
        except (Unclear, Unwritable):
            return None
        since = self._clock.now() - DAY
        recent = (card for card in cards if card.touched >= since or is_slow(card))
        return [card for card in recent if card.status in (SEEDS, PLAY)]

    async def open_live(self, cards: list[LobbyCard] | None) -> None:
        """Games that were running go on, even those of bots nobody looks at."""
        while cards is None:
            await self._clock.sleep(self._limits.poll_seconds)
            cards = await self.running()
        for card in cards:
            with suppress(ZuschlagError):  # whoever asks for it will try again
                await self.find(card.table, is_wanted=False)

    async def close(self) -> None:
        """Stop all clocks in the log, give all tables back."""
        self._scheduler.is_stopped = self.is_closed = True
        mine = [live for live in self.open.values() if live.is_mine]
        for live in mine:
            self._scheduler.disarm(live)
        await asyncio.gather(*(self._close(live) for live in mine))
        with suppress(Unclear, Unwritable):  # else the lease runs out by itself
            await self._journal.release(self._writer.worker)

    async def _close(self, live: LiveTable) -> None:
        async with live.lock:
            last = live.last_words(self._clock.now())
            if live.is_begun and not live.is_behind and last is not None:
                with suppress(ZuschlagError):
                    await self._writer.commit(live, last)
            live.is_mine = False

    def on_hint(self, table: str, head: int) -> None:
        """Another worker says that a table has grown."""
        live = self.open.get(table)
        if live is not None and not live.is_mine and head > live.seq:
            self._tasks.spawn(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        async with live.lock:
            if not live.is_mine:
                with suppress(ZuschlagError):  # the next look at the journal will tell
                    await self._writer.catch_up(live)
        self._scheduler.arm(live)

    async def look_after_leases(self) -> None:
        """Keep our own lease, whatever else there is to do."""
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
            for id in self.sleepers.due(self._clock.now()):
                with suppress(ZuschlagError):  # the next look will try again
                    await self.find(id, is_wanted=False)

    async def _renew(self) -> None:
        kept = set(await self._journal.renew(self._writer.worker, self._limits.lease_seconds))
        self.renewed_at = self._clock.now()
        for live in list(self.open.values()):
            if live.is_mine and live.seq and live.table.id not in kept:
                live.is_behind = True

    async def _follow_others(self) -> None:
        for live in [one for one in self.open.values() if one.is_behind or not one.is_begun]:
            await self._follow_one(live)
            if not live.is_mine and live.table.id not in self._telling:
                # An owner that hangs must not keep us from renewing our own lease.
                self._telling.add(live.table.id)
                self._tasks.spawn(self._tell_owner_beside(live))
        now = self._clock.now()
        for live in [one for one in self.open.values() if one.is_mine]:
            if live.elsewhere or live.audience.has_others:
                self._look_around(live, now)

    async def _follow_one(self, live: LiveTable) -> None:
        """Whatever is wrong with one table must not cost all others the lease."""
        try:
            await self._freshen(live)
        except ZuschlagError:
            pass  # the next look will tell
        except Exception as fault:
            told = {"message": "a table cannot be read", "exception": fault}
            asyncio.get_running_loop().call_exception_handler(told)
            if self.open.get(live.table.id) is live:
                self._throw_away(live)

    def _look_around(self, live: LiveTable, now: int) -> None:
        live.settle_control(now)
        live.see_who_is_here(now)
        self._scheduler.arm(live)

    async def _tell_owner_beside(self, live: LiveTable) -> None:
        try:
            if live.audience.watches:
                await self.tell_owner(live)
        finally:
            self._telling.discard(live.table.id)

    async def tell_owner(self, live: LiveTable) -> None:
        """Who looks on here, though the table is another worker's; it says who is in control."""
        if self._relay is None or not live.owner or self.is_closed:
            return
        here = relaying.Here(live.table.id, self._writer.worker, live.audience.tabs)
        with suppress(OSError, TimeoutError, ZuschlagError):  # the next look will try again
            told = relaying.ack_of(await self._relay.ask(live.owner, relaying.encoded(here)))
            if not live.is_mine:
                owner_reply = msgspec.convert(told.made, OwnerReply)
                live.tell_control(live.audience.learn(owner_reply))
                live.told_here = owner_reply.here
                live.told_gone = owner_reply.gone
                live.see_who_is_here(self._clock.now())

    async def hear_of(self, here: relaying.Here) -> OwnerReply:
        """People look on at another worker: they are here. Which of them are in control."""
        live = await self.find(here.table)
        if not live.is_mine:
            raise Unavailable("table/unavailable")
        now = self._clock.now()
        until = now + int(ELSEWHERE_SECONDS * 1000)
        live.audience.hear_of(here.worker, here.tabs, until)
        self._look_around(live, now)
        seats = [number for number, is_here in enumerate(live.seats_here) if is_here]
        return live.audience.owner_reply(here.worker, now, seats, live.seats_gone)

    def _forget_idle(self) -> None:
        now = self._clock.now()
        idle = int(self._limits.idle_seconds * 1000)
        for id, live in list(self.open.items()):
            is_free = not live.audience.watches and not live.lock.locked()
            is_slow = live.seq > 0 and live.table.is_slow
            is_left = now - max(live.used_at, live.table.last_at) > DAY and not is_slow
            is_idle = now - live.used_at > idle and not live.delay.is_behind
            if is_free and (is_left or (is_idle and self._may_go(live, now))):
                self._scheduler.disarm(live)
                del self.open[id]

    def _may_go(self, live: LiveTable, now: int) -> bool:
        """Whether nobody will miss it; a timer of a table that is ours rings all the same."""
        when = self._scheduler.next_time(live) if live.is_mine else None
        if when is None and (not live.is_mine or live.table.status in (LOBBY, PAUSED, OVER)):
            return True
        if not self.sleepers.may_sleep(live, when, now):
            return False
        self.sleepers.lay_down(live, when)
        return True
