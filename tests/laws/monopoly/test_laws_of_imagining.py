"""What a viewer imagines looks to him like what he saw, obeys the laws, and can be played on."""

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.monopoly.findings import faults_of_imagination, faults_on_the_way_to_the_end
from tests.laws.monopoly.games import Setting, settings_of_games, short_games
from tests.laws.monopoly.moments import secret_moments
from tests.laws.monopoly.walks import states_of, walk
from zuschlag.rules.monopoly.game import MONOPOLY


@given(settings_of_games(), st.integers(0, 2**32))
def test_an_imagined_state_looks_like_what_was_seen(setting: Setting, seed: int) -> None:
    luck = random.Random(seed)
    for state in states_of(setting, 40, 0.06, seed):
        for viewer in luck.sample((*range(setting.seats), None), 2):
            for memory in (False, True):
                assert not faults_of_imagination(state, viewer, memory, luck)


def test_moments_that_are_easily_forgotten_can_be_imagined() -> None:
    luck = random.Random(1)
    for state in secret_moments():
        for viewer in (*range(state.terms.seats), None):
            for memory in (False, True):
                assert not faults_of_imagination(state, viewer, memory, luck)


def test_moments_that_are_easily_forgotten_can_be_played_on() -> None:
    luck = random.Random(2)
    for state in secret_moments():
        seen = MONOPOLY.observe(state, luck.randrange(state.terms.seats))
        assert not faults_on_the_way_to_the_end(MONOPOLY.imagine(seen, luck), luck)


@given(short_games(), st.integers(0, 2**32))
def test_play_goes_on_to_the_end_in_an_imagined_state(setting: Setting, seed: int) -> None:
    luck = random.Random(seed)
    *_, last = walk(setting, luck.randint(1, 40))
    viewer, memory = luck.randrange(setting.seats), luck.random() < 0.5
    imagined = MONOPOLY.imagine(MONOPOLY.observe(last.after, viewer, memory), luck)
    assert not faults_on_the_way_to_the_end(imagined, luck)
