"""What a bankrupt leaves behind (MA-AUCTION-3, GAP-37, GAP-38, GAP-47, GAP-64, GAP-74)."""

from typing import Any

from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause
from zuschlag.rules.monopoly.events import LotOpened, LotSold, LotUnsold, Paid


def bankrupt_at_the_bank(deeds: list[int], **more: Any) -> Scene:
    """D comes to the donation of 100 with nothing but mortgaged deeds."""
    scene = Scene(turn="D", at={"D": 35}, cash={"D": 5}, owns={"D": deeds}, mortgaged=deeds, **more)
    return scene.roll("D", 1, 2).do("D", "give-up")


@clause("MA-AUCTION-3", "MA-BANKRUPT-7")
def test_a_mortgaged_estate_is_sold_free_of_mortgage() -> None:
    scene = bankrupt_at_the_bank([1]).do("A", "bid", 20).do("B", "pass").do("C", "pass")
    assert (scene.owner(1), scene.cash("A"), scene.answer["mortgaged"]) == ("A", 1480, [])
    assert LotSold(0, 1, 20) in scene.events
    assert (scene.phase, scene.turn) == ("window", "A")


@clause("GAP-47", "MA-AUCTION-3", "GAP-42", "MA-BUY-3")
def test_several_deeds_come_in_board_order_each_anew() -> None:
    scene = bankrupt_at_the_bank([15, 5])
    assert scene.answer["auction"] == {"lot": 5, "high": 0, "leader": None, "turn": 0}
    assert [scene.owner(5), scene.owner(15), scene.answer["mortgaged"]] == [None, None, []]
    scene.do("A", "bid", 20).do("B", "bid", 90).do("C", "pass").do("A", "pass")
    assert scene.answer["auction"] == {"lot": 15, "high": 0, "leader": None, "turn": 0}
    assert scene.events[-1] == LotOpened(15, 0)
    assert scene.refused("D", "bid", 100) == "not-in-the-game"
    scene.do("A", "pass").do("B", "pass").do("C", "bid", 1)
    assert [scene.owner(5), scene.owner(15)] == ["B", "C"]
    assert (scene.cash("B"), scene.cash("C")) == (1410, 1499)
    assert scene.phase == "window"


@clause("GAP-47", "GAP-43")
def test_unsold_deeds_stay_with_the_bank_unmortgaged() -> None:
    scene = bankrupt_at_the_bank([1, 5]).do("A", "pass").do("B", "pass").do("C", "pass")
    assert LotUnsold(1) in scene.events
    assert (scene.owner(1), scene.answer["auction"]["lot"]) == (None, 5)
    scene.do("A", "pass").do("B", "pass").do("C", "pass")
    assert (scene.owner(5), scene.answer["mortgaged"], scene.phase) == (None, [], "window")


def two_bankruptcies() -> Scene:
    """A owes C more than A has; C cannot pay the interest on what A leaves."""
    scene = Scene(
        at={"A": 13},
        cash={"A": 0, "C": 0},
        owns={"A": [37], "C": [16]},
        levels={16: 4},
        mortgaged=[37],
        houses=3,
    )
    scene.roll("A", 1, 2).do("C", "demand", 0)
    return scene.do("A", "give-up")


@clause("GAP-37", "MA-BANKRUPT-10")
def test_an_heir_must_raise_the_interest_like_any_debtor() -> None:
    scene = two_bankruptcies()
    assert scene.answer["debts"] == [{"from": 2, "to": None, "amount": 18}]
    assert (scene.phase, scene.waiting, scene.owner(37)) == ("debt", "C", "C")
    assert scene.refused("C", "give-up") == "can-still-pay"
    scene.do("C", "sell", [16, 16, 16, 16])
    assert Paid(2, None, 18, "interest") in scene.events
    assert (scene.cash("C"), scene.phase, scene.turn) == (182, "window", "B")


@clause("GAP-37", "GAP-47", "GAP-74")
def test_an_heir_who_cannot_pay_the_interest_goes_to_the_bank_too() -> None:
    scene = Scene(
        at={"A": 3},
        cash={"A": 0, "C": 0},
        owns={"A": [34, 37, 39], "C": [6]},
        mortgaged=[34, 37, 39],
    )
    scene.roll("A", 1, 2).do("C", "demand", 0).do("A", "give-up")
    assert scene.answer["debts"] == [{"from": 2, "to": None, "amount": 16 + 18 + 20}]
    scene.do("C", "give-up")
    assert scene.answer["auction"] == {"lot": 6, "high": 0, "leader": None, "turn": 3}
    scene.do("D", "bid", 10).do("B", "pass")
    assert (scene.owner(6), scene.answer["mortgaged"]) == ("D", [])
    assert scene.answer["auction"] == {"lot": 34, "high": 0, "leader": None, "turn": 3}


