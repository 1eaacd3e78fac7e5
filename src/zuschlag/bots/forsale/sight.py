"""What a bot sees, as a record that rules can work on: whatever it may not know is left aside.

Buildings that others laid face down are back in their hands: nobody knows which they were.
"""

import random
from typing import Any

from zuschlag.rules.bits import gathered, listed
from zuschlag.rules.forsale.imagine import imagine
from zuschlag.rules.forsale.position import State
from zuschlag.rules.forsale.state import BUY
from zuschlag.rules.forsale.views import Observation


def seen_table(seen: Observation) -> State:
    """The table as it was when the row was laid out, if this is a sale; else as it is.

    The same view always gives the same record: what is filled in by luck is not looked at.
    """
    state = imagine(seen, random.Random(0))
    t: Any = state.tables[0]
    if t.phase == BUY:
        return state
    for building in listed(int(t.sealed)):
        t.hand[t.owner[building]] |= 1 << building
    t.sealed = 0
    t.holders = t.sellers = gathered([s for s in range(t.seats) if t.hand[s]])
    return state
