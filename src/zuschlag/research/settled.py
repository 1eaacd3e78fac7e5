"""A door whose arguments never change, to be called with nothing: for one table, step by step.

Numba asks every argument of every call what it is, which takes longer than a move. Who calls with
the same arrays again and again has asked once.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from zuschlag.rules.compiler import PLAIN


def settled(door: Any, *given: Any) -> Callable[[], Any]:
    """The door with these arguments for good; arrays may be written to, but not replaced."""
    if PLAIN:
        return partial(door, *given)
    import numba

    kinds = tuple(numba.typeof(one) for one in given)
    return partial(door.compile(kinds), *given)
