"""Background work: kept hold of, reported when it fails, ended together."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from zuschlag.errors import ZuschlagError

Done = TypeVar("Done")


class Tasks:
    """All that one worker has under way."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        """Do something in the background; what a user could not mend is the loop's to report."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, ZuschlagError):
            told = {"message": "a table's work failed", "exception": fault, "task": task}
            task.get_loop().call_exception_handler(told)

    async def finish(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Carry on to the end even if whoever asked has gone: half a decision is none."""
        return await asyncio.shield(self.spawn(work))

    def cancel(self) -> None:
        for task in list(self._running):
            task.cancel()
