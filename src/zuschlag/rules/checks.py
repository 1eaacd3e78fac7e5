"""Small questions to a decoded JSON value: each gives it typed, or raises Malformed."""

from collections.abc import Collection
from typing import Any

from zuschlag.errors import Malformed

WHOLE_DOCUMENT = "$"
_SAFE = 2**53
LARGEST = _SAFE - 1


def an_object(
    value: object, path: str, required: Collection[str], optional: Collection[str] = ()
) -> dict[str, Any]:
    """A JSON object with all required keys and no unknown ones."""
    if not isinstance(value, dict):
        raise _wrong_type(path, "object", value)
    for key in required:
        if key not in value:
            raise Malformed("record/missing-key", below(path, key))
    for key in value:
        if key not in required and key not in optional:
            known = sorted({*required, *optional})
            raise Malformed("record/unknown-key", below(path, key), {"known": known})
    return value


def a_list(value: object, path: str, most: int) -> list[Any]:
    """A JSON array that is not too long."""
    if not isinstance(value, list):
        raise _wrong_type(path, "array", value)
    if len(value) > most:
        raise Malformed("record/too-long", path, {"most": most, "found": len(value)})
    return value


def a_number(value: object, path: str) -> int:
    """A whole number that every JSON reader can hold; true and 1.0 are not."""
    if type(value) is not int:
        raise _wrong_type(path, "whole number", value)
    if not -_SAFE < value < _SAFE:
        raise Malformed("record/number-too-large", path, {"most": _SAFE - 1})
    return value


def a_number_below(value: object, path: str, limit: int) -> int:
    """A whole number from 0 to limit - 1."""
    number = a_number(value, path)
    if not 0 <= number < limit:
        raise Malformed("record/out-of-range", path, {"least": 0, "most": limit - 1})
    return number


def a_text(value: object, path: str) -> str:
    """A JSON string."""
    if not isinstance(value, str):
        raise _wrong_type(path, "string", value)
    return value


def a_name(value: object, path: str) -> str:
    """A player's name: 1 to 32 printable characters."""
    name = a_text(value, path)
    if not 1 <= len(name) <= 32 or not name.isprintable():
        facts = {"least": 1, "most": 32, "found": len(name), "printable": name.isprintable()}
        raise Malformed("record/bad-name", path, facts)
    return name


def shortened(text: str) -> str:
    """A stranger's word, cut so that an error stays one readable line."""
    text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= 40 else text[:39] + "…"


def below(path: str, key: str) -> str:
    """The path of a key in the object at `path`."""
    name = shortened(key) or '""'
    return name if path == WHOLE_DOCUMENT else f"{path}.{name}"


_KINDS = {dict: "object", list: "array", str: "string", bool: "boolean", int: "whole number"}


def _wrong_type(path: str, expected: str, value: object) -> Malformed:
    found = "null" if value is None else _KINDS.get(type(value), "fraction")
    return Malformed("record/wrong-type", path, {"expected": expected, "found": found})
