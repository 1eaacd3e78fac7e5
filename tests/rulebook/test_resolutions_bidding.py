"""Rulings on bidding: equal bids, no bid at all, no coins left, and what nobody may do."""

import pytest

from tests.rulebook.answers import buying
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
    to_the_sale,
)
from zuschlag.errors import Refusal
from zuschlag.rules.forsale.game import FOR_SALE, Bid, Pass, Sell
from zuschlag.rules.forsale.words import AuctionWon, BuildingsLaid, Passed

MATCHING = ["1997", "1997-variant"]
RAISING = ["1997-strict", "2005-seed", "2005-published", "2015", "2015-variant"]
EVERY = pytest.mark.parametrize("edition", MATCHING + RAISING)
PASS_ONLY = {"pass": True}


def poor(spent: int, edition: str = "2015") -> Scene:
    """Six or five players with 14 or 15 coins; A has spent some of them on the best building."""
    seats = FOR_SALE.seats(edition)[-1]
    others = " ".join(f"{letter}:-" for letter in "BCDEF"[: seats - 1])
    return then(scene(edition, seats), f"A:{spent} {others}")


@clause("C-01")
@EVERY
def test_only_1997_and_its_variant_let_bids_be_equal(edition: str) -> None:
    begun = then(scene(edition, 4), "A:1 B:2")
    most = play(scene(edition, 4))["coins"][0]
    least = 2 if edition in MATCHING else 3
    assert play(begun)["options"] == {"2": {"pass": True, "bid": [least, most]}}
    assert refused(begun, f"C:{least - 1}") == (
        "for-sale/bid-too-low",
        {"least": least, "offered": least - 1},
    )
    assert play(begun, f"C:{least}")["bids"] == [1, 2, least, 0]


@clause("C-01")
@EVERY
@pytest.mark.parametrize(("switch", "least"), [("match", 2), ("raise", 3)])
def test_any_table_may_agree_on_the_other_reading(edition: str, switch: str, least: int) -> None:
    begun = then(scene(edition, 3, options={"least_bid": switch}), "A:2")
    assert play(begun)["options"]["1"]["bid"][0] == least


@clause("C-01")
def test_bidding_ends_although_bids_may_be_equal() -> None:
    """Every bid costs a chip, so three players with 15 chips can bid no more than 45 times."""
    state, bids = live(scene("1997", 3)), 0
    while FOR_SALE.observe(state, None).round == 1:
        (seat,) = FOR_SALE.waiting_for(state)
        told = FOR_SALE.options(state, seat)
        bid = getattr(told, "bid", None)
        FOR_SALE.apply(state, seat, Pass() if bid is None else Bid(bid[0]))
        bids += bid is not None
    assert bids == 45


@clause("C-02", "C-12")
def test_the_last_player_is_not_asked_and_a_silent_one_pays_nothing() -> None:
    begun = scene("2015", 4, row=[4, 9, 17, 26, 1, 2, 3, 5])
    state = live(begun, "A:- B:-")
    assert FOR_SALE.apply(state, 2, Pass()) == [
        Passed(seat=2, building=17, back=0, paid=0),
        AuctionWon(seat=3, building=26, paid=0),
        BuildingsLaid(round=2, buildings=[1, 2, 3, 5], opener=3),
    ]


@clause("C-02")
def test_a_pass_of_the_last_player_would_already_be_the_next_round() -> None:
    begun = scene("2015", 3, row=[8, 20, 28, 1, 2, 3])
    assert play(begun, "A:4 B:- C:-")["buildings"] == [[28], [8], [20]]
    assert play(begun, "A:4 B:- C:- A:-")["buildings"] == [[1, 28], [8], [20]]


@clause("C-09")
@EVERY
def test_a_bid_of_nothing_is_no_bid(edition: str) -> None:
    begun = scene(edition, 3)
    for nothing in (0, -1):
        facts = {"least": 1, "offered": nothing}
        assert refused(begun, f"A:{nothing}") == ("for-sale/bid-too-low", facts)
        assert refused(begun, f"A:- B:{nothing}") == ("for-sale/bid-too-low", facts)
    assert play(begun, "A:1")["bids"] == [1, 0, 0]


@clause("C-10")
@pytest.mark.parametrize(
    ("spent", "options"),
    [(12, PASS_ONLY), (11, PASS_ONLY), (10, {"pass": True, "bid": [4, 4]})],
    ids=["2 bid 0 left", "2 bid 1 left", "2 bid 2 left"],
)
def test_who_cannot_top_the_bid_must_pass(spent: int, options: dict[str, object]) -> None:
    begun = then(poor(spent), "A:2 B:3 C:- D:- E:- F:-")
    assert only(play(begun), "waiting options") == {"waiting": [0], "options": {"0": options}}
    left = 14 - spent
    assert refused(begun, "A:3") == ("for-sale/bid-too-low", {"least": 4, "offered": 3})
    assert refused(begun, "A:5") == ("for-sale/bid-too-high", {"most": left, "offered": 5})
    after = play(begun, "A:-")
    assert only(after, "round waiting box") == {"round": 3, "waiting": [1], "box": spent + 1 + 3}
    assert after["coins"][:2] == [left - 1, 11]


