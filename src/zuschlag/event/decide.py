"""A command comes in, what it brings about goes out, or an error. Nothing changes yet."""

from collections.abc import Callable
from typing import Any

from zuschlag.event import (
    boards,
    commands,
    drawing,
    entering,
    helping,
    judging,
    moving_phone,
    open_tables,
    powers,
    printing,
    running,
    same_deal,
    screening,
    timekeeping,
)
from zuschlag.event.asker import Asker
from zuschlag.event.commands import Command
from zuschlag.event.evening_state import EveningState
from zuschlag.table.table_event import TableEvent

_DECIDERS: dict[type, Callable[[EveningState, Asker, Any], TableEvent]] = {
    commands.Join: entering.join,
    commands.Enter: entering.enter,
    commands.Register: entering.register,
    commands.Rename: entering.rename,
    commands.Leave: entering.leave,
    commands.Return: entering.come_back,
    commands.Wish: entering.wish,
    commands.NewCard: moving_phone.new_card,
    commands.UseCard: moving_phone.use_card,
    commands.Organise: helping.organise,
    commands.Invite: helping.invite,
    commands.Assist: helping.assist,
    commands.Dismiss: helping.dismiss,
    commands.Change: drawing.change,
    commands.Draw: drawing.draw,
    commands.ShowSeed: drawing.show_seed,
    commands.Swap: drawing.swap,
    commands.SetBoard: boards.set_board,
    commands.Call: running.call,
    commands.OpenTable: open_tables.open_table,
    commands.Present: running.present,
    commands.StartRound: running.start_round,
    commands.StopClock: timekeeping.stop,
    commands.GoOn: timekeeping.go_on,
    commands.MoveClock: timekeeping.move,
    commands.OpenGate: same_deal.open_gate,
    commands.Dispute: judging.dispute,
    commands.Settle: judging.settle,
    commands.NameReferee: judging.name_referee,
    commands.Rule: judging.rule,
    commands.Correct: judging.correct,
    commands.EnterSheet: boards.enter_sheet,
    commands.ConfirmSheet: boards.confirm_sheet,
    commands.CorrectSheet: boards.correct_sheet,
    commands.CorrectLeft: judging.correct_left,
    commands.PrintCards: printing.print_cards,
    commands.SetScreen: screening.set_screen,
    commands.CloseRound: running.close_round,
    commands.End: running.end,
}


def decide(evening: EveningState, asker: Asker, command: Command) -> TableEvent:
    """What the command brings about, or NotAllowed, NotFound, Refusal, Malformed, TooMuch."""
    powers.check(evening, asker, command)
    return _DECIDERS[type(command)](evening, asker, command)
