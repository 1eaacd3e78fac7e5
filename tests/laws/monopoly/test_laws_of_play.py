"""Laws that hold at every step of every game, over generated tables, deals and lines of play."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.monopoly.accounts import unaccounted
from tests.laws.monopoly.findings import (
    faults_of,
    faults_of_record,
    faults_on_the_way_to_the_end,
    wild_steps,
)
from tests.laws.monopoly.games import Setting, a_setting, settings_of_games, short_games
from tests.laws.monopoly.table_laws import broken_laws
from tests.laws.monopoly.walks import walk
from zuschlag.errors import Refusal
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.parts import VERBS
from zuschlag.rules.monopoly.words import Done, Ruling, TimeUp


@given(settings_of_games())
def test_every_law_of_the_table_holds_after_every_step(setting: Setting) -> None:
    assert not broken_laws(setting.start().read())
    for step in walk(setting, 50):
        assert not broken_laws(step.after.read())


@given(settings_of_games())
def test_events_account_for_all_money_that_moved(setting: Setting) -> None:
    for step in walk(setting, 40):
        assert not unaccounted(step)


@given(settings_of_games())
def test_a_refused_action_changes_no_byte_and_promises_are_kept(setting: Setting) -> None:
    for step in walk(setting, 40, foolish=0.5):
        assert not faults_of(step)


@given(settings_of_games())
def test_the_same_moves_lead_to_the_same_bytes_and_events(setting: Setting) -> None:
    other = setting.start()
    for step in walk(setting, 40):
        if step.proposal is None:
            assert MONOPOLY.resolve(other, list(step.after.dice[-1])) == step.events
        elif step.is_done:
            assert MONOPOLY.apply(other, step.proposal.seat, step.proposal.action) == step.events
        assert other.tables.tobytes() == step.after.tables.tobytes()


@given(settings_of_games())
def test_replay_equals_live(setting: Setting) -> None:
    from_scratch = setting.from_scratch()
    assert not faults_of_record(from_scratch, list(walk(from_scratch, 60)))


@given(short_games(), st.integers(0, 2**32))
def test_every_game_ends_within_its_limit(setting: Setting, seed: int) -> None:
    luck = random.Random(seed)
    steps = list(walk(setting, luck.randint(1, 40)))
    assert not faults_on_the_way_to_the_end(steps[-1].after, luck)


@given(settings_of_games())
def test_after_the_end_nothing_more_is_done(setting: Setting) -> None:
    state = setting.start()
    MONOPOLY.apply(state, -1, Ruling([0], "Enough."))
    for seat in range(-1, setting.seats):
        assert MONOPOLY.options(state, seat) is None
        with pytest.raises(Refusal, match="monopoly/game-over"):
            MONOPOLY.apply(state, seat, Done())


@pytest.mark.parametrize("action", [TimeUp(), Ruling([1], "I win.")], ids=["time-up", "ruling"])
def test_only_the_table_says_what_is_the_tables_to_say(action: TimeUp | Ruling) -> None:
    state = a_setting("a player calls time").start()
    with pytest.raises(Refusal):
        MONOPOLY.apply(state, 1, action)


def test_wild_play_meets_all_kinds_of_things_and_breaks_no_law() -> None:
    found = wild_steps(seed=1, steps=1500, look=0.01)
    assert not found.broken
    assert set(VERBS) - {"time-up", "ruling", "use-card", "pay-fine"} <= set(found.verbs)
    assert len(found.events) >= 35
    assert len(found.refusals) >= 15
