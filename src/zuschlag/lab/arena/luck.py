"""Luck that depends on what it is for, and on nothing else.

The deck has its own for every deal, dice for every turn and throw, a bot for every deal and seat:
so all fields meet the same cards, and the same dice as long as their turns match, in whatever
order and process they are played.
"""

import hashlib
import random
from collections.abc import MutableSequence
from typing import Any

import numpy as np

from zuschlag.rules.chance import CHANCE, draw, start
from zuschlag.rules.kernel import plain

MOST_THROWS = 1 << 20
"""More than any turn has."""

_start, _draw = plain(start), plain(draw)


def luck_of_deal(seed: int, deal: int) -> random.Random:
    """What shuffles before the first move."""
    return random.Random(f"{seed}/deal/{deal}")


def luck_of_bot(seed: int, deal: int, seat: int, bot: str) -> random.Random:
    """What a bot in this seat draws from; two of a kind at one table have not the same."""
    return random.Random(f"{seed}/bot/{deal}/{seat}/{bot}")


def key_of_dice(seed: int, deal: int) -> int:
    """The number all dice of a deal come from: `chance.start(chance, key, turn and throw)`."""
    found = hashlib.sha256(f"{seed}/dice/{deal}".encode()).digest()
    return int.from_bytes(found[:8], "big") >> 1


class Dice:
    """Luck for a game that has begun; `go_on` says where the game has got to."""

    def __init__(self, key: int) -> None:
        self._key, self._turn, self._throw = key, 0, 0
        self._chances: Any = np.zeros(1, CHANCE)
        self._is_new = True

    def go_on(self, turn: int, was_thrown: bool) -> None:
        """After a move, or after chance has spoken."""
        if turn != self._turn:
            self._turn, self._throw, self._is_new = turn, 0, True
        elif was_thrown:
            self._throw, self._is_new = self._throw + 1, True

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""
        chance = self._chances[0]
        if self._is_new:
            _start(chance, self._key, self._turn * MOST_THROWS + self._throw)
            self._is_new = False
        return int(_draw(chance, stop))

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put a list in random order."""
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]
