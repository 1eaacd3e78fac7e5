"""Reading a SQLite file: anybody who has it may, even while a server writes.

One thread reads; the event loop does not wait for it.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import apsw
import msgspec

from zuschlag.journal import sqlite_statements as sql
from zuschlag.journal.append import Head
from zuschlag.journal.condition import Condition
from zuschlag.journal.contract import Credential, LobbyCard, PushAddress, Unwritable
from zuschlag.journal.entry import Entry
from zuschlag.journal.rows import card_of_row, credential_of_row, entry_of_row, push_of_row, text
from zuschlag.journal.sqlite_schema import connected, readable

Found = TypeVar("Found")


class SqliteReader:
    """Every question of the contract, and those of whoever looks after a journal."""

    def __init__(self, path: Path, vfs: str | None = None) -> None:
        self.path, self._vfs = path, vfs
        self.condition = Condition()
        self._readers: ThreadPoolExecutor | None = None
        self._reading: apsw.Connection

    @property
    def is_broken(self) -> bool:
        """A reader cannot tell."""
        return False

    async def open_to_read(self) -> None:
        """Look into a file that a server may be writing to; nothing can be written."""
        self._reading = await asyncio.to_thread(readable, self.path, self._vfs)
        self._readers = ThreadPoolExecutor(1, "journal reader")

    def _open_beside_writer(self) -> None:
        self._reading = connected(self.path, self._vfs)
        self._readers = ThreadPoolExecutor(1, "journal reader")

    async def _close_reading(self) -> None:
        readers, self._readers = self._readers, None
        if readers is not None:
            await asyncio.to_thread(readers.shutdown)
            self._reading.close()

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries that follow `after`, in order."""
        return await self._rows(sql.SELECT_ENTRIES, (table, after), entry_of_row)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables that exists."""
        return dict(await self._rows(sql.SELECT_HEADS, (text(list(tables)),), tuple))

    async def card(self, table: str) -> LobbyCard | None:
        """The card of a table."""
        return _only(await self._rows(sql.SELECT_CARD, (table,), card_of_row))

    async def card_by_code(self, code: str) -> LobbyCard | None:
        """The card of the table with this join code."""
        return _only(await self._rows(sql.SELECT_BY_CODE, (code,), card_of_row))

    async def listed(self, limit: int) -> list[LobbyCard]:
        """Open tables anybody may join or watch, last touched first."""
        return await self._rows(sql.SELECT_LISTED, (limit,), card_of_row)

    async def live(self, since: int) -> list[LobbyCard]:
        """Every table that is not over and was touched since."""
        return await self._rows(sql.SELECT_LIVE, (since,), card_of_row)

    async def held_by(self, holder: str, limit: int) -> list[LobbyCard]:
        """Tables a credential made or holds a seat at, last touched first."""
        return await self._rows(sql.SELECT_HELD, (holder, limit), card_of_row)

    async def names(self) -> list[str]:
        return [name for (name,) in await self._rows(sql.SELECT_NAMES, (), tuple)]

    async def credentials(self) -> list[Credential]:
        return await self._rows(sql.SELECT_CREDENTIALS, (), credential_of_row)

    async def credential(self, hash: str) -> Credential | None:
        """A credential by its hash."""
        return _only(await self._rows(sql.SELECT_CREDENTIAL, (hash,), credential_of_row))

    async def pushes(self, holder: str) -> list[PushAddress]:
        """The push addresses of a credential, the oldest first."""
        return await self._rows(sql.SELECT_PUSHES, (holder,), push_of_row)

    async def count_pushes(self) -> int:
        """How many push addresses there are."""
        return sum(await self._rows(sql.COUNT_PUSHES, (), lambda row: int(row[0])))

    async def written_names(self) -> list[str]:
        """Every table that has an entry, even where nothing else is left of it."""
        return [name for (name,) in await self._rows(sql.SELECT_WRITTEN, (), tuple)]

    async def head(self, table: str) -> Head | None:
        """The state of a table, as it is noted next to its entries."""
        return _only(await self._rows(sql.SELECT_HEAD, (table,), lambda row: Head(*row)))

    async def last_sealed(self, limit: int) -> list[Entry]:
        """The last entries with something sealed in them."""
        return await self._rows(sql.SELECT_SEALED, (limit,), entry_of_row)

    async def kept(self, name: str) -> str | None:
        """A fact about the journal as a whole."""
        return _only(await self._rows(sql.SELECT_KEPT, (name,), lambda row: str(row[0])))

    async def _rows(
        self, query: str, values: tuple[Any, ...], made: Callable[[tuple[Any, ...]], Found]
    ) -> list[Found]:
        """What a query finds, read and built on the reader's thread."""
        if self.is_broken:
            raise Unwritable("journal/broken")
        if self._readers is None:
            raise Unwritable("journal/closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._readers, self._fetched, query, values, made
            )
        except Unwritable as fault:
            self.condition.could_not_read(fault)
            raise

    def _fetched(
        self, query: str, values: tuple[Any, ...], made: Callable[[tuple[Any, ...]], Found]
    ) -> list[Found]:
        try:
            return [made(row) for row in self._reading.execute(query, values).fetchall()]
        except (apsw.CorruptError, apsw.NotADBError, msgspec.DecodeError) as fault:
            # A page of garbage, or a row that somebody has overwritten.
            raise Unwritable("journal/corrupt", {"reason": str(fault)}) from None
        except apsw.Error as fault:
            raise Unwritable("journal/unreadable", {"reason": str(fault)}) from None


def _only(found: list[Found]) -> Found | None:
    return found[0] if found else None
