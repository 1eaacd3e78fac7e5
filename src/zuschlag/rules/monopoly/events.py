"""What happened, as everybody may read it: one typed event for every kind the rules report.

The rules report a code and four numbers: seat, other, slot and amount. Codes are in the order of
`Event`; every field says which numbers it is made of. Only `FirstRolled` comes from the deal.
"""

from typing import Annotated

import msgspec

from zuschlag.rules.monopoly.words import Side

Seat = Annotated[int, "seat"]
Other = Annotated[int, "other"]
Slot = Annotated[int, "slot"]
Amount = Annotated[int, "amount"]
Dice = Annotated[tuple[int, int], "dice"]  # other and amount
Lot = Annotated[int | str, "lot"]  # other is what lies there, slot which land
BuildingStreet = Annotated[int | None, "building-street"]  # slot, unless other is land
Rent = Annotated[int | None, "rent"]  # amount, if the dice need not say it
Payee = Annotated[int | None, "payee"]  # other
Cause = Annotated[str, "cause"]  # slot
Exit = Annotated[str, "exit"]  # slot
Ending = Annotated[str, "ending"]  # amount
Card = Annotated[str, "card"]  # other is the deck, slot the card
Members = Annotated[list[int], "members"]  # amount, a set
Given = Annotated[Side, "given"]  # amount is the offer
Wanted = Annotated[Side, "wanted"]


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class DiceRolled(_Event, frozen=True, tag="dice_rolled"):
    """The dice for a move."""

    seat: Seat
    dice: Dice


class Moved(_Event, frozen=True, tag="moved"):
    """A token moved; steps are negative going back."""

    seat: Seat
    come_from: Other
    to: Slot
    steps: Amount


class SalaryPaid(_Event, frozen=True, tag="salary_paid"):
    """The start was reached or passed."""

    seat: Seat
    amount: Amount


class Bought(_Event, frozen=True, tag="bought"):
    """A property at its printed price."""

    seat: Seat
    slot: Slot
    price: Amount


class Declined(_Event, frozen=True, tag="declined"):
    """Not bought: an auction follows."""

    seat: Seat
    slot: Slot


class LotOpened(_Event, frozen=True, tag="lot_opened"):
    """Something comes under the hammer: a slot, `house` or `hotel`."""

    lot: Lot
    turn: Seat


class BidPlaced(_Event, frozen=True, tag="bid_placed"):
    """A higher bid; for a building also its street."""

    seat: Seat
    amount: Amount
    street: BuildingStreet


class BidderPassed(_Event, frozen=True, tag="bidder_passed"):
    """Out of this auction."""

    seat: Seat


class LotSold(_Event, frozen=True, tag="lot_sold"):
    """The hammer falls."""

    seat: Seat
    lot: Lot
    price: Amount


class LotUnsold(_Event, frozen=True, tag="lot_unsold"):
    """Nobody wanted it; the bank keeps it."""

    lot: Lot


class ClaimOpened(_Event, frozen=True, tag="claim_opened"):
    """Rent may be asked for; None: the dice will decide how much."""

    debtor: Seat
    owner: Other
    slot: Slot
    amount: Rent


class RentDemanded(_Event, frozen=True, tag="rent_demanded"):
    """The owner asked in time."""

    owner: Seat
    debtor: Other
    slot: Slot


class RentWaived(_Event, frozen=True, tag="rent_waived"):
    """The owner let the visitor off."""

    owner: Seat
    debtor: Other
    slot: Slot


class ClaimExpired(_Event, frozen=True, tag="claim_expired"):
    """Nobody asked in time: no rent, for good."""

    owner: Seat
    debtor: Other
    slot: Slot


class RentRolled(_Event, frozen=True, tag="rent_rolled"):
    """A fresh roll for the rent of a utility."""

    debtor: Seat
    slot: Slot
    dice: Dice


class Owed(_Event, frozen=True, tag="owed"):
    """A debt that could not be paid at once; None is the bank."""

    debtor: Seat
    creditor: Payee
    amount: Amount
    cause: Cause


class Paid(_Event, frozen=True, tag="paid"):
    """A debt is settled."""

    debtor: Seat
    creditor: Payee
    amount: Amount
    cause: Cause


class CardDrawn(_Event, frozen=True, tag="card_drawn"):
    """The top card of a deck, by its id."""

    seat: Seat
    card: Card


class Received(_Event, frozen=True, tag="received"):
    """Money from the bank by a card."""

    seat: Seat
    amount: Amount


