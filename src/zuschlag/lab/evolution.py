"""A small evolution strategy (CMA-ES, rank-mu, full covariance) for noisy gains in few dimensions.

In comes a function from candidates to gains, out goes the point that was best in the end.
"""

import math
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
BROOD = 16


def evolve(
    gains: Callable[[Floats], Floats],
    size: int,
    generations: int,
    luck: np.random.Generator,
    step: float = 0.5,
) -> Floats:
    """The middle of the last generation, beginning at zero with this step."""
    parents = BROOD // 2
    weights = math.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
    weights /= weights.sum()
    effective = 1 / (weights**2).sum()
    slow = (4 + effective / size) / (size + 4 + 2 * effective / size)
    pace = (effective + 2) / (size + effective + 5)
    one = 2 / ((size + 1.3) ** 2 + effective)
    many = min(1 - one, 2 * (effective - 2 + 1 / effective) / ((size + 2) ** 2 + effective))
    damping = 1 + 2 * max(0.0, math.sqrt((effective - 1) / (size + 1)) - 1) + pace
    usual = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
    middle, spread = np.zeros(size), np.eye(size)
    path, turn = np.zeros(size), np.zeros(size)
    for generation in range(generations):
        lengths, axes = np.linalg.eigh(spread)
        lengths = np.sqrt(np.maximum(lengths, 1e-12))
        moves = (luck.standard_normal((BROOD, size)) * lengths) @ axes.T
        best = np.argsort(-gains(middle + step * moves))[:parents]
        moved = weights @ moves[best]
        middle = middle + step * moved
        straight = axes @ ((axes.T @ moved) / lengths)
        turn = (1 - pace) * turn + math.sqrt(pace * (2 - pace) * effective) * straight
        length = float(np.linalg.norm(turn))
        is_steady = (
            length / math.sqrt(1 - (1 - pace) ** (2 * generation + 2))
            < (1.4 + 2 / (size + 1)) * usual
        )
        path = (1 - slow) * path + is_steady * math.sqrt(slow * (2 - slow) * effective) * moved
        spread = (1 - one - many) * spread + one * np.outer(path, path)
        spread = spread + many * (moves[best].T * weights) @ moves[best]
        step *= math.exp((pace / damping) * (length / usual - 1))
    return middle
