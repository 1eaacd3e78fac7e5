"""Where compiled rules are kept, so that only a first start waits.

One folder for each way to compile (versions, processor, where the package is); in it one for every
module and key (`source_keys`): an edit recompiles what it reaches and nothing else. Files appear
whole or not at all, and only under the key of what they hold: several processes may compile at
once. A folder that cannot be written to is still read; what is missing is compiled in every
process.
"""

import contextlib
import functools
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import uuid
from importlib.metadata import version
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent
_KEPT_FOLDERS = 24
_KEPT_KEYS = 4


def way_to_compile() -> str:
    """A hash of what compiles, and how: other answers, other machine code."""
    compilers = [version(name) for name in ("numba", "llvmlite", "numpy")]
    names = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "ZUSCHLAG_COMPILER")
    settings = [os.environ.get(name, "") for name in names]
    facts = [sys.version, platform.machine(), str(_PACKAGE), *settings, *compilers]
    return hashlib.sha256("\0".join(facts).encode()).hexdigest()[:20]


@functools.cache
def folder() -> Path:
    """Where our machine code is kept; a temporary place if the usual one cannot be had."""
    home = _home()
    found = home / f"rules-{way_to_compile()}"
    try:
        found.mkdir(parents=True, exist_ok=True)
    except OSError:
        return writable(found)
    _touch(found)
    _sweep(home, "rules", _KEPT_FOLDERS)
    for module in {one.name.rpartition("-")[0] for one in found.glob("*-*")}:
        _sweep(found, module, _KEPT_KEYS)
    return found


def _home() -> Path:
    chosen = os.environ.get("ZUSCHLAG_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("zuschlag")


def folder_of(module: str, key: str) -> Path:
    """Where the machine code of one module is kept, as it is now written."""
    found = folder() / f"{module}-{key}"
    _touch(found)
    return found


@functools.cache
def writable(place: Path) -> Path:
    """This folder if it can be written, else a temporary one."""
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return place
    except OSError:
        return Path(tempfile.mkdtemp(prefix="zuschlag-rules-"))


def read(path: Path) -> bytes | None:
    """What is kept in a file, if anything is."""
    try:
        return path.read_bytes()
    except OSError:
        return None


def write(path: Path, content: bytes) -> None:
    """Keep something, whole or not at all; a folder that is not ours keeps nothing."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f"{uuid.uuid4().hex}.half")
        try:
            beside.write_bytes(content)
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)


def _touch(path: Path) -> None:
    """What is in use is young."""
    with contextlib.suppress(OSError):
        os.utime(path)


def _sweep(home: Path, name: str, most: int) -> None:
    """Forget what has not been used for longest; whoever still needs it recompiles."""

    def used(one: Path) -> float:
        with contextlib.suppress(OSError):
            return one.stat().st_mtime
        return 0.0

    found = home.glob(f"{name}-*")
    if len(folders := list(found)) > most:
        for one in sorted(folders, key=used, reverse=True)[most:]:
            shutil.rmtree(one, ignore_errors=True)
