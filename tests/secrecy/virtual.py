"""Time that only passes when nobody has anything to do, and luck that only knows the time.

Two worlds that do the same at the same moments then have the same waits, whatever else one of
them does in secret.
"""

import asyncio
import hashlib
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

BEGIN = 1_800_000_000_000

Done = TypeVar("Done")


class _Jump(selectors.SelectSelector):
    """Instead of sleeping, the time moves on."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Nothing ever comes from outside."""
        if timeout is None:
            raise RuntimeError("everybody waits for ever")
        self.now += max(0.0, timeout)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in which waiting costs nothing."""

    def __init__(self) -> None:
        self._jump = _Jump()
        super().__init__(self._jump)

    def time(self) -> float:
        """Virtual seconds."""
        return self._jump.now


def run(work: Coroutine[Any, Any, Done]) -> Done:
    """Run to the end in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


class VirtualClock:
    """`ports.Clock` over virtual time."""

    def __init__(self, begin: int = BEGIN) -> None:
        self._begin = begin

    def now(self) -> int:
        """Milliseconds; rounded, because sums of floats fall short of a timer's time."""
        return self._begin + round(asyncio.get_running_loop().time() * 1000)

    async def sleep(self, seconds: float) -> None:
        """Wait in virtual time."""
        await asyncio.sleep(seconds)


class TimedDice:
    """`ports.Dice` by the time alone: one draw more or less does not shift the others."""

    def __init__(self, clock: VirtualClock, seed: object = 0) -> None:
        self._clock = clock
        self._seed = seed

    def token(self, size: int) -> bytes:
        """Bytes that look random."""
        return self._drawn(f"token {size}")[:size]

    def uniform(self, least: float, most: float) -> float:
        """A number in between, of an even number of thousandths."""
        share = int.from_bytes(self._drawn("uniform")[:6], "big") / 2**48
        return round((least + share * (most - least)) * 500) / 500 + 1e-9

    def _drawn(self, what: str) -> bytes:
        return hashlib.sha512(f"{self._seed} {what} {self._clock.now()}".encode()).digest()
