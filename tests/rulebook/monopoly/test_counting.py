"""What everybody is worth, who wins, who comes after (MA-GOAL, GAP-48, GAP-51, GAP-53)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import collecting, owing_bank
from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, STATIONS, UTILITIES, Scene, clause


def counted(**position: Any) -> dict[str, Any]:
    """Time is up, nothing is open."""
    options = {"end.mode": "stopNow"} | position.pop("options", {})
    return Scene(options=options, stage="end", **position).do("-", "time-up").answer


def by_list(**position: Any) -> list[int]:
    """The ranking where ties are broken by the list."""
    ranking: list[int] = counted(options={"end.tiebreak": "list"}, **position)["ranking"]
    return ranking


@clause("MA-GOAL-1")
def test_the_highest_total_wins() -> None:
    answer = counted(seats=2, cash={"A": 300, "B": 650}, owns={"A": [39]})
    assert (answer["scores"], answer["winners"], answer["ranking"]) == ([700, 650], [0], [1, 2])
    assert answer["ending"] == "time"


@clause("MA-GOAL-2", "MA-GOAL-3")
def test_the_only_one_left_wins_with_property_alone() -> None:
    scene = owing_bank(100, "C", cash={"C": 0, "D": 0}, owns={"D": [1]}, out="AB")
    scene.do("C", "give-up")
    assert (scene.answer["winners"], scene.answer["ending"]) == ([3], "last-standing")
    assert (scene.answer["scores"], scene.answer["ranking"]) == ([0, 0, 0, 60], [4, 3, 2, 1])


@clause("GAP-48")
def test_buildings_count_as_bought_and_a_mortgaged_deed_half() -> None:
    four = {37: 4, 39: 4}
    assert counted(seats=2, cash={"A": 100}, owns={"A": DARKBLUE}, levels=four)["scores"][0] == 2450
    more = {"owns": {"A": [*DARKBLUE, 5]}, "mortgaged": [5]}
    assert counted(seats=2, cash={"A": 100}, levels=four, **more)["scores"][0] == 2550


@clause("GAP-48")
def test_a_hotel_counts_as_five_houses() -> None:
    answer = counted(cash={"A": 0}, owns={"A": BROWN}, levels={1: 5, 3: 4})
    assert answer["scores"][0] == 120 + 9 * 50


@clause("GAP-48")
def test_jail_cards_count_nothing() -> None:
    assert counted(cards={"chance": "A", "chest": "A"})["scores"] == [1500] * 4


@clause("GAP-48")
def test_mortgaging_and_building_change_no_score() -> None:
    scene = Scene(stage="end", owns={"A": [5, *BROWN]}, options={"end.mode": "stopNow"})
    scene.do("A", "mortgage", 5).do("A", "build", [1, 3]).do("-", "time-up")
    assert scene.answer["scores"][0] == 1500 + 200 + 120


@clause("GAP-48")
def test_a_table_may_count_buildings_half() -> None:
    half = {"end.buildings": "half"}
    answer = counted(cash={"A": 0}, owns={"A": BROWN}, levels={1: 5, 3: 4}, options=half)
    assert answer["scores"][0] == 120 + 9 * 25


@clause("GAP-48", "GAP-53")
def test_who_is_bankrupt_scores_nothing() -> None:
    answer = counted(out="B", cash={"A": 0})
    assert (answer["scores"], answer["ranking"]) == ([0, 0, 1500, 1500], [3, 4, 1, 1])


@clause("GAP-51")
def test_a_tie_is_shared() -> None:
    answer = counted(cash={"A": 100, "B": 500, "C": 500, "D": 400}, owns={"D": [6]})
    assert (answer["ranking"], answer["winners"]) == ([4, 1, 1, 1], [1, 2, 3])
    answer = counted(cash={"A": 100, "B": 500, "C": 500, "D": 400})
    assert (answer["ranking"], answer["winners"]) == ([4, 1, 1, 3], [1, 2])


@clause("GAP-51")
def test_without_the_list_groups_and_cash_break_no_tie() -> None:
    answer = counted(seats=2, cash={"A": 380, "B": 500}, owns={"A": BROWN})
    assert answer["ranking"] == [1, 1]


@clause("GAP-51")
@pytest.mark.parametrize(
    ("group", "worth"), [(BROWN, 120), (STATIONS, 800), (UTILITIES, 300), (DARKBLUE, 750)]
)
def test_on_the_list_complete_groups_come_first(group: list[int], worth: int) -> None:
    cash = {"A": 1000, "B": 1000 - worth}
    assert by_list(seats=2, cash=cash, owns={"B": group}) == [2, 1]
    assert by_list(seats=2, cash={"A": 1000 - worth, "B": 1000}, owns={"A": group}) == [1, 2]


@clause("GAP-51")
def test_two_groups_go_before_one_and_mortgaged_groups_count() -> None:
    owns = {"A": [*BROWN, *UTILITIES], "B": DARKBLUE}
    cash = {"A": 1000, "B": 1000 + 60 + 150 - 750}
    assert by_list(seats=2, cash=cash, owns=owns, mortgaged=[*BROWN, *UTILITIES]) == [1, 2]


@clause("GAP-51")
def test_on_the_list_cash_comes_second() -> None:
    assert by_list(seats=2, cash={"A": 800, "B": 1000}, owns={"A": [5]}) == [2, 1]
    assert by_list(seats=2, cash={"A": 1000, "B": 800}, owns={"B": [5]}) == [1, 2]


@clause("GAP-51")
def test_on_the_list_buildings_come_third() -> None:
    """Brown with four houses and #6 against the utilities and #9."""
    owns = {"A": [*BROWN, 6], "B": [*UTILITIES, 9]}
    position: dict[str, Any] = {"seats": 2, "cash": {"A": 500, "B": 500}, "owns": owns}
    assert counted(levels={1: 2, 3: 2}, **position)["scores"] == [920, 920]
    assert by_list(levels={1: 2, 3: 2}, **position) == [1, 2]
    mirrored = position | {"owns": {"A": owns["B"], "B": owns["A"]}}
    assert by_list(levels={1: 2, 3: 2}, **mirrored) == [2, 1]


