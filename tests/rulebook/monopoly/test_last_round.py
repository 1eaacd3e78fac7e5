"""The last round, and seats that leave on the way (GAP-49, GAP-54, GAP-65)."""

import pytest

from tests.rulebook.monopoly.endings import resting
from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.rules.monopoly import events

A, B, C, D = range(4)
FINISH = {"end.mode": "finishTurn"}
STOP = {"end.mode": "stopNow"}


@clause("GAP-49", "MA-TURN-3", "MA-GOAL-1")
def test_all_finish_the_round() -> None:
    game = resting("C")
    game.do("-", "time-up").do("C", "done")
    assert (game.phase, game.turn) == ("window", "D")
    game.roll("D", 3, 4).do("D", "done")
    assert (game.phase, game.answer["ending"], game.answer["round"]) == ("done", "time", 1)
    assert game.events[0] == events.TurnEnded(D, A)
    assert game.told == ["turn_ended", "last_call", "game_ended"]


@clause("GAP-49")
def test_without_time_up_the_next_round_begins() -> None:
    game = resting("D").do("D", "done")
    assert (game.phase, game.turn, game.answer["round"]) == ("window", "A", 2)
    assert game.told == ["turn_ended"]


@clause("GAP-49", "MA-TURN-3")
def test_who_is_out_does_not_make_the_round_longer() -> None:
    game = resting("C", out="D").do("-", "time-up").do("C", "done")
    assert game.phase == "done"
    opener = resting("D", out="A").do("-", "time-up").do("D", "done")
    assert opener.phase == "done"


@clause("GAP-49", "MA-GOAL-1")
def test_time_up_between_two_rounds_ends_the_game_there() -> None:
    game = resting("D").do("D", "done").do("-", "time-up")
    assert (game.phase, game.answer["round"], game.answer["ending"]) == ("done", 1, "time")
    assert game.told == ["time_called", "last_call", "game_ended"]


@clause("GAP-49", "MA-GOAL-1")
def test_time_up_in_another_window_lets_the_round_go_on() -> None:
    game = resting("A").do("A", "done").do("-", "time-up")
    assert (game.phase, game.turn, game.told) == ("window", "B", ["time_called"])
    game.roll("B", 3, 4).do("B", "done")
    assert (game.phase, game.turn) == ("window", "C")


@clause("GAP-49", "GAP-22", "MA-TURN-4", "MA-GOAL-1")
def test_a_round_that_has_begun_is_played_to_its_end() -> None:
    """The window after its first turn is no longer between two rounds."""
    game = resting("D").do("D", "done").roll("A", 3, 4).do("A", "done").do("-", "time-up")
    assert (game.phase, game.turn, game.answer["round"]) == ("window", "B", 2)


@clause("GAP-49", "GAP-22", "MA-TURN-4")
def test_a_roll_that_has_begun_begins_the_round() -> None:
    game = resting("D").do("D", "done").do("A", "roll").do("-", "time-up")
    assert (game.wants_chance, game.phase, game.told) == (True, "turn", ["time_called"])
    game.throw(3, 4)
    assert (game.phase, game.waiting, game.answer["round"]) == ("turn", "A", 2)
    enough = resting("A", options=FINISH).do("A", "done").do("B", "roll").do("-", "time-up")
    enough.throw(3, 4)
    assert (enough.phase, enough.waiting) == ("turn", "B")


@clause("GAP-29", "GAP-49")
def test_staying_in_jail_begins_the_round_like_a_roll() -> None:
    game = resting("D", jail={"A": 1}, options={"jail.rollOptional": True})
    game.do("D", "done").do("C", "hold").do("C", "done").do("A", "done")
    assert (game.phase, game.turn, game.jail("A")) == ("window", "B", 2)
    assert game.options("C").hold
    game.do("-", "time-up")
    assert (game.phase, game.answer["round"]) == ("window", 2)


@clause("GAP-49")
def test_the_running_turn_may_be_enough() -> None:
    game = resting("B", options=FINISH).do("-", "time-up")
    assert game.phase == "turn"
    game.do("B", "done")
    assert (game.phase, game.answer["ending"]) == ("done", "time")


@clause("GAP-49")
def test_without_time_up_the_running_turn_is_not_the_last() -> None:
    assert resting("B", options=FINISH).do("B", "done").phase == "window"
    assert resting("D", options=FINISH).do("D", "done").phase == "window"


