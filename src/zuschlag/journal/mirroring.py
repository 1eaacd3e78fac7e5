"""The thread that keeps a mirror: it reads beside the journal's writer, and nobody waits.

A stick that is full or pulled out only changes what `light` says; when it is back, the mirror
catches up from where it was. A mirror that somebody else goes on with is left alone for good.
"""

import errno
import logging
import os
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import apsw

from zuschlag.errors import ZuschlagError
from zuschlag.journal.mirror_file import encoded, epochs, moment_of, read_mirror
from zuschlag.journal.rows import (
    CARD,
    CREDENTIAL,
    EVENT,
    Row,
    card_of_row,
    credential_of_row,
    entry_of_row,
    row_of_card,
    row_of_credential,
)
from zuschlag.journal.sqlite_schema import connected
from zuschlag.journal.transport import CardLine, CredentialLine, EntryLine

LOG = logging.getLogger("zuschlag.journal")
OK, BEHIND, FULL, AWAY, SPOILT, TAKEN = "ok", "behind", "full", "away", "spoilt", "taken"
LIGHTS = (OK, BEHIND, FULL, AWAY, SPOILT, TAKEN)
LOOK_SECONDS = 0.5
LATE_SECONDS = 2.0
AGAIN_SECONDS = 1.0
"""Between two tries with a stick that is not there."""
_NEW_ENTRIES = f"SELECT gid, {EVENT} FROM event WHERE gid > ? ORDER BY gid"
_CARDS = f"SELECT {CARD} FROM tbl WHERE head_seq > 0"
_CREDENTIALS = f"SELECT {CREDENTIAL} FROM credential"
_ENTRY_AT = "SELECT table_id, seq, hash FROM event WHERE gid = ?"


class Taken(Exception):
    """Another machine goes on with this mirror."""


class Mirroring:
    """From `start` to `stop`; `light` may be asked at any time, by anybody."""

    def __init__(self, journal: Path, file: Path) -> None:
        self._journal, self._path = journal, file
        self._file: BinaryIO | None = None
        self._reading: apsw.Connection | None = None
        self._thread: threading.Thread | None = None
        self._stopping = threading.Event()
        self._state = OK
        self._busy_since: float | None = None
        self._place = self._size = 0
        self._kept: dict[str, Row] = {}  # cards and credentials as they stand in the mirror
        self._digest: Any = None  # of what counts in the file
        self._seen = -1  # the journal's own count of changes

    @property
    def light(self) -> str:
        """How the mirror is: the one thing a person is told."""
        since = self._busy_since
        is_late = since is not None and time.monotonic() - since > LATE_SECONDS
        return BEHIND if self._state == OK and is_late else self._state

    def start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="mirror", daemon=True)
        self._thread.start()

    def stop(self, patience: float = LATE_SECONDS) -> None:
        """One last look, if the stick lets us."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._stopping.set()
            thread.join(patience)

    def _run(self) -> None:
        while not self._stopping.wait(LOOK_SECONDS if self._state == OK else AGAIN_SECONDS):
            self._look()
        self._look()
        self._let_go()
        if self._reading is not None:
            self._reading.close()

    def _look(self) -> None:
        if self._state == TAKEN:
            return
        try:
            db = self._reading = self._reading or connected(self._journal)
            self._check_ours()
            if self._file is None:
                self._open_again(db)
            self._write_news(db)
            self._state = OK
        except Taken:
            self._state = TAKEN
            self._let_go()
        except OSError as fault:
            self._state = FULL if fault.errno in (errno.ENOSPC, errno.EDQUOT) else AWAY
            self._let_go()
        except ZuschlagError:
            self._state = SPOILT
            self._let_go()
        except Exception as fault:
            LOG.error("mirror-failed", exc_info=fault)
            self._state = AWAY
            self._let_go()
        self._busy_since = None

    def _check_ours(self) -> None:
        """Nobody else has gone on with the mirror, and ours is where it was."""
        files = epochs(self._path.parent)
        if self._path not in files.values():
            raise FileNotFoundError(errno.ENOENT, "the mirror is not there")
        if files[max(files)] != self._path:
            raise Taken

    def _open_again(self, db: apsw.Connection) -> None:
        """Go on behind the last whole moment; what stands there must be what the journal says."""
        found = read_mirror(self._path)
        self._place = found.moment.place if found.moment is not None else 0
        if found.last is not None:
            there = db.execute(_ENTRY_AT, (self._place,)).fetchall()
            last = found.last
            if [tuple(one) for one in there] != [(last.table, last.seq, last.hash)]:
                raise ZuschlagError("journal/mirror-ahead", {"file": str(self._path)})
        self._kept = {f"card {name}": row_of_card(one) for name, one in found.cards.items()}
        for name, one in found.credentials.items():
            self._kept[f"credential {name}"] = row_of_credential(one)
        self._size, self._digest, self._seen = found.size, found.digest, -1
        self._file = self._path.open("r+b")

    def _write_news(self, db: apsw.Connection) -> None:
        """One moment of the journal, if it has changed: everything new, then the mark under it."""
        version = db.pragma("data_version")
        if version == self._seen or self._file is None:
            return
        self._busy_since = time.monotonic()
        db.execute("BEGIN")
        try:
            place, kept, lines = self._news(db)
        finally:
            db.execute("COMMIT")
        if lines:
            self._append(place, lines)
        self._place, self._kept, self._seen = place, kept, version

    def _news(self, db: apsw.Connection) -> tuple[int, dict[str, Row], list[bytes]]:
        place, kept = self._place, dict(self._kept)
        lines = []
        for row in db.execute(_NEW_ENTRIES, (place,)):
            place = row[0]
            lines.append(encoded(EntryLine(entry_of_row(row[1:]))))
        lines += self._changed(db, kept)
        return place, kept, lines

    def _changed(self, db: apsw.Connection, kept: dict[str, Row]) -> Iterator[bytes]:
        """Cards and credentials that are not what the mirror has."""
        for row in db.execute(_CARDS):
            if kept.get(f"card {row[0]}") != (plain := row_of_card(card_of_row(row))):
                kept[f"card {row[0]}"] = plain
                yield encoded(CardLine(card_of_row(row)))
        for row in db.execute(_CREDENTIALS):
            if kept.get(f"credential {row[0]}") != tuple(row):
                kept[f"credential {row[0]}"] = tuple(row)
                yield encoded(CredentialLine(credential_of_row(row)))

    def _append(self, place: int, lines: list[bytes]) -> None:
        assert self._file is not None
        digest = self._digest.copy()
        body = b"".join(line + b"\n" for line in lines)
        digest.update(body)
        mark = encoded(moment_of(digest, time.time_ns() // 1_000_000, place)) + b"\n"
        digest.update(mark)
        _write_at(self._file, self._size, body + mark)
        self._size, self._digest = self._size + len(body) + len(mark), digest

    def _let_go(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                file.close()


def _write_at(file: BinaryIO, size: int, data: bytes) -> None:
    """Behind what counts, and on the stick before anybody relies on it."""
    file.seek(size)
    file.truncate()
    file.write(data)
    file.flush()
    os.fsync(file.fileno())
