"""Holding up the next roll (GAP-22)."""

import pytest

from tests.rulebook.monopoly.debtors import owing_bank
from tests.rulebook.monopoly.scenes import BROWN, ORANGE, Scene, clause


def between(**position: object) -> Scene:
    """The window after A's turn: B is to roll."""
    return Scene(turn="B", stage="window", **position)  # type: ignore[arg-type]


@clause("GAP-22")
def test_a_roll_waits_for_who_holds() -> None:
    scene = between().do("C", "hold")
    assert scene.told == ["held"]
    assert scene.waiting == "C"
    assert not scene.options("B").roll
    assert scene.refused("B", "roll") == "somebody-holds"
    scene.do("C", "done")
    assert (scene.told, scene.waiting, scene.options("B").roll) == (["released"], "B", True)
    scene.roll("B", 1, 2)
    assert scene.at("B") == 3


@clause("GAP-22")
def test_a_roll_waits_for_all_who_hold() -> None:
    scene = between().do("C", "hold").do("A", "hold").do("C", "done")
    assert (scene.refused("B", "roll"), scene.waiting) == ("somebody-holds", "A")
    assert scene.refused("C", "done") == "not-holding"
    assert scene.do("A", "done").roll("B", 1, 2).at("B") == 3


@clause("GAP-22")
def test_one_holds_once_in_a_window() -> None:
    scene = between().do("C", "hold")
    assert scene.refused("C", "hold") == "already-held"
    assert not scene.options("C").hold
    scene.do("C", "done")
    assert scene.refused("C", "hold") == "already-held"
    assert scene.options("D").hold


@clause("GAP-22")
def test_after_the_next_roll_one_may_hold_again() -> None:
    scene = between().do("C", "hold").do("C", "done").roll("B", 1, 3).do("C", "hold")
    scene.do("B", "done")
    assert (scene.turn, scene.waiting) == ("C", "C")
    assert scene.refused("C", "roll") == "somebody-holds"
    assert scene.do("C", "done").options("C").roll


@clause("GAP-22")
def test_a_hold_may_be_said_during_the_running_turn() -> None:
    scene = Scene(stage="end").do("C", "hold")
    assert scene.waiting == "A"
    scene.do("A", "done")
    assert (scene.waiting, scene.refused("B", "roll")) == ("C", "somebody-holds")
    assert scene.do("C", "done").roll("B", 1, 2).at("B") == 3


@clause("GAP-22")
def test_a_hold_in_advance_may_be_taken_back_in_advance_and_is_spent() -> None:
    scene = Scene(stage="end").do("C", "hold")
    assert scene.options("C").done
    scene.do("C", "done")
    assert scene.told == ["released"]
    assert scene.refused("C", "done") == "not-holding"
    assert scene.refused("C", "hold") == "already-held"
    assert scene.do("A", "done").options("B").roll


@clause("GAP-22")
def test_a_hold_in_advance_stops_neither_the_first_roll_nor_the_one_after_a_double() -> None:
    scene = Scene().do("C", "hold").roll("A", 5, 5)
    assert scene.refused("C", "hold") == "already-held"
    scene.roll("A", 4, 6).do("A", "done")
    assert scene.refused("B", "roll") == "somebody-holds"


@clause("GAP-22")
def test_done_of_the_active_player_ends_the_turn_and_never_the_hold() -> None:
    scene = Scene(stage="end").do("A", "hold").do("A", "done")
    assert (scene.phase, scene.turn, scene.waiting) == ("window", "B", "A")
    assert scene.do("A", "done").told == ["released"]
    assert scene.waiting == "B"


@clause("GAP-22")
def test_the_next_to_roll_may_hold_for_the_own_bargains() -> None:
    scene = between().do("B", "hold")
    assert scene.refused("B", "roll") == "somebody-holds"
    assert scene.do("B", "done").options("B").roll


