"""Leaving the game of one's own will (GAP-65)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import owing_bank, visiting
from tests.rulebook.monopoly.scenes import DARKBLUE, ORANGE, Scene, clause


@clause("GAP-65")
def test_who_leaves_gives_cash_and_buildings_to_the_bank_and_all_deeds_are_auctioned() -> None:
    scene = Scene(
        turn="B",
        stage="window",
        owns={"D": [*ORANGE, *DARKBLUE, 5]},
        levels={16: 1, 18: 1, 19: 2, 37: 5, 39: 5},
        mortgaged=[5],
        cards={"chest": "D"},
    ).do("D", "give-up")
    assert scene.told[:2] == ["left_game", "deeds_passed"]
    assert (scene.events[0].cash, scene.cash("D")) == (1500, 0)
    assert scene.answer["bank"] == {"houses": 32, "hotels": 12}
    assert (scene.answer["mortgaged"], scene.answer["cards"]["chest"]) == ([], None)
    assert (scene.answer["auction"]["lot"], scene.waiting) == (5, "A")
    lots = []
    while scene.phase == "auction":
        lots.append(scene.answer["auction"]["lot"])
        scene.do("A", "bid", 1).do("B", "pass").do("C", "pass")
    assert lots == [5, *ORANGE, *DARKBLUE]
    assert (scene.deeds("A"), scene.cash("A")) == (lots, 1494)
    assert (scene.level(37), scene.phase, scene.turn) == (0, "window", "B")


@clause("GAP-65")
@pytest.mark.parametrize("stage", ["roll", "end"])
def test_who_leaves_in_the_own_turn_ends_it(stage: str) -> None:
    scene = Scene(stage=stage)
    assert scene.options("A").give_up
    scene.do("A", "give-up")
    assert (scene.phase, scene.turn, scene.answer["round"]) == ("window", "B", 1)
    assert scene.roll("B", 1, 3).at("B") == 4


@clause("GAP-65")
@pytest.mark.parametrize("stage", ["roll", "buy", "end"])
def test_who_leaves_in_the_turn_of_another_does_not_disturb_it(stage: str) -> None:
    scene = Scene(stage=stage)
    waited = scene.options("A")
    scene.do("C", "give-up")
    assert (scene.phase, scene.turn, scene.waiting) == ("turn", "A", "A")
    assert (scene.options("A").roll, scene.options("A").done) == (waited.roll, waited.done)


@clause("GAP-65", "GAP-54")
def test_when_the_next_to_roll_leaves_the_one_after_is_next() -> None:
    scene = Scene(turn="B", stage="window").do("B", "give-up")
    assert (scene.phase, scene.turn, scene.answer["round"]) == ("window", "C", 1)
    scene = Scene(turn="D", stage="window").do("D", "give-up")
    assert (scene.turn, scene.answer["round"]) == ("A", 2)


@clause("GAP-65", "GAP-54", "MA-RENT-5")
def test_a_seat_that_leaves_before_its_roll_was_no_turn_for_open_claims() -> None:
    scene = visiting(15, owns={"D": [15]}).do("A", "done").do("B", "give-up")
    assert scene.do("D", "demand", 0).cash("A") == 1475


@clause("GAP-65", "GAP-54")
def test_under_the_longer_window_a_skipped_seat_does_not_shorten_it() -> None:
    scene = visiting(15, owns={"D": [15]}, edition="classic").do("A", "done").do("B", "give-up")
    scene.roll("C", 1, 3)
    assert scene.do("D", "demand", 0).cash("A") == 1475


@clause("GAP-65")
def test_an_open_claim_is_settled_before_anybody_leaves() -> None:
    scene = visiting(15, owns={"D": [15]})
    assert scene.refused("A", "give-up") == "claim-comes-first"
    assert not scene.options("A").give_up
    assert scene.options("D").give_up
    scene.do("D", "waive", 0).do("A", "give-up")
    assert scene.turn == "B"


@clause("GAP-65")
def test_only_the_own_open_claim_keeps_one_in_the_game() -> None:
    scene = visiting(15, owns={"D": [15]}).do("A", "done").do("B", "give-up").do("D", "give-up")
    assert (scene.phase, scene.answer["claims"]) == ("auction", [])


@clause("GAP-65", "GAP-73")
def test_a_debt_is_settled_before_anybody_leaves() -> None:
    scene = owing_bank(100, cash={"A": 0}, owns={"A": [5]})
    assert scene.refused("A", "give-up") == "can-still-pay"
    assert scene.refused("B", "give-up") == "debt-comes-first"
    assert scene.do("A", "mortgage", 5).do("A", "give-up").answer["auction"]["lot"] == 5


@clause("GAP-65")
def test_nobody_leaves_during_an_auction_or_while_the_dice_roll() -> None:
    scene = Scene(at={"A": 39}, stage="buy").do("A", "decline")
    assert scene.refused("B", "give-up") == "auction-runs"
    scene = Scene().do("A", "roll")
    assert scene.refused("B", "give-up") == "dice-are-thrown"


@clause("GAP-65")
def test_nobody_leaves_during_a_call_for_wishes() -> None:
    scene = Scene(turn="B", stage="window", owns={"A": ORANGE, "C": DARKBLUE})
    scene.do("A", "wish", {"16": 1})
    assert scene.refused("D", "give-up") == "wishes-come-first"


@clause("GAP-65", "GAP-69")
def test_a_table_may_agree_that_nobody_leaves() -> None:
    staying: dict[str, Any] = {"options": {"players.mayLeave": False}}
    scene = Scene(stage="end", **staying)
    assert scene.refused("A", "give-up") == "leaving-not-allowed"
    assert not scene.options("A").give_up
    scene = owing_bank(100, cash={"A": 0}, options={"players.mayLeave": False})
    assert scene.do("A", "give-up").turn == "B"


@clause("GAP-65", "MA-GOAL-2")
def test_when_all_others_have_left_the_last_one_wins() -> None:
    scene = Scene(seats=2, turn="B", stage="window", owns={"A": [5]}).do("A", "give-up")
    assert (scene.answer["ending"], scene.answer["winners"]) == ("last-standing", [1])
    assert scene.answer["scores"] == [0, 1500]
    assert scene.told == ["left_game", "deeds_passed", "game_ended"]
    scene = Scene(seats=2, stage="end").do("A", "give-up")
    assert scene.told == ["left_game", "deeds_passed", "game_ended"]


@clause("GAP-65", "GAP-70")
def test_offers_of_and_to_who_leaves_are_void() -> None:
    scene = Scene(turn="B", stage="window", owns={"A": [5], "B": [15], "D": [25]})
    scene.do("A", "offer", 3, {"deeds": [5]}, {"cash": 1})
    scene.do("A", "offer", 1, {"deeds": [5]}, {"cash": 2})
    scene.do("D", "offer", 2, {"deeds": [25]}, {"cash": 3}).do("D", "give-up")
    assert [one["id"] for one in scene.answer["offers"]] == [1]


@clause("GAP-65")
def test_inherited_deeds_of_who_leaves_lose_their_favour() -> None:
    scene = visiting(
        37, cash={"A": 0}, owns={"A": [5], "C": DARKBLUE}, levels={37: 2, 39: 2}, mortgaged=[5]
    )
    scene.do("C", "demand", 0).do("A", "give-up").do("C", "give-up")
    assert scene.answer["auction"]["lot"] == 5
    scene.do("D", "bid", 1).do("B", "pass")
    for _ in DARKBLUE:
        scene.do("D", "pass").do("B", "pass")
    scene.do("D", "mortgage", 5).do("D", "redeem", 5)
    assert scene.cash("D") == 1499 - 10


@clause("GAP-65", "GAP-54")
def test_of_three_the_two_others_go_on() -> None:
    scene = Scene(seats=3, stage="end").do("A", "give-up")
    assert (scene.phase, scene.turn, scene.waiting) == ("window", "B", "B")
    scene.roll("B", 1, 3).do("B", "done").roll("C", 1, 3).do("C", "done")
    assert (scene.turn, scene.answer["round"]) == ("B", 2)
