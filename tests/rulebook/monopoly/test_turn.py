"""The turn: order, roll, move, land (MA-TURN-3..7, MA-DON-1)."""

import pytest

from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.rules.monopoly import events


def rest_on_parking(letter: str, **position: object) -> Scene:
    """A turn that has nothing left to do but to end."""
    game = Scene(turn=letter, at={letter: 13}, **position)  # type: ignore[arg-type]
    return game.roll(letter, 3, 4)


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
    assert begun.wants_chance
    assert begun.waiting == ""
    assert begun.refused("A", "roll") == "dice-are-thrown"


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
