"""Somebody has lost the connection: the others wait for them, or let a bot play.

What follows unless anybody says otherwise is agreed before the game (`Settings.absence`): wait for
ever, ask, or a bot. Under `ask` anybody may keep the seat, as often as the table allows pauses;
more than that, and a bot where the table waits, takes everybody who is there. Nobody has a say
about a seat of their own.
"""

from zuschlag.errors import NotAllowed
from zuschlag.table import commands
from zuschlag.table.caller import Caller, seat_of
from zuschlag.table.powers import is_aside
from zuschlag.table.settings import ASK, WAIT
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import Absence, Proposal, TableState
from zuschlag.table.vacations import check_not_slow

GRACE = 5
"""Seconds in which nobody can let a bot play: a page may only be loading again."""
_NOTHING_SAID = Absence()


def wait_for(table: TableState, caller: Caller, command: commands.WaitFor) -> TableEvent:
    """Keep the seat of somebody who is gone; beyond the limit of pauses all must want it."""
    asker = _asker(table, caller, command.seat)
    known = table.absences.get(command.seat, _NOTHING_SAID)
    if table.settings.absence != ASK or known.is_kept:
        raise NotAllowed("table/nothing-to-answer")
    public = {"asker": asker}
    most = table.settings.pauses
    if table.pauses < most or (asker is not None and _are_all(table, caller, asker, known)):
        return caller.event("kept", command.seat, public=public)
    if asker is None:
        raise NotAllowed("table/no-more-pauses", {"most": most})
    return _wish(caller, "wait_asked", command.seat, asker, known)


def let_bot(table: TableState, caller: Caller, command: commands.LetBot) -> TableEvent:
    """Let a bot play now; where the table waits for ever all must want it, and no host can."""
    asker = _asker(table, caller, command.seat)
    known = table.absences.get(command.seat, _NOTHING_SAID)
    if command.seat not in table.timing.asked:
        raise NotAllowed("table/nothing-to-answer")
    seconds = min(GRACE, table.settings.away_after) * caller.here.times(command.seat)
    if not caller.here.has_left(command.seat, caller.now, seconds):
        raise NotAllowed("table/just-gone", {"seconds": seconds})
    if table.settings.absence == WAIT:
        if asker is None:
            raise NotAllowed("table/nothing-to-answer")
        if not _are_all(table, caller, asker, known):
            return _wish(caller, "bot_asked", command.seat, asker, known)
    return caller.event("away", command.seat, public={"why": "gone", "asker": asker})


def _wish(caller: Caller, kind: str, absent: int, asker: int, known: Absence) -> TableEvent:
    if asker in known.wishes:
        raise NotAllowed("table/nothing-to-answer")
    return caller.event(kind, absent, public={"asker": asker})


def _asker(table: TableState, caller: Caller, absent: int) -> int | None:
    """Who has a say about the seat: anybody else who plays, or a host who does not."""
    asker = None if is_aside(table, caller) else seat_of(table, caller)
    check_not_slow(table)
    is_gone = absent in table.game.still_in and table.seats[absent].is_present
    if not is_gone or caller.here.is_here(absent):
        raise NotAllowed("table/not-gone")
    if table.seats[absent].holder == caller.speaker.holder:
        raise NotAllowed("table/not-gone")  # whoever asks is there
    if asker is not None and asker not in table.game.still_in:
        raise NotAllowed("table/out-of-the-game")
    return asker


def _are_all(table: TableState, caller: Caller, asker: int, known: Absence) -> bool:
    """Whether everybody who is there wants the same."""
    return not table.not_asked_yet(Proposal(asker, known.wishes), caller.here)
