"""What is left in a purse after a payment: counted back from what the reader sees afterwards.

A purse that the reader does not see stays unknown, whatever could be worked out from the events.
"""

from collections.abc import Sequence

from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event

Purses = Sequence[int | None]


def payer(event: Event) -> int | None:
    """Whose purse a sentence may speak of."""
    match event:
        case events.Paid(debtor):
            return debtor
        case (
            events.Bought(seat)
            | events.LotSold(seat)
            | events.Built(seat)
            | events.Redeemed(seat)
            | events.Freed(seat)
        ):
            return seat
    return None


def left_after(told: Sequence[Event], place: int, purses: Purses) -> int | None:
    """What the payer of this event had left then, if the reader may know it."""
    seat = payer(told[place])
    if seat is None or not purses or purses[seat] is None:
        return None
    left = purses[seat] or 0
    for later in range(place + 1, len(told)):
        gain = _gain(told[later], told[later - 1], seat)
        if gain is None:
            return None
        left -= gain
    return left


def _gain(event: Event, earlier: Event, seat: int) -> int | None:
    """What an event brings a purse; None where it takes all there is."""
    match event:
        case events.Paid(debtor, creditor, amount):
            return (creditor == seat) * amount - (debtor == seat) * amount
        case events.Traded(one, other, _, give, want):
            return ((other == seat) - (one == seat)) * (give.cash - want.cash)
        case events.WentBankrupt(out, heir, paid):
            return None if out == seat else (heir == seat) * paid
        case events.LeftGame(out):
            return None if out == seat else 0
    own = getattr(event, "seat", None) == seat
    return _own_gain(event, earlier) if own else 0


def _own_gain(event: Event, earlier: Event) -> int:
    match event:
        case events.SalaryPaid(_, amount) | events.Received(_, amount):
            return amount
        case events.Mortgaged(_, _, amount) | events.Unbuilt(_, _, _, amount):
            return amount
        case events.Bought(_, _, price) | events.LotSold(_, _, price):
            return -price
        case events.Redeemed(_, _, price):
            return -price
        case events.Built(_, _, _, price):
            return 0 if is_from_auction(earlier) else -price
    return 0


def is_from_auction(earlier: Event | None) -> bool:
    """Whether a building that is put up now was paid for under the hammer."""
    return isinstance(earlier, events.LotSold) and not isinstance(earlier.lot, int)
