"""Whole tables under faults, a dozen worlds of them; `make campaign` runs thousands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation import runs
from tests.simulation.planted import BUGS
from tests.simulation.scenario import Planted, run
from tests.simulation.sometimes import POINTS, Sometimes
from tests.simulation.store import Disk
from tests.thorough import a_few
from zuschlag.table.service import TableService

ROOT = Path(__file__).resolve().parent.parent.parent
SEEDS = 15
MOST_SEEDS_FOR_A_BUG = 200
FIRST_SEEDS = {
    "acknowledges before it is kept": 6,
    "trusts hints alone": 24,
    "a lease without epochs": 13,
    "no time to ask for rent": 36,
}
"""Where to begin looking for bugs that few worlds bring to light; any other place would do."""
TRACED = 11


def test_no_promise_is_broken_in_any_world() -> None:
    found = runs.seeds(SEEDS)
    assert found.failed == {}
    # Some points are rare; the campaign wants all of them.
    assert len(found.never) <= 5


@pytest.mark.parametrize("name", a_few(BUGS, 3))
def test_a_planted_bug_is_found_and_its_seed_replays(name: str) -> None:
    first = FIRST_SEEDS.get(name, 0)
    for seed in range(first, first + MOST_SEEDS_FOR_A_BUG):
        found = run(seed, planted=BUGS[name])
        if found.violations:
            again = run(seed, planted=BUGS[name])
            assert again.violations == found.violations
            assert again.digest == found.digest
            assert run(seed, planted=_mended(BUGS[name])).violations == []
            return
    pytest.fail(f"not found in {MOST_SEEDS_FOR_A_BUG} seeds")


def _mended(bug: Planted) -> Planted:
    """The same world without the bug: it was not the world that was at fault."""
    return bug._replace(make_keeper=TableService, make_disk=Disk)


def test_the_same_seed_gives_the_same_trace_in_every_process() -> None:
    here = run(TRACED)
    assert here.lines > 50
    told = {_trace(hash_seed) for hash_seed in ("1", "2")}
    assert told == {here.digest}


def _trace(hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation", "--seed", str(TRACED)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "ZUSCHLAG_RULES": "plain"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith("trace ")]
    assert lines, done.stdout + done.stderr
    return lines[0].removeprefix("trace ")


def test_another_seed_gives_another_world() -> None:
    assert run(1).digest != run(2).digest


def test_only_points_on_the_list_are_counted() -> None:
    counting = Sometimes()
    counting.reached(POINTS[0])
    with pytest.raises(LookupError):
        counting.reached("something else")
