"""Trades of mortgaged deeds: ten percent now, or the whole mortgage (MA-TRADE-7..10, GAP-36)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.errors import Malformed

REDEEM_39 = {"39": "redeem"}


def sold(price: int, **position: Any) -> Scene:
    """B has offered the mortgaged #39 to C for this price."""
    scene = Scene(turn="B", stage="window", owns={"B": [39]}, mortgaged=[39], **position)
    return scene.do("B", "offer", 2, {"deeds": [39]}, {"cash": price})


def bought(price: int, *redeem: object, **position: Any) -> Scene:
    """C has offered this price for B's mortgaged #39."""
    scene = Scene(turn="B", stage="window", owns={"B": [39]}, mortgaged=[39], **position)
    return scene.do("C", "offer", 1, {"cash": price}, {"deeds": [39]}, *redeem)


@clause("MA-TRADE-7", "MA-TRADE-9")
def test_a_mortgaged_deed_is_sold_and_the_mortgage_stays_for_ten_percent() -> None:
    scene = sold(150).do("C", "accept", 0)
    assert (scene.owner(39), scene.answer["mortgaged"]) == ("C", [39])
    assert (scene.cash("B"), scene.cash("C")) == (1650, 1500 - 150 - 20)


@clause("MA-TRADE-7", "MA-TRADE-8")
def test_a_mortgaged_deed_is_sold_and_redeemed_at_once() -> None:
    scene = sold(150).do("C", "accept", 0, REDEEM_39)
    assert (scene.owner(39), scene.answer["mortgaged"]) == ("C", [])
    assert (scene.cash("B"), scene.cash("C")) == (1650, 1500 - 150 - 220)


@clause("MA-TRADE-9")
def test_keep_may_be_said() -> None:
    scene = sold(150).do("C", "accept", 0, {"39": "keep"})
    assert (scene.answer["mortgaged"], scene.cash("C")) == ([39], 1330)
    with pytest.raises(Malformed, match="bad-choice"):
        sold(150).do("C", "accept", 0, {"39": "perhaps"})


@clause("MA-TRADE-8", "MA-TRADE-9")
@pytest.mark.parametrize(("redeem", "left"), [((), 1330), ((REDEEM_39,), 1130)])
def test_who_offers_to_buy_says_beforehand_whether_to_redeem(redeem: Any, left: int) -> None:
    scene = bought(150, *redeem).do("B", "accept", 0)
    assert (scene.owner(39), scene.cash("C"), scene.cash("B")) == ("C", left, 1650)
    assert scene.answer["mortgaged"] == ([] if redeem else [39])


@clause("MA-TRADE-10")
def test_redeeming_later_costs_ten_percent_again() -> None:
    scene = sold(150).do("C", "accept", 0).do("C", "redeem", 39)
    assert scene.cash("C") == 1500 - 150 - 20 - 220
    assert scene.answer["mortgaged"] == []


@clause("MA-TRADE-9", "MA-TRADE-8", "GAP-35")
@pytest.mark.parametrize(("deed", "fee", "whole"), [(12, 8, 83), (37, 18, 193), (5, 10, 110)])
def test_a_broken_m_of_interest_is_rounded_up(deed: int, fee: int, whole: int) -> None:
    for choice, cost in (("keep", fee), ("redeem", whole)):
        scene = Scene(stage="end", owns={"A": [deed]}, mortgaged=[deed])
        scene.do("A", "offer", 1, {"deeds": [deed]}, {"cash": 1})
        assert scene.do("B", "accept", 0, {str(deed): choice}).cash("B") == 1499 - cost


@clause("MA-TRADE-8", "MA-TRADE-9", "MA-TRADE-10")
def test_every_mortgaged_deed_costs_its_own() -> None:
    owns = {"B": [5, 12, 39], "C": [1, 37]}
    scene = Scene(turn="B", stage="window", owns=owns, mortgaged=[5, 12, 37, 39])
    scene.do("B", "offer", 2, {"deeds": [5, 12, 39]}, {"deeds": [1, 37]}, {"37": "redeem"})
    scene.do("C", "accept", 0, {"39": "redeem", "12": "redeem"})
    assert (scene.cash("B"), scene.cash("C")) == (1500 - 193, 1500 - 10 - 83 - 220)
    assert (scene.deeds("B"), scene.deeds("C")) == ([1, 37], [5, 12, 39])
    assert scene.answer["mortgaged"] == [5]


@clause("MA-TRADE-8", "MA-TRADE-9")
def test_an_unmortgaged_deed_costs_only_its_price() -> None:
    scene = Scene(stage="end", owns={"A": [5, 15]}, mortgaged=[15])
    scene.do("A", "offer", 1, {"deeds": [5]}, {"cash": 1}).do("B", "accept", 0)
    assert (scene.cash("B"), scene.answer["mortgaged"]) == (1499, [15])


@clause("GAP-36")
def test_who_cannot_pay_the_ten_percent_does_not_get_the_deed() -> None:
    assert sold(150, cash={"C": 155}).refused("C", "accept", 0) == "not-enough-cash"
    assert sold(150, cash={"C": 169}).refused("C", "accept", 0) == "not-enough-cash"
    assert sold(150, cash={"C": 170}).do("C", "accept", 0).cash("C") == 0


