"""The contract of a bot: it gets an observation and its options, never a state."""

import random
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

View = TypeVar("View", contravariant=True)
Options = TypeVar("Options", contravariant=True)
Action = TypeVar("Action", covariant=True)


class Player(Protocol[View, Options, Action]):
    """Plays one seat of any game. It may remember; the observation already does (memory=True)."""

    def choose(self, seen: View, options: Options) -> Action:
        """What to do now; `seen.viewer` is the own seat."""


MakePlayer = Callable[[random.Random], Player[Any, Any, Any]]
"""A player is made for one game with a source of luck of its own."""

Roster = Mapping[str, MakePlayer]
"""The players of a game by name; the first stands in for people who are away."""
