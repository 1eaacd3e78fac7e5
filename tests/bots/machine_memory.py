"""A game through the contract with the machine's memory beside it, written move by move."""

import random
from typing import Any

import numpy as np

from zuschlag.bots.hearing import tell, who_listens
from zuschlag.bots.monopoly.magnate.memory import MEMORY, note
from zuschlag.rules.kernel import Tables, door
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.numbers import write_moves
from zuschlag.rules.monopoly.position import State


@door
def note_move(tables: Tables, moves: Tables, memories: Tables) -> None:
    """Take in one move."""
    note(tables[0], moves[0], memories[0])


def noted(state: State, bots: Any, luck: random.Random) -> Tables:
    """Play to the end; the memory the machine would have."""
    memories = np.zeros(1, MEMORY)
    listeners = who_listens(bots)
    while not (turn := MONOPOLY.turn(state)).is_over:
        if turn.of_chance:
            tell(MONOPOLY, listeners, MONOPOLY.roll(state, luck))
            continue
        for seat in turn.seats:
            options = MONOPOLY.options(state, seat)
            seen = MONOPOLY.observe(state, seat, memory=True)
            action = bots[seat].choose(seen, options) if options else None
            if action is not None:
                note_move(state.tables, write_moves([(seat, action)]), memories)
                tell(MONOPOLY, listeners, MONOPOLY.apply(state, seat, action), seat, action)
                break
    return memories
