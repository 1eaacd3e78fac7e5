"""Debts: paid at once, or money is raised first; nothing else goes on (2.6, GAP-57, GAP-58)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import (
    collecting,
    debts,
    owing_bank,
    owing_rent,
    paying_each,
)
from tests.rulebook.monopoly.scenes import DARKBLUE, ORANGE, Scene, clause

PINK = [11, 13, 14]


def two_visits(**position: Any) -> Scene:
    """A has come by C's #11 with a double and by D's #15: fifty each may be asked for."""
    owns = {"C": PINK, "D": [15, 25]} | position.pop("owns", {})
    levels = {11: 1, 13: 1, 14: 1}
    scene = Scene(at={"A": 5}, owns=owns, levels=levels, **position)
    return scene.roll("A", 3, 3).roll("A", 1, 3)


@clause("MA-BANKRUPT-1")
def test_a_debtor_mortgages_to_pay() -> None:
    scene = owing_rent(15, cash={"A": 30}, owns={"A": [5], "C": [15, 25, 35]})
    assert (scene.phase, scene.waiting, debts(scene)) == ("debt", "A", [("A", "C", 100)])
    assert scene.told == ["rent_demanded", "owed"]
    scene.do("A", "mortgage", 5)
    assert scene.told == ["mortgaged", "paid"]
    assert (scene.cash("A"), scene.cash("C"), scene.phase) == (30, 1600, "turn")


@clause("MA-BANKRUPT-1")
def test_a_debtor_sells_buildings_to_pay() -> None:
    scene = owing_bank(80, cash={"A": 30}, owns={"A": ORANGE}, levels={16: 1, 18: 1, 19: 1})
    assert scene.refused("A", "mortgage", 16) == "group-built"
    scene.do("A", "sell", [16])
    assert (scene.cash("A"), scene.level(16), scene.phase) == (0, 0, "turn")


@clause("MA-BANKRUPT-1", "GAP-57")
@pytest.mark.parametrize(("cash", "phase"), [(101, "turn"), (100, "turn"), (99, "debt")])
def test_whoever_has_the_cash_pays_at_once(cash: int, phase: str) -> None:
    scene = owing_bank(100, cash={"A": cash}, owns={"A": [5]})
    assert (scene.phase, scene.cash("A")) == (phase, cash - 100 if phase == "turn" else cash)
    assert ("owed" in scene.told, "paid" in scene.told) == (phase == "debt", phase == "turn")


@clause("MA-BANKRUPT-1", "GAP-57", "GAP-62")
def test_nothing_else_goes_on_before_the_debt_is_paid() -> None:
    owns = {"A": [5, 15, *ORANGE], "C": [39]}
    scene = owing_rent(39, cash={"A": 40}, owns=owns, mortgaged=[15], jail={"B": 1})
    for action in (["roll"], ["done"], ["buy"], ["decline"], ["pay-fine"], ["pass"], ["bid", 1]):
        assert scene.refused("A", *action) == "debt-comes-first"
    assert scene.refused("A", "build", [16]) == "debt-comes-first"
    assert scene.refused("A", "redeem", 15) == "debt-comes-first"
    assert scene.refused("A", "wish", {"16": 1}) == "debt-comes-first"
    assert scene.refused("A", "use-card", "chance") == "debt-comes-first"
    assert scene.refused("C", "mortgage", 39) == "debt-comes-first"
    assert scene.options("A").mortgage == [5, *ORANGE]
    assert (scene.options("A").build, scene.options("C").mortgage) == ([], [])


@clause("GAP-57")
def test_debts_are_paid_in_the_order_of_demand() -> None:
    scene = two_visits(cash={"A": 40}, owns={"A": [1, 3, 5]})
    scene.do("C", "demand", 0).do("D", "demand", 1)
    assert debts(scene) == [("A", "C", 50), ("A", "D", 50)]
    assert scene.told == ["rent_demanded", "owed"]
    scene.do("A", "mortgage", 1)
    assert (debts(scene), scene.cash("C"), scene.cash("A")) == ([("A", "D", 50)], 1550, 20)
    scene.do("A", "mortgage", 3)
    assert (debts(scene), scene.cash("D"), scene.cash("A")) == ([], 1550, 0)
    scene = two_visits(cash={"A": 40}, owns={"A": [1, 3, 5]})
    scene.do("D", "demand", 1).do("C", "demand", 0)
    assert debts(scene) == [("A", "D", 50), ("A", "C", 50)]


