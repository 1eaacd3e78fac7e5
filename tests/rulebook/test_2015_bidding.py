"""2015: whose turn it is and what may be bid (FS15-BUY-4..5, FS15-BID)."""

import pytest

from tests.rulebook.scenes import (
    Scene,
    all_pass,
    clause,
    judged,
    live,
    only,
    play,
    record,
    refused,
    scene,
    then,
    views,
)
from zuschlag.errors import Refusal
from zuschlag.rules.forsale.game import FOR_SALE, Bid, Pass
from zuschlag.rules.forsale.words import AuctionOptions


def asked(begun: Scene, script: str) -> list[int]:
    """Whose turn it was before the first move and after every one."""
    moves = script.split()
    turns = [play(begun, " ".join(moves[:done]))["waiting"] for done in range(len(moves) + 1)]
    return [seat for (seat,) in turns]


@clause("FS15-BUY-4")
def test_turns_go_clockwise_from_the_opener() -> None:
    begun = scene("2015", 4, opener=2)
    assert asked(begun, "C:1 D:2 A:3 B:4 C:5 D:6 A:7") == [2, 3, 0, 1, 2, 3, 0, 1]


@clause("FS15-BUY-4")
def test_who_has_passed_is_skipped() -> None:
    begun = scene("2015", 4, opener=2)
    assert asked(begun, "C:1 D:- A:2 B:3 C:4 A:5") == [2, 3, 0, 1, 2, 0, 1]
    assert asked(begun, "C:1 D:2 A:- B:3 C:- D:4") == [2, 3, 0, 1, 2, 3, 1]


@clause("FS15-BUY-4")
@pytest.mark.parametrize("letter", "ABD")
def test_nobody_moves_out_of_turn(letter: str) -> None:
    begun = scene("2015", 4, opener=2)
    assert refused(begun, f"{letter}:1") == ("for-sale/not-your-turn", {"waiting": [2]})
    assert refused(begun, f"{letter}:-") == ("for-sale/not-your-turn", {"waiting": [2]})


@clause("FS15-BUY-4")
@pytest.mark.parametrize("nobody", [-1, 3, 6])
def test_nobody_moves_who_does_not_sit_at_the_table(nobody: int) -> None:
    state = live(scene("2015", 3))
    assert FOR_SALE.options(state, nobody) is None
    with pytest.raises(Refusal, match="not-your-turn"):
        FOR_SALE.apply(state, nobody, Bid(1))
    with pytest.raises(Refusal, match="not-your-turn"):
        FOR_SALE.apply(state, nobody, Pass())


@clause("FS15-BUY-5")
def test_on_turn_one_bids_or_passes_and_nothing_else() -> None:
    begun = scene("2015", 3, row=[8, 20, 28])
    assert play(begun)["options"] == {"0": {"pass": True, "bid": [1, 28]}}
    for building in (8, 20, 28):
        assert refused(begun, f"A={building}") == ("for-sale/not-now", {"phase": "buy"})


@clause("FS15-BUY-5")
@pytest.mark.parametrize("verb", ["check", "skip", "take"])
def test_other_verbs_are_not_known(verb: str) -> None:
    assert judged(record(scene("2015", 3)) | {"actions": [[0, verb]]}) == {
        "ok": False,
        "error": "record/unknown-verb",
        "path": "actions[0][1]",
        "facts": {"verb": verb, "known": ["bid", "pass", "sell"]},
    }


@clause("FS15-BUY-5")
def test_one_move_ends_the_turn() -> None:
    begun = scene("2015", 3)
    assert refused(begun, "A:1 A:2") == ("for-sale/not-your-turn", {"waiting": [1]})
    assert refused(begun, "A:1 A:-") == ("for-sale/not-your-turn", {"waiting": [1]})


@clause("FS15-BID-1")
def test_a_bid_is_paid_onto_the_table_for_all_to_see() -> None:
    begun = scene("2015", 4, row=[4, 9, 17, 26])
    assert play(begun, "A:5") == {
        "ok": True,
        "phase": "buy",
        "round": 1,
        "coins": [16, 21, 21, 21],
        "bids": [5, 0, 0, 0],
        "box": 0,
        "row": [4, 9, 17, 26],
        "buildings": [[], [], [], []],
        "cheques": [[], [], [], []],
        "waiting": [1],
        "options": {"1": {"pass": True, "bid": [6, 21]}},
        "scores": None,
        "ranking": None,
        "winners": None,
    }
    for seen in views(live(begun, "A:5")):
        assert ([one.bid for one in seen.people], seen.high) == ([5, 0, 0, 0], 5)


@clause("FS15-BID-1")
def test_nobody_bids_more_than_the_own_stock() -> None:
    begun = scene("2015", 4)
    assert refused(begun, "A:22") == ("for-sale/bid-too-high", {"most": 21, "offered": 22})
    assert play(begun, "A:21")["coins"] == [0, 21, 21, 21]


