"""The champion at a table: it listens, guesses who sits there, and searches for the best answer."""

import random
from functools import partial

from zuschlag.bots.bot import Budget, Noticed
from zuschlag.bots.forsale.bot import MakeForSaleBot
from zuschlag.bots.forsale.champion.doors import think
from zuschlag.bots.forsale.champion.ledger import Ledger
from zuschlag.bots.forsale.champion.population import Expected, expected
from zuschlag.bots.forsale.champion.seeds import question_of
from zuschlag.bots.forsale.levels import BEST_PLAIN, LevelBot
from zuschlag.bots.forsale.sight import seen_table
from zuschlag.bots.forsale.trained import trained
from zuschlag.bots.match import play_match
from zuschlag.rules.compiler import PLAIN
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, AuctionOptions, Bid, Options, Pass, Sell
from zuschlag.rules.kernel import Tables, plain

PLAYOUTS = 1000
"""Games it plays in its head for one decision: about ten milliseconds."""
FEWEST = 8
"""However little time there is."""

_question_of = plain(question_of)


class Champion:
    """Lives as long as its game; on plain rules, too slow to search on, it plays as the best level
    that does not."""

    thinks = Budget(seconds=1.0, megabytes=128)
    stand_in = BEST_PLAIN
    searches = not PLAIN

    def __init__(self, luck: random.Random, playouts: int = PLAYOUTS) -> None:
        self.luck, self._playouts = luck, playouts
        self._heard: list[Noticed] = []
        self._ledger: Ledger | None = None
        self._expected: Expected | None = None
        self.effort = 1.0
        self.minds: Tables | None = None  # what it thinks, for whoever wants to know

    @classmethod
    def prepare(cls) -> None:
        """Play a game against itself in a hurry: every door is gone through."""
        play_match(FOR_SALE, FOR_SALE.agree("2015", 3), [_quick] * 3, random.Random(0))

    @classmethod
    def by_playouts(cls, playouts: int) -> MakeForSaleBot:
        """The same player with a budget of its own."""
        return partial(cls, playouts=playouts)

    def notice(self, what: Noticed) -> None:
        """Kept until it is asked: only then it knows what is being played."""
        if self.searches:
            self._heard.append(what)

    def choose(self, seen: Observation, options: Options) -> Action:
        """The option that did best in its head."""
        if not self.searches or self._is_forced(options):
            return LevelBot(self.luck, BEST_PLAIN).choose(seen, options)
        value = self._searched(seen)
        if isinstance(options, AuctionOptions):
            return Bid(value) if value else Pass()
        return Sell(value)

    def whom(self, seats: int) -> Expected:
        """Those it expects at a table with so many seats."""
        return expected(trained(seats))

    def _is_forced(self, options: Options) -> bool:
        if isinstance(options, AuctionOptions):
            return options.bid is None
        return len(options.sell) == 1

    def _searched(self, seen: Observation) -> int:
        self._catch_up(seen)
        assert self.minds is not None
        assert self._expected is not None
        state, seat = seen_table(seen), seen.viewer or 0
        seed = _question_of(state.read(), seat)
        playouts = max(FEWEST, int(self._playouts * self.effort))
        return think(state.tables, self.minds, seat, self._expected.own, seed, playouts)

    def _catch_up(self, seen: Observation) -> None:
        """Learn from all that was heard since it was last asked."""
        if self._ledger is None:
            terms = agree(seen.edition, len(seen.people), seen.options, seen.rules)
            self._expected = self.whom(terms.seats)
            self.minds = self._expected.record()
            self._ledger = Ledger(terms, self.minds)
        for what in self._heard:
            self._ledger.follow(what)
        self._heard.clear()


def _quick(luck: random.Random) -> Champion:
    return Champion(luck, 8)
