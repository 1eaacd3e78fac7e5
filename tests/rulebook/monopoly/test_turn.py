"""The turn: roll, move, land, doubles, the next one (MA-TURN-3..7, MA-GO, MA-DBL, GAP-24..25)."""

import pytest

from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause
from zuschlag.rules.monopoly import events


def rest_on_parking(letter: str, **position: object) -> Scene:
    """A turn that has nothing left to do but to end."""
    game = Scene(turn=letter, at={letter: 13}, **position)  # type: ignore[arg-type]
    return game.roll(letter, 3, 4)


# --- order -----------------------------------------------------------------------------------


@clause("MA-TURN-3", "MA-TURN-7")
def test_turns_go_clockwise() -> None:
    game = Scene(opener="B", turn="B", at=dict.fromkeys("ABCD", 13))
    for letter in "BCDA":
        assert (game.turn, game.waiting) == (letter, letter)
        game.roll(letter, 3, 4).do(letter, "done")
    assert game.turn == "B"


@clause("MA-TURN-3", "MA-TURN-7", "GAP-49")
def test_a_round_ends_where_it_began() -> None:
    game = Scene(opener="B", turn="B", at=dict.fromkeys("ABCD", 13), owns={"B": [27]})
    rounds = []
    for letter in "BCDAB":
        game.roll(letter, 3, 4).do(letter, "done")
        rounds.append(game.answer["round"])
    assert rounds == [1, 1, 1, 2, 2]


@clause("MA-TURN-3", "MA-TURN-7", "GAP-49")
def test_who_is_out_is_skipped_also_at_the_end_of_a_round() -> None:
    game = Scene(opener="B", turn="A", out="BC", at={"A": 13, "D": 13})
    game.roll("A", 3, 4).do("A", "done")
    assert (game.turn, game.answer["round"]) == ("D", 2)
    game.roll("D", 3, 4).do("D", "done")
    assert (game.turn, game.answer["round"]) == ("A", 2)


@clause("MA-TURN-7", "GAP-19")
def test_after_the_turn_the_left_neighbour_is_next() -> None:
    game = rest_on_parking("A")
    game.do("A", "done")
    assert (game.phase, game.turn, game.waiting) == ("window", "B", "B")
    assert game.events == [events.TurnEnded(0, 1)]
    assert game.refused("A", "roll") == "not-your-turn"
    assert game.options("B").roll


@clause("MA-TURN-7")
def test_only_the_active_player_ends_the_turn() -> None:
    game = rest_on_parking("A")
    assert game.refused("B", "done") == "not-holding"
    assert game.refused("B", "roll") == "not-your-turn"


@clause("MA-TURN-4", "GAP-22")
def test_one_rolls_once() -> None:
    game = rest_on_parking("A")
    assert game.refused("A", "roll") == "not-now"
    begun = Scene()
    assert begun.refused("A", "done") == "must-roll"
    assert begun.refused("B", "roll") == "not-your-turn"
    begun.do("A", "roll")
    assert begun.wants_dice and begun.waiting == ""
    assert begun.refused("A", "roll") == "dice-are-thrown"


# --- moving ----------------------------------------------------------------------------------


@clause("MA-TURN-4", "MA-GO-1")
def test_one_moves_by_both_dice_past_the_start() -> None:
    game = Scene(at={"A": 36})
    game.roll("A", 3, 4)
    assert (game.at("A"), game.cash("A")) == (3, 1700)
    assert game.events == [
        events.DiceRolled(0, (3, 4)),
        events.Moved(0, 36, 3, 7),
        events.SalaryPaid(0, 200),
    ]


@clause("MA-TURN-4")
@pytest.mark.parametrize(("one", "two", "slot"), [(1, 2, 16), (6, 5, 24), (1, 6, 20), (6, 1, 20)])
def test_the_sum_of_both_dice_counts(one: int, two: int, slot: int) -> None:
    game = Scene(at={"A": 13})
    game.roll("A", one, two)
    assert game.at("A") == slot
    assert [game.at(letter) for letter in "BCD"] == [0, 0, 0]


@clause("MA-TURN-5", "MA-DON-1")
def test_then_one_does_what_the_slot_says() -> None:
    game = Scene()
    game.roll("A", 1, 3)
    assert (game.at("A"), game.cash("A")) == (4, 1300)
    assert (game.phase, game.options("A").done) == ("turn", True)


@clause("MA-TURN-5", "MA-DON-1")
def test_a_donation_one_cannot_pay_is_a_debt() -> None:
    game = Scene(cash={"A": 199}, owns={"A": [1]})
    game.roll("A", 1, 3)
    assert (game.phase, game.waiting) == ("debt", "A")
    assert game.events[-1] == events.Owed(0, None, 200, "donation")
    game.do("A", "mortgage", 1)
    assert (game.phase, game.cash("A")) == ("turn", 29)
    exact = Scene(cash={"A": 200})
    exact.roll("A", 1, 3)
    assert (exact.phase, exact.cash("A")) == ("turn", 0)


@clause("MA-DON-1", "MA-TURN-5")
def test_donations_are_as_agreed() -> None:
    game = Scene(options={"donation": [75, 10]}, at={"B": 34})
    game.roll("A", 1, 3).do("A", "done").roll("B", 1, 3)
    assert (game.cash("A"), game.cash("B")) == (1425, 1490)


@clause("MA-TURN-5", "MA-CARD-1")
@pytest.mark.parametrize(
    ("start", "card"),
    [(0, "CH-16"), (15, "CH-16"), (29, "CH-16"), (35, "CC-02"), (10, "CC-02"), (26, "CC-02")],
)
def test_each_card_slot_draws_from_its_deck(start: int, card: str) -> None:
    game = Scene(at={"A": start}, chance=["CH-16"], chest=["CC-02"])
    game.roll("A", 3, 4)
    assert events.CardDrawn(0, card) in game.events


@clause("MA-TURN-6")
def test_tokens_may_share_a_slot() -> None:
    game = Scene(at={"A": 13, "B": 20})
    game.roll("A", 3, 4)
    assert (game.at("A"), game.at("B")) == (20, 20)
    assert game.answer["cash"] == [1500] * 4
    game.do("A", "done").roll("B", 1, 3)
    assert (game.at("A"), game.at("B")) == (20, 24)


# --- the start -------------------------------------------------------------------------------


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


# --- doubles ---------------------------------------------------------------------------------


@clause("MA-DBL-1")
def test_after_a_double_the_slot_counts_and_one_rolls_again() -> None:
    game = Scene()
    game.roll("A", 2, 2)
    assert (game.at("A"), game.cash("A")) == (4, 1300)
    assert (game.phase, game.waiting) == ("turn", "A")
    assert game.options("A").roll and not game.options("A").done
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
