"""Trades: what may change hands, and for what (MA-TRADE-1..6, GAP-60, GAP-61)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause
from zuschlag.errors import Malformed, Refusal
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.words import Offer
from zuschlag.rules.monopoly.words import Side as Given

Side = dict[str, Any]


def between(**position: Any) -> Scene:
    """The window before B's roll: everybody may bargain."""
    return Scene(turn="B", stage="window", **position)


def traded(scene: Scene, give: Side, want: Side, maker: str = "B", taker: str = "C") -> Scene:
    """Offered and accepted."""
    return scene.do(maker, "offer", "ABCD".index(taker), give, want).do(taker, "accept", 0)


def why_no_offer(scene: Scene, give: Side, want: Side) -> str:
    """B offers this to C."""
    return scene.refused("B", "offer", 2, give, want)


@clause("MA-TRADE-1", "MA-TRADE-3")
def test_a_bare_property_is_sold_for_cash() -> None:
    scene = traded(between(owns={"B": [11]}), {"deeds": [11]}, {"cash": 200})
    assert scene.told == ["traded"]
    assert (scene.owner(11), scene.cash("B"), scene.cash("C")) == ("C", 1700, 1300)
    assert (scene.deeds("B"), scene.deeds("C"), scene.answer["offers"]) == ([], [11], [])


@clause("MA-TRADE-1", "MA-TRADE-3")
def test_a_property_is_asked_for_against_cash() -> None:
    scene = traded(between(owns={"C": [11, 5]}), {"cash": 200}, {"deeds": [5, 11]})
    assert (scene.deeds("B"), scene.deeds("C")) == ([5, 11], [])
    assert (scene.cash("B"), scene.cash("C")) == (1300, 1700)


@clause("MA-TRADE-1", "MA-TRADE-2")
@pytest.mark.parametrize("deed", ORANGE)
def test_no_street_of_a_group_with_a_building_changes_hands(deed: int) -> None:
    scene = between(owns={"B": ORANGE}, levels={16: 1})
    assert why_no_offer(scene, {"deeds": [deed]}, {"cash": 200}) == "group-built"
    scene.do("B", "sell", [16]).do("B", "offer", 2, {"deeds": [deed]}, {"cash": 200})
    assert scene.do("C", "accept", 0).owner(deed) == "C"


@clause("MA-TRADE-1", "MA-TRADE-2")
def test_one_built_group_among_the_deeds_is_enough_on_either_side() -> None:
    scene = between(owns={"B": [*ORANGE, 11, 39], "C": [5]}, levels={16: 1})
    assert why_no_offer(scene, {"deeds": [11, 16, 39]}, {"cash": 1}) == "group-built"
    assert why_no_offer(scene, {"deeds": [11, 19]}, {"cash": 1}) == "group-built"
    assert scene.refused("C", "offer", 1, {"cash": 9}, {"deeds": [11, 18]}) == "group-built"
    scene.do("C", "offer", 1, {"cash": 9}, {"deeds": [11, 39]})


@clause("MA-TRADE-2", "MA-TRADE-1")
def test_who_builds_after_the_offer_cannot_be_held_to_it() -> None:
    scene = between(owns={"B": ORANGE}).do("B", "offer", 2, {"deeds": [19]}, {"cash": 200})
    scene.do("B", "build", [16])
    assert scene.refused("C", "accept", 0) == "group-built"
    assert (scene.options("C").accept, scene.options("C").reject) == ([], [0])
    scene = between(owns={"C": ORANGE}).do("B", "offer", 2, {"cash": 200}, {"deeds": [19]})
    scene.do("C", "build", [16])
    assert scene.refused("C", "accept", 0) == "group-built"


@clause("MA-TRADE-4")
def test_properties_are_swapped() -> None:
    scene = traded(between(owns={"B": [11], "C": [13]}), {"deeds": [11]}, {"deeds": [13]})
    assert (scene.owner(11), scene.owner(13)) == ("C", "B")
    assert (scene.cash("B"), scene.cash("C")) == (1500, 1500)


@clause("MA-TRADE-5", "MA-CARD-4")
@pytest.mark.parametrize("deck", ["chance", "chest"])
def test_a_property_goes_for_a_jail_card(deck: str) -> None:
    scene = between(owns={"B": [11]}, cards={deck: "C"})
    scene = traded(scene, {"deeds": [11]}, {"cards": [deck]})
    assert (scene.owner(11), scene.answer["cards"][deck]) == ("C", 1)


