"""The vector environment of For Sale: seeds, resets, rewards, line-ups, and the very rules."""

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from zuschlag.errors import Malformed
from zuschlag.lab.forsale.playouts import PACK, log_game
from zuschlag.research.envs import FOR_SALE as NAME
from zuschlag.research.envs import ForSaleEnv, ForSaleVectorEnv
from zuschlag.research.forsale.packed import unpacked
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.numbers import NUMBERS
from zuschlag.rules.forsale.position import State, blank_table

ALL_LEARN = ("learner",) * 4
SAME, NEXT, OFF = AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED


def legal(infos: dict[str, Any], luck: np.random.Generator) -> Any:
    """A legal action for every table."""
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


def trace(env: ForSaleVectorEnv, steps: int, seed: int = 4) -> list[tuple[bytes, ...]]:
    """All that comes back of some random steps, byte by byte."""
    luck = np.random.default_rng(9)
    seen, infos = env.reset(seed=seed)
    found: list[tuple[bytes, ...]] = [(seen.tobytes(), infos["action_mask"].tobytes())]
    for _ in range(steps):
        seen, reward, ended, _, infos = env.step(legal(infos, luck))
        kept = (seen, reward, ended, infos["action_mask"], infos["seat"])
        found.append(tuple(one.tobytes() for one in kept))
    return found


@pytest.mark.parametrize("observation", ["words", "planes"])
def test_equal_seeds_give_equal_games_and_others_differ(observation: str) -> None:
    envs = [ForSaleVectorEnv(5, observation=observation) for _ in range(3)]
    first, again, other = (trace(env, 60, seed) for env, seed in zip(envs, (4, 4, 5), strict=True))
    assert first == again
    assert first[0] != other[0]
    assert trace(envs[0], 60) == first


def test_without_a_seed_the_games_go_on_where_they_were() -> None:
    env = ForSaleVectorEnv(3, lineup=ALL_LEARN)
    env.reset(seed=1)
    env.reset()
    assert env.batch.game.tolist() == [3, 4, 5]
    assert ForSaleVectorEnv(2).reset()[0].tobytes() != ForSaleVectorEnv(2).reset()[0].tobytes()


def test_game_n_has_the_cards_of_game_n_of_a_simulation() -> None:
    env = ForSaleVectorEnv(6, lineup=ALL_LEARN)
    env.reset(seed=31)
    for game, row in enumerate(unpacked(env.batch.tables)):
        tables = blank_table(agree("2015", 4))
        moves = np.zeros((2_000, 3), np.int64)
        log_game(tables, np.zeros(1, PACK), np.zeros(1, CHANCE), 31, game, moves)
        assert row["building_deck"].tolist() == tables[0].building_deck.tolist()
        assert row["cheque_deck"].tolist() == tables[0].cheque_deck.tolist()


@pytest.mark.parametrize(("edition", "seats"), [("2015", 4), ("1997-variant", 5), ("2005-seed", 6)])
def test_every_step_is_a_move_of_the_rules(edition: str, seats: int) -> None:
    """The contract plays the same moves from the same deal and comes to the same table."""
    env = ForSaleVectorEnv(
        2, edition=edition, seats=seats, lineup=("learner",) * seats, reward="score"
    )
    _, infos = env.reset(seed=2)
    terms, luck = agree(edition, seats), np.random.default_rng(1)
    twins = [State(terms, table) for table in np.split(unpacked(env.batch.tables), 2)]
    for _ in range(80):
        actions, running = legal(infos, luck), ~env.batch.is_due.astype(bool)
        seats_before = infos["seat"]
        _, _, ended, _, infos = env.step(actions)
        if not running.all():
            break
        for i, twin in enumerate(twins):
            FOR_SALE.apply(twin, int(seats_before[i]), NUMBERS.action(terms, int(actions[i])))
            assert twin.tables.tobytes() == unpacked(env.batch.tables)[i : i + 1].tobytes()
            outcome = FOR_SALE.outcome(twin)
            assert (outcome is not None) == ended[i]
            if outcome:
                assert infos["payoff"][i].tolist() == outcome.scores
    else:
        pytest.fail("no game has ended")


