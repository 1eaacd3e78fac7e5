"""The journal in PostgreSQL: the store of a server that is several processes.

Each worker writes over one connection of its own and reads over a few others. Whose turn it is
to write to a table is a lease, timed by the database's clock.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from zuschlag.journal.append import append_of, table_of
from zuschlag.journal.contract import Card, Credential, Lease, Unwritable
from zuschlag.journal.entry import Entry
from zuschlag.journal.hints import Hints
from zuschlag.journal.postgres_schema import SETTINGS
from zuschlag.journal.postgres_statements import Take
from zuschlag.journal.postgres_writer import LOST, SECONDS_TO_ANSWER, SECONDS_TO_CONNECT, Writer
from zuschlag.journal.rows import (
    CARD,
    CREDENTIAL,
    EVENT,
    card_of_row,
    credential_of_row,
    entry_of_row,
    row_of_credential,
)

MOST_READERS = 4

_RENEW = """
UPDATE tbl SET lease_until = clock_timestamp() + $2 * interval '1 second'
 WHERE table_id IN (SELECT table_id FROM tbl WHERE owner = $1 ORDER BY table_id FOR UPDATE)
   AND owner = $1
RETURNING table_id
"""
_RELEASE = """
UPDATE tbl SET owner = NULL, address = '', lease_until = '-infinity'
 WHERE table_id IN (SELECT table_id FROM tbl WHERE owner = $1 AND table_id = ANY($2::text[])
                     ORDER BY table_id FOR UPDATE)
   AND owner = $1
"""
_PUT = f"""
INSERT INTO credential({CREDENTIAL}) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (hash) DO UPDATE SET kind = excluded.kind, created_ms = excluded.created_ms,
   expires_ms = excluded.expires_ms, revoked_ms = excluded.revoked_ms
"""
_FORGET = "WITH old AS (DELETE FROM credential WHERE expires_ms < $1 RETURNING 1)"
_ENTRIES = f"SELECT {EVENT} FROM event WHERE table_id = $1 AND seq > $2 ORDER BY seq"
_HEADS = "SELECT table_id, head_seq FROM tbl WHERE head_seq > 0 AND table_id = ANY($1::text[])"
_CARD = f"SELECT {CARD} FROM tbl WHERE table_id = $1 AND head_seq > 0"
_BY_CODE = f"SELECT {CARD} FROM tbl WHERE code = $1 AND head_seq > 0"
_LISTED = f"""
SELECT {CARD} FROM tbl WHERE is_listed AND status <> 'over' ORDER BY touched_ms DESC, table_id
 LIMIT $1
"""
_LIVE = f"""
SELECT {CARD} FROM tbl WHERE status <> 'over' AND touched_ms >= $1
 ORDER BY touched_ms DESC, table_id
"""
_HELD = f"""
SELECT {CARD} FROM tbl WHERE table_id IN (SELECT table_id FROM holder WHERE holder = $1)
 ORDER BY touched_ms DESC, table_id LIMIT $2
