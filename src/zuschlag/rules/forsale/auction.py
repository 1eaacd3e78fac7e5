"""The first phase: buildings are laid out and everybody bids or leaves, until all are bought."""

from zuschlag.rules.bits import add, clockwise, count, drop, drop_lowest, first, lowest
from zuschlag.rules.forsale.sale import open_sale
from zuschlag.rules.forsale.state import BUY, MATCH, UP, Table, draw_cards
from zuschlag.rules.kernel import rule


@rule
def open_auctions(t: Table, opener: int) -> None:
    """The first phase begins with the opener (FS15-AIM-1, FS15-SETUP-5, FS97-BID-1; C-13)."""
    t.phase = BUY
    t.drawn = 0
    t.round_number = 0
    next_auction(t, opener)


@rule
def next_auction(t: Table, opener: int) -> None:
    """A new row, everybody is in again, the last winner opens (FS15-BUY-2, FS15-REND-3..4).

    Ruling: what is left when a full row cannot be laid out makes a short last row (C-04).
    """
    t.round_number += 1
    t.row = draw_cards(t, t.building_deck, t.shown)
    t.bidders = first(t.seats)
    t.high = 0
    t.turn = opener


@rule
def least_total(t: Table, seat: int) -> int:
    """The least a bid must reach (FS15-BID-2..3, FS97-BID-2..3; C-01, C-09)."""
    if t.least_bid == MATCH:
        return max(t.high, t.bid[seat] + 1)
    return t.high + 1


@rule
def most_total(t: Table, seat: int) -> int:
    """All the coins of the seat, those on the table too (FS15-BID-1, FS15-BID-4; C-10)."""
    return t.coins[seat] + t.bid[seat]


@rule
def place_bid(t: Table, seat: int, total: int) -> None:
    """Coins are added to the seat's bid, for all to see (FS15-BID-1, FS15-BID-4, FS15-BUY-4)."""
    t.coins[seat] -= total - t.bid[seat]
    t.bid[seat] = total
    t.high = total
    t.turn = clockwise(t.bidders, seat)


@rule
def leave_auction(t: Table, seat: int) -> None:
    """Take the cheapest building and half the bid back, and sit out (FS15-PASS-1..5).

    In the variants the first to leave get all back and no building (FS15V-PASS-1).
    """
    if leaves_empty_handed(t):
        settle(t, seat, t.bid[seat])
    else:
        take_cheapest(t, seat, settle(t, seat, half_back(t, t.bid[seat])))
    t.bidders = drop(t.bidders, seat)
    t.turn = clockwise(t.bidders, seat)
    if count(t.bidders) == 1:
        close_auction(t, t.turn)


@rule
def leaves_empty_handed(t: Table) -> bool:
    """With more bidders than buildings the first to leave get none (FS15V-PASS-1, FS97V-PASS-1).

    Ruling: in the short row of three with five seats that is the first two (C-04).
    """
    return count(t.bidders) > count(t.row)


@rule
def half_back(t: Table, bid: int) -> int:
    """Half of the bid, an odd coin to the player or to the box (FS15-PASS-2; C-03, C-19)."""
    return (bid + 1) // 2 if t.refund == UP else bid // 2


@rule
def settle(t: Table, seat: int, back: int) -> int:
    """Part of the bid returns, the rest leaves the game; says what was paid (FS15-PASS-3)."""
    paid = t.bid[seat] - back
    t.coins[seat] += back
    t.box += paid
    t.bid[seat] = 0
    return paid


@rule
def take_cheapest(t: Table, seat: int, paid: int) -> None:
    """The lowest building of the row goes into the hand (FS15-PASS-1)."""
    building = lowest(t.row)
    t.row = drop_lowest(t.row)
    t.hand[seat] = add(t.hand[seat], building)
    t.owner[building] = seat
    t.price[building] = paid


@rule
def close_auction(t: Table, winner: int) -> None:
    """Zuschlag: the last bidder pays all for the best building (FS15-REND-1..5; C-02, C-12)."""
    take_cheapest(t, winner, settle(t, winner, 0))
    if t.drawn < t.in_play:
        next_auction(t, winner)
    else:
        open_sale(t)
