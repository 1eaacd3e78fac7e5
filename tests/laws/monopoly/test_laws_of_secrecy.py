"""What a viewer may not know changes nothing he sees, may do or is told: twins and leaks."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.monopoly.games import Setting, settings_of_games
from tests.laws.monopoly.leaks import LEAKS
from tests.laws.monopoly.moments import secret_moments
from tests.laws.monopoly.table_laws import broken_laws
from tests.laws.monopoly.twins import Twins, all_twins, twin_of
from tests.laws.monopoly.walks import states_of


@given(settings_of_games(), st.integers(0, 2**32))
def test_unseen_differences_change_nothing_for_the_viewer(setting: Setting, seed: int) -> None:
    luck = random.Random(seed)
    for state in states_of(setting, 30, 0.05, seed):
        for viewer in luck.sample((*range(setting.seats), None), 2):
            for memory in (False, True):
                twins = Twins(state, twin_of(state, viewer, memory, luck), viewer, memory)
                assert not twins.differences(luck)


@given(settings_of_games(), st.integers(0, 2**32))
def test_twins_are_tables_like_any_other(setting: Setting, seed: int) -> None:
    luck = random.Random(seed)
    for state in states_of(setting, 20, 0.1, seed):
        assert not broken_laws(twin_of(state, luck.randrange(setting.seats), False, luck).read())


def test_no_secret_shows_in_the_moments_that_have_one() -> None:
    luck = random.Random(7)
    for state in secret_moments():
        assert not [found for twins in all_twins(state, luck) for found in twins.differences(luck)]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(5)
    pairs = [twins for state in secret_moments() for twins in all_twins(state, luck)]
    LEAKS[leak](monkeypatch)
    assert any(twins.differences(luck) for twins in pairs)
