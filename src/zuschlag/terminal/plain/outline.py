"""Anything at all as lines of text: a view, options, an event; seats by name where one can tell."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import to_builtins

_SEATS = ("seat", "viewer", "waiting")


def lines_of(value: Any, names: Sequence[str] = ()) -> list[str]:
    """A view or options, a line for every field."""
    return list(_lines(to_builtins(value, str_keys=True), "", names))


def _lines(value: Any, indent: str, names: Sequence[str]) -> Iterator[str]:
    labels = value if isinstance(value, dict) else _labels(value, names)
    parts = value.values() if isinstance(value, dict) else value
    for name, part in zip(labels, parts, strict=True):
        if _is_flat(part):
            yield f"{indent}{_named(name)}: {_of_seats(name, part, names)}"
        else:
            yield f"{indent}{_named(name)}"
            yield from _lines(part, f"{indent}  ", names)


def _labels(value: list[Any], names: Sequence[str]) -> Sequence[object]:
    """A list as long as the table is about its people."""
    return names if len(value) == len(names) else range(1, len(value) + 1)


def _named(name: object) -> str:
    return str(name).replace("_", " ")


def _of_seats(name: object, value: Any, names: Sequence[str]) -> str:
    if name in _SEATS and names and value is not None:
        seats = value if isinstance(value, list) else [value]
        return ", ".join(names[one] for one in seats) or "-"
    return flat(value)


def _is_flat(value: Any) -> bool:
    if isinstance(value, dict):
        return False
    return not isinstance(value, list) or not any(isinstance(one, dict) for one in value)


def flat(value: Any) -> str:
    """On one line."""
    if isinstance(value, dict):
        return ", ".join(f"{_named(name)} {flat(part)}" for name, part in value.items())
    if isinstance(value, list):
        return " ".join(flat(one) for one in value) or "-"
    return "-" if value is None else str(value)


def told(event: dict[str, Any], names: Sequence[str]) -> str:
    """The kind of an event and its fields."""
    fields = {name: value for name, value in event.items() if name != "event"}
    parts = [f"{_named(name)} {_of_seats(name, value, names)}" for name, value in fields.items()]
    kind = _named(event.get("event", ""))
    return f"{kind}: {', '.join(parts)}" if parts else kind
