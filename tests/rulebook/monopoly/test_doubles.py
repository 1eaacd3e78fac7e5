"""The start pays, doubles roll again (MA-GO, MA-DBL, GAP-24..25)."""

import pytest

from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause
from zuschlag.rules.monopoly import events


@clause("MA-GO-1")
def test_landing_on_the_start_pays_once() -> None:
    game = Scene(at={"A": 35})
    game.roll("A", 2, 3)
    assert (game.at("A"), game.cash("A")) == (0, 1700)
    assert game.told.count("salary_paid") == 1


@clause("MA-GO-1")
def test_passing_the_start_pays() -> None:
    game = Scene(at={"A": 38}, chest=["CC-15"])
    game.roll("A", 1, 3)
    assert (game.at("A"), game.cash("A")) == (2, 1710)


@clause("MA-GO-1")
def test_the_last_slot_before_the_start_pays_nothing() -> None:
    game = Scene(at={"A": 34})
    game.roll("A", 2, 3)
    assert (game.at("A"), game.cash("A")) == (39, 1500)
    assert "salary_paid" not in game.told


@clause("MA-GO-1")
def test_leaving_the_start_pays_nothing() -> None:
    game = Scene(at={"A": 0})
    game.roll("A", 2, 3)
    assert game.cash("A") == 1500


@clause("MA-GO-2", "MA-GO-1")
def test_a_card_may_bring_a_second_salary_in_one_turn() -> None:
    game = Scene(at={"A": 39}, chest=["CC-01"])
    game.roll("A", 1, 2)
    assert (game.at("A"), game.cash("A")) == (0, 1900)
    assert game.told.count("salary_paid") == 2


@clause("MA-GO-2", "MA-CARD-1")
@pytest.mark.parametrize(
    ("start", "card", "slot", "gain"),
    [
        (0, "CH-01", 39, 0),
        (0, "CH-02", 0, 200),
        (0, "CH-03", 24, 0),
        (29, "CH-03", 24, 200),
        (0, "CH-04", 11, 0),
        (15, "CH-04", 11, 200),
        (29, "CH-14", 5, 200),
        (0, "CH-14", 5, 200),
        (15, "CH-03", 24, 0),
    ],
)
def test_a_card_moves_forward_and_pays_past_the_start(
    start: int, card: str, slot: int, gain: int
) -> None:
    game = Scene(at={"A": start}, chance=[card])
    game.roll("A", 3, 4)
    assert (game.at("A"), game.cash("A")) == (slot, 1500 + gain)
    steps = (slot - start - 7) % 40
    assert events.Moved(0, start + 7, slot, steps) in game.events


@clause("MA-GO-3", "MA-JAIL-2")
def test_the_way_to_jail_pays_nothing() -> None:
    game = Scene(at={"A": 29}, chance=["CH-11"])
    game.roll("A", 3, 4)
    assert (game.at("A"), game.jail("A"), game.cash("A")) == (10, 1, 1500)
    assert "salary_paid" not in game.told


@clause("MA-DBL-1")
def test_after_a_double_the_slot_counts_and_one_rolls_again() -> None:
    game = Scene()
    game.roll("A", 2, 2)
    assert (game.at("A"), game.cash("A")) == (4, 1300)
    assert (game.phase, game.waiting) == ("turn", "A")
    assert game.options("A").roll
    assert not game.options("A").done
    assert game.refused("A", "done") == "must-roll"
    game.roll("A", 2, 4)
    assert game.at("A") == 10
    assert game.refused("A", "roll") == "not-now"
    assert game.options("A").done


@clause("MA-DBL-1")
def test_without_a_double_one_does_not_roll_again() -> None:
    game = Scene()
    game.roll("A", 1, 3)
    assert not game.options("A").roll
    assert game.refused("A", "roll") == "not-now"


@clause("MA-DBL-1", "GAP-20")
def test_between_two_doubles_it_is_still_the_same_turn() -> None:
    game = Scene(owns={"D": ORANGE, "A": [5]})
    game.roll("A", 5, 5)
    assert game.refused("B", "roll") == "not-your-turn"
    assert game.refused("D", "build", [16]) == "not-your-turn"
    game.do("A", "mortgage", 5)
    assert game.cash("A") == 1600


@clause("MA-DBL-2", "GAP-25", "MA-JAIL-3")
def test_the_third_double_goes_straight_to_jail() -> None:
    game = Scene(at={"A": 2})
    game.roll("A", 1, 1).roll("A", 3, 3)
    assert (game.at("A"), game.jail("A")) == (10, 0)
    game.roll("A", 5, 5)
    assert (game.at("A"), game.jail("A")) == (10, 1)
    assert (game.phase, game.turn) == ("window", "B")
    assert game.told == ["dice_rolled", "jailed", "turn_ended"]


@clause("MA-DBL-2", "GAP-25")
def test_the_third_double_is_not_moved() -> None:
    """From 36 ten steps would pass the start and end on 6."""
    game = Scene(at={"A": 24}, owns={"A": [26]}, chance=["CH-16"])
    game.roll("A", 1, 1).roll("A", 5, 5)
    assert (game.at("A"), game.cash("A")) == (36, 1650)
    game.roll("A", 5, 5)
    assert (game.at("A"), game.cash("A"), game.jail("A")) == (10, 1650, 1)
    assert game.turn == "B"


@clause("MA-DBL-2")
def test_two_doubles_are_not_enough() -> None:
    game = Scene(at={"A": 8}, owns={"A": [27]})
    game.roll("A", 1, 1).roll("A", 5, 5)
    assert (game.at("A"), game.jail("A"), game.options("A").roll) == (20, 0, True)
    game.roll("A", 3, 4)
    assert (game.at("A"), game.jail("A"), game.options("A").done) == (27, 0, True)


@clause("MA-DBL-2", "MA-TURN-4")
def test_doubles_are_counted_anew_in_every_turn() -> None:
    game = Scene(seats=2, at={"A": 8, "B": 8})
    game.roll("A", 1, 1).roll("A", 5, 5)
    assert game.at("A") == 20
    game.roll("A", 3, 5).do("A", "decline").do("B", "pass").do("A", "pass").do("A", "done")
    game.roll("B", 1, 1)
    assert (game.at("B"), game.jail("B")) == (10, 0)
    game.roll("B", 5, 5)
    assert (game.at("B"), game.jail("B")) == (20, 0)
    game.roll("B", 1, 1)
    assert (game.at("B"), game.jail("B")) == (10, 1)


@clause("MA-DBL-1", "MA-DBL-2", "MA-JAIL-6")
def test_a_jailed_player_without_a_double_does_not_move() -> None:
    game = Scene(jail={"A": 1})
    game.roll("A", 3, 4)
    assert (game.at("A"), game.jail("A")) == (10, 2)
    assert game.refused("A", "roll") == "not-now"


@clause("GAP-24", "MA-JAIL-1")
def test_who_is_sent_to_jail_after_a_double_does_not_roll_again() -> None:
    game = Scene(at={"A": 22})
    game.roll("A", 4, 4)
    assert (game.at("A"), game.jail("A")) == (10, 1)
    assert (game.phase, game.turn) == ("window", "B")
    assert game.refused("A", "roll") == "not-your-turn"


@clause("GAP-24", "MA-JAIL-3")
def test_also_by_card_after_a_double() -> None:
    game = Scene(at={"A": 14}, chance=["CH-11"])
    game.roll("A", 4, 4)
    assert (game.jail("A"), game.turn) == (1, "B")
