"""2015: counting the money (FS15-AIM-2, FS15-END)."""

import pytest

from tests.rulebook.scenes import (
    Scene,
    clause,
    counted,
    live,
    only,
    play,
    refused,
    scene,
    then,
    to_the_end,
    to_the_sale,
    views,
)
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.game import Ending, Outcome

RESULT = "phase coins scores ranking winners"

SIX_CHEQUES = [13, 2, 2, 3, 3, 4, 12, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9]
SIX_CHEQUES += [0, 10, 10, 11, 11, 12, 0, 13, 14, 14, 15, 15]
SIX_SALES = """A=28 B=1 C=2 D=3 E=4 F=5      A=21 B=8 C=9 D=10 E=11 F=12
               A=14 B=15 C=16 D=17 E=18 F=13  A=6 B=22 C=23 D=24 E=19 F=20
               A=7 B=29 C=30 D=25 E=26 F=27"""


def six_players() -> Scene:
    """A pays 9 coins for a building and gets the cheques 13, 12, 7, 0 and 0; nobody else bids."""
    begun = then(scene("2015", 6, cheques=SIX_CHEQUES), "A:9 B:- C:- D:- E:- F:-")
    return then(to_the_sale(begun), SIX_SALES)


@clause("FS15-AIM-2", "FS15-END-3")
@pytest.mark.parametrize(
    ("coins", "cheques", "scores"),
    [
        ([6, 5, 20], [[15, 14, 13, 13], [15, 14, 12, 12], [11, 10, 6]], [61, 58, 47]),
        ([5, 6, 0], [[13, 12, 0, 7], [15, 15, 0], [11, 9]], [37, 36, 20]),
    ],
)
def test_most_money_wins(coins: list[int], cheques: list[list[int]], scores: list[int]) -> None:
    result = FOR_SALE.outcome(counted("2015", coins, cheques))
    assert result == Outcome(scores, [1, 2, 3], [0], Ending.SOLD_OUT)


@clause("FS15-END-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_hands_and_cheques_run_out_at_the_same_moment(seats: int) -> None:
    sale = to_the_sale(scene("2015", seats))
    state, played = live(sale), to_the_end(sale).moves[len(sale.moves) :]
    for seat, action in played:
        assert FOR_SALE.outcome(state) is None
        FOR_SALE.apply(state, seat, action)
        sight = views(state)[0]
        hands_empty = not any(one.hand_size for one in sight.people)
        cheques_gone = not sight.row and not sight.cards_left
        assert hands_empty == cheques_gone == (sight.phase == "done")
    assert FOR_SALE.waiting_for(state) == ()


@clause("FS15-END-1")
@pytest.mark.parametrize("move", ["A=1", "A:1", "A:-"])
def test_after_the_end_nothing_is_played(move: str) -> None:
    assert refused(six_players(), move) == ("for-sale/game-over", {})


@clause("FS15-END-2")
def test_cheques_and_coins_are_added_up() -> None:
    state = counted("2015", [5, 0, 0], [[13, 12, 0, 7], [], []])
    result = FOR_SALE.outcome(state)
    assert result is not None
    assert result.scores == [37, 0, 0]


@clause("FS15-END-2", "FS15-END-3", "FS15-END-5")
def test_a_whole_game_is_counted() -> None:
    assert play(six_players()) == {
        "ok": True,
        "phase": "done",
        "round": 5,
        "coins": [5, 14, 14, 14, 14, 14],
        "bids": [0] * 6,
        "box": 9,
        "row": [],
        "buildings": [[]] * 6,
        "cheques": [
            [0, 0, 7, 12, 13],
            [2, 4, 8, 11, 15],
            [2, 5, 8, 11, 15],
            [3, 5, 9, 12, 13],
            [3, 6, 9, 10, 14],
            [4, 6, 7, 10, 14],
        ],
        "waiting": [],
        "options": {},
        "scores": [37, 54, 55, 56, 56, 55],
        "ranking": [6, 5, 3, 1, 1, 3],
        "winners": [3, 4],
    }
    assert [view.scores for view in views(live(six_players()))] == [[37, 54, 55, 56, 56, 55]] * 7


@clause("FS15-END-4")
def test_of_the_tied_who_has_most_coins_wins() -> None:
    state = counted("2015", [3, 5, 9], [[15, 15, 7], [14, 14, 7], [13, 13, 4]])
    assert FOR_SALE.outcome(state) == Outcome([40, 40, 39], [2, 1, 3], [1], Ending.SOLD_OUT)


@clause("FS15-END-5")
def test_who_is_tied_in_coins_too_shares_the_victory() -> None:
    state = counted("2015", [5, 5, 9], [[15, 15, 5], [14, 14, 7], [13, 13, 4]])
    assert FOR_SALE.outcome(state) == Outcome([40, 40, 39], [1, 1, 3], [0, 1], Ending.SOLD_OUT)


@clause("FS15-END-4")
def test_a_whole_game_is_won_by_the_coins_left() -> None:
    cheques = [3, 3, 5, 7, 9, 2, 5, 7, 0, 2, 0, 10, 10, 15, 11, 6, 4, 6, 11, 14, 8, 12, 13, 9]
    begun = then(scene("2015", 3, cheques=[*cheques, 15, 8, 4, 13, 12, 14]), "A:2 B:- C:-")
    assert only(play(to_the_end(to_the_sale(begun))), RESULT) == {
        "phase": "done",
        "coins": [26, 28, 28],
        "scores": [109, 109, 102],
        "ranking": [2, 1, 3],
        "winners": [1],
    }


@clause("FS15-END-5")
def test_a_whole_game_is_won_by_two() -> None:
    cheques = [9, 12, 13, 7, 11, 0, 7, 14, 4, 15, 9, 10, 6, 5, 11, 0, 5, 2, 8, 10, 3, 15, 2, 14]
    begun = scene("2015", 3, cheques=[*cheques, 13, 8, 12, 3, 4, 6])
    assert only(play(to_the_end(to_the_sale(begun))), RESULT) == {
        "phase": "done",
        "coins": [28, 28, 28],
        "scores": [111, 111, 100],
        "ranking": [1, 1, 3],
        "winners": [0, 1],
    }
