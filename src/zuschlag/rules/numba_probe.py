"""Whether Numba's internals are as `libraries`, `pipelines`, `kept_code` and `gates` know them.

Names are looked up at every start; a rule, a gate and a door are tried once for each version.
"""

from typing import Any

from numba.core import base, caching, codegen, compiler, dispatcher, environment, registry

from zuschlag.rules import cache
from zuschlag.rules.compiler import Kind, linked
from zuschlag.rules.kept_code import packed, unpacked
from zuschlag.rules.source_keys import module_key

_NAMES: dict[Any, tuple[str, ...]] = {
    codegen.JITCodeLibrary: (
        "_ensure_finalized",
        "_finalize_final_module",
        "_get_compiled_object",
        "_get_module_for_linking",
        "_raise_if_finalized",
        "_set_compiled_object",
        "add_linking_library",
        "enable_object_caching",
        "finalize",
        "get_pointer_to_function",
    ),
    codegen.JITCPUCodegen: ("_module_pass_manager", "magic_tuple", "set_env"),
    base.BaseContext: ("insert_user_function", "mangler", "remove_user_function", "subtarget"),
    caching: ("NullCache", "dumps"),
    compiler: ("CompilerBase", "DefaultPassBuilder", "compile_result"),
    compiler.CompilerBase: ("compile_extra", "define_pipelines"),
    dispatcher.Dispatcher: ("add_overload", "compile"),
    environment: ("Environment", "lookup_environment"),
}


def is_as_expected() -> bool:
    """Whether all names are there and a trial gives the right answer."""
    if not _has_names():
        return False
    passed = cache.folder_of(__name__, module_key(__name__)) / "passed"
    if cache.read(passed) is None:
        if not _passes():
            return False
        cache.write(passed, b"")
    return True


def _has_names() -> bool:
    engine = getattr(registry.cpu_target.target_context.codegen(), "_engine", None)
    places: dict[Any, tuple[str, ...]] = {**_NAMES, engine: ("_defined_symbols",)}
    return all(hasattr(place, name) for place, names in places.items() for name in names)


def _passes() -> bool:
    try:
        return trial() == (41, 41)
    except Exception:  # whatever it is: Numba is not the one we know
        return False


def trial() -> tuple[int, int]:
    """Through a door, a rule and a gate; then again, with the rule packed and unpacked."""
    two = 2  # in a closure: so it is not kept
    twice = linked(lambda number: two * number, Kind.RULE)
    more = linked(lambda number: number + 1, Kind.GATE)
    first = linked(lambda number: more(twice(number)), Kind.DOOR)
    found = first(20)
    _send_through_cache(twice)
    second = linked(lambda number: more(twice(number)), Kind.DOOR)
    return found, second(20)


def _send_through_cache(rule: Any) -> None:
    """Put in the place of a rule what would come back if it was kept."""
    (made,) = rule.overloads.values()
    target = registry.cpu_target.target_context
    back = unpacked(packed(made), target, "twice")
    back.library.origin = made.library.origin
    rule.overloads.clear()
    target.insert_user_function(back.entry_point, back.fndesc, [back.library])
    rule.add_overload(back)
