"""How rules become machine code: inlined, without Python wrappers, one version per rule.

Only `kernel` calls this. Numba is not even imported when rules run plain.
"""

import contextlib
import os
from collections.abc import Iterator
from typing import Any

from zuschlag.rules.cache import folder

PLAIN = os.environ.get("ZUSCHLAG_RULES") == "plain" or os.environ.get("NUMBA_DISABLE_JIT") == "1"
"""True: rules run as ordinary Python."""

_SHARED_BY_ALL = {"cache": True, "nogil": True, "error_model": "numpy"}

if not PLAIN:
    import numba
    from numba.core import sigutils
    from numba.core import types as machine_types


def compiled(function: Any, *, is_door: bool) -> Any:
    """The machine's version of a rule: inlined into its callers, wrapped for Python if a door."""
    wrapped = {"no_cpython_wrapper": not is_door, "no_cfunc_wrapper": True}
    # Numba asks for its cache folder while decorating; other users of Numba keep theirs.
    with _setting("CACHE_DIR", str(folder())):
        made = numba.njit(forceinline=not is_door, **wrapped, **_SHARED_BY_ALL)(function)
    return _widened(made)


def _widened(dispatcher: Any) -> Any:
    """One machine version per rule: an int from a field, a loop or a literal is the same int."""
    narrow = dispatcher.compile

    def compile_wide(signature: Any) -> Any:
        given, _ = sigutils.normalize_signature(signature)
        # Rules loop over a handful of seats or cards: vectorised loops would be slower.
        with _setting("LOOP_VECTORIZE", 0):
            return narrow(tuple(_wide(kind) for kind in given))

    dispatcher.compile = compile_wide
    return dispatcher


def _wide(kind: Any) -> Any:
    kind = machine_types.unliteral(kind)
    is_number = isinstance(kind, machine_types.Integer | machine_types.Boolean)
    return machine_types.int64 if is_number else kind


@contextlib.contextmanager
def _setting(name: str, value: object) -> Iterator[None]:
    """One of Numba's global settings, ours for a moment."""
    before = getattr(numba.config, name)
    setattr(numba.config, name, value)
    try:
        yield
    finally:
        setattr(numba.config, name, before)
