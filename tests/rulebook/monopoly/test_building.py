"""Building on complete groups at the regular price (MA-BUILD-1..8, -11, GAP-31, GAP-33b)."""

import pytest

from tests.rulebook.monopoly.scenes import DARKBLUE, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import LIGHTBLUE, PINK, bank, every, levels
from zuschlag.errors import Refusal
from zuschlag.rules.monopoly.events import Built
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.words import Wish


@clause("GAP-31", "MA-BANK-9")
def test_the_bank_has_32_houses_and_12_hotels() -> None:
    assert bank(Scene()) == (32, 12)


@clause("MA-BUILD-1", "MA-BANK-9")
def test_a_complete_group_may_be_built_on_at_once() -> None:
    scene = Scene(stage="buy", at={"A": 37}, owns={"A": [39]})
    assert scene.options("A").build == []
    assert scene.refused("A", "build", [39]) == "group-incomplete"
    scene.do("A", "buy")
    assert scene.options("A").build == DARKBLUE
    assert bank(scene.do("A", "build", [39])) == (31, 12)
    assert levels(scene, DARKBLUE) == [0, 1]
    assert scene.refused("A", "mortgage", 37) == "group-built"
    assert bank(scene.do("A", "sell", [39])) == (32, 12)
    assert scene.options("A").mortgage == DARKBLUE


@clause("MA-BUILD-1")
def test_a_group_in_two_hands_is_not_complete() -> None:
    scene = Scene(owns={"A": [16, 18], "B": [19]})
    assert scene.refused("A", "build", [16]) == "group-incomplete"
    assert Scene(owns={"A": ORANGE}).do("A", "build", [16]).level(16) == 1


@clause("MA-BUILD-1")
def test_one_incomplete_group_stops_the_whole_purchase() -> None:
    scene = Scene(owns={"A": [*ORANGE, 39]})
    assert scene.refused("A", "build", [16, 39]) == "group-incomplete"
    scene = Scene(owns={"A": [1, *ORANGE]})
    assert scene.refused("A", "build", [1, 16]) == "group-incomplete"


@clause("MA-BUILD-1")
@pytest.mark.parametrize("slot", [0, 2, 4, 5, 7, 10, 12, 20, 28, 30, 35, 38])
def test_only_streets_are_built_on(slot: int) -> None:
    scene = Scene(owns={"A": [5, 12, 15, 25, 28, 35]})
    assert scene.refused("A", "build", [slot]) == "no-street"


@clause("MA-BUILD-1")
def test_only_own_streets_are_built_on() -> None:
    scene = Scene(owns={"A": ORANGE, "B": PINK})
    assert scene.refused("A", "build", [11]) == "not-your-deed"
    assert scene.refused("A", "build", [1]) == "not-your-deed"
    assert scene.refused("A", "build", [16, 39]) == "not-your-deed"
    assert scene.refused("A", "build", [11, 16]) == "not-your-deed"


@clause("MA-BUILD-1")
def test_a_purchase_names_something() -> None:
    scene = Scene(stage="window", owns={"A": ORANGE})
    assert scene.refused("A", "build", []) == "nothing-named"
    assert scene.refused("A", "wish", {}) == "nothing-named"
    with pytest.raises(Refusal, match="nothing-named"):
        MONOPOLY.apply(scene.state, 0, Wish({16: 0}))


@clause("MA-BUILD-2", "MA-BUILD-11", "MA-BANK-9")
@pytest.mark.parametrize(
    ("group", "price"),
    [([1, 3], 50), (LIGHTBLUE, 50), (PINK, 100), (ORANGE, 100), ([31, 32, 34], 200)],
)
def test_a_house_costs_what_the_deed_says(group: list[int], price: int) -> None:
    scene = Scene(owns={"A": group}).do("A", "build", [group[0]])
    assert (scene.cash("A"), scene.level(group[0])) == (1500 - price, 1)
    assert scene.events == [Built(0, group[0], 1, price)]
    assert bank(scene) == (31, 12)


@clause("MA-BUILD-2", "MA-BUILD-11")
def test_several_houses_are_one_purchase() -> None:
    scene = Scene(owns={"A": DARKBLUE + PINK}, cash={"A": 900})
    scene.do("A", "build", [37, 39, 37, 11, 13])
    assert (scene.cash("A"), bank(scene)) == (100, (27, 12))
    assert (levels(scene, DARKBLUE), levels(scene, PINK)) == ([2, 1], [1, 1, 0])
    assert scene.events == [
        Built(0, 11, 1, 100),
        Built(0, 13, 1, 100),
        Built(0, 37, 2, 400),
        Built(0, 39, 1, 200),
    ]


@clause("MA-BUILD-2")
@pytest.mark.parametrize("cash", [199, 599])
def test_who_is_one_short_cannot_build(cash: int) -> None:
    streets = [37] if cash == 199 else [37, 39, 37]
    scene = Scene(owns={"A": DARKBLUE}, cash={"A": cash})
    assert scene.refused("A", "build", streets) == "not-enough-cash"
    exact = Scene(owns={"A": DARKBLUE}, cash={"A": cash + 1}).do("A", "build", streets)
    assert exact.cash("A") == 0


