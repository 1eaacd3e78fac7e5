"""Luck for the search alone (splitmix64); who gets which number comes from seeds."""

_MASK = (1 << 64) - 1


class QuickLuck:
    """A stream of numbers from 64 bits; equal on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def below(self, stop: int) -> int:
        """A number from 0 to stop - 1."""
        self._state = state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) >> 32) * stop >> 32

    def shuffled(self, count: int) -> list[int]:
        """0, 1, 2 up to count - 1 in random order."""
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
