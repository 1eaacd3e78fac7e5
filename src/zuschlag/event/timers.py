"""What an evening does on its own, worked out from nothing but its state and the time.

After a crash the same timers come up again, so that nothing has to be remembered besides the log.
"""

from collections.abc import Iterator

from zuschlag.event.clock import BEAT, MINUTE, WARNINGS
from zuschlag.event.evening_state import HERE, EveningState
from zuschlag.event.open_tables import opened, ready_at
from zuschlag.event.planning import drawn
from zuschlag.table.table_event import TableEvent

SEED_SECONDS = 10
"""How long a draw waits for seeds."""

Timer = tuple[int, str]


def due_event(evening: EveningState, now: int) -> TableEvent | None:
    """The next thing to do at once."""
    due = [kind for when, kind in _timers(evening) if when <= now]
    return _event(evening, due[0], now) if due else None


def next_time(evening: EveningState) -> int | None:
    """When the next timer is due."""
    return min((when for when, _ in _timers(evening)), default=None)


def _timers(evening: EveningState) -> Iterator[Timer]:
    drawing, clock = evening.drawing, evening.clock
    if drawing is not None:
        yield drawing.since + (SEED_SECONDS * 1000 if _is_waiting(evening) else 0), "drawn"
    ready = ready_at(evening) if clock.stopped_since is None else None
    if ready is not None:
        yield ready, "table_opened"
    if clock.ends_at is not None and clock.runs:
        yield clock.ends_at, "bell"
        warning = clock.next_warning()
        if warning is not None:
            yield clock.ends_at - warning * MINUTE, "warned"
        yield evening.last_at + BEAT, "beat"


def _is_waiting(evening: EveningState) -> bool:
    """Whether somebody who is here has sealed a seed and not shown it."""
    people = evening.entrants.values()
    return any(one.state == HERE and one.seal and not one.seed for one in people)


def _event(evening: EveningState, kind: str, now: int) -> TableEvent:
    if kind == "drawn":
        return drawn(evening, now)
    if kind == "table_opened":
        return opened(evening, now)
    if kind == "warned":
        left = evening.clock.left(now)
        said = [one for one in WARNINGS if one not in evening.clock.warned]
        minutes = [one for one in said if left <= one * MINUTE]
        return TableEvent(kind=kind, at=now, public={"minutes": minutes})
    return TableEvent(kind=kind, at=now)
