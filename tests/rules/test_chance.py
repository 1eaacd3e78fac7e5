"""Chance for batches: repeatable by (seed, game), and as even as it should be."""

import numpy as np

from zuschlag.lab.forsale import playouts
from zuschlag.rules.chance import CHANCE, Chance, draw, start
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.position import blank_table, unstacked
from zuschlag.rules.kernel import Tables, door, plain


@door
def throw(chances: Tables, counts: Tables, seed: int, throws: int) -> int:
    """Count throws of a die, a new game each time."""
    chance: Chance = chances[0]
    for game in range(throws):
        start(chance, seed, game)
        counts[draw(chance, 6)] += 1
    return chance.place


def test_a_die_is_even() -> None:
    counts = np.zeros(6, np.int64)
    throw(np.zeros(1, CHANCE), counts, 3, 600_000)
    # Six standard deviations; the seed is fixed, so this never flickers.
    assert abs(counts - 100_000).max() < 6 * (600_000 * 5 / 36) ** 0.5


def test_compiled_and_plain_draws_are_equal() -> None:
    fast, slow = np.zeros(6, np.int64), np.zeros(6, np.int64)
    places = [
        thrower(np.zeros(1, CHANCE), counts, -5, 300)
        for thrower, counts in ((throw, fast), (plain(throw), slow))
    ]
    assert fast.tolist() == slow.tolist()
    assert places[0] == places[1]


def test_every_card_comes_to_every_place_as_often() -> None:
    terms = agree("1997", 4)
    tables = blank_table(terms)
    packs, chances = np.zeros(1, playouts.PACK), np.zeros(1, CHANCE)
    games, moves = 4_000, np.zeros((2000, 3), np.int64)
    seen = np.zeros((20, 20), np.int64)
    for game in range(games):
        playouts.log_game(tables, packs, chances, 11, game, moves)
        for place, card in enumerate(unstacked(tables[0].building_deck.tolist(), 20)):
            seen[place, card - 1] += 1
    even = games / 20
    chi_square = float(((seen - even) ** 2 / even).sum())
    # 361 degrees of freedom: mean 361, deviation 27; the seed is fixed.
    assert 361 - 6 * 27 < chi_square < 361 + 6 * 27
