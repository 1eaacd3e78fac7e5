"""Eight levels from a kind beginner to the champion: one name each, and how it is made.

The lower four play by habit and slip; the upper four think, the last tries futures too. What they
win against each other is measured by `zuschlag.lab.monopoly.contests`.
"""

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass

from zuschlag.bots.bot import Budget
from zuschlag.bots.monopoly.bot import MakeMonopolyBot
from zuschlag.bots.monopoly.habits.player import HabitBot
from zuschlag.bots.monopoly.magnate.player import MagnateBot, TycoonBot
from zuschlag.bots.monopoly.magnate.tempers import LATEST

BEST_PLAIN = "club"
THOUGHT = Budget(seconds=1.0, megabytes=128)


@dataclass(frozen=True)
class Habit:
    """A level that plays by habit and slips `lapses` times in a hundred."""

    lapses: int

    def __call__(self, luck: random.Random) -> HabitBot:
        """A player for one game, or for one choice."""
        return HabitBot(luck, self.lapses)


@dataclass(frozen=True)
class Thought:
    """A level that thinks, with futures or without."""

    lapses: int = 0
    temper: str = LATEST
    futures: int = 0
    thinks: Budget = THOUGHT
    stand_in: str = BEST_PLAIN

    def __call__(self, luck: random.Random) -> MagnateBot:
        """A player for one game."""
        return TycoonBot(luck) if self.futures else MagnateBot(luck, self.temper, self.lapses)

    def by_playouts(self, playouts: int) -> MakeMonopolyBot:
        """The same level with futures that are counted, where it tries any."""
        if not self.futures:
            return self
        return lambda luck: TycoonBot(luck, seconds=math.inf, most_futures=playouts)

    def prepare(self) -> None:
        """Load, or compile, what it will call."""
        from zuschlag.bots.monopoly.magnate.preparing import call_every_door

        call_every_door()


Level = Habit | Thought

LADDER: Mapping[str, Level] = {
    "lodger": Habit(60),
    "stroller": Habit(45),
    "shopkeeper": Habit(25),
    "club": Habit(0),
    "broker": Thought(lapses=80, temper="early"),
    "builder": Thought(lapses=40, temper="early"),
    "magnate": Thought(),
    "tycoon": Thought(futures=1000),
}
