"""The two decks and all cards about money (MA-CARD, GAP-58; CH and CC by their effect)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import BROWN, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import LIGHTBLUE, PINK
from zuschlag.rules.monopoly.events import CardDrawn, DiceRolled, Moved, Owed, Paid, Received


def drawn(card: str, **more: Any) -> Scene:
    """A comes to the deck of this card, which lies on top: #7 for chance, #17 for chest."""
    if card.startswith("CH"):
        return Scene(at={"A": 4}, chance=[card], **more).roll("A", 1, 2)
    return Scene(at={"A": 14}, chest=[card], **more).roll("A", 1, 2)


@clause("MA-CARD-1", "MA-BANK-6")
@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("CH-08", 50),
        ("CH-16", 150),
        ("CC-02", 200),
        ("CC-04", 50),
        ("CC-07", 100),
        ("CC-08", 20),
        ("CC-10", 100),
        ("CC-13", 25),
        ("CC-15", 10),
        ("CC-16", 100),
    ],
)
def test_the_bank_pays_at_once(card: str, amount: int) -> None:
    scene = drawn(card)
    assert [scene.cash(letter) for letter in "ABCD"] == [1500 + amount, 1500, 1500, 1500]
    assert scene.events[-2:] == [CardDrawn(0, card), Received(0, amount)]
    assert (scene.phase, scene.turn, scene.waiting) == ("turn", "A", "A")


@clause("MA-CARD-1", "MA-BANK-8")
@pytest.mark.parametrize(
    ("card", "amount"), [("CH-13", 15), ("CC-03", 50), ("CC-11", 100), ("CC-12", 50)]
)
def test_the_bank_is_paid_at_once(card: str, amount: int) -> None:
    scene = drawn(card)
    assert [scene.cash(letter) for letter in "ABCD"] == [1500 - amount, 1500, 1500, 1500]
    assert scene.events[-2:] == [CardDrawn(0, card), Paid(0, None, amount, "card")]
    assert scene.phase == "turn"


@clause("MA-CARD-1")
def test_a_card_comes_before_anything_else_and_nobody_is_asked() -> None:
    scene = drawn("CH-08", owns={"A": [5]})
    assert scene.events == [
        DiceRolled(0, (1, 2)),
        Moved(0, 4, 7, 3),
        CardDrawn(0, "CH-08"),
        Received(0, 50),
    ]


@clause("MA-CARD-1")
def test_who_cannot_pay_a_card_raises_the_money_first() -> None:
    scene = drawn("CC-11", cash={"A": 60}, owns={"A": [5]})
    assert (scene.phase, scene.waiting) == ("debt", "A")
    assert scene.events[-1] == Owed(0, None, 100, "card")
    assert scene.refused("A", "done") == "debt-comes-first"
    assert scene.do("A", "mortgage", 5).cash("A") == 60
    assert scene.phase == "turn"


@clause("MA-CARD-1")
def test_the_top_card_is_drawn_and_the_next_one_after_it() -> None:
    scene = Scene(at={"A": 4, "B": 4}, chance=["CH-08", "CH-13"]).roll("A", 1, 2)
    assert scene.cash("A") == 1550
    assert scene.do("A", "done").roll("B", 1, 2).cash("B") == 1485


@clause("MA-CARD-1")
@pytest.mark.parametrize(("card", "house", "hotel"), [("CH-12", 25, 100), ("CC-14", 40, 115)])
def test_repairs_cost_so_much_a_house_and_so_much_a_hotel(
    card: str, house: int, hotel: int
) -> None:
    built = {16: 2, 18: 2, 19: 1, 1: 5, 3: 5}
    scene = drawn(card, owns={"A": ORANGE + BROWN + LIGHTBLUE, "B": PINK}, levels=built | {11: 1})
    assert scene.cash("A") == 1500 - 5 * house - 2 * hotel
    assert scene.cash("B") == 1500


@clause("MA-CARD-1")
@pytest.mark.parametrize(("card", "price"), [("CH-12", 100), ("CC-14", 160)])
def test_four_houses_are_not_yet_a_hotel(card: str, price: int) -> None:
    scene = drawn(card, owns={"A": BROWN}, levels={1: 4, 3: 5}, cash={"A": 1000})
    assert scene.cash("A") == 1000 - price - (100 if card == "CH-12" else 115)


@clause("MA-CARD-1")
@pytest.mark.parametrize("card", ["CH-12", "CC-14"])
def test_repairs_cost_nothing_where_nothing_stands(card: str) -> None:
    scene = drawn(card, owns={"A": ORANGE, "B": PINK}, levels={11: 1})
    assert (scene.cash("A"), scene.phase) == (1500, "turn")
    assert scene.events[-1] == CardDrawn(0, card)


@clause("MA-CARD-1", "GAP-58")
def test_ch_15_pays_50_to_every_other_player() -> None:
    scene = drawn("CH-15")
    assert [scene.cash(letter) for letter in "ABCD"] == [1350, 1550, 1550, 1550]


@clause("MA-CARD-1", "GAP-58")
def test_cc_09_takes_10_from_every_other_player() -> None:
    scene = drawn("CC-09")
    assert [scene.cash(letter) for letter in "ABCD"] == [1530, 1490, 1490, 1490]


@clause("GAP-58")
@pytest.mark.parametrize(("card", "amounts"), [("CH-15", [1400, 1550]), ("CC-09", [1520, 1490])])
def test_who_is_out_neither_pays_nor_is_paid(card: str, amounts: list[int]) -> None:
    scene = drawn(card, out="C")
    assert [scene.cash("A"), scene.cash("B"), scene.cash("C")] == [*amounts, 0]


@clause("GAP-58")
def test_paying_each_goes_on_clockwise_one_after_the_other() -> None:
    scene = Scene(turn="C", at={"C": 4}, chance=["CH-15"], cash={"C": 60}, owns={"C": [5]})
    scene.roll("C", 1, 2)
    assert [scene.cash(letter) for letter in "ABCD"] == [1500, 1500, 10, 1550]
    assert scene.answer["debts"] == [
        {"from": 2, "to": 0, "amount": 50},
        {"from": 2, "to": 1, "amount": 50},
    ]
    scene.do("C", "mortgage", 5)
    assert [scene.cash(letter) for letter in "ABCD"] == [1550, 1550, 10, 1550]


@clause("GAP-58", "GAP-23")
def test_everybody_pays_in_turn_and_who_is_short_may_raise_money_at_once() -> None:
    scene = drawn("CC-09", cash={"C": 0}, owns={"C": [5], "D": [15]})
    assert [scene.cash(letter) for letter in "ABCD"] == [1510, 1490, 0, 1500]
    assert scene.answer["debts"] == [
        {"from": 2, "to": 0, "amount": 10},
        {"from": 3, "to": 0, "amount": 10},
    ]
    assert (scene.phase, scene.waiting) == ("debt", "C")
    assert scene.refused("D", "mortgage", 15) == "debt-comes-first"
    scene.do("C", "mortgage", 5)
    assert [scene.cash(letter) for letter in "ABCD"] == [1530, 1490, 90, 1490]
