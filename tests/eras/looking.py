"""A stored journal as today's code reads it: chains walked, tables as each viewer sees them.

The maker keeps what comes out here; tests compare it with what comes out later.
"""

import asyncio
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.eras.era import Person
from tests.table.world import Inbox
from zuschlag.errors import ZuschlagError
from zuschlag.journal.chain import first_fault
from zuschlag.journal.entry import Entry
from zuschlag.journal.opening import Store, journal_at
from zuschlag.journal.seal import KeySeal
from zuschlag.journal.transport import export
from zuschlag.server.auth import hashed
from zuschlag.table.audience import Watch
from zuschlag.table.caller import Speaker
from zuschlag.table.limits import TableLimits
from zuschlag.table.live_table import LiveTable
from zuschlag.table.table_event import read

Json = dict[str, Any]
People = Mapping[str, Person]


def seen_by_all(journal: Path, key: bytes, people: People, at: int) -> dict[str, Json]:
    """Every table by its id: its chain, its log, and what each person sees of it."""
    seal = KeySeal(key)
    return {
        table: _seen(folded(table, entries, seal, at), entries, people)
        for table, entries in asyncio.run(entries_in(journal)).items()
    }


async def entries_in(journal: Path) -> dict[str, list[Entry]]:
    """Every chain of a journal by its name."""
    store = journal_at(str(journal))
    await store.open_to_read()
    try:
        return {name: await store.read(name) for name in await store.names()}
    finally:
        await store.close()


def folded(table: str, entries: list[Entry], seal: KeySeal, at: int) -> LiveTable:
    """The table with everything taken in, as a server does that opens it at that time."""
    fault = first_fault(entries)
    if fault is not None:
        raise fault
    live = LiveTable(table, TableLimits(), seal)
    for entry in entries:
        live.take_in(read(entry, seal), entry.hash, at)
    live.ripen(at)
    return live


def _seen(live: LiveTable, entries: list[Entry], people: People) -> Json:
    log = _lines(live.table.log.after(None, 0, len(entries)))
    common = [_uncounted(line) for line in log]
    viewers = {}
    for name, person in people.items():
        try:
            viewers[name] = _sight(live, person, common)
        except ZuschlagError as fault:
            viewers[name] = {"error": fault.slug}  # nobody may watch
    return {
        "entries": len(entries),
        "head": entries[-1].hash.hex(),
        "kinds": [entry.kind for entry in entries],
        "log": log,
        "viewers": viewers,
    }


def _sight(live: LiveTable, person: Person, common: list[Json]) -> Json:
    """Everything as it is now for somebody, and the lines only they may read."""
    speaker = Speaker(hashed(person.token), person.kind)
    viewer = live.viewer(speaker, None)
    frame = live.frame(Watch(live.table.id, viewer, speaker.holder, Inbox()))
    log = live.seen_by(viewer).log
    lines = _lines(log.after(viewer, 0, log.cursor(viewer)))
    own = [line for line in lines if _uncounted(line) not in common]
    return {"frame": json.loads(frame), "own": own}


def _lines(log: list[bytes]) -> list[Json]:
    return [json.loads(line) for line in log]


def _uncounted(line: Json) -> Json:
    return {name: part for name, part in line.items() if name != "n"}


def carried(journal: Path, *tables: str) -> bytes:
    """Tables and all credentials, for another journal to take in."""

    async def written() -> bytes:
        store: Store = journal_at(str(journal))
        await store.open_to_read()
        try:
            target = io.BytesIO()
            await export(store, target, tables or await store.names(), is_backup=True)
            return target.getvalue()
        finally:
            await store.close()

    return asyncio.run(written())
