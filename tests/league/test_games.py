"""How a game counts, and how everybody stands."""

import pytest

from tests.league.made import a_game, player
from zuschlag.league.games import counted
from zuschlag.league.standings import standings


@pytest.mark.parametrize(
    ("ranks", "left", "places"),
    [
        ([1, 2, 3, 4], [], (1, 2, 3, 4)),
        ([1, 2, 3, 4], [0], (4, 1, 2, 3)),
        ([1, 2, 3, 4], [0, 2], (3, 1, 3, 2)),
        ([1, 1, 3, 4], [3], (1, 1, 3, 4)),
        ([1, 1, 3, 4], [0], (4, 1, 2, 3)),
        ([2, 1], [0, 1], (1, 1)),
        ([], [], ()),
    ],
)
def test_who_has_left_is_last_and_the_others_move_up(
    ranks: list[int], left: list[int], places: tuple[int, ...]
) -> None:
    assert counted(ranks, tuple(left)) == places


def test_whoever_wins_more_stands_higher_and_everything_is_counted_once() -> None:
    games = [a_game("Anna Bert *club", (1, 2, 3), at=n) for n in range(6)]
    games += [a_game("Bert *club Anna", (1, 1, 3), (2,), at=9), a_game("Anna Bert *club")]
    first, second, third = standings(games)
    assert (first.name, first.games, first.wins, first.left) == ("Anna", 7, 6, 1)
    assert (second.name, second.games, second.wins) == ("Bert", 7, 0.5)
    assert (third.name, third.house, third.games, third.wins) == ("club", True, 7, 0.5)
    assert first.rating > second.rating > third.rating
    assert abs(sum(one.rating for one in (first, second, third)) - 4500) <= 2


def test_a_game_that_all_have_left_is_nobodys_win() -> None:
    both = standings([a_game("Anna Bert", (1, 1), (0, 1))])
    assert [(one.rating, one.wins, one.left) for one in both] == [(1500, 0, 1)] * 2


def test_without_a_finished_game_nobody_stands_anywhere() -> None:
    assert standings([]) == []
    assert standings([a_game("Anna *club")]) == []


def test_a_program_called_like_a_level_is_not_that_level() -> None:
    assert player("club") != player("*club")
    assert len(standings([a_game("club *club", (1, 2))])) == 2
