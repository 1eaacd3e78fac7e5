"""The counters of several workers: a file they all have in memory, so that limits hold across them.

Their parent makes it and takes it away again (`made`). Every key has sixteen places it may be in;
when all are taken, the one written longest ago is forgotten. Open things are counted by worker, so
that those of a worker that was killed can be forgotten with it.
"""

import contextlib
import hashlib
import mmap
import os
import struct
import sys
import tempfile
import time
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Self

_HEAD = 4096
_KEY = 32
_PLACE = struct.Struct("<16sdq")  # whose, how much, when it was written; 0: free
_DIGEST = 16
_NEAR = 16 * _PLACE.size
_LEVELS = 8192 * _NEAR
_COUNTS = 2048 * _NEAR
_PATIENCE, _PAUSE = 0.2, 0.000_05


@contextlib.contextmanager
def made(workers: int) -> Iterator[Path]:
    """New counters for so many workers; gone after the block."""
    handle, name = tempfile.mkstemp(prefix="zuschlag-limits-")
    try:
        os.truncate(handle, _HEAD + _LEVELS + workers * _COUNTS)
        os.write(handle, os.urandom(_KEY))
        os.close(handle)
        yield Path(name)
    finally:
        with contextlib.suppress(OSError):  # Windows, while somebody still has it open
            os.unlink(name)


class SharedCounters:
    """The counters as one worker has them; `worker` is its number, counted from 0."""

    def __init__(self, path: Path, worker: int) -> None:
        self._handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        self._memory = mmap.mmap(self._handle, 0)
        self._key = self._memory[:_KEY]
        self._has_lock = self._was_in_vain = False
        self._own = _HEAD + _LEVELS + worker * _COUNTS
        self._everybodys = range(_HEAD + _LEVELS, len(self._memory), _COUNTS)

    def close(self) -> None:
        self._memory.close()
        os.close(self._handle)

    def __enter__(self) -> Self:
        """Wait for the others; for one that was put to sleep only once, and then do without.

        A limit that is off by a little harms nobody; a server that hangs does.
        """
        self._has_lock = _lock(self._handle)
        if not self._has_lock and not self._was_in_vain:
            self._wait()
        self._was_in_vain = not self._has_lock
        return self

    def _wait(self) -> None:
        until = time.monotonic() + _PATIENCE
        while not self._has_lock and time.monotonic() < until:
            time.sleep(_PAUSE)
            self._has_lock = _lock(self._handle)

    def __exit__(self, *_: object) -> None:
        """Others again; the system does this for a worker that was killed."""
        if self._has_lock:
            _unlock(self._handle)
            self._has_lock = False

    def now(self) -> int:
        """Milliseconds since some moment that is the same for all processes of a machine."""
        return int(time.monotonic() * 1000) + 1

    def level(self, key: Hashable) -> tuple[float, int] | None:
        """What was written last, and when."""
        return self._read(self._digest(key), _HEAD, _LEVELS)

    def write(self, key: Hashable, level: float) -> None:
        """Write it down for everybody."""
        self._write(_PLACE.pack(self._digest(key), level, self.now()), _HEAD, _LEVELS)

    def count(self, key: Hashable) -> int:
        """How many are open at all workers."""
        digest = self._digest(key)
        found = (self._read(digest, start, _COUNTS) for start in self._everybodys)
        return int(sum(one[0] for one in found if one))

    def add(self, key: Hashable, more: int) -> None:
        """So many more, or fewer, at this worker."""
        digest = self._digest(key)
        known = self._read(digest, self._own, _COUNTS)
        count = max(0.0, (known[0] if known else 0) + more)
        place = _PLACE.pack(digest, count, self.now() if count else 0)
        if count or known:
            self._write(place, self._own, _COUNTS)

    def forget(self, worker: int) -> None:
        """Nothing is open any more at a worker that has ended."""
        start = self._everybodys[worker]
        self._memory[start : start + _COUNTS] = bytes(_COUNTS)

    def _digest(self, key: Hashable) -> bytes:
        """Keyed: the file reveals to nobody who was counted."""
        told = repr(key).encode("utf-8", "replace")
        return hashlib.blake2b(told, digest_size=_DIGEST, key=self._key).digest()

    def _read(self, digest: bytes, start: int, size: int) -> tuple[float, int] | None:
        place = self._place(digest, start, size)
        if place < 0:
            return None
        _, amount, at = _PLACE.unpack_from(self._memory, place)
        return amount, at

    def _write(self, place: bytes, start: int, size: int) -> None:
        digest = place[:_DIGEST]
        found = self._place(digest, start, size)
        if found < 0:
            found = self._oldest(_near(digest, start, size))
        self._memory[found : found + _PLACE.size] = place

    def _place(self, digest: bytes, start: int, size: int) -> int:
        """Where a key is, or -1."""
        first = _near(digest, start, size)
        return self._memory.find(digest, first, first + _NEAR)

    def _oldest(self, first: int) -> int:
        places = _PLACE.iter_unpack(self._memory[first : first + _NEAR])
        times = [at for _, _, at in places]
        return first + times.index(min(times)) * _PLACE.size


def _near(digest: bytes, start: int, size: int) -> int:
    return start + int.from_bytes(digest[:8], "little") % (size // _NEAR) * _NEAR


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        os.lseek(handle, 0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _unlock(handle: int) -> None:
        os.lseek(handle, 0, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _unlock(handle: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_UN)
