"""The ladder: eight levels from a kind beginner to the champion, by name.

The first seven are one net that misjudges things more or less. They are plain, so that any process
can ask them; matches at machine speed play the same minds with the same moods.
"""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from zuschlag.bots.forsale.bot import MakeForSaleBot
from zuschlag.bots.forsale.policies.choosing import bid_of, card_of
from zuschlag.bots.forsale.policies.minds import Mind, PlainMinds, plain_of
from zuschlag.bots.forsale.policies.noise import seed_of
from zuschlag.bots.forsale.sight import seen_table
from zuschlag.bots.forsale.trained import trained
from zuschlag.rules.forsale.position import State
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, AuctionOptions, Bid, Options, Pass, Sell
from zuschlag.rules.kernel import plain

LADDER = (
    "visitor",
    "neighbour",
    "collector",
    "club",
    "dealer",
    "appraiser",
    "auctioneer",
    "champion",
)
"""Names of the levels, weakest first."""
BEST_PLAIN = LADDER[-2]

_bid_of: Callable[..., int] = plain(bid_of)
_card_of: Callable[..., int] = plain(card_of)
_seed_of: Callable[..., int] = plain(seed_of)


def mind_of(level: str, seats: int) -> Mind:
    """How a level other than the champion plays with so many seats."""
    return trained(seats).level(LADDER.index(level) + 1)


@cache
def _minds(level: str, seats: int) -> PlainMinds:
    return plain_of([mind_of(level, seats)], [trained(seats).net])


class LevelBot:
    """One of the plain levels; remembers nothing, since the view does."""

    def __init__(self, luck: random.Random, level: str = BEST_PLAIN) -> None:
        self.luck, self._level = luck, level

    def choose(self, seen: Observation, options: Options) -> Action:
        """What its net thinks best, as far as it can tell."""
        minds = self.minds(len(seen.people))
        t: Any = self.look(seen).read()
        seat = seen.viewer or 0
        if isinstance(options, AuctionOptions):
            total = _bid_of(t, minds, seat, 0, _seed_of(t))
            return Bid(int(total)) if total else Pass()
        return Sell(int(_card_of(t, minds, seat, 0, _seed_of(t))))

    def minds(self, seats: int) -> PlainMinds:
        """How it plays with so many seats."""
        return _minds(self._level, seats)

    def look(self, seen: Observation) -> State:
        """What it makes of the table."""
        return seen_table(seen)


def _maker(level: str) -> MakeForSaleBot:
    def make(luck: random.Random) -> LevelBot:
        return LevelBot(luck, level)

    return make


PLAIN_LEVELS: dict[str, MakeForSaleBot] = {level: _maker(level) for level in LADDER[:-1]}
