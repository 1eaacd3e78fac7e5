"""What players were told, held against what the journal says: nothing lost, nothing twice.

Comes in: the memory of all players, the entries of their tables, the seal. Goes out: `Findings`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

import msgspec

from tests.faults.witness import Sent, Witness
from zuschlag.journal.entry import FIRST, Entry, digest
from zuschlag.table.ports import Seal
from zuschlag.table.table_event import read

KINDS = {"move": "move", "sit": "sat", "seal-seed": "seed_sealed", "show-seed": "seed_shown"}
"""The entry a command makes, where it makes one of its own."""


class Past(NamedTuple):
    """What one player remembers of one table."""

    name: str
    table: str
    seat: int | None
    sent: Mapping[str, Sent]
    log: Sequence[tuple[str, int | None]]

    @classmethod
    def of(cls, player: Witness) -> "Past":
        """As the player remembers it now."""
        sent = {identity: copy(one) for identity, one in player.sent.items()}  # it goes on
        return cls(player.name, player.table, player.seat, sent, list(player.log))


class Findings(msgspec.Struct):
    """Counts, and a sentence for everything that is wrong."""

    acked: int = 0
    retried: int = 0  # sent more than once
    landed: int = 0  # retried and acknowledged
    refused: Counter[str] = msgspec.field(default_factory=Counter)
    lost: list[str] = []
    doubled: list[str] = []
    changed: list[str] = []  # in the journal, but not as it was sent or seen
    broken: list[str] = []  # gaps and wrong links

    @property
    def wrongs(self) -> list[str]:
        """Everything that must not be."""
        return [*self.lost, *self.doubled, *self.changed, *self.broken]


def compare(past: Iterable[Past], books: Mapping[str, Sequence[Entry]], seal: Seal) -> Findings:
    """Hold every memory against the journal."""
    found = Findings()
    for table, entries in books.items():
        _check_chain(table, entries, found)
    for one in past:
        entries = books.get(one.table, ())
        _check_commands(one, entries, seal, found)
        _check_log(one, entries, found)
    return found


def _check_chain(table: str, entries: Sequence[Entry], found: Findings) -> None:
    before = FIRST
    for seq, entry in enumerate(entries, 1):
        if entry.seq != seq:
            found.broken.append(f"{table}: entry {entry.seq} in place {seq}")
            return
        if entry.before != before or entry.hash != digest(entry):
            found.broken.append(f"{table}: entry {seq} is not linked")
        before = entry.hash
    seen = Counter((one.speaker, one.command) for one in entries if one.command is not None)
    found.doubled += [f"{table}: command {one[1]} {n} times" for one, n in seen.items() if n > 1]


def _check_commands(one: Past, entries: Sequence[Entry], seal: Seal, found: Findings) -> None:
    by_command: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.command is not None:
            by_command.setdefault(entry.command, []).append(entry)
    for identity, sent in one.sent.items():
        kept = by_command.get(identity, [])
        found.retried += sent.tries > 1
        if sent.refused is not None:
            found.refused[sent.refused] += 1
            if kept:
                found.changed.append(f"{one.name}: {identity} was refused and is kept")
        if sent.cursor is None:
            continue
        found.acked += 1
        found.landed += sent.tries > 1
        if not kept:
            found.lost.append(f"{one.name}: {identity} {sent.command}")
        elif not _is_same(sent.command, kept[0], seal):
            found.changed.append(f"{one.name}: {identity} {sent.command} is kept as {kept[0]}")


def _is_same(command: Mapping[str, Any], entry: Entry, seal: Seal) -> bool:
    """Whether an entry says what the command asked for."""
    if entry.kind != KINDS.get(command["do"], entry.kind):
        return False
    if command["do"] != "move":
        return True
    happened = read(entry, seal)
    told = [happened.public, happened.secret, *happened.private.values()]
    return any(part.get("action") == command["action"] for part in told)


def _check_log(one: Past, entries: Sequence[Entry], found: Findings) -> None:
    """What a seat has read must be what the journal has for it, in this order, from the start."""
    own = [
        (entry.kind, entry.seat)
        for entry in entries
        if entry.seen_by is None or one.seat in entry.seen_by
    ]
    if list(one.log) != own[: len(one.log)]:
        place = next(
            (n for n, (a, b) in enumerate(zip(one.log, own, strict=False)) if a != b), len(own)
        )
        found.changed.append(f"{one.name}: entry {place + 1} of {one.table} was told otherwise")
    for identity, sent in one.sent.items():
        if sent.cursor is not None and sent.command["do"] != "sit" and sent.cursor > len(own):
            found.lost.append(f"{one.name}: {identity} was acknowledged at {sent.cursor}")
