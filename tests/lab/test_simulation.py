"""Simulation: the same games whatever the threads, counted right, and figures that hold."""

import msgspec
import numpy as np
import pytest

from zuschlag import record
from zuschlag.lab.forsale.findings import findings, quantile
from zuschlag.lab.forsale.playouts import WIN_UNITS
from zuschlag.lab.forsale.records import records
from zuschlag.lab.forsale.simulate import ForSalePlan, ForSaleTally, play_chunk, simulate
from zuschlag.lab.shares import wilson

RANDOM = ForSalePlan("2015", 4, 50_000, ("random",) * 4, seed=3)


def _same(one: ForSaleTally, other: ForSaleTally) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name))
        for name in ("wins", "scores", "prices")
    )


def test_threads_change_nothing_but_the_time() -> None:
    assert _same(simulate(RANDOM, threads=1), simulate(RANDOM, threads=3))


def test_another_seed_gives_other_games() -> None:
    other = ForSalePlan("2015", 4, 50_000, ("random",) * 4, seed=4)
    assert not _same(simulate(RANDOM, threads=1), simulate(other, threads=1))


def test_progress_ends_at_the_number_of_games() -> None:
    seen: list[int] = []
    simulate(RANDOM, 2, seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == RANDOM.games


@pytest.mark.parametrize("policies", [("random",) * 3, ("heuristic", "random", "random")])
def test_the_tally_counts_the_very_games_that_are_written_down(policies: tuple[str, ...]) -> None:
    plan = ForSalePlan("1997-variant", 3, 30, policies, seed=8)
    tally = play_chunk(plan, (0, 30))
    wins, scores, paid = np.zeros(6, np.int64), np.zeros((6, 256), np.int64), 0
    for written in records(plan):
        answer = record.judge(msgspec.json.encode(written))
        paid += answer["box"]
        for seat in answer["winners"]:
            wins[seat] += WIN_UNITS // len(answer["winners"])
        for seat, score in enumerate(answer["scores"]):
            scores[seat, score] += 1
    assert wins.tolist() == tally.wins.tolist()
    assert scores.tolist() == tally.scores.tolist()
    assert paid == tally.prices[0].sum()
    assert tally.prices[1].sum() == 30 * plan.terms.in_play


def test_every_game_has_exactly_one_victory_to_share() -> None:
    tally = simulate(RANDOM, threads=1)
    assert tally.wins.sum() == RANDOM.games * WIN_UNITS
    assert tally.scores.sum() == RANDOM.games * 4


def test_random_play_favours_nobody_much() -> None:
    found = findings(RANDOM, simulate(RANDOM, threads=2))
    assert all(0.23 < share.low < share.value < share.high < 0.27 for share in found.win_share)
    prices = list(found.price_by_building.values())
    assert prices[0] < prices[14] < prices[29]


def test_wilson_stays_inside_and_shrinks() -> None:
    none, few, many = wilson(0, 20), wilson(10, 20), wilson(1000, 2000)
    assert none.low == pytest.approx(0, abs=1e-12)
    assert none.value == 0
    assert 0 < none.high < 0.2
    # Known value: 10 of 20 at 95 % is 0.2993 to 0.7007.
    assert few.low == pytest.approx(0.2993, abs=1e-4)
    assert few.high == pytest.approx(0.7007, abs=1e-4)
    assert many.high - many.low < few.high - few.low


def test_quantiles_are_scores_that_were_reached() -> None:
    counts = np.array([0, 0, 1, 0, 2, 1], np.int64)
    assert [quantile(counts, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95)] == [2, 2, 4, 4, 5]
