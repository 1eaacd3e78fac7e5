"""For Sale as people sit at it: the auction asks one seat at a time, the sale all at once."""

from typing import Any

from zuschlag.rules.forsale import words
from zuschlag.rules.forsale.views import Observation
from zuschlag.table.commands import Order
from zuschlag.table.game_at_table import GameAtTable, Written, bid_or_pass


class ForSaleAtTable(GameAtTable):
    """A building lies face down until all are in."""

    sealing = (words.Sealed,)
    revealing = (
        words.BuildingsLaid,
        words.ChequesLaid,
        words.Sealed,  # somebody counts on their card
        words.Revealed,
        words.Swept,
        words.GameEnded,
    )

    def scene(self, seen: Observation, moves: int) -> tuple[Any, ...]:
        """In the auction every move, in the sale every row."""
        return (seen.phase, seen.round, moves if seen.phase == "buy" else 0)

    def simplest(self, options: words.Options, state: Any, seat: int) -> Written:
        """Pass, or sell the least."""
        return ["sell", options.sell[0]] if isinstance(options, words.SaleOptions) else ["pass"]

    def order_scope(self, seen: Observation) -> tuple[Any, ...] | None:
        """One row of buildings."""
        return ("buy", seen.round) if seen.phase == "buy" else None

    def obey(self, order: Order, options: words.Options, is_in_scope: bool) -> Written | None:
        """Bid the least while that is at most `up_to`; pass once it is above `pass_above`."""
        if not is_in_scope or not isinstance(options, words.AuctionOptions):
            return None
        return bid_or_pass(order, options.bid)
