"""The doors of For Sale: set up a table, ask what may be done, do it, replay, count.

Called by `game` with an array of records and an index; refusals are codes, facts are found outside.
"""

import numpy as np
import numpy.typing as npt

from zuschlag.rules.bits import EMPTY, add, has
from zuschlag.rules.forsale.auction import (
    least_total,
    leave_auction,
    most_total,
    open_auctions,
    place_bid,
)
from zuschlag.rules.forsale.sale import has_sealed, seal
from zuschlag.rules.forsale.score import rank, score
from zuschlag.rules.forsale.state import BUY, DONE, SELL, Table
from zuschlag.rules.kernel import Tables, door, rule

BID, PASS, SELL_BUILDING = range(3)
OK, GAME_OVER, NOT_NOW, ALREADY_SEALED, NOT_YOUR_TURN, BID_TOO_LOW, BID_TOO_HIGH, NOT_IN_HAND = (
    range(8)
)

Numbers = npt.NDArray[np.int64]


@rule
def set_up(t: Table, opener: int) -> None:
    """Equal coins, nothing owned or earned (FS15-SETUP-3, FS97-SETUP-2, FS15-END-2)."""
    for seat in range(t.seats):
        t.coins[seat] = t.purse
        t.bid[seat] = 0
        t.hand[seat] = EMPTY
        t.cheques[seat] = EMPTY
        t.income[seat] = 0
    t.holders = EMPTY
    t.box = 0
    t.sealed = EMPTY
    t.sellers = EMPTY
    open_auctions(t, opener)


@rule
def why_not(t: Table, seat: int, verb: int, value: int) -> int:
    """The first reason against this move, or OK (FS15-BUY-5, FS15-SALE-1; C-23)."""
    if t.phase == DONE:
        return GAME_OVER
    if (verb == SELL_BUILDING) != (t.phase == SELL):
        return NOT_NOW
    if seat < 0 or seat >= t.seats:
        return NOT_YOUR_TURN
    if t.phase == SELL:
        return why_not_sell(t, seat, value)
    if t.turn != seat:
        return NOT_YOUR_TURN
    return why_not_bid(t, seat, value) if verb == BID else OK


@rule
def why_not_bid(t: Table, seat: int, total: int) -> int:
    """A bid lies between the least and all the seat has (FS15-BID-1..5, FS97-BID-2..3; C-10)."""
    if total < least_total(t, seat):
        return BID_TOO_LOW
    if total > most_total(t, seat):
        return BID_TOO_HIGH
    return OK


@rule
def why_not_sell(t: Table, seat: int, building: int) -> int:
    """One building from hand, once a round, and final (FS15-SALE-1, FS15-SALE-4)."""
    if not has(t.sellers, seat):
        return ALREADY_SEALED if has_sealed(t, seat) else NOT_YOUR_TURN
    if building < 1 or building > t.deck_size or not has(t.hand[seat], building):
        return NOT_IN_HAND
    return OK


@rule
def apply(t: Table, seat: int, verb: int, value: int) -> int:
    """Do a move if the rules allow it; otherwise nothing changes (FS15-BUY-5, FS15-SALE-4)."""
    refused = why_not(t, seat, verb, value)
    if refused == OK:
        if verb == BID:
            place_bid(t, seat, value)
        elif verb == PASS:
            leave_auction(t, seat)
        else:
            seal(t, seat, value)
    return refused


@rule
def waiting(t: Table) -> int:
    """Who must act: the bidder in turn, or all who must still sell (FS15-BUY-4, FS15-SALE-4)."""
    if t.phase == BUY:
        return add(EMPTY, t.turn)
    return t.sellers


@door
def begin(tables: Tables, index: int, opener: int) -> None:
    """Set up the table whose terms and decks are in the record."""
    set_up(tables[index], opener)


@door
def act(tables: Tables, index: int, seat: int, verb: int, value: int) -> int:
    """Apply one move; OK or the reason against it."""
    return apply(tables[index], seat, verb, value)


@door
def replay(tables: Tables, index: int, moves: Numbers) -> tuple[int, int]:
    """Apply rows of (seat, verb, value) until one is refused; how many, and why it stopped."""
    t = tables[index]
    for place in range(len(moves)):
        refused = apply(t, moves[place, 0], moves[place, 1], moves[place, 2])
        if refused != OK:
            return place, refused
    return len(moves), OK


@door
def bounds(tables: Tables, index: int, seat: int) -> tuple[int, int]:
    """Least and most a bid of this seat may be; none is legal when least is above most."""
    t = tables[index]
    return least_total(t, seat), most_total(t, seat)


@door
def asked(tables: Tables, index: int) -> int:
    """The set of seats that must act."""
    return waiting(tables[index])


@door
def standings(tables: Tables, index: int, seat: int) -> tuple[int, int]:
    """Score and rank of a seat."""
    t = tables[index]
    return score(t, seat), rank(t, seat)
