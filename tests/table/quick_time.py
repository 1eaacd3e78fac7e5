"""An event loop whose clock jumps: when all wait, it is at once as late as the next timer.

Tests of this room run on it (`conftest`), so an hour at a table takes no time. `run` is for laws,
which start a world of their own for every example.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Found = TypeVar("Found")

MOST_STEPS_AT_ONE_INSTANT = 20_000
_COMPLAINTS: list[dict[str, Any]] = []


class Deadlock(Exception):
    """Everybody waits and no timer is set."""


class Livelock(Exception):
    """Everybody runs and no time passes."""


class _Jump(selectors.SelectSelector):
    """Nobody waits for a file here; waiting for a timer moves the clock."""

    loop: "QuickLoop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready now; if nothing is, later is now."""
        ready = super().select(0)
        if ready:
            return ready
        if timeout is None:
            raise Deadlock(self.loop.time())
        self.loop.jump(timeout)
        return ready


class QuickLoop(asyncio.SelectorEventLoop):
    """See the module."""

    def __init__(self) -> None:
        jumping = _Jump()
        jumping.loop = self
        self._now = 1000.0
        self._steps_here = 0
        self.steps = 0
        super().__init__(jumping)
        self.set_exception_handler(lambda loop, told: _COMPLAINTS.append(told))

    def time(self) -> float:
        """Seconds since some beginning."""
        return self._now

    def jump(self, seconds: float) -> None:
        """One step of the loop; time passes when there is nothing else to do."""
        self.steps += 1
        self._steps_here = 0 if seconds > 0 else self._steps_here + 1
        if self._steps_here > MOST_STEPS_AT_ONE_INSTANT:
            self._steps_here = 0
            raise Livelock(self._now)
        self._now += max(0.0, seconds)


def run(world: Coroutine[Any, Any, Found]) -> Found:
    """Live through a whole world."""
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        return runner.run(world)


def complaints() -> list[dict[str, Any]]:
    """All that failed unseen since the last time somebody asked."""
    found = _COMPLAINTS.copy()
    _COMPLAINTS.clear()
    return found
