"""How long a page computed in one go, from a trace of the browser, which knows processor time.

On a busy machine a task takes longer than it computes: this figure tells one from the other.
"""

import msgspec

from bench.pages.watching import spans

CATEGORIES = ["toplevel", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"


class Event(msgspec.Struct):
    """One line of a trace; times in microseconds."""

    name: str
    pid: int
    tid: int
    ts: float = 0.0
    dur: float = 0.0
    tdur: float = 0.0  # processor time; not every system measures it


class Trace(msgspec.Struct):
    """The file a browser writes."""

    events: list[Event] = msgspec.field(name="traceEvents")


def longest_computing(data: bytes, scenes: tuple[str, ...]) -> dict[str, float]:
    """Milliseconds of the task that computed longest, by scene, as far as there is such a task."""
    events = msgspec.json.decode(data, type=Trace).events
    marked = [event for event in events if event.name in scenes and event.ts]
    if not marked:
        return {}
    page = (marked[0].pid, marked[0].tid)
    marks = [(event.name, event.ts / 1000) for event in marked if (event.pid, event.tid) == page]
    tasks = [one for one in events if one.name == TASK and (one.pid, one.tid) == page]
    return {scene: _longest(tasks, spans(sorted(marks, key=_when), scene)) for scene in scenes}


def _when(mark: tuple[str, float]) -> float:
    return mark[1]


def _longest(tasks: list[Event], shows: list[tuple[float, float]]) -> float:
    within = (
        task.tdur / 1000
        for task in tasks
        if any(
            task.ts / 1000 < until and (task.ts + task.dur) / 1000 > since for since, until in shows
        )
    )
    return max(within, default=0.0)
