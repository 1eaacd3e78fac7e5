"""Shares of games with their uncertainty."""

import math
from dataclasses import dataclass

Z = 1.959964
"""Two-sided 95 %."""


@dataclass(frozen=True)
class Share:
    """A share of games with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: float) -> Share:
    """Wilson's interval: honest for small counts and for shares near 0 or 1."""
    value = wins / games
    spread = Z * math.sqrt(value * (1 - value) / games + Z**2 / (4 * games**2))
    middle, scale = value + Z**2 / (2 * games), 1 + Z**2 / games
    return Share(value, (middle - spread) / scale, (middle + spread) / scale)
