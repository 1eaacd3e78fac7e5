"""A scarce building under the hammer (MA-AUCTION-4, MA-BUILD-9..11, GAP-33, GAP-33a, GAP-72)."""

import pytest

from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, GREEN, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import (
    LIGHTBLUE,
    PINK,
    bank,
    every,
    last_house,
    levels,
    reprice,
    two_wishes,
    wish,
)
from zuschlag.rules.monopoly.events import BidPlaced, Built, LotOpened, LotSold


@clause("MA-AUCTION-4", "MA-BUILD-9", "MA-BUILD-11", "GAP-33a")
def test_the_last_house_goes_to_the_highest_bidder_and_stands_at_once() -> None:
    scene = two_wishes({"A": ORANGE, "B": LIGHTBLUE})
    assert scene.answer["auction"] == {"lot": "house", "high": 50, "leader": 1, "turn": 0}
    assert scene.events[1:] == [LotOpened("house", 0), BidPlaced(1, 50, 6)]
    scene.do("A", "bid", 150).do("B", "pass")
    assert scene.events[1:] == [LotSold(0, "house", 150), Built(0, 16, 1, 150)]
    assert (scene.cash("A"), scene.cash("B"), scene.level(16)) == (1350, 1500, 1)
    assert (bank(scene), scene.phase, levels(scene, LIGHTBLUE)) == ((0, 12), "window", [0, 0, 0])


@clause("MA-AUCTION-4", "MA-AUCTION-1", "MA-BUILD-9", "GAP-72", "GAP-33a")
def test_the_last_hotel_is_auctioned_too() -> None:
    owned = {"A": ORANGE, "B": PINK}
    built = every(ORANGE + PINK, 4)
    scene = two_wishes(owned, levels=built, houses=8, hotels=1)
    assert scene.answer["auction"] == {"lot": "hotel", "high": 100, "leader": 0, "turn": 1}
    assert bank(scene) == (8, 0)
    scene.do("B", "bid", 130).do("A", "pass")
    assert scene.events[1:] == [LotSold(1, "hotel", 130), Built(1, 11, 5, 130)]
    assert (bank(scene), scene.cash("B")) == ((12, 0), 1370)


@clause("MA-BUILD-9", "GAP-32")
def test_buildings_are_auctioned_one_by_one() -> None:
    scene = last_house({"A": ORANGE, "B": PINK}, houses=2)
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(11, 13))
    assert (scene.answer["auction"]["leader"], bank(scene)[0]) == (0, 1)
    scene.do("B", "pass")
    assert (levels(scene, ORANGE), scene.cash("A")) == ([1, 0, 0], 1400)
    assert scene.answer["auction"] == {"lot": "house", "high": 100, "leader": 0, "turn": 1}
    scene.do("B", "bid", 101).do("A", "pass")
    assert (levels(scene, PINK), scene.cash("B"), scene.phase) == ([1, 0, 0], 1399, "window")
    assert bank(scene) == (0, 12)


@clause("MA-BUILD-9", "GAP-32")
def test_a_won_building_is_no_longer_wished() -> None:
    scene = last_house({"A": ORANGE, "B": PINK}, houses=2, levels={11: 1, 13: 1})
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(14))
    scene.do("B", "bid", 101).do("A", "pass")
    assert (levels(scene, ORANGE), levels(scene, PINK)) == ([1, 0, 0], [1, 1, 1])
    assert (scene.cash("A"), scene.phase, bank(scene)) == (1400, "window", (0, 12))


@clause("MA-BUILD-9")
def test_a_second_level_is_still_wished_after_the_first_was_won() -> None:
    scene = last_house({"A": ORANGE, "B": PINK}, houses=2, levels={11: 1, 13: 1})
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(14, 14))
    scene.do("B", "bid", 101).do("A", "pass")
    assert (levels(scene, PINK), scene.phase, scene.waiting) == ([1, 1, 1], "auction", "B")
    assert scene.do("B", "pass").level(16) == 1


@clause("MA-BUILD-9")
def test_a_wish_for_another_street_stays_when_the_bid_goes_elsewhere() -> None:
    scene = last_house({"A": ORANGE, "B": PINK}, houses=2)
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(11))
    scene.do("B", "bid", 101, 14).do("A", "pass")
    assert levels(scene, PINK) == [0, 0, 1]
    assert (scene.phase, scene.answer["auction"]["leader"]) == ("auction", 0)


@clause("GAP-33", "MA-BUILD-10")
def test_nobody_bids_below_the_price_of_the_own_street() -> None:
    scene = two_wishes({"A": GREEN, "B": BROWN})
    assert scene.answer["auction"]["high"] == 50
    assert scene.options("A").bid == (200, 1500)
    assert scene.refused("A", "bid", 51) == "bid-too-low"
    assert scene.refused("A", "bid", 199) == "bid-too-low"
    scene.do("A", "bid", 200)
    assert scene.options("B").bid == (201, 1500)
    assert scene.refused("B", "bid", 200) == "bid-too-low"
    assert scene.do("B", "bid", 201).waiting == "A"


