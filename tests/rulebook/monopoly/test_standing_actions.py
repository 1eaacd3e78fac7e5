"""When property may be built on, mortgaged and traded, and rent asked for (1.9, GAP-19..23)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import collecting, debts, owing_rent, visiting
from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, ORANGE, Scene, clause

FOR_SALE = {"deeds": [5]}
STANDING: list[tuple[Any, ...]] = [
    ("mortgage", 5),
    ("redeem", 15),
    ("build", [16]),
    ("sell", [37]),
    ("offer", 1, FOR_SALE, {"cash": 1}),
]
each_standing_action = pytest.mark.parametrize("action", STANDING, ids=[a[0] for a in STANDING])
each_stage_of_a_turn = pytest.mark.parametrize("stage", ["roll", "buy", "end"])


def rich(letter: str, **position: Any) -> Scene:
    """One player could do any standing action."""
    deeds = [5, 15, *ORANGE, *DARKBLUE]
    return Scene(owns={letter: deeds}, mortgaged=[15], levels={37: 1, 39: 1}, **position)


@clause("MA-STD-1")
def test_whoever_is_not_active_waits_for_the_end_of_the_turn() -> None:
    scene = Scene(turn="B", stage="end", owns={"D": [5]})
    assert scene.refused("D", "mortgage", 5) == "not-your-turn"
    scene.do("B", "done").do("D", "mortgage", 5)
    assert scene.cash("D") == 1600


@clause("MA-STD-1", "GAP-19")
@each_standing_action
@each_stage_of_a_turn
def test_in_the_own_turn_everything_standing_is_allowed(stage: str, action: Any) -> None:
    scene = rich("A", stage=stage)
    before = scene.answer
    scene.do("A", *action)
    assert scene.answer != before


@clause("MA-STD-1", "MA-STD-2", "GAP-19", "GAP-20")
@each_standing_action
@each_stage_of_a_turn
def test_in_the_turn_of_another_nothing_standing_is_allowed(stage: str, action: Any) -> None:
    assert rich("D", stage=stage).refused("D", *action) == "not-your-turn"


@clause("MA-STD-2", "GAP-19")
@each_standing_action
@pytest.mark.parametrize("letter", "AD")
def test_between_two_turns_everybody_may_act(letter: str, action: Any) -> None:
    scene = rich(letter, turn="B", stage="window")
    before = scene.answer
    scene.do(letter, *action)
    assert scene.answer != before


@clause("MA-STD-2")
def test_after_a_turn_and_before_the_next_roll_anybody_builds() -> None:
    scene = Scene(stage="end", owns={"D": ORANGE}).do("A", "done").do("D", "build", [16])
    assert (scene.level(16), scene.cash("D")) == (1, 1400)


@clause("GAP-19", "MA-STD-1")
def test_the_roll_closes_the_window() -> None:
    scene = rich("D", turn="B", stage="window").do("B", "roll")
    for action in STANDING:
        assert scene.refused("D", *action) == "dice-are-thrown"
    scene.throw(1, 3)
    assert scene.refused("D", "mortgage", 5) == "not-your-turn"


@clause("MA-STD-3")
def test_who_sits_in_jail_collects_rent() -> None:
    scene = visiting(19, owns={"D": [19]}, jail={"D": 1}).do("D", "demand", 0)
    assert (scene.cash("A"), scene.cash("D")) == (1484, 1516)


@clause("MA-STD-3")
@each_standing_action
def test_who_sits_in_jail_does_everything_standing(action: Any) -> None:
    scene = rich("D", turn="B", stage="window", jail={"D": 2})
    before = scene.answer
    scene.do("D", *action)
    assert scene.answer != before


@clause("MA-STD-3")
def test_who_sits_in_jail_bids() -> None:
    scene = Scene(at={"A": 39}, stage="buy", jail={"B": 1}).do("A", "decline").do("B", "bid", 10)
    for letter in "CDA":
        scene.do(letter, "pass")
    assert scene.owner(39) == "B"


@clause("GAP-19", "GAP-20")
def test_between_two_doubles_only_the_active_player_acts() -> None:
    scene = Scene(at={"A": 8}, owns={"A": BROWN, "D": ORANGE}).roll("A", 1, 1)
    assert scene.options("A").roll
    assert scene.refused("D", "build", [16]) == "not-your-turn"
    scene.do("A", "build", [1])
    assert scene.level(1) == 1


@clause("GAP-19", "MA-STD-1")
def test_a_wish_is_for_the_window() -> None:
    scene = Scene(stage="end", owns={"A": ORANGE, "D": BROWN})
    assert scene.refused("A", "wish", {"16": 1}) == "not-now"
    assert scene.refused("D", "wish", {"1": 1}) == "not-your-turn"
    assert scene.options("A").wish == []
    scene.do("A", "done").do("A", "wish", {"16": 1})
    assert scene.phase == "wishes"


@clause("GAP-21")
def test_nobody_is_asked_in_the_window_and_actions_count_as_they_come() -> None:
    scene = Scene(turn="B", stage="window", owns={"D": ORANGE, "A": [5], "C": BROWN})
    assert scene.waiting == "B"
    scene.do("D", "build", [16]).do("A", "mortgage", 5).do("C", "build", [1])
    assert scene.waiting == "B"
    scene.do("D", "wish", {"18": 1})
    assert scene.waiting == "C"


@clause("MA-STD-RENT-1")
def test_rent_nobody_asks_for_is_not_owed() -> None:
    scene = visiting(16, owns={"C": [16]}).do("A", "done")
    assert scene.answer["claims"] == [{"id": 0, "debtor": 0, "owner": 2, "slot": 16, "amount": 14}]
    scene.do("B", "roll")
    assert (scene.cash("A"), scene.answer["claims"]) == (1500, [])


@clause("MA-STD-RENT-2")
def test_the_deed_says_how_much_rent() -> None:
    scene = owing_rent(39, owns={"C": DARKBLUE}, levels={37: 3, 39: 3})
    assert (scene.cash("A"), scene.cash("C")) == (100, 2900)


@clause("GAP-21", "GAP-23")
def test_a_debtor_raises_money_in_the_turn_of_another() -> None:
    scene = collecting(cash={"D": 0}, owns={"D": [5], "C": [15]})
    assert (scene.phase, scene.waiting, debts(scene)) == ("debt", "D", [("D", "A", 10)])
    assert scene.refused("C", "mortgage", 15) == "debt-comes-first"
    assert scene.refused("A", "done") == "debt-comes-first"
    scene.do("D", "mortgage", 5)
    assert (scene.cash("D"), scene.cash("A"), scene.phase) == (90, 1530, "turn")


@clause("GAP-23", "MA-BANKRUPT-1")
def test_with_the_debt_paid_the_right_to_raise_money_is_gone() -> None:
    scene = collecting(cash={"D": 0}, owns={"D": [5, 15]}).do("D", "mortgage", 5)
    assert scene.refused("D", "mortgage", 15) == "not-your-turn"
    assert scene.options("D").mortgage == []


@clause("MA-BANKRUPT-1", "GAP-44")
def test_in_an_auction_only_the_bidder_in_turn_raises_money() -> None:
    scene = Scene(at={"A": 39}, stage="buy", owns={"A": [5], "B": [15], "C": [25]})
    scene.do("A", "decline").do("B", "mortgage", 15)
    for letter, deed in (("A", 5), ("C", 25)):
        assert scene.refused(letter, "mortgage", deed) == "not-your-turn"
    assert scene.refused("B", "redeem", 15) == "auction-runs"
