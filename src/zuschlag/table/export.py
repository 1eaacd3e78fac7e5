"""A finished table as a written game, with everything that proves its shuffle."""

from typing import Any

from zuschlag import record
from zuschlag.table.table_state import TableState


def record_of(table: TableState) -> dict[str, Any]:
    """The record anybody can judge, replay and verify."""
    play = table.game
    names = [seat.name for seat in table.seats]
    meta = {"table": table.id, "created": table.created, "ended": table.ended_at}
    written = record.write(play.state, names, play.actions, meta, game=play.at.game)
    return written | {"fair": table.seeds.as_revealed(len(table.seats))}
