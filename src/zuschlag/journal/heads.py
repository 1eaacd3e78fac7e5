"""How far tables had got, noted next to the key, so that a journal that lost its tail is found out.

A write-ahead log that was cut off loses its last commits without a trace: what is left of the
journal is whole. The server therefore keeps the heads of the tables that grew last in another
place, at most once a second and never within a commit. What came after the last note is not missed.
"""

import os
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, NamedTuple, Protocol

import msgspec

from zuschlag.errors import ZuschlagError
from zuschlag.journal.append import Head
from zuschlag.journal.contract import REMOVED, Unwritable
from zuschlag.journal.entry import Entry
from zuschlag.journal.seal import sync_folder

MOST = 1000
"""Tables in the note. The tail holds what was written last, so that a few would do."""

Seq = Annotated[int, msgspec.Meta(ge=1)]
Heads = Mapping[str, tuple[int, bytes]]


class Recent:
    """The tables that grew last, with their heads; `count` grows with them."""

    def __init__(self) -> None:
        self.heads: dict[str, tuple[int, bytes]] = {}
        self.count = 0

    def begin(self, heads: Heads) -> None:
        """Go on with what was noted before."""
        self.heads = dict(heads)

    def note(self, last: Entry) -> None:
        """A table has grown to here."""
        self.heads.pop(last.table, None)
        self.heads[last.table] = (last.seq, last.hash)
        self.count += 1
        if len(self.heads) > MOST:
            del self.heads[next(iter(self.heads))]


class _Note(msgspec.Struct, tag="zuschlag-heads", tag_field="is", frozen=True):
    version: int
    journal: str
    heads: list[tuple[str, Seq, str]]


class HeadsFile:
    """The note of one journal, in the folder of its key."""

    def __init__(self, key: Path, journal: str) -> None:
        self.path = key.with_name(f"{key.stem}-{journal[:12]}.heads")
        self._journal = journal

    def read(self) -> dict[str, tuple[int, bytes]]:
        """What was noted last; nothing for a journal that has no note yet."""
        try:
            note = msgspec.json.decode(self.path.read_bytes(), type=_Note)
            if note.version != 1 or note.journal != self._journal:
                return {}
            return {table: (seq, bytes.fromhex(hash)) for table, seq, hash in note.heads}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as fault:
            facts = {"file": str(self.path), "reason": str(fault)}
            raise ZuschlagError("journal/heads-unreadable", facts) from None

    def write(self, heads: Heads) -> None:
        """Put a new note in place of the old one, whole or not at all."""
        told = [(table, seq, hash.hex()) for table, (seq, hash) in heads.items()]
        fresh = self.path.with_name(f"{self.path.name}.{secrets.token_hex(4)}.new")
        try:
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as f:
                f.write(msgspec.json.encode(_Note(1, self._journal, told)))
                f.flush()
                os.fsync(f.fileno())
            os.replace(fresh, self.path)
            sync_folder(self.path.parent)
        finally:
            fresh.unlink(missing_ok=True)


class Loss(NamedTuple):
    """A table that once was further than the journal knows."""

    table: str
    seq: int  # how far it had got
    found: int  # how far it is still what it was, at most


class Readable(Protocol):
    """What comparing needs from a store."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries that follow `after`."""

    async def head(self, table: str) -> Head | None:
        """The state of a table."""

    async def kept(self, name: str) -> str | None:
        """A fact about the journal as a whole."""


async def losses(store: Readable, heads: Heads) -> list[Loss]:
    """The tables of a note that the journal does not have as they were."""
    lost = []
    for table, (seq, hash) in heads.items():
        with suppress(Unwritable):  # an unreadable page is another fault, reported elsewhere
            there = await store.read(table, seq - 1)
            is_there = bool(there) and (there[0].seq, there[0].hash) == (seq, hash)
            if not is_there and await store.kept(REMOVED + table) is None:
                head = await store.head(table)
                lost.append(Loss(table, seq, min(head.seq if head else 0, seq - 1)))
    return lost


def lost_tail(file: HeadsFile, lost: Sequence[Loss]) -> ZuschlagError:
    """Why a server does not go on with such a journal by itself."""
    entries = sum(one.seq - one.found for one in lost)
    facts = {"file": str(file.path), "tables": len(lost), "entries": entries}
    return ZuschlagError("journal/lost-tail", facts)
