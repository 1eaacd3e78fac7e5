"""The searching player: flat Monte Carlo. It tries every move it may make in games it imagines.

It remembers how often everybody went on bidding, which no view shows, and lets them bid like that
in the games it plays in its head.
"""

import random
import time
from functools import partial

import numpy as np

from zuschlag.bots.bot import Budget, Noticed
from zuschlag.bots.forsale.bot import MakeForSaleBot
from zuschlag.bots.forsale.playouts import ALWAYS, play_on
from zuschlag.bots.match import play_match
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.state import MOST_SEATS
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, Bid, Options, Pass, SaleOptions, Sell
from zuschlag.rules.forsale.written import as_numbers

SECONDS = 0.05
"""How long it searches, by the clock."""
_GAMES = 8
"""How often each imagined game is played on: imagining takes longer than playing."""
_BIDS = 6
"""Bids beyond the least that are tried: higher ones only burn coins."""


class Searcher:
    """Chooses the move with the best mean; lives as long as its game."""

    thinks = Budget(seconds=1.0, megabytes=128)
    stand_in = "heuristic"

    def __init__(
        self, luck: random.Random, seconds: float = SECONDS, playouts: int | None = None
    ) -> None:
        self.luck, self._seconds, self._playouts = luck, seconds, playouts
        self.bids = [0] * MOST_SEATS  # how often everybody bid and left
        self.passes = [0] * MOST_SEATS
        self._chances = np.zeros(1, CHANCE)
        self._chances[0].place = luck.getrandbits(62)

    @classmethod
    def prepare(cls) -> None:
        """Play a game against itself, each time for a moment only: every door is gone through."""
        play_match(FOR_SALE, FOR_SALE.agree("2015", 3), [_quick] * 3, random.Random(0))

    @classmethod
    def by_playouts(cls, playouts: int) -> MakeForSaleBot:
        """One that tries every move so often, however long that takes."""
        return partial(cls, playouts=playouts)

    def notice(self, what: Noticed) -> None:
        """Count who bids and who leaves."""
        for event in what.events:
            if event["event"] == "bid_placed":
                self.bids[event["seat"]] += 1
            elif event["event"] == "passed":
                self.passes[event["seat"]] += 1

    def choose(self, seen: Observation, options: Options) -> Action:
        """The move that came out best."""
        actions = candidates(options)
        if len(actions) == 1:
            return actions[0]
        moves = np.array([as_numbers(action) for action in actions], np.int64)
        totals = np.zeros(len(actions), np.int64)
        habits = self._habits()
        until, tried = time.monotonic() + self._seconds, 0
        while True:
            tables = FOR_SALE.imagine(seen, self.luck).tables
            for _ in range(_GAMES):
                play_on(tables, self._chances, seen.viewer or 0, moves, habits, totals)
                tried += 1
                if self._has_enough(tried, until):
                    return actions[int(totals.argmax())]

    def _has_enough(self, tried: int, until: float) -> bool:
        """By its number of playouts, if it has one, else by the clock."""
        if self._playouts is not None:
            return tried >= self._playouts
        return time.monotonic() >= until

    def _habits(self) -> "np.ndarray[tuple[int, ...], np.dtype[np.int64]]":
        """How often in a hundred everybody bids; before anything is seen, every other time."""
        shares = [
            ALWAYS * (bids + 1) // (bids + passes + 2)
            for bids, passes in zip(self.bids, self.passes, strict=True)
        ]
        return np.array(shares, np.int64)


def candidates(options: Options) -> list[Action]:
    """What is worth trying."""
    if isinstance(options, SaleOptions):
        return [Sell(building) for building in options.sell]
    if options.bid is None:
        return [Pass()]
    least, most = options.bid
    return [Pass(), *(Bid(total) for total in range(least, min(most, least + _BIDS) + 1))]


def _quick(luck: random.Random) -> Searcher:
    return Searcher(luck, 0.0)
