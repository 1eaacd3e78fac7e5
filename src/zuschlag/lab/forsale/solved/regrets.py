"""The first solver: everybody regrets, at every question, what would have been better (CFR+).

Regrets never fall below nothing, seats take turns in learning, and later rounds count for more in
the mean, which is what comes out. It walks over the whole tree and knows nothing of stages.
"""

import numpy as np

from zuschlag.lab.forsale.solved.answers import reaches, without, worths
from zuschlag.lab.forsale.solved.tree import Floats, Profile, Tree


def by_regrets(tree: Tree, rounds: int) -> Profile:
    """The mean of what was played over so many rounds of learning."""
    seats = np.array([seat for seat, _ in tree.questions])[tree.owners]
    regrets, played = np.zeros(len(seats)), np.zeros(len(seats))
    for number in range(1, rounds + 1):
        for seat in range(tree.seats):
            chances = _normal(tree, regrets)
            reach = reaches(tree, chances)
            is_own = seats == seat
            regrets[is_own] = np.maximum(regrets + _regret(tree, chances, reach, seat), 0)[is_own]
            played[is_own] += number * (_own(tree, reach, seat) * chances)[is_own]
    return tree.profile(_normal(tree, played))


def _normal(tree: Tree, weights: Floats) -> Floats:
    """Shares within each question; equal ones where nothing weighs anything."""
    owners = tree.owners
    totals = np.bincount(owners, weights)[owners]
    equal = 1 / np.array(tree.sizes)[owners]
    return np.where(totals > 0, weights / np.where(totals > 0, totals, 1), equal)


def _regret(tree: Tree, chances: Floats, reach: Floats, seat: int) -> Floats:
    """By slot: how much better that choice would have been than what was played."""
    worth, weight = worths(tree, chances)[seat], without(reach, seat)
    later = slice(tree.levels[0].stop, None)
    slots = tree.slots[later]
    each = np.bincount(slots, (worth * weight)[later], len(chances))
    return np.asarray(each - np.bincount(tree.owners, each * chances)[tree.owners], np.float64)


def _own(tree: Tree, reach: Floats, seat: int) -> Floats:
    """By slot: how likely the seat itself lets its question come about."""
    asked = np.zeros(len(tree.sizes))
    nodes = tree.actors == seat
    asked[tree.asked[nodes]] = reach[seat, nodes]
    return asked[tree.owners]
