"""The rules' short list of what they did, read as typed events."""

from collections.abc import Callable
from typing import NamedTuple

from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly import events, telling
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.state import BANK, HOTEL, HOUSE, LAND, Table
from zuschlag.rules.monopoly.words import Side

CAUSES = ("rent", "donation", "card", "fine", "interest")
EXITS = ("double", "fine", "card")
ENDINGS = ("", "last-standing", "time", "rounds", "ruling")
LOTS = {HOUSE: "house", HOTEL: "hotel"}
PREFIXES = ("CH", "CC")


class Note(NamedTuple):
    """One entry of the list, in numbers."""

    seat: int
    other: int
    slot: int
    amount: int


SidesOf = Callable[[int], tuple[Side, Side]]


def card_id(deck: int, card: int) -> str:
    """The name of a card in records and boards."""
    return f"{PREFIXES[deck]}-{card + 1:02}"


def _lot(e: Note) -> int | str:
    return e.slot if e.other == LAND else LOTS[e.other]


def _street(e: Note) -> int | None:
    return None if e.other == LAND else e.slot


def _payee(e: Note) -> int | None:
    return None if e.other == BANK else e.other


_READERS: dict[int, Callable[[Note, SidesOf], Event]] = {
    telling.ROLLED: lambda e, sides: events.DiceRolled(e.seat, (e.other, e.amount)),
    telling.MOVED: lambda e, sides: events.Moved(e.seat, e.other, e.slot, e.amount),
    telling.SALARY: lambda e, sides: events.SalaryPaid(e.seat, e.amount),
    telling.BOUGHT: lambda e, sides: events.Bought(e.seat, e.slot, e.amount),
    telling.DECLINED: lambda e, sides: events.Declined(e.seat, e.slot),
    telling.LOT_OPENED: lambda e, sides: events.LotOpened(_lot(e), e.seat),
    telling.BID_PLACED: lambda e, sides: events.BidPlaced(e.seat, e.amount, _street(e)),
    telling.BIDDER_PASSED: lambda e, sides: events.BidderPassed(e.seat),
    telling.LOT_SOLD: lambda e, sides: events.LotSold(e.seat, _lot(e), e.amount),
    telling.LOT_UNSOLD: lambda e, sides: events.LotUnsold(_lot(e)),
    telling.CLAIM_OPENED: lambda e, sides: events.ClaimOpened(
        e.seat, e.other, e.slot, e.amount or None
    ),
    telling.DEMANDED: lambda e, sides: events.RentDemanded(e.seat, e.other, e.slot),
    telling.WAIVED: lambda e, sides: events.RentWaived(e.seat, e.other, e.slot),
    telling.EXPIRED: lambda e, sides: events.ClaimExpired(e.seat, e.other, e.slot),
    telling.RENT_ROLLED: lambda e, sides: events.RentRolled(e.seat, e.slot, (e.other, e.amount)),
    telling.OWED: lambda e, sides: events.Owed(e.seat, _payee(e), e.amount, CAUSES[e.slot]),
    telling.PAID: lambda e, sides: events.Paid(e.seat, _payee(e), e.amount, CAUSES[e.slot]),
    telling.CARD_DRAWN: lambda e, sides: events.CardDrawn(e.seat, card_id(e.other, e.slot)),
    telling.RECEIVED: lambda e, sides: events.Received(e.seat, e.amount),
    telling.JAILED: lambda e, sides: events.Jailed(e.seat),
    telling.FREED: lambda e, sides: events.Freed(e.seat, EXITS[e.slot]),
    telling.BUILT: lambda e, sides: events.Built(e.seat, e.slot, e.other, e.amount),
    telling.UNBUILT: lambda e, sides: events.Unbuilt(e.seat, e.slot, e.other, e.amount),
    telling.MORTGAGED: lambda e, sides: events.Mortgaged(e.seat, e.slot, e.amount),
    telling.REDEEMED: lambda e, sides: events.Redeemed(e.seat, e.slot, e.amount),
    telling.WISHES_CALLED: lambda e, sides: events.WishesCalled(e.seat, listed(e.amount)),
    telling.WISH_SEALED: lambda e, sides: events.WishSealed(e.seat),
    telling.OFFERED: lambda e, sides: events.Offered(e.seat, e.other, e.amount, *sides(e.amount)),
    telling.TRADED: lambda e, sides: events.Traded(e.seat, e.other, e.amount, *sides(e.amount)),
    telling.REJECTED: lambda e, sides: events.Rejected(e.seat, e.amount),
    telling.WITHDRAWN: lambda e, sides: events.Withdrawn(e.seat, e.amount),
    telling.OFFERS_LAPSED: lambda e, sides: events.OffersLapsed(e.amount),
    telling.HELD: lambda e, sides: events.Held(e.seat),
    telling.RELEASED: lambda e, sides: events.Released(e.seat),
    telling.BANKRUPT: lambda e, sides: events.WentBankrupt(e.seat, _payee(e), e.amount),
    telling.LEFT: lambda e, sides: events.LeftGame(e.seat, e.amount),
    telling.DEEDS_PASSED: lambda e, sides: events.DeedsPassed(e.seat, _payee(e), listed(e.amount)),
    telling.TURN_ENDED: lambda e, sides: events.TurnEnded(e.seat, e.other),
    telling.TIME_CALLED: lambda e, sides: events.TimeCalled(),
    telling.LAST_CALL: lambda e, sides: events.LastCall(),
    telling.ENDED: lambda e, sides: events.GameEnded(ENDINGS[e.amount]),
    telling.RULED: lambda e, sides: events.Ruled(listed(e.amount)),
    telling.STAYED: lambda e, sides: events.StayedInJail(e.seat, e.amount),
}


def read_events(t: Table, sides: SidesOf) -> list[Event]:
    """Everything the last move or throw brought about, in order."""
    found = []
    for place in range(t.told):
        note = Note(
            t.said_seat[place], t.said_other[place], t.said_slot[place], t.said_amount[place]
        )
        found.append(_READERS[t.said[place]](note, sides))
    return found
