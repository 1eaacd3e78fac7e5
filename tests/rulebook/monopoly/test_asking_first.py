"""Building in one's own turn dodges no auction: `build.alwaysAsk` (2.5, MA-BUILD-9, GAP-32)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, GREEN, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import LIGHTBLUE, PINK, bank, every, levels, reprice, wish
from zuschlag.rules.monopoly.events import BidPlaced, Built, WishesCalled, WishSealed

NEVER = {"build.alwaysAsk": "off"}
ALWAYS = {"build.alwaysAsk": "on"}


def asks(streets: list[int], owns: dict[str, list[int]], **more: Any) -> bool:
    """Whether A's purchase in A's own turn means that the others are asked."""
    scene = Scene(stage="end", owns=owns, **more).do("A", "build", streets)
    assert scene.phase in ("wishes", "turn")
    return scene.phase == "wishes"


@clause("MA-BUILD-9", "GAP-32")
@pytest.mark.parametrize("stage", ["roll", "buy", "end"])
def test_the_last_house_in_the_own_turn_is_not_simply_taken(stage: str) -> None:
    scene = Scene(stage=stage, at={"A": 39}, houses=1, owns={"A": ORANGE, "B": PINK})
    scene.do("A", "build", [16])
    assert scene.events == [WishesCalled(0, [1]), WishSealed(0)]
    assert (scene.phase, scene.waiting, scene.level(16)) == ("wishes", "B", 0)
    scene.do("B", "wish", wish(11))
    assert scene.answer["auction"] == {"lot": "house", "high": 100, "leader": 1, "turn": 0}
    assert scene.events[-1] == BidPlaced(1, 100, 11)
    scene.do("A", "bid", 130, 16).do("B", "pass")
    assert (scene.level(16), scene.cash("A"), scene.phase) == (1, 1370, "turn")
    assert (scene.turn, scene.waiting) == ("A", "A")
    open_to = scene.options("A")
    assert [open_to.roll, open_to.buy, open_to.done].index(True) == (
        ["roll", "buy", "end"].index(stage)
    )


@clause("MA-BUILD-9", "GAP-32")
def test_if_nobody_else_wishes_the_builder_pays_the_regular_price() -> None:
    scene = Scene(stage="end", houses=1, owns={"A": ORANGE, "B": PINK}).do("A", "build", [16])
    scene.do("B", "done")
    assert scene.events == [WishSealed(1), Built(0, 16, 1, 100)]
    assert (scene.cash("A"), scene.phase) == (1400, "turn")


@clause("MA-BUILD-9", "GAP-32")
def test_in_the_window_too_a_purchase_is_a_wish_where_it_must_be() -> None:
    scene = Scene(stage="window", houses=1, owns={"A": ORANGE, "B": PINK}).do("B", "build", [11])
    assert (scene.phase, scene.waiting) == ("wishes", "A")
    scene = Scene(stage="window", owns={"A": ORANGE, "B": PINK}).do("B", "build", [11])
    assert (scene.phase, scene.level(11)) == ("window", 1)


@clause("MA-BUILD-9", "GAP-32")
def test_off_builds_at_once() -> None:
    owned = {"A": ORANGE, "B": PINK}
    assert asks([16], owned, houses=1)
    assert not asks([16], owned, houses=1, options=NEVER)
    scene = Scene(houses=1, owns=owned, options=NEVER).do("A", "build", [16])
    assert (scene.level(16), bank(scene), scene.told) == (1, (0, 12), ["built"])


@clause("MA-BUILD-9")
def test_on_asks_whoever_could_build_whatever_the_stock() -> None:
    owned = {"A": ORANGE, "B": PINK}
    assert not asks([16], owned)
    assert asks([16], owned, options=ALWAYS)
    assert asks([16], owned, options=ALWAYS, cash={"B": 100})
    assert not asks([16], owned, options=ALWAYS, cash={"B": 99})
    assert not asks([16], {"A": ORANGE, "B": [11, 13]}, options=ALWAYS)


@clause("MA-BUILD-9")
@pytest.mark.parametrize(("cash", "is_asked"), [(700, False), (799, False), (800, True)])
def test_short_asks_if_fewer_are_left_than_another_could_pay(cash: int, is_asked: bool) -> None:
    owned = {"A": ORANGE, "B": PINK}
    assert asks(ORANGE, owned, houses=10, cash={"B": cash}) == is_asked


@clause("MA-BUILD-9")
@pytest.mark.parametrize(("houses", "is_asked"), [(12, True), (13, False)])
def test_short_asks_if_fewer_are_left_than_another_has_room_for(
    houses: int, is_asked: bool
) -> None:
    owned = {"A": ORANGE, "B": PINK}
    assert asks([16], owned, houses=houses) == is_asked


@clause("MA-BUILD-9")
@pytest.mark.parametrize(
    ("standing", "room"), [((4, 4, 3), 1), ((3, 3, 3), 3), ((5, 4, 4), 0), ((2, 3, 2), 5)]
)
def test_room_for_houses_is_what_is_missing_to_four(
    standing: tuple[int, int, int], room: int
) -> None:
    built = dict(zip(PINK, standing, strict=True))
    owned = {"A": ORANGE, "B": PINK}
    assert not asks([16], owned, houses=1 + room, levels=built)
    if room:
        assert asks([16], owned, houses=room, levels=built)


@clause("MA-BUILD-9")
@pytest.mark.parametrize(("houses", "is_asked"), [(6, True), (7, False)])
def test_the_cheapest_streets_of_another_count_first(houses: int, is_asked: bool) -> None:
    owned = {"A": ORANGE, "B": [*LIGHTBLUE, *DARKBLUE]}
    built = every(LIGHTBLUE, 2)
    assert asks([16], owned, houses=houses, levels=built, cash={"B": 400}) == is_asked


@clause("MA-BUILD-9")
@pytest.mark.parametrize(("houses", "is_asked"), [(8, True), (9, False)])
def test_rest_money_goes_into_the_next_dearer_group(houses: int, is_asked: bool) -> None:
    owned = {"A": ORANGE, "B": [*LIGHTBLUE, *DARKBLUE]}
    built = every(LIGHTBLUE, 2)
    assert asks([16], owned, houses=houses, levels=built, cash={"B": 700}) == is_asked


@clause("MA-BUILD-9")
@pytest.mark.parametrize(("houses", "is_asked"), [(8, True), (9, False)])
def test_cheapest_means_the_price_and_not_the_place(houses: int, is_asked: bool) -> None:
    owned = {"A": ORANGE, "B": [*BROWN, *GREEN, *DARKBLUE]}
    scene = Scene(stage="end", owns=owned, houses=houses, cash={"B": 80})
    reprice(scene, {1: 50, 3: 50, 31: 10, 32: 10, 34: 10, 37: 40, 39: 40})
    scene.do("A", "build", [16])
    assert (scene.phase == "wishes") == is_asked


@clause("MA-BUILD-9", "MA-BUILD-5")
@pytest.mark.parametrize(("cash", "is_asked"), [(100, False), (199, False), (200, True)])
def test_hotels_are_looked_at_in_the_same_way(cash: int, is_asked: bool) -> None:
    owned = {"A": ORANGE, "B": PINK}
    built = every(ORANGE + PINK, 4)
    assert asks([16], owned, levels=built, hotels=2, cash={"B": cash}) == is_asked


@clause("MA-BUILD-9")
@pytest.mark.parametrize(("standing", "hotels"), [((4, 4, 4), 3), ((5, 4, 4), 2), ((4, 4, 3), 0)])
def test_room_for_hotels_is_where_one_could_stand_now(
    standing: tuple[int, int, int], hotels: int
) -> None:
    owned = {"A": ORANGE, "B": PINK}
    built = every(ORANGE, 4) | dict(zip(PINK, standing, strict=True))
    assert not asks([16], owned, levels=built, hotels=1 + hotels)
    if hotels:
        assert asks([16], owned, levels=built, hotels=hotels)


@clause("MA-BUILD-9")
def test_only_the_kind_that_is_bought_matters() -> None:
    owned = {"A": ORANGE, "B": PINK}
    assert not asks([16], owned, levels=every(ORANGE, 4), houses=1)
    built = every(PINK, 4)
    assert not asks([16], owned, levels=built, houses=1, hotels=1)


@clause("MA-BUILD-9", "GAP-33b")
def test_houses_given_back_for_a_hotel_count_as_left() -> None:
    owned = {"A": ORANGE, "B": PINK}
    one_hotel = [*ORANGE, 16]
    built = every(ORANGE, 3)
    assert asks(one_hotel, owned, levels=built, houses=3, cash={"B": 500})
    assert not asks(one_hotel, owned, levels=built, houses=3, cash={"B": 499})
    assert not asks(one_hotel, owned, levels=built, houses=4, cash={"B": 500})


@clause("MA-BUILD-9")
def test_every_other_seat_is_looked_at() -> None:
    owned = {"A": ORANGE, "B": BROWN, "D": PINK}
    assert asks([16], owned, houses=10, cash={"B": 50, "D": 1000})
    assert not asks([16], owned, houses=10, cash={"B": 50, "D": 900})
    assert asks([16], {"A": ORANGE, "B": PINK, "D": BROWN}, houses=10, cash={"D": 50})
    scene = Scene(stage="end", owns=owned, houses=10).do("A", "build", [16])
    assert scene.waiting == "BD"


@clause("GAP-20", "GAP-21")
def test_in_the_turn_of_another_nobody_builds() -> None:
    scene = Scene(stage="end", owns={"A": ORANGE, "B": PINK})
    assert scene.refused("B", "build", [11]) == "not-your-turn"
    assert levels(scene, PINK) == [0, 0, 0]
