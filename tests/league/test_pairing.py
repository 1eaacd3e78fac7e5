"""Everybody plays everybody in rotation, and sits everywhere."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tests.league.made import a_game, player
from zuschlag.league.games import LeagueGame, Player
from zuschlag.league.pairing import Past

HOUSE = [player(f"*level{number}") for number in range(5)]
MANY = [player(f"P{number}") for number in range(9)]


def played(table: list[Player]) -> LeagueGame:
    names = " ".join(f"*{one.name}" if one.is_house else one.name for one in table)
    return a_game(names, range(1, len(table) + 1))


def test_a_single_visitor_meets_every_level_of_the_house_in_turn() -> None:
    games: list[LeagueGame] = []
    met: Counter[Player] = Counter()
    for _ in range(10):
        table = Past(games).company(MANY[0], MANY[:1], HOUSE, 4)
        games.append(played(table))
        met.update(table)
    assert met[MANY[0]] == 10
    assert {met[level] for level in HOUSE} == {6}


@given(st.integers(2, 6), st.integers(2, 9))
def test_in_turn_everybody_meets_everybody_about_equally_often(seats: int, programs: int) -> None:
    free, games = MANY[:programs], list[LeagueGame]()
    for number in range(12 * programs):
        table = Past(games).company(free[number % programs], free, HOUSE, seats)
        assert len(table) == seats
        assert len(set(table)) == seats
        games.append(played(table))
    met: Counter[frozenset[Player]] = Counter()
    sat: Counter[tuple[Player, int]] = Counter()
    for game in games:
        people = [one for one in game.seating if not one.is_house]
        met.update(frozenset(pair) for pair in combinations(people, 2))
        sat.update((one, seat) for seat, one in enumerate(game.seating) if one in people)
    counts = [met[frozenset(pair)] for pair in combinations(free, 2)]
    assert max(counts) - min(counts) <= max(2, max(counts) // 4)
    often = [sat[one, seat] for one in free for seat in range(seats)]
    assert min(often) > 0


def test_programs_sit_down_before_levels_of_the_house() -> None:
    table = Past([]).company(MANY[0], MANY[:3], HOUSE, 4)
    assert {one for one in table if not one.is_house} == set(MANY[:3])
    assert sum(one.is_house for one in table) == 1


def test_a_game_with_one_level_seats_it_twice() -> None:
    table = Past([]).company(MANY[0], [], HOUSE[:1], 3)
    assert Counter(table) == {MANY[0]: 1, HOUSE[0]: 2}
