"""Scenes about the end: time, rounds, rulings, leaving."""

from typing import Any

from tests.recorded.monopoly.scene import Scene

STOP: dict[str, object] = {"end.mode": "stopNow"}
FINISH: dict[str, object] = {"end.mode": "finishTurn"}


def _visited(about: str, **more: Any) -> Scene:
    """Ben is on Ada's slot 3, and she has not asked yet."""
    game = Scene(3, about, **more)
    game.buy("A", (1, 2))
    game.roll("B", 1, 2)
    return game


def time_up_finishes_the_turn() -> Scene:
    """GAP-49, finishTurn: Cleo has no turn more."""
    game = _visited("Time is called in Ben's turn, which is the last one.", options=FINISH)
    game.time_up()
    game.do("B", "done")
    game.expect(phase="window", waiting=[0])
    game.do("A", "demand", 0)
    game.expect(phase="done", ending="time", scores=[1504, 1496, 1500], winners=[0])
    return game


def time_up_in_a_window_is_the_last_one() -> Scene:
    """GAP-49, finishTurn: nobody rolls any more."""
    game = Scene(2, "Time is called between two turns.", options=FINISH, rules=1)
    game.buy("A", (1, 2))
    game.time_up()
    game.expect(phase="done", ending="time", scores=[1500, 1500], winners=[0, 1])
    return game


def time_up_stops_and_rent_is_kept() -> Scene:
    """GAP-79: a last window even where the game stops at once."""
    game = _visited("The game stops, but Ada may still ask.", options=STOP)
    game.time_up()
    game.expect(phase="window", waiting=[0])
    game.refused("not-now", "B", "roll")
    game.do("A", "demand", 0)
    game.expect(phase="done", ending="time", cash=[1444, 1496, 1500])
    return game


def time_up_stopped_and_rent_was_lost() -> Scene:
    """Number 1 of the rules: claims lapsed."""
    game = _visited("The game stops before Ada has asked.", options=STOP, rules=1)
    game.time_up()
    game.expect(phase="done", ending="time", cash=[1440, 1500, 1500])
    return game


def time_up_stops_on_a_free_street() -> Scene:
    """GAP-49: it is neither bought nor auctioned."""
    game = Scene(2, "Ada stands on a free street when all is over.", options=STOP)
    game.roll("A", 1, 2)
    game.time_up()
    game.expect(phase="done", ending="time", owner={3: None}, ranking=[1, 1])
    return game


def time_up_stops_after_the_hammer() -> Scene:
    """GAP-49: an auction comes to its end."""
    game = Scene(2, "Time is called in an auction; the hammer falls first.", options=STOP)
    game.roll("A", 1, 2, then="decline")
    game.do("B", "bid", 10)
    game.time_up()
    game.expect(phase="auction", lot=3)
    game.do("A", "pass")
    game.expect(phase="done", ending="time", scores=[1500, 1550], winners=[1])
    return game


def time_up_after_the_last_turn_of_a_round() -> Scene:
    """GAP-49: no further turn, but a last window for rent."""
    game = Scene(2, "Time is called when both have had their turn.")
    game.buy("A", (1, 2))
    game.walk("B", (1, 2))
    game.time_up()
    game.expect(phase="window", waiting=[0])
    game.do("A", "done")
    game.expect(phase="done", cash=[1440, 1500], ranking=[1, 1])
    return game


def rounds_run_out() -> Scene:
    """GAP-50, GAP-52: the rules count, and the last window is for rent."""
    limit: dict[str, object] = {"end.limit": {"rounds": 1}}
    game = Scene(2, "One round, and Ada's last claim.", options=limit, edition="tournament")
    game.buy("A", (2, 3))
    game.walk("B", (2, 3))
    game.expect(phase="window", waiting=[0])
    game.do("A", "demand", 0)
    game.expect(phase="done", ending="rounds", scores=[1525, 1475], winners=[0])
    return game


def equal_totals_share_the_win() -> Scene:
    """GAP-51: and the next one is third."""
    game = Scene(3, "Two have 1500, Cleo 1300.", chance=("CH-10",))
    game.buy("A", (1, 2))
    game.walk("B", (4, 6))
    game.roll("C", 3, 4)
    game.time_up()
    game.do("C", "done")
    game.expect(phase="done", scores=[1500, 1500, 1300], ranking=[1, 1, 3], winners=[0, 1])
    return game


def equal_totals_by_the_list() -> Scene:
    """GAP-51, `end.tiebreak` list: more cash decides."""
    game = Scene(2, "Both have 1500, Ben all of it in cash.", options={"end.tiebreak": "list"})
    game.buy("A", (1, 2))
    game.walk("B", (4, 6))
    game.time_up()
    game.expect(phase="done", scores=[1500, 1500], ranking=[2, 1], winners=[1])
    return game