@clause("GAP-22")
@pytest.mark.parametrize(
    ("stage", "active", "other"),
    [
        ("roll", "must-roll", "not-holding"),
        ("buy", "must-decide", "not-holding"),
        ("window", "must-roll", "not-holding"),
    ],
)
def test_done_without_anything_to_end(stage: str, active: str, other: str) -> None:
    scene = Scene(stage=stage)
    assert (scene.refused("A", "done"), scene.refused("B", "done")) == (active, other)
    assert not scene.options("A").done
    assert not scene.options("B").done


@clause("GAP-22")
@pytest.mark.parametrize(
    ("stage", "active"), [("buy", "must-decide"), ("end", "not-now"), ("roll", ""), ("window", "")]
)
def test_who_may_roll(stage: str, active: str) -> None:
    scene = Scene(stage=stage)
    assert scene.refused("B", "roll") == "not-your-turn"
    if active:
        assert scene.refused("A", "roll") == active
    assert scene.options("A").roll == (active == "")
    assert not scene.options("B").roll


@clause("GAP-22")
def test_done_lets_the_dice_go_also_while_a_debt_is_settled() -> None:
    scene = owing_bank(300, cash={"A": 0}, owns={"A": [39, 37]})
    scene.do("C", "hold").do("C", "done")
    assert (scene.told, scene.phase) == (["released"], "debt")
    assert scene.refused("C", "done") == "debt-comes-first"


@clause("GAP-22")
def test_done_in_an_auction_lets_the_dice_go_and_is_no_pass() -> None:
    scene = Scene(at={"A": 39}, stage="buy").do("B", "hold").do("A", "decline").do("B", "done")
    assert (scene.told, scene.waiting) == (["released"], "B")
    assert scene.refused("B", "done") == "auction-runs"


@clause("GAP-22")
def test_a_holder_who_is_asked_for_a_wish_answers_that_first() -> None:
    scene = between(owns={"C": ORANGE, "D": BROWN}).do("C", "hold").do("D", "wish", {"1": 1})
    assert (scene.phase, scene.waiting) == ("wishes", "C")
    scene.do("C", "done")
    assert (scene.phase, scene.waiting) == ("window", "C")
    assert "released" not in scene.told
    assert scene.do("C", "done").waiting == "B"


@clause("GAP-22", "GAP-65")
def test_who_has_left_the_game_holds_nothing() -> None:
    scene = between().do("C", "hold").do("C", "give-up")
    assert (scene.waiting, scene.options("B").roll) == ("B", True)
    assert scene.refused("C", "hold") == "not-in-the-game"


@clause("GAP-22", "GAP-29")
def test_staying_in_jail_without_a_roll_waits_like_a_roll() -> None:
    scene = between(jail={"B": 1}, options={"jail.rollOptional": True}).do("C", "hold")
    assert scene.refused("B", "done") == "somebody-holds"
    assert not scene.options("B").done
    scene.do("C", "done").do("B", "done")
    assert (scene.jail("B"), scene.phase, scene.turn) == (2, "window", "C")
    assert scene.options("C").hold


@clause("GAP-22", "GAP-29")
def test_staying_is_for_the_jailed_and_not_in_the_third_turn() -> None:
    choice: dict[str, object] = {"jail.rollOptional": True}
    assert between(options=choice).refused("B", "done") == "must-roll"
    assert between(options=choice, jail={"B": 3}).refused("B", "done") == "must-roll"
    assert between(options=choice, jail={"C": 1}).refused("C", "done") == "not-holding"
    assert between(jail={"B": 1}).refused("B", "done") == "must-roll"
    assert Scene(options=choice, jail={"A": 2}).do("A", "done").jail("A") == 3


@clause("GAP-22", "GAP-29")
def test_who_stays_ends_the_own_hold_first() -> None:
    scene = between(jail={"B": 1}, options={"jail.rollOptional": True}).do("B", "hold")
    scene.do("B", "done")
    assert (scene.told, scene.jail("B"), scene.turn) == (["released"], 1, "B")
    assert scene.do("B", "done").turn == "C"
