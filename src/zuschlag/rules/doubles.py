"""Keys that occur twice in a JSON object: readers of JSON keep one of them and tell nobody."""

import json
from typing import Any

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.checks import WHOLE_DOCUMENT

Pairs = list[tuple[str, Any]]


class _Object:
    """An object with its first key that occurs twice, if it has one."""

    def __init__(self, pairs: Pairs) -> None:
        self.pairs = pairs
        self.twice = _twice([key for key, _ in pairs])


def _twice(keys: list[str]) -> str | None:
    if len(set(keys)) == len(keys):
        return None
    return next(key for place, key in enumerate(keys) if key in keys[:place])


def check_all_keys(data: bytes) -> None:
    """Malformed with its path for the first key that occurs twice; `data` is known to be JSON."""
    pending: list[tuple[str, object]] = [(WHOLE_DOCUMENT, _read(data))]
    while pending:
        path, value = pending.pop()
        if isinstance(value, _Object):
            if value.twice is not None:
                raise _fault(path, value.twice)
            pending += [(checks.below(path, key), one) for key, one in reversed(value.pairs)]
        elif isinstance(value, list):
            places = reversed(range(len(value)))
            pending += [(f"{path}[{place}]", value[place]) for place in places]


def check_key(data: bytes, key: str) -> None:
    """Malformed if this key of the document occurs twice."""
    found = _read(data)
    if isinstance(found, _Object) and [name for name, _ in found.pairs].count(key) > 1:
        raise _fault(WHOLE_DOCUMENT, key)


def _fault(path: str, key: str) -> Malformed:
    return Malformed("record/duplicate-key", checks.below(path, key))


def _read(data: bytes) -> object:
    try:
        return json.loads(data, object_pairs_hook=_Object, parse_int=len, parse_float=len)
    except RecursionError:
        raise Malformed("record/too-deep", WHOLE_DOCUMENT) from None
