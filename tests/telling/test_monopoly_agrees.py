"""The rules and the independent telling agree on every position of random games, step by step."""

import pytest

from .monopoly_together import MOST_STEPS, play_together

GAMES = 8


@pytest.mark.parametrize("number", range(GAMES))
def test_rules_and_telling_agree_at_every_step(number: int) -> None:
    assert 0 < play_together(number) <= MOST_STEPS
