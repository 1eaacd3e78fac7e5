"""The last window: rent may still be asked for (GAP-52)."""

from tests.rulebook.monopoly.endings import resting
from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.rules.monopoly import events

A, B, C, D = range(4)


def rounds_last_turn(**position: object) -> Scene:
    """B began, so A's turn is the last of the round: A visits C, D and C by two doubles."""
    owns = {"C": [8, 19], "D": [14]}
    given: dict[str, object] = {"owns": owns, **position}
    game = Scene(opener="B", turn="A", at={"A": 6}, **given)  # type: ignore[arg-type]
    return game.roll("A", 1, 1).roll("A", 3, 3).roll("A", 2, 3)


def last_window(**position: object) -> Scene:
    """Time is up and the last turn is over."""
    return rounds_last_turn(**position).do("-", "time-up").do("A", "done")


@clause("GAP-52", "GAP-49")
def test_claims_of_the_last_turn_may_still_be_demanded() -> None:
    game = last_window()
    assert game.told == ["turn_ended", "last_call"]
    assert (game.phase, game.waiting, game.answer["ending"]) == ("window", "CD", None)
    assert game.options("C").done
    assert game.options("D").done
    game.do("C", "demand", 0).do("D", "demand", 1)
    assert (game.phase, game.waiting) == ("window", "C")
    game.do("C", "demand", 2)
    assert (game.phase, game.answer["scores"]) == ("done", [1466, 1500, 1822, 1672])


@clause("GAP-52", "GAP-22")
def test_done_lets_only_the_own_claims_lapse() -> None:
    game = last_window().do("D", "done")
    assert game.events == [events.ClaimExpired(D, A, 14)]
    assert [claim["id"] for claim in game.answer["claims"]] == [0, 2]
    assert (game.phase, game.waiting) == ("window", "C")
    game.do("C", "done")
    assert game.events[:2] == [events.ClaimExpired(C, A, 8), events.ClaimExpired(C, A, 19)]
    assert (game.phase, game.answer["scores"][A]) == ("done", 1500)


@clause("GAP-52", "GAP-22")
def test_whoever_is_first_of_several_lets_all_of_them_lapse() -> None:
    game = last_window().do("C", "done")
    assert game.told == ["claim_expired", "claim_expired"]
    assert [claim["slot"] for claim in game.answer["claims"]] == [14]
    assert game.waiting == "D"
    double = last_window(owns={"C": [8, 14], "D": [19]}).do("C", "done")
    assert [claim["slot"] for claim in double.answer["claims"]] == [19]


@clause("GAP-52")
def test_waiving_ends_the_wait_as_well() -> None:
    game = last_window().do("D", "waive", 1).do("C", "waive", 0)
    assert game.phase == "window"
    assert game.do("C", "waive", 2).phase == "done"


@clause("GAP-52")
def test_claims_on_mortgaged_streets_are_not_waited_for() -> None:
    game = rounds_last_turn().do("-", "time-up").do("A", "done").do("D", "mortgage", 14)
    assert game.waiting == "C"
    assert not game.options("D").done
    assert game.do("C", "done").phase == "done"


@clause("GAP-52")
def test_debts_are_settled_before_counting() -> None:
    game = last_window(cash={"A": 10}, owns={"A": [1], "C": [8, 19], "D": [14]})
    game.do("D", "done").do("C", "demand", 2)
    assert (game.phase, game.waiting) == ("debt", "A")
    assert not game.options("C").done
    game.do("A", "mortgage", 1).do("C", "done")
    assert (game.phase, game.answer["scores"][A]) == ("done", 10 + 30 - 16 + 30)


@clause("GAP-52", "GAP-22", "GAP-49")
def test_the_last_window_waits_for_holders_too() -> None:
    game = resting("D").do("B", "hold").do("-", "time-up").do("D", "done")
    assert (game.phase, game.waiting) == ("window", "B")
    assert game.refused("A", "done") == "not-holding"
    assert game.refused("A", "roll") == "not-now"
    game.do("B", "done")
    assert (game.phase, game.told[0]) == ("done", "released")


@clause("GAP-52", "GAP-22")
def test_one_done_ends_hold_and_claims_together() -> None:
    game = last_window().do("D", "hold").do("C", "done").do("D", "done")
    assert game.told == ["claim_expired", "released", "game_ended"]


@clause("GAP-52", "GAP-22")
def test_who_has_nothing_to_say_has_nothing_to_end() -> None:
    game = last_window()
    assert game.refused("B", "done") == "not-holding"
    assert game.refused("A", "done") == "not-holding"
    assert game.refused("B", "roll") == "not-now"


@clause("GAP-52", "GAP-54", "GAP-65")
def test_whoever_leaves_in_the_last_window_changes_nothing_else() -> None:
    game = last_window().do("B", "give-up")
    assert (game.phase, game.turn, game.waiting) == ("window", "C", "CD")
    game.do("C", "done").do("D", "done")
    assert game.phase == "done"
    assert game.answer["ranking"][B] == 4


@clause("GAP-52")
def test_before_the_last_window_done_keeps_claims_open() -> None:
    game = rounds_last_turn().do("D", "hold").do("A", "done").do("D", "done")
    assert game.told == ["released"]
    assert len(game.answer["claims"]) == 3
