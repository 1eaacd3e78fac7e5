"""The end by time or rounds: whose turn is the last, and the last window (GAP-49, 50, 52)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import owing_bank, visiting
from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause

MODES = ["equalTurns", "finishTurn", "stopNow"]
each_mode = pytest.mark.parametrize("mode", MODES)


def ending(name: str) -> dict[str, Any]:
    """Options with this way to end."""
    return {"end.mode": name}


def quiet_turn(scene: Scene, letter: str) -> Scene:
    """A turn that ends on a donation."""
    return scene.roll(letter, 1, 3).do(letter, "done")


@clause("GAP-49", "MA-GOAL-1")
def test_the_round_is_finished_so_that_all_had_the_same_number_of_turns() -> None:
    scene = Scene(turn="C", stage="end").do("-", "time-up")
    assert (scene.told, scene.phase) == (["time_called"], "turn")
    scene.do("C", "done")
    assert (scene.turn, scene.phase) == ("D", "window")
    scene.roll("D", 1, 3).do("D", "done")
    assert scene.told[-2:] == ["last_call", "game_ended"]
    assert (scene.phase, scene.answer["ending"], scene.answer["round"]) == ("done", "time", 1)
    assert scene.turn == "A"


@clause("GAP-49")
def test_a_round_begins_at_the_opener_s_seat() -> None:
    scene = Scene(turn="C", opener="B", stage="end").do("-", "time-up").do("C", "done")
    for letter in "D":
        quiet_turn(scene, letter)
    assert (scene.phase, scene.turn) == ("window", "A")
    assert quiet_turn(scene, "A").phase == "done"


@clause("GAP-49")
def test_bankrupt_seats_are_skipped_in_the_last_round() -> None:
    scene = Scene(turn="C", stage="end", out="D").do("-", "time-up").do("C", "done")
    assert scene.phase == "done"
    scene = Scene(turn="C", stage="end", out="A").do("-", "time-up").do("C", "done")
    assert quiet_turn(scene, "D").phase == "done"


@clause("GAP-49")
def test_with_finish_turn_the_running_turn_is_the_last() -> None:
    scene = Scene(turn="C", stage="end", options=ending("finishTurn")).do("-", "time-up")
    assert scene.phase == "turn"
    assert scene.do("C", "done").phase == "done"
    assert (scene.answer["ending"], scene.answer["round"]) == ("time", 1)


@clause("GAP-49")
def test_with_finish_turn_a_double_is_still_played() -> None:
    scene = Scene(options=ending("finishTurn")).roll("A", 5, 5).do("-", "time-up")
    assert scene.options("A").roll
    scene.roll("A", 4, 6).do("A", "done")
    assert scene.phase == "done"


@clause("GAP-49")
@pytest.mark.parametrize("stage", ["roll", "buy", "end", "window"])
def test_with_stop_now_it_is_over_at_once(stage: str) -> None:
    scene = Scene(turn="C", stage=stage, options=ending("stopNow")).do("-", "time-up")
    assert (scene.phase, scene.answer["ending"]) == ("done", "time")
    assert scene.told == ["time_called", "game_ended"]


@clause("GAP-49")
@each_mode
def test_without_a_call_the_game_goes_on(mode: str) -> None:
    scene = Scene(turn="D", stage="end", options={"end.mode": mode}).do("D", "done")
    assert (scene.phase, scene.turn, scene.answer["round"]) == ("window", "A", 2)


@clause("GAP-49")
@pytest.mark.parametrize(("name", "over"), [("equalTurns", False), ("finishTurn", True)])
def test_time_in_a_window_inside_the_round(name: str, over: bool) -> None:
    scene = Scene(turn="A", stage="end", options=ending(name)).do("A", "done").do("-", "time-up")
    assert (scene.phase, scene.answer["round"]) == ("done" if over else "window", 1)
    if not over:
        for letter in "BCD":
            assert scene.phase == "window"
            quiet_turn(scene, letter)
        assert scene.phase == "done"


@clause("GAP-49", "GAP-52")
@pytest.mark.parametrize("name", ["equalTurns", "finishTurn"])
def test_time_in_the_window_after_the_last_turn_of_a_round_makes_it_the_last(name: str) -> None:
    scene = visiting(15, "D", owns={"B": [15]}, options=ending(name)).do("D", "done")
    assert scene.answer["round"] == 2
    scene.do("-", "time-up")
    assert (scene.told, scene.phase) == (["time_called", "last_call"], "window")
    assert (scene.answer["round"], scene.waiting, scene.turn) == (1, "B", "A")
    assert scene.refused("A", "roll") == "not-now"
    scene.do("B", "demand", 0)
    assert (scene.phase, scene.cash("B"), scene.cash("D")) == ("done", 1525, 1475)


@clause("GAP-49")
def test_once_somebody_has_rolled_the_new_round_is_played_out() -> None:
    scene = Scene(turn="D", stage="end").do("D", "done").roll("A", 1, 3).do("-", "time-up")
    scene.do("A", "done")
    for letter in "BCD":
        assert scene.phase == "window"
        quiet_turn(scene, letter)
    assert (scene.phase, scene.answer["round"]) == ("done", 2)


@clause("GAP-49", "GAP-29")
def test_a_jail_turn_without_a_roll_begins_the_round_as_well() -> None:
    options = {"jail.rollOptional": True}
    scene = Scene(turn="D", stage="end", jail={"A": 1}, options=options).do("D", "done")
    scene.do("A", "done").do("-", "time-up")
    assert (scene.phase, scene.turn, scene.answer["round"]) == ("window", "B", 2)


@clause("GAP-49")
@each_mode
def test_a_running_auction_is_finished(mode: str) -> None:
    scene = Scene(at={"A": 39}, stage="buy", options={"end.mode": mode}).do("A", "decline")
    scene.do("B", "bid", 10).do("-", "time-up")
    assert scene.phase == "auction"
    scene.do("C", "pass").do("D", "pass").do("A", "pass")
    assert (scene.owner(39), scene.phase) == ("B", "done" if mode == "stopNow" else "turn")


@clause("GAP-49", "GAP-52", "GAP-57")
@each_mode
def test_a_debt_is_settled_first(mode: str) -> None:
    scene = owing_bank(100, cash={"A": 0}, owns={"A": [5]}, options={"end.mode": mode})
    scene.do("-", "time-up")
    assert (scene.phase, scene.waiting) == ("debt", "A")
    scene.do("A", "mortgage", 5)
    assert (scene.cash("A"), scene.phase) == (0, "done" if mode == "stopNow" else "turn")


@clause("GAP-49")
@each_mode
def test_dice_that_were_taken_are_thrown_and_the_landing_is_resolved(mode: str) -> None:
    scene = Scene(options={"end.mode": mode}).do("A", "roll").do("-", "time-up")
    assert scene.wants_chance
    scene.throw(1, 3)
    assert (scene.at("A"), scene.cash("A")) == (4, 1300)
    assert scene.phase == ("done" if mode == "stopNow" else "turn")


@clause("GAP-49")
def test_dice_for_rent_are_thrown_and_the_rent_is_paid() -> None:
    scene = visiting(12, owns={"C": [12]}, options=ending("stopNow")).do("C", "demand", 0)
    assert scene.do("-", "time-up").throw(5, 2).phase == "done"
    assert (scene.cash("A"), scene.cash("C")) == (1472, 1528)


@clause("GAP-49", "GAP-52")
def test_with_stop_now_open_claims_lapsed_once() -> None:
    scene = visiting(15, owns={"C": [15]}, options=ending("stopNow"), rules=1).do("-", "time-up")
    assert (scene.phase, scene.cash("A"), scene.answer["claims"]) == ("done", 1500, [])


@clause("GAP-49")
def test_time_is_called_once() -> None:
    scene = Scene().do("-", "time-up")
    assert scene.refused("-", "time-up") == "time-is-already-up"
    scene = Scene(options=ending("stopNow")).do("-", "time-up")
    assert scene.refused("-", "time-up") == "game-over"
    for verb in ("roll", "done", "hold", "give-up"):
        assert scene.refused("A", verb) == "game-over"


def last_window(**position: Any) -> Scene:
    """D's turn was the last; it came to rest on B's #15."""
    owns = {"B": [15], "C": [5, *ORANGE]} | position.pop("owns", {})
    scene = visiting(15, "D", owns=owns, **position).do("-", "time-up")
    return scene.do("D", "done")


