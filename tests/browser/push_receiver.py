"""The push service of `tests/server` in a thread: a browser leaves no room for a loop beside it."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator

from tests.server.push_service import Pushed, PushService, push_service

SECONDS = 90.0


class Receiver:
    """Takes pushes while other things happen."""

    def __init__(self, service: PushService, loop: asyncio.AbstractEventLoop) -> None:
        self.service = service
        self._loop = loop

    @property
    def has_some(self) -> bool:
        """Whether something has come that nobody has looked at."""
        return not self.service.came.empty()

    def next(self) -> Pushed:
        """What comes next; waits for it."""
        coming = asyncio.wait_for(self.service.came.get(), SECONDS)
        return asyncio.run_coroutine_threadsafe(coming, self._loop).result(SECONDS + 5)


@contextlib.contextmanager
def receiving() -> Iterator[Receiver]:
    """One on loopback while the block runs."""
    begun, found = threading.Event(), []

    async def serve() -> None:
        stop = asyncio.Event()
        async with push_service() as service:
            found.append((service, asyncio.get_running_loop(), stop))
            begun.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert begun.wait(SECONDS)
    service, loop, stop = found[0]
    try:
        yield Receiver(service, loop)
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(SECONDS)
