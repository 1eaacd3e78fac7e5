"""Monopoly in Gymnasium and PettingZoo: their suites, seeds, resets, rewards."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from zuschlag.errors import Malformed
from zuschlag.lab.monopoly.playouts import deal_game
from zuschlag.research.envs import MONOPOLY as NAME
from zuschlag.research.envs import MonopolyEnv, MonopolyVectorEnv
from zuschlag.research.monopoly.aec import MonopolyAEC, MonopolyParallel
from zuschlag.research.monopoly.batch import EDITION, USUAL
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.monopoly.position import blank_table
from zuschlag.rules.monopoly.terms import agree

ALL_LEARN = ("learner",) * 4
SAME, NEXT, OFF = AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED
SHORT = {"end.limit": {"rounds": 3}, "players.mayLeave": False}

# The suite warns of every observation with a mask beside it, and of everything without pictures.
pytestmark = [
    pytest.mark.filterwarnings("ignore:.*(O|o)bservation.*:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*render.*:UserWarning"),
]


def trace(env: MonopolyVectorEnv, steps: int, seed: int) -> list[tuple[bytes, ...]]:
    """All that comes back of some random steps, byte by byte."""
    luck = np.zeros(1, CHANCE)
    seen, infos = env.reset(seed=seed)
    found: list[tuple[bytes, ...]] = [(seen.tobytes(), infos["action_mask"].tobytes())]
    for _ in range(steps):
        seen, reward, ended, cut, infos = env.step(env.batch.pick(luck))
        kept = (seen, reward, ended, cut, infos["action_mask"], infos["seat"])
        found.append(tuple(one.tobytes() for one in kept))
    assert not env.batch.faults.any()
    return found


def test_equal_seeds_give_equal_games_and_others_differ() -> None:
    envs = [MonopolyVectorEnv(3, lineup=ALL_LEARN, options=SHORT) for _ in range(3)]
    first, again, other = (trace(env, 60, seed) for env, seed in zip(envs, (4, 4, 5), strict=True))
    assert first == again
    assert first != other
    assert trace(envs[0], 60, 4) == first


def test_game_n_has_the_cards_and_the_opener_of_game_n_of_a_simulation() -> None:
    env = MonopolyVectorEnv(4, lineup=ALL_LEARN)
    env.reset(seed=31)
    for game, row in enumerate(env.batch.tables):
        tables = blank_table(agree(EDITION, 4, USUAL))
        deal_game(tables, np.zeros(1, CHANCE), 31, game)
        assert row["deck"].tolist() == tables[0].deck.tolist()
        assert row["opener"] == tables[0].opener


def test_the_three_ways_to_reset_play_the_same_games() -> None:
    """Only where a new game begins differs: at once, a step later, or when it is asked for."""
    found = {}
    for mode in (SAME, NEXT, OFF):
        env = MonopolyVectorEnv(2, autoreset_mode=mode, options=SHORT)
        assert env.metadata["autoreset_mode"] is mode
        found[mode] = games_of(env, mode, games=2)
    assert found[SAME] == found[NEXT] == found[OFF]


def games_of(env: MonopolyVectorEnv, mode: AutoresetMode, games: int) -> list[Any]:
    """Of table 0, game by game: what was seen last, and what everybody got."""
    _, infos = env.reset(seed=6)
    found: list[Any] = []
    while len(found) < games:
        seen, reward, ended, cut, infos = env.step(infos["action_mask"].argmax(1))
        assert not cut.any()
        assert (reward[~ended] == 0).all()
        if ended[0]:
            last = infos["final_obs"][0] if mode is SAME else seen[0]
            found.append((last.tolist(), infos["payoff"][0].tolist(), reward[0]))
            assert ("final_obs" in infos) == (mode is SAME)
        if mode is OFF and ended.any():
            _, infos = env.reset(options={"reset_mask": ended})
    return found


def test_a_game_that_becomes_too_long_is_cut_short() -> None:
    env = MonopolyEnv(most_moves=30)
    _, info = env.reset(seed=2)
    over, cut, reward = False, False, 0.0
    while not over and not cut:
        _, reward, over, cut, info = env.step(int(info["action_mask"].argmax()))
    assert cut
    assert not over
    assert reward == info["payoff"][info["seat"]]
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_payoffs_are_shares_of_the_win_or_what_everybody_is_worth() -> None:
    for reward, least in (("win", 1.0), ("score", 1000.0)):
        env = MonopolyEnv(reward=reward, options=SHORT)
        _, info = env.reset(seed=1)
        over, got = False, 0.0
        while not over:
            _, got, over, _, info = env.step(int(info["action_mask"].argmax()))
        assert info["payoff"].sum() >= least - 1e-6
        assert got == info["payoff"][info["seat"]]


def test_an_illegal_action_counts_as_the_lowest_legal_one_and_is_counted() -> None:
    wrong, right = (MonopolyVectorEnv(4, lineup=ALL_LEARN) for _ in range(2))
    _, infos = wrong.reset(seed=3)
    right.reset(seed=3)
    seen, *_, told = wrong.step([-5, 269, 268, 1 << 40])
    assert told["illegal"].tolist() == [1, 1, 1, 1]
    same, *_, told = right.step(infos["action_mask"].argmax(1))
    assert told["illegal"].tolist() == [0, 0, 0, 0]
    assert seen.tobytes() == same.tobytes()


def test_one_learner_by_name_keeps_the_promises_of_gymnasium() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(NAME, options=SHORT)
        check_env(made.unwrapped, skip_render_check=True)
    assert isinstance(made.unwrapped, MonopolyEnv)
    many = gymnasium.make_vec(NAME, num_envs=2, options=SHORT)
    assert isinstance(many.unwrapped, MonopolyVectorEnv)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)


@pytest.mark.parametrize(
    ("wrong", "slug"),
    [
        ({"lineup": ("learner", "magnate", "club", "club")}, "research/unknown"),
        ({"lineup": ("learner", "club")}, "research/lineup"),
        ({"observation": "planes"}, "research/unknown"),
        ({"num_envs": 0}, "research/no-tables"),
        ({"seats": 9}, "record/seats-not-allowed"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(wrong: dict[str, Any], slug: str) -> None:
    with pytest.raises(Malformed) as refused:
        MonopolyVectorEnv(**wrong)
    assert refused.value.slug == slug


def test_seat_after_seat_passes_the_suite() -> None:
    api_test(MonopolyAEC(options=SHORT), num_cycles=150)
    seed_test(lambda: MonopolyAEC(options=SHORT), num_cycles=60)


def test_all_at_once_passes_the_suite() -> None:
    parallel_api_test(MonopolyParallel(options=SHORT), num_cycles=60)
    parallel_seed_test(lambda: MonopolyParallel(options=SHORT))


def test_both_play_the_same_game_if_everybody_takes_the_first_legal_action() -> None:
    one, all_at_once = MonopolyAEC(options=SHORT), MonopolyParallel(options=SHORT)
    one.reset(seed=9)
    views, _ = all_at_once.reset(seed=9)
    rewards: dict[str, Any] = {}
    while all_at_once.agents:
        asked = one.agent_selection
        assert views[asked]["observation"].tolist() == one.observe(asked)["observation"].tolist()
        one.step(int(views[asked]["action_mask"].argmax()))
        actions = {name: int(view["action_mask"].argmax()) for name, view in views.items()}
        views, rewards, *_ = all_at_once.step(actions)
    assert rewards == one.rewards
    assert sum(rewards.values()) == pytest.approx(1)
