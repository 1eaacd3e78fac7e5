"""Sealed wishes: who is asked, what is shown, what waits meanwhile (2.5, GAP-21)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import BROWN, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import LIGHTBLUE, PINK, RED, bank, every, levels, window, wish
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly.events import Built, WishesCalled, WishSealed


@clause("GAP-21")
def test_the_first_wish_opens_the_collection() -> None:
    scene = window({"A": ORANGE, "B": PINK, "C": RED, "D": [5]}).do("A", "wish", wish(16))
    assert scene.events == [WishesCalled(0, [1, 2]), WishSealed(0)]
    assert (scene.phase, scene.waiting, scene.level(16)) == ("wishes", "BC", 0)
    scene.do("C", "wish", wish(21))
    assert (scene.events, scene.waiting) == ([WishSealed(2)], "B")
    scene.do("B", "done")
    assert scene.events[0] == WishSealed(1)
    assert (levels(scene, [11, 16, 21]), scene.phase, scene.turn) == ([0, 1, 1], "window", "A")


@clause("GAP-21")
def test_nobody_is_asked_unless_somebody_wishes() -> None:
    scene = window({"A": ORANGE, "B": PINK})
    assert (scene.phase, scene.waiting) == ("window", "A")
    assert scene.roll("A", 4, 6).phase == "turn"


@clause("GAP-21")
def test_a_wish_nobody_else_can_share_is_carried_out_at_once() -> None:
    scene = window({"A": ORANGE}, houses=2).do("A", "wish", wish(16, 18))
    assert scene.told == ["wishes_called", "wish_sealed", "built", "built"]
    assert (levels(scene, ORANGE), scene.cash("A"), scene.phase) == ([1, 1, 0], 1300, "window")


@clause("GAP-21")
@pytest.mark.parametrize(
    ("more", "is_asked"),
    [
        ({"cash": {"B": 100}}, True),
        ({"cash": {"B": 99}}, False),
        ({"mortgaged": [11]}, False),
        ({"levels": every(PINK, 5)}, False),
        ({"levels": every(PINK, 4)}, True),
        ({"levels": every(PINK, 4), "hotels": 0}, False),
        ({"levels": every(PINK, 4), "hotels": 1}, True),
        ({"levels": every(PINK, 3), "hotels": 0}, True),
        ({"jail": {"B": 1}}, True),
    ],
)
def test_asked_is_who_could_build_something_now(more: dict[str, Any], is_asked: bool) -> None:
    scene = window({"A": ORANGE, "B": PINK}, **more).do("A", "wish", wish(16))
    assert scene.waiting == ("B" if is_asked else "A")
    assert scene.phase == ("wishes" if is_asked else "window")


@clause("GAP-21")
@pytest.mark.parametrize(("houses", "is_asked"), [(1, True), (0, False)])
def test_without_houses_only_who_could_take_a_hotel_is_asked(houses: int, is_asked: bool) -> None:
    scene = window({"A": ORANGE, "B": PINK}, levels=every(ORANGE, 4), houses=houses)
    scene.do("A", "wish", wish(16))
    assert scene.phase == ("wishes" if is_asked else "window")


@clause("GAP-21")
def test_in_the_collection_nothing_else_goes_on() -> None:
    scene = window({"A": ORANGE, "B": [*PINK, 5], "C": [15]}).do("A", "wish", wish(16))
    for letter in "ABC":
        assert scene.refused(letter, "roll") == "wishes-come-first"
        assert scene.refused(letter, "mortgage", 5) == "wishes-come-first"
        assert scene.refused(letter, "build", [16]) == "wishes-come-first"
        assert scene.refused(letter, "sell", [16]) == "wishes-come-first"
        assert scene.refused(letter, "offer", 3, {"deeds": [5]}, {"cash": 1}) == (
            "wishes-come-first"
        )
        assert scene.refused(letter, "bid", 100) == "wishes-come-first"
        assert scene.refused(letter, "demand", 0) == "wishes-come-first"
    assert scene.options("B").wish == PINK
    assert scene.options("B").done


@clause("GAP-21")
def test_only_who_is_asked_answers_and_only_once() -> None:
    scene = window({"A": ORANGE, "B": PINK, "C": RED, "D": [5]}).do("A", "wish", wish(16))
    assert scene.refused("A", "wish", wish(18)) == "not-asked"
    assert scene.refused("A", "done") == "not-asked"
    assert scene.refused("D", "done") == "not-asked"
    assert scene.options("D").wish == []
    scene.do("B", "wish", wish(11))
    assert scene.refused("B", "wish", wish(13)) == "not-asked"
    assert scene.refused("B", "done") == "not-asked"
    scene.do("C", "done")
    assert levels(scene, [16, 18, 11, 13]) == [1, 0, 1, 0]


@clause("GAP-21", "MA-BUILD-3")
def test_a_wish_is_legal_like_a_purchase() -> None:
    owned = {"A": ORANGE, "B": [*PINK, 1]}
    scene = window(owned, cash={"B": 250}, houses=3).do("A", "wish", wish(16))
    assert scene.refused("B", "wish", wish(11, 11)) == "uneven"
    assert scene.refused("B", "wish", wish(1)) == "group-incomplete"
    assert scene.refused("B", "wish", wish(16)) == "not-your-deed"
    assert scene.refused("B", "wish", wish(*PINK)) == "not-enough-cash"
    assert scene.refused("B", "wish", wish(*PINK, 11)) == "too-few-houses"
    assert scene.refused("B", "wish", {}) == "nothing-named"
    assert scene.do("B", "wish", wish(11, 13)).phase == "window"


@clause("GAP-21")
def test_wishes_are_for_the_window() -> None:
    scene = Scene(stage="end", owns={"A": ORANGE, "B": PINK})
    assert scene.refused("A", "wish", wish(16)) == "not-now"
    assert scene.refused("B", "wish", wish(11)) == "not-your-turn"
    assert scene.options("A").wish == []
    scene.do("A", "done")
    assert scene.options("B").wish == PINK
    assert scene.do("B", "wish", wish(11)).waiting == "A"


@clause("GAP-21")
@pytest.mark.parametrize("levels_wished", [0, 6])
def test_a_wish_counts_from_one_to_five(levels_wished: int) -> None:
    with pytest.raises(Malformed, match="out-of-range"):
        window({"A": ORANGE}).do("A", "wish", {"16": levels_wished})


@clause("GAP-21")
def test_nobody_sees_the_wish_of_another() -> None:
    scene = window({"A": ORANGE, "B": PINK, "C": RED}).do("A", "wish", wish(16))
    silent = window({"A": ORANGE, "B": PINK, "C": RED}).do("A", "wish", wish(16))
    scene.do("B", "wish", wish(11))
    silent.do("B", "done")
    assert scene.events == silent.events == [WishSealed(1)]
    for viewer in ("A", "C", "D", None):
        assert scene.observe(viewer) == silent.observe(viewer)
    assert scene.observe("B").own_wish == {11: 1}
    assert silent.observe("B").own_wish is None
    assert scene.observe("A").own_wish == {16: 1}
    assert scene.observe("C").own_wish is None


@clause("GAP-21")
def test_everybody_sees_who_called_and_who_has_answered() -> None:
    scene = window({"A": ORANGE, "B": PINK, "C": RED}).do("A", "wish", wish(16))
    assert scene.observe("D").asked == [1, 2]
    scene.do("B", "done").do("C", "done").do("C", "wish", wish(21))
    book = scene.observe("D").book
    assert (book["called_by"], book["answered"]) == (2, 1 << 2)
    book = scene.do("B", "wish", wish(11)).observe("D").book
    assert book["answered"] == (1 << 2) + (1 << 1)


@clause("GAP-21")
def test_what_was_wished_in_an_earlier_window_is_forgotten() -> None:
    scene = window({"A": ORANGE, "B": PINK}, houses=2)
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(11, 13))
    scene.do("B", "bid", 101).do("A", "pass").do("B", "bid", 101).do("A", "pass")
    assert (levels(scene, PINK), levels(scene, ORANGE)) == ([1, 1, 0], [0, 0, 0])
    scene.do("B", "sell", [11]).do("B", "sell", [13])
    scene.do("A", "wish", wish(19)).do("B", "done")
    assert (levels(scene, ORANGE), bank(scene)[0]) == ([0, 0, 1], 1)
    assert levels(scene, PINK) == [0, 0, 0]


@clause("GAP-21", "GAP-22")
def test_who_holds_the_dice_answers_the_call_first() -> None:
    scene = window({"A": ORANGE, "B": PINK}).do("B", "hold").do("A", "wish", wish(16))
    scene.do("B", "done")
    assert (scene.level(16), scene.phase, scene.waiting) == (1, "window", "B")
    assert scene.refused("A", "roll") == "somebody-holds"


@clause("GAP-21", "MA-BUILD-2")
def test_the_wishes_are_served_clockwise_from_left_of_the_turn_that_ended() -> None:
    owned = {"A": ORANGE, "B": BROWN, "C": LIGHTBLUE, "D": PINK}
    scene = Scene(stage="window", turn="C", owns=owned).do("A", "wish", wish(18, 16))
    scene.do("B", "wish", wish(3)).do("D", "wish", wish(14)).do("C", "wish", wish(9, 9, 8, 6))
    assert scene.events[1:] == [
        Built(2, 6, 1, 50),
        Built(2, 8, 1, 50),
        Built(2, 9, 1, 50),
        Built(2, 9, 2, 50),
        Built(3, 14, 1, 100),
        Built(0, 16, 1, 100),
        Built(0, 18, 1, 100),
        Built(1, 3, 1, 50),
    ]
    assert [scene.cash(letter) for letter in "ABCD"] == [1300, 1450, 1300, 1400]
