"""Flavours beside the ladder: the best plain level with one human trait each.

They are no rungs. What a trait costs depends on who else sits there.
"""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from zuschlag.bots.forsale.bot import MakeForSaleBot
from zuschlag.bots.forsale.levels import LevelBot
from zuschlag.bots.forsale.policies.facts import rounds_left
from zuschlag.bots.forsale.policies.minds import NET, Mind, PlainMinds, plain_of
from zuschlag.bots.forsale.policies.noise import seed_of
from zuschlag.bots.forsale.trained import trained
from zuschlag.rules.bits import gathered, listed
from zuschlag.rules.forsale.position import State
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, AuctionOptions, Bid, Options, Pass
from zuschlag.rules.kernel import plain

_CAP = 0.3
"""The share of its coins that the capped one puts into a row at most, before the last."""

_rounds_left: Callable[..., int] = plain(rounds_left)
_seed_of: Callable[..., int] = plain(seed_of)


class ForgetfulBot(LevelBot):
    """Knows how many buildings everybody bought, but not which; and thinks all are equally rich."""

    def look(self, seen: Observation) -> State:
        """Its own hand is right; those of the others are as it remembers them this round."""
        state = super().look(seen)
        _forget(state, seen.viewer or 0)
        return state


def _forget(state: State, own: int) -> None:
    t: Any = state.tables[0]
    others = [seat for seat in range(int(t.seats)) if seat != own]
    hands = [listed(int(t.hand[seat])) for seat in others]
    pool = [building for hand in hands for building in hand]
    random.Random(_seed_of(state.read())).shuffle(pool)
    coins = sum(int(t.coins[seat]) + int(t.bid[seat]) for seat in others) // len(others)
    for seat, hand in zip(others, hands, strict=True):
        t.hand[seat] = gathered([pool.pop() for _ in hand])
        t.coins[seat] = max(coins - int(t.bid[seat]), 0)


class CappedBot(LevelBot):
    """Has a limit: so much of what it has for one row, and not a coin more."""

    def minds(self, seats: int) -> PlainMinds:
        """The net with its limit."""
        return _capped(seats)


@cache
def _capped(seats: int) -> PlainMinds:
    return plain_of([Mind(NET, limit=_CAP)], [trained(seats).net])


class CarefulBot(LevelBot):
    """Bids no more than it must, and keeps a coin back for every row to come."""

    def choose(self, seen: Observation, options: Options) -> Action:
        """As its level, but carefully."""
        found = super().choose(seen, options)
        if not isinstance(found, Bid) or not isinstance(options, AuctionOptions) or not options.bid:
            return found
        least, most = options.bid
        to_come = _rounds_left(self.look(seen).read()) - 1
        return Bid(least) if most - least >= to_come else Pass()


FLAVOURS: dict[str, MakeForSaleBot] = {
    "forgetful": ForgetfulBot,
    "capped": CappedBot,
    "careful": CarefulBot,
}
