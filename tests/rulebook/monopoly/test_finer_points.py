"""Corners of the rules that only a careful reader meets."""

from typing import Any

from tests.rulebook.monopoly.scenes import BROWN, GREEN, ORANGE, Scene, clause
from zuschlag.rules.monopoly.words import Options

LIGHTBLUE = [6, 8, 9]


@clause("GAP-19", "GAP-21", "GAP-46")
def test_while_wishes_are_collected_others_may_only_hold() -> None:
    owns = {"A": ORANGE, "C": LIGHTBLUE, "D": [5]}
    scene = Scene(turn="B", stage="window", owns=owns, houses=1)
    scene.do("A", "wish", {"16": 1})
    assert scene.waiting == "C"
    assert scene.options("D") == Options(hold=True)


@clause("GAP-42", "GAP-44")
def test_who_has_passed_in_an_open_auction_raises_no_cash_for_it() -> None:
    scene = Scene(stage="buy", at={"A": 39}, owns={"C": [5]}, options={"auction.order": "open"})
    scene.do("A", "decline").do("C", "pass").do("B", "bid", 10)
    assert scene.refused("C", "mortgage", 5) == "not-your-turn"


@clause("GAP-71")
def test_only_the_refusals_of_this_round_count() -> None:
    scene = Scene(turn="A", stage="window", seats=2, owns={"A": [5], "B": [15]})
    for cash in (10, 20):
        scene.do("A", "offer", 1, {"deeds": [5]}, {"cash": cash}).do("B", "reject", cash // 10 - 1)
    scene.roll("A", 4, 6).do("A", "done").roll("B", 4, 6).do("B", "done")
    assert scene.answer["round"] == 2
    scene.do("A", "offer", 1, {"deeds": [5]}, {"cash": 30}).do("B", "reject", 2)
    scene.do("A", "offer", 1, {"deeds": [5]}, {"cash": 20})
    assert scene.answer["offers"][0]["want"]["cash"] == 20


@clause("GAP-32")
def test_what_can_be_paid_is_counted_from_the_cheapest_street_on() -> None:
    """Two houses for the rest of the purse, not one dear one: more than the stock is wished."""
    owns = {"A": [*BROWN, *GREEN], "C": LIGHTBLUE}
    scene = Scene(turn="B", stage="window", owns=owns, houses=4, cash={"A": 350, "C": 500}, rules=1)
    scene.do("A", "wish", {"1": 2, "3": 1, "31": 1}).do("C", "wish", {"6": 1, "8": 1})
    assert scene.answer["auction"]["lot"] == "house"
    scene.do(*_bid_up_to(scene, "A", 150)).do("C", "pass")
    assert (scene.cash("A"), scene.answer["bank"]["houses"]) == (200, 2)
    assert scene.answer["auction"]["lot"] == "house"


def _bid_up_to(scene: Scene, letter: str, amount: int) -> tuple[str, str, int]:
    """The bid of a seat that is asked; the other passes before if it is the other's turn."""
    asked = "ABCD"[scene.answer["auction"]["turn"]]
    if asked != letter:
        scene.do(asked, "bid", amount - 50)
    return letter, "bid", amount


@clause("MA-BANKRUPT-6", "MA-BANKRUPT-7", "GAP-38", "GAP-65")
def test_the_heirs_privilege_ends_with_his_game() -> None:
    scene = Scene(turn="B", stage="window", owns={"C": [5]}, mortgaged=[5])
    t: Any = scene.state.tables[0]
    t.inherited = 1 << 5
    scene.do("C", "give-up").do("D", "bid", 90).do("A", "pass").do("B", "pass")
    assert scene.owner(5) == "D"
    scene.do("D", "mortgage", 5).do("D", "redeem", 5)
    assert scene.cash("D") == 1500 - 90 + 100 - 110
