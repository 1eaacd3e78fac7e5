"""What changed between two views of one viewer, for news that tell no more than that.

Two values come in, the change that leads from one to the other goes out; nothing here knows a game
or its state. A change is a plain value that takes the old one's place, `[value]` where any value
does, `[]` where a key is gone, or an object with changes inside: by name, or by places in a list
("3", "0,2"), whose length is the place of one more. `client/changes.py` follows it.
"""

from collections.abc import Callable
from functools import partial
from types import NoneType
from typing import Any

import msgspec
from msgspec.structs import astuple

_ENCODER = msgspec.json.Encoder()
_PLAIN = frozenset((int, str, float, bool, NoneType))

Known = dict[tuple[int, int], tuple[Any, Any, Any]]
"""Changes of a moment, written, by the identity of two values, which are kept here meanwhile.

Viewers share most of what they see: what was compared for one is not compared for the next.
"""


Way = Callable[[Any, Any, Known], Any]
_WAYS: dict[type, Way] = {}  # as they come up


class Same:
    """No change."""


def change(old: Any, new: Any, known: Known) -> Any:
    """What makes the new value of the old one; Same, when nothing must."""
    return Same if old is new or old == new else _made(old, new, known)


def _made(old: Any, new: Any, known: Known) -> Any:
    """The change of a value that is another one now."""
    kind = type(new)
    if kind in _PLAIN:
        return new
    if kind is not type(old):
        return [new]
    pair = id(old), id(new)
    found = known.get(pair)
    if found is None:
        way = _WAYS.get(kind) or _WAYS.setdefault(kind, _way(kind))
        made = way(old, new, known)
        if type(made) is not msgspec.Raw:
            made = msgspec.Raw(_ENCODER.encode(made))
        found = known[pair] = old, new, made
    return found[2]


def _instead(new: Any) -> Any:
    """A value that takes the place of whatever was there."""
    return new if type(new) in _PLAIN else [new]


def _way(kind: type) -> Way:
    """How values of this type are compared that differ."""
    if issubclass(kind, msgspec.Struct):
        how = kind.__struct_config__
        if how.array_like or how.omit_defaults or how.tag is not None:
            return _in_odd
        return partial(_in_struct, kind.__struct_encode_fields__)
    if issubclass(kind, dict):
        return _in_dict
    return _in_list if issubclass(kind, list | tuple) else lambda old, new, known: [new]


def _in_struct(names: tuple[str, ...], old: Any, new: Any, known: Known) -> dict[str, Any]:
    found = {}
    for name, was, now in zip(names, astuple(old), astuple(new), strict=True):
        if was is not now and was != now:
            found[name] = _made(was, now, known)
    return found


def _in_odd(old: Any, new: Any, known: Known) -> Any:
    """Of a struct that is not written field by field: whatever is shorter."""
    was, now = (msgspec.to_builtins(one, str_keys=True) for one in (old, new))
    if not isinstance(now, dict):
        return _in_list(was, now, {})
    inside = _in_dict(was, now, {})
    gone = sum(made == [] for made in inside.values()) if isinstance(inside, dict) else 0
    return [now] if 2 * gone > len(now) else inside


def _in_dict(old: dict[Any, Any], new: dict[Any, Any], known: Known) -> Any:
    if not old.keys() & new.keys() or not all(isinstance(key, str | int) for key in (*old, *new)):
        return [new]
    found = {}
    for key, now in new.items():
        made = change(old[key], now, known) if key in old else _instead(now)
        if made is not Same:
            found[str(key)] = made
    return found | {str(key): [] for key in old if key not in new}


def _in_list(old: Any, new: Any, known: Known) -> Any:
    """By place where that is shorter: few numbers among many, or parts of what has parts."""
    size, longer = len(old), len(new) - len(old)
    if longer < 0 or not new:
        return [new]
    others = [n for n in range(size) if old[n] is not new[n] and old[n] != new[n]]
    is_short = type(new[0]) not in _PLAIN or 2 * len(others) <= len(new)
    if not is_short or (longer and others):
        return [new]
    found = [(n, _made(old[n], new[n], known)) for n in others]
    parts = [b'"%s":%s' % (places, made) for made, places in _together(found).items()]
    parts += [b'"%d":%s' % (n, _ENCODER.encode(_instead(new[n]))) for n in range(size, len(new))]
    return msgspec.Raw(b"{" + b",".join(parts) + b"}")


def _together(found: list[tuple[int, Any]]) -> dict[bytes, bytes]:
    """Places where the same changed are named together, by the change, written."""
    named: dict[bytes, bytes] = {}
    for place, made in found:
        written = bytes(made) if type(made) is msgspec.Raw else _ENCODER.encode(made)
        named[written] = b"%s,%d" % (named[written], place) if written in named else b"%d" % place
    return named
