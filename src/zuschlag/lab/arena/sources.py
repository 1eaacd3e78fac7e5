"""What plays: the hash of all code and data a game between bots depends on, and versions."""

import hashlib
import importlib.util
import platform
from functools import cache
from importlib.metadata import version
from pathlib import Path

import msgspec

from zuschlag import __version__
from zuschlag.rules.games import description
from zuschlag.rules.source_keys import module_key

_PACKAGE = Path(__file__).resolve().parents[2]
_DRIVER = "zuschlag.lab.arena.playing"
_DATA = ("rules", "bots")
"""Rooms whose files beside the code (editions, boards, nets) decide what is played."""


class Sources(msgspec.Struct, frozen=True):
    """Versions, and the hash of the code."""

    code: str
    zuschlag: str
    python: str
    numpy: str
    numba: str


@cache
def sources_of(game: str, driver: str = _DRIVER) -> Sources:
    """What would play this game now, driven by this module."""
    return Sources(
        code=_code(game, driver),
        zuschlag=__version__,
        python=platform.python_version(),
        numpy=version("numpy"),
        numba=version("numba"),
    )


def _code(game: str, driver: str) -> str:
    """A hash of the driver, the rules, the bots, and all they import."""
    found = description(game)
    parts = [driver, found.rules, found.bots, found.arena]
    modules = {one.partition(":")[0] for one in parts if one}
    keys = [f"{module} {_key(module)}" for module in sorted(modules)]
    told = "\n".join([*keys, *_data()])
    return hashlib.sha256(told.encode()).hexdigest()[:20]


def _key(module: str) -> str:
    """Ours by their syntax, comments left out; of a module from outside every byte."""
    if module.partition(".")[0] == _PACKAGE.name:
        return module_key(module, through_gates=True)
    origin = importlib.util.find_spec(module.partition(".")[0])
    assert origin is not None, f"{module} was loaded already"
    places = [Path(one) for one in origin.submodule_search_locations or [str(origin.origin)]]
    files = [
        file for place in places for file in (place.rglob("*.py") if place.is_dir() else [place])
    ]
    return _hash(sorted(files))


def _data() -> list[str]:
    files = (file for room in _DATA for file in (_PACKAGE / room).rglob("*"))
    kept = sorted(file for file in files if file.is_file() and file.suffix not in (".py", ".pyc"))
    return [f"{file.relative_to(_PACKAGE).as_posix()} {_hash([file])}" for file in kept]


def _hash(files: list[Path]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(file.read_bytes() + b"\0")
    return found.hexdigest()
