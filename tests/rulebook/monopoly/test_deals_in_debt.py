"""Trades of and with a debtor, and property as payment (GAP-62, GAP-63, MA-BANKRUPT-3)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import collecting, debts, owing_bank, owing_rent
from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, ORANGE, Scene, clause


def seventy(**position: Any) -> Scene:
    """A owes C 70 and has 5."""
    owns = {"A": [1, 3], "C": DARKBLUE} | position.pop("owns", {})
    return owing_rent(37, cash={"A": 5} | position.pop("cash", {}), owns=owns, **position)


@clause("MA-BANKRUPT-3")
def test_a_creditor_takes_property_instead_of_money() -> None:
    scene = seventy().do("A", "offer", 2, {"deeds": [1]}, {"debt": 70})
    assert scene.waiting == "AC"
    scene.do("C", "accept", 0)
    assert (scene.owner(1), debts(scene), scene.phase) == ("C", [], "turn")
    assert (scene.cash("A"), scene.cash("C"), scene.told) == (5, 1500, ["traded"])


@clause("MA-BANKRUPT-3", "GAP-63")
def test_property_may_pay_a_part() -> None:
    scene = seventy().do("A", "offer", 2, {"deeds": [1]}, {"debt": 40}).do("C", "accept", 0)
    assert (debts(scene), scene.phase) == ([("A", "C", 30)], "debt")
    scene.do("A", "mortgage", 3)
    assert (scene.cash("A"), scene.cash("C")) == (5, 1530)


@clause("MA-BANKRUPT-3", "GAP-63")
def test_with_the_rest_in_the_purse_the_debt_is_settled_at_once() -> None:
    scene = seventy().do("A", "offer", 2, {"deeds": [1]}, {"debt": 65}).do("C", "accept", 0)
    assert (scene.told, scene.cash("A"), scene.phase) == (["traded", "paid"], 0, "turn")


@clause("MA-BANKRUPT-3", "GAP-70", "GAP-62")
def test_the_creditor_may_answer_with_another_credit() -> None:
    scene = seventy()
    give_back = ("offer", 0, {"debt": 70}, {"deeds": [1, 3]})
    assert scene.refused("C", *give_back) == "debt-comes-first"
    scene.do("A", "offer", 2, {"deeds": [1]}, {"debt": 70})
    assert scene.options("C").offer == [0]
    scene.do("C", *give_back).do("A", "accept", 1)
    assert (scene.deeds("C"), debts(scene)) == ([1, 3, *DARKBLUE], [])


@clause("MA-BANKRUPT-3", "GAP-63")
@pytest.mark.parametrize(
    ("to", "give", "want"),
    [
        (2, {"deeds": [1]}, {"debt": 71}),
        (1, {"deeds": [1]}, {"debt": 70}),
        (2, {"deeds": [1], "debt": 1}, {"deeds": [39]}),
    ],
)
def test_only_the_debt_that_is_there_can_be_forgiven(to: int, give: Any, want: Any) -> None:
    assert seventy().refused("A", "offer", to, give, want) == "no-such-debt"


@clause("MA-BANKRUPT-3")
def test_without_a_debt_there_is_none_to_forgive() -> None:
    scene = Scene(stage="end", owns={"A": [1]})
    assert scene.refused("A", "offer", 2, {"deeds": [1]}, {"debt": 1}) == "no-such-debt"
    assert scene.refused("C", "offer", 0, {"debt": 1}, {"deeds": [1]}) == "not-your-turn"
    scene.do("A", "done")
    assert scene.refused("C", "offer", 0, {"debt": 1}, {"deeds": [1]}) == "no-such-debt"


@clause("MA-BANKRUPT-3")
def test_only_the_debt_being_settled_can_be_forgiven() -> None:
    owns = {"B": [5], "C": [15], "D": [25]}
    scene = collecting(cash={"B": 0, "C": 0, "D": 0}, owns=owns)
    scene.do("B", "offer", 0, {"deeds": [5]}, {"debt": 10}).do("A", "accept", 0)
    assert (scene.owner(5), debts(scene)) == ("A", [("C", "A", 10), ("D", "A", 10)])
    assert scene.told == ["traded"]
    assert scene.refused("D", "offer", 0, {"deeds": [25]}, {"debt": 10}) == "debt-comes-first"


@clause("GAP-09", "MA-BANKRUPT-3")
def test_the_bank_takes_no_property() -> None:
    scene = owing_bank(70, cash={"A": 5}, owns={"A": BROWN})
    for seat in (1, 2, 3):
        assert scene.refused("A", "offer", seat, {"deeds": [1]}, {"debt": 70}) == "no-such-debt"


@clause("GAP-63")
def test_a_built_group_is_no_payment() -> None:
    scene = seventy(owns={"A": ORANGE}, levels={16: 1})
    assert scene.refused("A", "offer", 2, {"deeds": [18]}, {"debt": 70}) == "group-built"
    scene.do("A", "sell", [16])
    scene.do("A", "offer", 2, {"deeds": [18]}, {"debt": 20}).do("C", "accept", 0)
    assert (debts(scene), scene.cash("A")) == ([], 5)


@clause("GAP-63", "MA-TRADE-9", "MA-TRADE-8")
@pytest.mark.parametrize(("choice", "cost"), [("keep", 3), ("redeem", 33)])
def test_a_mortgaged_deed_as_payment_costs_the_creditor_the_interest(
    choice: str, cost: int
) -> None:
    scene = seventy(mortgaged=[1]).do("A", "offer", 2, {"deeds": [1]}, {"debt": 70})
    scene.do("C", "accept", 0, {"1": choice})
    assert (scene.cash("C"), scene.owner(1), scene.phase) == (1500 - cost, "C", "turn")


@clause("GAP-63", "GAP-36")
def test_a_creditor_without_the_interest_cannot_accept() -> None:
    scene = seventy(mortgaged=[1], cash={"A": 5, "C": 2})
    scene.do("A", "offer", 2, {"deeds": [1]}, {"debt": 70})
    assert scene.refused("C", "accept", 0) == "not-enough-cash"


def five_hundred(**position: Any) -> Scene:
    """A owes the bank 500."""
    return owing_bank(500, **position)


@clause("GAP-62")
@pytest.mark.parametrize(("price", "may"), [(1, False), (200, False), (201, True), (300, True)])
def test_who_cannot_pay_sells_nothing_for_less_than_it_brings(price: int, may: bool) -> None:
    scene = five_hundred(cash={"A": 80}, owns={"A": [39]})
    sale = ("offer", 1, {"deeds": [39]}, {"cash": price})
    if may:
        scene.do("A", *sale).do("B", "accept", 0)
        assert (scene.cash("A"), scene.phase, scene.owner(39)) == (80 + price, "debt", "B")
    else:
        assert scene.refused("A", *sale) == "debt-would-stay"


@clause("GAP-62")
def test_several_sales_together_may_save_the_debtor() -> None:
    scene = five_hundred(cash={"A": 0}, owns={"A": [39, 37]})
    scene.do("A", "offer", 1, {"deeds": [39]}, {"cash": 250}).do("B", "accept", 0)
    assert debts(scene) == [("A", "bank", 500)]
    scene.do("A", "offer", 2, {"deeds": [37]}, {"cash": 250}).do("C", "accept", 1)
    assert (scene.phase, scene.cash("A")) == ("turn", 0)


@clause("GAP-62")
@pytest.mark.parametrize(("price", "may"), [(165, True), (164, False)])
def test_who_can_still_pay_after_the_sale_may_sell_cheaply(price: int, may: bool) -> None:
    scene = five_hundred(cash={"A": 0}, owns={"A": [34, 37, 39]})
    sale = ("offer", 1, {"deeds": [39]}, {"cash": price})
    if may:
        scene.do("A", *sale).do("B", "accept", 0).do("A", "mortgage", 34).do("A", "mortgage", 37)
        assert (scene.phase, scene.cash("A")) == ("turn", 0)
    else:
        assert scene.refused("A", *sale) == "debt-would-stay"


@clause("GAP-62")
def test_a_swap_is_judged_by_what_the_deeds_bring_at_the_bank() -> None:
    """#34 brings 160, #39 200 and #5, mortgaged, nothing but its interest of 10."""
    owns = {"A": [34], "B": [39, 5]}
    scene = five_hundred(cash={"A": 80}, owns=owns, mortgaged=[5])
    for want, price, allowed in (
        ({"deeds": [39]}, 39, True),
        ({"deeds": [39]}, 40, False),
        ({"deeds": [5], "cash": 170}, 0, False),
        ({"deeds": [5], "cash": 171}, 0, True),
    ):
        give = {"deeds": [34], "cash": price}
        if allowed:
            scene.do("A", "offer", 1, give, want)
        else:
            assert scene.refused("A", "offer", 1, give, want) == "debt-would-stay"


