"""Every verb once: who may say it when, and what it brings about (MA-STD, MA-TURN-5, GAP-22)."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import collecting, owing_bank, visiting
from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, ORANGE, Scene, clause
from zuschlag.errors import Refusal
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.words import Roll

SALE = ("offer", 2, {"deeds": [5]}, {"cash": 9})


def window() -> Scene:
    """Before B's roll; something was told before."""
    owns = {"A": [5, *ORANGE], "B": BROWN, "D": [15, *DARKBLUE]}
    position: dict[str, Any] = {"levels": {37: 1, 39: 1}, "mortgaged": [15], "jail": {"B": 1}}
    scene = Scene(turn="B", stage="window", owns=owns, cards={"chest": "B"}, **position)
    return scene.do("D", "hold").do("D", "done")


def offered() -> Scene:
    """A wants to sell #5 to C."""
    return window().do("A", *SALE)


def auction() -> Scene:
    """A has declined #39."""
    return Scene(at={"A": 39}, stage="buy").do("A", "decline")


def wishes() -> Scene:
    """A has wished, B and D are asked."""
    return window().do("A", "wish", {"16": 1})


def at_station() -> Scene:
    """A is on C's #15."""
    return visiting(15, owns={"C": [15]})


def broke() -> Scene:
    """A cannot pay a donation."""
    return owing_bank(300, cash={"A": 0})


VERBS: list[tuple[Callable[[], Scene], str, tuple[Any, ...], list[str]]] = [
    (window, "B", ("roll",), []),
    (lambda: visiting(39), "A", ("buy",), ["bought"]),
    (lambda: visiting(39), "A", ("decline",), ["declined", "lot_opened"]),
    (auction, "B", ("bid", 5), ["bid_placed"]),
    (auction, "B", ("pass",), ["bidder_passed"]),
    (at_station, "C", ("demand", 0), ["rent_demanded", "paid"]),
    (at_station, "C", ("waive", 0), ["rent_waived"]),
    (at_station, "B", ("hold",), ["held"]),
    (at_station, "A", ("done",), ["turn_ended"]),
    (lambda: window().do("A", "hold"), "A", ("done",), ["released"]),
    (window, "A", ("build", [16]), ["built"]),
    (window, "A", ("wish", {"16": 1}), ["wishes_called", "wish_sealed"]),
    (wishes, "B", ("wish", {"1": 1}), ["wish_sealed"]),
    (wishes, "B", ("done",), ["wish_sealed"]),
    (lambda: wishes().do("B", "done"), "D", ("done",), ["wish_sealed", "built"]),
    (window, "D", ("sell", [37]), ["unbuilt"]),
    (window, "A", ("mortgage", 5), ["mortgaged"]),
    (window, "D", ("redeem", 15), ["redeemed"]),
    (window, "B", ("pay-fine",), ["freed"]),
    (window, "B", ("use-card", "chest"), ["freed"]),
    (window, "A", SALE, ["offered"]),
    (offered, "C", ("accept", 0), ["traded"]),
    (offered, "C", ("reject", 0), ["rejected"]),
    (offered, "A", ("withdraw", 0), ["withdrawn"]),
    (broke, "A", ("give-up",), ["went_bankrupt", "deeds_passed", "turn_ended"]),
    (lambda: Scene(stage="end"), "C", ("give-up",), ["left_game", "deeds_passed"]),
    (window, "-", ("time-up",), ["time_called"]),
    (window, "-", ("ruling", {"winners": [0], "reason": "x"}), ["ruled", "game_ended"]),
]


@clause("MA-STD-1", "MA-STD-2", "MA-REST-2", "MA-TURN-5", "GAP-21", "GAP-22", "GAP-46")
@pytest.mark.parametrize("place", range(len(VERBS)), ids=[verb[2][0] for verb in VERBS])
def test_every_verb_does_its_own_thing_and_tells_only_that(place: int) -> None:
    position, letter, action, told = VERBS[place]
    scene = position().do(letter, *action)
    assert scene.told[: len(told)] == told
    assert len(scene.told) == len(told) or action[0] in ("give-up", "time-up")


@clause("MA-STD-1", "MA-STD-2", "GAP-46")
@pytest.mark.parametrize(
    ("letter", "action", "why"),
    [
        ("B", ("bid", 5), "not-now"),
        ("B", ("pass",), "not-now"),
        ("A", ("pay-fine",), "not-your-turn"),
        ("A", ("use-card", "chest"), "not-your-turn"),
        ("B", ("use-card", "chance"), "no-such-card"),
        ("B", ("buy",), "not-now"),
        ("B", ("decline",), "not-now"),
        ("A", ("buy",), "not-your-turn"),
        ("A", ("demand", 0), "no-such-claim"),
        ("A", ("waive", 0), "no-such-claim"),
        ("A", ("roll",), "not-your-turn"),
        ("A", ("done",), "not-holding"),
        ("A", ("reject", 0), "no-such-offer"),
    ],
)
def test_in_the_window_nothing_out_of_place(letter: str, action: Any, why: str) -> None:
    assert window().refused(letter, *action) == why


