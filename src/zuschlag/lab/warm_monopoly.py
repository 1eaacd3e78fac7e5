"""What a table of Monopoly compiles, door by door; `warm` calls this."""

from collections.abc import Callable

import numpy as np

from zuschlag.rules.monopoly.doors import act, asked, begin, open_to, standings
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.numbers import blank_moves
from zuschlag.rules.monopoly.options import OPTIONS
from zuschlag.rules.monopoly.state import TABLE


def table_steps() -> dict[str, Callable[[], object]]:
    """Every door with a call that compiles it; the move is refused, so nothing is changed."""
    tables, moves, found = np.zeros(1, TABLE), blank_moves(1), np.zeros(1, OPTIONS)
    return {
        f"{MONOPOLY.name}, set up": lambda: begin(tables, 0, 0),
        f"{MONOPOLY.name}, move": lambda: act(tables, 0, moves, 0),
        f"{MONOPOLY.name}, turns": lambda: asked(tables, 0),
        f"{MONOPOLY.name}, choices": lambda: open_to(tables, 0, 0, found),
        f"{MONOPOLY.name}, scores": lambda: standings(tables, 0, 0),
    }
