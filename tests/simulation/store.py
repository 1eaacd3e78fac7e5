"""A journal on a simulated disk: slow, sometimes full, sometimes silent, shared by all workers.

What is on the `Disk` survives its workers. Every worker has a `SimJournal`: its connection. An
append lands at some instant on the disk, the answer comes back later, and a worker may die before,
between and after; then the append may be lost, or land although nobody waits for it any more.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from tests.simulation.clock import EPOCH
from tests.simulation.loop import Process, SimLoop
from tests.simulation.world import World
from zuschlag.journal.contract import Conflict, Credential, Lease, LobbyCard, Unclear, Unwritable
from zuschlag.journal.entry import Entry
from zuschlag.journal.memory import MemoryJournal

Found = TypeVar("Found")
MOST_BACKDATED = 40.0
"""Seconds an entry may be older than its landing: a stopped worker, a slow disk."""


class Disk(MemoryJournal):
    """What is kept, by the rules every store keeps, with the virtual time at which it landed."""

    def __init__(self, loop: SimLoop) -> None:
        super().__init__(loop.time)
        self.loop = loop
        self.full: list[list[float]] = []  # from when to when nothing could be written
        self.stamps: dict[str, list[float]] = {}  # when each entry was decided
        self.skew = 0.0  # of the clock of whoever writes now
        self.last_owner: dict[str, str] = {}
        self.epochs: dict[str, int] = {}
        self.late_writes: list[str] = []  # what was written under a lease that was over
        self.misdated: list[str] = []
        self.on_append: Callable[[str], None] = lambda process: None
        self.landed: dict[str, float] = {}  # when a command landed, by its id
        self._shared: Counter[str] = Counter()
        self._own: Counter[tuple[str, int]] = Counter()

    @property
    def is_full(self) -> bool:
        """Whether nothing can be written now."""
        return bool(self.full) and self.full[-1][1] == math.inf

    @is_full.setter
    def is_full(self, is_full: bool) -> None:
        if is_full and not self.is_full:
            self.full.append([self.loop.time(), math.inf])
        elif self.is_full and not is_full:
            self.full[-1][1] = self.loop.time()

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """Keep them, and when they were decided."""
        await super().append(entries, card)
        if entries[0].epoch < self.epochs.get(entries[0].table, 0):
            self.late_writes.append(f"{entries[0].kind} #{entries[0].seq}")
        stamps = self.stamps.setdefault(entries[0].table, [])
        stamps += [self._decided(one) for one in entries]
        for one in entries:
            self._count(one)
            if one.command is not None:
                self.landed.setdefault(one.command, self.loop.time())

    async def take(self, table: str, worker: str, address: str, seconds: float) -> Lease:
        """Remember the highest epoch."""
        lease = await super().take(table, worker, address, seconds)
        self.epochs[table] = lease.epoch
        return lease

    def _decided(self, entry: Entry) -> float:
        """When an entry was decided, told from its date and the writer's clock."""
        decided = (entry.at - EPOCH) / 1000 - self.skew
        if not -MOST_BACKDATED < decided - self.loop.time() < 0.01:
            self.misdated.append(f"{entry.kind} #{entry.seq} by {decided - self.loop.time():.1f} s")
        return min(decided, self.loop.time())

    def _count(self, entry: Entry) -> None:
        self._shared[entry.table] += entry.seen_by is None
        for seat in entry.seen_by or ():
            self._own[entry.table, seat] += 1

    def most_seen(self, table: str) -> int:
        """The highest cursor any viewer of a table can have."""
        return self._shared[table] + max((self._own[table, seat] for seat in range(8)), default=0)

    def entries(self, table: str) -> list[Entry]:
        """Everything kept of a table."""
        return at_once(self.read(table))

    def steal(self, table: str) -> bool:
        """Let the lease of a table's worker run out early; whether there was one."""
        holder = self._workers.get(self._tables[table].owner or "")
        if holder is None or holder.until <= self.loop.time():
            return False
        holder.until = 0.0
        return True


def at_once(asked: Coroutine[Any, Any, Found]) -> Found:
    """The disk itself never waits: run a call of it to its end."""
    try:
        asked.send(None)
    except StopIteration as done:
        found: Found = done.value
        return found
    raise AssertionError("the disk waited")


