"""The doors of the magnate: one move by its estimate, and one move tried in futures."""

from zuschlag.bots.monopoly.magnate.arms import list_arms
from zuschlag.bots.monopoly.magnate.choosing import choose_as_magnate
from zuschlag.bots.monopoly.magnate.futures import (
    WAVE,
    best_arm,
    clear_gains,
    is_settled,
    try_futures,
)
from zuschlag.bots.monopoly.magnate.mind import Mind
from zuschlag.rules.kernel import Tables, door


@door
def think(tables: Tables, seat: int, moves: Tables, memories: Tables, mind: Mind) -> None:
    """Write the move of a seat that is asked into the first place."""
    choose_as_magnate(tables[0], seat, moves[0], memories[0], mind)


@door
def arms_of(tables: Tables, seat: int, moves: Tables, memories: Tables, mind: Mind) -> int:
    """Write the moves worth trying, the best by its estimate first; how many."""
    found = list_arms(tables[0], seat, moves, memories[0], mind)
    clear_gains(mind, found)
    return found


@door
def ponder(
    tables: Tables,
    moves: Tables,
    chances: Tables,
    memories: Tables,
    mind: Mind,
    arms: int,
    seed: int,
    waves: int,
) -> int:
    """One more wave of futures, `waves` went before; whether that settles it."""
    try_futures(tables, moves, chances, memories[0], mind, arms, seed + waves)
    return 1 if is_settled(mind, arms, (waves + 1) * WAVE) else 0


@door
def verdict(mind: Mind, arms: int, waves: int) -> int:
    """Which arm it is after so many waves."""
    return best_arm(mind, arms, waves * WAVE)
