"""Demanding and waiving rent, and when not (MA-RENT-4, GAP-04, GAP-46, GAP-54, 2.4)."""

import pytest
from msgspec import to_builtins

from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause
from tests.rulebook.monopoly.visits import LONG, A, B, C, D, on_16
from zuschlag.rules.monopoly import events


@clause("GAP-54", "MA-RENT-4")
def test_a_demand_is_settled_before_the_next_roll() -> None:
    game = on_16(cash={"A": 5}, owns={"A": [1], "C": [16]})
    game.do("A", "done").do("C", "demand", 0)
    assert (game.phase, game.waiting) == ("debt", "A")
    assert game.refused("B", "roll") == "debt-comes-first"
    assert game.refused("B", "build", [1]) == "debt-comes-first"
    game.do("A", "mortgage", 1)
    assert (game.phase, game.turn, game.cash("A"), game.cash("C")) == ("window", "B", 21, 1514)
    game.do("B", "roll")
    assert game.wants_chance


@clause("GAP-54", "GAP-04")
def test_while_one_debt_is_settled_another_claim_may_be_demanded() -> None:
    game = Scene(at={"A": 8}, cash={"A": 10}, owns={"A": [1, 3], "C": [16], "D": [19]})
    game.roll("A", 4, 4).roll("A", 1, 2).do("D", "demand", 1).do("C", "demand", 0)
    debts = [{"from": A, "to": D, "amount": 16}, {"from": A, "to": C, "amount": 14}]
    assert game.answer["debts"] == debts
    game.do("A", "mortgage", 1)
    assert (game.cash("A"), game.cash("D"), game.cash("C")) == (10, 1516, 1514)


@clause("MA-RENT-4", "GAP-04")
def test_only_the_owner_asks() -> None:
    game = on_16()
    for letter in "ABD":
        assert game.refused(letter, "demand", 0) == "not-your-claim"
        assert game.refused(letter, "waive", 0) == "not-your-claim"
        assert (game.options(letter).demand, game.options(letter).waive) == ([], [])
    assert game.refused("C", "demand", 1) == "no-such-claim"
    assert game.refused("C", "waive", 1) == "no-such-claim"


@clause("MA-RENT-4", "GAP-04")
def test_rent_is_asked_for_only_once() -> None:
    game = on_16().do("C", "demand", 0)
    assert game.refused("C", "demand", 0) == "no-such-claim"
    assert game.refused("C", "waive", 0) == "no-such-claim"


@clause("GAP-54", "MA-RENT-4", "GAP-04", "MA-STD-RENT-1")
def test_the_owner_may_let_the_visitor_off_and_it_is_told() -> None:
    game = on_16()
    game.do("C", "waive", 0)
    assert game.events == [events.RentWaived(C, A, 16)]
    assert (game.answer["claims"], game.cash("A")) == ([], 1500)
    assert game.refused("C", "demand", 0) == "no-such-claim"


@clause("GAP-54", "MA-RENT-4")
def test_waiving_one_claim_leaves_the_others() -> None:
    game = Scene(at={"A": 8}, owns={"C": [16, 19]})
    game.roll("A", 4, 4).roll("A", 1, 2).do("C", "waive", 0)
    assert game.answer["claims"] == [{"id": 1, "debtor": A, "owner": C, "slot": 19, "amount": 16}]
    game.do("C", "demand", 1)
    assert game.cash("C") == 1516


@clause("GAP-46", "GAP-04")
def test_no_rent_is_asked_for_during_an_auction() -> None:
    game = Scene(at={"A": 8}, owns={"C": [16]})
    game.roll("A", 4, 4).roll("A", 1, 2).do("A", "decline")
    assert game.refused("C", "demand", 0) == "auction-runs"
    assert game.refused("C", "waive", 0) == "auction-runs"
    assert game.options("C").demand == []
    for letter in "BCDA":
        game.do(letter, "pass")
    game.do("C", "demand", 0)
    assert game.cash("C") == 1514


@clause("GAP-04", "GAP-46")
def test_no_rent_is_asked_for_while_wishes_are_collected() -> None:
    game = on_16(owns={"C": ORANGE, "D": [37, 39]}, houses=1)
    game.do("A", "done").do("D", "wish", {"37": 1})
    assert (game.phase, game.waiting) == ("wishes", "C")
    assert game.refused("C", "demand", 0) == "wishes-come-first"
    assert game.options("C").demand == []
    game.do("C", "done").do("C", "demand", 0)
    assert game.cash("A") == 1472


@clause("GAP-04", "GAP-54")
def test_the_table_sees_every_open_claim() -> None:
    game = on_16()
    for viewer in ("A", "B", "C", None):
        assert to_builtins(game.observe(viewer).claims) == game.answer["claims"]


@clause("MA-RENT-1", "MA-RENT-4", "GAP-54")
def test_a_claim_names_its_visitor_and_is_as_old_as_the_visit() -> None:
    """B's turn is the second of the game: a double does not close B's own visit."""
    game = Scene(at={"A": 13, "B": 8}, owns={"C": [16], "D": [19]})
    game.roll("A", 3, 4).do("A", "done").roll("B", 4, 4).roll("B", 1, 2)
    assert [claim["debtor"] for claim in game.answer["claims"]] == [B, B]
    game.do("C", "demand", 0).do("D", "demand", 1)
    assert game.answer["cash"] == [1500, 1470, 1514, 1516]


@clause("GAP-54", "MA-RENT-5")
def test_when_one_claim_goes_the_others_stay_as_they_are() -> None:
    """By card to a utility of C (ten times), then B to the same one (four times)."""
    game = Scene(chance=["CH-07"], at={"B": 5}, owns={"C": [12], "D": [15]}, options=LONG)
    game.roll("A", 3, 4).do("A", "done").roll("B", 3, 4)
    assert [claim["debtor"] for claim in game.answer["claims"]] == [A, B]
    game.do("C", "waive", 0)
    assert game.answer["claims"] == [{"id": 1, "debtor": B, "owner": C, "slot": 12, "amount": None}]
    game.do("C", "demand", 1).throw(1, 2)
    assert game.answer["cash"] == [1500, 1488, 1512, 1500]


@clause("GAP-55", "MA-RENT-11")
def test_a_utility_claim_with_a_known_amount_is_closed_by_its_demand() -> None:
    options = {"rent.utilityRoll": "arrival"}
    game = Scene(at={"A": 5}, owns={"C": [12]}, options=options).roll("A", 3, 4)
    game.do("C", "demand", 0)
    assert (game.answer["claims"], game.cash("C")) == ([], 1528)


@clause("GAP-54", "GAP-65")
@pytest.mark.parametrize(
    ("leaver", "bidders", "left"),
    [("D", "ABC", [B, C]), ("C", "DAB", [B, D]), ("B", "CDA", [C, D])],
)
def test_of_many_claims_only_those_of_the_leaver_are_void(
    leaver: str, bidders: str, left: list[int]
) -> None:
    game = Scene(at={"A": 6}, owns={"B": [8], "C": [14], "D": [19]})
    game.roll("A", 1, 1).roll("A", 3, 3).roll("A", 2, 3).do("A", "done").do(leaver, "give-up")
    for letter in bidders:
        game.do(letter, "pass")
    assert [claim["owner"] for claim in game.answer["claims"]] == left
    for owner in left:
        game.do("ABCD"[owner], "demand", owner - 1)
    assert game.cash("A") == 1500 - sum({B: 6, C: 12, D: 16}[owner] for owner in left)
