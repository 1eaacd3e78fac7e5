"""The doors of Monopoly, each with a call that compiles it."""

import numpy as np

from zuschlag.lab.warm import Compiled, Step


def _table() -> dict[str, Step]:
    from zuschlag.bots.monopoly.habits.player import think_by_habit
    from zuschlag.bots.monopoly.landlord.player import think
    from zuschlag.lab.monopoly.counting import COUNT, watch_deal, watch_end, watch_step
    from zuschlag.lab.monopoly.simulate import blank_table
    from zuschlag.rules.monopoly.doors import act, asked, begin, building_spots, open_to, standings
    from zuschlag.rules.monopoly.numbers import write_moves
    from zuschlag.rules.monopoly.options import OPTIONS
    from zuschlag.rules.monopoly.state import NOBODY
    from zuschlag.rules.monopoly.terms import agree
    from zuschlag.rules.monopoly.words import Roll

    tables = blank_table(agree("aalen-casual", 3))
    moves, counts = write_moves([(0, Roll())]), np.zeros(1, COUNT)
    return {
        "set up": lambda: begin(tables, 0, 0),
        "options": lambda: open_to(tables, 0, 0, np.zeros(1, OPTIONS)),
        "turns": lambda: asked(tables, 0),
        "building": lambda: building_spots(tables, 0, 0),
        "scores": lambda: standings(tables, 0, 0),
        "landlord": lambda: think(tables, 0, 0, moves),
        "habits": lambda: think_by_habit(tables, 0, moves, 0),
        "move": lambda: act(tables, 0, moves, 0),
        "counts": lambda: (
            watch_deal(counts),
            watch_step(tables, counts, NOBODY),
            watch_end(tables, counts),
        ),
    }


def _batch() -> dict[str, Step]:
    from zuschlag.lab.monopoly.counting import COUNT
    from zuschlag.lab.monopoly.playouts import deal_game, tally_games
    from zuschlag.lab.monopoly.simulate import blank_table
    from zuschlag.rules.chance import CHANCE
    from zuschlag.rules.monopoly.numbers import blank_moves
    from zuschlag.rules.monopoly.terms import agree

    chances, counts = np.zeros(1, CHANCE), np.zeros(1, COUNT)
    span = np.zeros(4, np.int64)
    return {
        "deal": lambda: deal_game(blank_table(agree("aalen-casual", 3)), chances, 0, 0),
        "landlords": lambda: tally_games(
            blank_table(agree("aalen-casual", 3)), blank_moves(1), chances, counts, span
        ),
    }


def _magnate() -> dict[str, Step]:
    from zuschlag.bots.monopoly.magnate.doors import arms_of, ponder, think, verdict
    from zuschlag.bots.monopoly.magnate.preparing import rehearsal

    tables, moves, chances, memories, mind = rehearsal()
    return {
        "estimate": lambda: think(tables, 0, moves, memories, mind),
        "arms": lambda: arms_of(tables, 0, moves, memories, mind),
        "futures": lambda: ponder(tables, moves, chances, memories, mind, 1, 0, 0),
        "verdict": lambda: verdict(mind, 1, 1),
    }


def _contest() -> dict[str, Step]:
    from zuschlag.bots.monopoly.magnate.preparing import rehearsal
    from zuschlag.lab.monopoly.contesting import FOUND, play_contest
    from zuschlag.rules.monopoly.doors import begin

    tables, moves, chances, memories, mind = rehearsal()
    players, span = np.zeros((3, 4), np.int64), np.zeros(4, np.int64)
    minds, found = np.stack([mind] * 3), np.zeros(1, FOUND)
    return {
        "set up": lambda: begin(tables, 0, 0),
        "contest": lambda: play_contest(
            tables, moves, chances, memories, minds, players, found, span, np.zeros(0, np.int64)
        ),
    }


TABLE = Compiled(
    (
        "zuschlag.rules.monopoly.doors",
        "zuschlag.bots.monopoly.habits.player",
        "zuschlag.bots.monopoly.landlord.player",
        "zuschlag.lab.monopoly.counting",
    ),
    _table,
    is_long=True,
)
BATCH = Compiled(("zuschlag.lab.monopoly.playouts",), _batch, is_long=True)
MAGNATE = Compiled(("zuschlag.bots.monopoly.magnate.doors",), _magnate, is_long=True)
CONTEST = Compiled(
    ("zuschlag.lab.monopoly.contesting", "zuschlag.rules.monopoly.doors"),
    _contest,
    is_long=True,
)
