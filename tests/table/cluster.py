"""Two workers of one server in quick time: one journal, a wire and hints between them."""

import asyncio
from typing import Any

from tests.table.party import Party, gather
from tests.table.world import Person, loop_time, service
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table.service import TableLimits, TableService


class Wire:
    """Carries questions between workers, unless it is cut."""

    def __init__(self) -> None:
        self.workers: dict[str, TableService] = {}
        self.is_hanging = False
        self.carried = 0

    async def ask(self, address: str, question: bytes) -> bytes:
        """Hand a question on."""
        if self.is_hanging:
            await asyncio.sleep(3600)
        if address not in self.workers:
            raise ConnectionRefusedError(address)
        self.carried += 1
        return await self.workers[address].answer(question)


class Bell:
    """Hints that reach all workers at once, or nobody."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.is_cut = False

    async def publish(self, heads: dict[str, int]) -> None:
        """Ring."""
        for table, head in heads.items():
            for told in self.told if not self.is_cut else ():
                told(table, head)

    def on_hint(self, told: Any) -> None:
        """Listen."""
        self.told.append(told)


class Cluster:
    """Two workers; the table of `party` belongs to the first."""

    def __init__(self, party: Party, other: TableService, wire: Wire, bell: Bell) -> None:
        self.party = party
        self.other = other
        self.wire = wire
        self.bell = bell

    def at_other(self, seat: int) -> Person:
        """The same person, connected to the second worker."""
        person = Person(self.other, self.party.table, self.party[seat].name)
        person._count = 1000
        return person


async def cluster(**parts: Any) -> Cluster:
    """A table at the first of two workers that share a journal."""
    wire, bell, journal = Wire(), Bell(), MemoryJournal(loop_time)
    shared: dict[str, Any] = {"relay": wire, "hints": bell, "limits": TableLimits()}
    names = parts.pop("names", ())
    party = await gather(*names, journal=journal, address="one", **shared, **parts)
    other = service(journal, worker="two", address="two", **shared)
    await other.start()
    wire.workers = {"one": party.service, "two": other}
    return Cluster(party, other, wire, bell)
