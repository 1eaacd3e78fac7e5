"""`simulate`: JSON and nothing else, equal figures for equal seeds, for any number of threads."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.cli.command import Ran, here, zuschlag
from zuschlag.lab.forsale.simulate import ForSalePlan, play_chunk
from zuschlag.lab.shares import wilson

FOUR = ("simulate", "for-sale", "--json", "--edition", "2015", "--seats", "4")
MIXED = ("heuristic", "random", "random", "random")
TIMES = ("cpu_seconds", "games_per_cpu_second")


def figures(*arguments: str, run: Callable[..., Ran] = here) -> dict[str, Any]:
    """The answer without what the clock says."""
    ran = run(*FOUR, *arguments)
    assert ran.code == 0
    told = ran.answer
    assert all(told[name] > 0 for name in TIMES)
    return {name: value for name, value in told.items() if name not in TIMES}


@pytest.fixture(scope="module")
def one_thread() -> dict[str, Any]:
    return figures("--games", "2500", "--seed", "7", "--threads", "1", run=zuschlag)


def test_json_stands_alone_on_standard_output(one_thread: dict[str, Any]) -> None:
    assert (one_thread["games"], one_thread["seed"]) == (2500, 7)
    assert one_thread["policies"] == ["random"] * 4
    assert len(one_thread["win_share"]) == len(one_thread["mean_score"]) == 4


def test_win_shares_add_up_and_lie_in_their_intervals(one_thread: dict[str, Any]) -> None:
    assert sum(one_thread["win_share"]) == pytest.approx(1)
    for share, (low, high) in zip(one_thread["win_share"], one_thread["win_share_95"], strict=True):
        assert 0 < low < share < high < 1
        assert low < 0.25 + 0.05
        assert high > 0.25 - 0.05


def test_quantiles_ascend(one_thread: dict[str, Any]) -> None:
    assert one_thread["quantiles"] == sorted(one_thread["quantiles"])
    for spread in one_thread["score_quantiles"]:
        assert spread == sorted(spread)
        assert len(spread) == len(one_thread["quantiles"])


def test_better_buildings_cost_more(one_thread: dict[str, Any]) -> None:
    prices = one_thread["price_by_building"]
    assert list(prices) == [str(building) for building in range(1, 31)]
    assert prices["1"] < prices["15"] < prices["30"]


def test_two_threads_and_one_give_the_same_figures(one_thread: dict[str, Any]) -> None:
    assert figures("--games", "2500", "--seed", "7", "--threads", "2") == one_thread


def test_another_seed_gives_other_figures(one_thread: dict[str, Any]) -> None:
    other = figures("--games", "2500", "--seed", "8", "--threads", "2")
    assert other["win_share"] != one_thread["win_share"]


def test_the_sober_player_beats_three_random_ones() -> None:
    tally = play_chunk(ForSalePlan("2015", 4, 300, MIXED, seed=1), (0, 300))
    share = wilson(tally.wins[0] / tally.wins.sum() * 300, 300)
    assert share.value >= share.low >= 0.6


def test_bots_give_the_same_figures_in_two_processes_and_in_one() -> None:
    told = figures("--games", "40", "--policy", ",".join(MIXED), "--threads", "2")
    assert told["policies"] == list(MIXED)
    here = play_chunk(ForSalePlan("2015", 4, 40, MIXED, seed=1), (0, 40))
    assert told["win_share"] == pytest.approx((here.wins[:4] / here.wins.sum()).tolist())


def test_without_json_it_prints_tables_for_people() -> None:
    ran = zuschlag(
        "simulate", "for-sale", "--edition", "2015-variant", "--seats", "5", "--games", "50"
    )
    assert ran.code == 0
    assert ran.out.startswith("For Sale 2015-variant, 5 seats, 50 games, seed 1\n")
    for word in ("games per second", "95% interval", "average price", "The last row is short: 3"):
        assert word in ran.out
    with pytest.raises(json.JSONDecodeError):
        json.loads(ran.out)
