"""The street of a bid, who joins, and cash during a building auction (MA-BUILD-10, -11, 2.5)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import BROWN, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import LIGHTBLUE, PINK, RED, bank, levels, reprice, wish
from zuschlag.rules.monopoly.events import BidPlaced


def window(owns: dict[str, list[int]], **more: Any) -> Scene:
    """The turn of D has ended, A rolls next; one house is left."""
    return Scene(stage="window", turn="A", owns=owns, **({"houses": 1} | more))


@clause("MA-BUILD-11", "MA-BUILD-10")
def test_a_bid_without_a_street_goes_to_the_wished_one() -> None:
    scene = window({"A": PINK, "B": [*LIGHTBLUE, *ORANGE]})
    scene.do("A", "wish", wish(11)).do("B", "wish", wish(18))
    assert scene.options("B").bid == (101, 1500)
    scene.do("B", "bid", 101)
    assert scene.events == [BidPlaced(1, 101, 18)]
    scene.do("A", "pass")
    assert (levels(scene, ORANGE), levels(scene, LIGHTBLUE)) == ([0, 1, 0], [0, 0, 0])


@clause("MA-BUILD-11")
def test_a_named_street_counts_more_than_the_wish() -> None:
    scene = window({"A": PINK, "B": [*LIGHTBLUE, *ORANGE]})
    scene.do("A", "wish", wish(11)).do("B", "wish", wish(18)).do("B", "bid", 101, 8)
    assert scene.events == [BidPlaced(1, 101, 8)]
    assert levels(scene.do("A", "pass"), LIGHTBLUE) == [0, 1, 0]


@clause("MA-BUILD-11", "MA-BUILD-10")
def test_without_a_wish_it_goes_to_the_cheapest_then_lowest_street() -> None:
    owned = {"A": PINK, "B": RED, "C": [*ORANGE, *LIGHTBLUE, *BROWN]}
    scene = window(owned, levels={1: 1})
    reprice(scene, {3: 110})
    scene.do("A", "wish", wish(11)).do("B", "wish", wish(21)).do("C", "done")
    assert scene.waiting == "B"
    scene.do("B", "pass").do("C", "bid", 101)
    assert scene.events == [BidPlaced(2, 101, 6)]


@clause("MA-BUILD-11")
def test_the_cheapest_of_the_wished_streets_comes_first() -> None:
    scene = window({"A": PINK, "B": ORANGE}, houses=3)
    reprice(scene, {16: 120, 18: 110, 19: 90})
    scene.do("A", "wish", wish(11, 13)).do("B", "wish", wish(16, 18)).do("B", "bid", 130)
    assert scene.events == [BidPlaced(1, 130, 18)]


@clause("MA-BUILD-11")
def test_an_old_wish_no_longer_counts() -> None:
    scene = window({"A": PINK, "B": ORANGE, "C": RED}, cash={"C": 0})
    scene.do("A", "wish", wish(11)).do("B", "wish", wish(19))
    scene.do("B", "pass").do("C", "pass")
    assert (levels(scene, PINK), scene.phase) == ([1, 0, 0], "window")
    scene.do("A", "sell", [11])
    give: Any = scene.state.tables[0]
    give.cash[2] = 1000
    scene.do("A", "wish", wish(13)).do("B", "done").do("C", "wish", wish(21))
    assert scene.waiting == "B"
    scene.do("B", "bid", 200)
    assert scene.events == [BidPlaced(1, 200, 16)]


@clause("MA-BUILD-10", "MA-BUILD-9")
def test_who_wished_nothing_may_join_the_bidding() -> None:
    scene = window({"A": ORANGE, "B": PINK, "C": RED})
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11)).do("C", "done")
    scene.do("B", "pass")
    assert scene.options("C").bid == (150, 1500)
    assert scene.refused("C", "bid", 149) == "bid-too-low"
    scene.do("C", "bid", 160).do("A", "pass")
    assert (levels(scene, RED), scene.cash("C")) == ([1, 0, 0], 1340)


@clause("MA-BUILD-10", "GAP-44")
def test_who_had_no_cash_to_wish_may_raise_it_for_a_bid() -> None:
    scene = window({"A": ORANGE, "B": PINK, "C": [*RED, 5, 15]}, cash={"C": 0})
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
    scene = window({"A": ORANGE, "B": PINK})
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11)).do("B", "mortgage", 14)
    assert scene.options("B").bid is None
    assert scene.refused("B", "bid", 200) == "no-room"
    assert scene.refused("B", "bid", 200, 11) == "no-room"
    assert scene.do("B", "pass").level(16) == 1


@clause("GAP-44", "MA-BUILD-9")
def test_houses_sold_for_a_bid_are_back_in_the_bank() -> None:
    scene = window({"A": ORANGE, "B": [*PINK, *RED]}, levels={21: 1}, cash={"B": 100})
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11)).do("B", "sell", [21])
    assert (bank(scene)[0], scene.phase) == (1, "auction")
    scene.do("B", "bid", 175).do("A", "pass")
    assert (levels(scene, PINK), scene.cash("B")) == ([1, 0, 0], 0)
    assert (levels(scene, ORANGE), scene.cash("A"), scene.phase) == ([1, 0, 0], 1400, "window")


@clause("MA-BUILD-10")
@pytest.mark.parametrize(
    ("level", "hotel_bid"), [(3, "out-of-the-auction"), (4, None), (5, "out-of-the-auction")]
)
def test_only_four_houses_make_room_for_a_hotel(level: int, hotel_bid: str | None) -> None:
    built = dict.fromkeys(ORANGE + PINK, 4) | dict.fromkeys(RED, level)
    scene = window({"A": ORANGE, "B": PINK, "C": RED}, levels=built, hotels=1, cash={"C": 140})
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11)).do("B", "bid", 101)
    if hotel_bid:
        assert scene.refused("C", "bid", 140) == hotel_bid
    else:
        assert scene.refused("C", "bid", 140) == "bid-too-low"
