"""The street of a bid, who joins, and cash during a building auction (MA-BUILD-10, -11, 2.5)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, GREEN, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import (
    LIGHTBLUE,
    PINK,
    RED,
    bank,
    every,
    last_house,
    levels,
    reprice,
    two_wishes,
    wish,
)
from zuschlag.rules.monopoly.events import BidPlaced


@clause("MA-BUILD-11", "MA-BUILD-10")
def test_a_bid_without_a_street_goes_to_the_wished_one() -> None:
    scene = last_house({"A": PINK, "B": [*LIGHTBLUE, *ORANGE]})
    scene.do("A", "wish", wish(11)).do("B", "wish", wish(18))
    assert scene.options("B").bid == (101, 1500)
    scene.do("B", "bid", 101)
    assert scene.events == [BidPlaced(1, 101, 18)]
    scene.do("A", "pass")
    assert (levels(scene, ORANGE), levels(scene, LIGHTBLUE)) == ([0, 1, 0], [0, 0, 0])


@clause("MA-BUILD-11")
def test_a_named_street_counts_more_than_the_wish() -> None:
    scene = last_house({"A": PINK, "B": [*LIGHTBLUE, *ORANGE]})
    scene.do("A", "wish", wish(11)).do("B", "wish", wish(18)).do("B", "bid", 101, 8)
    assert scene.events == [BidPlaced(1, 101, 8)]
    assert levels(scene.do("A", "pass"), LIGHTBLUE) == [0, 1, 0]


@clause("MA-BUILD-11", "MA-BUILD-10")
def test_without_a_wish_it_goes_to_the_cheapest_then_lowest_street() -> None:
    owned = {"A": PINK, "B": RED, "C": [*ORANGE, *LIGHTBLUE, *BROWN]}
    scene = last_house(owned, levels={1: 1})
    reprice(scene, {3: 110})
    scene.do("A", "wish", wish(11)).do("B", "wish", wish(21)).do("C", "done")
    assert scene.waiting == "B"
    scene.do("B", "pass").do("C", "bid", 101)
    assert scene.events == [BidPlaced(2, 101, 6)]


@clause("MA-BUILD-11")
def test_the_cheapest_of_the_wished_streets_comes_first() -> None:
    scene = last_house({"A": PINK, "B": ORANGE}, houses=3)
    reprice(scene, {16: 120, 18: 110, 19: 90})
    scene.do("A", "wish", wish(11, 13)).do("B", "wish", wish(16, 18)).do("B", "bid", 130)
    assert scene.events == [BidPlaced(1, 130, 18)]


@clause("MA-BUILD-11")
def test_an_old_wish_no_longer_counts() -> None:
    scene = last_house({"A": PINK, "B": ORANGE, "C": RED}, cash={"C": 0})
    scene.do("A", "wish", wish(11)).do("B", "wish", wish(19))
    scene.do("B", "pass").do("C", "pass")
    assert (levels(scene, PINK), scene.phase) == ([1, 0, 0], "window")
    scene.do("A", "sell", [11])
    t: Any = scene.state.tables[0]
    t.cash[2] = 1000
    scene.do("A", "wish", wish(13)).do("B", "done").do("C", "wish", wish(21))
    assert scene.waiting == "B"
    scene.do("B", "bid", 200)
    assert scene.events == [BidPlaced(1, 200, 16)]


@clause("MA-BUILD-10", "MA-BUILD-9")
def test_who_wished_nothing_may_join_the_bidding() -> None:
    scene = last_house({"A": ORANGE, "B": PINK, "C": RED})
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11)).do("C", "done")
    scene.do("B", "pass")
    assert scene.options("C").bid == (150, 1500)
    assert scene.refused("C", "bid", 149) == "bid-too-low"
    scene.do("C", "bid", 160).do("A", "pass")
    assert (levels(scene, RED), scene.cash("C")) == ([1, 0, 0], 1340)


@clause("MA-BUILD-10", "GAP-44")
def test_who_had_no_cash_to_wish_may_raise_it_for_a_bid() -> None:
    scene = last_house({"A": ORANGE, "B": PINK, "C": [*RED, 5, 15]}, cash={"C": 0})
    scene.do("A", "wish", wish(16))
    assert scene.waiting == "B"
    scene.do("B", "wish", wish(11)).do("B", "pass")
    assert scene.options("C").bid is None
    assert scene.refused("C", "bid", 150) == "not-enough-cash"
    assert scene.refused("A", "mortgage", 16) == "not-your-turn"
    scene.do("C", "mortgage", 5).do("C", "mortgage", 15).do("C", "bid", 200).do("A", "pass")
    assert (levels(scene, RED), scene.cash("C")) == ([1, 0, 0], 0)


@clause("MA-BUILD-10", "GAP-44")
def test_who_mortgages_the_group_has_no_room_any_more() -> None:
    scene = last_house({"A": ORANGE, "B": PINK})
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11)).do("B", "mortgage", 14)
    assert scene.options("B").bid is None
    assert scene.refused("B", "bid", 200) == "no-room"
    assert scene.refused("B", "bid", 200, 11) == "no-room"
    assert scene.do("B", "pass").level(16) == 1


@clause("GAP-44", "MA-BUILD-9")
def test_houses_sold_for_a_bid_are_back_in_the_bank() -> None:
    scene = last_house({"A": ORANGE, "B": [*PINK, *RED]}, levels={21: 1}, cash={"B": 100})
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11)).do("B", "sell", [21])
    assert (bank(scene)[0], scene.phase) == (1, "auction")
    scene.do("B", "bid", 175).do("A", "pass")
    assert (levels(scene, PINK), scene.cash("B")) == ([1, 0, 0], 0)
    assert (levels(scene, ORANGE), scene.cash("A"), scene.phase) == ([1, 0, 0], 1400, "window")


@clause("MA-BUILD-10", "GAP-07")
@pytest.mark.parametrize(
    ("level", "hotel_bid"), [(3, "out-of-the-auction"), (4, None), (5, "out-of-the-auction")]
)
def test_only_four_houses_make_room_for_a_hotel(level: int, hotel_bid: str | None) -> None:
    built = dict.fromkeys(ORANGE + PINK, 4) | dict.fromkeys(RED, level)
    scene = last_house({"A": ORANGE, "B": PINK, "C": RED}, levels=built, hotels=1, cash={"C": 140})
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11)).do("B", "bid", 101)
    if hotel_bid:
        assert scene.refused("C", "bid", 140) == hotel_bid
    else:
        assert scene.refused("C", "bid", 140) == "bid-too-low"


@clause("GAP-33a", "GAP-72")
def test_who_won_the_auction_before_has_no_part_in_this_one() -> None:
    scene = Scene(stage="buy", at={"A": 5}, houses=1, owns={"A": ORANGE, "B": PINK})
    scene.do("A", "decline").do("B", "pass").do("C", "bid", 10).do("D", "pass").do("A", "pass")
    assert scene.owner(5) == "C"
    scene.do("A", "done").do("A", "wish", wish(16)).do("B", "wish", wish(11))
    assert (scene.answer["auction"]["leader"], scene.waiting) == (1, "A")
    assert scene.refused("C", "bid", 200) == "out-of-the-auction"
    assert scene.do("A", "pass").level(11) == 1


@clause("MA-BUILD-10", "GAP-33a", "GAP-72", "GAP-07")
@pytest.mark.parametrize("level", [4, 5])
def test_only_who_has_room_for_the_building_bids(level: int) -> None:
    owned = {"A": ORANGE, "D": PINK, "B": LIGHTBLUE, "C": [21, 23]}
    scene = two_wishes(owned, levels=every(LIGHTBLUE, level), cash={"B": 49})
    assert (scene.answer["auction"]["leader"], scene.waiting) == (0, "D")
    assert scene.refused("B", "bid", 200) == "out-of-the-auction"
    assert scene.refused("C", "bid", 200) == "out-of-the-auction"
    scene.do("D", "bid", 101)
    assert scene.waiting == "A"


@clause("MA-BUILD-10", "MA-BUILD-11")
@pytest.mark.parametrize("street", [18, 39, 5, 0, 31, 21])
def test_a_bid_names_a_street_with_room(street: int) -> None:
    owned = {"B": PINK, "A": [*ORANGE, *DARKBLUE, 21], "C": GREEN}
    scene = two_wishes(owned, levels={18: 1} | every(DARKBLUE, 5), cash={"C": 0})
    assert (scene.answer["auction"]["leader"], scene.waiting) == (0, "B")
    scene.do("B", "bid", 101).do("C", "pass")
    assert scene.options("A").streets == [16, 19]
    assert scene.refused("A", "bid", 500, street) == "no-room"
    assert scene.do("A", "bid", 500, 19).do("B", "pass").level(19) == 1


@clause("GAP-42", "MA-BUILD-9")
def test_in_open_outcry_all_with_room_but_the_leader_may_bid() -> None:
    owned = {"A": ORANGE, "B": PINK, "C": RED}
    scene = last_house(owned, cash={"C": 0}, options={"auction.order": "open"})
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11))
    assert (scene.waiting, scene.answer["auction"]["turn"]) == ("BC", None)
    assert scene.refused("D", "bid", 500) == "out-of-the-auction"
    scene.do("C", "pass").do("B", "bid", 101).do("A", "bid", 102).do("B", "pass")
    assert (scene.level(16), scene.cash("A")) == (1, 1398)
