"""What the writer of a SQLite file says to it: whole batches in a handful of statements.

Entries travel as many rows a statement, the rest as one JSON text a batch. Row by row, every row
would release the interpreter and fight for it again, and the tables would wait.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import apsw
import msgspec

from zuschlag.journal.append import Append, Head, known_command, removal, taken_code, why_not
from zuschlag.journal.contract import REMOVED, Conflict, Credential, PushAddress
from zuschlag.journal.rows import (
    CARD,
    CREDENTIAL,
    EVENT,
    PUSH,
    Row,
    row_of_credential,
    row_of_push,
)

_NEW_TABLES = """
INSERT INTO tbl(table_id, epoch) SELECT value ->> 0, value ->> 1 FROM json_each(?)
 WHERE value ->> 2 = 0 ON CONFLICT DO NOTHING
"""
_HEADS = """
UPDATE tbl SET head_seq = new.value ->> 4, head_hash = unhex(new.value ->> 5)
  FROM json_each(?) AS new
 WHERE table_id = new.value ->> 0 AND epoch = new.value ->> 1
   AND head_seq = new.value ->> 2 AND head_hash = unhex(new.value ->> 3)
"""
_ONE_EVENT = f"({', '.join('?' * len(EVENT.split(',')))})"
_EVENTS = {  # few sizes, so that all stay prepared
    rows: f"INSERT INTO event({EVENT}) VALUES {', '.join([_ONE_EVENT] * rows)}"
    for rows in (64, 32, 16, 8, 4, 2, 1)
}
_OTHER_HOLDERS = """
SELECT json_group_array(json_array(table_id, new.value ->> 8))
  FROM json_each(?) AS new JOIN tbl ON table_id = new.value ->> 0
 WHERE holders IS NOT new.value ->> 8
"""
_NO_HOLDERS = """
DELETE FROM holder WHERE table_id IN (SELECT value ->> 0 FROM json_each(?))
"""
_HOLDERS = """
INSERT OR IGNORE INTO holder(holder, table_id)
SELECT held.value ->> 0, new.value ->> 0
  FROM json_each(?) AS new, json_each(new.value ->> 1) AS held
"""
_CARDS = """
UPDATE tbl SET code = new.value ->> 1, game = new.value ->> 2, status = new.value ->> 3,
       is_listed = new.value ->> 4, created_ms = new.value ->> 5, touched_ms = new.value ->> 6,
       public = new.value ->> 7, holders = new.value ->> 8
  FROM json_each(?) AS new WHERE table_id = new.value ->> 0
"""
_HEAD = "SELECT epoch, head_seq, head_hash FROM tbl WHERE table_id = ?"
_CODE = "SELECT 1 FROM tbl WHERE code = ? AND table_id <> ?"
_NEXT_EPOCH = """
INSERT INTO tbl(table_id, epoch) VALUES (?, 1)
ON CONFLICT(table_id) DO UPDATE SET epoch = epoch + 1 RETURNING epoch
"""
_UNHELD = """
UPDATE tbl SET holders = (
  SELECT json_group_array(json(value)) FROM json_each(tbl.holders) WHERE value ->> 0 <> ?)
 WHERE table_id IN (SELECT table_id FROM holder WHERE holder = ?)