def ruling_in_a_running_game() -> Scene:
    """GAP-69: it ends at once, also in an auction."""
    game = Scene(3, "The organiser ends the game in an auction.", edition="aalen-event")
    game.roll("A", 1, 2, then="decline")
    game.rule(2, reason="Cleo had to wait too long.")
    game.expect(phase="done", ending="ruling", winners=[2], ranking=[2, 2, 1])
    return game


def ruling_with_places() -> Scene:
    """GAP-69: a rank for every seat."""
    game = Scene(4, "Everybody's place is named.", edition="tournament")
    game.buy("A", (1, 2))
    game.rule(1, reason="By lot.", places=[3, 1, 4, 2])
    game.expect(phase="done", ending="ruling", winners=[1], ranking=[3, 1, 4, 2])
    return game


def ruling_after_the_count() -> Scene:
    """GAP-82: the ruling is the ending, and the last one counts."""
    game = _visited("Counted, ruled, and ruled again.", options=STOP)
    game.time_up()
    game.do("A", "demand", 0)
    game.expect(ending="time", winners=[0])
    game.rule(1, reason="Ben had paid before.")
    game.rule(1, 2, reason="And so had Cleo.")
    game.refused("game-over", "A", "roll")
    game.expect(ending="ruling", winners=[1, 2], ranking=[3, 1, 1])
    return game


def ruling_after_the_count_before() -> Scene:
    """Number 1 of the rules: the ending stays what it was."""
    game = Scene(2, "Counted, then ruled.", options=STOP, rules=1)
    game.time_up()
    game.rule(1, reason="A note lay on the floor.")
    game.expect(ending="time", winners=[1], ranking=[2, 1])
    return game


def leaving_with_deeds() -> Scene:
    """GAP-65: the bank takes the cash, and the deeds come under the hammer free of mortgage."""
    game = Scene(3, "Ada leaves with a mortgaged deed; Cleo gets it for 12.")
    game.buy("A", (1, 2))
    game.do("A", "mortgage", 3)
    game.do("A", "give-up")
    game.expect(phase="auction", lot=3)
    game.do("B", "bid", 11)
    game.do("C", "bid", 12)
    game.do("B", "pass")
    game.expect(phase="window", cash=[0, 1500, 1488], owner={3: "C"}, mortgaged=[])
    return game


def leaving_an_undecided_street() -> Scene:
    """GAP-77: it is auctioned first, among the others."""
    game = Scene(3, "Ada leaves on a free street: it is auctioned, then her deed.")
    game.buy("A", (1, 2))
    game.walk("B", (4, 6))
    game.walk("C", (4, 6))
    game.roll("A", 1, 2)
    game.do("A", "give-up")
    game.expect(phase="auction", lot=6, cash=[1440, 1500, 1500])
    game.do("B", "bid", 1)
    game.do("C", "pass")
    game.expect(phase="auction", lot=3, cash=[0, 1499, 1500])
    game.do("B", "pass")
    game.do("C", "pass")
    game.expect(phase="window", owner={3: None, 6: "B"}, turn=1)
    return game


def leaving_an_undecided_street_before() -> Scene:
    """Number 1 of the rules: it stayed with the bank."""
    game = Scene(3, "Ada leaves on a free street: nobody is asked.", rules=1)
    game.roll("A", 1, 2)
    game.do("A", "give-up")
    game.expect(phase="window", owner={3: None}, turn=1)
    return game


def leaving_until_one_is_left() -> Scene:
    """GAP-53, MA-GOAL-3: who left later ranks better."""
    game = Scene(3, "Cleo leaves, then Ada: Ben has won.", edition="aalen-casual")
    game.buy("A", (1, 2))
    game.do("C", "give-up")
    game.do("A", "give-up")
    game.expect(phase="done", ending="last-standing", winners=[1], ranking=[2, 1, 3])
    return game


SCENES = (
    time_up_finishes_the_turn,
    time_up_in_a_window_is_the_last_one,
    time_up_stops_and_rent_is_kept,
    time_up_stopped_and_rent_was_lost,
    time_up_stops_on_a_free_street,
    time_up_stops_after_the_hammer,
    time_up_after_the_last_turn_of_a_round,
    rounds_run_out,
    equal_totals_share_the_win,
    equal_totals_by_the_list,
    ruling_in_a_running_game,
    ruling_with_places,
    ruling_after_the_count,
    ruling_after_the_count_before,
    leaving_with_deeds,
    leaving_an_undecided_street,
    leaving_an_undecided_street_before,
    leaving_until_one_is_left,
)
