"""What the rules report while they work: a short list in the record, decoded by `report`.

The codes are in the order of `events.Event`, where the fields say what the four numbers mean.
"""

from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.state import MOST_TOLD, Table

(
    ROLLED,
    MOVED,
    SALARY,
    BOUGHT,
    DECLINED,
    LOT_OPENED,
    BID_PLACED,
    BIDDER_PASSED,
    LOT_SOLD,
    LOT_UNSOLD,
    CLAIM_OPENED,
    DEMANDED,
    WAIVED,
    EXPIRED,
    RENT_ROLLED,
    OWED,
    PAID,
    CARD_DRAWN,
    RECEIVED,
    JAILED,
    FREED,
    BUILT,
    UNBUILT,
    MORTGAGED,
    REDEEMED,
    WISHES_CALLED,
    WISH_SEALED,
    OFFERED,
    TRADED,
    REJECTED,
    WITHDRAWN,
    OFFERS_LAPSED,
    HELD,
    RELEASED,
    BANKRUPT,
    LEFT,
    DEEDS_PASSED,
    TURN_ENDED,
    TIME_CALLED,
    LAST_CALL,
    ENDED,
    RULED,
    STAYED,
) = range(43)

# how somebody came free
BY_DOUBLE, BY_FINE, BY_CARD = range(3)


@rule
def tell(t: Table, what: int, seat: int, other: int, slot: int, amount: int) -> None:
    """Report what happened; a law of the tests says that the list never fills."""
    if t.told < MOST_TOLD:
        t.said[t.told] = what
        t.said_seat[t.told] = seat
        t.said_other[t.told] = other
        t.said_slot[t.told] = slot
        t.said_amount[t.told] = amount
        t.told += 1
