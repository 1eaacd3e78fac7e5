"""Options and apply agree, nobody is stuck: for positions of generated games."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.monopoly.games import Setting, a_setting, settings_of_games
from tests.laws.monopoly.offered import broken_promises, stuck
from tests.laws.monopoly.walks import states_of
from zuschlag.rules.monopoly.words import Options


@given(settings_of_games(), st.integers(0, 2**32))
def test_options_and_apply_agree(setting: Setting, seed: int) -> None:
    luck = random.Random(seed)
    for state in states_of(setting, 30, 0.05, seed):
        for seat in luck.sample(range(-1, setting.seats + 1), 2):
            assert not broken_promises(state, seat, luck)


@given(settings_of_games(), st.integers(0, 2**32))
def test_whoever_is_asked_can_do_something_until_the_game_is_over(
    setting: Setting, seed: int
) -> None:
    for state in states_of(setting, 30, 0.2, seed):
        assert not stuck(state)


WRONG: dict[str, Options] = {
    "offers-too-little": Options(),
    "offers-too-much": Options(roll=True, buy=True, can_pass=True, give_up=True, mortgage=[0]),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_options_are_noticed(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = a_setting("wrong options").start()

    def wrongly(*_: Any) -> Options:
        return WRONG[wrong]

    assert not broken_promises(state, 0, random.Random(1))
    monkeypatch.setattr("zuschlag.rules.monopoly.game.choices_of", wrongly)
    assert broken_promises(state, 0, random.Random(1))
    assert wrong == "offers-too-much" or stuck(state)
