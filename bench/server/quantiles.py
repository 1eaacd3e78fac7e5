"""What most of a measurement lies below."""

from collections.abc import Sequence


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
