"""The one thing an organiser does next: the console has one button for it."""

from zuschlag.event.drawing import are_all_played
from zuschlag.event.evening_state import CALLED, OVER, RUNNING, EveningRound, EveningState
from zuschlag.event.seating.sizes import LEAST
from zuschlag.event.settings import OPEN_TABLES

PEOPLE, DRAW, SEEDS, CALL, START = "people", "draw", "seeds", "call", "start-round"
RESULTS, CLOSE, END, DONE = "results", "close-round", "end", "done"
STEPS = (PEOPLE, DRAW, SEEDS, CALL, START, RESULTS, CLOSE, END, DONE)
OPEN, FILLING = "open-table", "filling"
OPEN_STEPS = (PEOPLE, OPEN, FILLING, RESULTS, CLOSE, END, DONE)
"""Where tables are open: one button at the beginning; then they fill by themselves."""


def next_step(evening: EveningState) -> str:
    """What is to be done, or what is waited for."""
    current = evening.current
    if evening.status == OVER:
        return DONE
    if evening.drawing is not None:
        return SEEDS
    if current is not None and current.state == RUNNING:
        if current.takes_more:
            return FILLING
        return CLOSE if len(current.results) == len(current.tables) else RESULTS
    if current is not None and current.state == CALLED:
        return START
    return _between_rounds(evening, current)


def _between_rounds(evening: EveningState, planned: EveningRound | None) -> str:
    """Whoever came or went since the draw makes another one necessary."""
    if are_all_played(evening) and evening.closed:
        return END
    if len(evening.here) < LEAST:
        return PEOPLE
    if evening.settings.format == OPEN_TABLES:
        return OPEN
    if planned is None:
        return DRAW
    seated = {who for people in planned.tables for who in people}
    return CALL if seated == set(evening.here) else DRAW
