"""What the compiler puts a function's code into: a library for a rule, one for a door or gate.

A rule is lowered and left at that: never optimised, never machine code on its own. A door links all
rules it reaches into one module, makes them its own, and is optimised once; so is a gate. Numba
alone would do that for every rule, and again in every caller. `pipelines` makes these libraries,
`kept_code` puts them on disk.
"""

from typing import Any

from llvmlite import binding
from numba.core import codegen
from numba.core.environment import lookup_environment

_ENVIRONMENT = "_ZN08NumbaEnv"


class _WithoutEnvironments:
    """Numba's code generator, except that a rule is nowhere in memory yet."""

    def __init__(self, real: Any) -> None:
        self._real = real

    def set_env(self, name: str, environment: Any) -> None:
        """Doors do this."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


class RuleLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """A rule's own code, to be linked into doors."""

    origin: Any = None
    """(name, arguments, symbol), as soon as it is compiled."""

    @property
    def codegen(self) -> Any:
        """Asked by Numba for the place of the function, which has none."""
        return _WithoutEnvironments(self._codegen)

    @property
    def needs(self) -> list[Any]:
        """The libraries of the rules it calls."""
        return [one for one in self._linking_libraries if isinstance(one, RuleLibrary)]

    def add_linking_library(self, library: Any) -> None:
        """Called by Numba for every function that is called."""
        _refuse_door(library)
        super().add_linking_library(library)

    def finalize(self) -> None:
        """Take in the tiny helpers of Numba and of `machine`, and nothing else."""
        self._raise_if_finalized()
        own = _defined(self._final_module)
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            if not isinstance(library, RuleLibrary):
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        # A helper's name is only a number of this process: in another it may mean another helper.
        _make_internal(self._final_module, own)
        for function in self._final_module.functions:
            if function.name in own and function.linkage == binding.Linkage.external:
                function.linkage = "linkonce_odr"
        self._shared_module = self._final_module
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nobody can call it where it is."""
        self._ensure_finalized()
        return 0

    @classmethod
    def from_bitcode(cls, real: Any, name: str, bitcode: bytes, needs: list[Any]) -> "RuleLibrary":
        """One that was kept."""
        library = cls(real, name)
        library._linking_libraries = needs
        library._final_module = library._shared_module = binding.parse_bitcode(bitcode)
        library._finalized = True
        return library


class DoorLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """One module of machine code: a door or a gate and every rule it reaches."""

    def add_linking_library(self, library: Any) -> None:
        """Called by Numba for every function that is called."""
        _refuse_door(library)
        super().add_linking_library(library)

    def finalize(self) -> None:
        """Link all, optimise once. Numba's cheaper round before it is for counted references."""
        self._raise_if_finalized()
        own = _defined(self._final_module)
        for library in self._closure():
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        _make_internal(self._final_module, own)
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)
        self._final_module.verify()
        self._finalize_final_module()
        for name, environment in environments(self._final_module):
            self._codegen.set_env(name, environment)

    def _closure(self) -> list[Any]:
        found: dict[Any, None] = {}
        left = list(self._linking_libraries)
        while left:
            library = left.pop()
            if library not in found:
                found[library] = None
                left += library.needs if isinstance(library, RuleLibrary) else []
        return list(found)

    def symbols(self) -> list[str]:
        """What it defines for others."""
        functions = self._final_module.functions
        return [f.name for f in functions if not f.is_declaration and f.linkage.name == "external"]

    @classmethod
    def from_machine_code(
        cls, real: Any, name: str, code: bytes, symbols: list[str]
    ) -> "DoorLibrary":
        """One that was kept."""
        library = cls(real, name)
        library.enable_object_caching()
        library._set_compiled_object(code)
        library._finalize_final_module()
        real._engine._defined_symbols.update(symbols)
        return library


def called_outside(library: Any) -> list[str]:
    """The functions that are called but not in it, gates among them."""
    return [one.name for one in library._final_module.functions if one.is_declaration]


def environments(module: Any) -> list[tuple[str, Any]]:
    """The Python objects that functions of this module hold on to, by the names of their places."""
    names = [one.name for one in module.global_variables if one.name.startswith(_ENVIRONMENT)]
    found = [(name, lookup_environment(name)) for name in names]
    return [(name, environment) for name, environment in found if environment is not None]


def is_lasting(library: Any) -> bool:
    """Whether its code means the same in another process: no addresses, no Python objects."""
    module = library._final_module
    has_objects = any(environment.consts for _, environment in environments(module))
    has_addresses = any(
        one.name.startswith("numba.dynamic.globals") for one in module.global_variables
    )
    return not (has_objects or has_addresses or library._reload_init)


def _defined(module: Any) -> set[str]:
    return {one.name for one in module.functions if not one.is_declaration}


def _make_internal(module: Any, own: set[str]) -> None:
    """Everything but its own functions is nobody else's business, and may vanish."""
    for function in module.functions:
        if not function.is_declaration and function.name not in own:
            function.linkage = "internal"


def _refuse_door(library: Any) -> None:
    if isinstance(library, DoorLibrary):
        raise TypeError(f"{library.name} is a door: only Python calls doors")
