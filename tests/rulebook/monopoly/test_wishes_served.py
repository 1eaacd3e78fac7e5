"""Wishes worked off: all at the regular price, or unit by unit (2.5, GAP-32, GAP-33c)."""

from tests.rulebook.monopoly.scenes import DARKBLUE, ORANGE, clause
from tests.rulebook.monopoly.streets import LIGHTBLUE, PINK, RED, bank, every, levels, window, wish
from zuschlag.rules.monopoly.events import Built


@clause("GAP-32", "MA-BUILD-9", "MA-BUILD-2")
def test_wishes_that_fit_the_stock_are_served_at_the_regular_price() -> None:
    scene = window({"A": ORANGE, "B": PINK}, houses=3)
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(11))
    assert (scene.phase, bank(scene)) == ("window", (0, 12))
    assert [scene.cash("A"), scene.cash("B")] == [1300, 1400]
    assert levels(scene, ORANGE + PINK) == [1, 1, 0, 1, 0, 0]


@clause("GAP-32", "MA-BUILD-9")
def test_one_wish_too_many_leads_to_an_auction() -> None:
    scene = window({"A": ORANGE, "B": PINK}, houses=3)
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(11, 13))
    assert (scene.phase, bank(scene)[0]) == ("auction", 2)
    assert levels(scene, ORANGE + PINK) == [0] * 6


@clause("GAP-32", "MA-BUILD-9")
def test_after_each_unit_what_fits_now_is_served() -> None:
    scene = window({"A": ORANGE, "B": PINK}, houses=3)
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(11, 13)).do("B", "pass")
    assert (levels(scene, ORANGE), scene.phase, bank(scene)[0]) == ([1, 0, 0], "auction", 1)
    scene.do("B", "bid", 101).do("A", "pass")
    assert (levels(scene, PINK), scene.answer["auction"]["leader"]) == ([1, 0, 0], 0)
    scene.do("B", "pass")
    assert (levels(scene, ORANGE), scene.phase) == ([1, 1, 0], "window")


@clause("GAP-32", "MA-BUILD-9", "MA-BUILD-11")
def test_the_last_house_of_a_single_wisher_needs_no_auction() -> None:
    scene = window({"A": ORANGE, "B": PINK}, houses=1).do("A", "wish", wish(16)).do("B", "done")
    assert (scene.level(16), scene.cash("A"), scene.phase) == (1, 1400, "window")
    assert scene.events[1:] == [Built(0, 16, 1, 100)]


@clause("GAP-32", "MA-BUILD-9")
def test_houses_and_hotels_are_counted_apart() -> None:
    scene = window({"A": ORANGE, "B": PINK}, levels=every(PINK, 4), houses=1, hotels=1)
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11))
    assert (levels(scene, [16, 11]), scene.phase, bank(scene)) == ([1, 5], "window", (4, 0))


@clause("GAP-32")
def test_more_than_two_wishers_share_the_same_count() -> None:
    owned = {"A": ORANGE, "B": PINK, "C": RED}
    for houses, phase in ((3, "window"), (2, "auction")):
        scene = window(owned, houses=houses).do("A", "wish", wish(16))
        scene.do("B", "wish", wish(11)).do("C", "wish", wish(21))
        assert scene.phase == phase


@clause("GAP-32")
def test_only_what_is_added_counts() -> None:
    scene = window({"A": ORANGE, "B": PINK}, houses=2, levels=every(ORANGE + PINK, 2))
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11))
    assert (levels(scene, [16, 11]), scene.phase) == ([3, 3], "window")


@clause("GAP-32")
def test_wished_hotels_are_counted_one_a_street() -> None:
    built = every(ORANGE + PINK, 4)
    for wished, phase in (([16], "window"), ([16, 18], "auction")):
        scene = window({"A": ORANGE, "B": PINK}, levels=built, hotels=2)
        scene.do("A", "wish", wish(*wished)).do("B", "wish", wish(11))
        assert scene.phase == phase


@clause("GAP-32", "GAP-33c")
def test_a_house_that_is_gone_is_not_counted_as_a_hotel() -> None:
    owned = {"A": ORANGE + LIGHTBLUE, "B": PINK, "C": RED}
    scene = window(owned, levels=every(ORANGE + PINK, 4), houses=1, hotels=2)
    scene.do("A", "wish", wish(16, 6)).do("B", "wish", wish(11)).do("C", "wish", wish(21))
    scene.do("C", "bid", 150).do("A", "pass")
    assert (levels(scene, [16, 11, 21]), bank(scene)[1]) == ([5, 5, 1], 0)
    assert (scene.level(6), scene.cash("A"), scene.phase) == (1, 1350, "window")


@clause("GAP-33c", "GAP-32")
def test_houses_come_before_hotels() -> None:
    scene = window({"A": DARKBLUE, "B": PINK}, levels=every(DARKBLUE, 4))
    scene.do("A", "wish", wish(37)).do("B", "wish", wish(11))
    assert scene.events[1:] == [Built(1, 11, 1, 100), Built(0, 37, 5, 200)]


