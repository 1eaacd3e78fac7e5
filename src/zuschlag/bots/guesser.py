"""Plays any game whose actions have numbers: one of the legal ones, all equally likely."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from zuschlag.rules.game import AnyGame


class Guesser:
    """Imagines a state that looks like what it sees, and asks there what is open to it."""

    def __init__(self, game: AnyGame, luck: random.Random) -> None:
        assert game.numbers is not None, f"{game.name} has no numbers and brings no players"
        self._game, self._numbers, self._luck = game, game.numbers, luck

    @classmethod
    def of(cls, game: AnyGame) -> Callable[[random.Random], "Guesser"]:
        """A maker of such players."""
        return partial(cls, game)

    def choose(self, seen: Any, options: Any) -> Any:
        """Any of what is legal."""
        state = self._game.imagine(seen, self._luck)
        number = self._luck.choice(self._numbers.open_to(state, seen.viewer))
        return self._numbers.action(state.terms, number)
