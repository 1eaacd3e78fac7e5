"""Whole evenings under faults, a few worlds of them; `make campaign` runs thousands."""

import pytest

from tests.simulation.evening import run
from tests.simulation.planted_evenings import BUGS
from tests.thorough import a_few, thorough

SEEDS = 4
MOST_SEEDS_FOR_A_BUG = 60


def test_no_promise_is_broken_at_any_evening() -> None:
    found = [run(seed) for seed in range(SEEDS)]
    assert {one.seed: one.violations for one in found if one.violations} == {}
    assert sum(one.reached["worker killed"] for one in found) > 0


@pytest.mark.parametrize("name", a_few(BUGS, 3))
def test_a_planted_bug_of_evenings_is_found(name: str) -> None:
    for seed in range(MOST_SEEDS_FOR_A_BUG):
        if run(seed, planted=BUGS[name]).violations:
            assert run(seed).violations == []
            return
    pytest.fail(f"not found in {MOST_SEEDS_FOR_A_BUG} seeds")


@thorough
def test_the_same_evening_again_has_the_same_trace() -> None:
    assert run(3).digest == run(3).digest
