"""2015: leaving an auction (FS15-PASS)."""

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
    views,
)
from zuschlag.rules.forsale.game import FOR_SALE, Pass
from zuschlag.rules.forsale.words import Passed

TABLE = "coins bids box row buildings waiting"


@clause("FS15-PASS-1")
def test_who_passes_takes_the_cheapest_building() -> None:
    begun = then(scene("2015", 3, row=[28, 8, 20]), "A:1 B:2 C:3")
    assert only(play(begun, "A:-"), TABLE) == {
        "coins": [28, 26, 25],
        "bids": [0, 2, 3],
        "box": 0,
        "row": [20, 28],
        "buildings": [[8], [], []],
        "waiting": [1],
    }
    assert play(begun, "A:- B:-")["buildings"] == [[8], [20], [28]]
    assert play(begun, "A:4 B:- C:-")["buildings"] == [[28], [8], [20]]


@clause("FS15-PASS-1")
def test_the_building_goes_into_the_hidden_hand() -> None:
    seen = views(live(scene("2015", 3, row=[8, 20, 28]), "A:-"))
    assert [view.people[0].hand for view in seen] == [[8], None, None, None]
    assert [view.people[0].hand_size for view in seen] == [1, 1, 1, 1]
    assert [view.row for view in seen] == [[20, 28]] * 4


@clause("FS15-PASS-2", "FS15-PASS-3")
@pytest.mark.parametrize(
    ("bid", "back", "paid"),
    [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2), (6, 3, 3), (7, 4, 3)],
)
def test_who_passes_gets_half_the_bid_back_rounded_up(bid: int, back: int, paid: int) -> None:
    begun = then(scene("2015", 3, row=[8, 20, 28]), f"A:{bid} B:{bid + 1} C:{bid + 2}")
    assert FOR_SALE.apply(live(begun), 0, Pass()) == [Passed(0, 8, back, paid)]
    assert only(play(begun, "A:-"), TABLE) == {
        "coins": [28 - paid, 27 - bid, 26 - bid],
        "bids": [0, bid + 1, bid + 2],
        "box": paid,
        "row": [20, 28],
        "buildings": [[8], [], []],
        "waiting": [1],
    }


@clause("FS15-PASS-2", "FS15-PASS-4")
def test_who_has_bid_nothing_passes_for_nothing() -> None:
    begun = scene("2015", 3, row=[8, 20, 28])
    assert FOR_SALE.apply(live(begun), 0, Pass()) == [Passed(0, 8, 0, 0)]
    assert play(begun, "A:-") == {
        "ok": True,
        "phase": "buy",
        "round": 1,
        "coins": [28, 28, 28],
        "bids": [0, 0, 0],
        "box": 0,
        "row": [20, 28],
        "buildings": [[8], [], []],
        "cheques": [[], [], []],
        "waiting": [1],
        "options": {"1": {"pass": True, "bid": [1, 28]}},
        "scores": None,
        "ranking": None,
        "winners": None,
    }


@clause("FS15-PASS-4")
def test_passing_at_once_is_free_in_every_round() -> None:
    third = all_pass(scene("2015", 4), 2)
    (opener,) = play(third)["waiting"]
    after = play(third, f"{'ABCD'[opener]}:-")
    assert only(after, "coins box") == {"coins": [21] * 4, "box": 0}
    assert 9 in after["buildings"][opener]


@clause("FS15-PASS-3")
def test_coins_in_the_box_never_return() -> None:
    told, boxes = scene("2015", 3), [0]
    for move in ("A:5", "B:6", "C:7", "A:-", "B:-", "C:4", "A:9", "B:10", "C:-", "A:11", "B:-"):
        told = then(told, move)
        answer = play(told)
        assert sum(answer["coins"]) + sum(answer["bids"]) + answer["box"] == 84
        boxes.append(answer["box"])
    assert boxes == [0, 0, 0, 0, 2, 12, 12, 12, 12, 14, 14, 30]
    assert play(told)["coins"] == [15, 20, 19]


@clause("FS15-PASS-5")
def test_who_has_passed_sits_out_for_the_rest_of_the_round() -> None:
    begun = then(scene("2015", 4), "A:1 B:2 C:3 D:4 A:-")
    for script, turn in [("", 1), ("B:5", 2), ("B:5 C:6", 3), ("B:5 C:6 D:7", 1)]:
        assert play(begun, script)["waiting"] == [turn]
        away = ("for-sale/not-your-turn", {"waiting": [turn]})
        assert refused(begun, f"{script} A:20") == away
        assert refused(begun, f"{script} A:-") == away


@clause("FS15-PASS-5")
def test_who_has_passed_is_back_in_the_next_round() -> None:
    second = then(scene("2015", 4, opener=3), "D:1 A:- B:- C:-")
    assert only(play(second), "round waiting") == {"round": 2, "waiting": [3]}
    after = play(second, "D:1 A:2")
    assert only(after, "bids waiting") == {"bids": [2, 0, 0, 1], "waiting": [1]}
    people = views(live(second))[0].people
    assert [one.in_auction for one in people] == [True] * 4
