"""What most of a measurement is below."""

from collections.abc import Sequence


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value that this share is below."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
