"""Both games for OpenSpiel: its own suite, explicit chance, and a box that both of us solve."""

import random
import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

from tests.house.tree import ROOT
from tests.lab.small_boxes import TWO
from tests.laws.games import TABLES
from tests.research.extras.solved_boxes import (
    as_profile,
    in_turns,
    learned,
    names_of,
    questions_of,
)
from tests.thorough import a_few
from zuschlag.lab.forsale.solved.answers import gains, values
from zuschlag.lab.forsale.solved.stages import by_stages
from zuschlag.lab.forsale.solved.tree import tree_of
from zuschlag.research.forsale.unfolding import Unfolding
from zuschlag.research.openspiel.games import FOR_SALE, MONOPOLY
from zuschlag.rules.monopoly.game import MONOPOLY as GAME

BOX = f"{FOR_SALE}(seats=2,cards=4,coins=2)"
CLOSE = 0.005


EDITIONS = [f"{FOR_SALE}(edition=y{edition},seats={seats})" for edition, seats in TABLES]


@pytest.mark.parametrize(
    "name",
    [
        BOX,
        f"{FOR_SALE}(seats=3,cards=6,coins=1,reward=score)",
        *a_few(EDITIONS, 6),
    ],
)
def test_openspiels_own_suite_plays_for_sale(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("edition", a_few(GAME.editions(), 3))
@pytest.mark.parametrize("reward", ["win", "score"])
def test_openspiels_own_suite_plays_monopoly(edition: str, reward: str) -> None:
    game = pyspiel.load_game(
        f"{MONOPOLY}(edition={edition},seats=3,rounds=3,steps=400,reward={reward})"
    )
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_cfr_plus_of_openspiel_and_our_solver_find_the_same() -> None:
    game = pyspiel.load_game(BOX)
    turns, tree = in_turns(game)
    policy = learned(tree, 400)
    assert pyspiel.nash_conv(tree, policy) < CLOSE
    profile, worth = by_stages(TWO)
    assert worth == pytest.approx([11 / 18, 7 / 18])
    found = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)
    assert np.add(found, 1 / 2) == pytest.approx(worth, abs=CLOSE)
    # What theirs does is as good in our tree: the same questions, the same choices.
    ours, asked = tree_of(TWO), questions_of(Unfolding(TWO))
    theirs = as_profile(policy, names_of(turns, tree), asked)
    assert theirs.keys() == set(ours.questions) == profile.keys()
    assert values(ours, theirs) == pytest.approx(worth, abs=CLOSE)
    assert max(gains(ours, theirs)) < CLOSE


def test_every_row_is_as_likely() -> None:
    """By every path of cards that chance may name."""
    state = pyspiel.load_game(f"{FOR_SALE}(seats=3,cards=6,coins=1)").new_initial_state()
    found: dict[str, float] = {}

    def walk(now: Any, chance: float) -> None:
        if not now.is_chance_node():
            found[now.information_state_string(0)] = chance
            return
        outcomes = now.chance_outcomes()
        assert sum(likely for _, likely in outcomes) == pytest.approx(1)
        for card, likely in outcomes:
            walk(now.child(card), chance * likely)

    walk(state, 1.0)
    assert list(found.values()) == pytest.approx([1 / 20] * 20)


def test_a_clone_goes_its_own_way() -> None:
    luck = random.Random(2)
    for name in (BOX, f"{MONOPOLY}(seats=2,rounds=2,steps=200)"):
        state = pyspiel.convert_to_turn_based(pyspiel.load_game(name)) if name == BOX else None
        now = (state or pyspiel.load_game(name)).new_initial_state()
        for _ in range(40):
            if now.is_terminal():
                break
            before = str(now)
            other = now.clone()
            other.apply_action(luck.choice(other.legal_actions()))
            assert str(now) == before
            now.apply_action(luck.choice(now.legal_actions()))


def test_nobody_sees_what_chance_has_stacked() -> None:
    """Two games of Monopoly whose decks differ look alike until a card is drawn."""
    game = pyspiel.load_game(f"{MONOPOLY}(seats=2,rounds=2)")
    seen = []
    for seed in (1, 2):
        state, luck = game.new_initial_state(), random.Random(seed)
        while len(state.history()) < 30:
            state.apply_action(luck.choice(state.legal_actions()))
        seen.append([state.observation_tensor(player) for player in range(2)])
    assert seen[0] == seen[1]


def test_agents_and_searchers_of_openspiel_play_both() -> None:
    luck = np.random.RandomState(1)
    env = rl_environment.Environment(pyspiel.load_game(f"{MONOPOLY}(seats=2,rounds=2,steps=60)"))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([luck.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(BOX))
    bot = mcts.MCTSBot(game, 1.0, 8, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [("cards=5", "rows of 2"), ("cards=22", "rows of 2"), ("cards=4,coins=0", "0 coins")],
)
def test_what_cannot_be_laid_out_is_refused(wrong: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        pyspiel.load_game(f"{FOR_SALE}(seats=2,{wrong})")


def test_the_code_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    section = page.partition("## OpenSpiel\n")[2].partition("\n## ")[0]
    names: dict[str, Any] = {}
    for block in re.findall(r"```py\n(.*?)```", section, re.DOTALL):
        exec(block, names)
    assert float(capsys.readouterr().out) < CLOSE