@clause("C-10", "C-01")
@pytest.mark.parametrize("edition", MATCHING)
def test_all_in_and_level_in_1997_the_one_asked_must_pass(edition: str) -> None:
    """A has 2 on the table and none left, B the same, and A is to act."""
    begun = then(scene(edition, 3, opener=1), "B:13 C:- A:- B:1 C:- A:13 B:-")
    assert only(play(begun), "coins waiting") == {"coins": [2, 2, 15], "waiting": [0]}
    tied = then(begun, "A:2 B:2 C:-")
    assert only(play(tied), "coins bids waiting options") == {
        "coins": [0, 0, 15],
        "bids": [2, 2, 0],
        "waiting": [0],
        "options": {"0": PASS_ONLY},
    }
    assert refused(tied, "A:2") == ("for-sale/bid-too-low", {"least": 3, "offered": 2})
    assert refused(tied, "A:3") == ("for-sale/bid-too-high", {"most": 2, "offered": 3})
    assert only(play(tied, "A:-"), "coins bids waiting") == {
        "coins": [1, 0, 15],
        "bids": [0, 0, 0],
        "waiting": [1],
    }


@clause("C-10")
def test_with_nothing_at_all_one_can_still_pass() -> None:
    begun = poor(14)
    assert play(begun)["options"] == {"0": PASS_ONLY}
    assert play(begun, "A:-")["buildings"][0] == [6, 7]
    assert refused(begun, "A:1") == ("for-sale/bid-too-high", {"most": 0, "offered": 1})


@clause("C-11", "C-12")
def test_if_nobody_bids_buildings_go_round_for_free() -> None:
    begun = scene("2015", 4, row=[26, 4, 17, 9, 1, 2, 3, 5])
    assert play(begun, "A:- B:- C:-") == buying(
        3,
        [1, 21],
        round=2,
        coins=[21] * 4,
        row=[1, 2, 3, 5],
        buildings=[[4], [9], [17], [26]],
    )


@clause("C-20")
@pytest.mark.parametrize("rounds", [0, 1, 3, 6])
def test_passing_at_once_is_free_in_any_round(rounds: int) -> None:
    begun = all_pass(scene("2015", 4), rounds)
    before = play(begun)
    opener = before["waiting"][0]
    after = play(begun, f"{'ABCD'[opener]}:-")
    assert only(after, "coins box") == {"coins": [21] * 4, "box": 0}
    assert after["buildings"][opener] == [*before["buildings"][opener], before["row"][0]]


@clause("C-23")
@pytest.mark.parametrize(
    ("edition", "bid", "least"), [("2015", 4, 8), ("2015", 5, 8), ("1997", 6, 7), ("1997", 5, 7)]
)
def test_nobody_lowers_or_repeats_a_bid(edition: str, bid: int, least: int) -> None:
    begun = then(scene(edition, 3), "A:5 B:6 C:7")
    assert refused(begun, f"A:{bid}") == ("for-sale/bid-too-low", {"least": least, "offered": bid})


@clause("C-23")
@EVERY
def test_nobody_moves_for_another_takes_back_or_comes_back(edition: str) -> None:
    begun = scene(edition, 4)
    waits = ("for-sale/not-your-turn", {"waiting": [1]})
    assert refused(begun, "A:5 A:4") == waits
    assert refused(begun, "A:5 A:-") == waits
    assert refused(begun, "A:5 C:6") == waits
    assert refused(begun, "A:- A:1") == waits
    assert refused(begun, "A:1 B:- C:2 D:3 B:4")[1] == {"waiting": [0]}


@clause("C-23")
@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_who_does_not_sit_at_the_table_does_nothing(seat: int) -> None:
    begun = scene("2015", 4)
    for state, action in ((live(begun), Pass()), (live(to_the_sale(begun)), Sell(1))):
        with pytest.raises(Refusal, match="for-sale/not-your-turn"):
            FOR_SALE.apply(state, seat, action)


@clause("C-23")
@pytest.mark.parametrize(
    ("row", "error", "path"),
    [
        ([0, "loan", 5], "record/unknown-verb", "actions[0][1]"),
        ([0, "trade", 1], "record/unknown-verb", "actions[0][1]"),
        ([0, "pass", 2], "record/wrong-number-of-parts", "actions[0]"),
        ([0, "bid"], "record/wrong-number-of-parts", "actions[0]"),
    ],
)
def test_no_loans_no_trades_no_half_passes(row: list[object], error: str, path: str) -> None:
    answer = judged(record(scene("2015", 3)) | {"actions": [row]})
    assert only(answer, "ok error path") == {"ok": False, "error": error, "path": path}
