"""Simulated games of Monopoly written down: the very games of a plan as records, one at a time."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from zuschlag import record
from zuschlag.lab.monopoly.counting import COUNT
from zuschlag.lab.monopoly.playouts import deal_game, tally_games
from zuschlag.lab.monopoly.simulate import MonopolyPlan, blank_table, bot_game
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.kernel import Tables
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.numbers import blank_moves, read_move
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.report import card_id
from zuschlag.rules.monopoly.state import DECK
from zuschlag.rules.monopoly.verbs import THROW
from zuschlag.rules.monopoly.words import Action, Deal

MOST_WRITTEN = 100_000
"""Moves and throws of a game that is written down; the file would be too large for a record."""


def records(plan: MonopolyPlan) -> Iterator[dict[str, Any]]:
    """Every game of the plan in order; each is the game that was counted under its number."""
    room = blank_moves(MOST_WRITTEN if plan.is_compiled else 1)
    for game in range(plan.games):
        if plan.is_compiled:
            state, moves = logged_game(plan, game, room)
        else:
            state, moves = bot_game(plan, game, np.zeros(1, COUNT))
        meta = {"seed": plan.seed, "game": game, "policies": list(plan.policies)}
        names = [f"{name} {seat}" for seat, name in enumerate(plan.policies)]
        yield record.write(state, names, moves, meta, game=MONOPOLY)


def logged_game(
    plan: MonopolyPlan, game: int, room: Tables
) -> tuple[State, list[tuple[int, Action]]]:
    """Game number `game` of the plan by the machine, with every move and throw."""
    terms = plan.terms
    tables, chances, counts = blank_table(terms), np.zeros(1, CHANCE), np.zeros(1, COUNT)
    deal_game(tables, chances, plan.seed, game)
    state = State(terms, tables, _deal_of(tables))
    span = np.array([plan.seed, game, 1, len(room)], np.int64)
    tally_games(tables, room, chances, counts, span)
    moves = []
    for place in range(int(counts[0]["moves"])):
        m: Any = room[place]
        if m.verb == THROW:
            state.dice.append((int(m.number), int(m.slot)))
        else:
            moves.append((int(m.seat), read_move(m)))
    return state, moves


def _deal_of(tables: Tables) -> Deal:
    t: Any = tables[0]
    order = [card_id(place // DECK, card) for place, card in enumerate(t.deck.tolist())]
    return Deal(order[:DECK], order[DECK:], int(t.opener))
