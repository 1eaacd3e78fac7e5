"""Sets as bits: the compiled helpers and their plain bodies say the same as Python's own sets."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from zuschlag.rules.bits import (
    add,
    clockwise,
    count,
    drop,
    drop_lowest,
    first,
    gathered,
    has,
    listed,
    lowest,
    nth,
    remove,
)
from zuschlag.rules.kernel import Tables, door, plain


@door
def ask(out: Tables, members: int, one: int) -> int:
    """Every helper once, into a list of answers."""
    out[0] = has(members, one)
    out[1] = add(members, one)
    out[2] = drop(members, one)
    out[3] = count(members)
    out[4] = first(one)
    out[5] = remove(members, first(one))
    out[6] = lowest(members) if members else -1
    out[7] = drop_lowest(members)
    out[8] = nth(members, one % count(members)) if members else -1
    out[9] = clockwise(members, one) if members else -1
    return 10


def expected(members: set[int], one: int) -> list[int]:
    """The same by Python's sets."""
    ordered = sorted(members)
    after = [member for member in ordered if member > one]
    return [
        one in members,
        gathered(sorted(members | {one})),
        gathered(sorted(members - {one})),
        len(members),
        gathered(list(range(one))),
        gathered([member for member in ordered if member >= one]),
        ordered[0] if ordered else -1,
        gathered(ordered[1:]),
        ordered[one % len(ordered)] if ordered else -1,
        (after or ordered)[0] if ordered else -1,
    ]


@given(st.sets(st.integers(0, 40)), st.integers(0, 40))
def test_helpers_agree_with_sets(members: set[int], one: int) -> None:
    for asked in (ask, plain(ask)):
        out = np.zeros(10, np.int64)
        asked(out, gathered(sorted(members)), one)
        assert out.tolist() == expected(members, one)


@given(st.sets(st.integers(0, 60)))
def test_listed_undoes_gathered(members: set[int]) -> None:
    assert listed(gathered(sorted(members))) == sorted(members)
