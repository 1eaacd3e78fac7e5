"""Noise: values for every shape a command has, and ways to spoil what was good. All from a seed."""

import copy
import json
import random
from typing import Any

from msgspec import inspect

_DEEP = "[" * 40 + "]" * 40
_DEEPER = "[" * 3000 + "]" * 3000
ODD: list[Any] = [
    None, True, -1, 0, 2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, -(10**400),
    0.5, -0.0, 1e308, "", " ", "0", "\0", "a\0b", "\ud800", "x\udfff", "\u202e", "\ufeff",
    "é" * 60, "x" * 70, "x" * 5000, "\n", "P1\n", "../..", "'; --", "=1+1", "null", [], {}, [[]],
    [None], {"": 1}, {"do": 1}, {"\0": "\0"}, [0] * 300, {"__proto__": {"x": 1}},
    json.loads(_DEEP),
]  # fmt: skip
TOKENS = [
    b"NaN", b"Infinity", b"-Infinity", b"1e400", b"-1e400", b"1" * 5000, b"0x10", b"01", b"1.",
    b"'x'", b"undefined", _DEEP.encode(), _DEEPER.encode(), b"{" * 500, b'"\xff"',
    b'"\xed\xa0\x80"', b'"\\ud800"', b'"\\u0000"', b'"\n"', b"",
]  # fmt: skip
_IN_ADDRESSES = [
    "%ff", "%00", "%2e%2e%2f", "..", "%", "%zz", "%ed%a0%80", "9" * 40, "-1", "1e3", "nan", "{}",
    "x" * 300, "%0d%0ax: y", "%F0%9F%8F%A0", "", "*", "inf",
]  # fmt: skip


def odd(luck: random.Random) -> Any:
    """Something nobody expects."""
    return copy.deepcopy(luck.choice(ODD))


def example(kind: Any, luck: random.Random) -> Any:
    """A value that a decoder for this type takes."""
    return _example(inspect.type_info(kind), luck)


def _example(kind: inspect.Type, luck: random.Random) -> Any:
    match kind:
        case inspect.StructType():
            made = {
                field.encode_name: _example(field.type, luck)
                for field in kind.fields
                if field.required or luck.random() < 0.5
            }
            return made | ({kind.tag_field: kind.tag} if kind.tag_field else {})
        case inspect.UnionType():
            return _example(luck.choice(kind.types), luck)
        case inspect.IntType():
            return luck.randint(kind.ge or 0, kind.le if kind.le is not None else 100)
        case inspect.StrType():
            return _text(kind, luck)
        case inspect.LiteralType():
            return luck.choice(kind.values)
        case inspect.ListType():
            size = luck.randint(kind.min_length or 0, min(kind.max_length or 3, 3))
            return [_example(kind.item_type, luck) for _ in range(size)]
        case inspect.TupleType():
            return [_example(one, luck) for one in kind.item_types]
    simple = {
        inspect.NoneType: None, inspect.BoolType: luck.random() < 0.5, inspect.FloatType: 0.5,
        inspect.AnyType: odd(luck), inspect.DictType: {}, inspect.RawType: {},
    }  # fmt: skip
    return simple[type(kind)]


def _text(kind: inspect.StrType, luck: random.Random) -> str:
    if kind.pattern:  # all of ours are letters, so and so many
        size = {"{64}": 64, "{32}": 32}.get(kind.pattern[-5:-1], 12)
        return "".join(luck.choice("0123456789abcdef") for _ in range(size))
    words = ["x", "Ann", "random", "ABCDEFGH", "classic", "Straße 7"]
    return luck.choice(words)[: kind.max_length or 60]


class Noise:
    """Spoils things."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def body(self, good: Any) -> bytes:
        """A body that was good: now and then still is, mostly its values or bytes are not."""
        value = copy.deepcopy(good)
        for _ in range(self.luck.choice([0, 1, 1, 2])):
            value = self.value(value)
        text = self._written(value)
        for _ in range(self.luck.choice([0, 0, 0, 1, 3])):
            text = self.bytes(text)
        return text

    def _written(self, value: Any) -> bytes:
        text = json.dumps(value).encode()
        if self.luck.random() < 0.1:
            spot = f'"{self.luck.getrandbits(40)}"'
            holed = self._put(copy.deepcopy(value), spot.strip('"'))
            token = self.luck.choice(TOKENS)
            text = json.dumps(holed).encode().replace(spot.encode(), token)
        if self.luck.random() < 0.03 and text.startswith(b"{") and len(text) > 2:
            text = b"{" + text[1:-1] + b"," + text[1:-1] + b"}"  # every key twice
        return text

    def value(self, value: Any) -> Any:
        """One place of it is something else."""
        how = self.luck.random()
        if how < 0.6:
            return self._put(value, odd(self.luck))
        if how < 0.75:
            return self._put(value, None, drop=True)
        where = self._inside(value)
        if isinstance(where, dict):
            where[self.luck.choice(["x", "do", "t", "\0", "\ud800"])] = odd(self.luck)
        elif isinstance(where, list):
            where += where[:1] * self.luck.choice([1, 5, 200])
        return value

    def _inside(self, value: Any) -> Any:
        """Some object or list in it."""
        found = [value]
        for one in found:
            parts = one.values() if isinstance(one, dict) else one if isinstance(one, list) else ()
            found += [part for part in parts if isinstance(part, dict | list)]
        return self.luck.choice(found)

    def _put(self, value: Any, other: Any, drop: bool = False) -> Any:
        where = self._inside(value)
        keys: list[Any] = []
        if isinstance(where, dict | list):
            keys = list(where) if isinstance(where, dict) else list(range(len(where)))
        if not keys or self.luck.random() < 0.03:
            return other
        key = self.luck.choice(keys)
        if drop:
            del where[key]
        else:
            known = where[key]
            where[key] = self.luck.choice([other, other, str(known), [known]])
        return value

    def bytes(self, text: bytes) -> bytes:
        """Some bytes of it are others, more or fewer."""
        spot = self.luck.randrange(len(text) + 1)
        match self.luck.randrange(6):
            case 0:
                return text[:spot]
            case 1:
                return text[:spot] + self.luck.randbytes(1) + text[spot + 1 :]
            case 2:
                return text[:spot] + self.luck.choice([b"\xff", b"\0", b"\xc3", b'"', b"\xed\xa0"])
            case 3:
                return text[:spot] + self.luck.randbytes(3) + text[spot:]
            case 4:
                return text + self.luck.choice([b"}", b" ", b"{}", b"\0", b"\n\n", b"\xef\xbb\xbf"])
            case _:
                return text.decode("utf-8", "replace").encode(self.luck.choice(["utf-16", "utf-7"]))

    def text(self, good: str) -> str:
        """Part of an address, spoiled; only what a head can carry."""
        spot = self.luck.randrange(len(good) + 1)
        return self.luck.choice(["", good[:spot]]) + self.luck.choice(
            [*_IN_ADDRESSES, good.upper()]
        )


def commands(kinds: Any) -> list[Any]:
    """All kinds of commands there are."""
    return list(kinds.__args__)
