"""Gates: compiled once, called by everybody through an address that has a name.

A caller's code holds only the name, so that it can be kept and the gate edited without it. The name
says with which arguments the gate is called and what it returns: another layout is another gate.
"""

import copy
import hashlib
from typing import Any

from llvmlite import binding

from zuschlag.rules.kept_code import GATES
from zuschlag.rules.symbols import Origin


def open_gate(dispatcher: Any, origin: Origin, arguments: tuple[Any, ...]) -> None:
    """Give a compiled gate's address a name, and let callers call that instead of linking it."""
    made = dispatcher.overloads[arguments]
    facts = "\0".join(map(str, (*arguments, made.signature.return_type)))
    symbol = f"gate.{origin.full_name}.{hashlib.sha256(facts.encode()).hexdigest()[:16]}"
    if origin.folder is None:
        symbol += f".{origin.key}"
    binding.add_symbol(symbol, made.library.get_pointer_to_function(made.fndesc.mangled_name))
    outside = copy.copy(made.fndesc)
    outside.mangled_name = symbol
    target = dispatcher.targetctx
    target.remove_user_function(made.entry_point)
    target.insert_user_function(made.entry_point, outside, [])
    GATES[symbol] = (origin.full_name, arguments, symbol)
