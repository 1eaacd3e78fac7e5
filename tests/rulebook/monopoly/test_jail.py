"""Into jail, out of it, and places where nothing happens (MA-JAIL, MA-REST, GAP-26..30)."""

import pytest

from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause
from zuschlag.rules.monopoly import events

OPTIONAL = {"jail.rollOptional": True}


# --- in --------------------------------------------------------------------------------------


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
    assert game.options("A").done and not game.options("A").pay_fine


@clause("MA-JAIL-2", "MA-GO-3")
@pytest.mark.parametrize(("start", "deck", "card"), [(29, "chance", "CH-11"), (26, "chest", "CC-06")])
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


# --- exit 1: the fine ------------------------------------------------------------------------


@clause("MA-JAIL-4", "GAP-26")
def test_who_pays_rolls_as_usual_and_a_double_rolls_again() -> None:
    game = Scene(jail={"A": 1}, cash={"A": 100}, owns={"A": [16]})
    game.do("A", "pay-fine")
    assert (game.cash("A"), game.jail("A"), game.at("A")) == (50, 0, 10)
    assert game.events == [events.Freed(0, "fine")]
    assert game.refused("A", "done") == "must-roll"
    game.roll("A", 3, 3)
    assert (game.at("A"), game.cash("A")) == (16, 50)
    assert (game.waiting, game.options("A").roll) == ("A", True)


@clause("GAP-26", "MA-JAIL-4")
def test_after_paying_the_first_double_is_the_first_of_a_row() -> None:
    game = Scene(jail={"A": 1}, owns={"A": [12, 14, 16]})
    game.do("A", "pay-fine").roll("A", 1, 1).roll("A", 1, 1)
    assert (game.at("A"), game.jail("A"), game.options("A").roll) == (14, 0, True)
    game.roll("A", 1, 1)
    assert (game.at("A"), game.jail("A")) == (10, 1)


@clause("MA-JAIL-4")
def test_the_fine_is_paid_from_cash() -> None:
    exact = Scene(jail={"A": 1}, cash={"A": 50})
    exact.do("A", "pay-fine")
    assert (exact.cash("A"), exact.jail("A")) == (0, 0)
    short = Scene(jail={"A": 1}, cash={"A": 49}, owns={"A": [1]})
    assert short.refused("A", "pay-fine") == "not-enough-cash"
    assert not short.options("A").pay_fine
    short.do("A", "mortgage", 1).do("A", "pay-fine")
    assert short.cash("A") == 29


@clause("MA-JAIL-4", "MA-JAIL-5", "GAP-28", "GAP-30")
def test_one_leaves_only_before_the_own_roll() -> None:
    game = Scene(jail={"A": 1, "B": 1}, cards={"chance": "A", "chest": "B"})
    assert game.refused("B", "pay-fine") == "not-your-turn"
    assert game.refused("B", "use-card", "chest") == "not-your-turn"
    game.roll("A", 3, 4)
    assert game.refused("A", "pay-fine") == "not-now"
    assert game.refused("A", "use-card", "chance") == "not-now"


@clause("MA-JAIL-4", "MA-JAIL-5", "GAP-28")
def test_who_is_free_cannot_be_freed() -> None:
    game = Scene(cards={"chance": "A"})
    assert game.refused("A", "pay-fine") == "not-in-jail"
    assert game.refused("A", "use-card", "chance") == "not-in-jail"
    jailed = Scene(jail={"A": 1}, cards={"chance": "A"}).do("A", "pay-fine")
    assert jailed.refused("A", "pay-fine") == "not-in-jail"
    assert jailed.refused("A", "use-card", "chance") == "not-in-jail"


@clause("MA-JAIL-4", "MA-JAIL-5", "GAP-28")
def test_one_may_leave_in_the_window_before_the_own_turn() -> None:
    game = Scene(turn="B", stage="window", jail={"A": 1, "B": 1}, cards={"chest": "B"})
    assert game.refused("A", "pay-fine") == "not-your-turn"
    game.do("B", "pay-fine")
    assert (game.phase, game.jail("B"), game.cash("B")) == ("window", 0, 1450)
    other = Scene(turn="B", stage="window", jail={"B": 1}, cards={"chest": "B"})
    other.do("B", "use-card", "chest")
    assert (other.phase, other.jail("B"), other.answer["cards"]["chest"]) == ("window", 0, None)


@clause("MA-JAIL-4", "MA-JAIL-5", "GAP-28")
def test_nobody_leaves_while_a_debt_is_settled() -> None:
    game = Scene(jail={"B": 1}, at={"A": 9}, owns={"C": [16], "A": [1]}, cash={"A": 5})
    game.roll("A", 3, 4).do("A", "done").do("C", "demand", 0)
    assert (game.phase, game.turn) == ("debt", "B")
    assert game.refused("B", "pay-fine") == "debt-comes-first"
    assert not game.options("B").pay_fine


