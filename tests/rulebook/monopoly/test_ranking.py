"""Ties, rulings and the rank of bankrupts (GAP-51, GAP-53, MA-ORG-2)."""

import pytest

from tests.rulebook.monopoly.endings import counted, two
from tests.rulebook.monopoly.scenes import (
    BROWN,
    HOTEL,
    ORANGE,
    STATIONS,
    UTILITIES,
    Scene,
    clause,
)
from zuschlag.rules.monopoly import events

LIST = {"end.tiebreak": "list"}


@clause("GAP-51", "MA-GOAL-1")
def test_level_totals_share_the_win() -> None:
    game = Scene(seats=4, turn="D", stage="end", cash={"A": 900, "B": 900, "D": 1400})
    over = counted(game)
    assert (over.answer["ranking"], over.answer["winners"]) == ([3, 3, 1, 2], [2])
    shared = counted(two(cash={"A": 900, "B": 500}, owns={"B": [39]}))
    assert (shared.answer["ranking"], shared.answer["winners"]) == ([1, 1], [0, 1])


@clause("GAP-51")
def test_the_list_looks_only_at_level_totals() -> None:
    over = counted(two(cash={"A": 1381}, owns={"A": BROWN}, options=LIST))
    assert (over.answer["scores"], over.answer["winners"]) == ([1501, 1500], [0])
    over = counted(two(cash={"A": 1379}, owns={"A": BROWN}, options=LIST))
    assert (over.answer["scores"], over.answer["winners"]) == ([1499, 1500], [1])


@clause("GAP-51")
@pytest.mark.parametrize(("group", "price"), [(BROWN, 120), (ORANGE, 560), (UTILITIES, 300)])
def test_first_on_the_list_are_complete_groups(group: list[int], price: int) -> None:
    over = counted(two(cash={"A": 1500 - price}, owns={"A": group}, options=LIST))
    assert (over.answer["scores"], over.answer["ranking"]) == ([1500, 1500], [1, 2])
    swapped = counted(two(cash={"B": 1500 - price}, owns={"B": group}, options=LIST))
    assert swapped.answer["ranking"] == [2, 1]


@clause("GAP-51")
def test_two_groups_are_more_than_one() -> None:
    owns = {"A": STATIONS, "B": [*BROWN, *UTILITIES]}
    over = counted(two(cash={"A": 700, "B": 1080}, owns=owns, options=LIST))
    assert (over.answer["scores"], over.answer["ranking"]) == ([1500, 1500], [2, 1])


@clause("GAP-51")
def test_second_on_the_list_is_cash() -> None:
    level = two(cash={"A": 1200, "B": 1300}, owns={"A": [5, 6], "B": [15]}, options=LIST)
    assert counted(level).answer["ranking"] == [2, 1]
    other = two(cash={"A": 1300, "B": 1200}, owns={"A": [5], "B": [15, 6]}, options=LIST)
    assert counted(other).answer["ranking"] == [1, 2]


@clause("GAP-51")
def test_third_on_the_list_are_buildings() -> None:
    owns = {"A": BROWN, "B": [6, 8, 9]}
    game = two(
        cash={"A": 500, "B": 500},
        owns=owns,
        levels={1: 3, 3: 3, 6: 1, 8: 1},
        options=LIST,
    )
    assert counted(game).answer["scores"] == [920, 920]
    assert game.answer["ranking"] == [1, 2]
    swapped = two(
        cash={"A": 500, "B": 500},
        owns={"B": BROWN, "A": [6, 8, 9]},
        levels={1: 3, 3: 3, 6: 1, 8: 1},
        options=LIST,
    )
    assert counted(swapped).answer["ranking"] == [2, 1]


@clause("GAP-51")
def test_fourth_on_the_list_are_fewer_mortgages() -> None:
    owns = {"A": [15], "B": [5, 25]}
    game = two(cash={"A": 500, "B": 500}, owns=owns, mortgaged=[5, 25], options=LIST)
    over = counted(game)
    assert (over.answer["scores"], over.answer["ranking"]) == ([700, 700], [1, 2])
    owns = {"B": [15], "A": [5, 25]}
    game = two(cash={"A": 500, "B": 500}, owns=owns, mortgaged=[5, 25], options=LIST)
    assert counted(game).answer["ranking"] == [2, 1]


@clause("GAP-51")
def test_who_is_level_to_the_end_of_the_list_shares() -> None:
    game = two(cash={"A": 500, "B": 500}, owns={"A": [5], "B": [15]}, options=LIST)
    assert counted(game).answer["winners"] == [0, 1]


@clause("GAP-51", "MA-ORG-2")
def test_the_organiser_may_decide_a_tie() -> None:
    over = counted(two())
    assert over.answer["winners"] == [0, 1]
    over.do("-", "ruling", {"winners": [1], "reason": "drawn by lot"})
    assert over.events == [events.Ruled([1])]
    assert (over.answer["winners"], over.answer["ranking"]) == ([1], [2, 1])


@clause("MA-ORG-2", "GAP-51")
def test_a_ruling_puts_the_named_first_and_keeps_the_others_in_order() -> None:
    game = Scene(turn="D", stage="end", cash={"A": 900, "B": 1000, "C": 800, "D": 700})
    over = counted(game)
    assert over.answer["ranking"] == [2, 1, 3, 4]
    over.do("-", "ruling", {"winners": [2, 3], "reason": "as agreed"})
    assert (over.answer["winners"], over.answer["ranking"]) == ([2, 3], [4, 3, 1, 1])


@clause("GAP-53")
def test_bankrupts_rank_last_and_the_later_one_higher() -> None:
    game = Scene(turn="D", stage="end", out="BA", cash={"C": 0, "D": 1})
    over = counted(game)
    assert over.answer["scores"] == [0, 0, 0, 1]
    assert over.answer["ranking"] == [3, 4, 2, 1]
    other = counted(Scene(turn="D", stage="end", out="AC", cash={"B": 0, "D": 1}))
    assert other.answer["ranking"] == [4, 2, 3, 1]


@clause("GAP-53", "GAP-51")
def test_the_tiebreak_list_does_not_revive_bankrupts() -> None:
    game = Scene(turn="D", stage="end", out="AC", cash={"B": 0, "D": 0}, options=LIST)
    over = counted(game)
    assert over.answer["ranking"] == [4, 1, 3, 1]


@clause("GAP-53", "GAP-48")
def test_a_bankrupt_is_worth_nothing_even_where_deeds_were_left() -> None:
    game = Scene(turn="D", stage="end", out="A", owns={"A": [39]})
    assert counted(game).answer["scores"][0] == 0


@clause("GAP-51")
def test_one_building_more_is_enough() -> None:
    owns = {"A": [1, 3, 12], "B": [6, 8, 9]}
    levels = {1: 2, 3: 1, 6: 1, 8: 1}
    over = counted(two(cash={"A": 500, "B": 500}, owns=owns, levels=levels, options=LIST))
    assert (over.answer["scores"], over.answer["ranking"]) == ([920, 920], [1, 2])


@clause("GAP-51")
def test_a_hotel_is_one_building() -> None:
    """A hotel and four houses are level with five houses."""
    owns = {"A": BROWN, "B": [6, 8, 9]}
    levels = {1: HOTEL, 3: 4, 6: 2, 8: 2, 9: 1}
    over = counted(two(cash={"A": 500, "B": 500}, owns=owns, levels=levels, options=LIST))
    assert (over.answer["scores"], over.answer["ranking"]) == ([1070, 1070], [1, 1])
