"""What a table does on its own, worked out from nothing but its state and the time.

After a crash the same timers come up again, so that nothing has to be remembered besides the log.
"""

from collections.abc import Iterator

import msgspec

from zuschlag import fair
from zuschlag.table.game_at_table import Overdue
from zuschlag.table.games import game_at_table, terms_of
from zuschlag.table.limits import TableLimits
from zuschlag.table.moving import moved, table_says
from zuschlag.table.patience import nobody_comes, patience_ends
from zuschlag.table.play import plain
from zuschlag.table.presence import SeatPresence
from zuschlag.table.seat import seats_of
from zuschlag.table.settings import DAY
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import LOBBY, PAUSED, PLAY, SEEDS, TableState
from zuschlag.table.waits import waits_of

HURRY_SECONDS = 10
"""What is left for a decision when the bell of an evening has rung."""

HOST_GONE = 120_000
"""Milliseconds after which a host who has left the lobby is replaced."""


def due_event(
    table: TableState, now: int, here: SeatPresence, limits: TableLimits
) -> TableEvent | None:
    """The next thing to do at once."""
    due = (found for when, found in _timers(table, now, here, limits) if when <= now)
    return next((found for found in due if found is not None), None)


def next_time(table: TableState, now: int, here: SeatPresence, limits: TableLimits) -> int | None:
    """When the next timer is due."""
    return min((when for when, _ in _timers(table, now, here, limits)), default=None)


Timer = tuple[int, TableEvent | None]


def _timers(
    table: TableState, now: int, here: SeatPresence, limits: TableLimits
) -> Iterator[Timer]:
    """Every timer with its time; what happens is worked out only when it is due."""
    if table.status == SEEDS:
        yield from _seeds(table, now, limits)
    if table.status in (PLAY, PAUSED):
        if table.game.outcome is not None or table.votes or len(table.log.lines) >= limits.entries:
            yield from _ending(table, now, limits)
        if table.ruling is not None:
            yield from _ruling(table, now, limits)
    if table.status == PLAY:
        if table.timing.limit is not None:
            yield from _time_up(table, now)
        yield from _overdue(table, now, limits)
        if table.vacations:
            yield from _vacations(table, now)
        if here.gone or table.timing.milliseconds is not None:
            yield from _absences(table, now, here)
        if table.undo is not None:
            yield from _undo(table, now, limits)
        if table.pause is not None:
            yield from _pause(table, now, here)
    if table.status in (SEEDS, PLAY, PAUSED):
        yield from _returns(table, now, here)
        if table.codes:
            yield from _codes(table, now, here)
    if table.status in (LOBBY, SEEDS, PLAY, PAUSED):
        yield from _host(table, now, here)


def _seeds(table: TableState, now: int, limits: TableLimits) -> Iterator[Timer]:
    seeds = table.seeds
    when = seeds_due(table, now, limits)
    if seeds.round_id and seeds.of_round is None:
        return  # the evening calls for them, and says what all of them are
    if not seeds.are_called:
        yield when, TableEvent(kind="seeds_called", at=now)
    elif seeds.of_round is not None:
        yield now, dealt(table, now)
    else:
        yield when, dealt(table, now) if when <= now else None


def seeds_due(table: TableState, now: int, limits: TableLimits) -> int:
    """Until when seeds are waited for."""
    end = table.seeds.since + int(limits.seed_seconds * 1000)
    return now if table.seeds.are_complete else end


def dealt(table: TableState, now: int) -> TableEvent:
    """The deal that follows from the seeds."""
    agreed = table.settings
    at = game_at_table(agreed.game)
    key = table.seeds.key(agreed.seats)
    terms = terms_of(agreed, table.rules)
    drawn = fair.round_deal if table.seeds.round_id else fair.deal
    deal = drawn(agreed.game, key, terms)
    state = at.game.begin(terms, deal)
    public = {
        "fair": table.seeds.as_shown(agreed.seats),
        "events": plain(at.game.opening(state)),
    }
    return TableEvent(kind="dealt", at=now, public=public, secret={"deal": plain(deal)})


def _ending(table: TableState, now: int, limits: TableLimits) -> Iterator[Timer]:
    if table.game.outcome is not None:
        yield now, _over(table, now, "finished")
    elif len(table.log.lines) >= limits.entries:
        yield now, _over(table, now, "too-long")
    elif table.votes and (when := _all_agree(table, table.votes, now, limits)) is not None:
        yield when, _over(table, now, "agreed") if when <= now else None


def _all_agree(
    table: TableState,
    agreed: set[int],
    now: int,
    limits: TableLimits,
    among: set[int] | None = None,
) -> int | None:
    """Since or from when nobody is missing any more: those who are away count only for a while."""
    missing = set(table.voters(now, limits)) - agreed
    if among is not None:
        missing &= among
    if missing & set(table.present):
        return None
    patience = int(limits.vote_seconds * 1000)
    return max((table.seats[seat].away_at + patience for seat in missing), default=now)


def _over(table: TableState, now: int, ending: str) -> TableEvent:
    fairness = table.seeds.as_revealed(len(table.seats))
    public = {"ending": ending, "outcome": plain(table.game.outcome), "fair": fairness}
    return TableEvent(kind="over", at=now, public=public)