def heir(**more: Any) -> Scene:
    """A goes bankrupt to C and leaves #5, mortgaged."""
    scene = Scene(at={"A": 13}, cash={"A": 0}, owns={"A": [5], "C": [16]}, mortgaged=[5], **more)
    return scene.roll("A", 1, 2).do("C", "demand", 0).do("A", "give-up")


@clause("GAP-38", "MA-BANKRUPT-11", "MA-MORT-3", "MA-MORT-4")
def test_who_redeems_an_inherited_deed_at_once_pays_the_interest_once() -> None:
    scene = heir()
    assert scene.cash("C") == 1490
    assert scene.do("C", "redeem", 5).cash("C") == 1390
    assert scene.observe("C").book["inherited"] == 0
    scene.do("C", "mortgage", 5).do("C", "redeem", 5)
    assert scene.cash("C") == 1390 + 100 - 110


@clause("GAP-38", "MA-BANKRUPT-11")
def test_after_the_next_roll_the_interest_is_due_again() -> None:
    scene = heir()
    scene.roll("B", 4, 6).do("B", "done")
    assert scene.do("C", "redeem", 5).cash("C") == 1380


@clause("GAP-38", "MA-MORT-4")
def test_an_heir_needs_only_the_mortgage_in_cash() -> None:
    scene = heir()
    t: Any = scene.state.tables[0]
    t.cash[2] = 99
    assert scene.refused("C", "redeem", 5) == "not-enough-cash"
    t.cash[2] = 100
    assert scene.do("C", "redeem", 5).cash("C") == 0


def old_claim(landed: int, payer: str = "A", **more: Any) -> Scene:
    """D landed on C's property in the turn before; now the next player is on the donation."""
    options = {"rent.claim": "championship", **more.pop("options", {})}
    scene = Scene(turn="D", at={"D": landed - 3, payer: 1}, options=options, **more)
    return scene.roll("D", 1, 2).do("D", "done").roll(payer, 1, 2)


@clause("GAP-74")
def test_all_debts_are_settled_before_an_estate_is_auctioned() -> None:
    owned = {"A": [1], "C": [16], "D": [15]}
    scene = old_claim(16, cash={"A": 50, "D": 5}, owns=owned, mortgaged=[1])
    scene.do("C", "demand", 0).do("A", "give-up")
    assert (scene.phase, scene.waiting) == ("debt", "D")
    assert (scene.owner(1), scene.answer["auction"]) == (None, None)
    scene.do("D", "mortgage", 15)
    assert (scene.cash("D"), scene.cash("C")) == (91, 1514)
    assert scene.answer["auction"] == {"lot": 1, "high": 0, "leader": None, "turn": 1}


@clause("GAP-74", "GAP-47", "GAP-37")
def test_bankruptcies_on_the_way_add_to_the_estate() -> None:
    owned = {"C": [6], "D": [34, 37, 39], "E": [3]}
    cash = {"C": 0, "D": 3, "E": 50}
    scene = old_claim(6, "E", seats=5, cash=cash, owns=owned, mortgaged=[3, 34, 37, 39])
    scene.do("C", "demand", 0).do("E", "give-up").do("D", "give-up")
    assert scene.answer["debts"] == [{"from": 2, "to": None, "amount": 54}]
    scene.do("C", "give-up")
    for lot in (3, 6, 34, 37, 39):
        assert scene.answer["auction"] == {"lot": lot, "high": 0, "leader": None, "turn": 0}
        scene.do("A", "pass").do("B", "pass")
    assert (scene.phase, scene.turn) == ("window", "A")


@clause("GAP-64")
def test_an_inherited_group_is_built_on_only_in_the_next_legal_window() -> None:
    scene = old_claim(
        39,
        cash={"D": 0},
        owns={"C": [16, 18, 37, 39], "D": [19]},
        levels={37: 5, 39: 5},
        options={"bankrupt.estate": "all"},
    )
    scene.do("C", "demand", 0).do("D", "give-up")
    assert (scene.owner(19), scene.phase, scene.turn) == ("C", "turn", "A")
    assert scene.refused("C", "build", [16]) == "not-your-turn"
    assert scene.options("C").build == []
    scene.do("A", "done").do("C", "build", ORANGE)
    assert [scene.level(slot) for slot in ORANGE] == [1, 1, 1]
