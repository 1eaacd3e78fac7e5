"""The typed words of Monopoly: actions command, options bound. What happened is in `events`."""

import msgspec

from zuschlag.rules.ruling import TABLE_SEAT as TABLE_SEAT
from zuschlag.rules.ruling import Ruling as Ruling


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one party of a trade gives; `debt` is what it forgives of the debt being settled."""

    cash: int = 0
    deeds: list[int] = []
    cards: list[str] = []
    debt: int = 0


class _Action(msgspec.Struct, frozen=True, tag_field="verb"):
    pass


class Roll(_Action, frozen=True, tag="roll"):
    """Take the dice."""


class Buy(_Action, frozen=True, tag="buy"):
    """Buy the property one stands on."""


class Decline(_Action, frozen=True, tag="decline"):
    """Let it be auctioned."""


class Bid(_Action, frozen=True, tag="bid"):
    """Bid this much; for a building also the street it will stand on (GAP-81)."""

    amount: int
    street: int | None = None


class Pass(_Action, frozen=True, tag="pass"):
    """Leave the auction."""


class Demand(_Action, frozen=True, tag="demand"):
    """Ask for the rent of a claim."""

    claim: int


class Waive(_Action, frozen=True, tag="waive"):
    """Let the visitor off."""

    claim: int


class Hold(_Action, frozen=True, tag="hold"):
    """Make the next roll wait."""


class Done(_Action, frozen=True, tag="done"):
    """End the own turn, a hold, or the wait for a wish."""


class Wish(_Action, frozen=True, tag="wish"):
    """A sealed wish: how many levels to add on which street."""

    levels: dict[int, int]


class Build(_Action, frozen=True, tag="build"):
    """Add one level per entry, all in one transaction."""

    streets: list[int]


class Sell(_Action, frozen=True, tag="sell"):
    """Take off one level per entry, all in one transaction."""

    streets: list[int]


class Mortgage(_Action, frozen=True, tag="mortgage"):
    """Turn a deed over for cash."""

    slot: int


class Redeem(_Action, frozen=True, tag="redeem"):
    """Pay a mortgage back."""

    slot: int


class PayFine(_Action, frozen=True, tag="pay-fine"):
    """Leave jail for money."""


class UseCard(_Action, frozen=True, tag="use-card"):
    """Leave jail by the card of this deck."""

    deck: str


class Offer(_Action, frozen=True, tag="offer"):
    """Propose a trade; `redeem` names mortgaged deeds to free on receipt."""

    to: int
    give: Side
    want: Side
    redeem: list[int] = []


class Accept(_Action, frozen=True, tag="accept"):
    """Take an offer."""

    offer: int
    redeem: list[int] = []


class Reject(_Action, frozen=True, tag="reject"):
    """Refuse an offer."""

    offer: int


class Withdraw(_Action, frozen=True, tag="withdraw"):
    """Take the own offer back."""

    offer: int


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

_WRITTEN = {
    "can_pass": "pass",
    "pay_fine": "pay-fine",
    "use_card": "use-card",
    "give_up": "give-up",
    "offers_left": "offers-left",
}


class Options(msgspec.Struct, frozen=True, omit_defaults=True, rename=_WRITTEN):
    """What a seat may do now; what is left out it may not do."""

    roll: bool = False
    buy: bool = False
    decline: bool = False
    bid: tuple[int, int] | None = None
    streets: list[int] = []  # where a building bid may go
    bids: list[int] = []  # the least bid for each of these, where one must be named
    can_pass: bool = False
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


"""Who speaks for the table and the organiser."""
