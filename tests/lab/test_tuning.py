"""Training on a runner: whoever plays the candidates, the same rule comes out."""

import numpy as np
import pytest

from tests.thorough import thorough
from zuschlag.lab.forsale.tune import Effort, Field, answer, starters
from zuschlag.lab.runner import Processes


@thorough
def test_a_rule_is_the_same_on_one_process_and_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZUSCHLAG_RULES", "plain")  # other processes start sooner, and play alike
    minds = starters()
    field, start = Field(3, minds, [1.0] * len(minds)), minds[0].own
    found = [
        answer(field, start, Effort(1, 4), np.random.default_rng(3), Processes(count))
        for count in (1, 2)
    ]
    assert found[0] == found[1]
    assert found[0].own != start
