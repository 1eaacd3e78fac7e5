"""The contract of a bot: it gets an observation and its options, never a state."""

import random
from collections.abc import Callable
from typing import Protocol, TypeVar

from zuschlag.rules.forsale import views as forsale_views
from zuschlag.rules.forsale import words as forsale_words
from zuschlag.rules.monopoly import views as monopoly_views
from zuschlag.rules.monopoly import words as monopoly_words

View = TypeVar("View", contravariant=True)
Options = TypeVar("Options", contravariant=True)
Action = TypeVar("Action", covariant=True)


class Player(Protocol[View, Options, Action]):
    """Plays one seat of any game. It may remember; the observation already does (memory=True)."""

    def choose(self, seen: View, options: Options) -> Action:
        """What to do now; `seen.viewer` is the own seat."""


Bot = Player[forsale_views.Observation, forsale_words.Options, forsale_words.Action]
"""Plays one seat of For Sale."""

MakeBot = Callable[[random.Random], Bot]
"""A bot is made for one game with a source of luck of its own."""

MonopolyBot = Player[
    monopoly_views.Observation, monopoly_words.Options, monopoly_words.Action | None
]
"""Plays one seat of Monopoly; None keeps still, which only a seat may that is not waited for."""

MakeMonopolyBot = Callable[[random.Random], MonopolyBot]
"""The same for Monopoly."""
