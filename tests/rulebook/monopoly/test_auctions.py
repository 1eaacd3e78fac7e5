"""Auctions of land: who bids, how much, in which order (MA-AUCTION-1, -2, GAP-41..43)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly.events import (
    BidderPassed,
    BidPlaced,
    Declined,
    LotOpened,
    LotSold,
    LotUnsold,
)


def declined(**more: Any) -> Scene:
    """A is on #39 and does not want it."""
    return Scene(stage="buy", at={"A": 39}, **more).do("A", "decline")


@clause("MA-AUCTION-1")
def test_nobody_has_the_own_property_auctioned() -> None:
    scene = Scene(stage="end", at={"A": 19}, owns={"A": [19]})
    with pytest.raises(Malformed, match="unknown-verb"):
        scene.do("A", "auction", 19)
    assert scene.refused("A", "decline") == "not-now"


@clause("MA-AUCTION-1", "GAP-42")
@pytest.mark.parametrize("stage", ["roll", "buy", "end", "window"])
def test_without_an_auction_nobody_bids_or_passes(stage: str) -> None:
    scene = Scene(stage=stage, at={"A": 39})
    assert scene.refused("A", "bid", 10) == "not-now"
    assert scene.refused("A", "pass") == "not-now"


@clause("MA-AUCTION-1", "MA-AUCTION-2", "MA-BUY-3", "MA-BANK-7")
def test_what_is_not_bought_is_auctioned() -> None:
    scene = Scene(stage="buy", at={"A": 39})
    assert scene.refused("A", "done") == "must-decide"
    assert scene.refused("A", "roll") == "must-decide"
    scene.do("A", "decline")
    assert scene.events == [Declined(0, 39), LotOpened(39, 1)]
    assert scene.phase == "auction"
    assert scene.answer["auction"] == {"lot": 39, "high": 0, "leader": None, "turn": 1}
    assert scene.refused("A", "done") == "auction-runs"


@clause("MA-AUCTION-2", "MA-BUY-4", "MA-BUY-3")
def test_the_decliner_may_bid_and_win() -> None:
    scene = declined().do("B", "pass").do("C", "pass").do("D", "pass")
    assert (scene.phase, scene.waiting) == ("auction", "A")
    scene.do("A", "bid", 120)
    assert (scene.owner(39), scene.cash("A"), scene.phase) == ("A", 1380, "turn")


@clause("MA-AUCTION-1", "MA-AUCTION-2", "GAP-42", "GAP-44", "MA-BUY-3")
def test_the_highest_bidder_pays_and_has_the_deed() -> None:
    scene = declined().do("B", "bid", 30)
    assert scene.events == [BidPlaced(1, 30, None)]
    assert scene.answer["auction"] == {"lot": 39, "high": 30, "leader": 1, "turn": 2}
    scene.do("C", "bid", 31).do("D", "pass").do("A", "pass").do("B", "pass")
    assert scene.events == [BidderPassed(1), LotSold(2, 39, 31)]
    assert (scene.owner(39), scene.deeds("C")) == ("C", [39])
    assert [scene.cash(letter) for letter in "ABCD"] == [1500, 1500, 1469, 1500]
    assert (scene.phase, scene.answer["auction"], scene.waiting) == ("turn", None, "A")
    assert scene.options("A").done


@clause("GAP-41")
@pytest.mark.parametrize(("opening", "refused"), [(1, 0), (10, 9)])
def test_the_least_opening_bid(opening: int, refused: int) -> None:
    scene = declined(options={"auction.minOpen": opening})
    assert scene.options("B").bid == (opening, 1500)
    assert scene.refused("B", "bid", refused) == "bid-too-low"
    assert scene.refused("B", "bid", -5) == "bid-too-low"
    scene.do("B", "bid", opening)
    assert scene.answer["auction"]["high"] == opening


@clause("GAP-41")
@pytest.mark.parametrize("step", [1, 5, 10])
def test_the_next_bid_is_a_step_higher(step: int) -> None:
    scene = declined(options={"auction.step": step, "auction.minOpen": 10}).do("B", "bid", 12)
    assert scene.options("C").bid == (12 + step, 1500)
    assert scene.refused("C", "bid", 12) == "bid-too-low"
    assert scene.refused("C", "bid", 11 + step) == "bid-too-low"
    scene.do("C", "bid", 12 + step)
    assert scene.answer["auction"]["high"] == 12 + step


@clause("GAP-41")
def test_a_bid_of_1_is_raised_by_the_step_and_not_opened_again() -> None:
    scene = declined(options={"auction.step": 5}).do("B", "bid", 1)
    assert scene.refused("C", "bid", 5) == "bid-too-low"
    assert scene.do("C", "bid", 6).answer["auction"]["leader"] == 2


