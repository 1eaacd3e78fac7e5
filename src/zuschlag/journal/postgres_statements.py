"""A batch of appends and takes in one transaction of PostgreSQL.

All tables of the batch are locked first, in the order of their names, so that two workers never
wait for each other. Then Python decides, and a handful of statements writes.
"""

from collections.abc import Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from zuschlag.journal.append import Append, Head, known_command, taken_code, why_not
from zuschlag.journal.contract import Conflict, Lease
from zuschlag.journal.postgres_leases import (
    Take,
    Taken,
    columns,
    held_already,
    holders,
    write_leases,
)
from zuschlag.journal.postgres_schema import Connection
from zuschlag.journal.rows import EVENT, Row

_NEW_TABLES = """
INSERT INTO tbl(table_id, epoch) SELECT name, 0 FROM unnest($1::text[]) AS name ORDER BY name
ON CONFLICT DO NOTHING
"""
_LOCK = """
SELECT table_id, epoch, head_seq, head_hash, owner
  FROM tbl WHERE table_id = ANY($1::text[]) ORDER BY table_id FOR UPDATE
"""
_HEADS = """
UPDATE tbl SET epoch = next.epoch, head_seq = next.seq, head_hash = next.hash
  FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[]) AS next(name, epoch, seq, hash)
 WHERE table_id = next.name
"""
_EVENTS = f"""
INSERT INTO event({EVENT})
SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[],
  $6::bigint[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[],
  $13::bytea[], $14::bytea[], $15::bytea[])
"""
_CARDS = """
UPDATE tbl SET code = card.code, game = card.game, status = card.status,
       is_listed = card.is_listed, created_ms = card.created, touched_ms = card.touched,
       public = card.public, holders = card.holders
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::boolean[], $6::bigint[],
              $7::bigint[], $8::text[], $9::text[])
    AS card(name, code, game, status, is_listed, created, touched, public, holders),
       tbl AS past
 WHERE tbl.table_id = card.name AND past.table_id = card.name
RETURNING tbl.table_id, tbl.holders, past.holders IS DISTINCT FROM card.holders
"""
_NO_HOLDERS = "DELETE FROM holder WHERE table_id = ANY($1::text[])"
_HOLDERS = """
INSERT INTO holder(holder, table_id)
SELECT DISTINCT held ->> 0, card.name
  FROM unnest($1::text[], $2::text[]) AS card(name, holders),
       json_array_elements(card.holders::json) AS held
"""


class _Standing:
    """The state of a table, while a batch is worked out."""

    def __init__(self, row: Sequence[Any] | None) -> None:
        found = tuple(row)[1:] if row is not None else (0, 0, bytes(32), None)
        self.epoch, self.seq, self.hash, self.owner = found
        self.address = ""
        self.is_held = False
        self.seconds: float | None = None  # how long a lease was taken for just now

    @property
    def head(self) -> Head | None:
        return Head(self.epoch, self.seq, self.hash) if self.epoch else None


async def write_batch(db: Connection, batch: Sequence[Append | Take]) -> list[Any]:
    """Answers in order: a Lease, None for an append that was written, or a Conflict.

    In the caller's transaction; one that clashes does not take others along.
    """
    answers: dict[int, Any] = {**await held_already(db, batch)}
    rest = {place: one for place, one in enumerate(batch) if place not in answers}
    if rest:
        written = await _write_rest(db, list(rest.values()))
        answers.update(zip(rest, written, strict=True))
    return [answers[place] for place in range(len(batch))]


async def _write_rest(db: Connection, batch: Sequence[Append | Take]) -> list[Any]:
    names = sorted({one.table for one in batch})
    makers = sorted({one.table for one in batch if isinstance(one, Take) or one.after == 0})
    if makers:
        await db.execute(_NEW_TABLES, makers)
    try:
        async with db.transaction():
            return await _write(db, names, batch)
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError):
        return [await _write_one(db, one) for one in batch]


async def _write_one(db: Connection, one: Append | Take) -> Any:
    try:
        async with db.transaction():
            return (await _write(db, [one.table], [one]))[0]
    except asyncpg.UniqueViolationError as fault:
        is_code = "code" in (fault.constraint_name or "")
        return (taken_code if is_code else known_command)(one.table)
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as fault:
        return ValueError(str(fault))


async def _write(db: Connection, names: list[str], batch: Sequence[Append | Take]) -> list[Any]:
    rows = {row[0]: row for row in await db.fetch(_LOCK, names)}
    standing = {name: _Standing(rows.get(name)) for name in names}
    if any(isinstance(one, Take) for one in batch):
        await _see_holders(db, standing)
    answers = [_decided(one, standing[one.table]) for one in batch]
    fitting = [
        one
        for one, answer in zip(batch, answers, strict=True)
        if isinstance(one, Append) and answer is None
    ]
    await write_leases(db, _newly_taken(standing))
    await _write_appends(db, fitting, standing)
    return answers


async def _see_holders(db: Connection, standing: dict[str, _Standing]) -> None:
    found = await holders(db, (one.owner for one in standing.values()))
    for one in standing.values():
        one.is_held, one.address = one.owner in found, found.get(one.owner, "")


def _decided(one: Append | Take, table: _Standing) -> Lease | Conflict | None:
    if isinstance(one, Take):
        return _taken(one, table)
    conflict = why_not(one, table.head)
    if conflict is None:
        table.epoch, table.seq, table.hash = one.epoch, one.seq, one.hash
    return conflict


def _taken(one: Take, table: _Standing) -> Lease:
    if table.is_held and table.owner != one.worker:
        return Lease(one.table, table.owner, table.address, table.epoch, is_mine=False)
    if not table.is_held:
        table.epoch += 1
    table.owner, table.address, table.is_held = one.worker, one.address, True
    table.seconds = one.seconds
    return Lease(one.table, one.worker, one.address, table.epoch, is_mine=True)


def _newly_taken(standing: dict[str, _Standing]) -> list[Taken]:
    return [
        Taken(name, one.epoch, one.owner, one.address, one.seconds)
        for name, one in standing.items()
        if one.seconds is not None
    ]


async def _write_appends(
    db: Connection, appends: Sequence[Append], standing: dict[str, _Standing]
) -> None:
    if not appends:
        return
    names = {one.table for one in appends}
    heads = [(name, one.epoch, one.seq, one.hash) for name, one in standing.items()]
    await db.execute(_HEADS, *columns([row for row in heads if row[0] in names]))
    await db.execute(_EVENTS, *columns([row for one in appends for row in one.rows]))
    cards = {one.table: one.card for one in appends if one.card is not None}
    if cards:
        await _write_cards(db, list(cards.values()))


async def _write_cards(db: Connection, cards: list[Row]) -> None:
    written = await db.fetch(_CARDS, *columns(cards))
    changed = [(name, holders) for name, holders, is_changed in written if is_changed]
    if changed:
        names, holders = columns(changed)
        await db.execute(_NO_HOLDERS, names)
        await db.execute(_HOLDERS, names, holders)
