"""Time as a worker knows it: steady while it runs, set once at its start, and perhaps set wrong."""

import asyncio

from tests.simulation.loop import SimLoop

EPOCH = 1_700_000_000_000
"""When the simulated world begins, in milliseconds since 1970."""


class SimClock:
    """`ports.Clock` over virtual time; `skew` is by how many seconds it was set wrong at boot."""

    def __init__(self, loop: SimLoop, skew: float = 0.0) -> None:
        self.loop = loop
        self.base = EPOCH + round(skew * 1000)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.base + round(self.loop.time() * 1000)

    async def sleep(self, seconds: float) -> None:
        """Wait in virtual time."""
        await asyncio.sleep(seconds)
