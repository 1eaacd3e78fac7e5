"""The doors of For Sale, each with a call that compiles it."""

import numpy as np

from zuschlag.lab.warm import Compiled, Step


def _table() -> dict[str, Step]:
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


def _batch() -> dict[str, Step]:
    from zuschlag.lab.forsale.playouts import PACK, digest_of_games, log_game, tally_games
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


def _search() -> dict[str, Step]:
    from zuschlag.bots.forsale.playouts import play_on
    from zuschlag.rules.chance import CHANCE
    from zuschlag.rules.forsale.editions import agree
    from zuschlag.rules.forsale.moves import asked, begin
    from zuschlag.rules.forsale.position import blank_table

    tables, chances = blank_table(agree("2015", 3)), np.zeros(1, CHANCE)
    moves, habits, totals = (np.zeros(shape, np.int64) for shape in ((0, 2), 6, 0))

    def search() -> None:
        play_on(tables, chances, 0, moves, habits, totals)

    return {
        "set up": lambda: begin(tables, 0, 0),
        "turns": lambda: asked(tables, 0),
        "search": search,
    }


def _champion() -> dict[str, Step]:
    from zuschlag.bots.forsale.champion.doors import begin_guessing, think, witness
    from zuschlag.bots.forsale.champion.population import expected
    from zuschlag.bots.forsale.trained import trained
    from zuschlag.rules.forsale.editions import agree
    from zuschlag.rules.forsale.moves import PASS, act, begin
    from zuschlag.rules.forsale.position import blank_table

    tables, minds = blank_table(agree("2015", 3)), expected(trained(3)).record()
    tables[0].building_deck[3] = 0b1110
    return {
        "set up": lambda: begin(tables, 0, 0),
        "guess": lambda: begin_guessing(tables, minds),
        "search": lambda: think(tables, minds, 0, 0, 1, 8),
        "learn": lambda: witness(tables, minds, 0, 0),
        "move": lambda: act(tables, 0, 0, PASS, 0),
    }


def _contest() -> dict[str, Step]:
    from zuschlag.bots.forsale.champion.population import expected
    from zuschlag.bots.forsale.trained import trained
    from zuschlag.lab.forsale.contest import room_for, table_of
    from zuschlag.lab.forsale.thinking_contest import deal_tables, no_notes, play_thinking

    table, pack, chance = table_of("2015", 3)
    minds, numbers = expected(trained(3)).record(), np.zeros(32, np.int64)
    (scores, wins), (bids, cards, made) = room_for(1, 3), no_notes()
    return {
        "deal": lambda: deal_tables(table, pack, chance, 0, 0),
        "contest": lambda: play_thinking(
            table, minds, numbers, numbers, scores, wins, bids, cards, made
        ),
    }


TABLE = Compiled(("zuschlag.rules.forsale.moves",), _table)
BATCH = Compiled(("zuschlag.lab.forsale.playouts",), _batch)
SEARCH = Compiled(("zuschlag.bots.forsale.playouts", "zuschlag.rules.forsale.moves"), _search)
CHAMPION = Compiled(
    ("zuschlag.bots.forsale.champion.doors", "zuschlag.rules.forsale.moves"), _champion
)
CONTEST = Compiled(("zuschlag.lab.forsale.thinking_contest",), _contest)
