"""Mortgages: taking one, and the way back (MA-MORT, GAP-34..36)."""

import pytest

from tests.rulebook.monopoly.scenes import BROWN, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import PINK
from zuschlag.rules.monopoly.events import Mortgaged, Redeemed

DEEDS = {1: 30, 5: 100, 6: 50, 9: 60, 11: 70, 12: 75, 14: 80, 16: 90, 37: 175, 39: 200}


@clause("MA-MORT-1", "MA-MORT-3", "MA-BANK-10")
@pytest.mark.parametrize(("slot", "amount"), DEEDS.items())
def test_any_own_property_brings_half_its_price(slot: int, amount: int) -> None:
    scene = Scene(owns={"A": [slot]})
    assert scene.options("A").mortgage == [slot]
    scene.do("A", "mortgage", slot)
    assert (scene.cash("A"), scene.answer["mortgaged"]) == (1500 + amount, [slot])
    assert scene.events == [Mortgaged(0, slot, amount)]
    assert scene.owner(slot) == "A"


@clause("MA-MORT-1")
@pytest.mark.parametrize("slot", [0, 4, 7, 38, 5, 39])
def test_only_own_property_is_mortgaged(slot: int) -> None:
    scene = Scene(owns={"A": [1], "B": [5]})
    assert scene.refused("A", "mortgage", slot) == "not-your-deed"
    assert scene.refused("A", "redeem", slot) == "not-your-deed"


@clause("MA-MORT-1", "MA-MORT-3")
def test_a_deed_is_mortgaged_once() -> None:
    scene = Scene(owns={"A": [5, 15]}, mortgaged=[5])
    assert scene.refused("A", "mortgage", 5) == "is-mortgaged"
    assert scene.options("A").mortgage == [15]


@clause("MA-MORT-3", "MA-MORT-4", "MA-MORT-5")
def test_a_mortgage_taken_and_paid_back_costs_the_interest() -> None:
    scene = Scene(owns={"A": [5]}).do("A", "mortgage", 5).do("A", "redeem", 5)
    assert (scene.cash("A"), scene.answer["mortgaged"]) == (1490, [])
    assert scene.observe("A").book["inherited"] == 0


@clause("MA-BANK-10")
def test_only_the_bank_grants_mortgages() -> None:
    scene = Scene(owns={"A": [5]}).do("A", "mortgage", 5)
    assert [scene.cash(letter) for letter in "ABCD"] == [1600, 1500, 1500, 1500]


@clause("MA-MORT-2")
def test_first_all_buildings_of_the_group_are_sold() -> None:
    scene = Scene(owns={"A": [*ORANGE, *PINK]}, levels={16: 1})
    assert scene.refused("A", "mortgage", 18) == "group-built"
    assert scene.refused("A", "mortgage", 16) == "group-built"
    assert scene.options("A").mortgage == PINK
    assert scene.do("A", "mortgage", 11).answer["mortgaged"] == [11]
    scene.do("A", "sell", [16]).do("A", "mortgage", 18)
    assert scene.answer["mortgaged"] == [11, 18]


@clause("GAP-34", "MA-MORT-1")
@pytest.mark.parametrize("cash", [0, 1400])
def test_nobody_has_to_be_poor_to_mortgage(cash: int) -> None:
    scene = Scene(owns={"A": [5]}, cash={"A": cash}).do("A", "mortgage", 5)
    assert scene.cash("A") == cash + 100


@clause("GAP-34", "MA-STD-1", "MA-STD-2")
def test_mortgages_wait_for_the_own_turn_or_the_window() -> None:
    owned = {"A": [5], "C": [15]}
    scene = Scene(stage="end", owns=owned)
    assert scene.refused("C", "mortgage", 15) == "not-your-turn"
    assert scene.refused("C", "redeem", 15) == "not-your-turn"
    scene.do("A", "mortgage", 5).do("A", "done").do("C", "mortgage", 15)
    assert scene.answer["mortgaged"] == [5, 15]


@clause("MA-MORT-4", "MA-MORT-5")
@pytest.mark.parametrize(
    ("slot", "price"), [(39, 220), (5, 110), (1, 33), (9, 66), (16, 99), (24, 132), (34, 176)]
)
def test_the_way_back_costs_ten_percent_more(slot: int, price: int) -> None:
    scene = Scene(owns={"A": [slot]}, mortgaged=[slot])
    assert scene.options("A").redeem == [slot]
    scene.do("A", "redeem", slot)
    assert (scene.cash("A"), scene.answer["mortgaged"]) == (1500 - price, [])
    assert scene.events == [Redeemed(0, slot, price)]