@clause("MA-CARD-4", "GAP-61", "MA-TRADE-5")
@pytest.mark.parametrize("deck", ["chance", "chest"])
def test_a_jail_card_goes_for_cash_alone(deck: str) -> None:
    scene = traded(between(cards={deck: "B"}), {"cards": [deck]}, {"cash": 40})
    other = "chest" if deck == "chance" else "chance"
    assert scene.answer["cards"] == {deck: 2, other: None}
    assert (scene.cash("B"), scene.cash("C")) == (1540, 1460)


@clause("GAP-61")
def test_cash_is_offered_for_a_jail_card() -> None:
    scene = traded(between(cards={"chance": "C"}), {"cash": 40}, {"cards": ["chance"]})
    assert (scene.answer["cards"]["chance"], scene.cash("B")) == (1, 1460)


@clause("MA-TRADE-6")
@pytest.mark.parametrize("price", [1, 400, 1500])
def test_the_price_is_free(price: int) -> None:
    scene = traded(between(owns={"B": [39]}), {"deeds": [39]}, {"cash": price})
    assert (scene.owner(39), scene.cash("C")) == ("C", 1500 - price)


@clause("GAP-60", "MA-TRADE-3", "MA-TRADE-4", "MA-TRADE-5")
def test_any_mix_goes_both_ways_at_once() -> None:
    scene = between(owns={"B": [5, 11], "C": [1, 13]}, cards={"chance": "B", "chest": "C"})
    give = {"cash": 30, "deeds": [5, 11], "cards": ["chance"]}
    scene = traded(scene, give, {"cash": 100, "deeds": [1, 13], "cards": ["chest"]})
    assert (scene.deeds("B"), scene.deeds("C")) == ([1, 13], [5, 11])
    assert (scene.cash("B"), scene.cash("C")) == (1570, 1430)
    assert scene.answer["cards"] == {"chance": 2, "chest": 1}


ONE_SIDED: list[tuple[Side, Side]] = [
    ({"cash": 100}, {}),
    ({}, {"cash": 100}),
    ({"deeds": [11]}, {}),
    ({}, {"deeds": [13]}),
    ({"cards": ["chance"]}, {}),
    ({}, {"cards": ["chest"]}),
    ({}, {}),
]


@clause("GAP-60")
@pytest.mark.parametrize(("give", "want"), ONE_SIDED)
def test_both_sides_give_something(give: Side, want: Side) -> None:
    scene = between(owns={"B": [11], "C": [13]}, cards={"chance": "B", "chest": "C"})
    assert why_no_offer(scene, give, want) == "one-sided"


@clause("MA-BANKRUPT-2", "GAP-60")
@pytest.mark.parametrize("back", [{}, {"cash": 70}, {"cash": 77}])
def test_money_is_not_lent(back: Side) -> None:
    assert why_no_offer(between(cash={"A": 0}), {"cash": 70}, back) == "one-sided"


@clause("MA-BANKRUPT-2", "GAP-60")
@pytest.mark.parametrize("promise", ["later", "immunity", "loan"])
def test_promises_cannot_even_be_written(promise: str) -> None:
    with pytest.raises(Malformed, match="unknown-key"):
        between().do("B", "offer", 2, {"cash": 70}, {promise: 70})


@clause("MA-TRADE-1", "GAP-60")
def test_only_the_own_property_is_given() -> None:
    scene = between(owns={"B": [5, 11], "C": [13], "D": [14]})
    for foreign in (13, 14, 39):
        assert why_no_offer(scene, {"deeds": [foreign, 5]}, {"cash": 1}) == "not-your-deed"
    for foreign in (11, 14, 39):
        assert why_no_offer(scene, {"cash": 1}, {"deeds": [foreign]}) == "not-your-deed"


@clause("MA-TRADE-5", "MA-CARD-4")
def test_only_cards_in_hand_are_given() -> None:
    scene = between(cards={"chance": "B", "chest": "D"})
    assert why_no_offer(scene, {"cards": ["chest"]}, {"cash": 1}) == "no-such-card"
    assert why_no_offer(scene, {"cash": 1}, {"cards": ["chance"]}) == "no-such-card"
    assert why_no_offer(scene, {"cash": 1}, {"cards": ["chest"]}) == "no-such-card"


