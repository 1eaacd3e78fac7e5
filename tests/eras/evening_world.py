"""Today's server over the journal of an evening, in virtual time."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.eras.evening_era import KeptEvening
from tests.eras.looking import carried, entries_in
from tests.eras.world import SteadySeal, World
from tests.event.hall import settings
from tests.secrecy.virtual import run
from zuschlag.event.service import EveningService
from zuschlag.journal.chain import first_fault
from zuschlag.journal.entry import Entry
from zuschlag.server.hall import Hall

Json = dict[str, Any]
ROOT = "http://127.0.0.1:8765/"


class EveningWorld(World):
    """A server that goes on with an evening where it was left."""

    def __init__(self, kept: KeptEvening, begin: int) -> None:
        super().__init__(kept, begin)
        self.kept = kept
        self._asked = 0
        self.evenings = EveningService(
            journal=self.journal,
            clock=self.clock,
            dice=self.dice,
            seal=SteadySeal(kept.key),
            tables=self.service,
        )
        self.hall = Hall(self.evenings, self.clock)

    @contextlib.asynccontextmanager
    async def open(self, stored: bytes) -> AsyncIterator["EveningWorld"]:
        """Serve it; nobody looks after it until somebody does `keep`."""
        async with super().open(stored):
            self.app.state.hall = await self.hall.open(settings(), ROOT)
            assert self.hall.code == self.kept.told["code"]  # not a new one
            try:
                yield self
            finally:
                await self.hall.close()

    @contextlib.asynccontextmanager
    async def kept_going(self, stored: bytes) -> AsyncIterator["EveningWorld"]:
        """Serve it and look after it."""
        async with self.open(stored):
            keeping = asyncio.create_task(self.hall.keep())
            try:
                yield self
            finally:
                keeping.cancel()

    async def told(self, who: str, path: str) -> Json:
        """What somebody gets to see there; a refusal as it is."""
        status, text = await self.ask(who, "GET", path)
        return {"status": status, "told": json.loads(text)}

    async def look(self, who: str) -> Json:
        """The evening as somebody sees it."""
        found: Json = (await self.told(who, self.kept.path))["told"]
        return found

    async def do(self, who: str, do: str, **parts: Any) -> Json:
        """A command to the evening."""
        self._asked += 1
        body = {"id": f"asked-{self._asked:08}", "command": {"do": do, **parts}}
        status, text = await self.ask(who, "POST", f"{self.kept.path}/commands", body)
        assert status == 200, (who, do, text)
        made: Json = json.loads(text)["made"]
        return made


def seen_by_all(kept: KeptEvening) -> Json:
    """Every chain by its length and head; the tables of the round and the evening by viewer."""
    with TemporaryDirectory() as folder:
        journal = kept.moved_to(Path(folder))
        chains, everything = asyncio.run(entries_in(journal)), carried(journal)
    for entries in chains.values():
        if fault := first_fault(entries):
            raise fault
    return {
        "chains": {name: _chain(entries) for name, entries in chains.items()},
        **run(_seen(EveningWorld(kept, kept.at), everything)),
    }


def _chain(entries: list[Entry]) -> Json:
    kinds = [entry.kind for entry in entries]
    return {"entries": len(entries), "head": entries[-1].hash.hex(), "kinds": kinds}


async def _seen(world: EveningWorld, everything: bytes) -> Json:
    """Tables first: the evening tells of those that somebody has looked at."""
    async with world.open(everything):
        places = [f"/api/tables/{table['id']}" for table in world.kept.told["tables"]]
        people = world.kept.people
        return {
            "tables": {who: [await world.told(who, one) for one in places] for who in people},
            "evening": {who: await world.told(who, world.kept.path) for who in people},
        }
