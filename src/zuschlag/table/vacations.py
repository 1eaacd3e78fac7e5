"""Vacations at slow tables: a person's own clock stands still for some days, for all to see.

Everybody has as many days as the table gives (`TimeLimits.vacation`); days that were not needed are
left for later. Whoever is on vacation may move all the same.
"""

from zuschlag.errors import NotAllowed
from zuschlag.table import commands
from zuschlag.table.caller import Caller, seat_of
from zuschlag.table.settings import DAY
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState


def take_vacation(table: TableState, caller: Caller, command: commands.TakeVacation) -> TableEvent:
    """So many days from now on, in place of those that are running; 0 ends them."""
    seat = seat_of(table, caller)
    if not table.is_slow:
        raise NotAllowed("table/not-slow")
    running = table.vacations.get(seat)
    if not command.days:
        if running is None:
            raise NotAllowed("table/no-vacation")
        return caller.event("vacation_over", seat)
    left = table.vacation_left(seat)
    if running is not None:
        left += max(0, running.until - caller.now)
    if command.days * DAY > left:
        raise NotAllowed("table/vacation-spent", {"days": left // DAY})
    return caller.event("vacation", seat, public={"until": caller.now + command.days * DAY})


def check_not_slow(table: TableState) -> None:
    """NotAllowed where nobody is expected to be connected: pauses, bots for those who are gone."""
    if table.is_slow:
        raise NotAllowed("table/slow")
