"""Two workers on one PostgreSQL: tables move between them under `kill -9`, and nothing is lost."""

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.faults.books import books_of
from tests.faults.crowd import FOR_SALE, MONOPOLY, Crowd
from tests.faults.kills import Tally
from tests.faults.ledger import Past, compare
from tests.faults.server_process import ServerProcess
from zuschlag.table.limits import Limits

TABLES: tuple[dict[str, Any], ...] = (FOR_SALE, FOR_SALE, MONOPOLY)
LONGEST_LIFE = 0.5
LEASE = Limits().lease_seconds


class Pair:
    """Two workers and a crowd that talks to both."""

    def __init__(self, folder: Path, address: str, seed: int) -> None:
        self.address, self.seed = address, seed
        self.luck = random.Random(seed)
        self.workers = [
            ServerProcess(folder, journal=address, name=f"worker {number}") for number in (1, 2)
        ]
        self.tally = Tally()

    async def run(self, kills: int, freezes: int = 0) -> Tally:
        """Kill and freeze one or the other this often; both serve the same tables."""
        async with self.workers[0], self.workers[1]:
            self.crowd = Crowd([one.place for one in self.workers], TABLES, self.seed)
            for number, player in enumerate(self.crowd.players):
                player.places = player.places[number % 2 :] + player.places[: number % 2]
            self.crowd.begin()
            try:
                await self._next_ack()
                for number in range(kills):
                    await asyncio.sleep(self.luck.uniform(0, LONGEST_LIFE))
                    await self._kill(self.workers[number % 2])
                for number in range(freezes):
                    await self._freeze(self.workers[number % 2])
                await self.crowd.finish(120)
            finally:
                await self.crowd.disperse()
            await self._look(self.crowd.history())
        return self.tally

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

    async def _all_go_on(self) -> None:
        """Every company has moved since, also those whose worker was killed."""
        before = [sum(one.acks for one in company.players) for company in self.crowd.companies]
        try:
            async with asyncio.timeout(60):
                for company, acks in zip(self.crowd.companies, before, strict=True):
                    while sum(one.acks for one in company.players) == acks:
                        self.crowd.check()
                        await asyncio.sleep(0.01)
        except TimeoutError:
            told = [f"{company.name}: {company.told()}" for company in self.crowd.companies]
            raise TimeoutError("a table stands still: " + "; ".join(told)) from None

    async def _next_ack(self) -> None:
        async with asyncio.timeout(30):
            while not self.crowd.acks:
                await asyncio.sleep(0.01)

    async def _look(self, past: Sequence[Past]) -> None:
        books = await books_of(self.address, {one.table for one in past})
        self.tally.findings = compare(past, books, self.workers[0].seal())
        self.tally.faults = self.crowd.faults()
        self.tally.moved = sum(len({e.epoch for e in entries}) - 1 for entries in books.values())
