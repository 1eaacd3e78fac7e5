"""Do two samples come from the same source? The test of Kolmogorov and Smirnov, in NumPy."""

import math
from collections.abc import Sequence

import numpy as np

ALPHA = 0.001
"""How seldom the test may cry wolf."""
_TERMS = 100


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """The largest gap between the two shares of values up to a place, over all places."""
    left, right = np.sort(np.asarray(one, float)), np.sort(np.asarray(other, float))
    places = np.concatenate([left, right])
    shares = [np.searchsorted(side, places, "right") / len(side) for side in (left, right)]
    return float(np.max(np.abs(shares[0] - shares[1])))


def chance(gap: float, one: int, other: int) -> float:
    """How often equal sources give a gap as large as this, for samples of these sizes."""
    root = math.sqrt(one * other / (one + other))
    scaled = (root + 0.12 + 0.11 / root) * gap
    if scaled < 0.2:  # the series does not settle there, and all but one is certain
        return 1.0
    total = 0.0
    for k in range(1, _TERMS + 1):
        term = math.exp(-2 * k * k * scaled * scaled)
        total += term if k % 2 else -term
    return min(1.0, max(0.0, 2 * total))


def likeness(one: Sequence[float], other: Sequence[float]) -> float:
    """How well two samples go together; below ALPHA they do not."""
    return chance(distance(one, other), len(one), len(other))
