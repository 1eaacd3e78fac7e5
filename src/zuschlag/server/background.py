"""Work that takes a moment, done off the event loop: one piece at a time, few waiting.

A thread of its own keeps the order, even when whoever asked has gone in the meantime.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from zuschlag.errors import Unavailable

MOST_WAITING = 20


class Background:
    """One thread and the queue before it."""

    def __init__(self, slug: str) -> None:
        self._slug = slug
        self._thread: ThreadPoolExecutor | None = None
        self._waiting = 0

    async def do(self, work: Callable[[], bytes]) -> bytes:
        """What comes of the work; Unavailable when too many wait already."""
        if self._waiting >= MOST_WAITING:
            raise Unavailable(self._slug, {"seconds": 2})
        if self._thread is None:
            self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="background")
        self._waiting += 1
        future = self._thread.submit(work)
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: loop.call_soon_threadsafe(self._finished))
        return await asyncio.wrap_future(future)

    def _finished(self) -> None:
        self._waiting -= 1