@clause("GAP-41", "GAP-44")
def test_a_bid_for_land_names_no_street() -> None:
    scene = declined()
    assert scene.refused("B", "bid", 10, 39) == "no-street"
    assert scene.refused("B", "bid", 10, 0) == "no-street"


@clause("GAP-41")
def test_a_property_may_go_for_1_or_for_more_than_its_price() -> None:
    for bid in (1, 401):
        scene = declined().do("B", "bid", bid).do("C", "pass").do("D", "pass").do("A", "pass")
        assert (scene.owner(39), scene.cash("B")) == ("B", 1500 - bid)


@clause("GAP-42")
@pytest.mark.parametrize(("turn", "order"), [("A", "BCDA"), ("C", "DABC"), ("D", "ABCD")])
def test_bidding_goes_clockwise_from_the_left_neighbour(turn: str, order: str) -> None:
    scene = Scene(stage="buy", turn=turn, at={turn: 39}).do(turn, "decline")
    for bid, letter in enumerate(order + order, start=1):
        assert scene.waiting == letter
        for other in set("ABCD") - {letter}:
            assert scene.refused(other, "bid", 100) == "not-your-turn"
            assert scene.refused(other, "pass") == "not-your-turn"
        scene.do(letter, "bid", bid)


@clause("GAP-42")
def test_passing_is_final_and_who_passed_is_skipped() -> None:
    scene = declined().do("B", "pass").do("C", "bid", 5).do("D", "pass").do("A", "bid", 6)
    assert scene.waiting == "C"
    for letter in "BD":
        assert scene.refused(letter, "bid", 7) == "out-of-the-auction"
        assert scene.refused(letter, "pass") == "out-of-the-auction"
    scene.do("C", "bid", 7)
    assert scene.waiting == "A"
    assert scene.do("A", "pass").owner(39) == "C"


@clause("GAP-42")
def test_it_is_not_over_while_two_are_left() -> None:
    scene = declined().do("B", "bid", 10).do("C", "pass").do("D", "pass")
    assert (scene.phase, scene.waiting) == ("auction", "A")
    assert scene.do("A", "pass").owner(39) == "B"


@clause("GAP-42", "MA-BUY-3", "MA-BUY-4")
def test_who_is_out_of_the_game_does_not_bid() -> None:
    scene = declined(out="B")
    assert scene.waiting == "C"
    assert scene.refused("B", "bid", 10) == "not-in-the-game"
    scene.do("C", "bid", 1).do("D", "pass").do("A", "pass")
    assert scene.owner(39) == "C"


@clause("GAP-42", "MA-STD-3")
def test_who_sits_in_jail_bids_too() -> None:
    scene = declined(jail={"B": 1}).do("B", "bid", 10)
    assert scene.do("C", "pass").do("D", "pass").do("A", "pass").owner(39) == "B"


@clause("GAP-43", "GAP-42")
def test_what_nobody_wants_stays_with_the_bank() -> None:
    scene = declined().do("B", "pass").do("C", "pass").do("D", "pass")
    assert (scene.phase, scene.waiting) == ("auction", "A")
    scene.do("A", "pass")
    assert scene.events == [BidderPassed(0), LotUnsold(39)]
    assert (scene.owner(39), scene.phase, scene.answer["auction"]) == (None, "turn", None)
    assert [scene.cash(letter) for letter in "ABCD"] == [1500] * 4
    assert scene.do("A", "done").turn == "B"


@clause("GAP-42")
def test_after_a_double_the_auction_leads_back_to_the_next_roll() -> None:
    scene = Scene(at={"A": 5}, seats=2).roll("A", 2, 2).do("A", "decline")
    scene.do("B", "pass").do("A", "pass")
    assert scene.options("A").roll


@clause("GAP-42")
def test_in_open_outcry_everybody_but_the_leader_may_speak() -> None:
    scene = declined(options={"auction.order": "open"})
    assert (scene.waiting, scene.answer["auction"]["turn"]) == ("ABCD", None)
    scene.do("D", "bid", 5)
    assert scene.waiting == "ABC"
    assert scene.refused("D", "bid", 6) == "not-your-turn"
    assert scene.refused("D", "pass") == "not-your-turn"
    scene.do("B", "bid", 6).do("D", "bid", 7).do("C", "pass")
    assert scene.waiting == "AB"
    assert scene.refused("C", "bid", 8) == "out-of-the-auction"
    assert scene.do("A", "pass").phase == "auction"
    assert scene.do("B", "pass").owner(39) == "D"


@clause("GAP-42", "GAP-43")
def test_in_open_outcry_too_a_property_may_find_nobody() -> None:
    scene = declined(options={"auction.order": "open"})
    for letter in "CADB":
        scene.do(letter, "pass")
    assert (scene.owner(39), scene.phase) == (None, "turn")
