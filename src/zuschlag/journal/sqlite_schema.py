"""The shape of a journal in a SQLite file, how an older shape becomes today's, and what must hold.

A shape is never edited once released: a new step is added after the others.
"""

import shutil
from pathlib import Path

import apsw

from zuschlag.errors import ZuschlagError

OURS = 0x5A75_5363
"""The application id of our files."""

LEAST_SQLITE = (3, 51, 3)  # older ones can damage a file with a write-ahead log
LEAST_FREE = 500_000_000

STEPS = (
    """
    CREATE TABLE tbl(
      table_id TEXT PRIMARY KEY,
      code TEXT UNIQUE, game TEXT, status TEXT, is_listed INTEGER,
      created_ms INTEGER, touched_ms INTEGER, public TEXT, holders TEXT,
      head_seq INTEGER NOT NULL DEFAULT 0, head_hash BLOB NOT NULL DEFAULT (zeroblob(32)),
      epoch INTEGER NOT NULL, owner TEXT, address TEXT NOT NULL DEFAULT '',
      lease_until REAL NOT NULL DEFAULT 0) STRICT;
    CREATE INDEX tbl_touched ON tbl(touched_ms) WHERE status <> 'over';
    CREATE INDEX tbl_owner ON tbl(owner) WHERE owner IS NOT NULL;
    CREATE TABLE event(
      gid INTEGER PRIMARY KEY,
      table_id TEXT NOT NULL, seq INTEGER NOT NULL CHECK(seq > 0), epoch INTEGER NOT NULL,
      kind TEXT NOT NULL, version INTEGER NOT NULL, at_ms INTEGER NOT NULL, seat INTEGER,
      speaker TEXT, command TEXT, mark TEXT, seen_by TEXT, public TEXT NOT NULL, sealed BLOB,
      prev BLOB NOT NULL, hash BLOB NOT NULL, UNIQUE(table_id, seq)) STRICT;
    CREATE UNIQUE INDEX event_once ON event(table_id, coalesce(speaker, ''), command)
      WHERE command IS NOT NULL;
    CREATE TRIGGER event_no_update BEFORE UPDATE ON event
      BEGIN SELECT RAISE(ABORT, 'append only'); END;
    CREATE TRIGGER event_no_delete BEFORE DELETE ON event
      BEGIN SELECT RAISE(ABORT, 'append only'); END;
    CREATE TABLE credential(
      hash TEXT PRIMARY KEY, kind TEXT NOT NULL, created_ms INTEGER NOT NULL,
      expires_ms INTEGER NOT NULL, revoked_ms INTEGER) STRICT, WITHOUT ROWID;
    CREATE INDEX credential_expires ON credential(expires_ms);
    """,
    """
    CREATE TABLE holder(
      holder TEXT NOT NULL, table_id TEXT NOT NULL,
      PRIMARY KEY(holder, table_id)) STRICT, WITHOUT ROWID;
    CREATE INDEX holder_table ON holder(table_id);
    INSERT OR IGNORE INTO holder
      SELECT held.value ->> 0, table_id FROM tbl, json_each(tbl.holders) AS held;
    """,
    # Who writes to which table need not be stored: one process has the file, and knows.
    """
    DROP INDEX tbl_owner;
    ALTER TABLE tbl DROP COLUMN owner;
    ALTER TABLE tbl DROP COLUMN address;
    ALTER TABLE tbl DROP COLUMN lease_until;
    """,
    # What is known of the journal as a whole: its own name, the mark of its key.
    """
    CREATE TABLE keeping(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO keeping VALUES ('id', lower(hex(randomblob(16))));
    """,
    # Where browsers are told that it is somebody's turn.
    """
    CREATE TABLE push(
      id TEXT PRIMARY KEY, holder TEXT NOT NULL, created_ms INTEGER NOT NULL,
      sealed BLOB NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX push_holder ON push(holder);
    """,
)
VERSION = len(STEPS)
FIRST_WITH_ID = 4


class Unsafe(ZuschlagError):
    """The store cannot promise to keep what it is given."""


def connected(path: Path, vfs: str | None = None, *, to_write: bool = False) -> apsw.Connection:
    """A connection; only the one of the writer may write or checkpoint."""
    flags = apsw.SQLITE_OPEN_READONLY
    try:
        if to_write:
            flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
            path.touch(mode=0o600)  # names of players are nobody else's
        connection = apsw.Connection(str(path), flags=flags, vfs=vfs)
    except (apsw.Error, OSError) as fault:
        raise _unopenable(path, fault) from None
    connection.set_busy_timeout(5000)
    return connection


def readable(path: Path, vfs: str | None = None) -> apsw.Connection:
    """A connection to a journal of today's shape, to look at it only."""
    db = connected(path, vfs)
    try:
        version = check_ours(db, path)
        if version < VERSION:
            raise ZuschlagError("journal/older-version", {"file": str(path), "version": version})
    except apsw.Error as fault:
        db.close()
        raise _unopenable(path, fault) from None
    except ZuschlagError:
        db.close()
        raise
    return db


def prepare(connection: apsw.Connection, path: Path, least_free: int) -> None:
    """Make or upgrade the file and refuse to go on where it would not be safe."""
    check_library(apsw.sqlite_lib_version())
    check_space(path.parent, least_free)
    try:
        version = check_ours(connection, path)
        connection.execute("PRAGMA journal_mode = wal; PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what is removed is overwritten
        check_modes(connection)
        upgrade(connection)
        if version < VERSION:
            # A journal that loses its log must still know which one it is.
            connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
    except apsw.Error as fault:
        raise _unopenable(path, fault) from None


def check_library(version: str) -> None:
    """The SQLite inside must be free of a known fault of its write-ahead log."""
    if tuple(int(part) for part in version.split(".")) < LEAST_SQLITE:
        least = ".".join(map(str, LEAST_SQLITE))
        raise Unsafe("journal/old-sqlite", {"version": version, "least": least})


def check_space(folder: Path, least_free: int) -> None:
    """There must be room to write to."""
    free = shutil.disk_usage(folder).free
    if free < least_free:
        raise Unsafe("journal/disk-nearly-full", {"free": free, "least": least_free})


def check_modes(connection: apsw.Connection) -> None:
    """Every commit must be on disk before anybody hears of it."""
    mode = connection.pragma("journal_mode")
    if mode != "wal":
        raise Unsafe("journal/no-write-ahead-log", {"mode": mode})
    synchronous = connection.pragma("synchronous")
    if synchronous != 2:
        raise Unsafe("journal/not-synchronous", {"synchronous": synchronous})


def check_ours(connection: apsw.Connection, path: Path) -> int:
    """The version of the file's shape; 0 when it is empty."""
    found, version = connection.pragma("application_id"), connection.pragma("user_version")
    is_empty = not connection.execute("SELECT count(*) FROM sqlite_schema").get
    if found != OURS and not is_empty:
        raise ZuschlagError("journal/not-a-journal", {"file": str(path)})
    if version > VERSION:
        facts = {"file": str(path), "version": version, "known": VERSION}
        raise ZuschlagError("journal/newer-version", facts)
    return int(version)


def upgrade(connection: apsw.Connection, to: int = VERSION) -> None:
    """Take the missing steps, each with its version number in one transaction."""
    connection.execute(f"PRAGMA application_id = {OURS}")
    for number in range(connection.pragma("user_version"), to):
        with connection:
            connection.execute(STEPS[number])
            connection.execute(f"PRAGMA user_version = {number + 1}")


def _unopenable(path: Path, fault: Exception) -> ZuschlagError:
    return ZuschlagError("journal/unopenable", {"file": str(path), "reason": str(fault)})
