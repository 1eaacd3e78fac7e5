"""2015: rows of buildings, who wins one and what follows (FS15-AIM-1, FS15-BUY-1..3, FS15-REND)."""

import pytest

from tests.rulebook.scenes import (
    all_pass,
    clause,
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
from zuschlag.rules.forsale.game import FOR_SALE, Pass
from zuschlag.rules.forsale.words import AuctionWon, BuildingsLaid, Passed

AUCTIONS = {3: 10, 4: 7, 5: 6, 6: 5}


@clause("FS15-AIM-1")
def test_first_all_buildings_are_bought_then_all_are_sold() -> None:
    game = to_the_end(to_the_sale(scene("2015", 6)))
    state, phases = live(scene("2015", 6)), ["buy"]
    for seat, action in game.moves:
        FOR_SALE.apply(state, seat, action)
        phases.append(views(state)[0].phase)
    assert phases == ["buy"] * 25 + ["sell"] * 30 + ["done"]


@clause("FS15-AIM-1")
@pytest.mark.parametrize("rounds", range(5))
def test_nothing_is_sold_while_there_are_buildings_to_buy(rounds: int) -> None:
    auction = all_pass(scene("2015", 6), rounds)
    for letter, hand in zip("ABCDEF", play(auction)["buildings"], strict=True):
        for building in hand or [1]:
            assert refused(auction, f"{letter}={building}") == (
                "for-sale/not-now",
                {"phase": "buy"},
            )


@clause("FS15-BUY-1")
def test_buying_ends_with_the_last_building_and_not_before() -> None:
    last = all_pass(scene("2015", 4), 6)
    before = play(last)
    assert only(before, "phase round row") == {
        "phase": "buy",
        "round": 7,
        "row": [25, 26, 27, 28],
    }
    after = play(all_pass(last))
    assert only(after, "phase round row waiting") == {
        "phase": "sell",
        "round": 1,
        "row": [0, 0, 2, 2],
        "waiting": [0, 1, 2, 3],
    }
    assert sorted(card for hand in after["buildings"] for card in hand) == list(range(1, 29))


@clause("FS15-BUY-2")
def test_every_round_shows_as_many_buildings_as_there_are_players() -> None:
    auction, left = scene("2015", 5), [30]
    for number in range(1, 7):
        answer = play(auction)
        assert only(answer, "phase round") == {"phase": "buy", "round": number}
        assert answer["row"] == list(range(5 * number - 4, 5 * number + 1))
        left.append(views(live(auction))[0].cards_left)
        auction = all_pass(auction)
    assert left == [30, 25, 20, 15, 10, 5, 0]
    assert play(auction)["phase"] == "sell"


@clause("FS15-BUY-2")
def test_the_row_lies_face_up_for_everybody() -> None:
    for view in views(live(scene("2015", 5, row=[30, 2, 11, 7, 19]))):
        assert view.row == [2, 7, 11, 19, 30]


@clause("FS15-BUY-3")
def test_everybody_takes_exactly_one_building_of_the_row() -> None:
    begun = scene("2015", 4, row=[4, 9, 17, 26])
    contested = "A:2 B:3 C:- D:5 A:6 B:- D:7 A:-"
    assert play(begun, contested) == {
        "ok": True,
        "phase": "buy",
        "round": 2,
        "coins": [18, 20, 21, 14],
        "bids": [0, 0, 0, 0],
        "box": 11,
        "row": [1, 2, 3, 5],
        "buildings": [[17], [9], [4], [26]],
        "cheques": [[], [], [], []],
        "waiting": [3],
        "options": {"3": {"pass": True, "bid": [1, 14]}},
        "scores": None,
        "ranking": None,
        "winners": None,
    }


@clause("FS15-BUY-3", "FS15-REND-3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_hand_grows_by_one_and_a_new_row_is_laid(seats: int) -> None:
    auction = scene("2015", seats)
    for number in range(1, AUCTIONS[seats] + 1):
        answer = play(auction)
        assert (answer["round"], len(answer["row"])) == (number, seats)
        assert [len(hand) for hand in answer["buildings"]] == [number - 1] * seats
        auction = all_pass(auction)
    assert play(auction)["phase"] == "sell"


@clause("FS15-REND-1", "FS15-REND-2")
def test_the_last_player_pays_the_whole_bid_without_another_turn() -> None:
    before = then(scene("2015", 4, row=[4, 9, 17, 26]), "A:- B:7 C:-")
    state = live(before)
    assert FOR_SALE.apply(state, 3, Pass()) == [
        Passed(3, 17, 0, 0),
        AuctionWon(1, 26, 7),
        BuildingsLaid(2, [1, 2, 3, 5], 1),
    ]
    assert only(play(before, "D:-"), "coins bids box buildings waiting") == {
        "coins": [21, 14, 21, 21],
        "bids": [0, 0, 0, 0],
        "box": 7,
        "buildings": [[4], [26], [9], [17]],
        "waiting": [1],
    }


@clause("FS15-REND-1")
def test_the_last_player_who_never_bid_pays_nothing() -> None:
    after = play(scene("2015", 4, row=[4, 9, 17, 26]), "A:- B:- C:-")
    assert only(after, "coins bids box buildings waiting") == {
        "coins": [21, 21, 21, 21],
        "bids": [0, 0, 0, 0],
        "box": 0,
        "buildings": [[4], [9], [17], [26]],
        "waiting": [3],
    }


@clause("FS15-REND-2")
@pytest.mark.parametrize(
    ("script", "buildings"),
    [
        ("A:1 B:- C:- D:-", [[26], [4], [9], [17]]),
        ("A:- B:1 C:- D:-", [[4], [26], [9], [17]]),
        ("A:1 B:- C:2 D:- A:-", [[17], [4], [26], [9]]),
        ("A:- B:1 C:2 D:3 B:- C:-", [[4], [9], [17], [26]]),
    ],
)
def test_the_last_player_takes_the_best_building(script: str, buildings: list[list[int]]) -> None:
    assert play(scene("2015", 4, row=[4, 9, 17, 26]), script)["buildings"] == buildings


@clause("FS15-REND-4")
@pytest.mark.parametrize(
    ("script", "opener"), [("A:- B:1 C:-", 1), ("A:- B:-", 2), ("A:1 B:- C:-", 0)]
)
def test_who_took_the_best_building_opens_the_next_round(script: str, opener: int) -> None:
    after = play(scene("2015", 3), script)
    assert only(after, "round row waiting") == {"round": 2, "row": [4, 5, 6], "waiting": [opener]}
    assert 3 in after["buildings"][opener]


@clause("FS15-REND-5")
def test_the_sale_begins_when_the_last_row_is_bought() -> None:
    after = play(all_pass(scene("2015", 6), 5))
    assert only(after, "phase round bids waiting") == {
        "phase": "sell",
        "round": 1,
        "bids": [0] * 6,
        "waiting": [0, 1, 2, 3, 4, 5],
    }
    assert [len(hand) for hand in after["buildings"]] == [5] * 6


@clause("FS15-REND-5")
def test_no_bid_is_left_over_when_the_sale_begins() -> None:
    last = all_pass(scene("2015", 6), 4)
    (opener,) = play(last)["waiting"]
    assert opener == 2
    after = live(last, "C:5 D:- E:- F:- A:- B:-")
    for view in views(after):
        assert (view.phase, view.high, view.turn) == ("sell", 0, None)
        assert [(one.bid, one.in_auction) for one in view.people] == [(0, False)] * 6
    answer = play(last, "C:5 D:- E:- F:- A:- B:-")
    assert only(answer, "coins bids box") == {
        "coins": [14, 14, 9, 14, 14, 14],
        "bids": [0] * 6,
        "box": 5,
    }
