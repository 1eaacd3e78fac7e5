"""One seat of Monopoly step by step from what it may know, and a trained policy as a bot.

A policy that learned in an environment gets the same numbers here, but from an observation: at a
table or in the arena nobody hands out states.
"""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from zuschlag.research.lanes import OVERHANG, room
from zuschlag.research.many import rows
from zuschlag.research.monopoly.desk import DESK
from zuschlag.research.monopoly.play import say, see, weigh
from zuschlag.research.monopoly.sight import width_of
from zuschlag.research.monopoly.staged import ACTIONS, DROP_AT
from zuschlag.rules.kernel import Tables
from zuschlag.rules.monopoly.imagine import imagine
from zuschlag.rules.monopoly.numbers import blank_moves, read_move
from zuschlag.rules.monopoly.options import OPTIONS
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Action, Options

Policy = Callable[[Any, Any], int]
"""(row, mask) -> the number of an action."""


class Turn:
    """A seat at a table of the rules, about to say something."""

    def __init__(self, tables: Tables, seat: int) -> None:
        self.tables, self.seat = tables, seat
        self.desks, self.moves = room(1, DESK), blank_moves(1)
        self._options = np.zeros(1, OPTIONS)
        self.desks["seat"] = seat
        say(self.tables, self.desks, self.moves, DROP_AT)

    def at(self, tables: Tables) -> "Turn":
        """The same draft at another table."""
        other = Turn(tables, self.seat)
        other.desks[:], other.moves[:] = self.desks, self.moves
        return other

    def seen(self) -> tuple[Any, Any]:
        """Row and mask."""
        width = width_of(int(self.tables[0]["seats"]))
        cells, row = rows(width, np.int32)
        mask = room(ACTIONS + OVERHANG, np.int8)
        weigh(self.tables, self.desks, self.moves, self._options)
        see(self.tables, self.desks, self.moves, 0, self.seat, cells, mask)
        return row[:width], mask[:ACTIONS]

    def say(self, number: int) -> Action | None:
        """One step, which must be legal; the move, when it is whole."""
        is_ready = say(self.tables, self.desks, self.moves, number)
        return read_move(self.moves[0]) if is_ready else None


class PolicyBot:
    """A bot of Monopoly that asks a policy until its move is whole."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, seen: Observation, options: Options) -> Action | None:
        """What the policy says; silent when nobody asks it."""
        seat = seen.viewer
        if seat is None or (seat not in seen.waiting and not options.demand):
            return None
        turn = Turn(imagine(seen, random.Random(0)).tables, seat)
        while True:
            said = turn.say(int(self._policy(*turn.seen())))
            if said is not None:
                return said
