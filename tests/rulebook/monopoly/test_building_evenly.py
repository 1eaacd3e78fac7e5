"""Even building, four houses, one hotel (MA-BUILD-3..6, GAP-07)."""

import pytest

from tests.rulebook.monopoly.scenes import DARKBLUE, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import PINK, bank, every, levels
from zuschlag.rules.monopoly.events import Built

ONE_IS_ENOUGH = {"hotel.needsAllFour": False}


def orange(*standing: int, **more: object) -> Scene:
    """A owns orange with these levels and has money for all of it."""
    built = dict(zip(ORANGE, standing, strict=True))
    return Scene(owns={"A": ORANGE}, levels=built, cash={"A": 9000}, options=more)


@clause("MA-BUILD-3")
def test_every_street_has_a_house_before_one_has_two() -> None:
    scene = orange(1, 0, 0)
    assert scene.refused("A", "build", [16]) == "uneven"
    assert scene.options("A").build == [18, 19]
    scene.do("A", "build", [18])
    assert scene.refused("A", "build", [16]) == "uneven"
    assert scene.do("A", "build", [19]).options("A").build == ORANGE
    assert levels(scene.do("A", "build", [16]), ORANGE) == [2, 1, 1]


@clause("MA-BUILD-3")
@pytest.mark.parametrize(
    ("standing", "streets", "is_even"),
    [
        ((0, 0, 0), [16, 18, 19, 19], True),
        ((0, 0, 0), [16, 16], False),
        ((0, 0, 0), [19, 19, 18], False),
        ((1, 0, 0), [18, 19, 19], True),
        ((1, 0, 0), [18, 18], False),
        ((1, 1, 0), [19, 19], True),
        ((1, 1, 0), [19, 19, 19], False),
        ((3, 3, 3), [16, 16, 18, 19], True),
        ((3, 3, 3), [16, 16], False),
        ((3, 4, 4), [18], False),
        ((3, 4, 4), [16, 18], True),
    ],
)
def test_the_whole_purchase_ends_even(
    standing: tuple[int, int, int], streets: list[int], is_even: bool
) -> None:
    scene = orange(*standing)
    if is_even:
        scene.do("A", "build", streets)
        grown = [level + streets.count(slot) for slot, level in zip(ORANGE, standing, strict=True)]
        assert levels(scene, ORANGE) == grown
    else:
        assert scene.refused("A", "build", streets) == "uneven"


@clause("MA-BUILD-3")
def test_each_group_is_even_by_itself() -> None:
    scene = Scene(owns={"A": ORANGE + PINK}, levels=every(PINK, 2), cash={"A": 9000})
    assert scene.refused("A", "build", [11, 16, 16]) == "uneven"
    assert scene.refused("A", "build", [11, 11, 16]) == "uneven"
    assert levels(scene.do("A", "build", [11, 16]), ORANGE + PINK) == [1, 0, 0, 3, 2, 2]


@clause("MA-BUILD-4", "MA-BUILD-5")
def test_the_fifth_level_is_a_hotel_and_no_fifth_house() -> None:
    scene = orange(4, 4, 4)
    assert bank(scene) == (20, 12)
    scene.do("A", "build", [16])
    assert (levels(scene, ORANGE), bank(scene)) == ([5, 4, 4], (24, 11))
    assert scene.events == [Built(0, 16, 5, 100)]


@clause("MA-BUILD-4", "MA-BUILD-8")
def test_without_hotels_four_houses_are_the_end() -> None:
    scene = Scene(owns={"A": ORANGE}, levels=every(ORANGE, 4), hotels=0)
    assert scene.refused("A", "build", [16]) == "too-few-hotels"
    assert scene.options("A").build == []


@clause("MA-BUILD-5", "MA-BANK-9")
def test_four_houses_go_back_for_a_hotel() -> None:
    scene = Scene(owns={"A": DARKBLUE}, levels=every(DARKBLUE, 4))
    assert bank(scene) == (24, 12)
    scene.do("A", "build", [39])
    assert (scene.cash("A"), bank(scene), scene.level(39)) == (1300, (28, 11), 5)


@clause("MA-BUILD-5", "GAP-07")
@pytest.mark.parametrize("standing", [(4, 3, 4), (4, 4, 3), (4, 3, 3)])
def test_a_hotel_needs_four_houses_everywhere(standing: tuple[int, int, int]) -> None:
    scene = orange(*standing)
    assert scene.refused("A", "build", [16]) == "uneven"
    assert 16 not in scene.options("A").build


@clause("GAP-07")
def test_hotels_follow_one_another() -> None:
    scene = orange(5, 4, 4)
    assert scene.options("A").build == [18, 19]
    assert levels(scene.do("A", "build", [18, 19]), ORANGE) == [5, 5, 5]


@clause("GAP-07")
def test_by_agreement_four_houses_on_one_street_are_enough() -> None:
    scene = orange(4, 3, 3, **ONE_IS_ENOUGH)
    assert scene.options("A").build == ORANGE
    scene.do("A", "build", [16])
    assert levels(scene, ORANGE) == [5, 3, 3]
    assert scene.options("A").build == [18, 19]
    assert levels(scene.do("A", "build", [18]), ORANGE) == [5, 4, 3]
    assert scene.options("A").build == [18, 19]


@clause("GAP-07")
def test_even_by_agreement_a_hotel_is_not_two_levels_ahead() -> None:
    scene = orange(3, 2, 3, **ONE_IS_ENOUGH)
    assert scene.refused("A", "build", [16]) == "uneven"
    assert scene.refused("A", "build", [16, 16]) == "uneven"
    assert scene.options("A").build == [18]


@clause("GAP-07", "MA-SELL-2")
def test_by_agreement_a_hotel_counts_as_four_when_selling() -> None:
    scene = orange(5, 4, 4, **ONE_IS_ENOUGH)
    assert scene.options("A").sell == ORANGE
    assert levels(scene.do("A", "sell", [18]), ORANGE) == [5, 3, 4]
    assert scene.options("A").sell == [16, 19]
    assert scene.refused("A", "sell", [18]) == "uneven"


@clause("MA-BUILD-6")
def test_nothing_goes_on_top_of_a_hotel() -> None:
    scene = orange(5, 5, 5)
    assert scene.refused("A", "build", [16]) == "no-room"
    assert scene.refused("A", "build", ORANGE) == "no-room"
    assert scene.options("A").build == []


@clause("MA-BUILD-6", "MA-BUILD-4")
def test_nobody_builds_beyond_a_hotel_in_one_go() -> None:
    scene = orange(4, 4, 4)
    assert scene.refused("A", "build", [16, 16]) == "no-room"
    assert scene.refused("A", "build", [18, 19, 19]) == "no-room"
    assert scene.refused("A", "build", [16, 16, 18]) == "no-room"
    assert levels(scene.do("A", "build", [16, 18, 19]), ORANGE) == [5, 5, 5]
