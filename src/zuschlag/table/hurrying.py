"""Bots that hurry: somebody who is the only person at a table says how fast they answer.

Thinking takes as long as ever; only the time for which a bot seems to think is shorter. Nobody
loses a decision by it: what is offered to a person lies on the table as long as before.
"""

from zuschlag.errors import NotAllowed
from zuschlag.table import commands
from zuschlag.table.caller import Caller, seat_of
from zuschlag.table.seat import PERSON
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState


def hurry(table: TableState, caller: Caller, command: commands.Hurry) -> TableEvent:
    """Set the speed, or let bots go straight on to the caller's next decision."""
    holder = caller.speaker.holder
    if any(seat.kind == PERSON and seat.holder != holder for seat in table.seats):
        raise NotAllowed("table/others-play")
    if command.skip and is_called(table):
        raise NotAllowed("table/your-decision")
    public = {"speed": command.speed, "skip": command.skip}
    return caller.event("hurried", seat_of(table, caller), public=public)


def is_called(table: TableState) -> bool:
    """Whether a person has something to decide: a turn, an offer, a rent to ask for.

    A standing order would spare some of it, but nobody else may know that there is one.
    """
    play = table.game
    return any(seat in table.present for seat in play.at.game.turn(play.state).seats)
