"""Moves of a twin: the game is then as the twin imagines it, not as the rules would have it.

In a twin's own game the same move might not even be legal: a purse that nobody sees may be empty.
"""

from typing import Any

from zuschlag.table import folds
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState


class ImaginedMove(TableEvent, frozen=True, kw_only=True):
    """A move, and the game after it."""

    after: Any


def _move(table: TableState, event: TableEvent) -> None:
    if not isinstance(event, ImaginedMove):
        folds.move(table, event)
        return
    play = table.game
    play.after_move = lambda *move: event.after  # type: ignore[method-assign]
    try:
        folds.move(table, event)
    finally:
        del play.after_move


folds.FOLDS["move"] = _move