@clause("GAP-57")
def test_one_sale_may_settle_several_debts() -> None:
    scene = two_visits(cash={"A": 40}, owns={"A": [1, 5]})
    scene.do("C", "demand", 0).do("D", "demand", 1).do("A", "mortgage", 5)
    assert (scene.told, scene.phase) == (["mortgaged", "paid", "paid"], "turn")
    assert (scene.cash("A"), scene.cash("C"), scene.cash("D")) == (40, 1550, 1550)


@clause("GAP-57", "MA-BANKRUPT-5", "MA-BANKRUPT-9")
def test_the_first_creditor_who_cannot_be_paid_in_full_takes_the_estate() -> None:
    scene = two_visits(cash={"A": 60}, owns={"A": [1]}, mortgaged=[1])
    scene.do("C", "demand", 0).do("D", "demand", 1)
    assert (scene.cash("C"), scene.cash("A"), debts(scene)) == (1550, 10, [("A", "D", 50)])
    scene.do("A", "give-up")
    assert (scene.cash("C"), scene.cash("D"), scene.owner(1)) == (1550, 1500 + 10 - 3, "D")


@clause("GAP-58", "GAP-57")
def test_pay_each_player_goes_clockwise_one_after_the_other() -> None:
    scene = paying_each("C", cash={"C": 60}, owns={"C": [5]})
    assert (scene.cash("D"), scene.cash("A"), scene.cash("B")) == (1550, 1500, 1500)
    assert (scene.cash("C"), debts(scene)) == (10, [("C", "A", 50), ("C", "B", 50)])
    scene.do("C", "mortgage", 5)
    assert [scene.cash(letter) for letter in "ABCD"] == [1550, 1550, 10, 1550]


@clause("GAP-58", "GAP-57", "MA-BANKRUPT-5")
def test_of_three_creditors_the_second_takes_the_estate_and_the_third_nothing() -> None:
    scene = paying_each(cash={"A": 60}, owns={"A": [5]}, mortgaged=[5]).do("A", "give-up")
    assert [scene.cash(letter) for letter in "ABCD"] == [0, 1550, 1500 + 10 - 10, 1500]
    assert (scene.owner(5), scene.answer["debts"], scene.turn) == ("C", [], "B")


@clause("GAP-57", "GAP-58")
def test_a_rich_player_pays_all_three_at_once() -> None:
    scene = paying_each(cash={"A": 150})
    assert [scene.cash(letter) for letter in "ABCD"] == [0, 1550, 1550, 1550]
    assert [event.creditor for event in scene.events if hasattr(event, "creditor")][-3:] == [
        1,
        2,
        3,
    ]


@clause("GAP-58", "GAP-23")
def test_each_player_pays_goes_clockwise_as_well() -> None:
    scene = collecting("B", cash={"A": 0, "C": 0, "D": 5}, owns={"A": [1], "C": [5], "D": [15]})
    assert debts(scene) == [("C", "B", 10), ("D", "B", 10), ("A", "B", 10)]
    assert scene.refused("D", "mortgage", 15) == "debt-comes-first"
    assert scene.refused("A", "mortgage", 1) == "debt-comes-first"
    scene.do("C", "mortgage", 5).do("D", "mortgage", 15).do("A", "mortgage", 1)
    assert [scene.cash(letter) for letter in "ABCD"] == [20, 1530, 90, 95]


@clause("GAP-58")
def test_who_has_left_the_game_neither_pays_nor_is_paid() -> None:
    scene = paying_each(out="C", cash={"A": 100})
    assert [scene.cash(letter) for letter in "ABCD"] == [0, 1550, 0, 1550]


@clause("GAP-57", "GAP-04")
def test_claims_go_on_while_a_debt_is_settled() -> None:
    scene = two_visits(cash={"A": 40}, owns={"A": [5]}).do("C", "demand", 0)
    assert scene.options("D").demand == [1]
    scene.do("D", "waive", 1)
    assert debts(scene) == [("A", "C", 50)]


@clause("GAP-73")
def test_who_cannot_raise_enough_is_asked_and_may_be_saved_by_a_deal() -> None:
    scene = owing_rent(37, cash={"A": 5}, owns={"A": [1], "C": DARKBLUE}, levels={37: 1, 39: 1})
    assert (scene.phase, scene.waiting) == ("debt", "A")
    assert scene.options("A").give_up
    scene.do("A", "offer", 1, {"deeds": [1]}, {"cash": 170})
    assert scene.waiting == "AB"
    scene.do("B", "accept", 0)
    assert (scene.told, scene.phase) == (["traded", "paid"], "turn")
    assert (scene.cash("A"), scene.cash("C")) == (0, 1675)


