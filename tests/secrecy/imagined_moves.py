"""Moves of a twin: the game is then as the twin imagines it, not as the rules would have it.

In a twin's own game the same move might not even be legal: a purse that nobody sees may be empty.
So a move that is taken back leads to what the twin imagined then; nothing is played again.
"""

from typing import Any
from weakref import WeakKeyDictionary

from zuschlag.table import folds
from zuschlag.table.play import Play, StepBack
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
    _remember(play)
    play.after_move = lambda *move: event.after  # type: ignore[method-assign]
    try:
        folds.move(table, event)
    finally:
        del play.after_move


def _remember(play: Play) -> None:
    states = _IMAGINED.setdefault(play, {})
    states[len(play.actions)] = play.state
    replayed = Play._state_before

    def before(step: StepBack) -> Any:
        return states[step.moves] if step.moves in states else replayed(play, step)

    play._state_before = before  # type: ignore[method-assign]


_IMAGINED: WeakKeyDictionary[Play, dict[int, Any]] = WeakKeyDictionary()
"""What was imagined before each move."""

folds.FOLDS["move"] = _move
