"""Who writes to which table, in a store that one process has to itself: known, never stored.

Nothing runs out here. Whoever opens the store next knows of no holder, and takes every table anew
with a higher epoch, which is the only thing on disk.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from zuschlag.journal.contract import Lease

NextEpoch = Callable[[str], Awaitable[int]]


class LocalLeases:
    """The tables of every worker of this process."""

    def __init__(self, next_epoch: NextEpoch) -> None:
        self._next_epoch = next_epoch
        self._held: dict[str, Lease] = {}
        self._taking: dict[str, asyncio.Task[None]] = {}

    async def take(self, table: str, worker: str, address: str) -> Lease:
        """Become the writer of a table, or learn who is; of those who ask at once, one gets it."""
        while (held := self._held.get(table)) is None:
            if table not in self._taking:
                taking = asyncio.create_task(self._take(table, worker, address))
                taking.add_done_callback(lambda _: self._taking.pop(table, None))
                self._taking[table] = taking
            # Shielded: one that gives up must not take others along who wait for the same.
            await asyncio.shield(self._taking[table])
        if held.worker == worker and held.address != address:
            held = self._held[table] = msgspec.structs.replace(held, address=address)
        return msgspec.structs.replace(held, is_mine=held.worker == worker)

    async def _take(self, table: str, worker: str, address: str) -> None:
        epoch = await self._next_epoch(table)
        self._held[table] = Lease(table, worker, address, epoch, is_mine=True)

    def of(self, worker: str) -> list[str]:
        """The tables a worker has."""
        return [table for table, held in self._held.items() if held.worker == worker]

    def release(self, worker: str) -> None:
        """A worker no longer has any table."""
        for table in self.of(worker):
            del self._held[table]
