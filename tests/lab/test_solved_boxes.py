"""Small boxes of For Sale, solved in two ways that have nothing in common."""

import numpy as np
import pytest

from tests.lab.small_boxes import THREE, TWO
from zuschlag.lab.forsale.solved.answers import gains, values
from zuschlag.lab.forsale.solved.meeting import equilibrium, gain
from zuschlag.lab.forsale.solved.regrets import by_regrets
from zuschlag.lab.forsale.solved.stages import by_stages
from zuschlag.lab.forsale.solved.tree import Tree, tree_of
from zuschlag.rules.forsale.editions import Terms

CLOSE = 0.01


@pytest.fixture(scope="module")
def two() -> Tree:
    return tree_of(TWO)


@pytest.fixture(scope="module")
def three() -> Tree:
    return tree_of(THREE)


def test_two_solvers_agree_on_what_two_players_win(two: Tree) -> None:
    profile, worth = by_stages(TWO)
    learned = by_regrets(two, 100)
    assert values(two, profile) == pytest.approx(worth, abs=1e-9)
    assert values(two, learned) == pytest.approx(worth, abs=CLOSE)
    assert max(gains(two, profile)) < 1e-9
    assert max(gains(two, learned)) < CLOSE
    assert worth == pytest.approx([11 / 18, 7 / 18])


def test_no_seat_of_three_gains_by_leaving_what_was_learned(three: Tree) -> None:
    assert max(gains(three, by_regrets(three, 20))) < CLOSE


def test_no_seat_of_three_gains_by_leaving_what_the_stages_give(three: Tree) -> None:
    profile, worth = by_stages(THREE)
    assert values(three, profile) == pytest.approx(worth, abs=1e-9)
    assert max(gains(three, profile)) < 1e-9


def test_whoever_plays_badly_could_gain(two: Tree) -> None:
    careless = {
        asked: (1.0, *(0.0,) * (size - 1))
        for asked, size in zip(two.questions, two.sizes, strict=True)
    }
    even = {asked: (1 / size,) * size for asked, size in zip(two.questions, two.sizes, strict=True)}
    assert max(gains(two, careless)) > 0.1
    assert min(gains(two, even)) > CLOSE


@pytest.mark.parametrize(("terms", "nodes"), [(TWO, 2_304), (THREE, 42_120)])
def test_a_tree_is_whole(terms: Terms, nodes: int, two: Tree, three: Tree) -> None:
    tree = two if terms is TWO else three
    assert len(tree.parents) == nodes
    assert tree.chances[tree.levels[0]].sum() == pytest.approx(1)
    ends = tree.asked < 0
    assert tree.worth[ends].sum(axis=1) == pytest.approx(1)
    below = np.bincount(tree.parents[tree.levels[0].stop :], minlength=nodes)
    assert bool(((below == 0) == ends).all())


def test_every_small_meeting_has_an_equilibrium() -> None:
    luck = np.random.default_rng(1)
    for seats in (2, 3):
        for _ in range(100):
            payoffs = luck.random((*(2 for _ in range(seats)), seats))
            assert gain(payoffs, equilibrium(payoffs)) < 1e-9
    pennies = np.array([[[1, 0], [0, 1]], [[0, 1], [1, 0]]], float)
    assert equilibrium(pennies) == pytest.approx((0.5, 0.5))
