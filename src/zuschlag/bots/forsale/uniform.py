"""The random player: every legal move is as likely; pass and each total count as one move each."""

import random

from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, Bid, Options, Pass, SaleOptions, Sell


class UniformBot:
    """Knows the rules and nothing else."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, seen: Observation, options: Options) -> Action:
        """Any legal move."""
        if isinstance(options, SaleOptions):
            return Sell(self.luck.choice(options.sell))
        if options.bid is None:
            return Pass()
        least, most = options.bid
        total = self.luck.randint(least - 1, most)
        return Pass() if total < least else Bid(total)
