"""Entries and cards as rows: what all three stores keep, so that all three give back the same.

`public` is kept as JSON text; what JSON cannot say never was public.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from zuschlag.journal.contract import Credential, LobbyCard, PushAddress
from zuschlag.journal.entry import Entry

EVENT = (
    "table_id, seq, epoch, kind, version, at_ms, seat, speaker, command, mark, seen_by, public,"
    " sealed, prev, hash"
)
CARD = "table_id, code, game, status, is_listed, created_ms, touched_ms, public, holders"
CREDENTIAL = "hash, kind, created_ms, expires_ms, revoked_ms"
PUSH = "id, holder, created_ms, sealed"

Row = tuple[Any, ...]

_SEATS = msgspec.json.Decoder(list[int])
_HOLDERS = msgspec.json.Decoder(list[tuple[str, int]])
_PUBLIC = msgspec.json.Decoder(dict[str, Any])
_ENCODE = msgspec.json.Encoder(order="deterministic").encode


def text(value: object) -> str:
    """A value as JSON, the same text for the same value."""
    return _ENCODE(value).decode()


def row_of_entry(entry: Entry) -> Row:
    """An entry in the order of EVENT."""
    return (
        entry.table,
        entry.seq,
        entry.epoch,
        entry.kind,
        entry.version,
        entry.at,
        entry.seat,
        entry.speaker,
        entry.command,
        entry.mark,
        None if entry.seen_by is None else text(entry.seen_by),
        text(entry.public),
        entry.sealed,
        entry.before,
        entry.hash,
    )


def entry_of_row(row: Sequence[Any]) -> Entry:
    return Entry(
        table=row[0],
        seq=row[1],
        epoch=row[2],
        kind=row[3],
        version=row[4],
        at=row[5],
        seat=row[6],
        speaker=row[7],
        command=row[8],
        mark=row[9],
        seen_by=None if row[10] is None else _SEATS.decode(row[10]),
        public=_PUBLIC.decode(row[11]),
        sealed=row[12],
        before=row[13],
        hash=row[14],
    )


def row_of_card(card: LobbyCard) -> Row:
    """A card in the order of CARD."""
    return (
        card.table,
        card.code,
        card.game,
        card.status,
        card.is_listed,
        card.created,
        card.touched,
        text(card.public),
        text(card.holders),
    )


def card_of_row(row: Sequence[Any]) -> LobbyCard:
    return LobbyCard(
        table=row[0],
        code=row[1],
        game=row[2],
        status=row[3],
        is_listed=bool(row[4]),
        created=row[5],
        touched=row[6],
        public=_PUBLIC.decode(row[7]),
        holders=_HOLDERS.decode(row[8]),
    )


def row_of_credential(credential: Credential) -> Row:
    """A credential in the order of CREDENTIAL."""
    return (
        credential.hash,
        credential.kind,
        credential.created,
        credential.expires,
        credential.revoked,
    )


def credential_of_row(row: Sequence[Any]) -> Credential:
    return Credential(hash=row[0], kind=row[1], created=row[2], expires=row[3], revoked=row[4])


def row_of_push(push: PushAddress) -> Row:
    """A push address in the order of PUSH."""
    return (push.id, push.holder, push.created, push.sealed)


def push_of_row(row: Sequence[Any]) -> PushAddress:
    return PushAddress(id=row[0], holder=row[1], created=row[2], sealed=bytes(row[3]))