@clause("MA-STD-1", "GAP-46")
@pytest.mark.parametrize("nobody", [-1, 4, 9])
def test_nobody_acts_who_does_not_sit_at_the_table(nobody: int) -> None:
    with pytest.raises(Refusal, match="not-in-the-game"):
        MONOPOLY.apply(Scene().state, nobody, Roll())


@clause("MA-STD-1", "GAP-46")
def test_one_debt_is_enough_to_stop_the_turn() -> None:
    scene = owing_bank(100, cash={"A": 0}, owns={"A": [5]})
    assert scene.refused("A", "done") == "debt-comes-first"
    assert scene.do("A", "mortgage", 5).do("A", "done").turn == "B"


@clause("MA-STD-1", "GAP-46", "GAP-49")
def test_time_is_called_only_once() -> None:
    scene = Scene().do("-", "time-up")
    assert scene.refused("-", "time-up") == "time-is-already-up"


@clause("MA-STD-1", "GAP-55")
def test_dice_are_thrown_only_when_they_are_wanted() -> None:
    with pytest.raises(Refusal, match="no-dice-wanted"):
        Scene().throw(1, 2)


@clause("GAP-21", "GAP-70")
def test_nobody_is_asked_while_the_dice_roll_or_when_it_is_over() -> None:
    assert Scene().do("A", "roll").waiting == ""
    scene = Scene(options={"end.mode": "stopNow"}).do("-", "time-up")
    assert (scene.waiting, scene.answer["options"]) == ("", {})


@clause("GAP-21", "GAP-70", "GAP-23")
def test_asked_are_the_first_debtor_and_whoever_has_an_offer_to_answer() -> None:
    scene = collecting(cash={"C": 0, "D": 0}, owns={"C": [5], "D": [15]})
    assert scene.waiting == "C"
    assert scene.do("C", "offer", 1, {"deeds": [5]}, {"cash": 150}).waiting == "BC"


@clause("GAP-42")
def test_in_open_outcry_the_first_seat_may_lead_as_well() -> None:
    scene = Scene(at={"A": 39}, stage="buy", options={"auction.order": "open"}).do("A", "decline")
    assert scene.do("A", "bid", 1).waiting == "BCD"


@clause("GAP-22", "MA-TURN-4", "GAP-49")
@pytest.mark.parametrize("mode", ["equalTurns", "finishTurn"])
def test_with_the_dice_taken_the_window_is_over_for_the_clock_too(mode: str) -> None:
    scene = Scene(turn="D", stage="end", options={"end.mode": mode}).do("D", "done")
    scene.do("A", "roll").do("-", "time-up")
    assert scene.wants_chance
    scene.throw(1, 3)
    assert (scene.at("A"), scene.phase, scene.answer["round"]) == (4, "turn", 2)


@clause("GAP-57", "GAP-74", "GAP-21")
def test_wishes_are_worked_off_without_anybody_s_word() -> None:
    scene = wishes().do("D", "done").do("B", "done")
    assert (scene.level(16), scene.phase, scene.waiting) == (1, "window", "B")


def ruled(scene: Scene) -> dict[str, Any]:
    """The organiser ends the game."""
    return scene.do("-", "ruling", {"winners": [0], "reason": "x"}).answer


@clause("MA-GOAL-1", "MA-GOAL-3", "MA-ORG-2")
def test_at_the_end_nothing_is_open_any_more() -> None:
    empty: dict[str, object] = {
        "claims": [],
        "debts": [],
        "auction": None,
        "offers": [],
        "waiting": [],
        "options": {},
    }
    for position in (window, offered, auction, wishes, at_station, broke):
        answer = ruled(position())
        assert {name: answer[name] for name in empty} == empty
        assert answer["phase"] == "done"
    scene = Scene().do("A", "roll")
    ruled(scene)
    assert not scene.wants_chance
    assert scene.observe("A").asked == []
    assert ruled(window().do("A", "hold"))["waiting"] == []


@clause("MA-GOAL-3", "MA-GOAL-1")
def test_at_the_end_no_seat_is_asked_for_a_wish_and_no_estate_waits() -> None:
    scene = wishes()
    ruled(scene)
    assert (scene.observe("B").asked, scene.observe("A").own_wish) == ([], None)
    scene = Scene(turn="B", stage="window", owns={"D": [5, 15]}).do("D", "give-up")
    ruled(scene)
    assert scene.observe("B").book["estates"] == 0
    assert scene.observe("B").book["lot"] == 0


@clause("GAP-72", "MA-GOAL-3")
@pytest.mark.parametrize(("unit", "level"), [("house", 0), ("hotel", 4)])
def test_a_building_under_the_hammer_goes_back_to_the_bank_when_the_game_ends(
    unit: str, level: int
) -> None:
    levels = dict.fromkeys([*ORANGE, *BROWN], level)
    stock = {"houses": 1, "hotels": 1}
    owns = {"A": ORANGE, "C": BROWN}
    scene = Scene(turn="B", stage="window", owns=owns, levels=levels, **stock)  # type: ignore[arg-type]
    scene.do("A", "wish", {"16": 1}).do("C", "wish", {"1": 1})
    assert scene.answer["auction"]["lot"] == unit
    assert scene.answer["bank"][f"{unit}s"] == 0
    answer = ruled(scene)
    assert (answer["bank"], answer["auction"]) == (stock, None)
