"""Four opponents in different manners that nobody tuned against: the champion meets them once.

Written before tuning ended and not changed afterwards; each decides from an observation alone.
"""

import random
from statistics import mean

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


def terms_of(seen: Observation) -> Terms:
    """What is being played."""
    return agree(seen.edition, len(seen.people), seen.options, seen.rules)


def purse_of(seen: Observation, seat: int) -> int:
    """All coins of a seat."""
    return (seen.people[seat].coins or 0) + seen.people[seat].bid


def rounds_left(seen: Observation, terms: Terms) -> int:
    """Auctions to come after this one."""
    return -(-seen.cards_left // terms.shown)


def unseen_cheques(seen: Observation, terms: Terms) -> list[int]:
    """Cheques that may still come after this row."""
    left = list(terms.deck.cheques)
    for value in seen.cheques_seen or []:
        left.remove(value)
    return left


class HeldOut:
    """What the four share: a limit for bids, a choice among buildings."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, seen: Observation, options: Options) -> Action:
        """A bid within the limit, or a pass; or a building."""
        if isinstance(options, SaleOptions):
            return Sell(self.lay(seen, options.sell))
        if options.bid is None:
            return Pass()
        total = self.total(seen, options, *options.bid)
        return Bid(min(total, options.bid[1])) if total >= options.bid[0] else Pass()

    def total(self, seen: Observation, options: AuctionOptions, least: int, most: int) -> int:
        """What it would bid; less than the least is a pass."""
        raise NotImplementedError

    def lay(self, seen: Observation, hand: list[int]) -> int:
        """What it lays down."""
        raise NotImplementedError


class Hoarder(HeldOut):
    """Saves its coins for the last third, then outbids everybody; sells its middle first."""

    def total(self, seen: Observation, options: AuctionOptions, least: int, most: int) -> int:
        terms = terms_of(seen)
        left = rounds_left(seen, terms)
        if left * 3 > terms.auctions:
            return least if least <= 1 and self.luck.random() < 0.7 else 0
        limit = most / (left + 1) * (1.3 if seen.row[-1] > terms.deck.buildings * 0.7 else 0.8)
        return least if least <= limit else 0

    def lay(self, seen: Observation, hand: list[int]) -> int:
        terms = terms_of(seen)
        ahead = unseen_cheques(seen, terms) or seen.row
        if max(seen.row) >= max(ahead) - 1:
            return hand[-1]
        if mean(seen.row) <= mean(ahead) * 0.7:
            return hand[0]
        return hand[len(hand) // 2]


class Jumper(HeldOut):
    """Names at once what the best building is worth to it, and never comes back after."""

    def total(self, seen: Observation, options: AuctionOptions, least: int, most: int) -> int:
        terms = terms_of(seen)
        own = seen.people[seen.viewer or 0]
        fair = purse_of(seen, seen.viewer or 0) / (rounds_left(seen, terms) + 1)
        quality = seen.row[-1] / terms.deck.buildings
        worth = round(fair * (0.5 + 1.2 * quality) + self.luck.uniform(-1, 1))
        if own.bid == 0:
            return max(worth, least) if worth >= least - 1 else 0
        return least if least <= worth and len(seen.row) == 2 else 0

    def lay(self, seen: Observation, hand: list[int]) -> int:
        wanted = seen.row[-1] / 15 * (len(hand) - 1)
        return hand[round(min(wanted, len(hand) - 1))]


class Planner(HeldOut):
    """Shares its coins out by how much each row has to offer, and sells by regret."""

    def total(self, seen: Observation, options: AuctionOptions, least: int, most: int) -> int:
        terms = terms_of(seen)
        cards = terms.deck.cheques
        usual = (max(cards) - min(cards)) * 0.6
        passing = seen.people[seen.viewer or 0].passing
        now = 0 if passing is None or passing.building is None else cards[passing.building - 1]
        offered = mean(cards[b - 1] for b in seen.row) - now + (cards[seen.row[-1] - 1] - now) / 2
        share = offered / (offered + usual * rounds_left(seen, terms) + 1e-9)
        return least if least <= most * share + 0.5 else 0

    def lay(self, seen: Observation, hand: list[int]) -> int:
        terms = terms_of(seen)
        later = sorted(unseen_cheques(seen, terms)) or [0]
        others = sorted(
            b for seat, one in enumerate(seen.people) if seat != seen.viewer for b in one.hand or []
        )
        rivals = len(seen.row) - 1

        def regret(building: int) -> float:
            share = sum(b < building for b in others) / max(1, len(others))
            gets = seen.row[round(share * rivals)]
            keeps = later[min(len(later) - 1, int(share * len(later)))]
            return keeps - gets

        return min(hand, key=regret)


class Follower(HeldOut):
    """Lets others lead: stays while more are in than it likes, pays what people paid of late."""

    def total(self, seen: Observation, options: AuctionOptions, least: int, most: int) -> int:
        bought = [one.price for one in seen.purchases or [] if one.seat != seen.viewer]
        usual = mean(bought[-8:]) if bought else 2.0
        bidders = sum(one.in_auction for one in seen.people)
        ease = 1.6 if bidders == len(seen.people) else 1.1
        gap = (seen.row[1] - seen.row[0]) if len(seen.row) > 1 else 3
        limit = usual * ease + gap / 4 + self.luck.choice((-1, 0, 0, 1))
        return least if least <= min(limit, most * 0.6 + 1) else 0

    def lay(self, seen: Observation, hand: list[int]) -> int:
        others = [one.hand or [] for seat, one in enumerate(seen.people) if seat != seen.viewer]
        tops = [held[-1] for held in others if held]
        if seen.row[-1] - seen.row[0] >= 8 and tops and hand[-1] > max(tops):
            return hand[-1]
        if seen.row[0] >= 5:
            return hand[0]
        return hand[min(len(hand) - 1, len(hand) // 2 + 1)]


HELD_OUT = {"hoarder": Hoarder, "jumper": Jumper, "planner": Planner, "follower": Follower}
