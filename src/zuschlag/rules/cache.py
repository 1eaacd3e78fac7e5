"""Where compiled rules are kept, so that only a first start waits.

Numba's own cache does not see edits in other files. Ours lies in a folder named by a hash of every
compiled source and of the versions that compile it: old code cannot be served.
"""

import contextlib
import functools
import hashlib
import os
import platform
import shutil
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent
_KEPT_FOLDERS = 8


def compiled_sources(package: Path = _PACKAGE) -> list[Path]:
    """Every file whose edit may change compiled code: the rules and whoever adds to them."""
    return sorted(
        path
        for path in package.rglob("*")
        if path.suffix in {".py", ".toml"}
        and (package / "rules" in path.parents or b"rules.kernel" in path.read_bytes())
    )


def cache_key(package: Path = _PACKAGE) -> str:
    """A hash of the compiled sources (and when they were written) and of all that compiles them."""
    compilers = [version(name) for name in ("numba", "llvmlite", "numpy")]
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "")
    facts = [sys.version, platform.machine(), str(package), checked, *compilers]
    key = hashlib.sha256("\0".join(facts).encode())
    for path in compiled_sources(package):
        key.update(f"{path.relative_to(package)} {path.stat().st_mtime_ns}\0".encode())
        key.update(path.read_bytes())
    return key.hexdigest()[:20]


@functools.cache
def folder() -> Path:
    """Where this version's machine code lies; a temporary place if the usual one is not ours."""
    home = _home()
    found = home / f"rules-{cache_key()}"
    try:
        found.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=found):
            pass
    except OSError:
        return Path(tempfile.mkdtemp(prefix="zuschlag-rules-"))
    _sweep(home, keep=found)
    return found


def _home() -> Path:
    chosen = os.environ.get("ZUSCHLAG_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("zuschlag")


def _sweep(home: Path, keep: Path) -> None:
    """Forget the machine code of versions long gone."""

    def written(one: Path) -> float:
        with contextlib.suppress(OSError):
            return one.stat().st_mtime
        return 0.0

    others = sorted((f for f in home.glob("rules-*") if f != keep), key=written, reverse=True)
    for one in others[_KEPT_FOLDERS - 1 :]:
        shutil.rmtree(one, ignore_errors=True)


def is_ready(part: str) -> bool:
    """Whether these doors were compiled here before, so that nobody waits for them."""
    return (folder() / f"{part}.ready").exists()


def mark_ready(part: str) -> None:
    """Remember that these doors are compiled and cached."""
    with contextlib.suppress(OSError):
        (folder() / f"{part}.ready").touch()
