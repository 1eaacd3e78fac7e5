"""The contract of a bot: it gets an observation and its options, never a state."""

import random
from collections.abc import Callable
from typing import Protocol

from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, Options


class Bot(Protocol):
    """Plays one seat of For Sale. It may remember; the observation already does (memory=True)."""

    def choose(self, seen: Observation, options: Options) -> Action:
        """What to do now; `seen.viewer` is the own seat."""


MakeBot = Callable[[random.Random], Bot]
"""A bot is made for one game with a source of luck of its own."""
