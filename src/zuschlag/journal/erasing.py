"""A journal in a folder of its own, erased with its key, its notes and its mirror.

Only what is known to be ours is removed; whatever else lies in the folder stays.
"""

from collections.abc import Iterator
from pathlib import Path

from zuschlag.errors import ZuschlagError
from zuschlag.journal.mirror_file import epochs, first_of, mark_of
from zuschlag.journal.seal import key_from_file

_PARTS = ("", "-wal", "-shm", ".lock")


def erased(journal: Path, key: Path, mirror: Path | None) -> list[Path]:
    """Remove everything; what could not be removed, or is somebody else's and lies beside it."""
    mirrored = list(_of_mirror(key, mirror)) if mirror is not None else []
    # The key first: whatever is interrupted now can be read by nobody.
    files = [key, *key.parent.glob(f"{key.name}.old-*"), *key.parent.glob(f"{key.stem}-*.heads")]
    files += [journal.with_name(journal.name + part) for part in _PARTS]
    left = [path for path in [*files, *mirrored] if not _removed(path)]
    if mirror is not None and not mirrored:
        left.append(mirror)
    if journal.parent == key.parent and not left:
        left = sorted(key.parent.iterdir())
        if not left:
            key.parent.rmdir()
    return left


def _of_mirror(key: Path, mirror: Path) -> Iterator[Path]:
    """The files of a mirror that belong to this journal."""
    try:
        mark = mark_of(key_from_file(key))
        for path in epochs(mirror).values():
            if first_of(path).mark == mark:
                yield path
    except (OSError, ZuschlagError):
        return


def _removed(path: Path) -> bool:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    return True
