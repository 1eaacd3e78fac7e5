"""The table of For Sale in 512 bytes: the same names as in `rules.forsale.state`, narrower numbers.

Thousands of tables then stay in the processor's cache. The rules compile for it unchanged. Plain
rules keep wide numbers: NumPy's narrow ones would overflow there.
"""

from typing import Any

import numpy as np

from zuschlag.research.lanes import LINE, room
from zuschlag.rules.compiler import PLAIN
from zuschlag.rules.forsale.state import TABLE
from zuschlag.rules.kernel import Tables

_SIZE = 512
_SETS = ("row", "sealed", "hand", "cheques", "building_deck", "cheque_deck")
_SUMS = ("box", "income")
# Lines of the processor's cache: what a move looks at stands in the first two.
_LINES = (
    (
        *("row", "sealed", "box"),
        *("phase", "turn", "bidders", "high", "drawn", "round_number", "sellers", "holders"),
        *("seats", "shown", "deck_size", "in_play", "purse", "least_bid", "refund"),
        *("bid", "coins", "income"),
    ),
    ("hand", "owner"),
    ("worth", "cheques"),
    ("price",),
    ("building_deck",),
    ("cheque_deck",),
)


def _kind(name: str) -> type[np.signedinteger[Any]]:
    if name in _SETS:
        return np.int32
    return np.int16 if name in _SUMS else np.int8


def _layout() -> np.dtype[Any]:
    wide: Any = TABLE.fields
    names: list[str] = []
    kinds: list[np.dtype[Any]] = []
    places: list[int] = []
    end = 0
    for line in _LINES:
        end += -end % LINE
        for name in line:
            kind = np.dtype((_kind(name), wide[name][0].shape))
            end += -end % kind.base.itemsize
            names, kinds, places = [*names, name], [*kinds, kind], [*places, end]
            end += kind.itemsize
    whole: Any = {"names": names, "formats": kinds, "offsets": places, "itemsize": _SIZE}
    return np.dtype((np.record, np.dtype(whole)))


PACKED = TABLE if PLAIN else _layout()
assert set(PACKED.names or ()) == set(TABLE.names or ()), "a field of the table has no place here"


def packed(tables: Tables) -> Tables:
    """The same tables, narrow."""
    return _moved(tables, PACKED)


def unpacked(tables: Tables) -> Tables:
    """The same tables as the rules' own records."""
    return _moved(tables, TABLE)


def _moved(tables: Tables, layout: np.dtype[Any]) -> Tables:
    found: Tables = room(len(tables), layout)
    for name in layout.names or ():
        found[name] = tables[name]
    return found
