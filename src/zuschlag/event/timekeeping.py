"""The clock by hand: stop, go on, more time."""

from zuschlag.errors import NotAllowed
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.clock import MINUTE, EveningClock
from zuschlag.event.evening_state import RUNNING, EveningState
from zuschlag.event.judging import reason
from zuschlag.event.powers import speaks_as
from zuschlag.table.table_event import TableEvent


def stop(evening: EveningState, asker: Asker, command: commands.StopClock) -> TableEvent:
    """Clock or not: at a fire alarm all tables stand still."""
    if not _is_played(evening) or evening.clock.stopped_since is not None:
        raise NotAllowed("event/not-now")
    return asker.event("clock_stopped", speaks_as(evening, asker), why=reason(command.why))


def go_on(evening: EveningState, asker: Asker, command: commands.GoOn) -> TableEvent:
    if not _is_played(evening) or evening.clock.stopped_since is None:
        raise NotAllowed("event/not-now")
    return asker.event("clock_started", speaks_as(evening, asker))


def move(evening: EveningState, asker: Asker, command: commands.MoveClock) -> TableEvent:
    """Never to a time that has passed."""
    clock = _ticking(evening)
    by = command.minutes * MINUTE
    if clock.left(asker.now) + by <= 0 or by == 0:
        raise NotAllowed("event/no-time-left", {"minutes": command.minutes})
    why = reason(command.why)
    return asker.event("clock_moved", speaks_as(evening, asker), shift=by, why=why)


def _ticking(evening: EveningState) -> EveningClock:
    """A clock that has an end which lies ahead."""
    clock = evening.clock
    if not _is_played(evening) or clock.ends_at is None or clock.has_rung:
        raise NotAllowed("event/no-clock")
    return clock


def _is_played(evening: EveningState) -> bool:
    return evening.current is not None and evening.current.state == RUNNING
