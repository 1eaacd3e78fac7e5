"""From a decision to the disk: leases, appends, and catching up with what others have written.

A room never runs ahead of the journal: what is not on disk is not folded and not told.
"""

from collections.abc import Awaitable
from typing import TypeVar

from zuschlag.errors import NotFound, TooMuch
from zuschlag.journal.contract import Conflict, Journal, Unclear, Unwritable
from zuschlag.journal.entry import Entry, digest
from zuschlag.journal.seal import Unsealable
from zuschlag.table.limits import Limits
from zuschlag.table.live_table import Room
from zuschlag.table.lobby_card import card_after
from zuschlag.table.ports import Clock, Hints, Seal
from zuschlag.table.table_event import Happening, read, written
from zuschlag.table.table_state import PLAY, SEEDS
from zuschlag.table.trouble import Troubles, not_now

Found = TypeVar("Found")

RESERVE = 100
"""Entries kept free above the cap, so that a table that is full can still end in good order."""


class Writer:
    """The one that writes for all tables of a worker. Callers hold the room's lock."""

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        seal: Seal,
        limits: Limits,
        worker: str,
        address: str,
        hints: Hints | None,
    ) -> None:
        self.journal = journal
        self._clock = clock
        self.seal = seal
        self._limits = limits
        self.worker = worker
        self._address = address
        self._hints = hints
        self.troubles = Troubles()

    async def commit(self, room: Room, happening: Happening) -> None:
        """Store, then fold and tell; Unavailable when it could not be stored."""
        most = self._limits.entries + (0 if happening.command else RESERVE)
        if room.seq >= most:
            raise TooMuch("table/too-long", {"most": self._limits.entries})
        entry = self.entry(room, happening)
        card = card_after(room.table, happening, room.card)
        try:
            await self.journal.append([entry], card)
        except (Conflict, Unclear) as fault:
            # Somebody else wrote, or nobody knows what became of it: the journal will tell.
            room.is_behind = True
            raise not_now(fault) from None
        except Unwritable as fault:
            raise not_now(fault) from None
        room.card = card or room.card
        room.take_in(happening, entry.hash, happening.at)
        await self._hint(room)

    def entry(self, room: Room, happening: Happening) -> Entry:
        """The next line of the journal."""
        return written(happening, room.table.id, room.seq + 1, room.epoch, room.head, self.seal)

    async def _hint(self, room: Room) -> None:
        if self._hints is not None:
            await self._hints.publish({room.table.id: room.seq})

    async def lease_new(self, table: str) -> int:
        """Become the writer of a table that is about to be made."""
        seconds = self._limits.lease_seconds
        return (await self.journal.take(table, self.worker, self._address, seconds)).epoch

    async def freshen(self, room: Room) -> None:
        """Know all that is written, and whose table it is."""
        if room.is_begun and not room.is_behind:
            return
        id = room.table.id
        heads = await self.reach(self.journal.heads([id]))
        if not heads:
            raise NotFound("table/unknown")
        lease = await self.reach(
            self.journal.take(id, self.worker, self._address, self._limits.lease_seconds)
        )
        room.is_mine, room.epoch, room.owner = lease.is_mine, lease.epoch, lease.address
        await self.catch_up(room)
        if room.seq < heads[id]:
            raise self.troubles.broken(id, room.seq + 1)
        if room.is_mine and not room.is_begun:
            await self._begin_anew(room)
            room.begun = room.epoch
        room.is_behind = False

    async def is_overtaken(self, room: Room) -> bool:
        """Whether the journal knows more of a table than we do."""
        heads = await self.reach(self.journal.heads([room.table.id]))
        return heads.get(room.table.id, 0) > room.seq

    async def catch_up(self, room: Room) -> None:
        """Take in what was written since."""
        id = room.table.id
        for entry in await self._entries(id, room.seq):
            if entry.seq <= room.seq:
                continue
            if entry.seq > room.seq + 1 or entry.before != room.head:
                raise self.troubles.broken(id, room.seq + 1)
            if digest(entry) != entry.hash:
                raise self.troubles.broken(id, entry.seq)
            try:
                happening = read(entry, self.seal)
            except Unsealable:
                raise self.troubles.sealed(id, entry.seq) from None
            room.take_in(happening, entry.hash, self._clock.now())

    async def _entries(self, id: str, after: int) -> list[Entry]:
        try:
            return await self.journal.read(id, after)
        except (Unclear, Unwritable) as fault:
            if fault.slug == "journal/corrupt":
                raise self.troubles.broken(id, after + 1) from None
            raise not_now(fault) from None

    async def _begin_anew(self, room: Room) -> None:
        """First words after a restart, or after another worker: nobody has lost time."""
        now = self._clock.now()
        room.here.gone = {}
        room.see_who_is_here(now)
        room.here.quiet_until = now + int(self._limits.quiet_after_start_seconds * 1000)
        if room.table.status in (SEEDS, PLAY):
            credit = int(self._limits.restart_credit_seconds * 1000)
            await self.commit(room, Happening(kind="resumed", at=now, public={"credit": credit}))

    async def reach(self, asked: Awaitable[Found]) -> Found:
        """Whatever the journal answers; while it cannot be reached, tables are not to be had."""
        try:
            return await asked
        except (Unclear, Unwritable) as fault:
            raise not_now(fault) from None
