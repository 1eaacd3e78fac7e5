"""What happened, as events: found by comparing the table before and after a move.

The rules keep no log, so that batches pay nothing for it.
"""

from zuschlag.rules.bits import listed
from zuschlag.rules.forsale.position import cheque_values
from zuschlag.rules.forsale.state import BUY, Table
from zuschlag.rules.forsale.words import (
    AuctionWon,
    Bid,
    BidPlaced,
    BuildingsLaid,
    ChequesLaid,
    Event,
    GameEnded,
    Pass,
    Passed,
    Revealed,
    Sealed,
    Sell,
    Sold,
    Swept,
)
from zuschlag.rules.game import Outcome


def row_laid(t: Table) -> Event:
    """The row that lies on the table now."""
    if t.phase == BUY:
        return BuildingsLaid(t.round_number, listed(t.row), t.turn)
    return ChequesLaid(t.round_number, cheque_values(t, t.row))


def bid_placed(seat: int, bid: Bid) -> list[Event]:
    """A bid causes nothing else: there is nothing to compare."""
    return [BidPlaced(seat, bid.total)]


def events(
    before: Table, after: Table, seat: int, action: Pass | Sell, result: Outcome | None
) -> list[Event]:
    """Everything else that one move has caused, in order."""
    if isinstance(action, Sell):
        told = _sale(before, after, seat, action.building)
    else:
        told = _auction(before, after, seat)
    if result is not None:
        told.append(GameEnded(result.scores, result.ranking, result.winners))
    elif (before.phase, before.round_number) != (after.phase, after.round_number):
        told.append(row_laid(after))
    return told


def _auction(before: Table, after: Table, seat: int) -> list[Event]:
    back = after.coins[seat] - before.coins[seat]
    building = _gained(before.hand, after.hand, seat)
    told: list[Event] = [
        Passed(seat, building[0] if building else None, back, before.bid[seat] - back)
    ]
    for winner in range(after.seats):
        won = _gained(before.hand, after.hand, winner)
        if winner != seat and won:
            told.append(AuctionWon(winner, won[0], after.price[won[0]]))
    return told


def _sale(before: Table, after: Table, seat: int, building: int) -> list[Event]:
    told: list[Event] = [Sealed(seat)]
    if listed(before.sellers) != [seat]:
        return told
    played = sorted([*listed(before.sealed), building])
    sales = []
    for one in reversed(played):
        seller = before.owner[one]
        cheque = _gained(before.cheques, after.cheques, seller, among=before.row)[0]
        sales.append(Sold(seller, one, after.worth[cheque]))
    told.append(Revealed(sales))
    for sweeper in range(after.seats):
        rest = _gained(before.cheques, after.cheques, sweeper, among=~before.row)
        if rest:
            left = [b for b in listed(before.hand[sweeper]) if b not in played]
            told.append(Swept(sweeper, left, [after.worth[cheque] for cheque in rest]))
    return told


def _gained(before: list[int], after: list[int], seat: int, among: int = -1) -> list[int]:
    return listed(after[seat] & ~before[seat] & among)
