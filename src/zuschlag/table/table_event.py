"""Something that happened at a table, as the table works with it: an opened entry of the journal.

`public` is for everybody, `private` for single seats, `secret` for nobody before it is revealed.
"""

from typing import Any

import msgspec

from zuschlag.journal.entry import Entry, linked, place_of
from zuschlag.table.ports import Seal


class TableEvent(msgspec.Struct, frozen=True, kw_only=True):
    """What a command or the clock brought about; the table folds it in once it is on disk."""

    kind: str
    at: int
    seat: int | None = None
    speaker: str | None = None
    command: str | None = None
    mark: str | None = None
    seen_by: list[int] | None = None
    public: dict[str, Any] = {}
    private: dict[int, dict[str, Any]] = {}
    secret: dict[str, Any] = {}


def seat_of(event: TableEvent) -> int:
    """The seat it is about; ValueError for an entry that is about none."""
    if event.seat is None:
        raise ValueError(f"{event.kind} without a seat")
    return event.seat


class _Sealed(msgspec.Struct, frozen=True, array_like=True):
    private: dict[int, dict[str, Any]]
    secret: dict[str, Any]


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(_Sealed)


def written(
    event: TableEvent, table: str, seq: int, epoch: int, before: bytes, seal: Seal
) -> Entry:
    """The entry that follows `before`, with everything sealed that is not public."""
    sealed = None
    if event.private or event.secret:
        plain = _ENCODER.encode(_Sealed(event.private, event.secret))
        sealed = seal.seal(plain, place_of(table, seq))
    entry = Entry(
        table=table,
        seq=seq,
        epoch=epoch,
        kind=event.kind,
        at=event.at,
        seat=event.seat,
        speaker=event.speaker,
        command=event.command,
        mark=event.mark,
        seen_by=event.seen_by,
        public=event.public,
        sealed=sealed,
        before=before,
    )
    return linked(entry, before)


def read(entry: Entry, seal: Seal) -> TableEvent:
    """The entry with its seal broken."""
    inside = _Sealed({}, {})
    if entry.sealed is not None:
        inside = _DECODER.decode(seal.open(entry.sealed, place_of(entry.table, entry.seq)))
    return TableEvent(
        kind=entry.kind,
        at=entry.at,
        seat=entry.seat,
        speaker=entry.speaker,
        command=entry.command,
        mark=entry.mark,
        seen_by=entry.seen_by,
        public=entry.public,
        private=inside.private,
        secret=inside.secret,
    )
