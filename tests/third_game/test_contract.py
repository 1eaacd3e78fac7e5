"""What a plain game inherits, and what a table does with a game that says nothing of itself."""

import random

import pytest

from tests.third_game.third_game import GAME, Lay, ThirdGameAtTable
from zuschlag.bots.driving import steps
from zuschlag.bots.guesser import Guesser
from zuschlag.rules.game import fresh
from zuschlag.rules.ruling import TABLE_SEAT, Ruling
from zuschlag.table.game_at_table import GameAtTable
from zuschlag.table.moving import moved
from zuschlag.table.play import Play


@pytest.mark.parametrize("seats", GAME.sizes)
def test_what_is_imagined_looks_like_what_was_seen(seats: int) -> None:
    luck = random.Random(seats)
    state = fresh(GAME, GAME.agree("standard", seats), luck)
    players = [Guesser(GAME, luck) for _ in range(seats)]
    for _ in steps(GAME, state, players, luck):
        for viewer in (*range(seats), None):
            seen = GAME.observe(state, viewer)
            assert GAME.observe(GAME.imagine(seen, luck), viewer) == seen
    assert GAME.turn(state).is_over


def test_actions_have_numbers() -> None:
    state = fresh(GAME, GAME.agree("standard", 2), random.Random(1))
    GAME.apply(state, 0, Lay(3))
    numbers, terms = GAME.numbers, state.terms
    assert [numbers.action(terms, n) for n in range(numbers.count(terms))] == [
        Lay(card) for card in range(1, 8)
    ]
    assert numbers.of(terms, Lay(3)) == 2
    assert numbers.open_to(state, 0) == []
    assert numbers.open_to(state, 1) == list(range(7))


@pytest.mark.parametrize("kind", [GameAtTable, ThirdGameAtTable])
def test_a_card_face_down_is_told_to_nobody_else(kind: type[GameAtTable]) -> None:
    """Also by a table that knows nothing of the game: then every action is sealed."""
    state = fresh(GAME, GAME.agree("standard", 2), random.Random(1))
    play = Play(kind(GAME, ("random",)), lambda: state, bytes(32), 0)
    parts = moved(play, 0, Lay(3))
    assert parts["public"] == {"events": [{"event": "laid", "seat": 0}]}
    assert parts["private"] == {0: {"action": ["lay", 3]}}


def test_a_ruling_is_for_everybody() -> None:
    state = fresh(GAME, GAME.agree("standard", 2), random.Random(1))
    play = Play(GameAtTable(GAME, ("random",)), lambda: state, bytes(32), 0)
    parts = moved(play, TABLE_SEAT, Ruling([1], "late"))
    assert parts["public"]["action"] == ["ruling", {"winners": [1], "reason": "late"}]