@clause("GAP-73", "MA-BANKRUPT-4")
@pytest.mark.parametrize(("cash", "may"), [(19, True), (20, False), (21, False)])
def test_only_who_cannot_pay_gives_up(cash: int, may: bool) -> None:
    owns = {"A": [5, 15, *ORANGE]}
    levels = {16: 1, 18: 1, 19: 1}
    scene = owing_bank(550, cash={"A": cash}, owns=owns, levels=levels, mortgaged=[15])
    assert scene.options("A").give_up == may
    if may:
        assert scene.do("A", "give-up").refused("A", "done") == "not-in-the-game"
    else:
        assert scene.refused("A", "give-up") == "can-still-pay"
    assert scene.refused("B", "give-up") in ("debt-comes-first", "auction-runs")


@clause("GAP-73", "MA-BANKRUPT-4", "GAP-57")
def test_nobody_else_gives_up_while_a_debt_is_settled() -> None:
    scene = owing_bank(500, cash={"A": 0})
    assert scene.refused("B", "give-up") == "debt-comes-first"
    assert not scene.options("B").give_up


@clause("MA-BANKRUPT-4", "GAP-33d")
def test_who_may_sell_nothing_though_it_would_be_enough_gives_up() -> None:
    position: dict[str, Any] = {"owns": {"A": DARKBLUE}, "cash": {"A": 0}, "houses": 0}
    position["levels"] = {37: 5, 39: 5}
    refuse: dict[str, object] = {"sell.hotelShort": "refuse"}
    scene = owing_bank(500, options=refuse, **position)
    assert scene.refused("A", "sell", DARKBLUE * 5) == "too-few-houses"
    assert scene.do("A", "give-up").answer["owners"][39] is None
    assert owing_bank(500, **position).refused("A", "give-up") == "can-still-pay"
    scene = owing_bank(500, options=refuse, **position | {"houses": 4})
    assert scene.refused("A", "give-up") == "can-still-pay"
    more = position | {"owns": {"A": [*DARKBLUE, 5]}}
    scene = owing_bank(500, options=refuse, **more)
    assert scene.refused("A", "give-up") == "can-still-pay"
    assert scene.do("A", "mortgage", 5).options("A").give_up


@clause("GAP-57")
def test_a_demanded_claim_is_gone() -> None:
    scene = owing_rent(15, cash={"A": 20}, owns={"A": [5], "C": [15]})
    assert debts(scene) == [("A", "C", 25)]
    assert scene.refused("C", "demand", 0) == "no-such-claim"


@clause("GAP-57", "MA-BANKRUPT-1")
def test_the_smallest_debt_is_a_debt() -> None:
    assert owing_bank(1, cash={"A": 1}).cash("A") == 0
    assert debts(owing_bank(1, cash={"A": 0})) == [("A", "bank", 1)]


@clause("GAP-57", "GAP-58", "MA-BANKRUPT-1")
def test_what_is_told_of_three_debts_at_once() -> None:
    scene = paying_each(cash={"A": 60}, owns={"A": [5]})
    assert scene.told == ["dice_rolled", "moved", "card_drawn", "owed", "owed", "paid"]
    owed = [(one.debtor, one.creditor, one.amount, one.cause) for one in scene.events[3:]]
    assert owed == [(0, 2, 50, "card"), (0, 3, 50, "card"), (0, 1, 50, "card")]


@clause("GAP-57", "MA-BANKRUPT-1")
def test_every_payment_tells_its_own_creditor_and_cause() -> None:
    scene = Scene(at={"A": 1}, chance=["CH-15"], cash={"A": 0}, owns={"C": [3], "A": [39, 5]}).roll(
        "A", 1, 1
    )
    scene.roll("A", 1, 3).do("C", "demand", 0)
    assert debts(scene) == [("A", "B", 50), ("A", "C", 50), ("A", "D", 50), ("A", "C", 4)]
    scene.do("A", "mortgage", 39)
    paid = [(one.creditor, one.amount, one.cause) for one in scene.events[1:]]
    assert paid == [(1, 50, "card"), (2, 50, "card"), (3, 50, "card"), (2, 4, "rent")]
