"""What a bankrupt leaves: heirs, chains, auctions after all debts (GAP-37, 38, 47, 74)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import debts, owing_bank, owing_rent
from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, Scene, clause


def heir_of_station(**position: Any) -> Scene:
    """C has just inherited the mortgaged #5 from A and paid ten for it."""
    scene = owing_rent(
        37,
        cash={"A": 0},
        owns={"A": [5], "C": DARKBLUE},
        levels={37: 2, 39: 2},
        mortgaged=[5],
        **position,
    )
    return scene.do("A", "give-up")


@clause("GAP-38")
def test_an_heir_who_redeems_at_once_pays_the_interest_only_once() -> None:
    scene = heir_of_station()
    assert scene.cash("C") == 1490
    scene.do("C", "redeem", 5)
    assert (scene.cash("C"), scene.answer["mortgaged"]) == (1500 - 110, [])


@clause("GAP-38", "MA-BANKRUPT-11")
def test_after_the_next_roll_the_interest_is_due_again() -> None:
    scene = heir_of_station().roll("B", 1, 3).do("B", "done").do("C", "redeem", 5)
    assert scene.cash("C") == 1490 - 110


@clause("GAP-38")
def test_whoever_mortgages_again_pays_the_interest_again() -> None:
    scene = heir_of_station().do("C", "redeem", 5).do("C", "mortgage", 5).do("C", "redeem", 5)
    assert scene.cash("C") == 1390 + 100 - 110


@clause("GAP-38", "MA-TRADE-9", "MA-TRADE-10")
def test_the_favour_is_the_heir_s_and_does_not_pass_on() -> None:
    scene = heir_of_station().do("C", "offer", 3, {"deeds": [5]}, {"cash": 50})
    scene.do("D", "accept", 0)
    assert scene.cash("D") == 1500 - 50 - 10
    assert scene.do("D", "redeem", 5).cash("D") == 1440 - 110


@clause("GAP-38", "GAP-37")
def test_only_mortgaged_deeds_are_cheaper_for_the_heir() -> None:
    scene = owing_rent(
        37,
        edition="classic",
        cash={"A": 0},
        owns={"A": [5, 15], "C": DARKBLUE},
        levels={37: 2, 39: 2},
        mortgaged=[15],
    ).do("A", "give-up")
    assert (scene.cash("C"), scene.answer["mortgaged"]) == (1490, [15])
    scene.do("C", "mortgage", 5).do("C", "redeem", 5).do("C", "redeem", 15)
    assert scene.cash("C") == 1490 - 10 - 100


def chain(**position: Any) -> Scene:
    """A owes C four and has only mortgaged deeds; C has nothing but #3."""
    owns = {"A": [34, 37, 39], "C": [3]} | position.pop("owns", {})
    cash = {"A": 0, "C": 0} | position.pop("cash", {})
    return owing_rent(3, cash=cash, owns=owns, mortgaged=[34, 37, 39], **position)


@clause("GAP-37", "MA-BANKRUPT-10")
def test_an_heir_who_cannot_pay_the_interest_goes_bankrupt_to_the_bank() -> None:
    scene = chain().do("A", "give-up")
    assert (debts(scene), scene.waiting) == ([("C", "bank", 16 + 18 + 20)], "C")
    assert scene.options("C").give_up
    scene.do("C", "give-up")
    assert (scene.phase, scene.answer["auction"]["lot"], scene.waiting) == ("auction", 3, "D")
    assert scene.answer["mortgaged"] == []
    lots = []
    while scene.phase == "auction":
        lots.append(scene.answer["auction"]["lot"])
        scene.do("D", "pass").do("B", "bid", 5)
    assert (lots, scene.deeds("B")) == ([3, 34, 37, 39], [3, 34, 37, 39])
    assert (scene.cash("B"), scene.turn, scene.phase) == (1480, "B", "window")
    assert scene.answer["cash"] == [0, 1480, 0, 1500]


@clause("GAP-37")
def test_in_the_chain_the_later_bankrupt_ranks_before_the_earlier() -> None:
    scene = chain(out="B").do("A", "give-up").do("C", "give-up")
    assert (scene.answer["ending"], scene.answer["ranking"]) == ("last-standing", [3, 4, 2, 1])


@clause("GAP-37", "GAP-38")
def test_an_heir_may_sell_what_was_inherited_to_pay_the_interest() -> None:
    scene = chain().do("A", "give-up")
    scene.do("C", "offer", 3, {"deeds": [39]}, {"cash": 60}).do("D", "accept", 0)
    assert (scene.phase, scene.cash("C"), scene.cash("D")) == ("window", 60 - 54, 1500 - 60 - 20)


def two_bankrupts() -> Scene:
    """A owes the bank, D owes C; neither can pay."""
    scene = Scene(
        turn="D",
        edition="aalen-event-strict",
        options={"rent.claim": "championship", "donation": [500, 1]},
        at={"D": 34, "A": 1},
        cash={"A": 0, "D": 0, "C": 0},
        owns={"A": [1, 12], "C": [37], "D": [5, 28]},
        mortgaged=[1, 12, 28],
    )
    return scene.roll("D", 1, 2).do("D", "done").roll("A", 1, 2).do("C", "demand", 0)


