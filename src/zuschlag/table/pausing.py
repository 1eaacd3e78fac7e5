"""Pauses: by agreement of all who are there to play, or by a host who does not play.

A table sets how many there may be; somebody alone with bots holds nobody up and is not counted.
"""

from typing import Any

from zuschlag.errors import NotAllowed
from zuschlag.table import commands
from zuschlag.table.caller import Caller, seat_of
from zuschlag.table.powers import is_aside
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import Proposal, TableState
from zuschlag.table.vacations import check_not_slow


def pause(table: TableState, caller: Caller, command: commands.Pause) -> TableEvent:
    """Stop all clocks, or ask the others whether they want to; a slow table has vacations."""
    check_not_slow(table)
    seat = None if is_aside(table, caller) else _playing_seat(table, caller)
    public: dict[str, Any] = {"until": command.until} if command.until is not None else {}
    others = seat is not None and table.not_asked_yet(Proposal(seat, []), caller.here)
    if others or seat is None:
        _check_limit(table)
    if not others or seat is None:
        return caller.event("paused", seat, public=public)
    if table.pause is not None:
        raise NotAllowed("table/pause-asked", {"seat": table.pause.seat})
    return caller.event("pause_asked", seat, public=public)


def _playing_seat(table: TableState, caller: Caller) -> int:
    seat = seat_of(table, caller)
    if seat not in table.game.still_in:
        raise NotAllowed("table/out-of-the-game")
    return seat


def _check_limit(table: TableState) -> None:
    most = table.settings.pauses
    if table.pauses >= most and not table.evening:
        raise NotAllowed("table/no-more-pauses", {"most": most})


def answer_pause(table: TableState, caller: Caller, command: commands.AnswerPause) -> TableEvent:
    """The last one who agrees stops the clocks; one who does not is enough to go on."""
    seat = _playing_seat(table, caller)
    proposal = table.pause
    if proposal is None or seat == proposal.seat or seat in proposal.agreed:
        raise NotAllowed("table/nothing-to-answer")
    if command.yes and not table.not_asked_yet(proposal, caller.here) - {seat}:
        return caller.event("paused", proposal.seat, public=proposal.facts | {"agreed": seat})
    return caller.event("pause_answered", seat, public={"yes": command.yes})


def go_on(table: TableState, caller: Caller, command: commands.GoOn) -> TableEvent:
    seat = None if is_aside(table, caller) else seat_of(table, caller)
    return caller.event("unpaused", seat)