@clause("GAP-62", "MA-TRADE-8")
def test_a_deed_redeemed_on_receipt_brings_its_mortgage_again() -> None:
    """For 110 in interest and mortgage #5 can be mortgaged for 100 again: a loss of ten."""
    scene = five_hundred(cash={"A": 200}, owns={"A": [34], "B": [5]}, mortgaged=[5])
    want = {"deeds": [5], "cash": 170}
    assert scene.refused("A", "offer", 1, {"deeds": [34]}, want, {"5": "redeem"}) == (
        "debt-would-stay"
    )
    scene.do("A", "offer", 1, {"deeds": [34]}, want | {"cash": 171}, {"5": "redeem"})
    assert scene.do("B", "accept", 0).cash("A") == 200 + 171 - 110


@clause("GAP-62")
def test_a_mortgaged_deed_brings_nothing_and_goes_for_anything() -> None:
    scene = five_hundred(cash={"A": 80}, owns={"A": [39]}, mortgaged=[39])
    scene.do("A", "offer", 1, {"deeds": [39]}, {"cash": 1}).do("B", "accept", 0)
    assert scene.cash("A") == 81


@clause("GAP-62", "MA-BANKRUPT-3")
def test_credit_counts_like_money() -> None:
    scene = owing_rent(37, cash={"A": 0}, owns={"A": [5, 15], "C": DARKBLUE}, levels={37: 2, 39: 2})
    assert scene.refused("A", "offer", 2, {"deeds": [5]}, {"debt": 100}) == "debt-would-stay"
    scene.do("A", "offer", 2, {"deeds": [5]}, {"debt": 101}).do("C", "accept", 0)
    assert debts(scene) == [("A", "C", 399)]


