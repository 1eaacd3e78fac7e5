"""The organiser: terms before the game, a final word in disputes (MA-ORG, GAP-69)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import owing_bank
from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly.game import MONOPOLY

BY_LOT = "decided by lot"


def ruled(scene: Scene, *winners: int) -> Scene:
    """The organiser names the winners."""
    return scene.do("-", "ruling", {"winners": list(winners), "reason": BY_LOT})


def over(**position: Any) -> Scene:
    """A game whose time is up."""
    scene = Scene(stage="end", options={"end.mode": "stopNow"}, **position)
    return scene.do("-", "time-up")


@clause("MA-ORG-1", "GAP-69")
def test_what_the_organiser_sets_before_the_start_stands_in_the_record() -> None:
    scene = Scene(options={"auction.minOpen": 10})
    assert MONOPOLY.write(scene.state)["options"] == {"auction.minOpen": 10}
    assert scene.observe(None).options == {"auction.minOpen": 10}


@clause("MA-ORG-1", "GAP-69")
@pytest.mark.parametrize("verb", ["set", "option", "rules"])
def test_no_action_changes_the_rules_during_a_match(verb: str) -> None:
    with pytest.raises(Malformed, match="unknown-verb"):
        Scene().do("-", verb, {"auction.minOpen": 10})


@clause("MA-ORG-2")
def test_a_tie_is_decided_by_the_organiser_and_the_ruling_is_kept() -> None:
    scene = over(cash={"A": 100, "B": 500, "C": 500, "D": 400})
    assert scene.answer["winners"] == [1, 2]
    ruled(scene, 2)
    assert scene.state.ruling is not None
    assert (scene.told, scene.state.ruling.reason) == (["ruled"], BY_LOT)
    assert (scene.answer["winners"], scene.answer["ranking"]) == ([2], [4, 2, 1, 3])
    assert (scene.answer["ending"], scene.answer["scores"]) == ("ruling", [100, 500, 500, 400])


@clause("MA-ORG-2", "GAP-51")
def test_the_ruling_goes_before_score_list_and_bankruptcy() -> None:
    scene = ruled(over(out="D", cash={"A": 10}), 3, 0)
    assert (scene.answer["winners"], scene.answer["ranking"]) == ([0, 3], [1, 3, 3, 1])


@clause("MA-ORG-2")
def test_a_ruling_ends_a_running_game_at_once() -> None:
    scene = ruled(owing_bank(100, cash={"A": 0}, owns={"A": [5]}), 3)
    assert (scene.told, scene.phase) == (["ruled", "game_ended"], "done")
    assert (scene.answer["ending"], scene.answer["winners"]) == ("ruling", [3])
    assert (scene.answer["debts"], scene.waiting) == ([], "")


@clause("MA-ORG-2")
def test_a_ruling_ends_an_auction_and_waiting_dice_too() -> None:
    scene = ruled(Scene(at={"A": 39}, stage="buy").do("A", "decline"), 0)
    assert (scene.answer["auction"], scene.phase) == (None, "done")
    scene = ruled(Scene().do("A", "roll"), 0)
    assert (scene.wants_chance, scene.phase) == (False, "done")


@clause("MA-ORG-2")
def test_a_later_ruling_replaces_the_earlier() -> None:
    assert ruled(ruled(over(), 1), 2).answer["winners"] == [2]


@clause("MA-ORG-2")
@pytest.mark.parametrize(
    ("said", "error"),
    [
        ({"winners": [], "reason": "x"}, "bad-winners"),
        ({"winners": [1, 1], "reason": "x"}, "bad-winners"),
        ({"winners": [4], "reason": "x"}, "out-of-range"),
        ({"winners": [1], "reason": ""}, "bad-reason"),
        ({"winners": [1], "reason": "x" * 201}, "bad-reason"),
        ({"winners": [1], "reason": "two\nlines"}, "bad-reason"),
        ({"winners": [1]}, "missing-key"),
    ],
)
def test_a_ruling_names_winners_and_a_reason(said: dict[str, Any], error: str) -> None:
    with pytest.raises(Malformed, match=error):
        over().do("-", "ruling", said)
    over().do("-", "ruling", {"winners": [1], "reason": "x" * 200})


@clause("MA-ORG-2", "GAP-49")
@pytest.mark.parametrize("action", [["time-up"], ["ruling", {"winners": [0], "reason": "x"}]])
def test_only_the_table_speaks_for_the_table(action: list[Any]) -> None:
    with pytest.raises(Malformed, match="out-of-range"):
        Scene().do("A", *action)
    with pytest.raises(Malformed, match="out-of-range"):
        Scene().do("-", "roll")
