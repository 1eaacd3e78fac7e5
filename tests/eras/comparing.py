"""What was told in an era against what is told now: the wire may grow, but not break.

Every field of old is there with its old value; new fields, and entries of kinds that the era did
not know, are left alone as clients leave them alone. Anything else must be in allowed.toml.
"""

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, NamedTuple

from tests.eras.era import HERE


class Difference(NamedTuple):
    """Something that is not as it was."""

    where: str
    before: Any
    now: Any

    def __str__(self) -> str:
        return f"{self.where}: was {self.before!r:.200}, is {self.now!r:.200}"


class Missing:
    """Nothing is there."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING = Missing()
A_MOMENT = 1_000_000_000_000
"""Whole numbers above this are milliseconds since 1970."""


@cache
def allowed() -> tuple[str, ...]:
    """Where something may have changed, and why is written beside it."""
    told = tomllib.loads((HERE / "allowed.toml").read_text("utf-8"))
    return tuple(change["where"] for change in told.get("change", []) if change["why"])


def differences(before: Any, now: Any, where: str, slack: int = 0) -> list[Difference]:
    """Everything that broke; moments may be `slack` milliseconds apart."""
    found = _compared(before, now, where, slack)
    return [one for one in found if not is_allowed(one.where)]


def broken_lines(before: list[bytes], now: list[bytes], where: str) -> list[Difference]:
    """What is promised byte by byte: lines that are not the same."""
    pairs = enumerate(zip(before, now, strict=True))
    found = [Difference(f"{where}.{line}", *pair) for line, pair in pairs if pair[0] != pair[1]]
    return [one for one in found if not is_allowed(one.where)]


def is_allowed(where: str) -> bool:
    """Whether a change at this place was decided."""
    return any(fnmatchcase(where, pattern) for pattern in allowed())


def _compared(before: Any, now: Any, where: str, slack: int) -> Iterator[Difference]:
    if isinstance(before, dict) and isinstance(now, dict):
        for name, part in before.items():
            yield from _compared(part, now.get(name, NOTHING), f"{where}.{name}", slack)
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for place, (one, other) in enumerate(zip(before, now, strict=True)):
            yield from _compared(one, other, f"{where}.{place}", slack)
    elif not _is_same(before, now, slack):
        yield Difference(where, before, now)


def _is_same(before: Any, now: Any, slack: int) -> bool:
    if type(before) is not type(now):
        return False
    is_moment = isinstance(before, int) and before > A_MOMENT
    return abs(before - now) <= slack if is_moment else bool(before == now)


def old_kinds_only(frames: list[Any], kinds: set[str]) -> list[Any]:
    """Frames without entries of kinds that nobody knew."""
    return [_without(frame, kinds) for frame in frames if _is_known(frame, kinds)]


def _is_known(frame: dict[str, Any], kinds: set[str]) -> bool:
    return "entry" not in frame or frame["entry"]["kind"] in kinds


def _without(frame: dict[str, Any], kinds: set[str]) -> dict[str, Any]:
    if "entries" not in frame:
        return frame
    return frame | {"entries": [one for one in frame["entries"] if one["kind"] in kinds]}


def uncounted(part: Any) -> Any:
    """Without the numbers that one entry more changes."""
    if isinstance(part, list):
        return [uncounted(one) for one in part]
    if isinstance(part, dict):
        kept = {name: one for name, one in part.items() if name not in ("n", "cursor")}
        return {name: uncounted(one) for name, one in kept.items()}
    return part
