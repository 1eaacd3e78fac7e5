"""What a viewer may not know changes nothing he sees: twin worlds and planted leaks."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Setting, play, random_action, settings_of_games
from zuschlag.rules.bits import listed
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.position import buildings_of, unstacked
from zuschlag.rules.forsale.words import Action

Observe = Callable[[State, int | None, bool], object]


def honest(state: State, viewer: int | None, memory: bool) -> object:
    """What the game itself lets out."""
    return FOR_SALE.observe(state, viewer, memory)


@dataclass(frozen=True)
class Twins:
    """Two states that differ only in what the viewer may not know."""

    one: State
    other: State
    viewer: int | None
    memory: bool

    def look_alike(self, observe: Observe) -> bool:
        """Whether the viewer sees byte-equal tables."""
        seen = msgspec.json.encode(observe(self.one, self.viewer, self.memory))
        return seen == msgspec.json.encode(observe(self.other, self.viewer, self.memory))


def twins(state: State, luck: random.Random) -> Iterator[Twins]:
    """For every viewer a state imagined from what he sees: all he may not know is drawn again."""
    for viewer in [*range(state.terms.seats), None]:
        for memory in (False, True):
            seen = FOR_SALE.observe(state, viewer, memory)
            yield Twins(state, FOR_SALE.imagine(seen, luck), viewer, memory)


def all_twins(setting: Setting, seed: int) -> Iterator[Twins]:
    """Twins at a few moments of a game."""
    luck, states = random.Random(seed), list[State]()

    def keep(state: State, seat: int, action: Action) -> None:
        if luck.random() < 0.15:
            states.append(state.copy())

    play(setting, keep)
    for state in states:
        yield from twins(state, luck)


@given(settings_of_games(), st.integers(0, 2**32))
def test_unseen_differences_give_equal_observations(setting: Setting, seed: int) -> None:
    assert all(pair.look_alike(honest) for pair in all_twins(setting, seed))


@given(settings_of_games(), st.integers(0, 2**32))
def test_play_goes_on_in_an_imagined_state(setting: Setting, seed: int) -> None:
    luck = random.Random(seed)
    for pair in all_twins(setting, seed):
        state = pair.other
        while waiting := FOR_SALE.waiting_for(state):
            seat = luck.choice(waiting)
            options = FOR_SALE.options(state, seat)
            assert options is not None
            FOR_SALE.apply(state, seat, random_action(options, luck))
        assert FOR_SALE.outcome(state) is not None


def _others(state: State, viewer: int | None) -> list[int]:
    return [seat for seat in range(state.terms.seats) if seat != viewer]


def leaks_the_next_building(state: State, viewer: int | None, memory: bool) -> object:
    t = state.read()
    return honest(state, viewer, memory), unstacked(t.building_deck, t.in_play)[-1]


def leaks_the_cheques_to_come(state: State, viewer: int | None, memory: bool) -> object:
    t = state.read()
    return honest(state, viewer, memory), unstacked(t.cheque_deck, t.in_play)


def leaks_the_removed_buildings(state: State, viewer: int | None, memory: bool) -> object:
    t = state.read()
    return honest(state, viewer, memory), t.building_deck[t.in_play]


def leaks_sealed_buildings(state: State, viewer: int | None, memory: bool) -> object:
    return honest(state, viewer, memory), listed(state.read().sealed)


def leaks_sealed_buildings_as_shrunk_hands(
    state: State, viewer: int | None, memory: bool
) -> object:
    t = state.read()
    return honest(state, viewer, memory), [t.hand[seat] for seat in range(t.seats)]


def leaks_coins_of_others(state: State, viewer: int | None, memory: bool) -> object:
    return honest(state, viewer, memory), state.read().coins


def leaks_hands_of_others(state: State, viewer: int | None, memory: bool) -> object:
    t = state.read()
    return honest(state, viewer, memory), [buildings_of(t, seat) for seat in _others(state, viewer)]


def leaks_cheques_of_others(state: State, viewer: int | None, memory: bool) -> object:
    return honest(state, viewer, memory), state.read().cheques


def leaks_the_box(state: State, viewer: int | None, memory: bool) -> object:
    return honest(state, viewer, memory), state.read().box


def leaks_by_length(state: State, viewer: int | None, memory: bool) -> object:
    return honest(state, viewer, memory), "x" * max(state.read().coins)


LEAKS = [
    leaks_the_next_building,
    leaks_the_cheques_to_come,
    leaks_the_removed_buildings,
    leaks_sealed_buildings,
    leaks_sealed_buildings_as_shrunk_hands,
    leaks_coins_of_others,
    leaks_hands_of_others,
    leaks_cheques_of_others,
    leaks_the_box,
    leaks_by_length,
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(leak: Observe) -> None:
    luck = random.Random(5)
    for edition, seats in (("2015", 4), ("2015-variant", 3)):
        setting = Setting(
            edition, seats, {}, FOR_SALE.deal(FOR_SALE.agree(edition, seats), luck), 7
        )
        if not all(pair.look_alike(leak) for pair in all_twins(setting, 11)):
            return
    pytest.fail("nobody noticed the leak")
