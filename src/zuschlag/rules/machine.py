"""Instructions for the few things Python has no word for, each next to a plain body.

`bits`, `chance` and `kernel` use this; rules never do. Arrays inside records are a power of two
long, so that an index can be masked: the compiler then knows that no array reaches another field
and keeps what a loop works on in registers.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from zuschlag.rules.compiler import PLAIN

F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R")

if not PLAIN:
    import operator

    from llvmlite import binding, ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic, lower_builtin, overload
    from numba.np import arrayobj

Emit = Callable[[Any, list[Any]], Any]


def in_machine_code(emit: Emit) -> Callable[[F], F]:
    """Give a plain function of one or two ints the instructions to use when compiled."""

    def attach(function: F) -> F:
        if not PLAIN:
            _attach(function, emit, function.__code__.co_argcount)
        return function

    return attach


def _attach(function: Any, emit: Emit, arguments: int) -> None:
    signature = types.int64(*[types.int64] * arguments)

    def code(context: Any, builder: Any, signature: Any, values: list[Any]) -> Any:
        return emit(builder, values)

    if arguments == 1:
        one = intrinsic(lambda typing, a: (signature, code))
        overload(function, inline="never")(lambda a: lambda a: one(a))
    else:
        two = intrinsic(lambda typing, a, b: (signature, code))
        overload(function, inline="never")(lambda a, b: lambda a, b: two(a, b))


def number(value: int, bits: int = 64) -> Any:
    """A constant of the machine."""
    return ir.Constant(ir.IntType(bits), value)


def wide_product(builder: Any, a: Any, b: Any) -> tuple[Any, Any]:
    """High and low half of an unsigned 64 x 64 bit product."""
    full = ir.IntType(128)
    product = builder.mul(builder.zext(a, full), builder.zext(b, full))
    high = builder.trunc(builder.lshr(product, number(64, 128)), ir.IntType(64))
    return high, builder.trunc(product, ir.IntType(64))


def nth_member(builder: Any, members: Any, place: Any) -> Any:
    """The place of the n-th one bit: two instructions where the processor has them, else steps."""
    if not binding.get_host_cpu_features().get("bmi2", False):
        return _nth_by_halves(builder, members, place)
    word = ir.IntType(64)
    kind = ir.FunctionType(word, [word, word])
    deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=kind)
    lone = builder.call(deposit, [builder.shl(number(1), place), members])
    return builder.cttz(lone, number(1, 1))


def _nth_by_halves(builder: Any, members: Any, place: Any) -> Any:
    """Ask how many ones lie in the lower half, go there or on, and halve again."""
    found, rest, left = number(0), members, place
    for width in (32, 16, 8, 4, 2, 1):
        low = builder.and_(rest, number((1 << width) - 1))
        below = builder.ctpop(low)
        beyond = builder.icmp_unsigned(">=", left, below)
        found = builder.select(beyond, builder.add(found, number(width)), found)
        left = builder.select(beyond, builder.sub(left, below), left)
        rest = builder.select(beyond, builder.lshr(rest, number(width)), low)
    return found


def working_copy(entry: R) -> R:
    """A private copy of a record, on the stack when compiled; nothing is written back."""
    return entry.copy()  # type: ignore[attr-defined, no-any-return]


def _attach_working_copy() -> None:
    def typed(typing: Any, entry: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: list[Any]) -> Any:
            with builder.goto_entry_block():
                room = builder.alloca(ir.ArrayType(ir.IntType(8), entry.size))
                room.align = 64
            copy = builder.bitcast(room, values[0].type)
            cgutils.raw_memcpy(builder, copy, values[0], number(1), entry.size, align=8)
            return copy

        return entry(entry), code

    on_stack = intrinsic(typed)
    # Inlined, because the room on the stack must be the caller's.
    overload(working_copy, inline="always")(lambda entry: lambda entry: on_stack(entry))


def _attach_masked_arrays() -> None:
    def is_masked(array: Any) -> bool:
        return bool(array.ndim == 1 and array.shape[0].bit_count() == 1)

    def address(context: Any, builder: Any, array: Any, index_type: Any, values: Any) -> Any:
        place = context.cast(builder, values[1], index_type, types.intp)
        if context.enable_boundscheck:
            cgutils.do_boundscheck(context, builder, place, place.type(array.shape[0]))
        place = builder.and_(place, place.type(array.shape[0] - 1))
        data = arrayobj.make_array(array)(context, builder, values[0]).data
        return builder.gep(data, [place], inbounds=True)

    def get(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        array, index = signature.args
        if not is_masked(array):
            return arrayobj.getitem_arraynd_intp(context, builder, signature, values)
        found = address(context, builder, array, index, values)
        return arrayobj.load_item(context, builder, array, found)

    def put(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        array, index, kind = signature.args
        if not is_masked(array):
            return arrayobj.setitem_array(context, builder, signature, values)
        found = address(context, builder, array, index, values)
        value = context.cast(builder, values[2], kind, array.dtype)
        arrayobj.store_item(context, builder, array, value, found)
        return context.get_dummy_value()

    lower_builtin(operator.getitem, types.NestedArray, types.Integer)(get)
    lower_builtin(operator.setitem, types.NestedArray, types.Integer, types.Any)(put)


if not PLAIN:
    _attach_working_copy()
    _attach_masked_arrays()
