"""Rulings: winners named by people. By a host who does not sit there, or by all who play, agreed.

Nobody rules a game against bots alone, not from two seats of one device either.
"""

from typing import Any

from zuschlag.errors import NotAllowed
from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.table import commands
from zuschlag.table.caller import Caller, seat_of
from zuschlag.table.moving import moved
from zuschlag.table.powers import is_aside
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState
from zuschlag.table.text_lines import cleaned_line

LEAST_PEOPLE = 2


def rule(table: TableState, caller: Caller, command: commands.Rule) -> TableEvent:
    """Name the winners: final from a host aside, a question to the others from a player."""
    facts = _facts(command)
    parts = ruled(table, facts)
    if is_aside(table, caller):
        return caller.event("move", None, **parts)
    seat = _deciding_seat(table, caller)
    if table.ruling is not None:
        raise NotAllowed("table/ruling-asked", {"seat": table.ruling.seat})
    return caller.event("ruling_asked", seat, public=facts)


def _facts(command: commands.Rule) -> dict[str, Any]:
    reason = cleaned_line(command.reason)
    if not reason:
        raise NotAllowed("table/nothing-said")
    places = {"places": list(command.places)} if command.places is not None else {}
    return {**places, "reason": reason, "winners": list(command.winners)}


def ruled(table: TableState, facts: dict[str, Any]) -> dict[str, Any]:
    """The parts of the move with which the table says how it was decided."""
    action = table.game.read(["ruling", facts], TABLE_SEAT)
    return moved(table.game, TABLE_SEAT, action)


def _deciding_seat(table: TableState, caller: Caller) -> int:
    seat = seat_of(table, caller)
    deciding = table.deciding(caller.now, caller.limits)
    if seat not in deciding:
        raise NotAllowed("table/out-of-the-game")
    if len({table.seats[one].holder for one in deciding}) < LEAST_PEOPLE:
        raise NotAllowed("table/nobody-rules", {"least": LEAST_PEOPLE})
    return seat


def answer_ruling(table: TableState, caller: Caller, command: commands.AnswerRuling) -> TableEvent:
    """The last one who agrees ends the game; one who does not ends the question."""
    seat = _deciding_seat(table, caller)
    proposal = table.ruling
    if proposal is None or (command.yes and seat in {proposal.seat, *proposal.agreed}):
        raise NotAllowed("table/nothing-to-answer")
    missing = set(table.deciding(caller.now, caller.limits)) - {
        proposal.seat,
        seat,
        *proposal.agreed,
    }
    if command.yes and not missing:
        parts = ruled(table, proposal.facts)
        parts["public"]["agreed"] = sorted({proposal.seat, seat, *proposal.agreed})
        return caller.event("move", None, **parts)
    return caller.event("ruling_answered", seat, public={"yes": command.yes})
