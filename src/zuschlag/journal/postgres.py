"""The journal in PostgreSQL: the store of a server that is several processes.

Each worker writes over one connection of its own and reads over a few others. Whose turn it is
to write to a table is a lease, timed by the database's clock.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from zuschlag.journal.append import Head, append_of, removal, table_of
from zuschlag.journal.contract import REMOVED, Credential, Lease, LobbyCard, PushAddress
from zuschlag.journal.entry import Entry
from zuschlag.journal.hints import Hints
from zuschlag.journal.postgres_leases import Take
from zuschlag.journal.postgres_reading import PostgresReader
from zuschlag.journal.postgres_writer import PostgresWriter
from zuschlag.journal.rows import CREDENTIAL, PUSH, row_of_credential, row_of_push

DEAD_AFTER = 3600.0
"""Seconds after the end of its lease when a worker that sleeps is taken for dead."""

_RENEW = """
WITH kept AS (
  UPDATE worker SET lease_until = clock_timestamp() + $2 * interval '1 second' WHERE name = $1
  RETURNING name)
SELECT table_id FROM tbl JOIN kept ON owner = name
"""
_RELEASE = "DELETE FROM worker WHERE name = $1"
# Whoever is locked lives.
_FORGET_DEAD = """
DELETE FROM worker WHERE name IN (
  SELECT name FROM worker WHERE lease_until < clock_timestamp() - $1 * interval '1 second'
     FOR UPDATE SKIP LOCKED)
"""
_PUT = f"""
INSERT INTO credential({CREDENTIAL}) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (hash) DO UPDATE SET kind = excluded.kind, created_ms = excluded.created_ms,
   expires_ms = excluded.expires_ms, revoked_ms = excluded.revoked_ms
"""
_KEEP = """
INSERT INTO keeping(name, value) VALUES ($1, $2)
ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
_GIVE_UP = """
WITH given_up AS (
  UPDATE tbl SET status = 'over', is_listed = false WHERE status <> 'over' RETURNING 1)
SELECT count(*) FROM given_up
"""
_HEAD = "SELECT epoch, head_seq, head_hash FROM tbl WHERE table_id = $1"
_FORGET = "WITH old AS (DELETE FROM credential WHERE expires_ms < $1 RETURNING 1)"

_UNHELD = """
UPDATE tbl SET holders = coalesce((
  SELECT json_agg(held) FROM json_array_elements(tbl.holders::json) AS held
   WHERE held ->> 0 <> $1), '[]'::json)::text
 WHERE table_id IN (SELECT table_id FROM holder WHERE holder = $1)
"""
_NO_HOLDER = "DELETE FROM holder WHERE holder = $1"
_NO_CREDENTIAL = "DELETE FROM credential WHERE hash = $1"
_PUT_PUSH = f"""
INSERT INTO push({PUSH}) VALUES ($1, $2, $3, $4)
ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, created_ms = excluded.created_ms,
   sealed = excluded.sealed
"""
_NO_PUSH = "DELETE FROM push WHERE id = $1"
_NO_PUSHES = "DELETE FROM push WHERE holder = $1"
_STRAY_PUSHES = "DELETE FROM push WHERE holder NOT IN (SELECT hash FROM credential)"


async def _execute(statement: str, holder: str, db: Any) -> None:
    await db.execute(statement, holder)


async def _remove(table: str, at: int, db: Any) -> None:
    """In one transaction, with the mark; for this alone the guard of entries steps aside."""
    found = await db.fetchrow(f"{_HEAD} FOR UPDATE", table)
    if found is None:
        return
    await db.execute(_KEEP, REMOVED + table, removal(at, Head(*found)))
    await db.execute("ALTER TABLE event DISABLE TRIGGER event_no_change")
    for place in ("event", "holder", "tbl"):
        await db.execute(f"DELETE FROM {place} WHERE table_id = $1", table)
    await db.execute("ALTER TABLE event ENABLE TRIGGER event_no_change")


class PostgresJournal(PostgresReader):
    """The whole contract on a server that several workers share."""

    is_broken = False

    def __init__(self, dsn: str, hints: Hints | None = None) -> None:
        super().__init__(dsn)
        self._writer = PostgresWriter(dsn, self.condition, hints)

    @property
    def commits(self) -> int:
        """How many transactions were written; many appends share one."""
        return self._writer.commits

    async def open(self) -> None:
        """Connect, make or upgrade the tables, and refuse to serve when it would not be safe."""
        await self._writer.start()
        await self._writer.call(lambda db: db.execute(_FORGET_DEAD, DEAD_AFTER))
        await self.open_to_read()

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self._writer.stop()
        readers, self._readers = self._readers, None
        if readers is not None:
            readers.terminate()

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """Keep entries of one table, all or none, durably."""
        await self._writer.call(append_of(entries, card))

    async def adopt(self, entries: Sequence[Entry], card: LobbyCard) -> None:
        """Keep a whole table that was written elsewhere, all or none, durably."""
        await self._writer.call(table_of(entries, card))

    async def take(self, table: str, worker: str, address: str, seconds: float) -> Lease:
        """Become the writer of a table, or learn who is."""
        lease = await self._writer.call(Take(table, worker, address, seconds))
        assert isinstance(lease, Lease)
        return lease

    async def renew(self, worker: str, seconds: float) -> list[str]:
        """Keep the lease of a worker, which is one row; the tables it still has."""
        rows = await self._writer.call(lambda db: db.fetch(_RENEW, worker, seconds))
        return [row[0] for row in rows]

    async def release(self, worker: str) -> None:
        """Give all tables of a worker back at once."""
        await self._writer.call(lambda db: db.execute(_RELEASE, worker))

    async def put_credential(self, credential: Credential) -> None:
        row = row_of_credential(credential)
        await self._writer.call(lambda db: db.execute(_PUT, *row))

    async def forget(self, before: int) -> int:
        """Drop credentials that expired before this; how many."""
        count = f"{_FORGET} SELECT count(*) FROM old"
        dropped: int = await self._writer.call(lambda db: db.fetchval(count, before))
        await self._writer.call(lambda db: db.execute(_STRAY_PUSHES))
        return dropped

    async def unlink(self, holder: str) -> None:
        """Drop a credential, its push addresses, and who held what by it."""
        for statement in (_NO_PUSHES, _UNHELD, _NO_HOLDER, _NO_CREDENTIAL):
            await self._writer.call(partial(_execute, statement, holder))

    async def put_push(self, push: PushAddress) -> None:
        """Keep a push address, in place of one with the same id."""
        row = row_of_push(push)
        await self._writer.call(lambda db: db.execute(_PUT_PUSH, *row))

    async def drop_push(self, id: str) -> None:
        """Drop a push address."""
        await self._writer.call(partial(_execute, _NO_PUSH, id))

    async def drop_pushes(self, holder: str) -> None:
        """Drop all push addresses of a credential."""
        await self._writer.call(partial(_execute, _NO_PUSHES, holder))

    async def remove(self, table: str, at: int) -> None:
        """Remove a table whole; a mark stays."""
        await self._writer.call(partial(_remove, table, at))

    async def keep(self, name: str, value: str) -> None:
        """Keep a fact about the journal as a whole."""
        await self._writer.call(lambda db: db.execute(_KEEP, name, value))

    async def give_up(self) -> int:
        """Mark every table as over that is not; how many."""
        count: int = await self._writer.call(lambda db: db.fetchval(_GIVE_UP))
        return count
