"""Simulated games written down: the very games of a plan as records, one at a time."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from zuschlag import record
from zuschlag.lab.forsale.playouts import PACK, log_game
from zuschlag.lab.forsale.simulate import ForSalePlan, bot_game
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.position import State, blank_table
from zuschlag.rules.forsale.written import as_action

_MOST_MOVES = 2_000


def records(plan: ForSalePlan) -> Iterator[dict[str, Any]]:
    """Every game of the plan in order; each is the game that was counted under its number."""
    write = _compiled_record if plan.is_compiled else _bot_record
    for game in range(plan.games):
        yield write(plan, game)


def _names(plan: ForSalePlan) -> list[str]:
    return [f"{name} {seat}" for seat, name in enumerate(plan.policies)]


def _meta(plan: ForSalePlan, game: int) -> dict[str, Any]:
    return {"seed": plan.seed, "game": game, "policies": list(plan.policies)}


def _bot_record(plan: ForSalePlan, game: int) -> dict[str, Any]:
    state, moves = bot_game(plan, game)
    return record.write(state, _names(plan), moves, _meta(plan, game), game=FOR_SALE)


def _compiled_record(plan: ForSalePlan, game: int) -> dict[str, Any]:
    tables, packs, chances = blank_table(plan.terms), np.zeros(1, PACK), np.zeros(1, CHANCE)
    moves = np.zeros((_MOST_MOVES, 3), np.int64)
    made = log_game(tables, packs, chances, plan.seed, game, moves)
    written = [(move[0], as_action(move)) for move in moves[:made].tolist()]
    state = State(plan.terms, tables, opener=int(moves[0, 0]))
    return record.write(state, _names(plan), written, _meta(plan, game), game=FOR_SALE)
