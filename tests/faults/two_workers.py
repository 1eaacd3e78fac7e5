"""Two workers on one PostgreSQL: tables move between them under `kill -9`, and nothing is lost."""

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tests.faults.books import books_of
from tests.faults.crowd import FOR_SALE, MONOPOLY, Crowd
from tests.faults.kills import Tally
from tests.faults.ledger import Past, compare
from tests.faults.server_process import ServerProcess
from tests.faults.stalls import PATIENCE, Vigil
from zuschlag.table.limits import TableLimits

TABLES: tuple[dict[str, Any], ...] = (FOR_SALE, FOR_SALE, MONOPOLY)
LONGEST_LIFE = 0.5
LEASE = TableLimits().lease_seconds
LONGEST_LOCK = 6.0
"""Seconds; longer than the database lets anybody wait for a lock."""


class Pair:
    """Two workers and a crowd that talks to both; nobody may be stuck for long."""

    def __init__(self, folder: Path, address: str, seed: int, patience: float = PATIENCE) -> None:
        self.address, self.seed, self.patience = address, seed, patience
        self.luck = random.Random(seed)
        self.workers = [
            ServerProcess(folder, journal=address, name=f"worker {number}") for number in (1, 2)
        ]
        self.tally = Tally()

    async def run(self, kills: int, freezes: int = 0, locks: int = 0) -> Tally:
        """Kill and freeze one or the other this often; both serve the same tables."""
        async with self.workers[0], self.workers[1]:
            self.crowd = Crowd([one.place for one in self.workers], TABLES, self.seed)
            for number, player in enumerate(self.crowd.players):
                player.places = player.places[number % 2 :] + player.places[: number % 2]
            self.crowd.begin()
            vigil = Vigil(self.crowd, self.workers, self._leases, self.patience)
            try:
                await vigil.during(self._trouble(kills, freezes, locks))
            finally:
                await self.crowd.disperse()
            self.tally.waited = vigil.longest
            await self._look(self.crowd.history())
        return self.tally

    async def _trouble(self, kills: int, freezes: int, locks: int) -> None:
        while not self.crowd.acks:
            await asyncio.sleep(0.01)
        for number in range(kills):
            await asyncio.sleep(self.luck.uniform(0, LONGEST_LIFE))
            await self._kill(self.workers[number % 2])
        for number in range(freezes):
            await self._freeze(self.workers[number % 2])
        for _ in range(locks):
            await self._lock()
        await self.crowd.finish(120)

    async def _kill(self, worker: ServerProcess) -> None:
        worker.kill()
        self.tally.kills += 1
        began = time.monotonic()
        await worker.started()
        await self._all_go_on()
        self.tally.back_in.append(time.monotonic() - began)

    async def _freeze(self, worker: ServerProcess) -> None:
        """It sleeps past its leases, and wakes up believing that they are its own."""
        worker.freeze()
        await asyncio.sleep(LEASE + 2)
        worker.thaw()
        await self._all_go_on()

    async def _lock(self) -> None:
        """Somebody sleeps in the middle of a transaction, and everybody comes back meanwhile."""
        db = await asyncpg.connect(self.address, timeout=5)
        try:
            await db.execute("BEGIN")
            await db.fetch("SELECT FROM zuschlag.tbl ORDER BY table_id FOR UPDATE")
            for player in self.crowd.players:
                player.drop()
            await asyncio.sleep(LONGEST_LOCK)
        finally:
            await db.close()
        await self._all_go_on()

    async def _all_go_on(self) -> None:
        """Every company has moved since, also those whose worker was killed."""
        before = [sum(one.acks for one in company.players) for company in self.crowd.companies]
        for company, acks in zip(self.crowd.companies, before, strict=True):
            while sum(one.acks for one in company.players) == acks:
                await asyncio.sleep(0.01)

    async def _leases(self, table: str) -> str:
        """The state of a table in the journal, and who may write to it."""
        db = await asyncpg.connect(self.address, timeout=5)
        try:
            row = await db.fetchrow("SELECT * FROM zuschlag.tbl WHERE table_id = $1", table)
            now = await db.fetchval("SELECT clock_timestamp()")
        finally:
            await db.close()
        left_out = ("public", "holders", "head_hash")
        known = {key: str(value) for key, value in dict(row or {}).items() if key not in left_out}
        return f"at {now}: {known}"

    async def _look(self, past: Sequence[Past]) -> None:
        books = await books_of(self.address, {one.table for one in past})
        self.tally.findings = compare(past, books, self.workers[0].seal())
        self.tally.faults = self.crowd.faults()
        self.tally.moved = sum(len({e.epoch for e in entries}) - 1 for entries in books.values())
