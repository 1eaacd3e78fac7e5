"""Numba's compiler with our libraries, our symbols and fewer passes."""

from typing import Any

from numba.core import compiler, compiler_machinery, errors, funcdesc, typed_passes, untyped_passes

from zuschlag.rules.libraries import DoorLibrary, RuleLibrary
from zuschlag.rules.symbols import ORIGINS

# Hardly any rule has closures, optional arguments or array expressions to be rewritten.
_SHORT_WAY = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.InlineOverloads,
    typed_passes.IRLegalization,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class RuleCompiler(compiler.CompilerBase):  # type: ignore[misc]
    """For rules."""

    library_class: Any = RuleLibrary
    is_short = True

    def compile_extra(self, function: Any) -> Any:
        """The short way; for what that cannot compile, Numba's own way."""
        try:
            return self._compile(function)
        except errors.NumbaError:
            self.is_short = False
            self.state.func_ir = self.state.status.fail_reason = None
            return self._compile(function)

    def _compile(self, function: Any) -> Any:
        """Begin with a library of our kind, and with a name that is the same in every process."""
        origin, state = ORIGINS[function], self.state
        state.library = self.library_class(state.targetctx.codegen(), origin.full_name)
        state.library.enable_object_caching()
        # A copy of the target that belongs to this function alone, made by Numba before.
        state.targetctx.mangler = _mangler(origin.full_name, origin.overload(state.args))
        return super().compile_extra(function)

    def define_pipelines(self) -> list[Any]:
        """Asked by Numba: the passes to go through."""
        if not self.is_short:
            return [compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)]
        manager = compiler_machinery.PassManager("rule")
        for step in _SHORT_WAY:
            manager.add_pass(step, step.__name__)
        manager.finalize()
        return [manager]


class DoorCompiler(RuleCompiler):
    """For doors and gates."""

    library_class = DoorLibrary


def _mangler(ours: str, key: str) -> Any:
    names = (ours, f".NumbaEnv.{ours}")

    def mangle(name: str, arguments: Any, *, abi_tags: Any = (), uid: Any = None) -> Any:
        if name in names:
            return funcdesc.default_mangler(name, (), abi_tags=(key,))
        return funcdesc.default_mangler(name, arguments, abi_tags=abi_tags, uid=uid)

    return mangle
