"""From a decision to the disk: leases, appends, and catching up with what others have written.

A table in memory never runs ahead of the journal: what is not on disk is not folded and not told.
"""

from collections.abc import Awaitable
from typing import TypeVar

from zuschlag.errors import NotFound, TooMuch
from zuschlag.journal.contract import Conflict, Journal, Unclear, Unwritable
from zuschlag.journal.entry import Entry, digest
from zuschlag.journal.seal import Unsealable
from zuschlag.table.limits import TableLimits
from zuschlag.table.live_table import LiveTable
from zuschlag.table.lobby_card import card_after
from zuschlag.table.ports import Clock, GrowthHints, Seal
from zuschlag.table.table_event import TableEvent, read, written
from zuschlag.table.table_state import PLAY, SEEDS
from zuschlag.table.trouble import Troubles, not_now

Found = TypeVar("Found")

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

    async def commit(self, live: LiveTable, event: TableEvent) -> None:
        """Store, then fold and tell; Unavailable when it could not be stored."""
        most = self._limits.entries + (0 if event.command else RESERVE)
        if live.seq >= most:
            raise TooMuch("table/too-long", {"most": self._limits.entries})
        entry = self.entry(live, event)
        card = card_after(live.table, event, live.card)
        try:
            await self.journal.append([entry], card)
        except (Conflict, Unclear) as fault:
            # Somebody else wrote, or nobody knows what became of it: the journal will tell.
            live.is_behind = True
            raise not_now(fault) from None
        except Unwritable as fault:
            raise not_now(fault) from None
        live.card = card or live.card
        live.take_in(event, entry.hash, event.at)
        await self._hint(live)

    def entry(self, live: LiveTable, event: TableEvent) -> Entry:
        """The next line of the journal."""
        return written(event, live.table.id, live.seq + 1, live.epoch, live.head, self.seal)

    async def _hint(self, live: LiveTable) -> None:
        if self._hints is not None:
            await self._hints.publish({live.table.id: live.seq})

    async def lease_new(self, table: str) -> int:
        """Become the writer of a table that is about to be made."""
        seconds = self._limits.lease_seconds
        return (await self.journal.take(table, self.worker, self._address, seconds)).epoch

    async def freshen(self, live: LiveTable) -> None:
        """Know all that is written, and whose table it is."""
        if live.is_begun and not live.is_behind:
            return
        id = live.table.id
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
        if live.is_mine and not live.is_begun:
            await self._begin_anew(live)
            live.begun = live.epoch
        live.is_behind = False

    async def is_overtaken(self, live: LiveTable) -> bool:
        """Whether the journal knows more of a table than we do."""
        heads = await self.reach(self.journal.heads([live.table.id]))
        return heads.get(live.table.id, 0) > live.seq

    async def catch_up(self, live: LiveTable) -> None:
        """Take in what was written since."""
        id = live.table.id
        for entry in await self._entries(id, live.seq):
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

    async def _entries(self, id: str, after: int) -> list[Entry]:
        try:
            return await self.journal.read(id, after)
        except (Unclear, Unwritable) as fault:
            if fault.slug == "journal/corrupt":
                raise self.troubles.broken(id, after + 1) from None
            raise not_now(fault) from None

    async def _begin_anew(self, live: LiveTable) -> None:
        """First words after a restart, or after another worker: nobody has lost time."""
        now = self._clock.now()
        live.here.gone = {}
        live.see_who_is_here(now)
        live.here.quiet_until = now + int(self._limits.quiet_after_start_seconds * 1000)
        if live.table.status in (SEEDS, PLAY):
            credit = int(self._limits.restart_credit_seconds * 1000)
            await self.commit(live, TableEvent(kind="resumed", at=now, public={"credit": credit}))

    async def reach(self, asked: Awaitable[Found]) -> Found:
        """Whatever the journal answers; while it cannot be reached, tables are not to be had."""
        try:
            return await asked
        except (Unclear, Unwritable) as fault:
            raise not_now(fault) from None