@clause("GAP-62")
def test_only_the_debtor_and_who_answers_him_bargain_while_a_debt_is_settled() -> None:
    scene = five_hundred(cash={"A": 0}, owns={"A": [39], "B": [5], "C": [15]})
    assert scene.refused("B", "offer", 2, {"deeds": [5]}, {"cash": 1}) == "debt-comes-first"
    assert scene.refused("B", "offer", 0, {"deeds": [5]}, {"cash": 1}) == "debt-comes-first"
    assert scene.options("B").offer == []
    scene.do("A", "offer", 1, {"deeds": [39]}, {"cash": 300})
    assert scene.refused("B", "offer", 2, {"deeds": [5]}, {"cash": 1}) == "debt-comes-first"
    scene.do("B", "offer", 0, {"cash": 250}, {"deeds": [39]}).do("A", "accept", 1)
    assert (scene.cash("A"), scene.owner(39)) == (250, "B")


@clause("GAP-62")
def test_older_offers_wait_unless_the_debtor_is_a_party() -> None:
    owns = {"A": [39], "B": [5, 12], "C": [37]}
    scene = Scene(turn="D", stage="window", owns=owns, cash={"D": 10}, at={"D": 34}, opener="D")
    scene.do("D", "roll").throw(1, 2)
    scene.do("D", "done").do("B", "offer", 2, {"deeds": [5]}, {"cash": 50})
    scene.do("B", "offer", 3, {"deeds": [12]}, {"cash": 1}).do("C", "demand", 0)
    assert debts(scene) == [("D", "C", 35)]
    assert scene.refused("C", "accept", 0) == "debt-comes-first"
    assert (scene.options("C").accept, scene.options("C").reject) == ([], [0])
    assert scene.refused("C", "offer", 1, {"cash": 1}, {"deeds": [5]}) == "debt-comes-first"
    scene.do("D", "accept", 1).do("C", "reject", 0).do("D", "mortgage", 12)
    assert (scene.phase, scene.cash("D")) == ("window", 10 - 1 + 75 - 35)


