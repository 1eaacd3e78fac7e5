"""Records that a batch works on: numbers and floats, in whole lines of the processor's cache."""

from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np

from zuschlag.research.lanes import LINE

SEATS = 8
LEARNER = -1
NEXT_STEP, SAME_STEP, DISABLED = range(3)
WIN, SCORE = range(2)
WORDS, PLANES = range(2)


def in_lines(layout: type) -> np.dtype[Any]:
    """As `kernel.record` makes it, with floats as well."""
    numbers = {int: np.int64, float: np.float32}
    fields: list[tuple[Any, ...]] = []
    for name, kind in get_type_hints(layout, include_extras=True).items():
        if get_origin(kind) is Annotated:
            listed, size = get_args(kind)
            fields.append((name, numbers[get_args(listed)[0]], (1 << (size - 1).bit_length(),)))
        else:
            fields.append((name, numbers[kind]))
    made: Any = np.dtype(fields, align=True)
    whole: Any = {
        "names": made.names,
        "formats": [made.fields[name][0] for name in made.names],
        "offsets": [made.fields[name][1] for name in made.names],
        "itemsize": made.itemsize + -made.itemsize % LINE,
    }
    return np.dtype((np.record, np.dtype(whole)))
