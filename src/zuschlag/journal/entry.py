"""One line of a table's journal, and the chain that ties the lines together.

What everybody may read is `public`. Everything else (what single seats may read, and what nobody
may) is `sealed` before it comes here: a store never holds a secret it could lose.
"""

import hashlib
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

FIRST = bytes(32)
"""What the first entry of a table follows."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened at a table; `seq` counts from 1 without gaps."""

    table: str
    seq: int
    epoch: int  # of the lease under which it was written
    kind: str
    version: int = 1  # of the shape of its parts: older ones are upcast when read
    at: int  # milliseconds since 1970
    seat: int | None = None
    speaker: str | None = None  # a pseudonym of who asked for it
    command: str | None = None  # the id that came with it; once per table and speaker
    mark: str | None = None  # keyed digest of the command, to tell a retry from another one
    seen_by: list[int] | None = None  # None: everybody; else only these seats know it exists
    public: dict[str, Any]
    sealed: bytes | None = None
    before: bytes = FIRST  # hash of the entry before
    hash: bytes = b""


def place_of(table: str, seq: int) -> bytes:
    """What the seal of an entry is bound to, so that sealed parts cannot change places."""
    return f"{table}:{seq}".encode()


_ENCODER = msgspec.msgpack.Encoder(order="deterministic")


def digest(entry: Entry) -> bytes:
    """The hash of everything an entry says, the hash before it included."""
    *said, _hash = astuple(entry)
    return hashlib.sha256(_ENCODER.encode(said)).digest()


def linked(entry: Entry, before: bytes) -> Entry:
    """The entry as the next link of a chain."""
    tied = entry if entry.before == before else replace(entry, before=before)
    return replace(tied, hash=digest(tied))
