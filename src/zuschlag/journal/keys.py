"""Which key belongs to a journal: the journal keeps a mark of it, and goes on with no other.

The mark is a keyed digest. Whoever has the journal alone learns nothing about the key.
"""

from pathlib import Path
from typing import NamedTuple

from zuschlag.errors import ZuschlagError
from zuschlag.journal.opening import Store
from zuschlag.journal.seal import KeySeal, key_from_file, opens

_MARK = "key"
_LOOKED_AT = 20
"""Sealed entries that are tried where a journal of before has no mark yet."""


class Renewed(NamedTuple):
    """What became of a journal that got a new key."""

    file: Path
    set_aside: Path | None  # where the old file is now
    closed: int  # tables that were not over


async def key_of(journal: Store, file: Path, is_shared: bool = False) -> bytes:
    """The key in a file, which must be the journal's; a journal without secrets takes any.

    One that several hosts share takes none but the first: others may be about to seal with it.
    """
    is_used = bool(await journal.last_sealed(1))
    is_used |= is_shared and await journal.kept(_MARK) is not None
    if is_used and not file.exists():
        raise ZuschlagError("journal/key-missing", {"file": str(file)})
    key = key_from_file(file)
    if is_used and not await _fits(journal, KeySeal(key)):
        raise ZuschlagError("journal/other-key", {"file": str(file)})
    await _mark(journal, KeySeal(key))
    return key


async def new_key(journal: Store, file: Path) -> Renewed:
    """Start with a new key, and give up the tables that only the old one opens."""
    is_used = bool(await journal.last_sealed(1))
    if is_used and await _is_right(journal, file):
        raise ZuschlagError("journal/key-fits", {"file": str(file)})
    set_aside = _set_aside(file)
    await _mark(journal, KeySeal(key_from_file(file)))
    return Renewed(file, set_aside, await journal.give_up())


async def _mark(journal: Store, seal: KeySeal) -> None:
    mark = _mark_of(seal)
    if await journal.kept(_MARK) != mark:
        await journal.keep(_MARK, mark)


def _mark_of(seal: KeySeal) -> str:
    return seal.mark(b"journal key")


async def _fits(journal: Store, seal: KeySeal) -> bool:
    mark = await journal.kept(_MARK)
    if mark is not None:
        return mark == _mark_of(seal)
    return any(opens(seal, one) for one in await journal.last_sealed(_LOOKED_AT))


async def _is_right(journal: Store, file: Path) -> bool:
    if not file.exists():
        return False
    try:
        return await _fits(journal, KeySeal(key_from_file(file)))
    except ZuschlagError:
        return False  # not a key at all


def _set_aside(file: Path) -> Path | None:
    """Another name for what is there: a key is never thrown away."""
    if not file.exists():
        return None
    number = 1
    while (aside := file.with_name(f"{file.name}.old-{number}")).exists():
        number += 1
    try:
        file.rename(aside)
    except OSError as fault:
        facts = {"file": str(file), "reason": fault.strerror or str(fault)}
        raise ZuschlagError("journal/key-unusable", facts) from None
    return aside
