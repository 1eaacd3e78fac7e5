"""A seat played by a program: asked with what it may see, and answered for where it fails.

A move that cannot be read, is not allowed or does not come in time is one it missed; then the
random player of the house moves for it, and the miss is counted.
"""

import random
import time
from typing import Any, NamedTuple

from zuschlag.bots.bot import Player
from zuschlag.bots.messages import NoAnswer
from zuschlag.bots.roster import bots_of
from zuschlag.errors import Malformed, Refusal
from zuschlag.lab.outside.program import Program
from zuschlag.rules.game import AnyGame
from zuschlag.rules.games import GAMES

STAND_IN = "random"


class Spent(NamedTuple):
    """What a seat used in one game."""

    millis: int
    missed: int
    moves: int


class OutsidePlayer:
    """One seat of one game. `spent` says what it used: by the clock, or as its process counts."""

    def __init__(self, game: str, program: Program, luck: random.Random) -> None:
        self._game: AnyGame = GAMES[game]
        self._program, self._luck = program, luck
        self._stand_in: Player[Any, Any, Any] = bots_of(game)[STAND_IN](luck)
        self._seconds = 0.0
        self._missed = self._moves = 0

    def choose(self, seen: Any, options: Any) -> Any:
        """What the program says, if it may."""
        self._moves += 1
        begun = time.perf_counter()
        try:
            told = self._program.ask({"game": self._game.name, "seen": seen, "options": options})
            used = time.perf_counter() - begun
            if isinstance(told, dict):
                used, told = float(told.get("cpu", used)), told.get("action")
            self._seconds += used
            return None if told is None else self._checked(seen, told)
        except (NoAnswer, Malformed, Refusal, TypeError, ValueError):
            self._missed += 1
            return self._stand_in.choose(seen, options)

    def _checked(self, seen: Any, told: Any) -> Any:
        """An action that is allowed wherever things look like this."""
        if not isinstance(told, list):
            raise TypeError("an action is a list")
        seat, action = self._game.read_action([seen.viewer, *told], "action", len(seen.people))
        self._game.apply(self._game.imagine(seen, self._luck), seat, action)
        return action

    @property
    def spent(self) -> Spent:
        """So far."""
        return Spent(round(1000 * self._seconds), self._missed, self._moves)
