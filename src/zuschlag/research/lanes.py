"""Sets spread out as rows of numbers: a bit becomes a byte or a float, thirty-two in one go.

`spot` says where a row begins; compiled it is an address, so that the rules which fill a row handle
no array (those are counted, atomically). A row is written from left to right, and 32 wide even
where fewer cells are meant: what comes after is written later, and arrays have `OVERHANG`.
"""

from typing import Any

import numpy as np

from zuschlag.rules.compiler import PLAIN
from zuschlag.rules.machine import in_machine_code, number

OVERHANG = 64
"""Cells an array must have beyond its last row."""
LANES = 32
WORD = 64
LINE = 64
"""Bytes of a line of the processor's cache."""
Spot = Any


def room(size: int, kind: Any) -> Any:
    """An array of zeros that begins where a line of the processor's cache begins."""
    width = np.dtype(kind).itemsize
    raw = np.zeros(size * width + LINE, np.uint8)
    first = -raw.ctypes.data % LINE
    return raw[first : first + size * width].view(kind)


def spot(cells: Any, place: int) -> Spot:
    """Where a row begins."""
    return cells[place:]


def put_float(row: Spot, place: int, value: float) -> None:
    """One cell of a row of float32."""
    row[place] = value


def put_int(row: Spot, place: int, value: int) -> None:
    """One cell of a row of int32."""
    row[place] = value


def spread_floats(row: Spot, place: int, members: int) -> None:
    """1.0 for a member, 0.0 for everything else below 32."""
    row[place : place + LANES] = _bits(members)


def spread_bytes(row: Spot, place: int, members: int) -> None:
    """The same in bytes."""
    row[place : place + LANES] = _bits(members)


def spread_halves(row: Spot, place: int, once: int, again: int) -> None:
    """Half for a member of each of two sets."""
    row[place : place + LANES] = (_bits(once) + _bits(again)) * 0.5


def _emit_extract(builder: Any, values: list[Any]) -> Any:
    return _gathered(builder, "pext", values)


def _emit_deposit(builder: Any, values: list[Any]) -> Any:
    return _gathered(builder, "pdep", values)


@in_machine_code(_emit_extract)
def extract(members: int, wanted: int) -> int:
    """Which of the wanted are members, by their place among the wanted."""
    found = place = 0
    for one in range(WORD):
        if wanted >> one & 1:
            found |= (members >> one & 1) << place
            place += 1
    return found


@in_machine_code(_emit_deposit)
def deposit(places: int, wanted: int) -> int:
    """The other way round: those of the wanted whose places are given."""
    found = place = 0
    for one in range(WORD):
        if wanted >> one & 1:
            found |= (places >> place & 1) << one
            place += 1
    return found


def _bits(members: int) -> Any:
    return (int(members) >> np.arange(LANES)) & 1


if not PLAIN:
    from llvmlite import binding, ir
    from numba.core import types
    from numba.extending import intrinsic, overload
    from numba.np import arrayobj

    _ADDRESS, _NUMBER, _FLOAT, _BYTE = ir.IntType(64), ir.IntType(32), ir.FloatType(), ir.IntType(8)

    def _gathered(builder: Any, name: str, values: list[Any]) -> Any:
        """One instruction where the processor has it, else bit by bit."""
        if not binding.get_host_cpu_features().get("bmi2", False):
            return _gathered_singly(builder, name == "pext", *values)
        kind = ir.FunctionType(_ADDRESS, [_ADDRESS, _ADDRESS])
        one = builder.module.declare_intrinsic(f"llvm.x86.bmi.{name}.64", fnty=kind)
        return builder.call(one, values)

    def _gathered_singly(builder: Any, is_extract: bool, members: Any, wanted: Any) -> Any:
        found, place = number(0), number(0)
        for one in map(number, range(WORD)):
            is_wanted = builder.and_(builder.lshr(wanted, one), number(1))
            here, there = (one, place) if is_extract else (place, one)
            bit = builder.and_(builder.lshr(members, here), is_wanted)
            found = builder.or_(found, builder.shl(bit, there))
            place = builder.add(place, is_wanted)
        return found

    def _typed_spot(typing: Any, cells: Any, place: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            data = arrayobj.make_array(cells)(context, builder, values[0]).data
            return builder.ptrtoint(builder.gep(data, [values[1]]), _ADDRESS)

        return types.int64(cells, types.int64), code

    _spot = intrinsic(_typed_spot)

    def _store(builder: Any, row: Any, place: Any, kind: Any, value: Any) -> None:
        first = builder.gep(builder.inttoptr(row, kind.as_pointer()), [place])
        width = kind.width // 8 if isinstance(kind, ir.IntType) else 4
        builder.store(value, builder.bitcast(first, value.type.as_pointer()), align=width)

    def _each(kind: Any, value: Any) -> Any:
        return ir.Constant(ir.VectorType(kind, LANES), [value] * LANES)

    def _lanes(builder: Any, members: Any, kind: Any, one: Any) -> Any:
        """A vector with `one` where a bit is set."""
        few, none = ir.VectorType(_NUMBER, LANES), ir.Constant(_NUMBER, 0)
        blank = ir.Constant(few, ir.Undefined)
        head = builder.insert_element(blank, builder.trunc(members, _NUMBER), none)
        all_alike = builder.shuffle_vector(head, blank, _each(_NUMBER, 0))
        places = ir.Constant(few, [1 << lane for lane in range(LANES)])
        are_set = builder.icmp_unsigned("!=", builder.and_(all_alike, places), _each(_NUMBER, 0))
        return builder.select(are_set, _each(kind, one), _each(kind, type(one)(0)))

    def _writer(kind: Any, emit: Any, *arguments: Any) -> Any:
        """An instruction that writes at row + place what `emit` makes of the other arguments."""
        signature = types.void(types.int64, types.int64, *arguments)

        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            _store(builder, values[0], values[1], kind, emit(builder, *values[2:]))
            return context.get_dummy_value()

        if len(arguments) == 1:
            return intrinsic(lambda typing, a, b, c: (signature, code))
        return intrinsic(lambda typing, a, b, c, d: (signature, code))

    def _two_halves(builder: Any, once: Any, again: Any) -> Any:
        return builder.fadd(_lanes(builder, once, _FLOAT, 0.5), _lanes(builder, again, _FLOAT, 0.5))

    _put_float = _writer(_FLOAT, lambda b, value: b.fptrunc(value, _FLOAT), types.float64)
    _put_int = _writer(_NUMBER, lambda b, value: b.trunc(value, _NUMBER), types.int64)
    _floats = _writer(_FLOAT, lambda b, members: _lanes(b, members, _FLOAT, 1.0), types.int64)
    _bytes = _writer(_BYTE, lambda b, members: _lanes(b, members, _BYTE, 1), types.int64)
    _halves = _writer(_FLOAT, _two_halves, types.int64, types.int64)

    def _attach(function: Any, made: Any) -> None:
        overload(function, inline="never")(lambda a, b, c: lambda a, b, c: made(a, b, c))

    overload(spot, inline="never")(lambda a, b: lambda a, b: _spot(a, b))
    for _function, _made in (
        (put_float, _put_float),
        (put_int, _put_int),
        (spread_floats, _floats),
        (spread_bytes, _bytes),
    ):
        _attach(_function, _made)
    overload(spread_halves, inline="never")(
        lambda a, b, c, d: lambda a, b, c, d: _halves(a, b, c, d)
    )