@clause("GAP-33", "GAP-33a")
@pytest.mark.parametrize("floor", [10, 1])
def test_by_agreement_the_floor_is_low_for_everybody(floor: int) -> None:
    scene = two_wishes({"A": GREEN, "B": BROWN}, options={"buildAuction.floor": floor})
    assert scene.answer["auction"] == {"lot": "house", "high": floor, "leader": 1, "turn": 0}
    assert scene.refused("A", "bid", floor) == "bid-too-low"
    assert scene.do("A", "bid", floor + 1).options("B").bid == (floor + 2, 1500)
    assert scene.do("B", "pass").cash("A") == 1500 - floor - 1


@clause("GAP-33")
@pytest.mark.parametrize("step", [5, 10])
def test_the_step_of_the_table_holds_for_buildings_too(step: int) -> None:
    scene = two_wishes({"A": ORANGE, "B": PINK}, options={"auction.step": step})
    assert scene.refused("B", "bid", 99 + step) == "bid-too-low"
    assert scene.do("B", "bid", 100 + step).answer["auction"]["high"] == 100 + step


@clause("GAP-33a")
def test_a_wish_is_the_first_bid_so_nothing_stays_unsold() -> None:
    scene = two_wishes({"A": ORANGE, "B": PINK})
    assert scene.refused("A", "pass") == "not-your-turn"
    scene.do("B", "pass")
    assert (scene.level(16), scene.cash("A"), bank(scene)) == (1, 1400, (0, 12))


@clause("GAP-33a", "GAP-33")
@pytest.mark.parametrize(
    ("turn", "leader"), [("A", 0), ("B", 2), ("C", 2), ("D", 0)], ids=["A", "B", "C", "D"]
)
def test_among_equals_the_first_clockwise_leads(turn: str, leader: int) -> None:
    owned = {"A": ORANGE, "C": PINK}
    scene = Scene(stage="window", turn=turn, houses=1, owns=owned)
    scene.do("A", "wish", wish(18)).do("C", "wish", wish(13))
    auction = scene.answer["auction"]
    assert (auction["leader"], auction["turn"]) == (leader, 2 - leader)


@clause("GAP-33", "GAP-33a")
def test_the_cheapest_wish_leads_wherever_it_sits() -> None:
    scene = last_house({"A": GREEN, "B": ORANGE, "C": BROWN, "D": LIGHTBLUE})
    scene.do("A", "wish", wish(31)).do("B", "wish", wish(16)).do("C", "wish", wish(3))
    scene.do("D", "wish", wish(6))
    assert scene.answer["auction"] == {"lot": "house", "high": 50, "leader": 2, "turn": 3}
    assert scene.events[-1] == BidPlaced(2, 50, 3)


@clause("GAP-33", "GAP-33a")
@pytest.mark.parametrize(
    ("prices", "street"), [((90, 95, 99), 11), ((90, 90, 95), 11), ((95, 90, 99), 13)]
)
def test_a_seat_opens_with_its_cheapest_wished_street(
    prices: tuple[int, int, int], street: int
) -> None:
    scene = last_house({"A": PINK, "B": GREEN}, houses=3)
    reprice(scene, dict(zip(PINK, prices, strict=True)))
    scene.do("A", "wish", wish(*PINK)).do("B", "wish", wish(31))
    assert scene.events[-1] == BidPlaced(0, 90, street)


@clause("GAP-72", "GAP-33a")
def test_a_building_under_the_hammer_has_left_the_stock() -> None:
    owned = {"A": ORANGE + DARKBLUE, "B": PINK}
    scene = two_wishes(owned, levels=every(DARKBLUE, 5))
    assert bank(scene)[0] == 0
    scene.do("B", "bid", 101)
    assert scene.refused("A", "sell", [39]) == "too-few-houses"
    assert bank(scene.do("A", "pass")) == (0, 10)


@clause("GAP-72")
@pytest.mark.parametrize("houses", [4, 5])
def test_a_hotel_may_be_sold_for_four_other_houses(houses: int) -> None:
    scene = last_house(
        {"A": ORANGE + DARKBLUE, "B": PINK}, houses=houses, levels=every(DARKBLUE, 5)
    )
    many = wish(*ORANGE, 16)
    scene.do("A", "wish", many).do("B", "wish", wish(*PINK, 11)).do("B", "bid", 101)
    if houses == 4:
        assert scene.refused("A", "sell", [39]) == "too-few-houses"
    else:
        assert bank(scene.do("A", "sell", [39])) == (0, 11)