class SimJournal:
    """One worker's way to the disk: the whole contract, with everything that can go wrong."""

    is_broken = False

    def __init__(self, world: World, disk: Disk, process: Process, skew: float = 0.0) -> None:
        self.world = world
        self.skew = skew
        self.disk = disk
        self.process = process
        self.dice = world.dice(f"journal {process.name}")
        self._last = 0.0

    async def open(self) -> None:
        """Connect."""
        await asyncio.sleep(self._delay())

    async def close(self) -> None:
        """What was asked before is done before."""
        await asyncio.sleep(max(0.0, self._last - self.world.now) + self._delay())

    def _delay(self) -> float:
        if self.dice.happens(self.world.weather.slow_disk):
            return self.dice.uniform(0.2, 3.0)
        return self.dice.uniform(0.0005, 0.02)

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """Send it to the disk, in the order of asking, and wait for the answer."""
        answer = asyncio.get_running_loop().create_future()
        self._last = max(self._last, self.world.now + self._delay())
        given = (list(entries), card, answer)
        self.world.loop.outside(self._last - self.world.now, self._land, *given)
        self.disk.on_append(self.process.name)
        await answer

    def _land(
        self, entries: list[Entry], card: LobbyCard | None, answer: asyncio.Future[None]
    ) -> None:
        world = self.world
        if self.process.is_dead:
            is_kept = self.dice.happens(0.4)
            world.reached(f"append in flight at a kill was {'kept' if is_kept else 'lost'}")
            if not is_kept:
                return
        fault: Exception | None = None
        is_lost = False
        if self.disk.is_full:
            world.reached("append met a full disk", self.process.name)
            fault, is_lost = Unwritable("journal/full"), True
        elif self.dice.happens(world.weather.unclear):
            is_lost = self.dice.happens(0.5)
            world.reached(f"append unclear and {'lost' if is_lost else 'kept'}", self.process.name)
            fault = Unclear("journal/unclear")
        if not is_lost:
            try:
                self.disk.skew = self.skew
                at_once(self.disk.append(entries, card))
                self._tell(entries)
            except Conflict as conflict:
                world.reached("append was refused: somebody else was first", self.process.name)
                fault = fault or conflict
        world.loop.outside(self._delay(), _answered, answer, fault)

    def _tell(self, entries: list[Entry]) -> None:
        for one in entries:
            said = f"{one.table[:4]} #{one.seq} {one.kind} seat {one.seat} by {one.command}"
            self.world.tell(self.process.name, f"kept {said} epoch {one.epoch}")

    async def _asked(self, work: Callable[..., Coroutine[Any, Any, Found]], *given: Any) -> Found:
        """There, at the disk, and back."""
        await asyncio.sleep(self._delay())
        if self.dice.happens(self.world.weather.read_fails):
            self.world.reached("read failed", self.process.name)
            raise Unclear("journal/unclear")
        found = at_once(work(*given))
        await asyncio.sleep(self._delay())
        return found

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries behind `after`."""
        return await self._asked(self.disk.read, table, after)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables."""
        return await self._asked(self.disk.heads, tables)

    async def take(self, table: str, worker: str, address: str, seconds: float) -> Lease:
        """Become the writer of a table, or learn who is."""
        lease = await self._asked(self.disk.take, table, worker, address, seconds)
        if lease.is_mine and self.disk.last_owner.setdefault(table, worker) != worker:
            self.disk.last_owner[table] = worker
            self.world.reached("table moved to another worker", self.process.name)
        return lease

    async def renew(self, worker: str, seconds: float) -> list[str]:
        """Keep the lease of a worker."""
        return await self._asked(self.disk.renew, worker, seconds)

    async def release(self, worker: str) -> None:
        """Give all tables back."""
        await self._asked(self.disk.release, worker)

    async def card(self, table: str) -> LobbyCard | None:
        """The card of a table."""
        return await self._asked(self.disk.card, table)

    async def card_by_code(self, code: str) -> LobbyCard | None:
        """The card of the table with this join code."""
        return await self._asked(self.disk.card_by_code, code)

    async def listed(self, limit: int) -> list[LobbyCard]:
        """Open tables."""
        return await self._asked(self.disk.listed, limit)

    async def live(self, since: int) -> list[LobbyCard]:
        """Every table that is not over."""
        return await self._asked(self.disk.live, since)

    async def held_by(self, holder: str, limit: int) -> list[LobbyCard]:
        """Tables of a credential."""
        return await self._asked(self.disk.held_by, holder, limit)

    async def put_credential(self, credential: Credential) -> None:
        """Keep a credential."""
        await self._asked(self.disk.put_credential, credential)

    async def credential(self, hash: str) -> Credential | None:
        """A credential by its hash."""
        return await self._asked(self.disk.credential, hash)

    async def forget(self, before: int) -> int:
        """Drop old credentials."""
        return await self._asked(self.disk.forget, before)


def _answered(answer: asyncio.Future[None], fault: Exception | None) -> None:
    if answer.done():
        return
    if fault is None:
        answer.set_result(None)
    else:
        answer.set_exception(fault)