@clause("GAP-28", "MA-JAIL-4")
@pytest.mark.parametrize("jail_turn", [1, 2, 3])
def test_one_may_pay_in_each_jail_turn(jail_turn: int) -> None:
    game = Scene(jail={"A": jail_turn}, cash={"A": 100})
    game.do("A", "pay-fine").roll("A", 4, 6)
    assert (game.at("A"), game.cash("A"), game.jail("A")) == (20, 50, 0)


# --- exit 2: the card ------------------------------------------------------------------------


@clause("MA-JAIL-5", "GAP-26")
def test_the_card_goes_under_its_deck_and_one_rolls_as_usual() -> None:
    game = Scene(jail={"A": 1}, cards={"chance": "A"}, chest=["CC-15"])
    assert game.options("A").use_card == ["chance"]
    assert game.observe("A").book["left"] == [15, 16]
    game.do("A", "use-card", "chance")
    assert (game.jail("A"), game.cash("A")) == (0, 1500)
    assert game.events == [events.Freed(0, "card")]
    assert game.answer["cards"] == {"chance": None, "chest": None}
    assert game.observe("A").book["left"] == [16, 16]
    assert game.observe("A", memory=True).known_cards == {"chance": ["CH-09"], "chest": []}
    game.roll("A", 2, 5)
    assert (game.at("A"), game.cash("A")) == (17, 1510)


@clause("MA-JAIL-5", "GAP-26")
def test_after_the_card_a_double_rolls_again() -> None:
    game = Scene(jail={"A": 1}, cards={"chest": "A"}, owns={"A": [16]})
    game.do("A", "use-card", "chest").roll("A", 3, 3)
    assert (game.at("A"), game.options("A").roll) == (16, True)
    assert game.observe("A", memory=True).known_cards == {"chance": [], "chest": ["CC-05"]}


@clause("MA-JAIL-5")
def test_the_card_must_be_in_the_own_hand() -> None:
    game = Scene(jail={"A": 1}, cards={"chance": "B", "chest": "A"})
    assert game.refused("A", "use-card", "chance") == "no-such-card"
    assert game.options("A").use_card == ["chest"]
    other = Scene(jail={"A": 1}, cards={"chance": "A"})
    assert other.refused("A", "use-card", "chest") == "no-such-card"
    none = Scene(jail={"A": 1})
    assert none.options("A").use_card == []
    assert none.refused("A", "use-card", "chance") == "no-such-card"


# --- exit 3: three tries ---------------------------------------------------------------------


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
    assert game.told[:4] == ["dice_rolled", "freed", "paid", "moved"]
    assert game.events[1:3] == [events.Freed(0, "fine"), events.Paid(0, None, 50, "fine")]


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


# --- declining to roll -----------------------------------------------------------------------


@clause("GAP-29")
@pytest.mark.parametrize("jail_turn", [1, 2, 3])
def test_a_jailed_player_must_roll(jail_turn: int) -> None:
    game = Scene(jail={"A": jail_turn})
    assert game.refused("A", "done") == "must-roll"
    window = Scene(turn="A", stage="window", jail={"A": jail_turn})
    assert window.refused("A", "done") == "must-roll"


@clause("GAP-29")
@pytest.mark.parametrize("stage", ["roll", "window"])
def test_where_it_was_agreed_two_turns_may_pass_without_a_roll(stage: str) -> None:
    for jail_turn in (1, 2):
        game = Scene(stage=stage, jail={"A": jail_turn}, options=OPTIONAL)
        assert game.options("A").done
        game.do("A", "done")
        assert (game.jail("A"), game.at("A"), game.turn) == (jail_turn + 1, 10, "B")
        assert (game.phase, game.told) == ("window", ["stayed_in_jail", "turn_ended"])
        assert not game.wants_dice
    third = Scene(stage=stage, jail={"A": 3}, options=OPTIONAL)
    assert third.refused("A", "done") == "must-roll"


@clause("GAP-29")
@pytest.mark.parametrize("stage", ["roll", "window"])
def test_who_is_free_must_roll_even_so(stage: str) -> None:
    game = Scene(stage=stage, options=OPTIONAL)
    assert game.refused("A", "done") == "must-roll"


@clause("GAP-29", "GAP-22")
def test_staying_waits_for_holders_like_a_roll() -> None:
    game = Scene(stage="window", jail={"A": 1}, options=OPTIONAL).do("C", "hold")
    assert game.refused("A", "done") == "somebody-holds"
    game.do("C", "done").do("A", "done")
    assert game.turn == "B"


@clause("GAP-29", "GAP-22")
def test_staying_waits_for_debts() -> None:
    game = Scene(
        jail={"B": 1}, at={"A": 9}, owns={"C": [16], "A": [1]}, cash={"A": 5}, options=OPTIONAL
    )
    game.roll("A", 3, 4).do("A", "done").do("C", "demand", 0)
    assert game.refused("B", "done") == "debt-comes-first"
    assert not game.options("B").done


@clause("GAP-29", "GAP-22")
def test_only_the_one_in_turn_stays() -> None:
    game = Scene(stage="window", turn="A", jail={"A": 1, "B": 1}, options=OPTIONAL)
    assert game.refused("B", "done") == "not-holding"


# --- rest ------------------------------------------------------------------------------------


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
