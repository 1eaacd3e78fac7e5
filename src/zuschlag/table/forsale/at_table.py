"""For Sale as people sit at it: the auction asks one seat at a time, the sale all at once."""

from typing import Any

from zuschlag.rules.forsale import words
from zuschlag.rules.forsale.views import Observation, Viewing
from zuschlag.table.commands import Order
from zuschlag.table.game_at_table import GameAtTable, Written, bid_or_pass
from zuschlag.table.view_changes import SharedChanges

_ALIKE = 0.2
"""What a row is worth thinking about in which all cards are the same."""
_WIDE = 18
"""So far apart, cards are worth thinking about as long as any."""


class ForSaleAtTable(GameAtTable):
    """A building lies face down until all are in."""

    speaks_when_asked = True
    sealing = (words.Sealed,)
    revealing = (
        words.BuildingsLaid,
        words.ChequesLaid,
        words.Sealed,  # somebody counts on their card
        words.Revealed,
        words.Swept,
        words.GameEnded,
    )

    finishing = (words.BuildingsLaid, words.ChequesLaid, words.GameEnded)

    def waiting(self, state: Any, seen: Observation) -> tuple[int, ...]:
        """Everybody sees who that is."""
        return tuple(seen.waiting)

    def scene(self, seen: Observation, moves: int) -> tuple[Any, ...]:
        """In the auction every move, in the sale every row."""
        return (seen.phase, seen.round, moves if seen.phase == "buy" else 0)

    def has_come_out(self, then: Observation, now: Observation) -> bool:
        """With the next row, or at the end."""
        return (then.phase, then.round) != (now.phase, now.round)

    def weight(self, seen: Observation, seat: int) -> float:
        """By how far the cards of the row differ; nothing where there is only one thing to do."""
        person = seen.people[seat]
        if seen.phase == "buy":
            least, coins = person.least, person.coins
            is_forced = least is not None and coins is not None and least > coins + person.bid
        else:
            is_forced = person.hand_size < 2
        if is_forced or not seen.row:
            return 0.0
        return min(1.0, _ALIKE + (max(seen.row) - min(seen.row)) / _WIDE)

    def viewing(self, state: Any) -> Viewing:
        """All seats share what spectators see."""
        return Viewing(state)

    def changes(self, was: Viewing, now: Viewing) -> SharedChanges:
        """Found once for all."""
        return SharedChanges(was, now)

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
