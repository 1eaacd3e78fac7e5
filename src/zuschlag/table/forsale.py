"""For Sale as people sit at it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from zuschlag.bots.roster import ROSTER
from zuschlag.errors import NotAllowed
from zuschlag.rules.forsale import words
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.written import read_actions
from zuschlag.rules.game import AnyGame
from zuschlag.table.commands import Order
from zuschlag.table.game_at_table import Written, paths_of_a_command

_REVEALING = (
    words.BuildingsLaid,
    words.ChequesLaid,
    words.Sealed,
    words.Revealed,
    words.Swept,
    words.GameEnded,
)


class ForSaleAtTable:
    """The auction asks one seat at a time, the sale all at once."""

    game: AnyGame = FOR_SALE
    bots: tuple[str, ...] = ("heuristic", *(name for name in ROSTER if name != "heuristic"))

    def deal_from(self, plain: Any) -> words.Deal:
        """A deal that was kept as plain JSON values."""
        return msgspec.convert(plain, words.Deal)

    def read(self, written: Written, seat: int, seats: int) -> words.Action:
        """An action as a record writes it behind the seat."""
        with paths_of_a_command():
            return read_actions([[seat, *written]], seats)[0][1]

    def options(self, state: Any, seat: int) -> words.Options | None:
        """Nothing in them is anybody else's."""
        return FOR_SALE.options(state, seat)

    def apply(self, state: Any, seat: int, action: words.Action) -> list[Any]:
        """Do it, or refuse it with facts of the own hand and purse."""
        return FOR_SALE.apply(state, seat, action)

    def still_in(self, seen: Observation) -> list[int]:
        """Nobody drops out."""
        return list(range(len(seen.people)))

    def throw(self, state: Any, key: bytes) -> tuple[list[list[int]], list[Any]]:
        """Nothing is left to chance after the deal."""
        return [], []

    def resolve(self, state: Any, throws: list[list[int]]) -> list[Any]:
        """Nothing is left to chance after the deal."""
        return []

    def is_sealed(self, events: list[Any]) -> bool:
        """A building lies face down."""
        return any(isinstance(event, words.Sealed) for event in events)

    def reveals(self, events: list[Any]) -> bool:
        """Cards were turned over, or somebody knows the own sealed card is counted on."""
        return any(isinstance(event, _REVEALING) for event in events)

    def scene(self, seen: Observation, moves: int) -> tuple[Any, ...]:
        """In the auction every move, in the sale every row."""
        return (seen.phase, seen.round, moves if seen.phase == "buy" else 0)

    def is_timeless(self, action: Any) -> bool:
        """Every action answers one decision only."""
        return False

    def view(self, state: Any, viewer: int | None) -> Observation:
        """What the table shows this viewer."""
        return FOR_SALE.observe(state, viewer)

    def open_view(self, state: Any) -> Observation:
        """All purses and hands; what lies face down stays so until the reveal."""
        return FOR_SALE.observe(state, None, memory=True)

    def wanted_throws(self, state: Any, dice: Iterator[list[int]]) -> Iterator[list[int]]:
        """There are no dice."""
        return iter(())

    def simplest(self, options: words.Options) -> Written:
        """Pass, or sell the least."""
        return ["sell", options.sell[0]] if isinstance(options, words.SaleOptions) else ["pass"]

    def minutes(self, state: Any) -> int | None:
        """It ends by itself."""
        return None

    def holding(self, state: Any, seen: Observation) -> list[int]:
        """Nobody waits for dice here."""
        return []

    def gives_grace(self, state: Any) -> bool:
        """Nobody rolls here."""
        return False

    def order_scope(self, seen: Observation) -> tuple[Any, ...] | None:
        """One row of buildings."""
        return ("buy", seen.round) if seen.phase == "buy" else None

    def check_order(self, state: Any, order: Order) -> None:
        """There is no rent here."""
        if order.demand_rent:
            raise NotAllowed("table/no-rent")

    def obey(self, order: Order, options: words.Options, is_in_scope: bool) -> Written | None:
        """Bid the least while that is at most `up_to`; pass once it is above `pass_above`."""
        if not is_in_scope or not isinstance(options, words.AuctionOptions):
            return None
        return bid_or_pass(order, options.bid)


def bid_or_pass(order: Order, bounds: tuple[int, int] | None) -> Written | None:
    """The least bid while the order goes so far, a pass where it says so, else nothing."""
    least = bounds[0] if bounds is not None else None
    if least is not None and order.up_to is not None and least <= order.up_to:
        return ["bid", least]
    if order.pass_above is not None and (least is None or least > order.pass_above):
        return ["pass"]
    return None
