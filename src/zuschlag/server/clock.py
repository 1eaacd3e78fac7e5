"""Time and luck as they really are: the clock and the dice of a server."""

import asyncio
import secrets
import time


class SteadyClock:
    """Set once at the start; a wall clock that jumps later does not move it."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int((time.monotonic() + self._offset) * 1000)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class TrueDice:
    """Luck from the system."""

    def __init__(self) -> None:
        self._random = secrets.SystemRandom()

    def token(self, size: int) -> bytes:
        return secrets.token_bytes(size)

    def uniform(self, least: float, most: float) -> float:
        return self._random.uniform(least, most)
