"""The journal in a SQLite file: the store of a server that is one process.

One thread writes, one reads; the event loop waits for neither. A commit is on disk before
`append` returns.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import apsw

from zuschlag.errors import ZuschlagError
from zuschlag.journal import sqlite_statements as sql
from zuschlag.journal.append import append_of, table_of
from zuschlag.journal.contract import Card, Credential, Lease, Unwritable
from zuschlag.journal.entry import Entry
from zuschlag.journal.lock import Lock
from zuschlag.journal.rows import card_of_row, credential_of_row, entry_of_row, text
from zuschlag.journal.sqlite_schema import LEAST_FREE, connected, readable
from zuschlag.journal.sqlite_writer import Writer

Found = TypeVar("Found")


class SqliteJournal:
    """The whole contract in one file (and its `-wal`, `-shm` and `.lock`)."""

    def __init__(
        self,
        path: Path,
        *,
        least_free: int = LEAST_FREE,
        clock: Callable[[], float] = time.monotonic,
        vfs: str | None = None,
    ) -> None:
        self._path, self._clock, self._vfs = path, clock, vfs
        self._lock = Lock(path.with_name(path.name + ".lock"))
        self._writer = Writer(path, vfs=vfs, least_free=least_free)
        self._readers: ThreadPoolExecutor | None = None
        self._reading: apsw.Connection

    @property
    def is_broken(self) -> bool:
        """True when the disk has failed: stop the process, nothing it says can be trusted."""
        return self._writer.is_broken

    @property
    def commits(self) -> int:
        """How many transactions were written; many appends share one."""
        return self._writer.commits

    async def open(self) -> None:
        """Lock, make or upgrade the file, and refuse to serve when safety is not given."""
        self._make_room()
        try:
            await self._writer.start()
            await self._writer.call(sql.release_all)
            self._reading = connected(self._path, self._vfs)
        except BaseException:
            await self._writer.stop()
            self._lock.release()
            raise
        self._readers = ThreadPoolExecutor(1, "journal reader")

    async def open_to_read(self) -> None:
        """Look into a file that a server may be writing to; nothing can be written."""
        self._reading = await asyncio.to_thread(readable, self._path, self._vfs)
        self._readers = ThreadPoolExecutor(1, "journal reader")

    def _make_room(self) -> None:
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock.take()
        except OSError as fault:
            facts = {"file": str(self._path), "reason": fault.strerror or str(fault)}
            raise ZuschlagError("journal/unopenable", facts) from None

    async def close(self) -> None:
        """Write what waits, then let go."""
        readers, self._readers = self._readers, None
        if readers is not None:
            await asyncio.to_thread(readers.shutdown)
            self._reading.close()
        await self._writer.stop()
        self._lock.release()

    async def append(self, entries: Sequence[Entry], card: Card | None = None) -> None:
        """Keep entries of one table, all or none, durably."""
        await self._writer.call(append_of(entries, card))

    async def adopt(self, entries: Sequence[Entry], card: Card) -> None:
        """Keep a whole table that was written elsewhere, all or none, durably."""
        await self._writer.call(table_of(entries, card))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries behind `after`, in order."""
        return await self._rows(sql.SELECT_ENTRIES, (table, after), entry_of_row)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables that exists."""
        return dict(await self._rows(sql.SELECT_HEADS, (text(list(tables)),), tuple))

    async def take(self, table: str, worker: str, address: str, seconds: float) -> Lease:
        """Become the writer of a table, or learn who is."""
        now = self._clock()
        lease = await self._writer.call(
            lambda db: sql.take(db, table, worker, address, now, seconds)
        )
        assert isinstance(lease, Lease)
        return lease

    async def renew(self, worker: str, seconds: float) -> list[str]:
        """Keep all leases of a worker; the tables it still has."""
        until = self._clock() + seconds
        kept: list[str] = await self._writer.call(lambda db: sql.renew(db, worker, until))
        return kept

    async def release(self, worker: str, tables: Sequence[str]) -> None:
        """Give leases back at once."""
        await self._writer.call(lambda db: sql.release(db, worker, tables))

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        return _only(await self._rows(sql.SELECT_CARD, (table,), card_of_row))

    async def card_by_code(self, code: str) -> Card | None:
        """The card of the table with this join code."""
        return _only(await self._rows(sql.SELECT_BY_CODE, (code,), card_of_row))

    async def listed(self, limit: int) -> list[Card]:
        """Open tables anybody may join or watch, last touched first."""
        return await self._rows(sql.SELECT_LISTED, (limit,), card_of_row)

    async def live(self, since: int) -> list[Card]:
        """Every table that is not over and was touched since."""
        return await self._rows(sql.SELECT_LIVE, (since,), card_of_row)

    async def held_by(self, holder: str, limit: int) -> list[Card]:
        """Tables a credential made or holds a seat at, last touched first."""
        return await self._rows(sql.SELECT_HELD, (holder, limit), card_of_row)

    async def names(self) -> list[str]:
        """Every table there is."""
        return [name for (name,) in await self._rows(sql.SELECT_NAMES, (), tuple)]

    async def credentials(self) -> list[Credential]:
        """Every credential there is."""
        return await self._rows(sql.SELECT_CREDENTIALS, (), credential_of_row)

    async def put_credential(self, credential: Credential) -> None:
        """Keep a credential."""
        await self._writer.call(lambda db: sql.put_credential(db, credential))

    async def credential(self, hash: str) -> Credential | None:
        """A credential by its hash."""
        return _only(await self._rows(sql.SELECT_CREDENTIAL, (hash,), credential_of_row))

    async def forget(self, before: int) -> int:
        """Drop credentials that expired before this; how many."""
        dropped: int = await self._writer.call(lambda db: sql.forget(db, before))
        return dropped

    async def _rows(
        self, query: str, values: tuple[Any, ...], made: Callable[[tuple[Any, ...]], Found]
    ) -> list[Found]:
        """What a query finds, read and built on the reader's thread."""
        if self.is_broken:
            raise Unwritable("journal/broken")
        if self._readers is None:
            raise Unwritable("journal/closed")
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self._fetched, query, values, made
        )

    def _fetched(
        self, query: str, values: tuple[Any, ...], made: Callable[[tuple[Any, ...]], Found]
    ) -> list[Found]:
        try:
            rows = self._reading.execute(query, values).fetchall()
        except apsw.Error as fault:
            raise Unwritable("journal/unreadable", {"reason": str(fault)}) from None
        return [made(row) for row in rows]


def _only(found: list[Found]) -> Found | None:
    return found[0] if found else None