@clause("GAP-51")
def test_a_hotel_is_one_building() -> None:
    """Two hotels on brown against three houses on dark blue, all else made equal."""
    position: dict[str, Any] = {"seats": 2, "levels": {1: 5, 3: 5, 37: 1, 39: 2}}
    position["owns"] = {"A": [*BROWN, 12, 29, 31], "B": DARKBLUE}
    assert counted(**position)["scores"] == [2850, 2850]
    assert by_list(**position) == [2, 1]


@clause("GAP-51")
def test_buildings_are_added_up_street_by_street() -> None:
    """A hotel and four houses are five, three and three houses six."""
    position: dict[str, Any] = {"seats": 2, "levels": {1: 5, 3: 4, 37: 3, 39: 3}}
    position["owns"] = {"A": [*BROWN, 21, 26, 29, 31, 34], "B": DARKBLUE}
    assert counted(**position)["scores"] == [3450, 3450]
    assert by_list(**position) == [2, 1]


@clause("GAP-51")
def test_on_the_list_fewer_mortgages_come_last() -> None:
    """One free station against two mortgaged ones, all else equal."""
    owns = {"A": [5, 11], "B": [15, 25, 13]}
    position: dict[str, Any] = {"seats": 2, "owns": owns, "mortgaged": [15, 25]}
    assert counted(**position)["scores"] == [1840, 1840]
    assert by_list(**position) == [1, 2]
    mirrored = position | {"owns": {"A": owns["B"], "B": owns["A"]}}
    assert by_list(**mirrored) == [2, 1]


@clause("GAP-51")
def test_who_is_level_on_the_whole_list_shares() -> None:
    assert by_list(seats=2, owns={"A": [5, 11], "B": [15, 13]}, mortgaged=[5, 15]) == [1, 1]


@clause("GAP-51")
def test_the_list_is_only_for_ties() -> None:
    assert by_list(seats=2, cash={"A": 1000, "B": 879}, owns={"B": BROWN}) == [1, 2]


@clause("GAP-53")
def test_bankrupts_rank_below_and_the_later_before_the_earlier() -> None:
    assert counted(out="CA", cash={"D": 0})["ranking"] == [3, 1, 4, 2]
    assert counted(out="AC", cash={"D": 0})["ranking"] == [4, 1, 3, 2]


@clause("GAP-53", "MA-BANKRUPT-4")
def test_two_bankruptcies_in_play_are_ranked_by_their_order() -> None:
    scene = collecting("B", cash={"C": 0, "D": 0, "A": 20}).do("C", "give-up").do("D", "give-up")
    scene.do("-", "ruling", {"winners": [0], "reason": "for the test"})
    assert scene.answer["ranking"] == [1, 2, 4, 3]