@clause("GAP-35", "MA-MORT-4")
@pytest.mark.parametrize(
    ("slot", "up", "down"), [(12, 83, 82), (28, 83, 82), (37, 193, 192), (6, 55, 55)]
)
def test_a_broken_m_is_rounded_up_or_down_by_agreement(slot: int, up: int, down: int) -> None:
    for rounding, price in (("ceil", up), ("floor", down)):
        scene = Scene(owns={"A": [slot]}, mortgaged=[slot], options={"interest.round": rounding})
        assert scene.do("A", "redeem", slot).cash("A") == 1500 - price


@clause("GAP-35", "MA-TRADE-9")
@pytest.mark.parametrize(("slot", "fee"), [(12, 8), (37, 18), (5, 10)])
def test_the_fee_of_a_buyer_is_rounded_up_too(slot: int, fee: int) -> None:
    scene = Scene(owns={"A": [slot]}, mortgaged=[slot])
    scene.do("A", "offer", 1, {"deeds": [slot]}, {"cash": 50}).do("B", "accept", 0)
    assert (scene.cash("A"), scene.cash("B")) == (1550, 1450 - fee)


@clause("MA-MORT-4")
def test_only_a_mortgaged_deed_is_redeemed_and_paid_in_cash() -> None:
    scene = Scene(owns={"A": [12, 15, 39]}, mortgaged=[12, 39], cash={"A": 83})
    assert scene.refused("A", "redeem", 15) == "not-mortgaged"
    assert scene.refused("A", "redeem", 39) == "not-enough-cash"
    assert scene.options("A").redeem == [12]
    assert scene.do("A", "redeem", 12).cash("A") == 0
    poorer = Scene(owns={"A": [12]}, mortgaged=[12], cash={"A": 82})
    assert poorer.refused("A", "redeem", 12) == "not-enough-cash"


@clause("MA-MORT-5")
def test_rent_flows_again_after_redeeming() -> None:
    scene = Scene(at={"B": 36}, owns={"A": [39]}, mortgaged=[39], stage="end")
    scene.do("A", "redeem", 39).do("A", "done").roll("B", 1, 2).do("A", "demand", 0)
    assert (scene.cash("A"), scene.cash("B")) == (1500 - 220 + 50, 1450)


@clause("MA-MORT-6", "MA-RENT-3")
def test_no_rent_while_mortgaged() -> None:
    scene = Scene(at={"A": 8}, owns={"B": [11]}, mortgaged=[11]).roll("A", 1, 2)
    assert scene.answer["claims"] == []
    assert scene.refused("B", "demand", 0) == "no-such-claim"


@clause("MA-MORT-6")
def test_no_rent_for_a_deed_mortgaged_before_the_demand() -> None:
    scene = Scene(at={"A": 8}, owns={"B": [11]}).roll("A", 1, 2).do("A", "done")
    scene.do("B", "mortgage", 11)
    assert scene.refused("B", "demand", 0) == "is-mortgaged"
    assert scene.do("B", "redeem", 11).do("B", "demand", 0).cash("A") == 1490


@clause("MA-MORT-7", "MA-RENT-9")
@pytest.mark.parametrize(("mortgaged", "rent"), [([16], 16), ([], 32)])
def test_the_sisters_of_a_mortgaged_street_ask_base_rent(mortgaged: list[int], rent: int) -> None:
    scene = Scene(at={"A": 16}, owns={"C": ORANGE}, mortgaged=mortgaged).roll("A", 1, 2)
    assert scene.do("C", "demand", 0).cash("A") == 1500 - rent


@clause("GAP-36", "MA-TRADE-9")
@pytest.mark.parametrize("cash", [155, 169, 170])
def test_a_buyer_must_also_have_the_ten_percent(cash: int) -> None:
    scene = Scene(owns={"A": [39]}, mortgaged=[39], cash={"B": cash})
    scene.do("A", "offer", 1, {"deeds": [39]}, {"cash": 150})
    if cash < 170:
        assert scene.refused("B", "accept", 0) == "not-enough-cash"
    else:
        scene.do("B", "accept", 0)
        assert (scene.owner(39), scene.cash("A"), scene.cash("B")) == ("B", 1650, 0)


@clause("MA-BANKRUPT-1", "MA-MORT-3")
@pytest.mark.parametrize(("cash", "can_pay"), [(115, True), (114, False)])
def test_only_who_cannot_raise_the_money_may_give_up(cash: int, can_pay: bool) -> None:
    owned = {"A": [*BROWN, 12]}
    scene = Scene(at={"A": 1}, cash={"A": cash}, owns=owned, levels={1: 1}, mortgaged=[12])
    scene.roll("A", 1, 2)
    assert (scene.phase, scene.options("A").give_up) == ("debt", not can_pay)
    if can_pay:
        assert scene.refused("A", "give-up") == "can-still-pay"
        scene.do("A", "sell", [1]).do("A", "mortgage", 1).do("A", "mortgage", 3)
        assert (scene.cash("A"), scene.phase) == (0, "turn")
    else:
        assert "went_bankrupt" in scene.do("A", "give-up").told
