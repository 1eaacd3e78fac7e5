"""How rules become machine code: each once inside every door that reaches it, gates just once.

Only `kernel` calls this. Numba is not even imported when rules run plain. Where Numba's internals
are not as we know them (`numba_probe`), or with ZUSCHLAG_COMPILER=numba, it compiles every rule on
its own: the same answers, but a wait three times as long.
"""

import contextlib
import enum
import functools
import os
import warnings
from collections.abc import Callable, Iterator
from typing import Any

PLAIN = os.environ.get("ZUSCHLAG_RULES") == "plain" or os.environ.get("NUMBA_DISABLE_JIT") == "1"
"""True: rules run as ordinary Python."""

_SHARED_BY_ALL = {"no_cfunc_wrapper": True, "nogil": True, "error_model": "numpy"}

if not PLAIN:
    import numba
    from numba.core import sigutils
    from numba.core import types as machine_types
    from numba.core.compiler_lock import global_compiler_lock

    from zuschlag.rules.cache import folder_of, writable
    from zuschlag.rules.source_keys import key_of

    # Records that begin alike are taken for each other on purpose: nothing to tell a user.
    warnings.filterwarnings("ignore", r".*Record\(", numba.errors.NumbaExperimentalFeatureWarning)


class Kind(enum.Enum):
    """How a function is called."""

    RULE = enum.auto()
    SHARED = enum.auto()
    GATE = enum.auto()
    DOOR = enum.auto()


@functools.cache
def is_linking() -> bool:
    """Whether Numba is the one we know, and nobody wants to do without our changes to it."""
    if os.environ.get("ZUSCHLAG_COMPILER") == "numba":
        return False
    try:
        from zuschlag.rules.numba_probe import is_as_expected
    except (ImportError, AttributeError):
        return False
    return is_as_expected()


def compiled(function: Any, kind: Kind) -> Any:
    """The machine's version of a rule: inlined into its callers, wrapped for Python if a door."""
    return linked(function, kind) if is_linking() else _by_numba_alone(function, kind)


def linked(function: Any, kind: Kind) -> Any:
    """A rule to be linked into doors, or a door or gate that takes rules in."""
    from zuschlag.rules.gates import open_gate
    from zuschlag.rules.kept_code import COMPILED, KeptCode
    from zuschlag.rules.libraries import RuleLibrary
    from zuschlag.rules.pipelines import DoorCompiler, RuleCompiler
    from zuschlag.rules.symbols import origin_of

    origin = origin_of(function)
    made = numba.njit(
        forceinline=kind is Kind.RULE,
        no_cpython_wrapper=kind is not Kind.DOOR,
        pipeline_class=RuleCompiler if kind in (Kind.RULE, Kind.SHARED) else DoorCompiler,
        **_SHARED_BY_ALL,
    )(function)
    made._cache = KeptCode(origin)
    COMPILED[origin.full_name] = made

    def name_it(arguments: tuple[Any, ...]) -> None:
        """Callers must be able to say what they call."""
        found = made.overloads[arguments]
        if isinstance(found.library, RuleLibrary):
            found.library.origin = (origin.full_name, arguments, found.fndesc.mangled_name)
        elif kind is Kind.GATE:
            open_gate(made, origin, arguments)

    return _widened(made, name_it)


def _by_numba_alone(function: Any, kind: Kind) -> Any:
    """As Numba does: every rule optimised alone, and again in all its callers."""
    key = key_of(function, through_gates=True) or "unknown"
    # Numba asks for its cache folder while decorating; other users of Numba keep theirs.
    with _setting("CACHE_DIR", str(writable(folder_of(function.__module__, key)))):
        made = numba.njit(
            cache=True,
            forceinline=kind in (Kind.RULE, Kind.GATE),
            no_cpython_wrapper=kind is not Kind.DOOR,
            **_SHARED_BY_ALL,
        )(function)
    return _widened(made, lambda arguments: None)


def _widened(dispatcher: Any, when_made: Callable[[tuple[Any, ...]], None]) -> Any:
    """One machine version per rule: an int from a field, a loop or a literal is the same int."""
    narrow = dispatcher.compile

    def compile_wide(signature: Any) -> Any:
        given, _ = sigutils.normalize_signature(signature)
        wide = tuple(_wide(kind) for kind in given)
        # One thread at a time, as within Numba: settings and gates belong to the whole process.
        with global_compiler_lock:
            is_new = wide not in dispatcher.overloads
            # Rules loop over a handful of seats or cards: vectorised loops would be slower.
            with _setting("LOOP_VECTORIZE", 0):
                entry = narrow(wide)
            if is_new:
                when_made(wide)
        return entry

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
