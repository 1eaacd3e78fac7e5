"""The sober player: bids while the next building is worth the extra coins, sells like to like."""

import random

from zuschlag.rules.forsale.editions import Terms, agree
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import (
    Action,
    AuctionOptions,
    Bid,
    Options,
    Pass,
    SaleOptions,
    Sell,
)


class HeuristicBot:
    """Values a building by the cheque of the same rank and never pays more than it is worth."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, seen: Observation, options: Options) -> Action:
        """A bid one above the least need, a pass, or the building whose rank fits the cheques."""
        terms = agree(seen.edition, len(seen.people), seen.options)
        if isinstance(options, SaleOptions):
            return Sell(self._fitting(seen, options.sell, terms))
        return self._bid_or_pass(seen, options, terms)

    def _bid_or_pass(self, seen: Observation, options: AuctionOptions, terms: Terms) -> Action:
        if options.bid is None or seen.viewer is None:
            return Pass()
        least = options.bid[0]
        passing = seen.people[seen.viewer].passing
        assert passing is not None, "whoever may bid may pass"
        bidders = sum(one.in_auction for one in seen.people)
        empty_handed = passing.building is None
        now = 0.0 if passing.building is None else expected_cheque(passing.building, terms)
        paid_now = passing.paid
        later = expected_cheque(seen.row[0 if empty_handed else 1], terms)
        paid_later = least if bidders == 2 else least / 2
        return Bid(least) if later - paid_later > now - paid_now else Pass()

    def _fitting(self, seen: Observation, hand: list[int], terms: Terms) -> int:
        """A row of good cheques deserves a good building: like for like by rank."""
        gone = list(seen.cheques_seen or [])
        ahead = list(terms.deck.cheques)
        for value in gone:
            ahead.remove(value)
        mean = sum(seen.row) / len(seen.row)
        below = sum(value < mean for value in ahead + seen.row)
        share = below / (len(ahead) + len(seen.row))
        return hand[round(share * (len(hand) - 1))]


def expected_cheque(building: int, terms: Terms) -> float:
    """What a building brings if everybody sells like to like."""
    return float(terms.deck.cheques[building - 1])
