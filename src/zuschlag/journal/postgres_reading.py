"""Looking into a journal in PostgreSQL, over a few connections that cannot write."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec

from zuschlag.journal.append import Head
from zuschlag.journal.condition import Condition
from zuschlag.journal.contract import Credential, LobbyCard, PushAddress, Unwritable
from zuschlag.journal.entry import Entry
from zuschlag.journal.postgres_schema import SETTINGS
from zuschlag.journal.postgres_writer import LOST, SECONDS_TO_ANSWER, SECONDS_TO_CONNECT
from zuschlag.journal.rows import (
    CARD,
    CREDENTIAL,
    EVENT,
    PUSH,
    card_of_row,
    credential_of_row,
    entry_of_row,
    push_of_row,
)

MOST_READERS = 4
_CORRUPT = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError, msgspec.DecodeError)

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
_PUSHES = f"SELECT {PUSH} FROM push WHERE holder = $1 ORDER BY created_ms, id"
_WRITTEN = "SELECT DISTINCT table_id FROM event ORDER BY table_id"
_HEAD = "SELECT epoch, head_seq, head_hash FROM tbl WHERE table_id = $1 AND head_seq > 0"
_SEALED = f"SELECT {EVENT} FROM event WHERE sealed IS NOT NULL ORDER BY gid DESC LIMIT $1"
_KEPT = "SELECT value FROM keeping WHERE name = $1"
_WORKERS = "SELECT name, address FROM worker WHERE lease_until > clock_timestamp()"

Found = TypeVar("Found")


class PostgresReader:
    """Every question of the contract, and those of whoever looks after a journal."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self.condition = Condition()
        self._readers: Any = None

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

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries that follow `after`, in order."""
        return await self._rows(entry_of_row, _ENTRIES, table, after)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables that exists."""
        return dict(await self._rows(tuple, _HEADS, list(tables)))

    async def card(self, table: str) -> LobbyCard | None:
        """The card of a table."""
        return _only(await self._rows(card_of_row, _CARD, table))

    async def card_by_code(self, code: str) -> LobbyCard | None:
        """The card of the table with this join code."""
        return _only(await self._rows(card_of_row, _BY_CODE, code))

    async def listed(self, limit: int) -> list[LobbyCard]:
        """Open tables anybody may join or watch, last touched first."""
        return await self._rows(card_of_row, _LISTED, limit)

    async def live(self, since: int) -> list[LobbyCard]:
        """Every table that is not over and was touched since."""
        return await self._rows(card_of_row, _LIVE, since)

    async def held_by(self, holder: str, limit: int) -> list[LobbyCard]:
        """Tables a credential made or holds a seat at, last touched first."""
        return await self._rows(card_of_row, _HELD, holder, limit)

    async def names(self) -> list[str]:
        return [name for (name,) in await self._rows(tuple, _NAMES)]

    async def credentials(self) -> list[Credential]:
        return await self._rows(credential_of_row, _CREDENTIALS)

    async def credential(self, hash: str) -> Credential | None:
        """A credential by its hash."""
        return _only(await self._rows(credential_of_row, _CREDENTIAL, hash))

    async def pushes(self, holder: str) -> list[PushAddress]:
        """The push addresses of a credential, the oldest first."""
        return await self._rows(push_of_row, _PUSHES, holder)

    async def count_pushes(self) -> int:
        """How many push addresses there are."""
        return sum(await self._rows(lambda row: int(row[0]), "SELECT count(*) FROM push"))

    async def written_names(self) -> list[str]:
        """Every table that has an entry, even where nothing else is left of it."""
        return [name for (name,) in await self._rows(tuple, _WRITTEN)]

    async def head(self, table: str) -> Head | None:
        """The state of a table, as it is noted next to its entries."""
        return _only(await self._rows(lambda row: Head(*row), _HEAD, table))

    async def last_sealed(self, limit: int) -> list[Entry]:
        """The last entries with something sealed in them."""
        return await self._rows(entry_of_row, _SEALED, limit)

    async def kept(self, name: str) -> str | None:
        """A fact about the journal as a whole."""
        return _only(await self._rows(lambda row: str(row[0]), _KEPT, name))

    async def workers(self) -> dict[str, str]:
        """The workers whose lease is running, with their addresses."""
        return dict(await self._rows(tuple, _WORKERS))

    async def _rows(
        self, made: Callable[[Sequence[Any]], Found], query: str, *values: object
    ) -> list[Found]:
        """What a query finds; a fault is noted."""
        try:
            return await self._fetched(made, query, *values)
        except Unwritable as fault:
            self.condition.could_not_read(fault)
            raise

    async def _fetched(
        self, made: Callable[[Sequence[Any]], Found], query: str, *values: object
    ) -> list[Found]:
        """A connection that died in its sleep is not a reason to fail."""
        if self._readers is None:
            raise Unwritable("journal/closed")
        fault: Exception | None = None
        for _ in range(MOST_READERS + 1):
            try:
                return [made(row) for row in await self._readers.fetch(query, *values)]
            except TimeoutError as found:
                fault = found
                break
            except LOST as found:
                fault = found
            except _CORRUPT as found:
                raise Unwritable("journal/corrupt", {"reason": str(found)}) from None
            except asyncpg.PostgresError as found:
                raise Unwritable("journal/unreadable", {"reason": str(found)}) from None
        raise Unwritable("journal/unreachable", {"reason": str(fault)})


def _only(found: list[Found]) -> Found | None:
    return found[0] if found else None
