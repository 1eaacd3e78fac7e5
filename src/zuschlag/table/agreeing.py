"""What people agree on beside the game: undo, ending early, a rematch, talk."""

from zuschlag.errors import NotAllowed, TooMuch
from zuschlag.table import commands
from zuschlag.table.caller import Asker, seat_of
from zuschlag.table.seat import seats_of
from zuschlag.table.table_event import Happening
from zuschlag.table.table_state import Table
from zuschlag.table.text_lines import cleaned_line


def ask_undo(table: Table, asker: Asker, command: commands.AskUndo) -> Happening:
    """Done at once when nobody else plays in person."""
    seat = seat_of(table, asker)
    if not table.settings.undo:
        raise NotAllowed("table/no-undo")
    if table.undo is not None:
        raise NotAllowed("table/undo-asked", {"seat": table.undo.seat})
    if table.game.step_back(seat) is None:
        raise NotAllowed("table/nothing-to-undo")
    others = set(table.voters(asker.now, asker.limits)) - {seat}
    kind = "undo_asked" if others else "undone"
    return asker.happening(kind, seat)


def answer_undo(table: Table, asker: Asker, command: commands.AnswerUndo) -> Happening:
    """The last one who agrees takes the move back."""
    seat = seat_of(table, asker)
    wish = table.undo
    if wish is None or seat == wish.seat or seat in wish.agreed:
        raise NotAllowed("table/nothing-to-answer")
    voters = table.voters(asker.now, asker.limits)
    missing = set(voters) - {wish.seat, seat, *wish.agreed}
    if command.yes and not missing:
        return asker.happening("undone", wish.seat, public={"agreed": seat})
    return asker.happening("undo_answered", seat, public={"yes": command.yes})


def vote_end(table: Table, asker: Asker, command: commands.VoteEnd) -> Happening:
    """When all who play in person are for it, the game ends without a result."""
    seat = seat_of(table, asker)
    if command.yes == (seat in table.votes):
        raise NotAllowed("table/voted-already")
    return asker.happening("vote", seat, public={"yes": command.yes})


def rematch(table: Table, asker: Asker, command: commands.Rematch) -> Happening:
    """The first one who asks makes the new table; it is named in the log of this one."""
    seat = seat_of(table, asker)
    if table.rematch is not None:
        raise NotAllowed("table/rematch-there", {"table": table.rematch})
    return asker.happening("rematch", seat, public={"table": asker.fresh()})


def say(table: Table, asker: Asker, command: commands.Say) -> Happening:
    """A line of chat; spectators only where the table lets them."""
    own = seats_of(table.seats, asker.speaker.holder)
    is_host = table.host == asker.speaker.holder
    if not table.settings.chat or not (own or is_host or table.settings.spectator_chat):
        raise NotAllowed("table/no-chat")
    if table.chat_lines >= asker.limits.chat_lines:
        raise TooMuch("table/too-much-chat", {"most": asker.limits.chat_lines})
    text = cleaned_line(command.text)
    if not text:
        raise NotAllowed("table/nothing-said")
    seat = seat_of(table, asker) if own else None
    return asker.happening("said", seat, public={"text": text})
