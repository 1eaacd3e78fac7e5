"""Training on a runner: whoever plays, dies or is stopped on the way, the same comes out."""

import argparse
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.research.test_many_machines import KillsOne, Stopped
from tests.thorough import thorough
from tools.tune_magnate import tune as tune_magnate
from zuschlag.bots.forsale.trained import trained
from zuschlag.bots.monopoly.magnate.tempers import LATEST, figures_of
from zuschlag.lab.forsale import calibrate, distil
from zuschlag.lab.forsale.tune import Effort, Field, answer, starters
from zuschlag.lab.runner import Here, Part, Processes, Runner, Work
from zuschlag.lab.training import Remembering, plan_of, runner_of, written

Training = Callable[[Runner], Any]


class StoppedAfter:
    """Two processes, and then somebody pulls the plug."""

    def __init__(self, parts: int) -> None:
        self._left = parts

    def run(self, work: Work[Part], shards: Iterable[int]) -> Iterator[tuple[int, Part]]:
        for found in Processes(2).run(work, shards):
            if not self._left:
                raise Stopped
            self._left -= 1
            yield found


class Counting:
    """Counts what it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def run(self, work: Work[Part], shards: Iterable[int]) -> Iterator[tuple[int, Part]]:
        for shard in shards:
            self.asked += 1
            yield shard, work(shard)


def a_rule(runner: Runner) -> Any:
    minds = starters()
    field = Field(3, minds, [1.0] * len(minds))
    return answer(field, minds[0].own, Effort(1, 2), np.random.default_rng(3), runner)


def lessons(runner: Runner) -> Any:
    known = trained(3)
    notes = distil.gather(known, 20, 2, 7, runner)
    return notes.bids.tobytes(), notes.cards.tobytes()


def a_step(runner: Runner) -> Any:
    return calibrate.step(trained(3), 2, 260, 5, runner)


def figures(runner: Runner) -> Any:
    plan = {"population": 4, "generations": 1, "deals": 1, "spread": 0.1, "seed": 2}
    given = argparse.Namespace(**plan, cpu_seconds=1e9)
    return tune_magnate(dict(figures_of(LATEST)), given, runner)


KINDS: dict[Training, Any] = {
    a_rule: float,
    lessons: distil.Thoughts,
    a_step: list[list[float]],
    figures: tuple[float, float],
}


@thorough
@pytest.mark.parametrize("training", KINDS)
def test_a_killed_worker_and_a_stop_change_nothing_in_what_is_learned(
    training: Training, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if training is a_rule:  # the others play too much for it
        monkeypatch.setenv("ZUSCHLAG_RULES", "plain")  # workers start sooner, and play alike
    kind = KINDS[training]
    here = training(Processes(1))
    assert training(KillsOne(tmp_path)) == here
    with pytest.raises(Stopped):
        training(Remembering(StoppedAfter(1), tmp_path, "plan", kind))
    assert training(Remembering(Processes(2), tmp_path, "plan", kind)) == here
    assert training(Remembering(StoppedAfter(0), tmp_path, "plan", kind)) == here


def doubled(rounds: int, shard: int) -> int:
    return rounds * 100 + 2 * shard


def asks_thrice(runner: Runner) -> list[int]:
    """What is asked next follows from what was heard."""
    found = [1]
    for _ in range(3):
        work = partial(doubled, sum(found) % 7)
        found += [part for _, part in sorted(runner.run(work, range(4)))]
    return found


def test_a_killed_worker_changes_nothing_in_what_is_asked_next(tmp_path: Path) -> None:
    assert asks_thrice(KillsOne(tmp_path)) == asks_thrice(Here())


def test_what_was_answered_before_a_stop_is_not_asked_again(tmp_path: Path) -> None:
    here, again, other = asks_thrice(Here()), Counting(), Counting()
    first = Remembering(Counting(), tmp_path, "plan", int)
    list(first.run(partial(doubled, 1), range(4)))  # as far as it got
    assert asks_thrice(Remembering(again, tmp_path, "plan", int)) == here
    assert again.asked == 8
    assert asks_thrice(Remembering(other, tmp_path, "another plan", int)) == here
    assert other.asked == 12


def test_who_plays_is_no_part_of_the_plan(tmp_path: Path) -> None:
    """Nor of what is written beside the figures."""
    plan = {"seats": 4, "deals": 10}
    one = argparse.Namespace(**plan, processes=1, resume=None)
    two = argparse.Namespace(**plan, processes=2, resume=tmp_path, ray="auto")
    assert plan_of(one) == plan_of(two) == plan
    assert written("train", two, "seats") == "train 4 --deals 10"
    assert isinstance(runner_of(one, "for-sale", __name__, int), Here)
