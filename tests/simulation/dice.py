"""Luck that a seed decides: for the tables (`ports.Dice`) and for everything that goes wrong."""

import random


class SimDice:
    """One stream per name; what one part of the world draws does not shift the others."""

    def __init__(self, seed: int, name: str) -> None:
        self.luck = random.Random(f"{name} {seed}")

    def token(self, size: int) -> bytes:
        """Random bytes."""
        return self.luck.randbytes(size)

    def uniform(self, least: float, most: float) -> float:
        """A number in between."""
        return self.luck.uniform(least, most)

    def happens(self, chance: float) -> bool:
        """Whether something of this probability comes about now."""
        return self.luck.random() < chance
