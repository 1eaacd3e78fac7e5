"""`kill -9` under load, again and again: every acknowledged command must be in the journal once.

Players move as fast as they can. The server is killed at a random moment and started again; then
the time until the next acknowledged command is taken, and the journal is read.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tests.faults.books import books_of
from tests.faults.crowd import FOR_SALE, MONOPOLY, Crowd
from tests.faults.ledger import Findings, Past, compare
from tests.faults.server_process import SERVE, ServerProcess

EARLY_ACK = ("-m", "tests.faults.early_ack")
"""The server with a bug that this harness must find."""
TABLES: tuple[dict[str, Any], ...] = (FOR_SALE, FOR_SALE, FOR_SALE, MONOPOLY)
LONGEST_LIFE = 0.3  # seconds under load before the next kill
BACK_IN = 5.0  # seconds until a command must be acknowledged again


class Tally(msgspec.Struct):
    """What a run of kills has shown."""

    kills: int = 0
    findings: Findings = msgspec.field(default_factory=Findings)
    faults: list[str] = []  # what players noticed by themselves
    back_in: list[float] = []
    waited: float = 0.0  # the longest time without an ack of one company
    moved: int = 0  # how often a table went to another worker, or to the same one again

    @property
    def wrongs(self) -> list[str]:
        """Everything that must not be."""
        return [*self.findings.wrongs, *self.faults]

    @property
    def late(self) -> int:
        """How often it took too long to be back."""
        return sum(taken > BACK_IN for taken in self.back_in)


class Siege:
    """One server, one crowd, many kills."""

    def __init__(self, folder: Path, seed: int, program: Sequence[str] = SERVE) -> None:
        self.server = ServerProcess(folder, program=program)
        self.luck = random.Random(seed)
        self.seed = seed
        self.tally = Tally()

    async def run(self, kills: int) -> Tally:
        """Kill this often, or until something is wrong; then look at everything once more."""
        async with self.server:
            self.crowd = Crowd(self.server.place, TABLES, self.seed)
            self.crowd.begin()
            try:
                await self._kill_often(kills)
                if not self.tally.wrongs:
                    await self.crowd.finish()
            finally:
                await self.crowd.disperse()
            if not self.tally.wrongs:
                await self._look(self.crowd.history())
        return self.tally

    async def _kill_often(self, kills: int) -> None:
        await self._next_ack(10 * BACK_IN)
        for _ in range(kills):
            await asyncio.sleep(self.luck.uniform(0, LONGEST_LIFE))
            await self._kill_once()
            if self.tally.wrongs:
                return

    async def _kill_once(self) -> None:
        self.server.kill()
        self.tally.kills += 1
        began = time.monotonic()
        self.server.start()
        await self.server.serving()
        await self._look([past for one in self.crowd.companies for past in one.history()[-4:]])
        if self.tally.findings.wrongs:
            return
        await self._next_ack(10 * BACK_IN)
        self.tally.back_in.append(time.monotonic() - began)

    async def _next_ack(self, patience: float) -> None:
        before = self.crowd.acks
        async with asyncio.timeout(patience):
            while self.crowd.acks == before:
                await asyncio.sleep(0.005)

    async def _look(self, past: Sequence[Past]) -> None:
        """Hold these memories against the journal."""
        books = await books_of(self.server.journal, {one.table for one in past})
        self.tally.findings = compare(past, books, self.server.seal())
        self.tally.faults = self.crowd.faults()