def test_the_three_ways_to_reset_play_the_same_games() -> None:
    """Only where a new game begins differs: at once, a step later, or when it is asked for."""
    found = {}
    for mode in (SAME, NEXT, OFF):
        env = ForSaleVectorEnv(3, autoreset_mode=mode, observation="words")
        assert env.metadata["autoreset_mode"] is mode
        found[mode] = games_of(env, mode, steps=90)
    assert found[SAME][:3] == found[NEXT][:3] == found[OFF][:3]
    assert len(found[SAME]) >= 3


def games_of(env: ForSaleVectorEnv, mode: AutoresetMode, steps: int) -> list[Any]:
    """Of table 0, game by game: what was seen last, and what everybody got."""
    _, infos = env.reset(seed=6)
    found = []
    for _ in range(steps):
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


def test_a_table_that_is_over_waits_for_its_reset() -> None:
    env = ForSaleVectorEnv(2, autoreset_mode=OFF)
    _, infos = env.reset(seed=1)
    ended = np.zeros(2, bool)
    while not ended.any():
        _, _, ended, _, infos = env.step(infos["action_mask"].argmax(1))
    with pytest.raises(RuntimeError, match="reset"):
        env.step([0, 0])
    before = env.batch.seen.copy()
    seen, _ = env.reset(options={"reset_mask": ended})
    assert (seen[~ended] == before[~ended]).all()
    assert (seen[ended] != before[ended]).any()
    with pytest.raises(ValueError, match="reset_mask"):
        env.reset(options={"reset_mask": np.zeros(2, bool)})


def test_without_copies_the_next_step_writes_over_what_came_back() -> None:
    env = ForSaleVectorEnv(2, lineup=ALL_LEARN, copy=False)
    seen, infos = env.reset(seed=1)
    kept = seen.copy()
    again, *_ = env.step(infos["action_mask"].argmax(1), copy=False)
    assert again is seen
    assert (kept != seen).any()
    own, *_ = env.step(env.batch.masks.argmax(1), copy=True)
    assert own is not seen
    assert not np.shares_memory(own, seen)


def test_an_illegal_action_counts_as_the_lowest_legal_one_and_is_counted() -> None:
    wrong, right = (ForSaleVectorEnv(4, lineup=ALL_LEARN) for _ in range(2))
    _, infos = wrong.reset(seed=3)
    right.reset(seed=3)
    seen, *_, told = wrong.step([-5, 64, 51, 1 << 40])
    assert told["illegal"].tolist() == [1, 1, 1, 1]
    same, *_, told = right.step(infos["action_mask"].argmax(1))
    assert told["illegal"].tolist() == [0, 0, 0, 0]
    assert seen.tobytes() == same.tobytes()


def test_payoffs_are_shares_of_the_win_or_scores_and_the_reward_is_the_actors() -> None:
    for reward in ("win", "score"):
        env = ForSaleVectorEnv(8, lineup=ALL_LEARN, reward=reward)
        luck, games = np.random.default_rng(1), 0
        _, infos = env.reset(seed=1)
        for _ in range(100):
            seats = infos["seat"]
            _, got, ended, _, infos = env.step(legal(infos, luck))
            for i in np.flatnonzero(ended):
                games += 1
                assert got[i] == infos["payoff"][i][seats[i]]
                total = infos["payoff"][i].sum()
                assert total == pytest.approx(1) if reward == "win" else total > 50
        assert games >= 8


def wins(lineup: tuple[str, ...], games: int = 300) -> float:
    """How often a learner that takes the first legal action wins."""
    env = ForSaleVectorEnv(64, lineup=lineup, autoreset_mode=SAME, observation="words")
    _, infos = env.reset(seed=8)
    got = played = 0.0
    while played < games:
        _, reward, ended, _, infos = env.step(infos["action_mask"].argmax(1))
        got, played = got + reward.sum(), played + ended.sum()
    return float(got / played)