@clause("GAP-74", "GAP-57", "MA-BANKRUPT-6")
def test_all_debts_are_settled_before_an_estate_is_auctioned() -> None:
    scene = two_bankrupts()
    assert debts(scene) == [("A", "bank", 500), ("D", "C", 35)]
    scene.do("A", "give-up")
    assert (scene.phase, scene.waiting, debts(scene)) == ("debt", "D", [("D", "C", 35)])
    assert (scene.owner(1), scene.answer["mortgaged"]) == (None, [28])
    scene.do("D", "mortgage", 5)
    assert (scene.phase, scene.answer["auction"]["lot"], scene.waiting) == ("auction", 1, "B")


@clause("GAP-74", "GAP-47")
def test_estates_are_auctioned_together_in_board_order_each_from_its_own_neighbour() -> None:
    scene = Scene(
        seats=6,
        turn="F",
        options={"rent.claim": "championship", "donation": [500, 1]},
        at={"F": 0, "A": 1},
        cash={"A": 0, "F": 0, "C": 0},
        owns={"A": [5, 28], "C": [3], "F": [12, 37, 39, 34]},
        mortgaged=[5, 28, 12, 37, 39, 34],
    )
    scene.roll("F", 1, 2).do("F", "done").roll("A", 1, 2).do("C", "demand", 0)
    scene.do("A", "give-up").do("F", "give-up")
    assert (debts(scene), scene.phase) == ([("C", "bank", 8 + 18 + 20 + 16)], "debt")
    scene.do("C", "give-up")
    openings = []
    while scene.phase == "auction":
        openings.append((scene.answer["auction"]["lot"], scene.waiting))
        while scene.answer["auction"]["lot"] == openings[-1][0]:
            scene.do(scene.waiting, "pass")
            if scene.phase != "auction":
                break
    of_a, of_c = "B", "D"
    assert openings == [
        (3, of_c),
        (5, of_a),
        (12, of_c),
        (28, of_a),
        (34, of_c),
        (37, of_c),
        (39, of_c),
    ]
    assert scene.answer["owners"].count(None) == 40


@clause("MA-BANKRUPT-6", "MA-BANKRUPT-7", "GAP-47", "GAP-43")
def test_what_nobody_wants_stays_with_the_bank_and_may_be_bought_later() -> None:
    scene = owing_bank(200, cash={"A": 0}, owns={"A": [5]}, mortgaged=[5], at={"B": 2})
    scene.do("A", "give-up").do("B", "pass").do("C", "pass").do("D", "pass")
    assert scene.owner(5) is None
    scene.roll("B", 1, 2).do("B", "buy")
    assert (scene.owner(5), scene.cash("B"), scene.answer["mortgaged"]) == ("B", 1300, [])


@clause("MA-BANKRUPT-6", "GAP-47")
def test_the_left_neighbour_of_the_bankrupt_bids_first() -> None:
    scene = owing_bank(200, "C", cash={"C": 0}, owns={"C": [5]}, mortgaged=[5])
    assert scene.do("C", "give-up").waiting == "D"


@clause("MA-BANKRUPT-6", "MA-BANKRUPT-9", "MA-BANKRUPT-5", "GAP-08")
def test_where_the_whole_estate_passes_deeds_are_not_mortgaged_first() -> None:
    whole: dict[str, object] = {"bankrupt.estate": "all"}
    owns = {"A": [*BROWN, 5], "C": DARKBLUE}
    scene = owing_rent(
        37,
        cash={"A": 7},
        owns=owns,
        levels={37: 2, 39: 2, 1: 1, 3: 1},
        mortgaged=[5],
        options=whole,
    ).do("A", "give-up")
    assert (scene.deeds("C"), scene.answer["mortgaged"]) == ([*BROWN, 5, *DARKBLUE], [5])
    assert (scene.cash("C"), scene.level(1)) == (1500 + 7 + 50 - 10, 0)


@clause("MA-BANKRUPT-6", "GAP-59")
@pytest.mark.parametrize("estate", ["mortgaged", "all"])
def test_to_the_bank_all_deeds_fall_either_way(estate: str) -> None:
    options: dict[str, object] = {"bankrupt.estate": estate}
    scene = owing_bank(900, cash={"A": 7}, owns={"A": [5, 15]}, mortgaged=[5], options=options)
    scene.do("A", "give-up")
    assert (scene.answer["auction"]["lot"], scene.answer["mortgaged"]) == (5, [])
    assert scene.events[0].paid == (107 if estate == "mortgaged" else 7)
    scene.do("B", "pass").do("C", "pass").do("D", "pass")
    assert scene.answer["auction"]["lot"] == 15


@clause("GAP-47", "GAP-74", "MA-AUCTION-3")
def test_a_deed_that_is_auctioned_twice_begins_left_of_its_last_owner() -> None:
    scene = owing_bank(200, "D", cash={"D": 0}, owns={"D": [5]}, mortgaged=[5], opener="D")
    scene.do("D", "give-up").do("A", "pass").do("B", "bid", 1).do("C", "pass")
    assert (scene.owner(5), scene.turn) == ("B", "A")
    scene.do("B", "give-up")
    assert (scene.answer["auction"]["lot"], scene.waiting) == (5, "C")
