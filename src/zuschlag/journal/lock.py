"""One process at a time: a lock that vanishes with the process that holds it.

The system keeps the lock, not the file: a file left behind by a crash locks nothing.
"""

import os
import sys
from pathlib import Path

from zuschlag.errors import ZuschlagError

_HERE: set[Path] = set()  # the system does not keep a process from locking the same file twice


class Locked(ZuschlagError):
    """Another server has this journal open."""


class Lock:
    """Held from `take` to `release`, or to the end of the process."""

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()
        self._handle: int | None = None

    def take(self) -> None:
        """Get the lock at once, or say that another has it."""
        if self._path in _HERE:
            raise self._locked()
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            raise self._locked() from None
        self._handle = handle
        _HERE.add(self._path)

    def release(self) -> None:
        """Let the next one in."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
            _HERE.discard(self._path)

    def _locked(self) -> Locked:
        return Locked("journal/locked", {"file": str(self._path)})


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        # Not flock: children that outlive a killed server would go on holding that one.
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