@clause("GAP-52", "GAP-49")
def test_rent_of_the_last_turn_may_be_asked_for_in_a_last_window() -> None:
    scene = last_window()
    assert (scene.told[-1], scene.phase, scene.waiting) == ("last_call", "window", "B")
    scene.do("B", "demand", 0)
    assert (scene.phase, scene.cash("D"), scene.cash("B")) == ("done", 1475, 1525)
    assert scene.answer["scores"][1] == 1525 + 200


@clause("GAP-52")
@pytest.mark.parametrize("action", [("waive", 0), ("done",)])
def test_the_owner_may_let_it_go(action: tuple[Any, ...]) -> None:
    scene = last_window().do("B", *action)
    assert (scene.phase, scene.cash("D")) == ("done", 1500)


@clause("GAP-52", "GAP-22")
def test_the_last_window_waits_for_claims_and_for_holders() -> None:
    scene = visiting(15, "D", owns={"B": [15]}).do("-", "time-up").do("C", "hold")
    scene.do("D", "done")
    assert scene.waiting == "BC"
    for letter in "AD":
        assert scene.refused(letter, "done") == "not-holding"
        assert not scene.options(letter).done
    scene.do("C", "done")
    assert (scene.told, scene.waiting) == (["released"], "B")
    assert scene.do("B", "done").phase == "done"


