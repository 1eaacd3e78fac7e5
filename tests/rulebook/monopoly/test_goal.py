"""What the game is about: the highest total, or to be the last (MA-GOAL, GAP-48)."""

from tests.rulebook.monopoly.endings import counted, two
from tests.rulebook.monopoly.scenes import (
    BROWN,
    DARKBLUE,
    HOTEL,
    Scene,
    clause,
)
from zuschlag.rules.bits import listed
from zuschlag.rules.kernel import plain
from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.score import winners


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
    game.do("-", "time-up").do("C", "done")
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
