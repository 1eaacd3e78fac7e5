"""The order in which seats are asked where several may speak: the answer to "whose turn?".

The compiled loops of bots ask in the same order (`bots/monopoly/landlord`); a test compares.
"""

from typing import Any

from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import NO_LOT


def asking_order(state: State, must: tuple[int, ...]) -> tuple[int, ...]:
    """Offers as they were made, then rent that may be asked for, then all who are waited for.

    Rent and offers end with the next roll, so whoever may roll comes last (GAP-22, GAP-70).
    """
    if not must or not (state.tables["offers"][0] or state.tables["claims"][0]):
        return must
    t: Any = state.tables[0]
    if t.lot != NO_LOT or t.asked:
        return must
    answering = t.offer_to[: t.offers].tolist()
    claims = zip(t.claim_owner[: t.claims], t.claim_slot[: t.claims], strict=True)
    claiming = sorted(int(owner) for owner, slot in claims if not t.mortgaged >> slot & 1)
    return tuple(dict.fromkeys([*answering, *claiming, *must]))
