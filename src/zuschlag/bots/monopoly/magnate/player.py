"""Magnates through the contract: they live as long as their game and remember its deals.

The tycoon tries what it might do in futures. Where the rules are not compiled, an estimate would
take seconds: there both play by habit, like the best of those who do not think.
"""

import random
import time
from typing import Any

import numpy as np

from zuschlag.bots.bot import Noticed
from zuschlag.bots.monopoly.habits.player import HabitBot
from zuschlag.bots.monopoly.magnate.doors import arms_of, ponder, think, verdict
from zuschlag.bots.monopoly.magnate.futures import PLACES, WAVE
from zuschlag.bots.monopoly.magnate.hearing import Deals
from zuschlag.bots.monopoly.magnate.mind import Mind
from zuschlag.bots.monopoly.magnate.purses import settle
from zuschlag.bots.monopoly.magnate.tempers import LATEST, mind_for
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.compiler import PLAIN
from zuschlag.rules.kernel import Tables
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.numbers import blank_moves, read_move
from zuschlag.rules.monopoly.state import TABLE
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Action, Options

SECONDS = 0.06
"""How long the tycoon tries futures, by the clock; in contests futures are counted instead."""


class MagnateBot:
    """Plays one seat by its estimate."""

    def __init__(self, luck: random.Random, temper: str = LATEST, lapses: int = 0) -> None:
        self.luck = luck
        self.effort = 1.0
        self._temper, self._lapses = temper, lapses
        self._deals = Deals()
        self._mind: Mind | None = None
        self._habit = HabitBot(luck)

    def notice(self, what: Noticed) -> None:
        """Remember who dealt with whom."""
        self._deals.notice(what)

    def choose(self, seen: Observation, options: Options) -> Action | None:
        """What to do now; None while neither the game nor a rent asks for it."""
        seat = seen.viewer
        if PLAIN or seat is None or (seat not in seen.waiting and not options.demand):
            return self._habit.choose(seen, options)
        tables = np.zeros(2, TABLE)
        tables[0] = settle(MONOPOLY.imagine(seen, self.luck), seen).tables[0]
        if self._mind is None:
            self._mind = mind_for(tables[0], self._temper, self._lapses)
        memories = self._deals.recall(len(seen.people), seen.opener)
        moves = blank_moves(PLACES)
        return read_move(moves[self._pick(tables, seat, moves, memories, self._mind)])

    def _pick(self, tables: Tables, seat: int, moves: Tables, memories: Any, mind: Mind) -> int:
        think(tables, seat, moves, memories, mind)
        return 0


class TycoonBot(MagnateBot):
    """Tries its choice and others in futures before it makes it."""

    def __init__(
        self, luck: random.Random, seconds: float = SECONDS, most_futures: int = 100_000
    ) -> None:
        super().__init__(luck)
        self._seconds, self._waves = seconds, -(-most_futures // WAVE)
        self._chances = np.zeros(1, CHANCE)

    def _pick(self, tables: Tables, seat: int, moves: Tables, memories: Any, mind: Mind) -> int:
        arms = arms_of(tables, seat, moves, memories, mind)
        if arms < 2:
            return 0
        until = time.monotonic() + self._seconds * self.effort
        seed = self.luck.getrandbits(40)
        waves, is_settled = 0, 0
        while not is_settled and waves < self._waves and time.monotonic() < until:
            is_settled = ponder(tables, moves, self._chances, memories, mind, arms, seed, waves)
            waves += 1
        return verdict(mind, arms, waves) if waves else 0
