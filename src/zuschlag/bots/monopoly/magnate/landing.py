"""Where throws come to rest: a chain of forty slots and three turns in jail, cards included."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from zuschlag.bots.monopoly.magnate.mind import COLUMNS, Mind
from zuschlag.rules.monopoly.cards import BACK, MOVE_TO, NEAREST_STATION, NEAREST_UTILITY, TO_JAIL
from zuschlag.rules.monopoly.state import (
    CHANCE,
    CHEST,
    DECK,
    GO_TO_JAIL,
    SLOTS,
    STATION_GROUP,
    UTILITY_GROUP,
)

STATES = SLOTS + 3
LAP = 6
"""Throws of a lap."""
_FACES = range(1, 7)
_LONG = 500


class Ground(NamedTuple):
    """What a board does with those who come to rest."""

    kind: tuple[int, ...]
    effect: tuple[int, ...]
    amount: tuple[int, ...]
    members: tuple[int, ...]
    jail: int


def ground_of(t: Any) -> Ground:
    """The ground of a record that has its board."""
    kind, effect, amount, members = (
        tuple(t[name].tolist()) for name in ("kind", "effect", "amount", "members")
    )
    return Ground(kind, effect, amount, members, int(t.jail_slot))


@lru_cache(maxsize=64)
def lap_table(ground: Ground) -> Mind:
    """Rests on each slot within a lap from every state; below them the shares of the long run.

    Jail is left at once half the time.
    """
    step = (_chain(ground, False) + _chain(ground, True)) / 2
    table = np.zeros((STATES + 1, COLUMNS))
    here = np.eye(STATES)
    for _ in range(LAP):
        here = here @ step
        table[:STATES, :SLOTS] += here[:, :SLOTS]
    table[STATES, :SLOTS] = np.linalg.matrix_power(step, _LONG)[0, :SLOTS]
    return table


def _chain(ground: Ground, leaves_early: bool) -> Mind:
    """The chance of every next state, by one throw."""
    chances = np.zeros((STATES, STATES))
    for state in range(STATES):
        for one in _FACES:
            for two in _FACES:
                _throw(ground, chances[state], state, one, two, leaves_early)
    return chances


def _throw(ground: Ground, row: Mind, state: int, one: int, two: int, leaves_early: bool) -> None:
    if state < SLOTS:
        third_double = 1 / 36 if one == two else 0.0
        row[SLOTS] += third_double / 36
        _land(ground, row, (state + one + two) % SLOTS, (1 - third_double) / 36)
    elif one == two or state == STATES - 1 or leaves_early:
        _land(ground, row, (ground.jail + one + two) % SLOTS, 1 / 36)
    else:
        row[state + 1] += 1 / 36


def _land(ground: Ground, row: Mind, slot: int, weight: float) -> None:
    kind = ground.kind[slot]
    if kind == GO_TO_JAIL:
        row[SLOTS] += weight
    elif kind in (CHANCE, CHEST):
        first = 0 if kind == CHANCE else DECK
        for card in range(first, first + DECK):
            _follow(ground, row, slot, card, weight / DECK)
    else:
        row[slot] += weight


def _follow(ground: Ground, row: Mind, slot: int, card: int, weight: float) -> None:
    effect = ground.effect[card]
    if effect == MOVE_TO:
        row[ground.amount[card]] += weight
    elif effect == NEAREST_STATION:
        row[_next_of(ground.members[STATION_GROUP], slot)] += weight
    elif effect == NEAREST_UTILITY:
        row[_next_of(ground.members[UTILITY_GROUP], slot)] += weight
    elif effect == BACK:
        _land(ground, row, (slot - ground.amount[card]) % SLOTS, weight)
    elif effect == TO_JAIL:
        row[SLOTS] += weight
    else:
        row[slot] += weight


def _next_of(members: int, slot: int) -> int:
    steps = (step for step in range(1, SLOTS + 1) if members >> ((slot + step) % SLOTS) & 1)
    return (slot + next(steps)) % SLOTS