"""
_NAMES = "SELECT table_id FROM tbl WHERE head_seq > 0 ORDER BY table_id"
_CREDENTIALS = f"SELECT {CREDENTIAL} FROM credential ORDER BY hash"
_CREDENTIAL = f"SELECT {CREDENTIAL} FROM credential WHERE hash = $1"

Found = TypeVar("Found")


class PostgresJournal:
    """The whole contract on a server that several workers share."""

    is_broken = False

    def __init__(self, dsn: str, hints: Hints | None = None) -> None:
        self._dsn = dsn
        self._writer = Writer(dsn, hints)
        self._readers: Any = None

    @property
    def commits(self) -> int:
        """How many transactions were written; many appends share one."""
        return self._writer.commits

    async def open(self) -> None:
        """Connect, make or upgrade the tables, and refuse to serve when safety is not given."""
        await self._writer.start()
        await self.open_to_read()

    async def open_to_read(self) -> None:
        """Connect for looking only."""
        self._readers = await asyncpg.create_pool(
            self._dsn,
            min_size=0,
            max_size=MOST_READERS,
            timeout=SECONDS_TO_CONNECT,
            command_timeout=SECONDS_TO_ANSWER,
            server_settings=SETTINGS | {"default_transaction_read_only": "on"},
        )

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self._writer.stop()
        readers, self._readers = self._readers, None
        if readers is not None:
            readers.terminate()

    async def append(self, entries: Sequence[Entry], card: Card | None = None) -> None:
        """Keep entries of one table, all or none, durably."""
        await self._writer.call(append_of(entries, card))

    async def adopt(self, entries: Sequence[Entry], card: Card) -> None:
        """Keep a whole table that was written elsewhere, all or none, durably."""
        await self._writer.call(table_of(entries, card))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries behind `after`, in order."""
        return await self._rows(entry_of_row, _ENTRIES, table, after)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables that exists."""
        return dict(await self._rows(tuple, _HEADS, list(tables)))

    async def take(self, table: str, worker: str, address: str, seconds: float) -> Lease:
        """Become the writer of a table, or learn who is."""
        lease = await self._writer.call(Take(table, worker, address, seconds))
        assert isinstance(lease, Lease)
        return lease

    async def renew(self, worker: str, seconds: float) -> list[str]:
        """Keep all leases of a worker; the tables it still has."""
        rows = await self._writer.call(lambda db: db.fetch(_RENEW, worker, seconds))
        return [row[0] for row in rows]

    async def release(self, worker: str, tables: Sequence[str]) -> None:
        """Give leases back at once."""
        await self._writer.call(lambda db: db.execute(_RELEASE, worker, list(tables)))

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        return _only(await self._rows(card_of_row, _CARD, table))

    async def card_by_code(self, code: str) -> Card | None:
        """The card of the table with this join code."""
        return _only(await self._rows(card_of_row, _BY_CODE, code))

    async def listed(self, limit: int) -> list[Card]:
        """Open tables anybody may join or watch, last touched first."""
        return await self._rows(card_of_row, _LISTED, limit)

    async def live(self, since: int) -> list[Card]:
        """Every table that is not over and was touched since."""
        return await self._rows(card_of_row, _LIVE, since)

    async def held_by(self, holder: str, limit: int) -> list[Card]:
        """Tables a credential made or holds a seat at, last touched first."""
        return await self._rows(card_of_row, _HELD, holder, limit)

    async def names(self) -> list[str]:
        """Every table there is."""
        return [name for (name,) in await self._rows(tuple, _NAMES)]

    async def credentials(self) -> list[Credential]:
        """Every credential there is."""
        return await self._rows(credential_of_row, _CREDENTIALS)

    async def put_credential(self, credential: Credential) -> None:
        """Keep a credential."""
        row = row_of_credential(credential)
        await self._writer.call(lambda db: db.execute(_PUT, *row))

    async def credential(self, hash: str) -> Credential | None:
        """A credential by its hash."""
        return _only(await self._rows(credential_of_row, _CREDENTIAL, hash))

    async def forget(self, before: int) -> int:
        """Drop credentials that expired before this; how many."""
        count = f"{_FORGET} SELECT count(*) FROM old"
        dropped: int = await self._writer.call(lambda db: db.fetchval(count, before))
        return dropped

    async def _rows(
        self, made: Callable[[Sequence[Any]], Found], query: str, *values: object
    ) -> list[Found]:
        """What a query finds; a connection that died in its sleep is no reason to fail."""
        if self._readers is None:
            raise Unwritable("journal/closed")
        fault: Exception | None = None
        for _ in range(MOST_READERS + 1):
            try:
                rows = await self._readers.fetch(query, *values)
            except TimeoutError as found:
                fault = found
                break
            except LOST as found:
                fault = found
            except asyncpg.PostgresError as found:
                raise Unwritable("journal/unreadable", {"reason": str(found)}) from None
            else:
                return [made(row) for row in rows]
        raise Unwritable("journal/unreachable", {"reason": str(fault)})


def _only(found: list[Found]) -> Found | None:
    return found[0] if found else None
