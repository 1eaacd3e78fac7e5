"""A roster of bots that think, or say so: what they know and what they may they tell as a bid."""

import os
import random

from tests.bots.odd_bots import Caller, Fainting, Glutton, Mortal, OddBot, Onlooker, Runaway, Wrong
from zuschlag.bots.bot import Budget, Noticed
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.rules.compiler import PLAIN
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, Bid, Options

SMALL = Budget(seconds=0.4, megabytes=64)


class Thinking(OddBot):
    """Any odd bot, but it lives on."""

    thinks = SMALL


class Diarist(Thinking):
    """Bids in digits: its age in choices, all entries it was told, those since the last choice."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__(luck)
        self.age = self.heard = self.news = 0

    def notice(self, what: Noticed) -> None:
        """Write it down."""
        self.heard += 1
        self.news += 1

    def choose(self, seen: Observation, options: Options) -> Action:
        """Read the diary."""
        self.age += 1
        told, self.news = self.news, 0
        return Bid(self.age * 1_000_000 + self.heard * 1_000 + told)


class Eavesdropper(Thinking):
    """Counts its own moves, and those of others it was told as they typed them."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__(luck)
        self.typed: list[int | None] = []

    def notice(self, what: Noticed) -> None:
        """Whose action is this?"""
        if what.action is not None:
            self.typed.append(what.seat)

    def choose(self, seen: Observation, options: Options) -> Action:
        """Own ones count one, those of others a thousand."""
        own = self.typed.count(seen.viewer)
        return Bid(own + 1_000 * (len(self.typed) - own))


class Hoarder(Thinking):
    """Keeps 40 MB, more than half of what the worker may grow by; bids its age."""

    kept = b""
    age = 0

    def odd(self) -> Action | None:
        self.kept = self.kept or bytes(40 << 20)
        self.age += 1
        return Bid(self.age)


class Named(Thinking):
    """Bids the number of its process."""

    def odd(self) -> Action | None:
        return Bid(os.getpid())


class Compiled(Thinking):
    """Bids 1 on compiled rules, else 0."""

    def odd(self) -> Action | None:
        return Bid(int(not PLAIN))


class Obliging(Thinking):
    """Bids in thousandths how much of its usual work it was asked to do."""

    effort = 1.0

    def odd(self) -> Action | None:
        return Bid(int(self.effort * 1000))


_THINKING: list[type[Thinking]] = [Diarist, Eavesdropper, Hoarder, Named, Compiled, Obliging]
_ODD = [Runaway, Glutton, Mortal, Fainting, Wrong, Caller, Onlooker]

BOTS = {
    "for-sale": {name: FOR_SALE_BOTS[name] for name in ("heuristic", "random")}
    | {kind.__name__.lower(): kind for kind in _THINKING}
    | {kind.__name__.lower(): type(kind.__name__, (kind,), {"thinks": SMALL}) for kind in _ODD}
}
