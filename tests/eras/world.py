"""Today's server over a stored journal, in virtual time: its doors are real, waiting costs nothing.

Luck and sealing depend on the time and on what is sealed alone, so that the same frames at the
same moments bring the same answers.
"""

import asyncio
import contextlib
import hashlib
import io
from collections.abc import AsyncIterator
from typing import Any

from tests.eras.era import Era
from tests.secrecy.asgi import Line, Visitor
from tests.secrecy.doors import fresh_app
from tests.secrecy.virtual import TimedDice, VirtualClock
from tests.table.world import InlineBots
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.seal import KeySeal
from zuschlag.journal.transport import take_in
from zuschlag.table.limits import TableLimits
from zuschlag.table.service import TableService


class SteadySeal(KeySeal):
    """The same thing at the same place is always sealed alike; good enough for a test only."""

    def seal(self, plain: bytes, where: bytes) -> bytes:
        """Lock it with a nonce that is no luck."""
        nonce = hashlib.sha256(where + plain).digest()[:12]
        return nonce + self._cipher.encrypt(nonce, plain, where)


class World:
    """A server that goes on where the era stopped; people come to it by their credentials."""

    def __init__(self, era: Era, begin: int, limits: TableLimits | None = None) -> None:
        self._era = era
        self.clock = VirtualClock(begin)
        self.journal = MemoryJournal(lambda: asyncio.get_running_loop().time())
        self.dice = TimedDice(self.clock)
        self.service = TableService(
            journal=self.journal,
            clock=self.clock,
            dice=self.dice,
            seal=SteadySeal(era.key),
            bot_runner=InlineBots(),
            limits=limits,
        )
        self.app = fresh_app(self.service, self.journal, self.clock, self.dice)

    @contextlib.asynccontextmanager
    async def open(self, stored: bytes) -> AsyncIterator["World"]:
        """Serve these tables while the block runs."""
        await take_in(self.journal, io.BytesIO(stored))
        await self.service.start()
        try:
            yield self
        finally:
            await self.service.stop()

    def visitor(self, who: str) -> Visitor:
        """Somebody of the era at the door."""
        person = self._era.people[who]
        return Visitor(self.app, person.token, person.kind)

    def socket(self, who: str) -> Line:
        """A socket of theirs."""
        return self.visitor(who).socket()

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request: status and body of the answer."""
        told = await self.visitor(who).ask(method, path, body)
        return int(told[:3]), told.rpartition(b"\n")[2]
