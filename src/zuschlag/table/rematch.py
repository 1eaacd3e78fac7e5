"""The same people again: who sat where, for a new table."""

from zuschlag.table.seat import BOT, OPEN
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState


def seated_again(table: TableState) -> list[TableEvent]:
    """Everybody moves up one seat, so that somebody else opens."""
    found = []
    seats = len(table.seats)
    for number, seat in enumerate(table.seats):
        if seat.kind == OPEN:
            continue
        public: dict[str, object] = {"name": seat.name, "colour": seat.colour}
        place = (number + 1) % seats
        if seat.kind == BOT:
            public["bot"] = seat.bot
            found.append(TableEvent(kind="bot_seated", at=0, seat=place, public=public))
            continue
        if seat.is_program:
            public["program"] = True
        secret = {"holder": seat.holder}
        found.append(TableEvent(kind="sat", at=0, seat=place, public=public, secret=secret))
    return found
