"""One seat's row of numbers from what it may know, and a trained policy as a bot of the house.

A policy that learned in an environment gets the same numbers here, but from an observation: at a
table or in the arena nobody hands out states.
"""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from zuschlag.research.forsale.batch import CELLS, OBSERVATIONS
from zuschlag.research.forsale.desk import setting_of
from zuschlag.research.forsale.packed import packed
from zuschlag.research.forsale.play import see
from zuschlag.research.lanes import OVERHANG, room
from zuschlag.research.many import rows
from zuschlag.rules.forsale.editions import Terms, agree
from zuschlag.rules.forsale.imagine import imagine
from zuschlag.rules.forsale.numbers import NUMBERS
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, Options
from zuschlag.rules.kernel import Tables

Policy = Callable[[Any, Any], int]
"""(row, mask) -> the number of an action."""


class Eyes:
    """How tables of these terms look as words or planes."""

    def __init__(self, terms: Terms, observation: str = "planes") -> None:
        self._kind = OBSERVATIONS[observation]
        self.settings = setting_of(terms, self._kind, 1, [0] * terms.seats)
        self._width, self._actions = (int(self.settings[0][name]) for name in ("width", "actions"))

    def of_table(self, tables: Tables, seat: int) -> tuple[Any, Any]:
        """Row and mask of a seat at a table of the rules."""
        return self.of_packed(packed(tables), seat)

    def of_packed(self, tables: Tables, seat: int) -> tuple[Any, Any]:
        """The same at a table of `packed`."""
        cells, row = rows(self._width, CELLS[self._kind])
        mask = room(self._actions + OVERHANG, np.int8)
        see(tables, 0, seat, self.settings, cells, mask)
        return row[: self._width], mask[: self._actions]

    def of(self, seen: Observation) -> tuple[Any, Any]:
        """The same from what a viewer with memory knows: whatever is drawn does not show."""
        assert seen.viewer is not None, "somebody must look"
        return self.of_table(imagine(seen, random.Random(0)).tables, seen.viewer)


@cache
def _eyes(edition: str, seats: int, options: tuple[tuple[str, object], ...], kind: str) -> Eyes:
    return Eyes(agree(edition, seats, dict(options)), kind)


class PolicyBot:
    """A bot of For Sale that asks a policy."""

    def __init__(self, policy: Policy, observation: str = "planes") -> None:
        self._policy, self._observation = policy, observation

    def choose(self, seen: Observation, options: Options) -> Action:
        """What the policy says."""
        seats, given = len(seen.people), tuple(sorted(seen.options.items()))
        row, mask = _eyes(seen.edition, seats, given, self._observation).of(seen)
        terms = agree(seen.edition, seats, seen.options)
        return NUMBERS.action(terms, int(self._policy(row, mask)))
