"""What of a magnate's temper can be tuned, and between which values."""

import numpy as np
import numpy.typing as npt

BOUNDS = {
    "HORIZON": (5.0, 60.0),
    "TAU_END": (0.5, 20.0),
    "W_DEED": (0.3, 1.5),
    "W_STATION": (0.3, 2.0),
    "W_UTILITY": (0.0, 2.0),
    "W_HOUSE": (0.1, 1.0),
    "F_OUT": (0.0, 2.5),
    "BUDGET": (0.1, 1.5),
    "FUTURE": (0.0, 800.0),
    "POT": (0.1, 0.98),
    "POT_ONE": (0.0, 0.6),
    "POT_TWO": (0.0, 0.5),
    "AV_RIVAL": (0.0, 1.5),
    "AV_SPLIT": (0.0, 1.0),
    "BLOCK": (-0.1, 0.4),
    "SHARE": (1.0, 7.0),
    "RUIN": (0.0, 1.5),
    "BASE": (0.0, 1500.0),
    "SHADE": (0.6, 1.5),
    "CHEAP": (0.0, 0.9),
    "GREED": (0.2, 1.0),
    "MAKE": (0.0, 0.05),
    "JAIL_DEED": (0.0, 60.0),
    "FAR": (0.0, 200.0),
}
"""What is tuned, and between which values."""

Figures = dict[str, float]
Point = npt.NDArray[np.float64]
_LEAST = np.array([low for low, _ in BOUNDS.values()])
_WIDTH = np.array([high - low for low, high in BOUNDS.values()])


def figures_at(point: Point) -> Figures:
    """A point between 0 and 1 as figures."""
    values = _LEAST + np.clip(point, 0.0, 1.0) * _WIDTH
    return {name: round(float(value), 4) for name, value in zip(BOUNDS, values, strict=True)}


def point_of(known: Figures) -> Point:
    """Where figures lie."""
    found: Point = (np.array([known[name] for name in BOUNDS]) - _LEAST) / _WIDTH
    return found.clip(0.0, 1.0)
