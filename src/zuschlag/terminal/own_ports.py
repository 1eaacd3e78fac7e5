"""Time, luck and a seal for a table of one's own. Nothing of it leaves this process."""

import asyncio
import hashlib
import random
import time


class OwnClock:
    """Set once at the start; a wall clock that jumps later does not move it."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int((time.monotonic() + self._offset) * 1000)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class OwnDice:
    """The person's own luck: with the same seed the same cards are dealt again."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck

    def token(self, size: int) -> bytes:
        """Random bytes."""
        return self._luck.randbytes(size)

    def uniform(self, least: float, most: float) -> float:
        """A number in between."""
        return self._luck.uniform(least, most)


class OpenSeal:
    """Seals nothing: the journal is in this memory, and so is whatever it could be kept from."""

    def seal(self, plain: bytes, where: bytes) -> bytes:
        """As it is."""
        return plain

    def open(self, sealed: bytes, where: bytes) -> bytes:
        """As it is."""
        return sealed

    def mark(self, what: bytes) -> str:
        """A digest."""
        return hashlib.sha256(what).hexdigest()
