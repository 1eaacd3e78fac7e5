"""Into jail, out of it by three tries, and rest (MA-JAIL-1..3, MA-JAIL-6..8, MA-REST, GAP-30)."""

import pytest

from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause
from zuschlag.rules.monopoly import events


@clause("MA-JAIL-1", "GAP-24")
@pytest.mark.parametrize(("start", "one", "two"), [(22, 4, 4), (23, 3, 4)])
def test_go_to_jail_ends_the_turn_at_once(start: int, one: int, two: int) -> None:
    game = Scene(at={"A": start})
    game.roll("A", one, two)
    assert (game.at("A"), game.jail("A"), game.cash("A")) == (10, 1, 1500)
    assert (game.phase, game.turn) == ("window", "B")
    assert game.told == ["dice_rolled", "moved", "jailed", "turn_ended"]
    assert game.events[2] == events.Jailed(0)


@clause("MA-JAIL-1", "MA-REST-1")
def test_just_visiting_is_not_jail() -> None:
    game = Scene(at={"A": 3})
    game.roll("A", 3, 4)
    assert (game.at("A"), game.jail("A")) == (10, 0)
    assert game.answer["cash"] == [1500] * 4
    assert game.options("A").done
    assert not game.options("A").pay_fine


@clause("MA-JAIL-2", "MA-GO-3")
@pytest.mark.parametrize(
    ("start", "deck", "card"), [(29, "chance", "CH-11"), (26, "chest", "CC-06")]
)
def test_no_salary_on_the_way(start: int, deck: str, card: str) -> None:
    decks = {deck: [card]}
    game = Scene(at={"A": start}, **decks)  # type: ignore[arg-type]
    game.roll("A", 3, 4)
    assert (game.at("A"), game.jail("A"), game.cash("A")) == (10, 1, 1500)


@clause("MA-JAIL-3", "MA-JAIL-1")
def test_a_card_sends_to_jail_and_ends_the_turn() -> None:
    game = Scene(at={"A": 10}, chest=["CC-06"])
    game.roll("A", 3, 4)
    assert (game.at("A"), game.jail("A"), game.turn) == (10, 1, "B")
    assert game.told[2:] == ["card_drawn", "jailed", "turn_ended"]


@clause("MA-JAIL-6")
def test_one_stays_at_most_three_turns() -> None:
    game = Scene(seats=2, jail={"A": 1}, at={"B": 13}, owns={"B": [27]}, chest=["CC-05"])
    for jail_turn in (2, 3):
        game.roll("A", 3, 4)
        assert (game.at("A"), game.jail("A"), game.cash("A")) == (10, jail_turn, 1500)
        assert game.told == ["dice_rolled", "stayed_in_jail"]
        assert game.events[-1] == events.StayedInJail(0, jail_turn)
        assert (game.phase, game.waiting, game.options("A").done) == ("turn", "A", True)
        game.do("A", "done").roll("B", 3, 4)
        game.do("B", "done")
    game.roll("A", 3, 4)
    assert (game.at("A"), game.jail("A"), game.cash("A")) == (17, 0, 1450)


@clause("MA-JAIL-7", "MA-JAIL-6", "GAP-27")
@pytest.mark.parametrize("jail_turn", [1, 2, 3])
def test_a_double_frees_at_once_and_for_nothing(jail_turn: int) -> None:
    game = Scene(jail={"A": jail_turn}, owns={"A": [18]})
    game.roll("A", 4, 4)
    assert (game.at("A"), game.jail("A"), game.cash("A")) == (18, 0, 1500)
    assert game.told == ["dice_rolled", "freed", "moved"]
    assert game.events[1] == events.Freed(0, "double")


@clause("GAP-27", "MA-JAIL-7")
def test_the_double_that_frees_gives_no_further_roll() -> None:
    game = Scene(jail={"A": 1}, owns={"A": [18]})
    game.roll("A", 4, 4)
    assert game.refused("A", "roll") == "not-now"
    assert game.options("A").done
    game.do("A", "done")
    assert game.turn == "B"


@clause("MA-JAIL-8")
def test_the_third_failure_costs_the_fine_and_moves() -> None:
    game = Scene(jail={"A": 3}, cash={"A": 60}, chest=["CC-05"])
    game.roll("A", 2, 5)
    assert (game.at("A"), game.jail("A"), game.cash("A")) == (17, 0, 10)
    assert game.told[:4] == ["dice_rolled", "paid", "freed", "moved"]
    assert game.events[1:3] == [events.Paid(0, None, 50, "fine"), events.Freed(0, "fine")]


@clause("MA-JAIL-8", "MA-JAIL-6")
def test_the_second_failure_costs_nothing() -> None:
    game = Scene(jail={"A": 2}, cash={"A": 60})
    game.roll("A", 2, 5)
    assert (game.at("A"), game.jail("A"), game.cash("A")) == (10, 3, 60)


@clause("GAP-30", "MA-JAIL-8")
def test_the_fine_is_raised_before_moving() -> None:
    game = Scene(jail={"A": 3}, cash={"A": 20}, owns={"A": [1]}, cards={"chance": "A"})
    game.roll("A", 4, 6)
    assert (game.phase, game.waiting, game.at("A")) == ("debt", "A", 10)
    assert game.refused("A", "use-card", "chance") == "debt-comes-first"
    assert game.refused("A", "give-up") == "can-still-pay"
    game.do("A", "mortgage", 1)
    assert (game.phase, game.at("A"), game.cash("A")) == ("turn", 20, 0)


@clause("GAP-30", "MA-JAIL-8")
def test_who_cannot_pay_the_fine_is_bankrupt_and_does_not_move() -> None:
    game = Scene(jail={"A": 3}, cash={"A": 20})
    game.roll("A", 4, 6).do("A", "give-up")
    assert (game.at("A"), game.cash("A"), game.turn) == (10, 0, "B")
    assert "went_bankrupt" in game.told
    assert "moved" not in game.told


@clause("MA-REST-1")
@pytest.mark.parametrize(("start", "slot"), [(3, 10), (13, 20), (12, 19)])
def test_visiting_parking_and_the_own_property_do_nothing(start: int, slot: int) -> None:
    game = Scene(at={"A": start}, owns={"A": [19]})
    game.roll("A", 3, 4)
    assert (game.at("A"), game.jail("A")) == (slot, 0)
    assert game.answer["cash"] == [1500] * 4
    assert (game.answer["claims"], game.answer["debts"]) == ([], [])
    assert game.told == ["dice_rolled", "moved"]
    assert game.options("A").done


@clause("MA-REST-2")
@pytest.mark.parametrize("start", [3, 13, 12])
def test_standing_actions_go_on_there(start: int) -> None:
    game = Scene(at={"A": start}, owns={"A": ORANGE})
    game.roll("A", 3, 4).do("A", "build", [16])
    assert (game.level(16), game.cash("A")) == (1, 1400)
    game.do("A", "sell", [16]).do("A", "mortgage", 16).do("A", "redeem", 16)
    assert game.cash("A") == 1450 + 90 - 99
