"""Contests of the ladder inside the machine: repeatable, without faults, rings and pestering."""

from itertools import pairwise

import numpy as np
import pytest

from tests.thorough import a_few
from zuschlag.bots.monopoly.ladder import LADDER
from zuschlag.lab.monopoly.contesting import WHOLE
from zuschlag.lab.monopoly.contests import Contest, one_against, play, shares
from zuschlag.rules.monopoly.board import load
from zuschlag.rules.monopoly.game import MONOPOLY

MOST_OFFERS = 30
"""To a partner who refuses, in a whole game."""
SIMPLE = [name for name in LADDER if name != "tycoon"]


@pytest.mark.parametrize("seats", a_few(range(2, 9), 4))
@pytest.mark.parametrize("preset", MONOPOLY.editions())
def test_no_level_is_refused_a_move_anywhere(preset: str, seats: int) -> None:
    for name in SIMPLE:
        found = play(Contest(one_against(name, "magnate", seats), preset, 40, seed=seats), 1)
        assert not found["fault"].any(), name
        assert found["won"].sum() == WHOLE * len(found)


@pytest.mark.parametrize("board", ["aalen", "classic"])
def test_the_champion_is_refused_no_move(board: str) -> None:
    field = ("tycoon", "builder", "hermit", "tycoon")
    found = play(Contest(field, "tournament", 40, 3, load(board), futures=16), 2)
    assert not found["fault"].any()
    assert found["searched"].min() > 0
    assert found["futures"].min() > 0


def test_a_contest_is_the_same_in_pieces() -> None:
    contest = Contest(("magnate", "club", "landlord"), seed=9)
    whole = play(contest, 6)
    pieces = np.concatenate([play(contest, 2), play(contest, 4, first=2)])
    assert np.array_equal(whole, pieces)
    assert not np.array_equal(whole, play(Contest(contest.bots, seed=10), 6))


def test_every_deal_is_played_in_all_seats() -> None:
    found = play(Contest(("landlord",) * 4, seed=2), 20)
    won = found["won"][:, :4].reshape(-1, 4, 4)
    # equal players change seats, and the game does not
    assert (won.sum(axis=1) == WHOLE).all()
    assert shares(found, 4)[0] == (0.25, 0.0)


def test_each_level_wins_more_than_its_share_among_three_of_the_one_below() -> None:
    for below, level in pairwise(SIMPLE):
        share, error = shares(play(Contest(one_against(level, below), seed=4), 150), 4)[0]
        assert share - 0.25 > 2 * error, level


def test_the_magnate_holds_its_own_where_nobody_trades() -> None:
    share, error = shares(play(Contest(one_against("magnate", "hermit"), seed=6), 150), 4)[0]
    assert share + 2 * error > 0.25
    assert share > 0.22


def test_two_magnates_do_not_stand_still() -> None:
    """What one gains by a trade the other loses: only an even swap moves such a game."""
    found = play(Contest(("magnate", "magnate"), seed=12), 50)
    assert found["is_counted"].mean() < 0.05
    assert found["rings"].sum() == 0


def test_no_deed_goes_round_and_nobody_is_pestered() -> None:
    for field in (SIMPLE[-4:], one_against("magnate", "hermit"), one_against("club", "hermit")):
        found = play(Contest(tuple(field), seed=8), 100)
        assert found["returns"].sum() == 0
        assert found["rings"].sum() == 0
        assert found["most_asked"].max() <= MOST_OFFERS


def test_figures_can_be_tried() -> None:
    contest = Contest(one_against("magnate", "landlord"), seed=1)
    assert not np.array_equal(play(contest, 5), play(contest, 5, figures={0: {"HORIZON": 60.0}}))
