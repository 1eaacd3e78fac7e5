"""Compile what a command will need, door by door, so that somebody can watch it happen once."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from zuschlag.rules.compiler import PLAIN
from zuschlag.rules.description import part as found_at
from zuschlag.rules.games import BUILT_IN, descriptions
from zuschlag.rules.readiness import mark_ready

Step = Callable[[], object]


class Compiled(NamedTuple):
    """A part of a game that can be compiled in advance: where its doors are, and how."""

    modules: tuple[str, ...]
    steps: Callable[[], dict[str, Step]]  # by the name of the door
    is_long: bool = False  # with nothing cached: about half a minute, else a moment


def is_long(part: str) -> bool:
    """Whether somebody will wait for a part longer than a moment."""
    return _compiled(part).is_long


def steps(part: str) -> dict[str, Step]:
    """Every door of a part with a call that compiles it."""
    return _compiled(part).steps()


def compile_part(part: str) -> Iterator[str]:
    """Compile door after door, naming each before it is compiled; then remember it is done."""
    for name, step in steps(part).items():
        yield name
        step()
    if not PLAIN:
        mark_ready(part, _compiled(part).modules)


def _compiled(part: str) -> Compiled:
    named = (one.compiled for one in (*BUILT_IN.values(), *descriptions().values()))
    address = next(parts[part] for parts in named if part in parts)
    found: Compiled = found_at(address)
    return found
