"""What a magnate thinks with: one array of floats, with its figures, the board and a scratch pad.

`tempers` fills in the figures, `landing` the board; the rules of this folder read and scribble.
"""

import numpy as np
import numpy.typing as npt

Mind = npt.NDArray[np.float64]

ROWS = 64
COLUMNS = 64

# The scratch pad: a row for every position that is weighed, seats 0 to 7, their rents from 8 on.
(
    NOW,
    TAKEN,
    LOST,
    BEFORE,
    AFTER,
    TRIED,
    ENDED,
    GAINS,
    SQUARES,
    RENTS,
    OUTLOOK,
    BEST,
    FIGURES,
) = range(13)
INCOME = 8

# The outlook: how near the count is, how many visitors are expected until then, whether others
# trade, and what a trade may cost where nothing else would ever happen.
COUNT, KEPT, VISITS, OWN_VISITS, OTHERS_CLOSED, SLACK = range(6)

LANDING = 20
"""Rows from here on: rests on each slot in the next lap, by where one stands (`landing`)."""
LONG_RUN = LANDING + 43

# The figures, in the order of the files.
(
    HORIZON,
    TAU_END,
    W_DEED,
    W_STATION,
    W_UTILITY,
    W_HOUSE,
    F_OUT,
    BUDGET,
    FUTURE,
    POT,
    POT_ONE,
    POT_TWO,
    AV_RIVAL,
    AV_SPLIT,
    BLOCK,
    SHARE,
    SHORTFALL,
    RUIN,
    W_DEBT,
    BASE,
    SHADE,
    JUMP,
    CHEAP,
    GREED,
    TAKE,
    MAKE,
    JAIL_BASE,
    JAIL_DEED,
    HOUSE_BID,
    WIDE,
    FAR,
    LAPSES,
) = range(32)


def blank_mind() -> Mind:
    """Nothing known yet."""
    return np.zeros((ROWS, COLUMNS))
