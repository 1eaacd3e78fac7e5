"""For Sale among the environments of PettingZoo: its own suites, and what they do not look at."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from zuschlag.research.forsale.aec import ForSaleAEC, ForSaleParallel

# The suite warns of every observation with a mask beside it, and of everything without pictures.
pytestmark = [
    pytest.mark.filterwarnings("ignore:.*(O|o)bservation.*:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*render.*:UserWarning"),
]


@pytest.mark.parametrize("observation", ["words", "planes"])
def test_seat_after_seat_passes_the_suite(observation: str) -> None:
    api_test(ForSaleAEC(observation=observation), num_cycles=300)
    seed_test(lambda: ForSaleAEC(observation=observation), num_cycles=100)


def test_all_at_once_passes_the_suite() -> None:
    parallel_api_test(ForSaleParallel(), num_cycles=100)
    parallel_seed_test(ForSaleParallel)


def played(env: ForSaleAEC, seed: int) -> tuple[list[bytes], dict[str, float]]:
    """Everything seen in a random game, and what it was worth."""
    env.reset(seed=seed)
    luck, seen, got = np.random.default_rng(seed), [], {}
    for agent in env.agent_iter():
        view, reward, is_over, _, _ = env.last()
        seen.append(b"".join(part.tobytes() for part in view.values()))
        if is_over:
            got[agent] = reward
        env.step(None if is_over else luck.choice(np.flatnonzero(view["action_mask"])))
    return seen, got


def test_whole_games_depend_on_the_seed_alone() -> None:
    env = ForSaleAEC()
    first, got = played(env, 3)
    assert played(ForSaleAEC(), 3) == (first, got)
    assert played(env, 3)[0] == first
    assert played(env, 4)[0] != first
    assert sum(got.values()) == pytest.approx(1)
    assert len(got) == 4


def test_who_looks_sees_their_own_view_whoever_is_asked() -> None:
    """The view of another agent is not the view of the one that is asked."""
    env = ForSaleAEC(observation="words")
    env.reset(seed=2)
    for _ in range(12):
        asked = env.agent_selection
        for agent in env.agents:
            seen = env.observe(agent)
            own, mask = env.batch.look(0, env.agents.index(agent))
            assert seen["observation"].tolist() == own.tolist()
            assert seen["action_mask"].tolist() == mask.tolist()
            assert (np.flatnonzero(mask).tolist() == [0]) or agent == asked
        env.step(int(env.observe(asked)["action_mask"].argmax()))


def test_an_illegal_action_is_an_error_for_one_seat_alone() -> None:
    env = ForSaleAEC()
    env.reset(seed=1)
    for wrong in (-1, 51, 52):
        with pytest.raises(ValueError, match="not legal"):
            env.step(wrong)


def test_after_the_game_everybody_gets_up_once() -> None:
    env = ForSaleAEC()
    with pytest.raises(ValueError, match="None"):
        env.step(None)
    played(env, 3)
    assert env.agents == []
    with pytest.raises(ValueError, match="None"):
        env.step(None)
    env.reset(seed=3)
    while env.last()[2] is False:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    assert env.last(observe=False)[0] is None
    assert len(env.agents) == 4


def test_a_round_of_the_sale_is_one_step_for_all() -> None:
    """Both environments play the same game if everybody takes the first legal action."""
    one, all_at_once = ForSaleAEC(observation="words"), ForSaleParallel(observation="words")
    one.reset(seed=9)
    views, _ = all_at_once.reset(seed=9)
    rewards: dict[str, Any] = {}
    steps = 0
    while all_at_once.agents:
        for agent in all_at_once.agents:
            assert (
                views[agent]["observation"].tolist() == one.observe(agent)["observation"].tolist()
            )
        asked = [a for a in one.agents if is_asked(views[a])]
        actions = {a: int(view["action_mask"].argmax()) for a, view in views.items()}
        for agent in asked:
            assert one.agent_selection == agent
            one.step(actions[agent])
        views, rewards, *_ = all_at_once.step(actions)
        steps += 1
    assert rewards == one.rewards
    assert steps < 60


def is_asked(view: dict[str, Any]) -> bool:
    """As the set of those who are asked says, in which the viewer is number 0."""
    return bool(view["observation"][12] & 1)
