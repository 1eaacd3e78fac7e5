"""What a profile is worth to everybody, and what a seat could win more by the best answer to it.

Exact: every history counts, weighed by how likely the others and chance let it come about.
"""

import numpy as np

from zuschlag.lab.forsale.solved.tree import NOBODY, Floats, Profile, Tree


def reaches(tree: Tree, chances: Floats) -> Floats:
    """For every node how likely each seat lets it come about, and in the last line chance."""
    found = np.ones((tree.seats + 1, len(tree.parents)))
    found[tree.seats] = tree.chances
    for level in tree.levels[1:]:
        parents = tree.parents[level]
        found[:, level] *= found[:, parents]
        nodes = np.arange(level.start, level.stop)
        found[tree.actors[parents], nodes] *= chances[tree.slots[level]]
    return found


def without(reach: Floats, seat: int) -> Floats:
    """How likely all but this seat let each node come about."""
    return np.asarray(np.delete(reach, seat, axis=0).prod(axis=0))


def worths(tree: Tree, chances: Floats) -> Floats:
    """What every node is worth to every seat, by seat and node."""
    found = tree.worth.T.copy()
    for level in reversed(tree.levels[1:]):
        parents, slots = tree.parents[level], tree.slots[level]
        weights = tree.chances[level] * chances[slots]
        for seat in range(tree.seats):
            found[seat] += np.bincount(parents, weights * found[seat, level], len(tree.parents))
    return found


def values(tree: Tree, profile: Profile) -> list[float]:
    """What everybody wins on average."""
    found, first = worths(tree, tree.flat(profile)), tree.levels[0]
    return [float(one) for one in found[:, first] @ tree.chances[first]]


def best_value(tree: Tree, profile: Profile, seat: int) -> float:
    """What a seat wins by the best answer, if all others keep to the profile."""
    chances = tree.flat(profile)
    weight = without(reaches(tree, chances), seat)
    found = tree.worth[:, seat] * weight
    firsts, owners = tree.firsts, tree.owners
    for depth in range(len(tree.levels) - 1, 0, -1):
        level, above = tree.levels[depth], tree.levels[depth - 1]
        parents, slots = tree.parents[level], tree.slots[level]
        is_own = tree.actors[parents] == seat
        gained = np.bincount(slots[is_own], found[level][is_own], len(owners))
        top = np.maximum.reduceat(gained, firsts)
        chosen = np.full(len(firsts), NOBODY)
        hits = np.flatnonzero(gained == top[owners])
        chosen[owners[hits[::-1]]] = hits[::-1]
        counts = ~is_own | (chosen[owners[slots]] == slots)
        found += np.bincount(parents, found[level] * counts, len(found))
        assert not set(tree.asked[above]) & set(tree.asked[level]) - {NOBODY}, (
            "one depth a question"
        )
    return float(found[tree.levels[0]].sum())


def gains(tree: Tree, profile: Profile) -> list[float]:
    """What each seat could win more by deviating alone: 0 for all is an equilibrium."""
    kept = values(tree, profile)
    return [best_value(tree, profile, seat) - kept[seat] for seat in range(tree.seats)]
