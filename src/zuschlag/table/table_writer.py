"""From a decision to the disk: leases, appends, and catching up with what others have written.

A table in memory never runs ahead of the journal: what is not on disk is neither folded nor shown.
"""

from asyncio import CancelledError, sleep
from collections.abc import Awaitable, Callable
from typing import TypeVar

from zuschlag.errors import NotFound, TooMuch
from zuschlag.journal.contract import Conflict, Journal, Unclear, Unwritable
from zuschlag.journal.entry import Entry, digest
from zuschlag.journal.seal import Unsealable
from zuschlag.table.limits import TableLimits
from zuschlag.table.live import Live
from zuschlag.table.ports import Clock, GrowthHints, Seal
from zuschlag.table.table_event import TableEvent, read, written
from zuschlag.table.trouble import Troubles, not_now

Found = TypeVar("Found")

AT_ONCE = 20
"""Entries that are read without a pause: a few milliseconds."""
PAUSE, MOST_PAUSES = 0.005, 20
"""Seconds a table that nobody waits for leaves to those that somebody does, and how often."""
RESERVE = 100
"""Entries kept free above the cap, so that a table that is full can still end in good order."""


class TableWriter:
    """The one that writes for all tables of a worker. Whoever calls holds the table's lock."""

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        seal: Seal,
        limits: TableLimits,
        worker: str,
        address: str,
        hints: GrowthHints | None,
    ) -> None:
        self.journal = journal
        self._clock = clock
        self.seal = seal
        self._limits = limits
        self.worker = worker
        self._address = address
        self._hints = hints
        self.troubles = Troubles()
        self.on_commit: Callable[[Live], None] | None = None  # after everybody here was told
        self.wanted = 0  # how many wait for a table to be read

    async def commit(self, live: Live, event: TableEvent) -> None:
        """Store, then fold and tell; Unavailable when it could not be stored."""
        most = self._limits.entries + (0 if event.command else RESERVE)
        if live.seq >= most:
            raise TooMuch("table/too-long", {"most": self._limits.entries})
        entry = self.entry(live, event)
        card = live.card_after(event)
        try:
            await self.journal.append([entry], card)
        except (Conflict, Unclear) as fault:
            # Somebody else wrote, or nobody knows what became of it: the journal will tell.
            live.is_behind = True
            raise not_now(fault) from None
        except Unwritable as fault:
            raise not_now(fault) from None
        except CancelledError:
            live.is_behind = True  # it may be on disk all the same
            raise
        live.card = card or live.card
        live.take_in(event, entry.hash, event.at)
        if self.on_commit is not None:
            self.on_commit(live)
        await self._hint(live)

    def entry(self, live: Live, event: TableEvent) -> Entry:
        """The next line of the journal."""
        return written(event, live.id, live.seq + 1, live.epoch, live.head, self.seal)

    async def _hint(self, live: Live) -> None:
        if self._hints is not None:
            await self._hints.publish({live.id: live.seq})

    async def lease_new(self, table: str) -> int:
        """Become the writer of a table that is about to be made."""
        seconds = self._limits.lease_seconds
        return (await self.journal.take(table, self.worker, self._address, seconds)).epoch

    async def freshen(self, live: Live) -> None:
        """Know all that is written, and whose table it is."""
        if live.is_begun and not live.is_behind:
            return
        id = live.id
        heads = await self.reach(self.journal.heads([id]))
        if not heads:
            raise NotFound("table/unknown")
        lease = await self.reach(
            self.journal.take(id, self.worker, self._address, self._limits.lease_seconds)
        )
        live.is_mine, live.epoch, live.owner = lease.is_mine, lease.epoch, lease.address
        await self.catch_up(live)
        if live.seq < heads[id]:
            raise self.troubles.broken(id, live.seq + 1)
        if live.is_mine and live.slept and live.slept == live.epoch:
            live.go_on()
        if live.is_mine and not live.is_begun:
            await self._begin_anew(live)
            live.begun = live.epoch
        live.is_behind = False

    async def is_overtaken(self, live: Live) -> bool:
        """Whether the journal knows more of a table than we do."""
        heads = await self.reach(self.journal.heads([live.id]))
        return heads.get(live.id, 0) > live.seq

    async def catch_up(self, live: Live) -> None:
        """Take in what was written since."""
        id = live.id
        entries = await self._entries(id, live.seq)
        live.is_partial |= bool(entries)
        for entry in entries:
            if entry.seq <= live.seq:
                continue
            if entry.seq > live.seq + 1 or entry.before != live.head:
                raise self.troubles.broken(id, live.seq + 1)
            if digest(entry) != entry.hash:
                raise self.troubles.broken(id, entry.seq)
            try:
                event = read(entry, self.seal)
            except Unsealable:
                raise self.troubles.sealed(id, entry.seq) from None
            live.take_in(event, entry.hash, self._clock.now())
            if live.seq % AT_ONCE == 0:
                await self._breathe(live)
        live.is_partial = False

    async def _breathe(self, live: Live) -> None:
        """Let others have their turn; what is asked for goes before what is not."""
        await sleep(0)
        for _ in range(MOST_PAUSES):
            if live.is_wanted or not self.wanted:
                return
            await self._clock.sleep(PAUSE)

    async def _entries(self, id: str, after: int) -> list[Entry]:
        try:
            return await self.journal.read(id, after)
        except (Unclear, Unwritable) as fault:
            if fault.slug == "journal/corrupt":
                raise self.troubles.broken(id, after + 1) from None
            raise not_now(fault) from None

    async def _begin_anew(self, live: Live) -> None:
        """After a restart, or after another worker."""
        first = live.first_words(self._clock.now())
        if first is not None:
            await self.commit(live, first)

    async def reach(self, asked: Awaitable[Found]) -> Found:
        """Whatever the journal answers; while it cannot be reached, tables are unavailable."""
        try:
            return await asked
        except (Unclear, Unwritable) as fault:
            raise not_now(fault) from None
