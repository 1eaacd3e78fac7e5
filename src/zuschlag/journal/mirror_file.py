"""The mirror of a journal on another disk: JSON lines, in moments that are whole or do not count.

A file belongs to one epoch of the mirror, and the highest one counts. Whoever goes on with the
mirror on another machine begins the next file; whoever writes to an older one sees that, and stops.
"""

import hashlib
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from zuschlag.errors import Malformed, ZuschlagError
from zuschlag.journal.chain import first_fault
from zuschlag.journal.contract import Credential, LobbyCard
from zuschlag.journal.entry import Entry
from zuschlag.journal.passphrase import LockedKey
from zuschlag.journal.seal import KeySeal, sync_folder
from zuschlag.journal.transport import MOST_LINE_BYTES, CardLine, CredentialLine, EntryLine

VERSION = 1
_NAME = re.compile(r"zuschlag-(\d{4})\.mirror")


class Mirrored(msgspec.Struct, tag="zuschlag-mirror", tag_field="is", frozen=True):
    """What the file is, and whose."""

    version: int
    epoch: int
    journal: str  # the id of the journal that is mirrored here
    mark: str  # of its key: the same journal on another machine has the same
    key: LockedKey


class Moment(msgspec.Struct, tag="moment", tag_field="is", frozen=True):
    """All that came before was true at one moment of the journal."""

    at: int  # milliseconds since 1970
    place: int  # how far into the journal
    sha256: str  # of every byte before this line, and of what the line says


Line = Mirrored | CardLine | EntryLine | CredentialLine | Moment
_LINES = msgspec.json.Decoder(Line)
encoded = msgspec.json.Encoder().encode


class Mirror:
    """What a file holds, up to its last whole moment."""

    def __init__(self, first: Mirrored) -> None:
        self.first = first
        self.cards: dict[str, LobbyCard] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.credentials: dict[str, Credential] = {}
        self.last: Entry | None = None
        self.moment: Moment | None = None
        self.size = 0  # bytes that count
        self.digest: Any = hashlib.sha256()

    def add(self, line: Line) -> None:
        if isinstance(line, CardLine):
            self.cards[line.card.table] = line.card
        elif isinstance(line, CredentialLine):
            self.credentials[line.credential.hash] = line.credential
        elif isinstance(line, EntryLine):
            self.entries.setdefault(line.entry.table, []).append(line.entry)
            self.last = line.entry

    def tables(self) -> Iterator[tuple[LobbyCard, list[Entry]]]:
        """Every table, its chain checked."""
        for table, entries in self.entries.items():
            fault = first_fault(entries)
            if fault is not None:
                raise fault
            if table not in self.cards:
                raise Malformed("journal/entries-without-table", table)
            yield self.cards[table], entries


def moment_of(digest: Any, at: int, place: int) -> Moment:
    """The line under everything that was written so far."""
    told = digest.copy()
    told.update(f"{at}|{place}".encode())
    return Moment(at, place, told.hexdigest())


def mark_of(key: bytes) -> str:
    """What tells mirrors of one journal from those of others; it tells nothing about the key."""
    return KeySeal(key).mark(b"mirror")


def epochs(folder: Path) -> dict[int, Path]:
    """The files of a mirror by their epochs; OSError when the folder is not there."""
    found = ((_NAME.fullmatch(one.name), one) for one in folder.iterdir())
    return {int(name[1]): path for name, path in found if name}


def latest(folder: Path) -> Path | None:
    """The file that counts: the last one in which there is something."""
    try:
        files = sorted(epochs(folder).items(), reverse=True)
    except OSError:
        return None
    return next((path for _, path in files if _has_moment(path)), None)


def _has_moment(path: Path) -> bool:
    try:
        return read_mirror(path).moment is not None
    except (OSError, ZuschlagError):
        return path.stat().st_size > 0  # damaged, and that is to be told


def begin(folder: Path, first: Mirrored) -> Path:
    """Claim an epoch of the mirror: of two who try, one gets it."""
    path = folder / f"zuschlag-{first.epoch:04}.mirror"
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(encoded(first) + b"\n")
        file.flush()
        os.fsync(handle)
    sync_folder(folder)
    return path


def first_of(path: Path) -> Mirrored:
    """Whose mirror this is."""
    with path.open("rb") as source:
        return _first(source.readline(MOST_LINE_BYTES), path)


def read_mirror(path: Path) -> Mirror:
    """Everything up to the last whole moment; what was torn off after it is left out.

    Damage before that moment is a fault: a line that cannot be read, or another digest.
    """
    with path.open("rb") as source:
        text = source.readline(MOST_LINE_BYTES)
        mirror = Mirror(_first(text, path))
        mirror.digest.update(text)
        mirror.size = source.tell()
        _read_moments(mirror, source, path)
        return mirror


def _read_moments(mirror: Mirror, source: BinaryIO, path: Path) -> None:
    waiting: list[Line] = []
    digest, number = mirror.digest.copy(), 1
    while text := source.readline(MOST_LINE_BYTES):
        number += 1
        line = _line(text)
        if line is None:
            _check_torn(source, path, number)
            return
        if not isinstance(line, Moment):
            waiting.append(line)
            digest.update(text)
            continue
        if line != moment_of(digest, line.at, line.place):
            raise _damaged(path, number)
        digest.update(text)
        for one in waiting:
            mirror.add(one)
        waiting = []
        mirror.moment, mirror.size, mirror.digest = line, source.tell(), digest.copy()


def _line(text: bytes) -> Line | None:
    """A line, if it is one; the last one may have been torn off."""
    if not text.endswith(b"\n"):
        return None
    try:
        line: Line = _LINES.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return None if isinstance(line, Mirrored) else line


def _check_torn(source: BinaryIO, path: Path, number: int) -> None:
    """Nothing was written after a tear: a moment that follows shows that this is damage."""
    while text := source.readline(MOST_LINE_BYTES):
        if isinstance(_line(text), Moment):
            raise _damaged(path, number)


def _first(text: bytes, path: Path) -> Mirrored:
    try:
        first = msgspec.json.decode(text, type=Mirrored)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ZuschlagError("journal/not-a-mirror", {"file": str(path)}) from None
    if first.version > VERSION:
        facts = {"file": str(path), "version": first.version, "known": VERSION}
        raise ZuschlagError("journal/newer-version", facts)
    return first


def _damaged(path: Path, number: int) -> ZuschlagError:
    return ZuschlagError("journal/mirror-damaged", {"file": str(path), "line": number})
