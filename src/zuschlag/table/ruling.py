"""Rulings: winners named by people. By a host who does not sit there, or by all who play, agreed.

Nobody rules a game against bots alone, not from two seats of one device either.
"""

from typing import Any

from zuschlag.errors import NotAllowed
from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.table import commands
from zuschlag.table.caller import Asker, seat_of
from zuschlag.table.moving import moved
from zuschlag.table.powers import is_aside
from zuschlag.table.table_event import Happening
from zuschlag.table.table_state import Table
from zuschlag.table.text_lines import cleaned_line

LEAST_PEOPLE = 2


def rule(table: Table, asker: Asker, command: commands.Rule) -> Happening:
    """Name the winners: final from a host aside, a question to the others from a player."""
    facts = _facts(command)
    parts = ruled(table, facts)
    if is_aside(table, asker):
        return asker.happening("move", None, **parts)
    seat = _deciding_seat(table, asker)
    if table.ruling is not None:
        raise NotAllowed("table/ruling-asked", {"seat": table.ruling.seat})
    return asker.happening("ruling_asked", seat, public=facts)


def _facts(command: commands.Rule) -> dict[str, Any]:
    reason = cleaned_line(command.reason)
    if not reason:
        raise NotAllowed("table/nothing-said")
    places = {"places": list(command.places)} if command.places is not None else {}
    return {**places, "reason": reason, "winners": list(command.winners)}


def ruled(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    """The parts of the move with which the table says how it was decided."""
    action = table.game.read(["ruling", facts], TABLE_SEAT)
    return moved(table.game, TABLE_SEAT, action)


def _deciding_seat(table: Table, asker: Asker) -> int:
    seat = seat_of(table, asker)
    deciding = table.deciding(asker.now, asker.limits)
    if seat not in deciding:
        raise NotAllowed("table/out-of-the-game")
    if len({table.seats[one].holder for one in deciding}) < LEAST_PEOPLE:
        raise NotAllowed("table/nobody-rules", {"least": LEAST_PEOPLE})
    return seat


def answer_ruling(table: Table, asker: Asker, command: commands.AnswerRuling) -> Happening:
    """The last one who agrees ends the game; one who does not ends the question."""
    seat = _deciding_seat(table, asker)
    wish = table.ruling
    if wish is None or (command.yes and seat in {wish.seat, *wish.agreed}):
        raise NotAllowed("table/nothing-to-answer")
    missing = set(table.deciding(asker.now, asker.limits)) - {wish.seat, seat, *wish.agreed}
    if command.yes and not missing:
        parts = ruled(table, wish.facts)
        parts["public"]["agreed"] = sorted({wish.seat, seat, *wish.agreed})
        return asker.happening("move", None, **parts)
    return asker.happening("ruling_answered", seat, public={"yes": command.yes})
