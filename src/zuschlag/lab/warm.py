"""Compile what a command will need, door by door, so that somebody can watch it happen once."""

from collections.abc import Callable, Iterator

import numpy as np

from zuschlag.lab.playouts import PACK, Numbers, digest_of_games, log_game, tally_games
from zuschlag.rules import cache
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.compiler import PLAIN
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.moves import PASS, act, asked, begin, bounds, replay, standings
from zuschlag.rules.forsale.position import blank_table

TABLE, BATCH = "for-sale-table", "for-sale-batch"
Step = Callable[[], object]


def steps(part: str) -> dict[str, Step]:
    """Every door of a part with a call that compiles it."""
    return _table_steps() if part == TABLE else _batch_steps()


def compile_part(part: str) -> Iterator[str]:
    """Compile door after door, naming each before it is compiled; then remember it is done."""
    for name, step in steps(part).items():
        yield name
        step()
    if not PLAIN:
        cache.mark_ready(part)


def _table_steps() -> dict[str, Step]:
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


def _batch_steps() -> dict[str, Step]:
    table = blank_table(agree("2015", 3)), np.zeros(1, PACK), np.zeros(1, CHANCE)
    return {
        "tally": lambda: tally_games(
            *table, _numbers(3), _numbers(6), _numbers(6, 256), _numbers(2, 31)
        ),
        "log": lambda: log_game(*table, 0, 0, _numbers(2000, 3)),
        "digest": lambda: digest_of_games(*table, 0, 0, 1),
    }


def _numbers(*shape: int) -> Numbers:
    return np.zeros(shape, np.int64)
