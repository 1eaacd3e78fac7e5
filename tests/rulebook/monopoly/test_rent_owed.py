"""What a claim is worth and whose it is (MA-RENT-3..4, GAP-54, GAP-65, 2.4)."""

from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause
from tests.rulebook.monopoly.visits import C, D, ids, on_16


@clause("GAP-54", "MA-RENT-4", "MA-RENT-7")
def test_completing_the_group_afterwards_does_not_raise_the_rent() -> None:
    game = on_16(owns={"C": [16, 18], "D": [19]})
    game.do("A", "done").do("C", "offer", D, {"cash": 100}, {"deeds": [19]})
    game.do("D", "accept", 0).do("C", "demand", 0)
    assert (game.owner(19), game.cash("A"), game.cash("C")) == ("C", 1486, 1414)


@clause("GAP-54", "MA-RENT-4", "MA-RENT-2")
def test_building_afterwards_does_not_raise_the_rent() -> None:
    game = on_16(owns={"C": ORANGE})
    game.do("A", "done").do("C", "build", [16]).do("C", "demand", 0)
    assert (game.cash("A"), game.cash("C")) == (1472, 1428)


@clause("GAP-54", "MA-RENT-4")
def test_the_claim_stays_with_whoever_owned_the_street_at_landing() -> None:
    game = on_16()
    game.do("A", "done").do("C", "offer", D, {"deeds": [16]}, {"cash": 100}).do("D", "accept", 0)
    assert game.owner(16) == "D"
    assert game.refused("D", "demand", 0) == "not-your-claim"
    game.do("C", "demand", 0)
    assert game.answer["cash"] == [1486, 1500, 1614, 1400]


@clause("GAP-54", "MA-RENT-4")
def test_also_when_the_visitor_buys_the_street() -> None:
    game = on_16()
    game.do("A", "offer", C, {"cash": 100}, {"deeds": [16]}).do("C", "accept", 0)
    game.do("C", "demand", 0)
    assert (game.owner(16), game.cash("A"), game.cash("C")) == ("A", 1386, 1614)


@clause("MA-RENT-3", "MA-RENT-8", "MA-MORT-6")
def test_a_street_mortgaged_before_the_demand_brings_nothing() -> None:
    game = on_16()
    game.do("A", "done").do("C", "mortgage", 16)
    assert game.refused("C", "demand", 0) == "is-mortgaged"
    assert (game.options("C").demand, game.options("C").waive) == ([], [0])
    assert game.cash("A") == 1500
    game.do("C", "redeem", 16).do("C", "demand", 0)
    assert game.cash("A") == 1486


@clause("MA-RENT-3", "MA-RENT-8", "MA-MORT-6")
def test_only_the_mortgage_of_the_visited_street_counts() -> None:
    game = on_16(owns={"C": ORANGE})
    game.do("A", "done").do("C", "mortgage", 18).do("C", "demand", 0)
    assert game.cash("A") == 1472


@clause("MA-RENT-3", "MA-RENT-8")
def test_a_street_mortgaged_at_landing_brings_nothing_even_if_redeemed() -> None:
    game = on_16(mortgaged=[16])
    game.do("A", "done").do("C", "redeem", 16)
    assert game.refused("C", "demand", 0) == "no-such-claim"


@clause("GAP-54", "MA-RENT-1")
def test_a_bankrupt_owner_has_no_claims() -> None:
    game = on_16(owns={"B": [16]})
    game.do("A", "done").do("B", "give-up")
    assert ids(game) == []
    assert "claim_expired" not in game.told


@clause("GAP-54", "GAP-65")
def test_claims_against_whoever_goes_bankrupt_are_void() -> None:
    game = Scene(at={"A": 8}, cash={"A": 10}, owns={"C": [16], "D": [19]})
    game.roll("A", 4, 4).roll("A", 1, 2).do("C", "demand", 0)
    game.do("A", "give-up")
    assert (game.cash("C"), game.cash("D"), game.answer["claims"]) == (1510, 1500, [])
    assert game.refused("D", "demand", 1) == "no-such-claim"


@clause("GAP-65")
def test_nobody_leaves_while_a_claim_stands() -> None:
    game = on_16()
    assert game.refused("A", "give-up") == "claim-comes-first"
    assert game.options("C").give_up
    assert not game.options("A").give_up
    game.do("C", "waive", 0)
    assert game.options("A").give_up
