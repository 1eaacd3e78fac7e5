"""@rule, @shared, @gate, @door and records: what every rulebook here is written with.

A rulebook is a set of small functions on one record. `@rule` compiles them into their callers,
`@door` makes the few that Python may call, `@gate` one that many call and none compiles again. With
ZUSCHLAG_RULES=plain (or NUMBA_DISABLE_JIT=1) the same source runs as ordinary Python: for a
debugger, for coverage, for a first table while the compiler works. Sets of seats and cards are in
`bits`, luck for batches in `chance`.
"""

import functools
import types
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

from zuschlag.rules.compiler import PLAIN, Kind, compiled
from zuschlag.rules.machine import working_copy as working_copy

F = TypeVar("F", bound=Callable[..., Any])
Tables = npt.NDArray[Any]
"""An array of records: one for a live table, many for a batch. Doors take it with an index."""

RULES: dict[str, Any] = {}
"""Every rule by its full name, for the tests of shape and for `plain`."""


def copied(tables: Tables) -> Tables:
    """The same records once more; NumPy's own copy takes thirty times as long for nested ones."""
    return np.frombuffer(bytearray(tables.tobytes()), tables.dtype)


def rule(function: F) -> F:
    """A function of the rulebook. It has no Python wrapper: only rules and doors call it."""
    return _registered(function, Kind.RULE)


def shared(function: F) -> F:
    """A long rule used in many places: one copy in every door, unless the compiler knows better."""
    return _registered(function, Kind.SHARED)


def gate(function: F) -> F:
    """A rule with machine code of its own, called by its address (3 ns a call).

    Compiled once for everybody, and an edit behind it recompiles none of its callers. Give it a
    file of its own: of whoever imports it, only its arguments and their layouts count.
    """
    return _registered(function, Kind.GATE)


def door(function: F) -> F:
    """A rule that Python calls, with an array of records and an index (0.5 us a call)."""
    return _registered(_with_plain_ints(function) if PLAIN else function, Kind.DOOR)


def _with_plain_ints(function: F) -> F:
    """What the compiler does anyway: Python gets its own ints, not NumPy's."""

    @functools.wraps(function)
    def called(*given: Any) -> Any:
        found = function(*given)
        if isinstance(found, tuple):
            return tuple(int(one) for one in found)
        return found if found is None else int(found)

    return called  # type: ignore[return-value]


def _registered(function: F, kind: Kind) -> F:
    made = function if PLAIN else compiled(function, kind)
    RULES[f"{function.__module__}.{function.__qualname__}"] = made
    return made


def plain(function: F) -> F:
    """The uncompiled twin of a rule: the same code, calling only uncompiled twins."""
    if PLAIN:
        return function
    made: dict[Any, Any] = {}

    def twin(compiled_rule: Any) -> Any:
        if compiled_rule not in made:
            source = compiled_rule.py_func
            known = dict(source.__globals__)
            copy = types.FunctionType(source.__code__, known, source.__name__, source.__defaults__)
            made[compiled_rule] = copy
            known.update({n: twin(v) for n, v in known.items() if hasattr(v, "py_func")})
        return made[compiled_rule]

    return twin(function)  # type: ignore[no-any-return]


# Names that NumPy owns on records would silently mean its methods outside the compiler.
_TAKEN = frozenset(dir(np.record)) | frozenset(dir(np.recarray))


def record(layout: type) -> np.dtype[Any]:
    """The dtype of an annotated class: `int` is one number, `Annotated[list[int], n]` is n of them.

    Every number is an int64, so that compiled and plain runs agree to the byte. Lengths are rounded
    up to a power of two (`machine` says why).
    """
    fields: list[tuple[Any, ...]] = []
    for name, kind in get_type_hints(layout, include_extras=True).items():
        if name in _TAKEN:
            raise TypeError(f"{layout.__name__}.{name}: NumPy owns this name, choose another")
        if kind is int:
            fields.append((name, np.int64))
        elif get_origin(kind) is Annotated:
            room = 1 << (get_args(kind)[1] - 1).bit_length()
            fields.append((name, np.int64, (room,)))
        else:
            raise TypeError(f"{layout.__name__}.{name}: a field is int or Annotated[list[int], n]")
    return np.dtype((np.record, np.dtype(fields, align=True)))
