"""An event loop in virtual time whose order of callbacks comes from a seed.

Waiting costs nothing: the clock jumps to the next timer. What is ready at one instant runs in an
order drawn by the seed. Every callback belongs to a process of the simulated world (or to the
world itself), so a process can be killed or stopped between any two of its steps: then not even
its `finally` runs. Relies on insides of asyncio, so `test_loop.py` runs per version of Python.
"""

import asyncio
import contextvars
import heapq
import random
from collections.abc import Callable, Coroutine
from typing import Any

PROCESS: contextvars.ContextVar["Process | None"] = contextvars.ContextVar("process", default=None)
MOST_STEPS_AT_ONE_INSTANT = 200_000


class Deadlock(Exception):
    """Everybody waits and no timer is set."""


class Livelock(Exception):
    """Everybody runs and no time passes."""


class Process:
    """Something that can be killed or stopped: a worker, a client."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
        self.is_stopped = False
        self.fuse: int | None = None  # dies after so many of its steps
        self.on_death: Callable[[], None] = lambda: None
        self.held: list[asyncio.Handle] = []
        self._context = contextvars.copy_context()
        self._context.run(PROCESS.set, self)

    def context(self) -> contextvars.Context:
        """For a task or callback of this process."""
        return self._context.copy()

    def may_run(self, handle: asyncio.Handle) -> bool:
        """Whether this step happens now; a stopped process does it later, a dead one never."""
        if self.is_dead:
            return False
        if self.is_stopped:
            self.held.append(handle)
            return False
        if self.fuse is not None:
            self.fuse -= 1
            if self.fuse <= 0:
                self.fuse = None
                self.on_death()
                return not self.is_dead
        return True


class SimTask(asyncio.Task[Any]):
    """A task with a number: sets of tasks have an order that does not depend on addresses."""

    process: Process | None = None

    def __init__(self, number: int, *given: Any, **named: Any) -> None:
        self.number = number
        super().__init__(*given, **named)

    def __hash__(self) -> int:
        return self.number


class SimFuture(asyncio.Future[Any]):
    """The same for futures."""

    def __init__(self, number: int, loop: asyncio.AbstractEventLoop) -> None:
        self.number = number
        super().__init__(loop=loop)

    def __hash__(self) -> int:
        return self.number


class SimLoop(asyncio.BaseEventLoop):
    """See the module."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.luck = random.Random(f"loop {seed}")
        self.steps = 0
        self.tasks: list[SimTask] = []
        self.complaints: list[dict[str, Any]] = []
        self._now = 0.0
        self._made = 0
        self._kept = 100
        self._ready: list[asyncio.Handle] = []
        self._scheduled: list[asyncio.TimerHandle] = []
        self._clock_resolution = 1e-9
        self._world = contextvars.Context()
        self.set_exception_handler(lambda loop, told: self.complaints.append(told))

    def time(self) -> float:
        """Virtual seconds since the beginning."""
        return self._now

    def outside(self, delay: float, done: Callable[..., object], *given: Any) -> None:
        """Call later on behalf of the world: this happens whoever dies."""
        self.call_later(delay, done, *given, context=self._world)

    def spawn(self, process: Process | None, work: Coroutine[Any, Any, Any]) -> SimTask:
        """A task of this process."""
        context = process.context() if process else self._world.copy()
        return self.create_task(work, context=context)

    def wake(self, process: Process) -> None:
        """Let a stopped process go on where it was."""
        process.is_stopped = False
        self._ready.extend(process.held)
        process.held = []

    def create_task(self, coro: Any, **given: Any) -> SimTask:
        """A numbered task, remembered until it is done and somebody has seen how it ended."""
        given.pop("eager_start", None)
        self._made += 1
        task = SimTask(self._made, coro, loop=self, **given)
        context = given.get("context")
        task.process = PROCESS.get() if context is None else context.get(PROCESS)
        self.tasks.append(task)
        if len(self.tasks) > 2 * self._kept:
            self.tasks = [one for one in self.tasks if not one.done() or _is_unseen(one)]
            self._kept = max(100, len(self.tasks))
        return task

    def create_future(self) -> SimFuture:
        """A numbered future."""
        self._made += 1
        return SimFuture(self._made, self)

    def unseen(self) -> list[SimTask]:
        """Tasks that failed while nobody looked; those of the dead could not be looked at."""
        failed = [one for one in self.tasks if one.done() and _is_unseen(one)]
        return [one for one in failed if one.process is None or not one.process.is_dead]

    def bury(self) -> None:
        """The world is over: drop everything that still waits, without a word."""
        while self.tasks:
            task = self.tasks.pop()
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            task._log_traceback = False
            if not task.done():
                _close(task.get_coro())
        self.close()

    def run_in_executor(self, *given: Any) -> Any:  # type: ignore[override]
        """There are no threads here."""
        raise RuntimeError("no threads in the simulation")

    def _write_to_self(self) -> None:
        """Nobody sleeps who must be woken."""

    def _run_once(self) -> None:
        self._ripen()
        if not self._ready:
            self._jump()
        for _ in range(MOST_STEPS_AT_ONE_INSTANT):
            if not self._ready or self._is_stopping:
                return
            self._step()
        raise Livelock(self._now)

    @property
    def _is_stopping(self) -> bool:
        return bool(vars(self)["_stopping"])

    def _jump(self) -> None:
        while self._scheduled and self._scheduled[0]._cancelled:
            _pop(self._scheduled)
        if not self._scheduled:
            raise Deadlock(self._now)
        self._now = max(self._now, self._scheduled[0].when())
        self._ripen()

    def _ripen(self) -> None:
        """Timers whose time has come are ready."""
        while self._scheduled and self._scheduled[0].when() <= self._now:
            self._ready.append(_pop(self._scheduled))

    def _step(self) -> None:
        ready = self._ready
        place = int(self.luck.random() * len(ready))
        handle, ready[place] = ready[place], ready[-1]
        ready.pop()
        if handle._cancelled:
            return
        process = _context(handle).get(PROCESS)
        if process is None or process.may_run(handle):
            self.steps += 1
            handle._run()


def _pop(scheduled: list[asyncio.TimerHandle]) -> Any:
    handle: Any = heapq.heappop(scheduled)
    handle._scheduled = False
    return handle


def _context(handle: Any) -> contextvars.Context:
    found: contextvars.Context = handle._context
    return found


def _is_unseen(task: SimTask) -> bool:
    return bool(task._log_traceback)


def _close(coroutine: Any) -> None:
    """Some refuse to end and wait once more; ask until they do."""
    for _ in range(20):
        try:
            coroutine.close()
        except Exception:
            continue
        return