@clause("GAP-52", "GAP-22")
def test_done_of_a_claimant_who_holds_ends_both() -> None:
    scene = visiting(15, "D", owns={"B": [15], "C": [5]}).do("-", "time-up").do("B", "hold")
    scene.do("D", "done").do("C", "hold").do("B", "done")
    assert (scene.told, scene.waiting) == (["claim_expired", "released"], "C")
    assert scene.do("C", "done").phase == "done"


@clause("GAP-52")
def test_a_claim_on_a_mortgaged_property_is_not_waited_for() -> None:
    scene = visiting(15, "D", owns={"B": [15]}).do("D", "done").do("B", "mortgage", 15)
    assert scene.do("-", "time-up").phase == "done"
    assert last_window().do("B", "mortgage", 15).phase == "done"


@clause("GAP-52", "GAP-49")
def test_standing_actions_go_on_in_the_last_window_and_nobody_rolls() -> None:
    scene = last_window().do("C", "build", [16]).do("C", "mortgage", 5)
    assert (scene.level(16), scene.phase) == (1, "window")
    for letter in "ABCD":
        assert scene.refused(letter, "roll") in ("not-now", "not-your-turn")
        assert not scene.options(letter).roll
    scene.do("C", "offer", 3, {"deeds": [5]}, {"cash": 10})
    assert scene.waiting == "BD"
    assert scene.do("B", "done").phase == "done"


@clause("GAP-52", "MA-BANKRUPT-4")
def test_who_cannot_pay_in_the_last_window_is_out_before_the_count() -> None:
    scene = last_window(cash={"D": 10}).do("B", "demand", 0)
    assert (scene.phase, scene.waiting) == ("debt", "D")
    scene.do("D", "give-up")
    assert (scene.phase, scene.answer["scores"]) == ("done", [1500, 1710, 2260, 0])


@clause("GAP-52", "GAP-65")
def test_leaving_in_the_last_window_passes_no_turn() -> None:
    scene = last_window().do("A", "give-up")
    assert (scene.phase, scene.turn, scene.answer["round"]) == ("window", "B", 1)
    assert scene.do("B", "done").answer["ending"] == "time"


@clause("GAP-50", "GAP-49")
def test_a_limit_of_rounds_ends_the_game_after_so_many() -> None:
    scene = Scene(seats=2, options={"end.limit": {"rounds": 2}})
    scene.roll("A", 1, 3).do("A", "done")
    assert quiet_turn(scene, "B").phase == "window"
    assert scene.answer["round"] == 2
    scene.roll("A", 1, 5).do("A", "done")
    assert (scene.phase, scene.answer["round"]) == ("window", 2)
    scene.roll("B", 1, 5).do("B", "done")
    assert (scene.phase, scene.answer["ending"], scene.answer["round"]) == ("done", "rounds", 2)


@clause("GAP-50", "GAP-52")
@each_mode
def test_a_limit_of_rounds_has_its_last_window(mode: str) -> None:
    options = {"end.limit": {"rounds": 1}, "end.mode": mode}
    scene = visiting(15, "D", owns={"B": [15]}, options=options).do("D", "done")
    assert (scene.phase, scene.waiting) == ("window", "B")
    scene.do("B", "demand", 0)
    assert (scene.answer["ending"], scene.cash("B")) == ("rounds", 1525)


@clause("GAP-50")
@pytest.mark.parametrize("limit", [{"minutes": 1}, None, {"rounds": 2}])
def test_minutes_are_the_table_s_business(limit: Any) -> None:
    scene = Scene(turn="D", stage="end", options={"end.limit": limit}).do("D", "done")
    assert (scene.phase, scene.answer["round"]) == ("window", 2)


@clause("MA-GOAL-1", "MA-GOAL-3", "GAP-49")
def test_whoever_is_left_alone_wins_before_the_time_is_up() -> None:
    scene = owing_bank(200, cash={"A": 0}, seats=2, owns={"B": [1]})
    scene.do("A", "give-up")
    assert (scene.answer["ending"], scene.answer["winners"]) == ("last-standing", [1])
    assert scene.refused("-", "time-up") == "game-over"
