"""Whose play is this like: levels are told from each other by what they do."""

import pytest

from tests.bots.guessing_levels import guesses, share_near
from zuschlag.bots.likeness import level_of, nearest
from zuschlag.bots.messages import LevelQuestion

LEVELS = ("one", "two", "three", "four", "five")


def test_whoever_decides_like_a_level_is_taken_for_it() -> None:
    rows = [[0.1, 0.2, 0.9, 0.3, 0.1]] * 6
    assert nearest(LEVELS, rows) == "three"


def test_nobody_is_ruled_out_by_one_odd_decision() -> None:
    assert nearest(LEVELS, [[0.0, 0.1, 0.2, 0.5, 0.9]] * 9 + [[1.0, 0.4, 0.1, 0.0, 0.0]]) == "five"


def test_who_cannot_be_told_is_taken_for_the_middle() -> None:
    assert nearest(LEVELS, [[0.5] * 5] * 10) == "three"


def test_few_decisions_say_nothing() -> None:
    assert nearest(LEVELS, [[0.1, 0.2, 0.9, 0.3, 0.1]] * 2) is None
    assert level_of(LevelQuestion("for-sale", [])) is None


@pytest.mark.parametrize(("game", "games"), [("for-sale", 6), ("monopoly", 6)])
def test_house_levels_are_mostly_told_within_two(game: str, games: int) -> None:
    assert share_near(game, guesses(game, games)) >= 0.7