def test_the_house_plays_as_well_as_its_names_promise() -> None:
    weak, sober = (wins(("learner", *[name] * 3)) for name in ("random", "auctioneer"))
    assert weak > sober + 0.1


def test_the_cards_do_not_depend_on_who_plays() -> None:
    envs = [ForSaleVectorEnv(3, lineup=("learner", *[one] * 3)) for one in ("random", "club")]
    for env in envs:
        env.reset(seed=5)
    decks = [unpacked(env.batch.tables)["cheque_deck"].tolist() for env in envs]
    assert decks[0] == decks[1]


def test_the_learner_moves_on_by_a_seat_from_game_to_game() -> None:
    env = ForSaleVectorEnv(1, autoreset_mode=OFF)
    env.reset(seed=1)
    found = [env.batch.seat.item(0)] + [env.reset()[1]["seat"].item(0) for _ in range(4)]
    assert found == [0, 1, 2, 3, 0]
    fixed = ForSaleVectorEnv(1, autoreset_mode=OFF, rotate=False)
    assert {fixed.reset(seed=n)[1]["seat"].item(0) for n in range(5)} == {0}


def test_one_learner_by_name_keeps_the_promises_of_gymnasium() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for observation in ("words", "planes"):
            made = gymnasium.make(NAME, observation=observation)
            check_env(made.unwrapped, skip_render_check=True)
            assert isinstance(made.unwrapped, ForSaleEnv)
    many = gymnasium.make_vec(NAME, num_envs=3, observation="words")
    assert isinstance(many.unwrapped, ForSaleVectorEnv)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)


def test_one_learner_plays_the_games_of_a_vector_of_one() -> None:
    one, many = ForSaleEnv(), ForSaleVectorEnv(1, autoreset_mode=OFF)
    seen, info = one.reset(seed=12)
    also, infos = many.reset(seed=12)
    is_over, got, reward = False, 0.0, np.zeros(1)
    while not is_over:
        assert seen.tobytes() == also.tobytes()
        assert one.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        action = int(info["action_mask"].argmax())
        seen, got, is_over, _, info = one.step(action)
        also, reward, *_, infos = many.step([action])
    assert got == reward[0]
    assert info["payoff"].tolist() == infos["payoff"][0].tolist()
    with pytest.raises(RuntimeError, match="reset"):
        one.step(0)


@pytest.mark.parametrize(
    ("wrong", "slug"),
    [
        ({"lineup": ("learner", "searcher", "random", "random")}, "research/unknown"),
        ({"lineup": ("learner", "random")}, "research/lineup"),
        ({"lineup": ("random",) * 4}, "research/lineup"),
        ({"observation": "pictures"}, "research/unknown"),
        ({"reward": "fame"}, "research/unknown"),
        ({"num_envs": 0}, "research/no-tables"),
        ({"seats": 9}, "record/seats-not-allowed"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(wrong: dict[str, Any], slug: str) -> None:
    with pytest.raises(Malformed) as refused:
        ForSaleVectorEnv(**wrong)
    assert refused.value.slug == slug


def test_who_lacks_gymnasium_is_told_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import zuschlag.research.envs"
    refused = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert refused.returncode == 1
    assert "zuschlag[research]" in refused.stderr.splitlines()[-1]


def test_actions_of_another_number_of_tables_are_refused() -> None:
    env = ForSaleVectorEnv(3)
    env.reset(seed=1)
    for wrong in ([0], [0, 0], 0, [[0], [0], [0]]):
        with pytest.raises(ValueError, match="3 tables"):
            env.step(wrong)


def test_several_learners_need_more_than_a_plain_environment() -> None:
    with pytest.raises(Malformed) as refused:
        ForSaleEnv(lineup=ALL_LEARN)
    assert refused.value.slug == "research/one-learner"