@clause("MA-TRADE-1")
def test_what_is_gone_meanwhile_is_not_accepted() -> None:
    scene = between(owns={"B": [11], "C": [13]}, cards={"chance": "B"})
    scene.do("B", "offer", 2, {"deeds": [11]}, {"cash": 200})
    scene.do("B", "offer", 2, {"cards": ["chance"]}, {"deeds": [13]})
    scene.do("D", "offer", 1, {"cash": 5}, {"deeds": [11]}).do("B", "accept", 2)
    assert scene.refused("C", "accept", 0) == "not-your-deed"
    scene.do("D", "offer", 1, {"cash": 5}, {"cards": ["chance"]}).do("B", "accept", 3)
    assert scene.refused("C", "accept", 1) == "no-such-card"
    assert scene.answer["offers"][0]["id"] == 0


@clause("GAP-60")
def test_nobody_trades_alone_or_with_who_has_left() -> None:
    scene = between(owns={"B": [11]}, out="D")
    for nobody in (1, 3):
        assert scene.refused("B", "offer", nobody, {"deeds": [11]}, {"cash": 1}) == (
            "cannot-trade-with"
        )
    assert scene.options("B").offer == [0, 2]


@clause("GAP-60")
@pytest.mark.parametrize("nobody", [-1, 3])
def test_nobody_trades_with_a_seat_that_is_not_there(nobody: int) -> None:
    scene = between(owns={"B": [11]}, seats=3)
    with pytest.raises(Refusal, match="cannot-trade-with"):
        MONOPOLY.apply(scene.state, 1, Offer(nobody, Given(deeds=[11]), Given(cash=1)))


@clause("GAP-60", "GAP-36")
def test_cash_that_is_offered_is_on_hand() -> None:
    scene = between(cash={"B": 100}, owns={"C": [13]})
    assert why_no_offer(scene, {"cash": 101}, {"deeds": [13]}) == "not-enough-cash"
    scene = traded(scene, {"cash": 100}, {"deeds": [13]})
    assert (scene.cash("B"), scene.owner(13)) == (0, "B")


@clause("GAP-36", "MA-TRADE-3", "GAP-18")
def test_cash_that_is_wanted_is_counted_when_the_other_accepts() -> None:
    scene = between(cash={"C": 100}, owns={"B": [11, 13]})
    scene.do("B", "offer", 2, {"deeds": [11]}, {"cash": 101})
    scene.do("B", "offer", 2, {"deeds": [11]}, {"cash": 100})
    assert scene.refused("C", "accept", 0) == "not-enough-cash"
    assert scene.do("C", "accept", 1).cash("C") == 0


@clause("GAP-36", "MA-TRADE-3")
def test_cash_spent_meanwhile_is_gone() -> None:
    scene = between(owns={"B": ORANGE, "C": [13]})
    scene.do("B", "offer", 2, {"cash": 1401}, {"deeds": [13]})
    scene.do("B", "offer", 2, {"cash": 1400}, {"deeds": [13]}).do("B", "build", [16])
    assert scene.refused("C", "accept", 0) == "deal-off"
    assert scene.do("C", "accept", 1).cash("B") == 0


@clause("GAP-36", "MA-TRADE-3")
def test_each_shows_the_own_cash_before_getting_the_other_s() -> None:
    scene = between(cash={"B": 10, "C": 30}, owns={"C": [13]})
    scene.do("B", "offer", 2, {"cash": 5}, {"cash": 31, "deeds": [13]})
    assert scene.refused("C", "accept", 0) == "not-enough-cash"
    assert why_no_offer(scene, {"cash": 11}, {"cash": 5, "deeds": [13]}) == "not-enough-cash"


@clause("GAP-60")
@pytest.mark.parametrize("side", [Given(cash=-1), Given(debt=-1), Given(deeds=[11], cash=-1)])
def test_nothing_less_than_nothing_is_given(side: Given) -> None:
    scene = between(owns={"B": [11], "C": [13]})
    for give, want in ((side, Given(deeds=[13])), (Given(deeds=[11]), side)):
        with pytest.raises(Refusal, match="one-sided"):
            MONOPOLY.apply(scene.state, 1, Offer(2, give, want))


@clause("MA-TRADE-3", "GAP-60", "MA-BANKRUPT-3")
def test_after_a_trade_debts_are_paid_as_ever() -> None:
    scene = traded(Scene(owns={"A": [11]}, at={"A": 1}), {"deeds": [11]}, {"cash": 10}, "A", "C")
    assert scene.roll("A", 1, 2).cash("A") == 1510 - 200
