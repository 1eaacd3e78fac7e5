"""Somebody has lost the connection: the others wait for them, or let a bot play.

What follows unless anybody says otherwise is agreed before the game (`Settings.absence`): wait for
ever, ask, or a bot. Under `ask` anybody may keep the seat, as often as the table allows pauses;
more than that, and a bot where the table waits, takes everybody who is there.
"""

from zuschlag.errors import NotAllowed
from zuschlag.table import commands
from zuschlag.table.caller import Caller, seat_of
from zuschlag.table.powers import is_aside
from zuschlag.table.settings import ASK, WAIT
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import Absence, Proposal, TableState

_NOTHING_SAID = Absence()


def wait_for(table: TableState, caller: Caller, command: commands.WaitFor) -> TableEvent:
    """Keep the seat of somebody who is gone; beyond the limit of pauses all must want it."""
    asker = _asker(table, caller, command.seat)
    known = table.absences.get(command.seat, _NOTHING_SAID)
    if table.settings.absence != ASK or known.is_kept or asker in known.wishes:
        raise NotAllowed("table/nothing-to-answer")
    public = {"asker": asker}
    most = table.settings.pauses
    if table.pauses < most or (asker is not None and _are_all(table, caller, asker, known)):
        return caller.event("kept", command.seat, public=public)
    if asker is None:
        raise NotAllowed("table/no-more-pauses", {"most": most})
    return caller.event("wait_asked", command.seat, public=public)


def let_bot(table: TableState, caller: Caller, command: commands.LetBot) -> TableEvent:
    """Let a bot play at once; where the table waits for ever all must want it."""
    asker = _asker(table, caller, command.seat)
    known = table.absences.get(command.seat, _NOTHING_SAID)
    if command.seat not in table.timing.asked or (
        table.settings.absence == WAIT and asker in known.wishes
    ):
        raise NotAllowed("table/nothing-to-answer")
    needs_all = table.settings.absence == WAIT and asker is not None
    if asker is None or not needs_all or _are_all(table, caller, asker, known):
        return caller.event("away", command.seat, public={"why": "gone", "asker": asker})
    return caller.event("bot_asked", command.seat, public={"asker": asker})


def _asker(table: TableState, caller: Caller, absent: int) -> int | None:
    """Who has a say about the seat: anybody else who plays, or a host who does not."""
    asker = None if is_aside(table, caller) else seat_of(table, caller)
    is_gone = absent < len(table.seats) and table.seats[absent].is_present
    if not is_gone or caller.here.is_here(absent):
        raise NotAllowed("table/not-gone")
    if asker is not None and asker not in table.game.still_in:
        raise NotAllowed("table/out-of-the-game")
    return asker


def _are_all(table: TableState, caller: Caller, asker: int, known: Absence) -> bool:
    """Whether everybody who is there wants the same."""
    return not table.not_asked_yet(Proposal(asker, known.wishes), caller.here)
