"""Out of jail by the fine or the card, and staying (MA-JAIL-4..5, GAP-26, GAP-28..29)."""

import pytest

from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.rules.monopoly import events

OPTIONAL = {"jail.rollOptional": True}


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
        assert not game.wants_chance
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
