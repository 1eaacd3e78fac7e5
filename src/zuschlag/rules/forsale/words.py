"""The typed words of For Sale: actions command, events report, options bound."""

from typing import Any

import msgspec

from zuschlag.rules.ruling import Ruling as Ruling


class Bid(msgspec.Struct, frozen=True, tag="bid", tag_field="verb"):
    """Raise your bid in this round to a total."""

    total: int


class Pass(msgspec.Struct, frozen=True, tag="pass", tag_field="verb"):
    """Leave the auction with the cheapest building."""


class Sell(msgspec.Struct, frozen=True, tag="sell", tag_field="verb"):
    """Lay a building from your hand face down."""

    building: int


Action = Bid | Pass | Sell | Ruling


class AuctionOptions(msgspec.Struct, frozen=True, omit_defaults=True):
    """Passing is always open; `bid` gives least and most total, or None when no bid is legal."""

    can_pass: bool = msgspec.field(name="pass")
    bid: tuple[int, int] | None = None


class SaleOptions(msgspec.Struct, frozen=True):
    """Any building of the hand."""

    sell: list[int]


Options = AuctionOptions | SaleOptions


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    """All events of For Sale are public: hiding coins hides totals, not what happens."""


class BuildingsLaid(_Event, frozen=True, tag="buildings_laid"):
    """A row of buildings is up for auction."""

    round: int
    buildings: list[int]
    opener: int


class BidPlaced(_Event, frozen=True, tag="bid_placed"):
    """A seat has put coins on the table; `total` is its whole bid."""

    seat: int
    total: int


class Passed(_Event, frozen=True, tag="passed"):
    """A seat left with a building (or none), part of its bid back and the rest paid."""

    seat: int
    building: int | None
    back: int
    paid: int


class AuctionWon(_Event, frozen=True, tag="auction_won"):
    """The last bidder paid the whole bid and took the last building."""

    seat: int
    building: int
    paid: int


class ChequesLaid(_Event, frozen=True, tag="cheques_laid"):
    """A row of cheques waits for buildings."""

    round: int
    cheques: list[int]


class Sealed(_Event, frozen=True, tag="sealed"):
    """A seat has laid a building face down; nobody else knows which."""

    seat: int


class Sold(msgspec.Struct, frozen=True):
    """One building of a reveal and the cheque it brought."""

    seat: int
    building: int
    cheque: int


class Revealed(_Event, frozen=True, tag="revealed"):
    """All buildings are turned over, the best first."""

    sales: list[Sold]


class Swept(_Event, frozen=True, tag="swept"):
    """The last seat with buildings took all remaining cheques for them."""

    seat: int
    buildings: list[int]
    cheques: list[int]


class Ruled(_Event, frozen=True, tag="ruled"):
    """Somebody who may has named the winners."""

    winners: list[int]


class GameEnded(_Event, frozen=True, tag="game_ended"):
    """Everything is counted."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]


Event = (
    BuildingsLaid
    | BidPlaced
    | Passed
    | AuctionWon
    | ChequesLaid
    | Sealed
    | Revealed
    | Swept
    | Ruled
    | GameEnded
)


class Deal(msgspec.Struct, frozen=True):
    """What chance decided: the cards in play in drawing order, and who opens."""

    buildings: list[int]
    cheques: list[int]
    opener: int


def as_written(action: Action) -> list[Any]:
    """The verb and its argument, as a record writes them after the seat."""
    if isinstance(action, Ruling):
        return action.as_written()
    if not isinstance(action, Action):
        raise TypeError(f"not an action of For Sale: {action!r}")
    return [action.__struct_config__.tag, *msgspec.structs.astuple(action)]
