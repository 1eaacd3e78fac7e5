"""Backups while tables are played, and the way back. The key file is never part of one.

A SQLite journal is copied by SQLite's own backup, which reads one moment of it while the server
goes on writing. Any other journal goes through `transport`.
"""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import apsw

from zuschlag.errors import ZuschlagError
from zuschlag.journal.append import Head
from zuschlag.journal.chain import first_fault
from zuschlag.journal.lock import Lock
from zuschlag.journal.opening import Store, journal_at, sqlite_path
from zuschlag.journal.rows import entry_of_row
from zuschlag.journal.sqlite_schema import FIRST_WITH_ID, check_ours, connected
from zuschlag.journal.sqlite_statements import SELECT_ENTRIES
from zuschlag.journal.transport import MAGIC, Amount, export, take_in

Progress = Callable[[int, int], None]
"""How many pages are done, of how many."""

PAGES_AT_ONCE = 500
_SQLITE = b"SQLite format 3\0"
_WALK = "SELECT table_id, epoch, head_seq, head_hash FROM tbl WHERE head_seq > 0 ORDER BY table_id"


def no_progress(_done: int, _all: int) -> None:
    """For those who do not care."""


async def back_up(
    address: str, target: Path, progress: Progress = no_progress, *, force: bool = False
) -> Amount:
    """Write a checked backup of the journal at an address to a file."""
    if target.exists() and not force:
        raise ZuschlagError("journal/target-exists", {"file": str(target)})
    path = sqlite_path(address)
    fresh = _beside(target)
    try:
        if path is not None:
            amount = await asyncio.to_thread(copy_sqlite, path, fresh, progress)
        else:
            amount = await _export_all(journal_at(address), fresh)
        sync(fresh)
        os.replace(fresh, target)
        sync(target.parent)
    finally:
        _remove(fresh)
    return amount


async def restore(
    backup: Path, address: str, progress: Progress = no_progress, *, force: bool = False
) -> Amount:
    """Check a backup from end to end, then put it where a server will look for it."""
    with backup.open("rb") as source:
        start = source.read(len(MAGIC))
    path = sqlite_path(address)
    if start.startswith(MAGIC):
        return await _take_in_file(backup, address, path, force)
    if not start.startswith(_SQLITE):
        raise ZuschlagError("journal/not-a-backup", {"file": str(backup)})
    if path is None:
        raise ZuschlagError("journal/other-store", {"file": str(backup)})
    with replacing(path, force) as fresh:
        amount = await asyncio.to_thread(copy_sqlite, backup, fresh, progress)
        await asyncio.to_thread(_rename, fresh)
        return amount


def copy_sqlite(source: Path, target: Path, progress: Progress) -> Amount:
    """Copy one moment of a file that may be written to meanwhile, and check the copy."""
    target.unlink(missing_ok=True)
    with closing(connected(source)) as reading, closing(connected(target, to_write=True)) as copy:
        try:
            check_ours(reading, source)
            # An open transaction is one moment: without it every write restarts the copy.
            reading.execute("BEGIN; SELECT count(*) FROM sqlite_schema").fetchall()
            with copy.backup("main", reading, "main") as work:
                while not work.done:
                    work.step(PAGES_AT_ONCE)
                    progress(work.page_count - work.remaining, work.page_count)
            copy.execute("PRAGMA journal_mode = delete").fetchall()
        except apsw.Error as fault:
            raise ZuschlagError(
                "journal/copy-failed", {"file": str(source), "reason": str(fault)}
            ) from None
    return check_sqlite(target)


def _rename(path: Path) -> None:
    """Another id: what was noted of the journal as it is now must not be missed in an older one."""
    with closing(connected(path, to_write=True)) as db:
        if db.pragma("user_version") >= FIRST_WITH_ID:
            db.execute("UPDATE keeping SET value = lower(hex(randomblob(16))) WHERE name = 'id'")


def check_sqlite(path: Path) -> Amount:
    """Check the pages of a file and every chain in it."""
    with closing(connected(path)) as db:
        try:
            check_ours(db, path)
            found = db.execute("PRAGMA integrity_check").get
            if found != "ok":
                raise ZuschlagError("journal/damaged", {"file": str(path), "reason": str(found)})
            return _walk(db)
        except apsw.Error as fault:
            facts = {"file": str(path), "reason": str(fault)}
            raise ZuschlagError("journal/damaged", facts) from None


def _walk(db: apsw.Connection) -> Amount:
    tables = entries = 0
    for table, *head in db.execute(_WALK):
        found = [entry_of_row(row) for row in db.execute(SELECT_ENTRIES, (table, 0))]
        fault = first_fault(found, Head(*head))
        if fault is not None:
            raise fault
        tables, entries = tables + 1, entries + len(found)
    return Amount(tables, entries)


async def _export_all(store: Store, target: Path) -> Amount:
    await store.open_to_read()
    try:
        with target.open("wb") as file:
            return await export(store, file, await store.names(), is_backup=True)
    finally:
        await store.close()


async def _take_in_file(backup: Path, address: str, path: Path | None, force: bool) -> Amount:
    if path is None:
        return await _take_in_all(backup, journal_at(address), force)
    with replacing(path, force) as fresh:
        try:
            return await _take_in_all(backup, journal_at(str(fresh)), force)
        finally:
            fresh.with_name(fresh.name + ".lock").unlink(missing_ok=True)


async def _take_in_all(backup: Path, store: Store, force: bool) -> Amount:
    await store.open()
    try:
        if not force and await store.names():
            raise ZuschlagError("journal/target-not-empty")
        with backup.open("rb") as source:
            return await take_in(store, source)
    finally:
        await store.close()


@contextmanager
def replacing(path: Path, force: bool) -> Iterator[Path]:
    """A new file, put in place of an old one while no server has it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = Lock(path.with_name(path.name + ".lock"))
    lock.take()
    fresh = _beside(path)
    try:
        if path.exists() and not force:
            raise ZuschlagError("journal/target-exists", {"file": str(path)})
        yield fresh
        sync(fresh)
        # The old file's log must not be taken for the new one's.
        for old in ("-wal", "-shm"):
            path.with_name(path.name + old).unlink(missing_ok=True)
        os.replace(fresh, path)
        sync(path.parent)
    finally:
        _remove(fresh)
        lock.release()


def _beside(path: Path) -> Path:
    """A name for work in progress in the same folder, so that it can take the place at once."""
    return path.with_name(f"{path.name}.{os.getpid()}.new")


def _remove(fresh: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        fresh.with_name(fresh.name + ending).unlink(missing_ok=True)


def sync(path: Path) -> None:
    if path.is_dir() and os.name != "posix":
        return  # only there can a folder be opened
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
