"""What the game is about: the highest total, or to be the last (MA-GOAL, GAP-48..53)."""

import pytest

from tests.rulebook.monopoly.scenes import (
    BROWN,
    DARKBLUE,
    HOTEL,
    ORANGE,
    STATIONS,
    UTILITIES,
    Scene,
    clause,
)
from zuschlag.rules.bits import listed
from zuschlag.rules.kernel import plain
from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.score import winners


def counted(game: Scene) -> Scene:
    """The last turn of the round ends with the time: everything is counted."""
    last = "ABCDEFGH"[game.seats - 1]
    game.do("-", "time-up")
    return game.do(last, "done")


def two(**position: object) -> Scene:
    """A and B, B about to end the round."""
    return Scene(seats=2, turn="B", stage="end", **position)  # type: ignore[arg-type]


@clause("MA-GOAL-1")
def test_at_the_end_of_time_the_highest_total_wins() -> None:
    over = counted(two(cash={"A": 300, "B": 650}, owns={"A": [39]}))
    assert over.phase == "done"
    assert over.answer["scores"] == [700, 650]
    assert (over.answer["winners"], over.answer["ranking"]) == ([0], [1, 2])
    assert over.answer["ending"] == "time"
    assert over.told[-2:] == ["last_call", "game_ended"]


@clause("MA-GOAL-1")
def test_one_m_less_does_not_win() -> None:
    over = counted(two(cash={"A": 249, "B": 650}, owns={"A": [39]}))
    assert (over.answer["scores"], over.answer["winners"]) == ([649, 650], [1])


@clause("MA-GOAL-1", "GAP-49")
def test_the_call_of_time_is_told_once() -> None:
    game = two()
    game.do("-", "time-up")
    assert game.events == [events.TimeCalled()]
    assert game.phase == "turn"
    assert game.refused("-", "time-up") == "time-is-already-up"


@clause("MA-GOAL-1", "GAP-50")
def test_a_limit_in_rounds_ends_the_game_too() -> None:
    game = two(options={"end.limit": {"rounds": 1}}, cash={"A": 700})
    game.do("B", "done")
    assert game.phase == "done"
    assert (game.answer["ending"], game.answer["winners"]) == ("rounds", [1])
    assert game.events[-1] == events.GameEnded("rounds")


@clause("MA-GOAL-2", "MA-GOAL-3")
def test_the_last_who_owns_anything_wins_at_once() -> None:
    game = Scene(out="AB", turn="C", at={"C": 0}, cash={"C": 0, "D": 0}, owns={"D": [1]})
    game.roll("C", 1, 3)
    assert (game.phase, game.waiting) == ("debt", "C")
    game.do("C", "give-up")
    assert (game.phase, game.waiting) == ("done", "")
    assert (game.answer["winners"], game.answer["ending"]) == ([3], "last-standing")
    assert game.answer["ranking"] == [4, 3, 2, 1]


@clause("MA-GOAL-2")
def test_two_who_are_left_go_on_playing() -> None:
    game = Scene(out="A", turn="C", cash={"C": 0, "D": 0}, owns={"D": [1]})
    game.roll("C", 1, 3).do("C", "give-up")
    assert (game.phase, game.turn) == ("window", "D")


@clause("MA-GOAL-3")
def test_time_left_does_not_matter_when_one_is_left() -> None:
    game = Scene(seats=2, cash={"A": 0, "B": 10}, options={"end.limit": {"minutes": 40}})
    game.roll("A", 1, 3).do("A", "give-up")
    assert (game.answer["ending"], game.answer["winners"]) == ("last-standing", [1])
    assert game.refused("B", "roll") == "game-over"
    assert game.refused("-", "time-up") == "game-over"


@clause("MA-GOAL-3")
def test_with_time_up_the_last_one_wins_before_the_round_is_over() -> None:
    game = Scene(seats=2, cash={"A": 0, "B": 10})
    game.do("-", "time-up").roll("A", 1, 3).do("A", "give-up")
    assert game.answer["ending"] == "last-standing"


@clause("MA-GOAL-3", "MA-GOAL-1")
def test_at_the_end_nothing_is_asked_owed_or_claimed_any_more() -> None:
    game = Scene(seats=3, options={"end.mode": "stopNow"}, at={"A": 9}, owns={"C": [16]})
    game.roll("A", 3, 4).do("C", "hold")
    assert game.answer["claims"] != []
    game.do("-", "time-up")
    answer = game.answer
    assert (answer["phase"], answer["claims"], answer["debts"]) == ("done", [], [])
    assert (answer["waiting"], answer["options"], answer["auction"]) == ([], {}, None)
    assert not game.observe(None).people[2].is_holding


@clause("GAP-48")
def test_property_counts_its_price_and_buildings_what_they_cost() -> None:
    over = counted(two(cash={"A": 100}, owns={"A": DARKBLUE}, levels={37: 4, 39: 4}))
    assert over.answer["scores"] == [2450, 1500]


@clause("GAP-48")
def test_a_mortgaged_deed_counts_half() -> None:
    over = counted(two(cash={"A": 100}, owns={"A": [*DARKBLUE, 5, 6]}, mortgaged=[5]))
    assert over.answer["scores"] == [100 + 750 + 100 + 100, 1500]


@clause("GAP-48")
def test_a_hotel_counts_five_house_prices() -> None:
    over = counted(two(cash={"A": 0}, owns={"A": BROWN}, levels={1: HOTEL, 3: 4}))
    assert over.answer["scores"] == [120 + 250 + 200, 1500]


@clause("GAP-48")
def test_buildings_may_be_counted_half() -> None:
    half = two(
        cash={"A": 0}, owns={"A": BROWN}, levels={1: 2, 3: 1}, options={"end.buildings": "half"}
    )
    assert counted(half).answer["scores"] == [120 + 75, 1500]


@clause("GAP-48")
def test_jail_cards_count_nothing() -> None:
    over = counted(two(cards={"chance": "A", "chest": "A"}))
    assert over.answer["scores"] == [1500, 1500]


@clause("GAP-51", "MA-GOAL-1")
def test_level_totals_share_the_win() -> None:
    game = Scene(seats=4, turn="D", stage="end", cash={"A": 900, "B": 900, "D": 1400})
    over = counted(game)
    assert (over.answer["ranking"], over.answer["winners"]) == ([3, 3, 1, 2], [2])
    shared = counted(two(cash={"A": 900, "B": 500}, owns={"B": [39]}))
    assert (shared.answer["ranking"], shared.answer["winners"]) == ([1, 1], [0, 1])


LIST = {"end.tiebreak": "list"}


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


@clause("MA-GOAL-1", "MA-GOAL-2", "GAP-51", "MA-ORG-2")
def test_the_rules_themselves_name_the_same_winners() -> None:
    """For simulations, which ask the record without going through the contract."""
    named = plain(winners)
    alone = counted(two(cash={"A": 700}))
    assert listed(named(alone.state.tables[0])) == alone.answer["winners"] == [1]
    shared = counted(two())
    assert listed(named(shared.state.tables[0])) == shared.answer["winners"] == [0, 1]
    ruled = shared.do("-", "ruling", {"winners": [0], "reason": "drawn by lot"})
    assert listed(named(ruled.state.tables[0])) == ruled.answer["winners"] == [0]
