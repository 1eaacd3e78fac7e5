"""Points by places: exact, shared by who is level, and 50 on average at every table."""

from fractions import Fraction
from itertools import combinations_with_replacement

import pytest

from zuschlag.event.points import PRESETS, UNIT, points_of, shown


def all_places(players: int) -> list[list[int]]:
    """Every way people may be level: one place for each, counted as in a race."""
    found = {
        tuple(1 + sum(other < level for other in levels) for level in levels)
        for levels in combinations_with_replacement(range(players), players)
    }
    return [list(places) for places in found]


def told_again(places: list[int], seat: int) -> Fraction:
    """The share of opponents beaten, in plain words: a tie is half a victory."""
    others = [place for number, place in enumerate(places) if number != seat]
    beaten = sum(place > places[seat] for place in others)
    level = sum(place == places[seat] for place in others)
    return 100 * (beaten + Fraction(level, 2)) / len(others)


@pytest.mark.parametrize("players", range(2, 9))
def test_the_share_of_opponents_is_exact_and_fifty_on_average(players: int) -> None:
    for places in all_places(players):
        points = points_of("share", places)
        assert points == [UNIT * told_again(places, seat) for seat in range(players)]
        assert sum(points) == 50 * UNIT * players


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(2, 9))
def test_ties_share_and_nothing_is_lost(preset: str, players: int) -> None:
    apart = points_of(preset, list(range(1, players + 1)))
    assert apart == sorted(apart, reverse=True)
    for places in all_places(players):
        points = points_of(preset, places)
        assert sum(points) == sum(apart)
        for one, place in enumerate(places):
            assert all(points[one] == points[two] for two in range(players) if places[two] == place)


@pytest.mark.parametrize(
    ("preset", "places", "points"),
    [
        ("7-5-3-1", [1, 2, 3, 4], [7, 5, 3, 1]),
        ("7-5-3-1", [3, 1, 2], [1, 7, 4]),
        ("7-5-3-1", [1, 1, 3, 4], [6, 6, 3, 1]),
        ("5-3-2-1", [1, 2, 3, 4], [5, 3, 2, 1]),
        ("5-3-2-1", [1, 2, 3], [5, 3, 1]),
        ("5-3-2-1", [1, 2, 3, 4, 5], [5, 3, 2, 1, 0]),
        ("wins", [2, 1, 3], [0, 1, 0]),
        ("share", [1, 2, 3, 4, 5], [100, 75, 50, 25, 0]),
    ],
)
def test_presets(preset: str, places: list[int], points: list[int]) -> None:
    assert points_of(preset, places) == [UNIT * one for one in points]


@pytest.mark.parametrize(
    ("units", "text"),
    [(0, "0"), (100 * UNIT, "100"), (56_000, "66.67"), (28_000, "33.33"), (UNIT // 2, "0.5")],
)
def test_points_as_people_read_them(units: int, text: str) -> None:
    assert shown(units) == text
