"""Compile what a command will need, door by door, so that somebody can watch it happen once."""

from collections.abc import Callable, Iterator

import numpy as np

from zuschlag.rules.compiler import PLAIN
from zuschlag.rules.readiness import mark_ready

TABLE, BATCH = "for-sale-table", "for-sale-batch"
MONOPOLY_TABLE, MONOPOLY_BATCH = "monopoly-table", "monopoly-batch"
DOOR_MODULES = {
    TABLE: ("zuschlag.rules.forsale.moves",),
    BATCH: ("zuschlag.lab.playouts",),
    MONOPOLY_TABLE: (
        "zuschlag.rules.monopoly.doors",
        "zuschlag.bots.landlord.player",
        "zuschlag.lab.counting",
    ),
    MONOPOLY_BATCH: ("zuschlag.lab.monopoly_playouts",),
}
"""The modules in which the doors of a part stand."""
Step = Callable[[], object]


def steps(part: str) -> dict[str, Step]:
    """Every door of a part with a call that compiles it."""
    return _STEPS[part]()


def compile_part(part: str) -> Iterator[str]:
    """Compile door after door, naming each before it is compiled; then remember it is done."""
    for name, step in steps(part).items():
        yield name
        step()
    if not PLAIN:
        mark_ready(part, DOOR_MODULES[part])


def _for_sale_table() -> dict[str, Step]:
    from zuschlag.rules.forsale.editions import agree
    from zuschlag.rules.forsale.moves import PASS, act, asked, begin, bounds, replay, standings
    from zuschlag.rules.forsale.position import blank_table

    tables = blank_table(agree("2015", 3))
    no_moves = np.zeros((0, 3), np.int64)
    return {
        "set up": lambda: begin(tables, 0, 0),
        "move": lambda: act(tables, 0, 0, PASS, 0),
        "replay": lambda: replay(tables, 0, no_moves),
        "bounds": lambda: bounds(tables, 0, 0),
        "turns": lambda: asked(tables, 0),
        "scores": lambda: standings(tables, 0, 0),
    }


def _for_sale_batch() -> dict[str, Step]:
    from zuschlag.lab.playouts import PACK, digest_of_games, log_game, tally_games
    from zuschlag.rules.chance import CHANCE
    from zuschlag.rules.forsale.editions import agree
    from zuschlag.rules.forsale.position import blank_table

    table = blank_table(agree("2015", 3)), np.zeros(1, PACK), np.zeros(1, CHANCE)

    def numbers(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
        return np.zeros(shape, np.int64)

    return {
        "tally": lambda: tally_games(
            *table, numbers(3), numbers(6), numbers(6, 256), numbers(2, 31)
        ),
        "log": lambda: log_game(*table, 0, 0, numbers(2000, 3)),
        "digest": lambda: digest_of_games(*table, 0, 0, 1),
    }


def _monopoly_table() -> dict[str, Step]:
    from zuschlag.bots.landlord.player import think
    from zuschlag.lab.counting import COUNT, watch_deal, watch_end, watch_step
    from zuschlag.lab.monopoly_simulate import blank_table
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
        "move": lambda: act(tables, 0, moves, 0),
        "counts": lambda: (
            watch_deal(counts),
            watch_step(tables, counts, NOBODY),
            watch_end(tables, counts),
        ),
    }


def _monopoly_batch() -> dict[str, Step]:
    from zuschlag.lab.counting import COUNT
    from zuschlag.lab.monopoly_playouts import deal_game, tally_games
    from zuschlag.lab.monopoly_simulate import blank_table
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


_STEPS: dict[str, Callable[[], dict[str, Step]]] = {
    TABLE: _for_sale_table,
    BATCH: _for_sale_batch,
    MONOPOLY_TABLE: _monopoly_table,
    MONOPOLY_BATCH: _monopoly_batch,
}
