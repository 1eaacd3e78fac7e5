"""Moves of any game: those that a seat may choose from, and those that somebody types."""

import contextlib
import json
from typing import Any

from zuschlag.errors import Malformed
from zuschlag.terminal.seat import Seat

_MOST = 60


def choices(seat: Seat) -> list[list[Any]]:
    """Every move that fits what is open, as a record writes it; none where that cannot be told.

    Options that are lists name what may stand behind the verb of their name: `lay: [1, 2]`.
    """
    options = seat.options()
    if options is None:
        return []
    found: list[list[Any]] = []
    for verb, open_to in _fields(options).items():
        if isinstance(open_to, list):
            found += [[verb, one] for one in open_to]
        elif open_to is True:
            found.append([verb])
    return [one for one in found if _is_action(seat, one)][:_MOST]


def _fields(options: Any) -> dict[str, Any]:
    from msgspec import to_builtins

    found = to_builtins(options, str_keys=True)
    return found if isinstance(found, dict) else {}


def _is_action(seat: Seat, written: list[Any]) -> bool:
    with contextlib.suppress(Malformed):
        seat.game.read_action([seat.you, *written], "actions[0]", len(seat.names))
        return True
    return False


def typed(text: str) -> list[Any]:
    """What somebody types, as a record writes it: `lay 7`."""
    return [_value(word) for word in text.split()]


def _value(word: str) -> object:
    with contextlib.suppress(ValueError):
        return json.loads(word)
    return word
