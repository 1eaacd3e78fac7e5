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

Way = Callable[[Any, Any], Any]
_WAYS: dict[type, Way] = {}  # as they come up


class Same:
    """No change."""


def change(old: Any, new: Any) -> Any:
    """What makes the new value of the old one; Same, when nothing must."""
    return Same if old is new or old == new else made(old, new)


def made(old: Any, new: Any) -> Any:
    """The change of a value that is another one now."""
    kind = type(new)
    if kind in _PLAIN:
        return new
    if kind is not type(old):
        return [new]
    way = _WAYS.get(kind)
    if way is None:
        way = _WAYS[kind] = _way(kind)
    return way(old, new)


def _instead(new: Any) -> Any:
    """A value that takes the place of whatever was there."""
    return new if type(new) in _PLAIN else [new]


def _way(kind: type) -> Way:
    """How values of this type are compared that differ."""
    if issubclass(kind, msgspec.Struct):
        how = kind.__struct_config__
        if how.array_like or how.tag is not None:
            return _in_odd
        return partial(_in_sparse, _defaults(kind)) if how.omit_defaults else fields_of
    if issubclass(kind, dict):
        return _in_dict
    return _in_list if issubclass(kind, list | tuple) else lambda old, new: [new]


def fields_of(old: Any, new: Any, apart: str = "") -> dict[str, Any]:
    """What changed of a struct that is written field by field, but for one field."""
    found = {}
    names = type(new).__struct_encode_fields__
    for name, was, now in zip(names, astuple(old), astuple(new), strict=True):
        if was is not now and name != apart and was != now:
            found[name] = now if type(now) in _PLAIN else made(was, now)
    return found


def _in_odd(old: Any, new: Any) -> Any:
    """Of a struct that is not written field by field."""
    was, now = (msgspec.to_builtins(one, str_keys=True) for one in (old, new))
    return _in_dict(was, now) if isinstance(now, dict) else _in_list(was, now)


Default = tuple[Any, Callable[[], Any] | None]


def _defaults(kind: type[msgspec.Struct]) -> tuple[Default, ...]:
    """By field: what is left out when it is written."""
    made_by = {list: list, dict: dict, set: set}
    fields = msgspec.structs.fields(kind)
    return tuple((one.default, made_by.get(one.default_factory)) for one in fields)


def _in_sparse(defaults: tuple[Default, ...], old: Any, new: Any) -> Any:
    """Of a struct that leaves out what is as usual: whatever is shorter."""
    found: dict[str, Any] = {}
    gone = 0
    names = type(new).__struct_encode_fields__
    for name, was, now, usual in zip(names, astuple(old), astuple(new), defaults, strict=True):
        if was is now or (was == now and type(was) is type(now)):
            continue
        if _is_usual(now, usual):
            found[name] = []
            gone += 1
        elif _is_usual(was, usual):
            found[name] = _instead(now)
        else:
            found[name] = made(was, now)
    return _shorter(found, new) if gone else found


def _shorter(parts: Any, new: Any) -> Any:
    """Changes inside, or the whole value instead."""
    inside, instead = _ENCODER.encode(parts), _ENCODER.encode([new])
    return msgspec.Raw(inside if len(inside) < len(instead) else instead)


def _is_usual(value: Any, usual: Default) -> bool:
    return value is usual[0] or (usual[1] is not None and type(value) is usual[1] and not value)


def _in_dict(old: dict[Any, Any], new: dict[Any, Any]) -> Any:
    if not old.keys() & new.keys() or not all(isinstance(key, str | int) for key in (*old, *new)):
        return [new]
    found = {}
    for key, now in new.items():
        one = change(old[key], now) if key in old else _instead(now)
        if one is not Same:
            found[str(key)] = one
    return found | {str(key): [] for key in old if key not in new}


def _in_list(old: Any, new: Any) -> Any:
    """By place where that is shorter: few numbers among many, or parts of what has parts."""
    size, longer = len(old), len(new) - len(old)
    if longer < 0 or not new:
        return [new]
    others = [n for n in range(size) if old[n] is not new[n] and old[n] != new[n]]
    is_short = type(new[0]) not in _PLAIN or 2 * len(others) <= len(new)
    if not is_short or (longer and others):
        return [new]
    found = [(n, _written(made(old[n], new[n]))) for n in others]
    more = [(n, _ENCODER.encode(_instead(new[n]))) for n in range(size, len(new))]
    return msgspec.Raw(by_place(found, more))


def _written(one: Any) -> bytes:
    return bytes(one) if type(one) is msgspec.Raw else _ENCODER.encode(one)


def by_place(found: list[tuple[int, bytes]], more: list[tuple[int, bytes]] | None = None) -> bytes:
    """Changes inside a list, the same ones named together; and what is added, one by one."""
    named: dict[bytes, str] = {}
    for place, one in found:
        named[one] = f"{named[one]},{place}" if one in named else str(place)
    parts = [b'"%b":%b' % (places.encode(), one) for one, places in named.items()]
    parts += [b'"%d":%b' % added for added in more or ()]
    return b"{%b}" % b",".join(parts)
