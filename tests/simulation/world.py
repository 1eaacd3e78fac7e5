"""What all parts of one simulated world share: time, luck, weather, what was seen and said.

A `Violation` is what the campaign looks for: a promise that was broken, with the time it was.
"""

import hashlib
from collections.abc import Callable

from tests.simulation.dice import SimDice
from tests.simulation.loop import SimLoop
from tests.simulation.sometimes import Sometimes


class Violation(Exception):
    """A promise was broken."""


class Weather:
    """How likely each fault is now; `calm` is the time after all faults."""

    def __init__(self, luck: SimDice) -> None:
        def rate(most: float, chance: float = 0.6) -> float:
            return luck.uniform(0, most) if luck.happens(chance) else 0.0

        self.unclear = rate(0.03)
        self.read_fails = rate(0.01)
        self.slow_disk = rate(0.05)
        self.request_lost = rate(0.08)
        self.request_twice = rate(0.08)
        self.answer_lost = rate(0.08)
        self.reset = rate(0.01)
        self.half_open = rate(0.004)
        self.hint_lost = rate(0.5)
        self.has_hints = luck.happens(0.7)  # else none ever arrives, and nobody may need them
        self.hint_twice = rate(0.2)
        self.bot_fails = rate(0.05)
        self.sleepy = rate(0.02)
        self.delay = luck.uniform(0.005, 0.8)  # at most so long one way, also in good times
        self.is_calm = False

    def calm(self) -> None:
        """From now on nothing goes wrong by itself."""
        for name in sorted(set(vars(self)) - {"has_hints", "delay"}):
            setattr(self, name, 0.0)
        self.is_calm = True


class World:
    """One seed, one world."""

    def __init__(self, seed: int, hear: Callable[[str], None] | None = None) -> None:
        self.seed = seed
        self.loop = SimLoop(seed)
        self.sometimes = Sometimes()
        self.weather = Weather(self.dice("weather"))
        self.violations: list[str] = []
        self.lines = 0
        self._hear = hear
        self._digest = hashlib.sha256()

    def dice(self, name: str) -> SimDice:
        """A stream of luck of its own."""
        return SimDice(self.seed, name)

    @property
    def now(self) -> float:
        """Virtual seconds."""
        return self.loop.time()

    def tell(self, who: str, what: str) -> None:
        """One line of the trace."""
        line = f"{self.now:10.3f} {who:<10} {what}"
        self.lines += 1
        self._digest.update(line.encode() + b"\n")
        if self._hear is not None:
            self._hear(line)

    def reached(self, point: str, who: str = "world") -> None:
        """Something worth counting happened."""
        self.sometimes.reached(point)
        self.tell(who, point)

    def broken(self, promise: str) -> None:
        """Note a broken promise; the world goes on so that the trace shows what follows."""
        self.violations.append(f"at {self.now:.3f} s: {promise}")
        self.tell("CHECK", promise)

    @property
    def digest(self) -> str:
        """The trace in one word: equal for equal runs."""
        return self._digest.hexdigest()
