"""Monopoly in small steps: every legal action can be said, in one way, and nothing else can."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.laws.monopoly.games import a_setting
from tests.laws.monopoly.walks import Step, walk
from tests.thorough import a_few
from zuschlag.research.monopoly.eyes import Turn
from zuschlag.research.monopoly.paths import path
from zuschlag.research.monopoly.staged import ACTIONS, BLOCKS, DROP_AT, SEND_AT, named
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.words import BY_THE_TABLE, Action

SEEDS = a_few(range(60), 30)
LONGEST = 400


def said_in_steps(before: State, seat: int, action: Action) -> Action | None:
    """The action as its path says it; every step must be legal."""
    turn, said = Turn(before.copy().tables, seat), None
    for number in path(before.tables, seat, action):
        assert said is None, "the move is whole before its path is"
        _, mask = turn.seen()
        assert mask[number], f"{named(number)} of {action} is not legal"
        said = turn.say(number)
    return said


def is_said_by_a_seat(step: Step) -> bool:
    return step.is_done and step.proposal is not None and not isinstance(step.action, BY_THE_TABLE)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_action_of_a_game_can_be_said_and_does_the_same(seed: int) -> None:
    """Whoever speaks, asked or not; the table is the same to the byte afterwards."""
    kinds: Counter[str] = Counter()
    for step in walk(a_setting(f"staged {seed}"), 100, foolish=0.02):
        if not is_said_by_a_seat(step):
            continue
        assert step.proposal is not None
        seat, action = step.proposal.seat, step.proposal.action
        found = said_in_steps(step.before, seat, action)
        assert found is not None
        again = step.before.copy()
        MONOPOLY.apply(again, seat, found)
        assert again.tables.tobytes() == step.after.tables.tobytes(), (action, found)
        kinds[type(action).__name__] += 1
    assert len(kinds) > 3


def random_path(tables: Any, seat: int, luck: random.Random) -> tuple[list[int], Action | None]:
    """Legal steps until a move is whole, or dropped."""
    turn = Turn(tables, seat)
    said: list[int] = []
    for _ in range(LONGEST):
        _, mask = turn.seen()
        legal = np.flatnonzero(mask).tolist()
        if not legal:
            assert not said, "a draft without a way on"
            return said, None
        may_go_on = [number for number in legal if number != DROP_AT]
        number = luck.choice(may_go_on or legal)
        if SEND_AT in legal and luck.random() < 0.3:
            number = SEND_AT
        said.append(number)
        found = turn.say(number)
        if number == DROP_AT or found is not None:
            return said, found
    return said, None


@pytest.mark.parametrize("seed", SEEDS)
def test_every_path_ends_in_a_legal_action_and_no_other_path_says_it(seed: int) -> None:
    luck, kinds = random.Random(seed), Counter[str]()
    for step in walk(a_setting(f"paths {seed}"), 60, foolish=0.0):
        for seat in range(step.after.terms.seats):
            said, found = random_path(step.after.copy().tables, seat, luck)
            if found is None:
                continue
            assert path(step.after.tables, seat, found) == said
            MONOPOLY.apply(step.after.copy(), seat, found)
            kinds[type(found).__name__] += 1
    assert len(kinds) > 3


def test_numbers_have_names_and_blocks_touch() -> None:
    assert list(BLOCKS.values()) == sorted(BLOCKS.values())
    assert len({named(number) for number in range(ACTIONS)}) == ACTIONS
    assert [named(first) for first in BLOCKS.values()] == [(name, 0) for name in BLOCKS]
    with pytest.raises(ValueError, match="269"):
        named(ACTIONS)