@clause("GAP-33c", "GAP-32")
def test_one_wish_may_hold_houses_and_the_hotels_on_top() -> None:
    scene = window({"A": ORANGE, "B": PINK}, levels=every(ORANGE, 3), houses=3, hotels=3)
    scene.do("A", "wish", wish(*ORANGE, *ORANGE)).do("B", "done")
    assert (levels(scene, ORANGE), bank(scene), scene.cash("A")) == ([5, 5, 5], (12, 0), 900)


@clause("GAP-33c")
def test_houses_freed_by_a_hotel_are_offered_again() -> None:
    scene = window({"A": DARKBLUE, "B": PINK, "C": ORANGE}, levels=every(DARKBLUE, 4), houses=1)
    scene.do("A", "wish", wish(39)).do("B", "wish", wish(11)).do("C", "wish", wish(16))
    assert (scene.phase, scene.answer["auction"]["lot"]) == ("auction", "house")
    assert levels(scene, DARKBLUE) == [4, 4]
    scene.do("C", "bid", 120).do("B", "pass")
    assert (levels(scene, DARKBLUE), scene.cash("A")) == ([4, 5], 1300)
    assert (scene.cash("C"), scene.cash("B")) == (1380, 1400)
    assert (levels(scene, [11, 16]), bank(scene), scene.phase) == ([1, 1], (3, 11), "window")


@clause("GAP-33c", "GAP-32")
def test_when_both_are_short_houses_are_auctioned_first() -> None:
    owned = {"A": DARKBLUE, "B": PINK, "C": ORANGE, "D": RED}
    built = every(DARKBLUE, 4) | every(ORANGE, 4)
    scene = window(owned, levels=built, houses=1, hotels=1)
    scene.do("A", "wish", wish(39)).do("B", "wish", wish(11)).do("C", "wish", wish(16))
    scene.do("D", "wish", wish(21))
    assert scene.answer["auction"] == {"lot": "house", "high": 100, "leader": 1, "turn": 3}
    scene.do("D", "pass")
    assert scene.answer["auction"] == {"lot": "hotel", "high": 100, "leader": 2, "turn": 0}
    scene.do("A", "pass")
    assert (levels(scene, [39, 11, 16, 21]), scene.phase) == ([4, 1, 5, 1], "window")
    assert bank(scene) == (3, 0)


@clause("GAP-32", "MA-BUILD-9")
def test_a_wish_that_can_no_longer_be_paid_lapses() -> None:
    scene = window({"A": ORANGE, "B": PINK}, houses=3, cash={"A": 250})
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(11, 13)).do("B", "bid", 150)
    scene.do("A", "bid", 151).do("B", "pass")
    assert (levels(scene, ORANGE), scene.cash("A")) == ([1, 0, 0], 99)
    assert (levels(scene, PINK), scene.cash("B")) == ([1, 1, 0], 1300)
    assert (scene.phase, bank(scene)[0]) == ("window", 0)


@clause("GAP-32", "MA-BUILD-9")
def test_only_what_a_wisher_can_still_pay_counts() -> None:
    scene = window({"A": ORANGE, "B": PINK}, houses=4, cash={"A": 310})
    scene.do("A", "wish", wish(*ORANGE)).do("B", "wish", wish(11, 13)).do("B", "bid", 101)
    scene.do("A", "bid", 110).do("B", "pass")
    assert (scene.phase, levels(scene, ORANGE), scene.cash("A")) == ("auction", [1, 0, 0], 200)


@clause("GAP-32", "MA-BUILD-9")
def test_what_can_just_be_paid_still_counts() -> None:
    scene = window({"A": ORANGE, "B": PINK}, houses=4, cash={"A": 309})
    scene.do("A", "wish", wish(*ORANGE)).do("B", "wish", wish(11, 13)).do("B", "bid", 101)
    scene.do("A", "bid", 110).do("B", "pass")
    assert (scene.phase, scene.cash("A"), levels(scene, ORANGE)) == ("window", 99, [1, 1, 0])
    assert (levels(scene, PINK), bank(scene)[0]) == ([1, 1, 0], 0)


@clause("GAP-32")
def test_a_wish_on_a_mortgaged_group_lapses() -> None:
    owned = {"A": ORANGE, "B": PINK, "C": RED}
    scene = window(owned, houses=1, cash={"B": 100})
    scene.do("A", "wish", wish(16)).do("B", "wish", wish(11)).do("C", "done")
    scene.do("B", "mortgage", 11).do("B", "pass").do("C", "pass")
    assert (levels(scene, [16, 11]), scene.cash("A"), scene.phase) == ([1, 0], 1400, "window")


@clause("GAP-32", "GAP-21")
def test_wishes_stop_when_the_stock_is_gone() -> None:
    scene = window({"A": ORANGE, "B": LIGHTBLUE}, houses=2)
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(6)).do("A", "pass")
    assert (levels(scene, [16, 18, 6]), bank(scene)[0]) == ([1, 0, 1], 0)
    assert (scene.cash("A"), scene.cash("B"), scene.phase) == (1400, 1450, "window")
    assert scene.roll("A", 4, 6).phase == "turn"
