"""A move against the rules is named by its place; the moves before it count."""

from typing import Any

import pytest

from tests.record.games import written
from tests.record.monopoly.games import first_turns, game
from zuschlag.record import judge
from zuschlag.rules.monopoly.refusals import SLUGS

START: list[list[object]] = [[0, "roll"], [0, "buy"]]


def refused(*actions: list[object], **other: Any) -> tuple[int, str, dict[str, Any]]:
    answer = judge(written(game(*actions, **other)))
    assert list(answer) == ["ok", "at", "error", "facts"], answer
    assert answer["ok"] is False
    assert answer["error"].removeprefix("monopoly/") in SLUGS
    return answer["at"], answer["error"].removeprefix("monopoly/"), answer["facts"]


@pytest.mark.parametrize(
    ("actions", "slug", "facts"),
    [
        ([[1, "roll"]], "not-your-turn", {"phase": "turn", "waiting": [0]}),
        ([[0, "buy"]], "not-now", {"phase": "turn", "waiting": [0]}),
        ([[0, "done"]], "must-roll", {}),
        ([[0, "roll"], [0, "done"]], "must-decide", {}),
        ([[0, "roll"], [0, "bid", 5]], "not-now", {"phase": "turn", "waiting": [0]}),
        ([*START, [0, "demand", 0]], "no-such-claim", {"yours": []}),
        ([*START, [0, "done"], [1, "roll"], [1, "demand", 0]], "not-your-claim", {"yours": []}),
        ([*START, [0, "mortgage", 1]], "not-your-deed", {"deeds": [3]}),
        ([*START, [0, "redeem", 3]], "not-mortgaged", {}),
        ([*START, [0, "build", [3]]], "group-incomplete", {}),
        ([*START, [0, "build", []]], "nothing-named", {}),
        ([*START, [0, "pay-fine"]], "not-now", {"phase": "turn", "waiting": [0]}),
        ([*START, [1, "offer", 0, {"cash": 1}, {"deeds": [3]}]], "not-your-turn", None),
        ([*START, [0, "offer", 0, {"cash": 1}, {"deeds": [3]}]], "cannot-trade-with", {}),
        ([*START, [0, "offer", 1, {"deeds": [3]}, {}]], "one-sided", {}),
        ([*START, [0, "offer", 1, {"cash": 5}, {"cash": 9}]], "one-sided", {}),
        ([*START, [0, "accept", 7]], "no-such-offer", {"to_you": []}),
        ([[0, "roll"], [0, "decline"], [1, "bid", 0]], "bid-too-low", {"least": 1, "offered": 0}),
        ([[0, "roll"], [0, "decline"], [1, "bid", -3]], "bid-too-low", {"least": 1, "offered": -3}),
        ([[0, "roll"], [0, "decline"], [1, "bid", 1501]], "not-enough-cash", {"cash": 1500}),
        ([[0, "roll"], [0, "decline"], [1, "bid", 2**53 - 1]], "not-enough-cash", {"cash": 1500}),
        ([[0, "roll"], [0, "decline"], [0, "pass"]], "not-your-turn", None),
        ([[0, "roll"], [0, "decline"], [1, "done"]], "auction-runs", None),
        ([[-1, "time-up"], [-1, "time-up"]], "time-is-already-up", {}),
    ],
)
def test_the_reason_and_the_facts_are_told(
    actions: list[list[object]], slug: str, facts: dict[str, object] | None
) -> None:
    at, found, told = refused(*actions)
    assert (at, found) == (len(actions) - 1, slug)
    assert facts is None or told == facts


def test_the_first_illegal_move_is_told_whatever_follows() -> None:
    at, slug, _ = refused([0, "roll"], [0, "done"], [1, "roll"], [0, "done"])
    assert (at, slug) == (1, "must-decide")


def test_dice_are_not_missed_behind_an_illegal_move() -> None:
    at, slug, _ = refused([0, "roll"], [0, "done"], [0, "roll"], dice=[[1, 2]])
    assert (at, slug) == (1, "must-decide")


def test_after_the_end_only_the_organiser_speaks() -> None:
    ruling = {"winners": [1], "reason": "late"}
    assert refused([-1, "ruling", ruling], [0, "roll"])[:2] == (1, "game-over")
    assert refused([-1, "ruling", ruling], [-1, "time-up"])[:2] == (1, "game-over")
    again = game([-1, "ruling", ruling], [-1, "ruling", ruling | {"winners": [2]}])
    assert judge(written(again))["winners"] == [2]


def test_the_moves_before_an_illegal_one_are_legal() -> None:
    actions = first_turns()["actions"]
    for length in range(len(actions)):
        assert judge(written(game(*actions[:length])))["ok"]
        assert refused(*actions[:length], [2, "give-up"], [2, "give-up"])[0] in (length, length + 1)
