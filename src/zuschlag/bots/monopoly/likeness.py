"""How likely each level of Monopoly would have decided like this: by habit, by a slip, by thought.

The lower levels slip at their rate from a sound habit; the upper ones think at theirs, else they
follow the same habit. So four answers to a question are enough to weigh all levels.
"""

import random

from zuschlag.bots.monopoly.habits.player import HabitBot
from zuschlag.bots.monopoly.ladder import LADDER, Habit, Level
from zuschlag.bots.monopoly.magnate.player import MagnateBot
from zuschlag.bots.monopoly.magnate.tempers import LATEST
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Action, Options

_ALL = 100
_EARLY = "early"
_EXACT, _KIND = 0.6, 0.35
"""Of doing what a level would do: just that, or something of its kind, as another bid."""


class MonopolyLikeness:
    """Asks a habit, a slip and two thinkers what they would have done."""

    thinks = True

    def chances(self, seen: Observation, options: Options, action: Action) -> list[float] | None:
        """For every level how likely it would have done this; None if all would have."""
        habit = _agrees(HabitBot(_luck()).choose(seen, options), action)
        slip = _agrees(HabitBot(_luck(), _ALL).choose(seen, options), action)
        thoughts = {
            temper: _agrees(MagnateBot(_luck(), temper).choose(seen, options), action)
            for temper in (_EARLY, LATEST)
        }
        if min(habit, slip, *thoughts.values()) == _EXACT + _KIND:
            return None
        return [_chance(level, habit, slip, thoughts) for level in LADDER.values()]


def _chance(level: Level, habit: float, slip: float, thoughts: dict[str, float]) -> float:
    rate = level.lapses / _ALL
    if isinstance(level, Habit):
        return (1 - rate) * habit + rate * slip
    return (1 - rate) * thoughts[level.temper] + rate * habit


def _agrees(wanted: Action | None, action: Action) -> float:
    """How much of the same this is."""
    return _EXACT * (wanted == action) + _KIND * (type(wanted) is type(action))


def _luck() -> random.Random:
    """What nobody knows is filled in the same way every time."""
    return random.Random(0)


LIKENESS = MonopolyLikeness()
