"""The typed words of Monopoly: actions command, options bound. What happened is in `events`.

A new verb is a struct at the end of `Action`: what it names says of which kind it is, and `actions`
and `numbers` know every kind.
"""

from typing import Annotated

import msgspec

from zuschlag.rules.ruling import TABLE_SEAT as TABLE_SEAT
from zuschlag.rules.ruling import Ruling as Ruling


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one party of a trade gives; `debt` is what it forgives of the debt being settled."""

    cash: int = 0
    deeds: list[int] = []
    cards: list[str] = []
    debt: int = 0


Amount = Annotated[int, "amount"]  # whatever is said; the rules decide whether it will do
Number = Annotated[int, "number"]  # of a claim or an offer
Slot = Annotated[int, "slot"]
Street = Annotated[int | None, "street"]
Streets = Annotated[list[int], "streets"]
Levels = Annotated[dict[int, int], "levels"]
Deck = Annotated[str, "deck"]
OtherSeat = Annotated[int, "seat"]
Given = Annotated[Side, "given"]
Wanted = Annotated[Side, "wanted"]
Redeemed = Annotated[list[int], "redeemed"]


class _Action(msgspec.Struct, frozen=True, tag_field="verb"):
    pass


class Roll(_Action, frozen=True, tag="roll"):
    """Take the dice."""


class Buy(_Action, frozen=True, tag="buy"):
    """Buy the property you are on."""


class Decline(_Action, frozen=True, tag="decline"):
    """Let it be auctioned."""


class Bid(_Action, frozen=True, tag="bid"):
    """Bid this much; for a building also the street it will go to (GAP-81)."""

    amount: Amount
    street: Street = None


class Pass(_Action, frozen=True, tag="pass"):
    """Leave the auction."""


class Demand(_Action, frozen=True, tag="demand"):
    """Ask for the rent of a claim."""

    claim: Number


class Waive(_Action, frozen=True, tag="waive"):
    """Let the visitor off."""

    claim: Number


class Hold(_Action, frozen=True, tag="hold"):
    """Make the next roll wait."""


class Done(_Action, frozen=True, tag="done"):
    """End your turn, a hold, or the wait for a wish."""


class Wish(_Action, frozen=True, tag="wish"):
    """A sealed wish: how many levels to add on which street."""

    levels: Levels


class Build(_Action, frozen=True, tag="build"):
    """Add one level per entry, all in one transaction."""

    streets: Streets


class Sell(_Action, frozen=True, tag="sell"):
    """Take off one level per entry, all in one transaction."""

    streets: Streets


class Mortgage(_Action, frozen=True, tag="mortgage"):
    """Turn a deed over for cash."""

    slot: Slot


class Redeem(_Action, frozen=True, tag="redeem"):
    """Pay a mortgage back."""

    slot: Slot


class PayFine(_Action, frozen=True, tag="pay-fine"):
    """Leave jail for money."""


class UseCard(_Action, frozen=True, tag="use-card"):
    """Leave jail by the card of this deck."""

    deck: Deck


class Offer(_Action, frozen=True, tag="offer"):
    """Propose a trade; `redeem` names mortgaged deeds to free on receipt."""

    to: OtherSeat
    give: Given
    want: Wanted
    redeem: Redeemed = []


class Accept(_Action, frozen=True, tag="accept"):
    """Take an offer."""

    offer: Number
    redeem: Redeemed = []


class Reject(_Action, frozen=True, tag="reject"):
    """Refuse an offer."""

    offer: Number


class Withdraw(_Action, frozen=True, tag="withdraw"):
    """Take your offer back."""

    offer: Number


class GiveUp(_Action, frozen=True, tag="give-up"):
    """Bankrupt; without a debt it is leaving the game."""


class TimeUp(_Action, frozen=True, tag="time-up"):
    """The table says that the time is up (seat -1)."""


Action = (
    Roll
    | Buy
    | Decline
    | Bid
    | Pass
    | Demand
    | Waive
    | Hold
    | Done
    | Wish
    | Build
    | Sell
    | Mortgage
    | Redeem
    | PayFine
    | UseCard
    | Offer
    | Accept
    | Reject
    | Withdraw
    | GiveUp
    | TimeUp
    | Ruling
)

BY_THE_TABLE = (TimeUp, Ruling)
"""What no player says."""


class Options(msgspec.Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """What a seat may do now; what is left out it may not do."""

    roll: bool = False
    buy: bool = False
    decline: bool = False
    bid: tuple[int, int] | None = None
    streets: list[int] = []  # where a building bid may go
    bids: list[int] = []  # the least bid for each of these, where one must be named
    can_pass: bool = msgspec.field(default=False, name="pass")
    demand: list[int] = []
    waive: list[int] = []
    hold: bool = False
    done: bool = False
    wish: list[int] = []
    build: list[int] = []
    sell: list[int] = []  # streets that may lose one level by themselves
    clear: list[list[int]] = []  # groups that may be sold to bare land in one go
    mortgage: list[int] = []
    redeem: list[int] = []
    pay_fine: bool = False
    use_card: list[str] = []
    offer: list[int] = []  # seats
    offers_left: int = 0
    accept: list[int] = []
    reject: list[int] = []
    withdraw: list[int] = []
    give_up: bool = False


class Deal(msgspec.Struct, frozen=True):
    """What chance decides before the first move; dice may follow one by one."""

    chance: list[str]
    chest: list[str]
    opener: int
    dice: list[tuple[int, int]] = []
    banker: int | None = None
    setup: list[list[tuple[int, int]]] | None = None
    is_banker_agreed: bool = False