"""
_CREDENTIAL = f"INSERT OR REPLACE INTO credential({CREDENTIAL}) VALUES (?, ?, ?, ?, ?)"

_json = msgspec.json.Encoder().encode


_TWICE = {apsw.SQLITE_CONSTRAINT_UNIQUE, apsw.SQLITE_CONSTRAINT_PRIMARYKEY}


class Clash(Exception):
    """Something in a batch does not fit; what was written of it must be undone."""


def write_appends(
    db: apsw.Connection, appends: Sequence[Append]
) -> Sequence[Conflict | ValueError | None]:
    """Write those that fit; what each of them met. One that clashes does not take others along."""
    if not appends:
        return []
    try:
        with _undone_when_it_clashes(db):
            _write(db, appends)
    except Clash:
        return [_write_one(db, one) for one in appends]
    return [None] * len(appends)


def _write_one(db: apsw.Connection, append: Append) -> Conflict | ValueError | None:
    try:
        with _undone_when_it_clashes(db):
            _write(db, [append])
    except Clash as clash:
        fault = clash.__cause__
        if fault is not None and getattr(fault, "extendedresult", 0) not in _TWICE:
            return ValueError(str(fault))
        return _reason(db, append)
    return None


@contextmanager
def _undone_when_it_clashes(db: apsw.Connection) -> Iterator[None]:
    """A savepoint for clashes alone: a full disk may have ended the transaction already."""
    db.execute("SAVEPOINT appends")
    try:
        yield
    except Clash:
        db.execute("ROLLBACK TO appends; RELEASE appends")
        raise
    db.execute("RELEASE appends")


def _write(db: apsw.Connection, appends: Sequence[Append]) -> None:
    heads = _text(
        [
            (one.table, one.epoch, one.after, one.before.hex(), one.seq, one.hash.hex())
            for one in appends
        ]
    )
    cards = [one.card for one in appends if one.card is not None]
    try:
        if any(one.after == 0 for one in appends):
            db.execute(_NEW_TABLES, (heads,))
        db.execute(_HEADS, (heads,))
        if db.changes() != len(appends):
            raise Clash
        _write_events(db, [row for one in appends for row in one.rows])
        if cards:
            _write_cards(db, _text(cards))
    except apsw.ConstraintError as fault:
        raise Clash from fault


def _write_events(db: apsw.Connection, rows: list[Row]) -> None:
    place = 0
    for size, statement in _EVENTS.items():
        while len(rows) - place >= size:
            db.execute(statement, [value for row in rows[place : place + size] for value in row])
            place += size


def _write_cards(db: apsw.Connection, cards: str) -> None:
    changed = db.execute(_OTHER_HOLDERS, (cards,)).get
    if changed != "[]":
        db.execute(_NO_HOLDERS, (changed,))
        db.execute(_HOLDERS, (changed,))
    db.execute(_CARDS, (cards,))


def _text(value: object) -> str:
    return _json(value).decode()


def _reason(db: apsw.Connection, append: Append) -> Conflict:
    found = db.execute(_HEAD, (append.table,)).get
    conflict = why_not(append, Head(*found) if found else None)
    if conflict is not None:
        return conflict
    if append.card and db.execute(_CODE, (append.card[1], append.table)).get:
        return taken_code(append.table)
    return known_command(append.table)


def next_epoch(db: apsw.Connection, table: str) -> int:
    """Shut out whoever wrote to a table before."""
    epoch: int = db.execute(_NEXT_EPOCH, (table,)).get
    return epoch


def put_credential(db: apsw.Connection, credential: Credential) -> None:
    """Keep a credential, in place of one with the same hash."""
    db.execute(_CREDENTIAL, row_of_credential(credential))


def forget(db: apsw.Connection, before: int) -> int:
    """Drop credentials that expired before this, and push addresses of nobody."""
    db.execute("DELETE FROM credential WHERE expires_ms < ?", (before,))
    dropped = db.changes()
    db.execute("DELETE FROM push WHERE holder NOT IN (SELECT hash FROM credential)")
    return dropped


def put_push(db: apsw.Connection, push: PushAddress) -> None:
    """Keep a push address, in place of one with the same id."""
    db.execute(f"INSERT OR REPLACE INTO push({PUSH}) VALUES (?, ?, ?, ?)", row_of_push(push))


def drop_push(db: apsw.Connection, id: str) -> None:
    """Drop a push address."""
    db.execute("DELETE FROM push WHERE id = ?", (id,))


def drop_pushes(db: apsw.Connection, holder: str) -> None:
    """Drop all push addresses of a credential."""
    db.execute("DELETE FROM push WHERE holder = ?", (holder,))


def keep(db: apsw.Connection, name: str, value: str) -> None:
    """Keep a fact about the journal as a whole, in place of an older one."""
    db.execute("INSERT OR REPLACE INTO keeping(name, value) VALUES (?, ?)", (name, value))


def unlink(db: apsw.Connection, holder: str) -> None:
    """Drop a credential, its push addresses, and who held what by it."""
    drop_pushes(db, holder)
    db.execute(_UNHELD, (holder, holder))
    db.execute("DELETE FROM holder WHERE holder = ?", (holder,))
    db.execute("DELETE FROM credential WHERE hash = ?", (holder,))


def remove(db: apsw.Connection, table: str, at: int) -> None:
    """Remove a table whole, and leave a mark; for this alone the guard of entries steps aside."""
    found = db.execute(_HEAD, (table,)).get
    if found is None:
        return
    guard = db.execute("SELECT sql FROM sqlite_schema WHERE name = 'event_no_delete'").get
    keep(db, REMOVED + table, removal(at, Head(*found)))
    db.execute("DROP TRIGGER event_no_delete")
    for place in ("event", "holder", "tbl"):
        db.execute(f"DELETE FROM {place} WHERE table_id = ?", (table,))
    db.execute(guard)


def give_up(db: apsw.Connection) -> int:
    """Mark every table as over that is not."""
    db.execute("UPDATE tbl SET status = 'over', is_listed = 0 WHERE status <> 'over'")
    return db.changes()


SELECT_ENTRIES = f"SELECT {EVENT} FROM event WHERE table_id = ? AND seq > ? ORDER BY seq"
SELECT_HEADS = """
SELECT table_id, head_seq FROM tbl
 WHERE head_seq > 0 AND table_id IN (SELECT value FROM json_each(?))
"""
SELECT_CARD = f"SELECT {CARD} FROM tbl WHERE table_id = ? AND head_seq > 0"
SELECT_BY_CODE = f"SELECT {CARD} FROM tbl WHERE code = ? AND head_seq > 0"
SELECT_LISTED = f"""
SELECT {CARD} FROM tbl WHERE is_listed AND status <> 'over' ORDER BY touched_ms DESC, table_id
 LIMIT ?
"""
SELECT_LIVE = f"""
SELECT {CARD} FROM tbl WHERE status <> 'over' AND touched_ms >= ?
 ORDER BY touched_ms DESC, table_id
"""
SELECT_HELD = f"""
SELECT {CARD} FROM tbl WHERE table_id IN (SELECT table_id FROM holder WHERE holder = ?)
 ORDER BY touched_ms DESC, table_id LIMIT ?
"""
SELECT_NAMES = "SELECT table_id FROM tbl WHERE head_seq > 0 ORDER BY table_id"
SELECT_CREDENTIALS = f"SELECT {CREDENTIAL} FROM credential ORDER BY hash"
SELECT_CREDENTIAL = f"SELECT {CREDENTIAL} FROM credential WHERE hash = ?"
SELECT_PUSHES = f"SELECT {PUSH} FROM push WHERE holder = ? ORDER BY created_ms, id"
COUNT_PUSHES = "SELECT count(*) FROM push"
SELECT_WRITTEN = "SELECT DISTINCT table_id FROM event ORDER BY table_id"
SELECT_HEAD = f"{_HEAD} AND head_seq > 0"
SELECT_SEALED = f"SELECT {EVENT} FROM event WHERE sealed NOTNULL ORDER BY gid DESC LIMIT ?"
SELECT_KEPT = "SELECT value FROM keeping WHERE name = ?"
