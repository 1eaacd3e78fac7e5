"""A command comes in, what it brings about goes out, or an error. Nothing changes yet."""

from collections.abc import Callable
from typing import Any

from zuschlag.table import (
    absence,
    agreeing,
    beginning,
    codes,
    commands,
    hurrying,
    moving,
    pausing,
    powers,
    ruling,
    seating,
    vacations,
)
from zuschlag.table.caller import Caller
from zuschlag.table.commands import Command
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState

_DECIDERS: dict[type, Callable[[TableState, Caller, Any], TableEvent]] = {
    commands.Sit: seating.sit,
    commands.Stand: seating.stand,
    commands.SeatBot: seating.seat_bot,
    commands.Unseat: seating.unseat,
    commands.MoveSeat: codes.move_seat,
    commands.Reissue: codes.reissue,
    commands.TakeOver: codes.take_over,
    commands.ComeBack: seating.come_back,
    commands.WaitFor: absence.wait_for,
    commands.LetBot: absence.let_bot,
    commands.Hurry: hurrying.hurry,
    commands.TakeVacation: vacations.take_vacation,
    commands.Change: beginning.change,
    commands.Start: beginning.start,
    commands.SealSeed: beginning.seal_seed,
    commands.ShowSeed: beginning.show_seed,
    commands.Move: moving.move,
    commands.Order: moving.order,
    commands.Rule: ruling.rule,
    commands.AnswerRuling: ruling.answer_ruling,
    commands.Say: agreeing.say,
    commands.Pause: pausing.pause,
    commands.AnswerPause: pausing.answer_pause,
    commands.GoOn: pausing.go_on,
    commands.AskUndo: agreeing.ask_undo,
    commands.AnswerUndo: agreeing.answer_undo,
    commands.VoteEnd: agreeing.vote_end,
    commands.Rematch: agreeing.rematch,
}


def decide(table: TableState, caller: Caller, command: Command) -> TableEvent:
    """What the command brings about, or NotAllowed, Refusal, Stale, Malformed, TooMuch."""
    powers.check(table, caller, command)
    return _DECIDERS[type(command)](table, caller, command)
