"""Is everything there, and as it was written? Every table of a journal, each with its first fault.

Nothing is written, so that a server may go on meanwhile; what it adds is looked at the next time.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import apsw

from zuschlag.errors import ZuschlagError
from zuschlag.journal.append import Head
from zuschlag.journal.chain import BrokenChain, first_fault
from zuschlag.journal.contract import Unclear, Unwritable
from zuschlag.journal.entry import Entry
from zuschlag.journal.heads import Heads, losses
from zuschlag.journal.opening import Store
from zuschlag.journal.seal import KeySeal, opens
from zuschlag.journal.sqlite_schema import connected

Progress = Callable[[int, int], None]
"""How many tables are done, of how many."""


class Checked(NamedTuple):
    """What was looked at, and everything that is wrong with it."""

    tables: int
    entries: int
    faults: list[ZuschlagError]


async def check(store: Store, seal: KeySeal | None, heads: Heads, progress: Progress) -> Checked:
    """Walk every chain, open every seal if there is a key, and compare with noted heads."""
    faults: list[ZuschlagError] = []
    names = await _names(store, faults)
    entries = 0
    for done, table in enumerate(names, 1):
        found, fault = await _looked_at(store, table, seal)
        entries += found
        faults += [fault] if fault is not None else []
        progress(done, len(names))
    for lost in await losses(store, heads):
        faults.append(ZuschlagError("journal/table-lost-tail", lost._asdict()))
    return Checked(len(names), entries, faults)


async def _names(store: Store, faults: list[ZuschlagError]) -> list[str]:
    """All tables that either side knows: a chain may have lost its table, a table its chain."""
    names: set[str] = set()
    for known in (store.names, store.written_names):
        try:
            names.update(await known())
        except (Unclear, Unwritable) as fault:
            faults.append(fault)
    return sorted(names)


async def _looked_at(
    store: Store, table: str, seal: KeySeal | None
) -> tuple[int, ZuschlagError | None]:
    """How many entries were read, and the first fault."""
    try:
        head = await store.head(table)
        entries = await store.read(table)
    except (Unclear, Unwritable) as fault:
        facts = {"table": table, "reason": fault.facts.get("reason", fault.slug)}
        return 0, ZuschlagError("journal/table-unreadable", facts)
    return len(entries), _fault(table, head, entries, seal)


def _fault(
    table: str, head: Head | None, entries: Sequence[Entry], seal: KeySeal | None
) -> ZuschlagError | None:
    if head is None:
        return BrokenChain("journal/table-missing", {"table": table, "entries": len(entries)})
    if not entries:
        return BrokenChain("journal/cut-short", {"table": table, "seq": head.seq, "found": 0})
    # What a server has written since the head was read is not the head's.
    fault = first_fault(entries[: head.seq], head)
    if fault is not None or seal is None:
        return fault
    closed = next((one for one in entries if not opens(seal, one)), None)
    if closed is None:
        return None
    return ZuschlagError("journal/sealed-otherwise", {"table": table, "seq": closed.seq})


async def sqlite_faults(path: Path) -> list[ZuschlagError]:
    """What SQLite itself finds wrong with the pages of a file."""
    return await asyncio.to_thread(_sqlite_faults, path)


def _sqlite_faults(path: Path) -> list[ZuschlagError]:
    try:
        with closing(connected(path)) as db:
            found = [str(row[0]) for row in db.execute("PRAGMA integrity_check")]
    except apsw.Error as fault:
        found = [str(fault)]
    reasons = [one for one in found if one != "ok"]
    return [ZuschlagError("journal/damaged", {"file": str(path), "reason": one}) for one in reasons]
