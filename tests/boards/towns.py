"""Boards to spoil: fresh copies of the classic one, changed at one place."""

import copy
import tomllib
from functools import cache
from typing import Any

import pytest

from zuschlag.errors import Malformed
from zuschlag.rules.monopoly import board

Town = dict[str, Any]
Path = tuple[str | int, ...]
GONE = object()


@cache
def _classic() -> Town:
    return tomllib.loads(board.source("classic"))


def town(path: Path = (), value: object = None) -> Town:
    """The classic board as a table of its own, with another value (or none) at one place."""
    fresh = copy.deepcopy(_classic())
    if path:
        spoil(fresh, path, value)
    return fresh


def spoil(written: Town, path: Path, value: object) -> None:
    place: Any = written
    for step in path[:-1]:
        place = place[step]
    if value is GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = value


def fault_of(written: object) -> Malformed:
    with pytest.raises(Malformed) as raised:
        board.read(written)
    return raised.value
