"""Selling buildings: half price, evenly, hotels back into houses (MA-SELL, GAP-33d)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import PINK, bank, every, levels
from zuschlag.rules.monopoly.events import Unbuilt

REFUSE = {"sell.hotelShort": "refuse"}


def two_hotels(houses: int, **more: Any) -> Scene:
    """A has hotels on #37 and #39 and nothing in the purse."""
    return Scene(
        owns={"A": DARKBLUE}, levels=every(DARKBLUE, 5), houses=houses, cash={"A": 0}, **more
    )


@clause("MA-SELL-1", "MA-BANK-9")
@pytest.mark.parametrize(("group", "back"), [(DARKBLUE, 100), (BROWN, 25), (ORANGE, 50)])
def test_the_bank_gives_half_the_price(group: list[int], back: int) -> None:
    scene = Scene(owns={"A": group}, levels={group[0]: 1}).do("A", "sell", [group[0]])
    assert (scene.cash("A"), scene.level(group[0]), bank(scene)) == (1500 + back, 0, (32, 12))
    assert scene.events == [Unbuilt(0, group[0], 0, back)]
    assert group[0] in scene.options("A").mortgage


@clause("MA-SELL-1", "MA-SELL-2")
def test_several_levels_in_one_sale() -> None:
    scene = Scene(owns={"A": ORANGE + BROWN}, levels=every(ORANGE, 2) | every(BROWN, 1))
    scene.do("A", "sell", [16, 16, 18, 19, 1])
    assert (levels(scene, ORANGE), levels(scene, BROWN)) == ([0, 1, 1], [0, 1])
    assert (scene.cash("A"), bank(scene)[0]) == (1500 + 4 * 50 + 25, 29)
    assert scene.events == [
        Unbuilt(0, 1, 0, 25),
        Unbuilt(0, 16, 0, 100),
        Unbuilt(0, 18, 1, 50),
        Unbuilt(0, 19, 1, 50),
    ]


@clause("MA-SELL-2")
def test_selling_stays_even() -> None:
    scene = Scene(owns={"A": ORANGE}, levels={16: 2, 18: 2, 19: 1})
    assert scene.refused("A", "sell", [19]) == "uneven"
    assert scene.refused("A", "sell", [16, 16]) == "uneven"
    assert scene.options("A").sell == [16, 18]
    scene.do("A", "sell", [16])
    assert (levels(scene, ORANGE), scene.options("A").sell) == ([1, 2, 1], [18])


@clause("MA-SELL-2")
def test_each_group_of_a_sale_stays_even() -> None:
    scene = Scene(owns={"A": ORANGE + PINK}, levels=every(ORANGE, 2) | every(PINK, 2))
    assert scene.refused("A", "sell", [11, 16, 16]) == "uneven"
    assert scene.refused("A", "sell", [11, 11, 16]) == "uneven"
    assert levels(scene.do("A", "sell", [11, 16]), [11, 16]) == [1, 1]


@clause("MA-SELL-2")
def test_only_what_stands_on_own_streets_is_sold() -> None:
    scene = Scene(owns={"A": ORANGE, "B": PINK}, levels={16: 1, 11: 1})
    assert scene.refused("A", "sell", [11]) == "not-your-deed"
    assert scene.refused("A", "sell", [5]) == "no-street"
    assert scene.refused("A", "sell", []) == "nothing-named"
    assert scene.refused("A", "sell", [18]) == "no-room"
    assert scene.refused("A", "sell", [16, 16]) == "no-room"
    assert scene.options("A").sell == [16]
    assert scene.do("A", "sell", [16]).options("A").sell == []


@clause("MA-SELL-3", "MA-BANK-9")
def test_a_hotel_goes_back_to_four_houses() -> None:
    scene = two_hotels(10)
    assert scene.options("A").sell == DARKBLUE
    scene.do("A", "sell", [39])
    assert (scene.cash("A"), levels(scene, DARKBLUE), bank(scene)) == (100, [5, 4], (6, 11))


@clause("MA-SELL-3", "MA-SELL-2")
def test_a_hotel_keeps_the_houses_beside_it() -> None:
    scene = Scene(owns={"A": DARKBLUE}, levels={37: 5, 39: 4})
    assert scene.options("A").sell == [37]
    assert scene.refused("A", "sell", [39]) == "uneven"


@clause("GAP-33d", "MA-SELL-3")
@pytest.mark.parametrize("houses", [0, 1, 3, 4])
def test_a_single_hotel_needs_four_houses_in_the_bank(houses: int) -> None:
    scene = two_hotels(houses)
    if houses < 4:
        assert scene.refused("A", "sell", [39]) == "too-few-houses"
        assert scene.options("A").sell == []
    else:
        assert scene.options("A").sell == DARKBLUE
        assert bank(scene.do("A", "sell", [39])) == (0, 11)


@clause("GAP-33d", "MA-SELL-1", "MA-SELL-3")
def test_a_whole_group_goes_to_bare_land_in_one_sale() -> None:
    scene = two_hotels(1)
    assert scene.options("A").clear == [DARKBLUE]
    scene.do("A", "sell", [37] * 5 + [39] * 5)
    assert (scene.cash("A"), levels(scene, DARKBLUE), bank(scene)) == (1000, [0, 0], (1, 12))
    assert scene.options("A").clear == []


@clause("GAP-33d")
def test_a_sale_may_use_the_houses_that_are_there() -> None:
    scene = two_hotels(1)
    assert scene.refused("A", "sell", [37] * 4 + [39] * 4) == "too-few-houses"
    scene.do("A", "sell", [37] * 4 + [39] * 5)
    assert (scene.cash("A"), levels(scene, DARKBLUE), bank(scene)) == (900, [1, 0], (0, 12))


@clause("GAP-33d")
def test_houses_sold_with_it_help_a_hotel() -> None:
    scene = Scene(owns={"A": DARKBLUE}, levels={37: 5, 39: 4}, houses=2)
    assert scene.refused("A", "sell", [37]) == "too-few-houses"
    scene.do("A", "sell", [37, 37, 39])
    assert (levels(scene, DARKBLUE), bank(scene)[0]) == ([3, 3], 0)


@clause("GAP-33d")
@pytest.mark.parametrize("houses", [7, 8])
def test_by_agreement_every_broken_hotel_needs_four_houses(houses: int) -> None:
    scene = two_hotels(houses, options=REFUSE)
    everything = [37] * 5 + [39] * 5
    if houses < 8:
        assert scene.refused("A", "sell", everything) == "too-few-houses"
        assert scene.options("A").clear == []
    else:
        assert scene.options("A").clear == [DARKBLUE]
        assert scene.do("A", "sell", everything).cash("A") == 1000


@clause("GAP-33d")
def test_by_agreement_houses_are_sold_as_ever() -> None:
    scene = Scene(
        owns={"A": DARKBLUE + BROWN}, levels={37: 5, 39: 4, 1: 1}, houses=3, options=REFUSE
    )
    assert scene.options("A").clear == [[1]]
    assert scene.refused("A", "sell", [37, 37, 39]) == "too-few-houses"
    assert scene.do("A", "sell", [1]).cash("A") == 1525
    scene.do("A", "sell", [37])
    assert (levels(scene, DARKBLUE), bank(scene)[0]) == ([4, 4], 0)