@clause("FS15-BID-2")
@pytest.mark.parametrize("total", [1, 28])
def test_the_opening_bid_is_free(total: int) -> None:
    after = play(scene("2015", 3), f"A:{total}")
    assert only(after, "coins bids") == {"coins": [28 - total, 28, 28], "bids": [total, 0, 0]}


@clause("FS15-BID-2")
def test_the_opening_bid_is_between_one_coin_and_the_whole_stock() -> None:
    begun = scene("2015", 3)
    assert refused(begun, "A:0") == ("for-sale/bid-too-low", {"least": 1, "offered": 0})
    assert refused(begun, "A:-1") == ("for-sale/bid-too-low", {"least": 1, "offered": -1})
    assert refused(begun, "A:29") == ("for-sale/bid-too-high", {"most": 28, "offered": 29})


@clause("FS15-BID-2")
def test_every_round_is_opened_anew() -> None:
    second = then(scene("2015", 3), "A:9 B:- C:-")
    assert play(second)["options"] == {"0": {"pass": True, "bid": [1, 19]}}
    assert play(second, "A:1")["bids"] == [1, 0, 0]


@clause("FS15-BID-3")
def test_every_later_bid_is_higher_than_the_last() -> None:
    standing = then(scene("2015", 4), "A:3")
    assert play(standing)["options"] == {"1": {"pass": True, "bid": [4, 21]}}
    for total in (1, 2, 3):
        least = ("for-sale/bid-too-low", {"least": 4, "offered": total})
        assert refused(standing, f"B:{total}") == least
    assert play(standing, "B:4")["bids"] == [3, 4, 0, 0]
    assert play(standing, "B:9")["bids"] == [3, 9, 0, 0]


@clause("FS15-BID-3")
def test_a_pass_does_not_lower_what_must_be_topped() -> None:
    standing = then(scene("2015", 4), "A:3 B:7 C:- D:- A:8 B:9")
    assert play(standing)["options"] == {"0": {"pass": True, "bid": [10, 21]}}


@clause("FS15-BID-4")
def test_on_a_later_turn_coins_are_added_and_the_total_counts() -> None:
    standing = then(scene("2015", ("Tom", "Annika", "Michelle")), "T:1 A:2 M:3")
    assert play(standing)["options"] == {"0": {"pass": True, "bid": [4, 28]}}
    after = play(standing, "T:4")
    assert only(after, "coins bids box") == {"coins": [24, 26, 25], "bids": [4, 2, 3], "box": 0}
    low = ("for-sale/bid-too-low", {"least": 4, "offered": 3})
    assert refused(standing, "T:3") == low


@clause("FS15-BID-4")
def test_coins_on_the_table_still_count_for_their_owner() -> None:
    standing = then(scene("2015", 3), "A:10 B:11 C:-")
    assert play(standing, "A:28")["coins"] == [0, 17, 28]
    high = ("for-sale/bid-too-high", {"most": 28, "offered": 29})
    assert refused(standing, "A:29") == high


@clause("FS15-BID-5")
@pytest.mark.parametrize(
    ("paid", "in_hand", "options"),
    [
        (12, 0, {"pass": True}),
        (11, 1, {"pass": True}),
        (10, 2, {"pass": True, "bid": [4, 4]}),
    ],
)
def test_who_cannot_top_the_bid_must_pass(
    paid: int, in_hand: int, options: dict[str, object]
) -> None:
    poor = then(scene("2015", 6), f"A:{paid} B:- C:- D:- E:- F:- A:2 B:3 C:- D:- E:- F:-")
    standing = play(poor)
    assert (standing["coins"][0], standing["bids"][:2]) == (in_hand, [2, 3])
    assert standing["options"] == {"0": options}
    assert FOR_SALE.options(live(poor), 0) == AuctionOptions(True, (4, 4) if in_hand > 1 else None)
    assert FOR_SALE.options(live(poor), 1) is None
    assert play(poor, "A:-")["round"] == 3
    too_low = ("for-sale/bid-too-low", {"least": 4, "offered": 3})
    assert refused(poor, "A:3") == too_low
    most = 2 + in_hand
    offered = max(4, most + 1)
    too_high = ("for-sale/bid-too-high", {"most": most, "offered": offered})
    assert refused(poor, f"A:{offered}") == too_high


@clause("FS15-BID-5")
def test_without_coins_one_is_asked_all_the_same_and_passes() -> None:
    broke = then(scene("2015", 3, row=[8, 20, 28]), "A:28 B:- C:-")
    assert only(play(broke), "coins waiting options") == {
        "coins": [0, 28, 28],
        "waiting": [0],
        "options": {"0": {"pass": True}},
    }
    high = ("for-sale/bid-too-high", {"most": 0, "offered": 1})
    assert refused(broke, "A:1") == high
    assert play(all_pass(broke))["round"] == 3