@clause("GAP-62", "GAP-23")
def test_another_debtor_s_purse_counts_when_he_helps_the_first() -> None:
    owns = {"B": [39], "C": [5], "D": [15]}
    scene = collecting(cash={"B": 0, "C": 5, "D": 0}, owns=owns)
    assert debts(scene) == [("B", "A", 10), ("C", "A", 10), ("D", "A", 10)]
    scene.do("B", "offer", 2, {"deeds": [39]}, {"deeds": [5], "cash": 5})
    scene.do("C", "accept", 0)
    assert (scene.owner(39), scene.owner(5), scene.cash("B")) == ("C", "B", 5)


@clause("GAP-62", "GAP-23")
@pytest.mark.parametrize(("price", "may"), [(2, False), (1, True)])
def test_another_debtor_may_not_ruin_himself_for_the_first(price: int, may: bool) -> None:
    """C owes ten and has 14: the mortgaged #1 costs its price and three of interest."""
    scene = collecting(cash={"B": 0, "C": 14}, owns={"B": [1]}, mortgaged=[1])
    scene.do("B", "offer", 2, {"deeds": [1]}, {"cash": price})
    if may:
        assert scene.do("C", "accept", 0).cash("C") == 10
        assert debts(scene)[:2] == [("B", "A", 10), ("C", "A", 10)]
    else:
        assert scene.refused("C", "accept", 0) == "debt-would-stay"


@clause("GAP-62")
def test_a_debt_of_one_counts() -> None:
    scene = owing_bank(1, cash={"A": 0}, owns={"A": [1]}, cards={"chance": "B"})
    swap = ("offer", 1, {"deeds": [1]}, {"cards": ["chance"]})
    assert scene.refused("A", *swap) == "debt-would-stay"


@clause("GAP-62", "MA-BANKRUPT-3")
def test_a_debtor_who_could_pay_may_pay_with_property_all_the_same() -> None:
    scene = seventy(owns={"A": [1, 3, 5]}).do("A", "offer", 2, {"deeds": [5]}, {"debt": 70})
    assert scene.do("C", "accept", 0).owner(5) == "C"


@clause("GAP-62")
@pytest.mark.parametrize(("price", "may"), [(360, False), (361, True)])
def test_several_deeds_bring_their_sum(price: int, may: bool) -> None:
    scene = owing_bank(500, cash={"A": 80}, owns={"A": [34, 39]})
    sale = ("offer", 1, {"deeds": [34, 39]}, {"cash": price})
    if may:
        assert scene.do("A", *sale).do("B", "accept", 0).cash("A") == 441
    else:
        assert scene.refused("A", *sale) == "debt-would-stay"


@clause("MA-BANKRUPT-3", "MA-TRADE-3", "GAP-60")
def test_one_m_of_credit_is_credit() -> None:
    scene = seventy().do("A", "offer", 2, {"deeds": [1], "cash": 1}, {"debt": 1, "cash": 40})
    assert debts(scene.do("C", "accept", 0)) == [("A", "C", 69)]
