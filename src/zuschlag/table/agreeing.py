"""What people agree on besides the game: undo, ending early, a rematch, talk."""

from zuschlag.errors import NotAllowed, TooMuch
from zuschlag.table import commands
from zuschlag.table.caller import Caller, seat_of
from zuschlag.table.powers import Role, roles_of
from zuschlag.table.seat import seats_of
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState
from zuschlag.table.text_lines import cleaned_line


def ask_undo(table: TableState, caller: Caller, command: commands.AskUndo) -> TableEvent:
    """Done at once when nobody else plays in person."""
    seat = seat_of(table, caller)
    if not table.settings.undo:
        raise NotAllowed("table/no-undo")
    if table.undo is not None:
        raise NotAllowed("table/undo-asked", {"seat": table.undo.seat})
    if table.game.step_back(seat) is None:
        raise NotAllowed("table/nothing-to-undo")
    others = set(table.voters(caller.now, caller.limits)) - {seat}
    kind = "undo_asked" if others else "undone"
    return caller.event(kind, seat)


def answer_undo(table: TableState, caller: Caller, command: commands.AnswerUndo) -> TableEvent:
    """The last one who agrees takes the move back."""
    seat = seat_of(table, caller)
    proposal = table.undo
    if proposal is None or seat == proposal.seat or seat in proposal.agreed:
        raise NotAllowed("table/nothing-to-answer")
    voters = table.voters(caller.now, caller.limits)
    missing = set(voters) - {proposal.seat, seat, *proposal.agreed}
    if command.yes and not missing:
        return caller.event("undone", proposal.seat, public={"agreed": seat})
    return caller.event("undo_answered", seat, public={"yes": command.yes})


def vote_end(table: TableState, caller: Caller, command: commands.VoteEnd) -> TableEvent:
    """When all who play in person are for it, the game ends; one who refuses has it dropped."""
    seat = seat_of(table, caller)
    if seat in table.votes if command.yes else not table.votes:
        raise NotAllowed("table/voted-already")
    if not command.yes and seat not in {*table.votes, *table.voters(caller.now, caller.limits)}:
        raise NotAllowed("table/nothing-to-answer")  # whoever has left has no say
    return caller.event("vote", seat, public={"yes": command.yes})


def rematch(table: TableState, caller: Caller, command: commands.Rematch) -> TableEvent:
    """The first to ask makes the new table; it is named in the log of this one."""
    seat = seat_of(table, caller)
    if table.rematch is not None:
        raise NotAllowed("table/rematch-there", {"table": table.rematch})
    return caller.event("rematch", seat, public={"table": caller.fresh()})


def say(table: TableState, caller: Caller, command: commands.Say) -> TableEvent:
    """A line of chat; spectators only where the table lets them."""
    own = seats_of(table.seats, caller.speaker.holder)
    is_heard = roles_of(table, caller.speaker.holder) & (Role.SEAT | Role.HOST)
    if not table.settings.chat or not (is_heard or table.settings.spectator_chat):
        raise NotAllowed("table/no-chat")
    if table.chat_lines >= caller.limits.chat_lines:
        raise TooMuch("table/too-much-chat", {"most": caller.limits.chat_lines})
    text = cleaned_line(command.text)
    if not text:
        raise NotAllowed("table/nothing-said")
    seat = seat_of(table, caller) if own else None
    return caller.event("said", seat, public={"text": text})
