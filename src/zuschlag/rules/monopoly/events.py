"""What happened, as everybody may read it: one typed event for every kind the rules tell."""

import msgspec

from zuschlag.rules.monopoly.words import Side


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class DiceRolled(_Event, frozen=True, tag="dice_rolled"):
    """The dice for a move."""

    seat: int
    dice: tuple[int, int]


class Moved(_Event, frozen=True, tag="moved"):
    """A token moved; steps are negative going back."""

    seat: int
    come_from: int
    to: int
    steps: int


class SalaryPaid(_Event, frozen=True, tag="salary_paid"):
    """The start was reached or passed."""

    seat: int
    amount: int


class Bought(_Event, frozen=True, tag="bought"):
    """A property at its printed price."""

    seat: int
    slot: int
    price: int


class Declined(_Event, frozen=True, tag="declined"):
    """Not bought: an auction follows."""

    seat: int
    slot: int


class LotOpened(_Event, frozen=True, tag="lot_opened"):
    """Something comes under the hammer: a slot, `house` or `hotel`."""

    lot: int | str
    turn: int


class BidPlaced(_Event, frozen=True, tag="bid_placed"):
    """A higher bid; for a building also its street."""

    seat: int
    amount: int
    street: int | None


class BidderPassed(_Event, frozen=True, tag="bidder_passed"):
    """Out of this auction."""

    seat: int


class LotSold(_Event, frozen=True, tag="lot_sold"):
    """The hammer falls."""

    seat: int
    lot: int | str
    price: int


class LotUnsold(_Event, frozen=True, tag="lot_unsold"):
    """Nobody wanted it; the bank keeps it."""

    lot: int | str


class ClaimOpened(_Event, frozen=True, tag="claim_opened"):
    """Rent may be asked for; None: the dice will say how much."""

    debtor: int
    owner: int
    slot: int
    amount: int | None


class RentDemanded(_Event, frozen=True, tag="rent_demanded"):
    """The owner asked in time."""

    owner: int
    debtor: int
    slot: int


class RentWaived(_Event, frozen=True, tag="rent_waived"):
    """The owner let the visitor off."""

    owner: int
    debtor: int
    slot: int


class ClaimExpired(_Event, frozen=True, tag="claim_expired"):
    """Nobody asked in time: no rent, for good."""

    owner: int
    debtor: int
    slot: int


class RentRolled(_Event, frozen=True, tag="rent_rolled"):
    """A fresh roll for the rent of a utility."""

    debtor: int
    slot: int
    dice: tuple[int, int]


class Owed(_Event, frozen=True, tag="owed"):
    """A debt that could not be paid at once; None is the bank."""

    debtor: int
    creditor: int | None
    amount: int
    cause: str


class Paid(_Event, frozen=True, tag="paid"):
    """A debt is settled."""

    debtor: int
    creditor: int | None
    amount: int
    cause: str


class CardDrawn(_Event, frozen=True, tag="card_drawn"):
    """The top card of a deck, by its id."""

    seat: int
    card: str


class Received(_Event, frozen=True, tag="received"):
    """Money from the bank by a card."""

    seat: int
    amount: int


class Jailed(_Event, frozen=True, tag="jailed"):
    """Straight to jail."""

    seat: int


class Freed(_Event, frozen=True, tag="freed"):
    """Out of jail: by `double`, `fine` or `card`."""

    seat: int
    how: str


class Built(_Event, frozen=True, tag="built"):
    """A street has grown to this level; 5 is a hotel."""

    seat: int
    street: int
    level: int
    price: int


class Unbuilt(_Event, frozen=True, tag="unbuilt"):
    """A street has shrunk to this level."""

    seat: int
    street: int
    level: int
    back: int


class Mortgaged(_Event, frozen=True, tag="mortgaged"):
    """A deed was turned over."""

    seat: int
    slot: int
    amount: int


class Redeemed(_Event, frozen=True, tag="redeemed"):
    """A deed lies face up again."""

    seat: int
    slot: int
    price: int


class WishesCalled(_Event, frozen=True, tag="wishes_called"):
    """Sealed wishes are collected."""

    seat: int
    asked: list[int]


class WishSealed(_Event, frozen=True, tag="wish_sealed"):
    """A seat has answered; nobody else knows what."""

    seat: int


class Offered(_Event, frozen=True, tag="offered"):
    """A trade is proposed."""

    seat: int
    to: int
    offer: int
    give: Side
    want: Side


class Traded(_Event, frozen=True, tag="traded"):
    """A trade is done."""

    seat: int
    to: int
    offer: int
    give: Side
    want: Side


class Rejected(_Event, frozen=True, tag="rejected"):
    """An offer is refused."""

    seat: int
    offer: int


class Withdrawn(_Event, frozen=True, tag="withdrawn"):
    """An offer is taken back."""

    seat: int
    offer: int


class OffersLapsed(_Event, frozen=True, tag="offers_lapsed"):
    """A roll ended all bargaining."""

    count: int


class Held(_Event, frozen=True, tag="held"):
    """The next roll waits for this seat."""

    seat: int


class Released(_Event, frozen=True, tag="released"):
    """It need not wait any more."""

    seat: int


class WentBankrupt(_Event, frozen=True, tag="went_bankrupt"):
    """All that could be paid was paid; None is the bank."""

    seat: int
    creditor: int | None
    paid: int


class LeftGame(_Event, frozen=True, tag="left_game"):
    """Somebody left of the own will."""

    seat: int
    cash: int


class DeedsPassed(_Event, frozen=True, tag="deeds_passed"):
    """An estate has an heir; None is the bank."""

    seat: int
    heir: int | None
    deeds: list[int]


class TurnEnded(_Event, frozen=True, tag="turn_ended"):
    """The next one is to roll."""

    seat: int
    next: int


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

    ending: str


class Ruled(_Event, frozen=True, tag="ruled"):
    """The organiser has decided."""

    winners: list[int]


class StayedInJail(_Event, frozen=True, tag="stayed_in_jail"):
    """No double; the number of the coming jail turn."""

    seat: int
    jail_turn: int


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