@clause("GAP-49", "MA-GOAL-1")
@pytest.mark.parametrize(("turn", "rounds"), [("A", 1), ("D", 1)])
def test_then_any_window_may_be_the_last(turn: str, rounds: int) -> None:
    game = resting(turn, options=FINISH).do(turn, "done").do("-", "time-up")
    assert (game.phase, game.answer["round"]) == ("done", rounds)


@clause("GAP-49", "MA-GOAL-1")
def test_time_up_in_the_turn_after_a_new_round_keeps_its_number() -> None:
    game = resting("D", options=FINISH).do("D", "done").roll("A", 3, 4).do("-", "time-up")
    assert game.phase == "turn"
    game.do("A", "done")
    assert (game.phase, game.answer["round"]) == ("done", 2)


@clause("GAP-49", "MA-GOAL-1")
def test_the_game_may_stop_at_once() -> None:
    turn = resting("B", options=STOP).do("-", "time-up")
    assert (turn.phase, turn.answer["ending"]) == ("done", "time")
    window = resting("B", options=STOP).do("B", "done").do("-", "time-up")
    assert window.phase == "done"
    assert window.told == ["time_called", "game_ended"]


@clause("GAP-49", "MA-GOAL-1")
def test_stopping_at_once_still_finishes_the_throw() -> None:
    game = Scene(options=STOP, at={"A": 35}).do("A", "roll").do("-", "time-up")
    assert game.wants_chance
    game.throw(2, 3)
    assert (game.phase, game.answer["scores"][A]) == ("done", 1700)


@clause("GAP-49", "GAP-50")
@pytest.mark.parametrize(("limit", "phase"), [(1, "done"), (2, "window")])
def test_a_limit_in_rounds_ends_after_exactly_so_many(limit: int, phase: str) -> None:
    game = resting("D", options={"end.limit": {"rounds": limit}}).do("D", "done")
    assert game.phase == phase
    assert game.answer["ending"] == ("rounds" if phase == "done" else None)


@clause("GAP-49", "GAP-50")
def test_the_last_of_the_rounds_is_played_to_its_end() -> None:
    game = resting("B", options={"end.limit": {"rounds": 1}}).do("B", "done")
    assert (game.phase, game.turn) == ("window", "C")


@clause("GAP-49", "GAP-71", "MA-TURN-3")
def test_in_a_new_round_a_refused_offer_may_be_made_again() -> None:
    game = resting("D", owns={"D": [5]})
    game.do("D", "offer", A, {"deeds": [5]}, {"cash": 10}).do("A", "reject", 0)
    assert game.refused("D", "offer", A, {"deeds": [5]}, {"cash": 10}) == "already-refused"
    game.do("D", "done").do("D", "offer", A, {"deeds": [5]}, {"cash": 10})
    assert len(game.answer["offers"]) == 1
    same = resting("C", owns={"C": [5]})
    same.do("C", "offer", A, {"deeds": [5]}, {"cash": 10}).do("A", "reject", 0).do("C", "done")
    assert same.refused("C", "offer", A, {"deeds": [5]}, {"cash": 10}) == "already-refused"


@clause("GAP-54", "GAP-65", "MA-TURN-7")
def test_whoever_leaves_in_the_own_turn_ends_it() -> None:
    game = Scene(at=dict.fromkeys("ABCD", 13)).do("A", "give-up")
    assert (game.phase, game.turn) == ("window", "B")
    assert game.do("B", "roll").throw(3, 4).at("B") == 20


@clause("GAP-54", "GAP-65")
def test_leaving_in_the_own_turn_counts_as_a_turn() -> None:
    """A's visit to D expires under the long window with C's roll, the second turn after."""
    game = Scene(
        at={"A": 9, "C": 13}, owns={"D": [16]}, options={"rent.claim": "championship"}
    ).roll("A", 3, 4)
    game.do("A", "done").roll("B", 4, 6).do("B", "give-up")
    assert (game.turn, len(game.answer["claims"])) == ("C", 1)
    game.do("C", "roll")
    assert game.answer["claims"] == []


@clause("GAP-54", "GAP-65", "GAP-49")
def test_when_the_next_one_leaves_the_round_may_be_over() -> None:
    game = resting("C").do("C", "done").do("D", "give-up")
    assert (game.phase, game.turn, game.answer["round"]) == ("window", "A", 2)
    last = resting("C").do("-", "time-up").do("C", "done").do("D", "give-up")
    assert (last.phase, last.answer["ending"]) == ("done", "time")