@clause("GAP-36", "MA-TRADE-8")
def test_redeeming_wants_the_whole_sum_on_the_table() -> None:
    scene = sold(150, cash={"C": 369})
    assert scene.refused("C", "accept", 0, REDEEM_39) == "not-enough-cash"
    assert scene.do("C", "accept", 0).cash("C") == 199
    assert sold(150, cash={"C": 370}).do("C", "accept", 0, REDEEM_39).cash("C") == 0


@clause("GAP-36")
@pytest.mark.parametrize(("cash", "redeem"), [(155, ()), (169, ()), (369, (REDEEM_39,))])
def test_who_offers_to_buy_must_have_the_fee_as_well(cash: int, redeem: Any) -> None:
    scene = Scene(turn="B", stage="window", owns={"B": [39]}, mortgaged=[39], cash={"C": cash})
    offer = ("offer", 1, {"cash": 150}, {"deeds": [39]}, *redeem)
    assert scene.refused("C", *offer) == "not-enough-cash"
    scene = bought(150, *redeem, cash={"C": cash - cash % 10 + 10 if cash > 155 else 170})
    assert scene.do("B", "accept", 0).cash("C") == 0


@clause("GAP-36")
def test_money_from_the_deal_pays_the_fee() -> None:
    owns = {"B": [39], "C": [1]}
    for price, fits in ((20, True), (19, False)):
        scene = Scene(turn="B", stage="window", owns=owns, mortgaged=[39], cash={"C": 0})
        offer = ("offer", 1, {"deeds": [1]}, {"deeds": [39], "cash": price})
        if fits:
            assert scene.do("C", *offer).do("B", "accept", 0).cash("C") == 0
        else:
            assert scene.refused("C", *offer) == "not-enough-cash"


@clause("GAP-36", "MA-TRADE-9")
def test_the_buyer_s_purse_is_looked_into_again_when_the_other_accepts() -> None:
    scene = Scene(turn="B", stage="window", owns={"B": [39], "C": [1, 3]}, mortgaged=[39])
    scene.do("C", "offer", 1, {"cash": 1480}, {"deeds": [39]}).do("C", "build", [1])
    assert scene.refused("B", "accept", 0) == "deal-off"
    scene.do("C", "sell", [1])
    assert scene.refused("B", "accept", 0) == "deal-off"
    scene = Scene(turn="B", stage="window", owns={"B": [39], "C": [1]}, mortgaged=[39])
    scene.do("C", "offer", 1, {"cash": 1480}, {"deeds": [39]})
    assert scene.do("B", "accept", 0).cash("C") == 0


@clause("MA-TRADE-8", "GAP-60")
def test_only_mortgaged_deeds_one_receives_can_be_redeemed() -> None:
    scene = Scene(turn="B", stage="window", owns={"B": [39, 5], "C": [15]}, mortgaged=[39, 15])
    offer = ("offer", 2, {"deeds": [5, 39]}, {"deeds": [15]})
    for wrong in ("39", "5", "25"):
        assert scene.refused("B", *offer, {wrong: "redeem"}) == "not-mortgaged"
        assert scene.refused("B", *offer, {"15": "redeem", wrong: "redeem"}) == "not-mortgaged"
    scene.do("B", *offer, {"15": "redeem"})
    for wrong in ("15", "5", "25"):
        assert scene.refused("C", "accept", 0, {wrong: "redeem"}) == "not-mortgaged"
    assert scene.do("C", "accept", 0, REDEEM_39).answer["mortgaged"] == []


@clause("MA-TRADE-8", "GAP-36")
def test_a_mortgage_paid_off_meanwhile_costs_the_buyer_nothing() -> None:
    scene = bought(150, REDEEM_39).do("B", "redeem", 39).do("B", "accept", 0)
    assert (scene.cash("C"), scene.cash("B")) == (1350, 1500 - 220 + 150)
    assert scene.answer["mortgaged"] == []


@clause("GAP-36", "MA-TRADE-8", "MA-TRADE-9", "MA-TRADE-10")
@pytest.mark.parametrize(
    ("redeem", "whole"), [({}, 28), ({"12": "redeem"}, 103), ({"39": "redeem"}, 228)]
)
def test_the_fees_of_several_deeds_are_added_up(redeem: dict[str, str], whole: int) -> None:
    for cash in (whole + 1, whole):
        scene = Scene(stage="end", owns={"A": [12, 39]}, mortgaged=[12, 39], cash={"B": cash})
        scene.do("A", "offer", 1, {"deeds": [12, 39]}, {"cash": 1})
        if cash > whole:
            assert scene.do("B", "accept", 0, redeem).cash("B") == 0
        else:
            assert scene.refused("B", "accept", 0, redeem) == "not-enough-cash"


@clause("GAP-36", "MA-TRADE-9", "MA-TRADE-3")
@pytest.mark.parametrize(
    ("comes", "goes", "left"), [(20, 0, 0), (19, 0, None), (20, 10, 0), (19, 10, None)]
)
def test_cash_that_comes_with_the_deed_pays_its_fee(
    comes: int, goes: int, left: int | None
) -> None:
    owns = {"B": [39], "C": [1]}
    scene = Scene(turn="B", stage="window", owns=owns, mortgaged=[39], cash={"C": goes})
    scene.do("B", "offer", 2, {"deeds": [39], "cash": comes}, {"deeds": [1], "cash": goes})
    if left is None:
        assert scene.refused("C", "accept", 0) == "not-enough-cash"
    else:
        assert scene.do("C", "accept", 0).cash("C") == left
