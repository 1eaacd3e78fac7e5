"""The one thread that writes to a SQLite file and checkpoints it.

Whatever waits when it looks is one transaction: one wait for the disk, for all tables together.
`call` hands it something to do and waits until that is on disk.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import apsw
from msgspec import Struct

from zuschlag.journal.append import Append
from zuschlag.journal.condition import Condition, noted
from zuschlag.journal.contract import Unclear, Unwritable
from zuschlag.journal.sqlite_schema import connected, prepare
from zuschlag.journal.sqlite_statements import write_appends

MOST_AT_ONCE = 256
BUSY = 2
"""Requests in one commit after which the next one waits for more."""
LINGER_SECONDS = 0.003
CHECKPOINT_PAGES = 1000
_NO_ROOM_FOR_SHARED_MEMORY = {
    apsw.SQLITE_IOERR_SHMSIZE,
    apsw.SQLITE_IOERR_SHMMAP,
    apsw.SQLITE_IOERR_SHMOPEN,
}

Deed = Append | Callable[[apsw.Connection], Any]


class _WriteRequest(Struct, frozen=True):
    deed: Deed
    answer: "asyncio.Future[Any]"


class SqliteWriter:
    """Takes requests from the event loop and answers them when they are on disk."""

    def __init__(
        self, path: Path, condition: Condition, *, vfs: str | None, least_free: int
    ) -> None:
        self._path, self._vfs, self._least_free = path, vfs, least_free
        self._condition = condition
        self._requests: SimpleQueue[_WriteRequest | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop
        self._thread: threading.Thread | None = None
        self._pages = 0  # in the write-ahead log
        self._is_busy = False
        self.is_broken = False
        self.is_to_be_emptied = False  # what was removed must not stay in the log either
        self.commits = 0

    async def start(self) -> None:
        """Open the file, and serve."""
        self._loop = asyncio.get_running_loop()
        db = await asyncio.to_thread(self._opened)
        self._thread = threading.Thread(
            target=self._run, args=(db,), name="journal writer", daemon=True
        )
        self._thread.start()

    def _opened(self) -> apsw.Connection:
        db = connected(self._path, self._vfs, to_write=True)
        try:
            prepare(db, self._path, self._least_free)
        except BaseException:
            db.close()
            raise
        db.set_wal_hook(self._note_pages)
        return db

    def _note_pages(self, _db: apsw.Connection, _name: str, pages: int) -> int:
        self._pages = pages
        return apsw.SQLITE_OK

    async def stop(self) -> None:
        """Write what waits, empty the log into the file, let go."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._requests.put(None)
            await asyncio.to_thread(thread.join)

    async def call(self, deed: Deed) -> Any:
        """Have something done durably; what it answered."""
        if self._thread is None:
            raise Unwritable("journal/closed")
        if self.is_broken:
            raise Unwritable("journal/broken")
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._requests.put(_WriteRequest(deed, answer))
        return await noted(answer, self._condition)

    def _run(self, db: apsw.Connection) -> None:
        is_last = False
        while not is_last:
            batch, is_last = self._next_batch()
            self._tell(batch, self._write(db, batch))
            self._checkpoint(db, is_last)
        with suppress(apsw.Error):
            db.close()

    def _next_batch(self) -> tuple[list[_WriteRequest], bool]:
        """What waits, at least one; and whether nothing will come after it."""
        batch: list[_WriteRequest] = []
        with suppress(Empty):
            while len(batch) < MOST_AT_ONCE:
                request = self._requests.get_nowait() if batch else self._first()
                if request is None:
                    return batch, True
                batch.append(request)
        self._is_busy = len(batch) >= BUSY
        return batch, False

    def _first(self) -> _WriteRequest | None:
        """The next one; while many come, others are given the time to share its commit."""
        request = self._requests.get()
        if self._is_busy and request is not None:
            time.sleep(LINGER_SECONDS)
        return request

    def _write(self, db: apsw.Connection, batch: list[_WriteRequest]) -> list[Any]:
        """One transaction; for each request its answer, or the fault to raise."""
        if not batch:
            return []
        if self.is_broken:
            return [Unwritable("journal/broken")] * len(batch)
        is_committing = False
        try:
            db.execute("BEGIN IMMEDIATE")
            answers = _done(db, [request.deed for request in batch])
            is_committing = True
            db.execute("COMMIT")
        except Exception as fault:
            return [self._failed(db, fault, is_committing)] * len(batch)
        self.commits += 1
        return answers

    def _failed(self, db: apsw.Connection, fault: Exception, is_committing: bool) -> Exception:
        """Undo, and say what is known about what was written."""
        extended = getattr(fault, "extendedresult", 0)
        is_untold = is_committing or isinstance(fault, apsw.IOError | apsw.CorruptError)
        if isinstance(fault, apsw.FullError) or (
            not is_committing and extended in _NO_ROOM_FOR_SHARED_MEMORY
        ):
            is_untold = False
        # After a failed sync nobody can say what the disk holds, and asking again may be answered
        # with a wrong yes: from here on this store refuses everything.
        self.is_broken = self.is_broken or is_untold
        try:
            if db.in_transaction:
                db.execute("ROLLBACK")
        except apsw.Error:
            self.is_broken = True
        if not isinstance(fault, apsw.Error):
            return fault  # our bug, reported as it is
        facts = {"reason": str(fault)}
        if is_untold:
            return Unclear("journal/io-error", facts)
        is_full = isinstance(fault, apsw.FullError)
        if is_full:
            self._pages = CHECKPOINT_PAGES  # a log that is emptied has room again
        return Unwritable("journal/disk-full" if is_full else "journal/unwritable", facts)

    def _checkpoint(self, db: apsw.Connection, is_last: bool) -> None:
        """Move the log into the file; its automatic form would hide a failed sync."""
        is_whole = is_last or self.is_to_be_emptied
        if self.is_broken or (self._pages < CHECKPOINT_PAGES and not is_whole):
            return
        mode = apsw.SQLITE_CHECKPOINT_TRUNCATE if is_whole else apsw.SQLITE_CHECKPOINT_PASSIVE
        try:
            db.wal_checkpoint(mode=mode)
            self._pages = 0
            self.is_to_be_emptied = False
        except (apsw.FullError, apsw.BusyError, apsw.LockedError):
            return  # the log keeps growing, and nothing is lost
        except apsw.Error:
            self.is_broken = True

    def _tell(self, batch: list[_WriteRequest], answers: list[Any]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_answer, batch, answers)


def _done(db: apsw.Connection, deeds: list[Deed]) -> list[Any]:
    """Do everything; appends of all tables go together, after the rest."""
    answers: dict[int, Any] = {}
    for place, deed in enumerate(deeds):
        if not isinstance(deed, Append):
            answers[place] = deed(db)
    appends = {place: deed for place, deed in enumerate(deeds) if isinstance(deed, Append)}
    answers.update(zip(appends, write_appends(db, list(appends.values())), strict=True))
    return [answers[place] for place in range(len(deeds))]


def _answer(batch: list[_WriteRequest], answers: list[Any]) -> None:
    for request, answer in zip(batch, answers, strict=True):
        if request.answer.done():
            continue  # whoever asked has given up
        if isinstance(answer, Exception):
            request.answer.set_exception(answer)
        else:
            request.answer.set_result(answer)
