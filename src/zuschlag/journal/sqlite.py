"""The journal in a SQLite file: the store of a server that is one process.

One thread writes, one reads; the event loop waits for neither. A commit is on disk before
`append` returns.
"""

from collections.abc import Sequence
from pathlib import Path

from zuschlag.errors import ZuschlagError
from zuschlag.journal import sqlite_statements as sql
from zuschlag.journal.append import append_of, table_of
from zuschlag.journal.contract import Credential, Lease, LobbyCard, PushAddress
from zuschlag.journal.entry import Entry
from zuschlag.journal.heads import Recent
from zuschlag.journal.local_leases import LocalLeases
from zuschlag.journal.lock import Lock
from zuschlag.journal.sqlite_reading import SqliteReader
from zuschlag.journal.sqlite_schema import LEAST_FREE
from zuschlag.journal.sqlite_writer import SqliteWriter


class SqliteJournal(SqliteReader):
    """The whole contract in one file (and its `-wal`, `-shm` and `.lock`)."""

    def __init__(
        self,
        path: Path,
        *,
        least_free: int = LEAST_FREE,
        vfs: str | None = None,
    ) -> None:
        super().__init__(path, vfs)
        self._lock = Lock(path.with_name(path.name + ".lock"))
        self._writer = SqliteWriter(path, self.condition, vfs=vfs, least_free=least_free)
        self._holdings = LocalLeases(self._next_epoch)
        self.recent = Recent()

    @property
    def is_broken(self) -> bool:
        """True when the disk has failed: stop the process, nothing it says can be trusted."""
        return self._writer.is_broken

    @property
    def commits(self) -> int:
        """How many transactions were written; many appends share one."""
        return self._writer.commits

    async def open(self) -> None:
        """Lock, make or upgrade the file, and refuse to serve when it would not be safe."""
        self._make_room()
        self._holdings = LocalLeases(self._next_epoch)  # whoever held a table is gone
        try:
            await self._writer.start()
            self._open_beside_writer()
        except BaseException:
            await self._writer.stop()
            self._lock.release()
            raise

    def _make_room(self) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock.take()
        except OSError as fault:
            facts = {"file": str(self.path), "reason": fault.strerror or str(fault)}
            raise ZuschlagError("journal/unopenable", facts) from None

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self._close_reading()
        await self._writer.stop()
        self._lock.release()

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """Keep entries of one table, all or none, durably."""
        await self._writer.call(append_of(entries, card))
        self.recent.note(entries[-1])

    async def adopt(self, entries: Sequence[Entry], card: LobbyCard) -> None:
        """Keep a whole table that was written elsewhere, all or none, durably."""
        await self._writer.call(table_of(entries, card))
        self.recent.note(entries[-1])

    async def take(self, table: str, worker: str, address: str, seconds: float) -> Lease:
        """Become the writer of a table, or learn who is."""
        return await self._holdings.take(table, worker, address)

    async def _next_epoch(self, table: str) -> int:
        epoch: int = await self._writer.call(lambda db: sql.next_epoch(db, table))
        return epoch

    async def renew(self, worker: str, seconds: float) -> list[str]:
        """The tables of a worker; nothing runs out, so nothing is written."""
        return self._holdings.of(worker)

    async def release(self, worker: str) -> None:
        """Give all tables of a worker back at once."""
        self._holdings.release(worker)

    async def put_credential(self, credential: Credential) -> None:
        await self._writer.call(lambda db: sql.put_credential(db, credential))

    async def forget(self, before: int) -> int:
        """Drop credentials that expired before this; how many."""
        dropped: int = await self._writer.call(lambda db: sql.forget(db, before))
        return dropped

    async def unlink(self, holder: str) -> None:
        """Drop a credential, its push addresses, and who held what by it."""
        self._writer.is_to_be_emptied = True
        await self._writer.call(lambda db: sql.unlink(db, holder))

    async def put_push(self, push: PushAddress) -> None:
        """Keep a push address, in place of one with the same id."""
        await self._writer.call(lambda db: sql.put_push(db, push))

    async def drop_push(self, id: str) -> None:
        """Drop a push address."""
        await self._writer.call(lambda db: sql.drop_push(db, id))

    async def drop_pushes(self, holder: str) -> None:
        """Drop all push addresses of a credential."""
        await self._writer.call(lambda db: sql.drop_pushes(db, holder))

    async def remove(self, table: str, at: int) -> None:
        """Remove a table whole; a mark stays."""
        self.recent.heads.pop(table, None)
        self._writer.is_to_be_emptied = True
        await self._writer.call(lambda db: sql.remove(db, table, at))

    async def keep(self, name: str, value: str) -> None:
        """Keep a fact about the journal as a whole."""
        await self._writer.call(lambda db: sql.keep(db, name, value))

    async def give_up(self) -> int:
        """Mark every table as over that is not; how many."""
        count: int = await self._writer.call(sql.give_up)
        return count
