"""Moments in which there is something to hide, or to forget: found by walking until they come."""

from collections.abc import Callable
from functools import cache

from tests.laws.monopoly.games import a_setting
from tests.laws.monopoly.walks import walk
from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import LAND, LAST_WINDOW, OVER, WINDOW, Table

FEW_SEATS = 5

MOMENTS: dict[str, Callable[[Table], bool]] = {
    "wishes half answered": lambda t: t.asked != 0 and len(listed(t.answered)) > 1,
    "wishes being worked off": lambda t: t.wishing != 0 and t.asked == 0,
    "cards under their decks": lambda t: max(t.seen) > 1 and t.stage == WINDOW,
    "somebody under the hammer": lambda t: t.lot == LAND and t.lot_high > 0,
    "somebody in debt": lambda t: t.debts > 0,
    "somebody out of the game": lambda t: t.outs > 0 and t.stage != OVER,
    "the last window": lambda t: t.stage == LAST_WINDOW,
}


@cache
def secret_moments() -> tuple[State, ...]:
    """Two moments of each kind at small tables with covered purses."""
    found: dict[str, list[State]] = {kind: [] for kind in MOMENTS}
    for number in range(400):
        setting = a_setting(number, build_alwaysAsk="on", cash_hidden=True)
        if setting.seats > FEW_SEATS or not setting.head_start:
            continue
        for step in walk(setting, 60):
            t = step.after.read()
            for kind, is_such in MOMENTS.items():
                if len(found[kind]) < 2 and is_such(t):
                    found[kind].append(step.after.copy())
        if all(len(states) == 2 for states in found.values()):
            return tuple(state for states in found.values() for state in states)
    raise AssertionError(f"too rare: {[kind for kind, states in found.items() if len(states) < 2]}")