def _time_up(table: TableState, now: int) -> Iterator[Timer]:
    """The limit of an event: the rules then give everybody the same number of turns."""
    limit, play = table.timing.limit, table.game
    if limit is None or play.outcome is not None or play.table_has_spoken:
        return
    if play.at.minutes(play.state) is None:  # a game that no clock may cut goes on, only faster
        if not table.timing.is_hurried:
            yield limit, TableEvent(kind="bell_rung", at=now, public={"seconds": HURRY_SECONDS})
        return
    yield limit, table_says(table, ["time-up"], now) if limit <= now else None


def _overdue(table: TableState, now: int, limits: TableLimits) -> Iterator[Timer]:
    """Nobody keeps everybody waiting for ever."""
    waits = waits_of(table.settings, limits)
    for due in table.game.at.overdue(table.moment, waits):
        yield due.when, _done_for(table, due, now) if due.when <= now else None


def _done_for(table: TableState, due: Overdue, now: int) -> TableEvent:
    parts = moved(table.game, due.seat, table.game.read(due.written, due.seat))
    parts["public"]["by"] = "table"
    return TableEvent(kind="move", at=now, seat=due.seat, **parts)


def _absences(table: TableState, now: int, here: SeatPresence) -> Iterator[Timer]:
    """A stand-in for anybody too slow or gone, as long as somebody else is here to play with.

    A round of an evening must end: there it is played on without anybody. In the league nobody
    waits for a program that has vanished, even where it was alone.
    """
    asked = [seat for seat in table.timing.asked if table.seats[seat].is_present]
    goes_on = table.is_slow or table.league
    is_left = not goes_on and not any(here.is_here(seat) for seat in table.present)
    if is_left and not table.evening:
        return
    for seat in asked:
        why = "gone" if seat in here.gone and not table.is_slow else "time"
        when = nobody_comes(table, here) if is_left else patience_ends(table, here, seat)
        if when is not None:
            yield when, _away(seat, why, now)


def _vacations(table: TableState, now: int) -> Iterator[Timer]:
    """They end by themselves."""
    for seat, taken in table.vacations.items():
        yield taken.until, TableEvent(kind="vacation_over", at=now, seat=seat)


def _returns(table: TableState, now: int, here: SeatPresence) -> Iterator[Timer]:
    """Somebody who was cut off is back: the stand-in hands the seat over."""
    absences = table.absences
    for number, seat in enumerate(table.seats):
        if (seat.away == "gone" or number in absences) and here.is_here(number):
            yield now, TableEvent(kind="back", at=now, seat=number)


def _undo(table: TableState, now: int, limits: TableLimits) -> Iterator[Timer]:
    """Whoever had not answered yet has left: all others agreed."""
    proposal = table.undo
    if proposal is not None and proposal.agreed:
        when = _all_agree(table, {proposal.seat, *proposal.agreed}, now, limits)
        if when is not None:
            yield when, TableEvent(kind="undone", at=now, seat=proposal.seat)


def _pause(table: TableState, now: int, here: SeatPresence) -> Iterator[Timer]:
    """Whoever had not answered yet is gone: nobody is left to ask."""
    proposal = table.pause
    if proposal is None or not here.is_here(proposal.seat):
        return
    if not table.not_asked_yet(proposal, here):
        yield now, TableEvent(kind="paused", at=now, seat=proposal.seat, public=proposal.facts)


def _ruling(table: TableState, now: int, limits: TableLimits) -> Iterator[Timer]:
    """The same for the winners that people agree on; never for one person alone."""
    proposal = table.ruling
    if proposal is None or not proposal.agreed or table.game.outcome is not None:
        return
    agreed = {proposal.seat, *proposal.agreed}
    when = _all_agree(table, agreed, now, limits, set(table.game.still_in))
    if when is not None:
        yield when, _ruled(table, sorted(agreed), now) if when <= now else None


def _ruled(table: TableState, agreed: list[int], now: int) -> TableEvent:
    assert table.ruling is not None
    found = table_says(table, ["ruling", table.ruling.facts], now)
    return msgspec.structs.replace(found, public=found.public | {"agreed": agreed})


def _codes(table: TableState, now: int, here: SeatPresence) -> Iterator[Timer]:
    """Somebody who is back needs no code from the host: nobody else may use it."""
    for seat in sorted({code.seat for code in table.codes.values() if code.by_host}):
        if here.is_here(seat):
            yield now, TableEvent(kind="codes_dropped", at=now, seat=seat)


def _away(seat: int, why: str, now: int) -> TableEvent:
    return TableEvent(kind="away", at=now, seat=seat, public={"why": why})


def _host(table: TableState, now: int, here: SeatPresence) -> Iterator[Timer]:
    """Somebody who is here looks after the table when the host does not."""
    own = seats_of(table.seats, table.host)
    for seat in own:
        if here.is_here(seat) and table.seats[seat].is_present:
            return
    others = [seat for seat in table.present if seat not in own and here.is_here(seat)]
    if not own or not others:
        return
    heir = TableEvent(kind="host_changed", at=now, seat=others[0])
    if all(table.seats[seat].away is not None for seat in own):
        yield now, heir
    else:
        since = max(here.gone.get(seat, 0) for seat in own)
        patience = DAY if table.is_slow else HOST_GONE
        yield max(since + patience, here.quiet_until), heir
