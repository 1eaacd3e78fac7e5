"""`zuschlag verify --table`: a table in a journal, from the links of its entries to its cards.

The entries are read as a server reads them, so the server's key is needed; nothing is written.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from zuschlag.errors import Malformed, NotFound
from zuschlag.fair import Finding, Findings, check
from zuschlag.journal.chain import first_fault
from zuschlag.journal.entry import Entry
from zuschlag.journal.opening import journal_at
from zuschlag.journal.seal import KeySeal, Unsealable, key_from_file
from zuschlag.table.export import record_of
from zuschlag.table.folds import fold
from zuschlag.table.play import plain
from zuschlag.table.ports import Seal
from zuschlag.table.table_event import read
from zuschlag.table.table_state import OVER, TableState


class Stored(NamedTuple):
    """A table as the journal has it: its entries, and how many it says there are."""

    entries: list[Entry]
    length: int


class Examined(NamedTuple):
    """What was found, and the written game if there is one."""

    findings: Findings
    record: dict[str, Any]


async def stored(address: str, table: str) -> Stored:
    """All entries of a table."""
    journal = journal_at(address)
    await journal.open_to_read()
    try:
        entries, heads = await journal.read(table), await journal.heads([table])
    finally:
        await journal.close()
    if not entries and table not in heads:
        raise NotFound("journal/unknown-table", {"table": table})
    return Stored(entries, heads.get(table, 0))


def seal_of(file: Path) -> Seal:
    """The seal of the server; a key that is missing is not made up."""
    if not file.exists():
        raise NotFound("verify/no-key", {"file": str(file)})
    return KeySeal(key_from_file(file))


def examined(kept: Stored, seal: Seal, noted: str | None, head: str | None) -> Examined:
    """Walk the chain, read and replay every entry, and check the game that comes out."""
    found = _chained(kept, head)
    if not all(one.ok for one in found):
        return Examined(Findings(found), {})
    table = TableState(kept.entries[0].table)
    try:
        found.append(_read(kept.entries, table, seal))
    except Unsealable as fault:
        return Examined(Findings(found, Malformed(fault.slug, "$", fault.facts)), {})
    if not found[-1].ok:
        return Examined(Findings(found), {})
    if table.status != OVER or table.play is None:
        secret = Malformed("fair/not-revealed", "fair.server_seed")
        return Examined(Findings(found, secret), {})
    record = record_of(table)
    checked = check(record, noted)
    found += [*_as_published(kept.entries, table, record), *checked.found]
    return Examined(Findings(found, checked.fault), record)


def _chained(kept: Stored, head: str | None) -> list[Finding]:
    entries = kept.entries
    fault = first_fault(entries)
    if fault is not None:
        return [Finding("chain", False, {"error": fault.slug, **fault.facts})]
    if len(entries) != kept.length:
        facts = {"error": "journal/cut-short", "seq": kept.length, "found": len(entries)}
        return [Finding("chain", False, facts)]
    found = [Finding("chain", True, {"entries": len(entries), "head": entries[-1].hash.hex()})]
    if head is not None:
        # Somebody may have spoken after the game: the head of its end is then inside the chain.
        is_there = any(entry.hash.hex() == head for entry in entries)
        found.append(Finding("head", is_there, {"expected": head}))
    return found


def _read(entries: Sequence[Entry], table: TableState, seal: Seal) -> Finding:
    """Fold all entries; Unsealable when the very first one does not open: that is a wrong key."""
    for entry in entries:
        try:
            fold(table, read(entry, seal))
        except Exception as fault:
            if isinstance(fault, Unsealable) and entry.seq == 1:
                raise
            # Whoever could link an entry could write anything into it.
            facts = {"seq": entry.seq, "kind": entry.kind, "reason": repr(fault)[:200]}
            return Finding("read", False, facts)
    return Finding("read", True, {"status": table.status})


def _as_published(
    entries: Sequence[Entry], table: TableState, record: dict[str, Any]
) -> list[Finding]:
    """What everybody was told on the way is what stands in the written game."""
    fair, shown = record["fair"], _public(entries, "dealt").get("fair")
    told = {key: value for key, value in fair.items() if key != "server_seed"}
    promised = _public(entries, "created").get("commit")
    over = _public(entries, "over")
    # Of a deal that tables of a round share, the server's seed is told when the round is closed.
    at_the_end = fair if not table.seeds.round_id else fair | {"server_seed": None}
    return [
        Finding("published", promised == fair["commit"], {"found": promised}),
        Finding("seeds-told", shown == told and over.get("fair") == at_the_end),
        Finding("result", over.get("outcome") == plain(table.game.outcome)),
    ]


def _public(entries: Sequence[Entry], kind: str) -> dict[str, Any]:
    return next((entry.public for entry in entries if entry.kind == kind), {})
