"""Whether a table's entries are the ones that were written: the first link that does not hold."""

from collections.abc import Iterable

from zuschlag.errors import Facts, ZuschlagError
from zuschlag.journal.append import Head
from zuschlag.journal.entry import FIRST, Entry, digest


class BrokenChain(ZuschlagError):
    """An entry is missing, was changed, or is not where it belongs."""


def first_fault(entries: Iterable[Entry], head: Head | None = None) -> BrokenChain | None:
    """Walk from the first entry; with `head`, a chain that was cut short is found too."""
    before: Entry | None = None
    for entry in entries:
        found = _fault(entry, before)
        if found is not None:
            return found
        before = entry
    return _ending_fault(before, head) if head is not None else None


def _fault(entry: Entry, before: Entry | None) -> BrokenChain | None:
    expected = before.seq + 1 if before else 1
    if entry.seq != expected:
        return _broken("journal/gap", entry, {"seq": expected, "found": entry.seq})
    if before is not None and entry.table != before.table:
        return _broken("journal/other-table", entry, {"seq": entry.seq, "found": entry.table})
    if entry.before != (before.hash if before else FIRST):
        return _broken("journal/wrong-link", entry, {"seq": entry.seq})
    if digest(entry) != entry.hash:
        return _broken("journal/changed", entry, {"seq": entry.seq})
    if before is not None and entry.epoch < before.epoch:
        return _broken("journal/epoch-fell", entry, {"seq": entry.seq})
    return None


def _ending_fault(last: Entry | None, head: Head) -> BrokenChain | None:
    seq, hash = (last.seq, last.hash) if last else (0, FIRST)
    if (seq, hash) == (head.seq, head.hash):
        return None
    table = last.table if last else ""
    return BrokenChain("journal/cut-short", {"table": table, "seq": head.seq, "found": seq})


def _broken(slug: str, entry: Entry, facts: Facts) -> BrokenChain:
    return BrokenChain(slug, {"table": entry.table, **facts})
