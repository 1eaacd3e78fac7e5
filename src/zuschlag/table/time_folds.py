"""How time changes by what happened: clocks that stop, people who are away, bots that hurry."""

from zuschlag.table.table_event import TableEvent, seat_of
from zuschlag.table.table_state import PAUSED, PLAY, Absence, TableState
from zuschlag.table.waits import SLOW, Vacation


def away(table: TableState, event: TableEvent) -> None:
    """A bot plays for somebody until they come back."""
    seat = table.seats[seat_of(event)]
    seat.away, seat.away_at = event.public["why"], event.at
    seat.bot = ""
    table.absences.pop(seat_of(event), None)
    _end_vacation(table, seat_of(event), event.at)


def stand_in(table: TableState, event: TableEvent) -> None:
    """Which bot that is."""
    table.seats[seat_of(event)].bot = event.public["bot"]


def kept(table: TableState, event: TableEvent) -> None:
    """The table waits for somebody who is gone; that counts as a pause."""
    table.absences[seat_of(event)] = Absence(True, event.public["asker"], event.at)
    table.pauses += 1


def wish(table: TableState, event: TableEvent) -> None:
    """Somebody wants the table to do for one who is gone what it would not do by itself."""
    known = table.absences.get(seat_of(event), Absence())
    table.absences[seat_of(event)] = Absence(wishes=[*known.wishes, event.public["asker"]])


def vacation(table: TableState, event: TableEvent) -> None:
    """Somebody at a slow table is away until some day, and their clock stands still."""
    seat = seat_of(event)
    _end_vacation(table, seat, event.at)
    taken = Vacation(event.at, event.public["until"])
    table.vacations[seat] = taken
    used = table.vacation_used.get(seat, 0)
    table.vacation_used[seat] = used + taken.until - taken.since


def vacation_over(table: TableState, event: TableEvent) -> None:
    """Their clock runs again; days that were not needed are left for later."""
    _end_vacation(table, seat_of(event), event.at)


def _end_vacation(table: TableState, seat: int, at: int) -> None:
    taken = table.vacations.pop(seat, None)
    if taken is not None:
        end = min(at, taken.until)
        table.timing.leave_out(table.barred, end)
        table.vacation_used[seat] -= taken.until - end
        table.timing.give_back(seat, taken.since, end)
        table.game.give_back(seat, Vacation(taken.since, end), SLOW.claim)


def back(table: TableState, event: TableEvent) -> None:
    """Somebody plays again in person, with time of their own; a kept seat has what it had."""
    number = seat_of(event)
    seat, known = table.seats[number], table.absences.pop(number, None)
    now = event.at if table.is_running else table.stopped_at
    if seat.away is not None:
        table.timing.restart(number, now)
    elif known is not None and known.is_kept:
        table.timing.give_back(number, known.since, now)
    seat.away, seat.bot = None, ""


def hurried(table: TableState, event: TableEvent) -> None:
    """Bots answer faster or slower from now on."""
    table.speed, table.skips = event.public["speed"], event.public["skip"]


def paused(table: TableState, event: TableEvent) -> None:
    """All clocks stop."""
    table.status = PAUSED
    table.pause = None
    table.pauses += 1
    _stand_still(table, event)
    table.pause_until = event.public.get("until")


def unpaused(table: TableState, event: TableEvent) -> None:
    """All clocks run again from where they were."""
    table.status = PLAY
    table.pause_until = None
    _run_again(table, event)


def stopped(table: TableState, event: TableEvent) -> None:
    """The server goes down in good order."""
    if table.is_running:
        _stand_still(table, event)


def resumed(table: TableState, event: TableEvent) -> None:
    """The server is back; nobody pays for the time it was away, and all get some more."""
    since = table.last_at if table.is_running else table.stopped_at
    good = {code: kept for code, kept in table.codes.items() if kept.until > since}
    table.codes = {code: kept.later(event.at - since) for code, kept in good.items()}
    if "least" in event.public:
        _go_on_by_the_calendar(table, event)
    elif table.status != PAUSED:
        _run_again(table, event, event.public["credit"])


def _go_on_by_the_calendar(table: TableState, event: TableEvent) -> None:
    """Days are days, whoever slept meanwhile; but nobody's are over just when all are back."""
    table.is_running = True
    table.running_since = event.at
    table.timing.leave_until(event.at + event.public["least"])
    table.game.leave_until(event.at + event.public["least"], SLOW.claim)


def _stand_still(table: TableState, event: TableEvent) -> None:
    table.is_running = False
    table.stopped_at = event.at


def _run_again(table: TableState, event: TableEvent, credit: int = 0) -> None:
    """Shift all that runs; after a crash nothing has run since the last entry that all saw."""
    since = table.last_at if table.is_running else table.stopped_at
    gap = event.at - since + credit  # less than nothing where a clock was set back
    table.is_running = True
    table.timing.shift(gap)
    table.seeds.since += gap
    table.running_since = event.at
    if table.play is not None:
        table.play.shift(gap)


def end_moved(table: TableState, event: TableEvent) -> None:
    """The evening has moved the end of its round."""
    table.timing.end_at(event.public["limit"])


def bell_rung(table: TableState, event: TableEvent) -> None:
    """The bell has rung at a game that is played to its end."""
    table.timing.hurry(event.public["seconds"], event.at)
