"""Whose table it is, in PostgreSQL: a table names its worker, and the worker has the lease.

So a worker renews one row, however many tables it has, and learning who has a table writes nothing.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from zuschlag.journal.append import Append
from zuschlag.journal.contract import Lease
from zuschlag.journal.postgres_schema import Connection

_HELD = """
SELECT table_id, owner, address, epoch FROM tbl JOIN worker ON name = owner
 WHERE table_id = ANY($1::text[]) AND lease_until > clock_timestamp()
"""
_HOLDERS = """
SELECT name, address FROM worker WHERE name = ANY($1::text[]) AND lease_until > clock_timestamp()
"""
_OWNERS = """
UPDATE tbl SET epoch = next.epoch, owner = next.owner
  FROM unnest($1::text[], $2::bigint[], $3::text[]) AS next(name, epoch, owner)
 WHERE table_id = next.name
"""
_SIGN_IN = """
INSERT INTO worker(name, address, lease_until)
SELECT name, address, clock_timestamp() + seconds * interval '1 second'
  FROM unnest($1::text[], $2::text[], $3::float8[]) AS new(name, address, seconds) ORDER BY name
ON CONFLICT (name) DO UPDATE SET address = excluded.address,
   lease_until = greatest(worker.lease_until, excluded.lease_until)
"""


class Take(NamedTuple):
    """The wish to become the writer of a table."""

    table: str
    worker: str
    address: str
    seconds: float


class Taken(NamedTuple):
    """A table that has got a writer."""

    table: str
    epoch: int
    worker: str
    address: str
    seconds: float


async def held_already(db: Connection, batch: Sequence[Append | Take]) -> dict[int, Lease]:
    """Answers to takes that change nothing, by their place: a look without a lock finds them."""
    takes = {place: one for place, one in enumerate(batch) if isinstance(one, Take)}
    if not takes:
        return {}
    names = sorted({one.table for one in takes.values()})
    held = {row[0]: tuple(row)[1:] for row in await db.fetch(_HELD, names)}
    answers = {}
    for place, one in takes.items():
        owner, address, epoch = held.get(one.table, (None, "", 0))
        is_mine = owner == one.worker
        if owner is not None and not (is_mine and address != one.address):
            answers[place] = Lease(one.table, owner, address, epoch, is_mine)
    return answers


async def holders(db: Connection, owners: Iterable[str | None]) -> dict[str, str]:
    """Those of these workers whose lease is running, with their addresses.

    Asked when the tables are locked, in a statement of its own: one that waited for a table would
    still see the earlier workers.
    """
    names = sorted({owner for owner in owners if owner is not None})
    return dict(await db.fetch(_HOLDERS, names)) if names else {}


async def write_leases(db: Connection, taken: Sequence[Taken]) -> None:
    """Give these tables to their workers, and the workers at least so much time."""
    if not taken:
        return
    tables = [(one.table, one.epoch, one.worker) for one in taken]
    await db.execute(_OWNERS, *columns(tables))
    workers = {one.worker: (one.worker, one.address, one.seconds) for one in taken}
    await db.execute(_SIGN_IN, *columns(list(workers.values())))


def columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows as arrays, one for each column."""
    return [list(column) for column in zip(*rows, strict=True)]
