"""What is kept of compiled code, and how it comes back; takes the place of Numba's own cache.

Of a rule: its bitcode, and which rules and gates it calls. Of a door or gate: its machine code, and
which gates it calls. What is called comes back first; if it then has another symbol, it is not what
was called before, and the caller is recompiled.
"""

import importlib
import pickle
from pathlib import Path
from typing import Any

from numba.core import caching, compiler
from numba.core.environment import Environment

from zuschlag.rules import cache
from zuschlag.rules.libraries import (
    DoorLibrary,
    RuleLibrary,
    called_outside,
    environments,
    is_lasting,
)
from zuschlag.rules.symbols import Origin

COMPILED: dict[str, Any] = {}
"""Every compiled function by its full name."""
GATES: dict[str, tuple[str, Any, str]] = {}
"""Every open gate by its symbol: name, arguments and symbol."""

# A half-written file, or one from a version of ours that kept other things.
_FAULTS = (ValueError, TypeError, KeyError, AttributeError, EOFError, ImportError)


class KeptCode(caching.NullCache):  # type: ignore[misc]
    """What was compiled of one function, by its arguments."""

    def __init__(self, origin: Origin) -> None:
        self._origin = origin

    def load_overload(self, arguments: Any, target: Any) -> Any:
        """Called by Numba before it compiles."""
        target.refresh()
        path = self._path(arguments, target.codegen())
        content = cache.read(path) if path else None
        if content is None:
            return None
        try:
            return unpacked(content, target, self._origin.full_name)
        except (*_FAULTS, pickle.UnpicklingError):
            return None

    def save_overload(self, arguments: Any, made: Any) -> None:
        """Called by Numba after it compiled."""
        path = self._path(arguments, made.target_context.codegen())
        if path and is_lasting(made.library):
            cache.write(path, packed(made))

    def _path(self, arguments: Any, codegen: Any) -> Path | None:
        if self._origin.folder is None:
            return None
        # Numba's name for the processor and all it can do.
        named = self._origin.overload(arguments, codegen.magic_tuple())
        return self._origin.folder / f"{self._origin.name}-{named}.kept"


def packed(made: Any) -> bytes:
    """A compiled function in bytes."""
    made.fndesc.typemap = made.fndesc.calltypes = None
    library = made.library
    gates = [GATES[name] for name in called_outside(library) if name in GATES]
    content: tuple[Any, ...]
    if isinstance(library, RuleLibrary):
        needs = [one.origin for one in library.needs]
        content = (library._get_module_for_linking().as_bitcode(), needs)
    else:
        held = [environment for _, environment in environments(library._final_module)]
        content = (library._get_compiled_object(), library.symbols(), held)
    return bytes(caching.dumps((made.fndesc, made.signature, gates, content)))


def unpacked(content: bytes, target: Any, name: str) -> Any:
    """The function again, or None if what it calls is not the same any more."""
    described, signature, gates, rest = pickle.loads(content)
    # A gate that is not open would be an unknown address, and the end of the process.
    if not all(_called(*gate) for gate in gates):
        return None
    held: list[Any] = []
    library: Any
    if len(rest) == 2:
        bitcode, needs = rest
        called = [_called(*need) for need in needs]
        if None in called:
            return None
        library = RuleLibrary.from_bitcode(target.codegen(), name, bitcode, called)
    else:
        code, symbols, held = rest
        library = DoorLibrary.from_machine_code(target.codegen(), name, code, symbols)
        for environment in held:
            library.codegen.set_env(environment.env_name, environment)
    return _result(target, library, described, signature, held)


def _called(name: str, arguments: Any, symbol: str) -> Any:
    """The library of a called function, compiled or loaded; None if it has changed by now."""
    if name not in COMPILED:
        importlib.import_module(name.rpartition(".")[0])
    dispatcher = COMPILED[name]
    dispatcher.compile(arguments)
    library = dispatcher.overloads[tuple(arguments)].library
    if isinstance(library, RuleLibrary):
        return library if library.origin[2] == symbol else None
    return library if symbol in GATES else None


def _result(target: Any, library: Any, described: Any, signature: Any, held: list[Any]) -> Any:
    environment = Environment.from_fndesc(described)
    return compiler.compile_result(
        target_context=target,
        typing_context=target.typing_context,
        library=library,
        environment=environment,
        entry_point=target.get_executable(library, described, environment),
        fndesc=described,
        signature=signature,
        objectmode=False,
        lifted=(),
        reload_init=[],
        referenced_envs=held,
    )