@clause("MA-BUILD-2", "MA-BUILD-1")
def test_only_streets_that_can_be_paid_are_offered() -> None:
    owned = {"A": DARKBLUE + PINK}
    assert Scene(owns=owned, cash={"A": 200}).options("A").build == PINK + DARKBLUE
    assert Scene(owns=owned, cash={"A": 199}).options("A").build == PINK
    assert Scene(owns=owned, cash={"A": 100}).options("A").build == PINK
    assert Scene(owns=owned, cash={"A": 99}).options("A").build == []


@clause("MA-BUILD-7", "MA-BUILD-1")
def test_a_mortgage_anywhere_in_the_group_blocks_it() -> None:
    scene = Scene(owns={"A": ORANGE + PINK}, mortgaged=[16])
    assert scene.refused("A", "build", [18]) == "group-mortgaged"
    assert scene.refused("A", "build", [16]) == "group-mortgaged"
    assert scene.refused("A", "build", [11, 18]) == "group-mortgaged"
    dearer = Scene(owns={"A": ORANGE + DARKBLUE}, mortgaged=[16])
    assert dearer.refused("A", "build", [18, 39]) == "group-mortgaged"
    assert scene.options("A").build == PINK
    scene.do("A", "redeem", 16).do("A", "build", [18])
    assert scene.level(18) == 1


@clause("MA-BUILD-7")
def test_a_mortgage_in_another_group_does_not_matter() -> None:
    scene = Scene(owns={"A": [*ORANGE, 5, 11]}, mortgaged=[5, 11])
    assert scene.do("A", "build", ORANGE).level(19) == 1


@clause("MA-BUILD-8", "MA-BANK-9")
def test_an_empty_bank_means_waiting() -> None:
    owned = {"A": ORANGE, "B": PINK}
    scene = Scene(stage="window", houses=0, owns=owned, levels={11: 1}, cash={"B": 0})
    assert scene.refused("A", "build", [16]) == "too-few-houses"
    assert scene.options("A").build == []
    scene.do("B", "sell", [11])
    assert bank(scene)[0] == 1
    assert scene.options("A").build == ORANGE
    scene.do("A", "build", [16])
    assert (scene.level(16), bank(scene)[0]) == (1, 0)


@clause("MA-BUILD-8")
def test_the_last_houses_may_be_bought_but_not_one_more() -> None:
    scene = Scene(houses=2, owns={"A": ORANGE})
    assert scene.refused("A", "build", ORANGE) == "too-few-houses"
    assert bank(scene.do("A", "build", [16, 18]))[0] == 0


@clause("MA-BUILD-8", "MA-BUILD-5")
def test_the_last_hotel_may_be_bought_but_not_one_more() -> None:
    scene = Scene(hotels=1, owns={"A": ORANGE}, levels=every(ORANGE, 4))
    assert scene.refused("A", "build", [16, 18]) == "too-few-hotels"
    scene.do("A", "build", [16])
    assert bank(scene) == (24, 0)
    assert scene.refused("A", "build", [18]) == "too-few-hotels"
    assert scene.options("A").build == []
    mixed = Scene(hotels=0, owns={"A": PINK + ORANGE}, levels=every(PINK, 4))
    assert mixed.refused("A", "build", [11, 16]) == "too-few-hotels"


@clause("GAP-33b", "MA-BUILD-5", "MA-BUILD-8")
def test_houses_on_the_way_to_a_hotel_must_exist() -> None:
    at_once = [street for street in ORANGE for _ in range(2)]
    for stock, refused in ((2, True), (3, False)):
        scene = Scene(houses=stock, owns={"A": ORANGE}, levels=every(ORANGE, 3))
        if refused:
            assert scene.refused("A", "build", at_once) == "too-few-houses"
        else:
            scene.do("A", "build", at_once)
            assert (levels(scene, ORANGE), bank(scene)) == ([5, 5, 5], (12, 9))
            assert scene.cash("A") == 900


@clause("GAP-33b", "MA-BUILD-5")
def test_houses_given_back_do_not_pay_for_the_same_purchase() -> None:
    scene = Scene(
        houses=3, owns={"A": DARKBLUE + PINK}, levels=every(DARKBLUE, 4), cash={"A": 5000}
    )
    assert scene.refused("A", "build", [37, 39, 11, 13, 14, 11]) == "too-few-houses"
    scene.do("A", "build", [37, 39, 11, 13, 14])
    assert bank(scene) == (8, 10)


@clause("MA-BUILD-11")
def test_a_building_stands_at_once_and_is_never_kept() -> None:
    scene = Scene(stage="end", owns={"A": ORANGE}).do("A", "build", [18])
    assert (scene.level(18), bank(scene)[0], scene.phase) == (1, 31, "turn")