class Jailed(_Event, frozen=True, tag="jailed"):
    """Straight to jail."""

    seat: Seat


class Freed(_Event, frozen=True, tag="freed"):
    """Out of jail: by `double`, `fine` or `card`."""

    seat: Seat
    how: Exit


class Built(_Event, frozen=True, tag="built"):
    """A street has grown to this level; 5 is a hotel."""

    seat: Seat
    street: Slot
    level: Other
    price: Amount


class Unbuilt(_Event, frozen=True, tag="unbuilt"):
    """A street has shrunk to this level."""

    seat: Seat
    street: Slot
    level: Other
    back: Amount


class Mortgaged(_Event, frozen=True, tag="mortgaged"):
    """A deed was turned over."""

    seat: Seat
    slot: Slot
    amount: Amount


class Redeemed(_Event, frozen=True, tag="redeemed"):
    """A deed lies face up again."""

    seat: Seat
    slot: Slot
    price: Amount


class WishesCalled(_Event, frozen=True, tag="wishes_called"):
    """Sealed wishes are collected."""

    seat: Seat
    asked: Members


class WishSealed(_Event, frozen=True, tag="wish_sealed"):
    """A seat has answered; nobody else knows what."""

    seat: Seat


class Offered(_Event, frozen=True, tag="offered"):
    """A trade is proposed."""

    seat: Seat
    to: Other
    offer: Amount
    give: Given
    want: Wanted


class Traded(_Event, frozen=True, tag="traded"):
    """A trade is done."""

    seat: Seat
    to: Other
    offer: Amount
    give: Given
    want: Wanted


class Rejected(_Event, frozen=True, tag="rejected"):
    """An offer is refused."""

    seat: Seat
    offer: Amount


class Withdrawn(_Event, frozen=True, tag="withdrawn"):
    """An offer is taken back."""

    seat: Seat
    offer: Amount


class OffersLapsed(_Event, frozen=True, tag="offers_lapsed"):
    """A roll ended all bargaining."""

    count: Amount


class Held(_Event, frozen=True, tag="held"):
    """The next roll waits for this seat."""

    seat: Seat


class Released(_Event, frozen=True, tag="released"):
    """It no longer has to wait."""

    seat: Seat


class WentBankrupt(_Event, frozen=True, tag="went_bankrupt"):
    """All that could be paid was paid; None is the bank."""

    seat: Seat
    creditor: Payee
    paid: Amount


class LeftGame(_Event, frozen=True, tag="left_game"):
    """Somebody left voluntarily."""

    seat: Seat
    cash: Amount


class DeedsPassed(_Event, frozen=True, tag="deeds_passed"):
    """An estate has an heir; None is the bank."""

    seat: Seat
    heir: Payee
    deeds: Members


class TurnEnded(_Event, frozen=True, tag="turn_ended"):
    """The next one is to roll."""

    seat: Seat
    next: Other


class FirstRolled(_Event, frozen=True, tag="first_rolled"):
    """Everybody rolled: the lowest keeps the bank, the highest begins."""

    rolls: list[list[tuple[int, int]]]
    banker: int
    opener: int


class TimeCalled(_Event, frozen=True, tag="time_called"):
    """The time is up."""


class LastCall(_Event, frozen=True, tag="last_call"):
    """The last turn is over; rent may still be asked for."""


class GameEnded(_Event, frozen=True, tag="game_ended"):
    """Everything is counted."""

    ending: Ending


class Ruled(_Event, frozen=True, tag="ruled"):
    """The organiser has decided."""

    winners: Members


class StayedInJail(_Event, frozen=True, tag="stayed_in_jail"):
    """No double; the number of the coming jail turn."""

    seat: Seat
    jail_turn: Amount


Event = (
    DiceRolled
    | Moved
    | SalaryPaid
    | Bought
    | Declined
    | LotOpened
    | BidPlaced
    | BidderPassed
    | LotSold
    | LotUnsold
    | ClaimOpened
    | RentDemanded
    | RentWaived
    | ClaimExpired
    | RentRolled
    | Owed
    | Paid
    | CardDrawn
    | Received
    | Jailed
    | Freed
    | Built
    | Unbuilt
    | Mortgaged
    | Redeemed
    | WishesCalled
    | WishSealed
    | Offered
    | Traded
    | Rejected
    | Withdrawn
    | OffersLapsed
    | Held
    | Released
    | WentBankrupt
    | LeftGame
    | DeedsPassed
    | TurnEnded
    | FirstRolled
    | TimeCalled
    | LastCall
    | GameEnded
    | Ruled
    | StayedInJail
)
