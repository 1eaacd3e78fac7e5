"""Rent of utilities and visits by card (MA-RENT-11..12, GAP-39, GAP-55, GAP-56, GAP-67, GAP-68)."""

import pytest

from tests.rulebook.monopoly.scenes import STATIONS, UTILITIES, Scene, clause
from zuschlag.rules.monopoly import events

A, B, C = range(3)
ARRIVAL = {"rent.utilityRoll": "arrival"}


def on_12(**position: object) -> Scene:
    """A has come to the first utility by 3 and 4."""
    game = Scene(at={"A": 5}, **position)  # type: ignore[arg-type]
    return game.roll("A", 3, 4)


@clause("MA-RENT-11", "GAP-55")
def test_a_fresh_roll_times_four_is_the_rent() -> None:
    game = on_12(owns={"C": [12]})
    claim = {"id": 0, "debtor": A, "owner": C, "slot": 12, "amount": None}
    assert game.answer["claims"] == [claim]
    assert game.events[-1] == events.ClaimOpened(A, C, 12, None)
    game.do("C", "demand", 0)
    assert game.wants_chance
    assert (game.waiting, game.cash("A")) == ("", 1500)
    assert game.events == [events.RentDemanded(C, A, 12)]
    game.throw(5, 2)
    assert (game.cash("A"), game.cash("C")) == (1472, 1528)
    assert game.events[1:] == [
        events.RentRolled(A, 12, (5, 2)),
        events.Paid(A, C, 28, "rent"),
    ]
    assert game.answer["claims"] == []


@clause("MA-RENT-12")
def test_both_utilities_bring_ten_times_the_roll() -> None:
    game = on_12(owns={"C": UTILITIES})
    game.do("C", "demand", 0).throw(6, 6)
    assert (game.cash("A"), game.cash("C")) == (1380, 1620)
    assert game.refused("A", "roll") == "not-now"
    assert game.options("A").done


@clause("MA-RENT-12")
def test_two_utilities_of_two_owners_bring_four_times_each() -> None:
    game = on_12(owns={"C": [12], "B": [28]})
    game.do("C", "demand", 0).throw(6, 6)
    assert game.cash("A") == 1500 - 48


@clause("GAP-39", "MA-RENT-12")
@pytest.mark.parametrize(("options", "times"), [(None, 10), ({"rent.countMortgaged": False}, 4)])
def test_a_mortgaged_utility_counts_as_a_sister(
    options: dict[str, object] | None, times: int
) -> None:
    game = on_12(owns={"C": UTILITIES}, mortgaged=[28], options=options)
    game.do("C", "demand", 0).throw(1, 2)
    assert game.cash("A") == 1500 - 3 * times


@clause("GAP-55", "MA-RENT-11")
def test_the_rent_roll_moves_nobody_and_closes_nothing() -> None:
    game = Scene(at={"A": 4}, owns={"B": [12], "C": [15]})
    game.roll("A", 4, 4).roll("A", 1, 2)
    assert [claim["id"] for claim in game.answer["claims"]] == [0, 1]
    game.do("B", "demand", 0).throw(4, 4)
    assert (game.at("A"), game.cash("A"), game.jail("A")) == (15, 1468, 0)
    assert [claim["id"] for claim in game.answer["claims"]] == [1]
    game.do("C", "demand", 1)
    assert game.cash("A") == 1443
    assert game.options("A").done


@clause("GAP-55", "MA-RENT-11")
def test_in_the_window_the_visitor_rolls_and_the_window_stays_open() -> None:
    game = on_12(owns={"C": [12]})
    game.do("A", "done").do("C", "demand", 0)
    assert game.refused("B", "roll") == "dice-are-thrown"
    game.throw(3, 3)
    assert (game.phase, game.turn, game.at("A"), game.at("B")) == ("window", "B", 12, 0)
    assert game.cash("A") == 1476


@clause("GAP-55")
def test_while_the_rent_is_rolled_nobody_does_anything_else() -> None:
    game = on_12(owns={"C": [12]})
    game.do("C", "demand", 0)
    assert game.refused("C", "demand", 0) == "dice-are-thrown"
    assert game.refused("C", "waive", 0) == "dice-are-thrown"
    assert game.refused("A", "done") == "dice-are-thrown"


@clause("MA-RENT-11", "GAP-55")
def test_of_several_utility_claims_the_right_one_is_rolled_for() -> None:
    game = Scene(at={"A": 2}, owns={"B": [28], "C": [12]})
    game.roll("A", 5, 5).roll("A", 4, 4)
    assert game.at("A") == 20
    game.roll("A", 3, 5)
    assert [claim["slot"] for claim in game.answer["claims"]] == [12, 28]
    game.do("B", "demand", 1).throw(1, 2)
    assert (game.cash("B"), game.cash("C")) == (1512, 1500)
    assert [claim["slot"] for claim in game.answer["claims"]] == [12]
    game.do("C", "demand", 0).throw(2, 2)
    assert (game.cash("B"), game.cash("C"), game.cash("A")) == (1512, 1516, 1472)


@clause("MA-RENT-11", "GAP-55")
def test_a_rent_roll_one_cannot_pay_becomes_a_debt() -> None:
    game = on_12(owns={"C": [12], "A": [1]}, cash={"A": 27})
    game.do("C", "demand", 0).throw(5, 2)
    assert (game.phase, game.answer["debts"]) == ("debt", [{"from": A, "to": C, "amount": 28}])
    game.do("A", "mortgage", 1)
    assert (game.phase, game.cash("A"), game.cash("C")) == ("turn", 29, 1528)


@clause("MA-RENT-11")
def test_the_arrival_roll_may_count_where_it_was_agreed() -> None:
    game = on_12(owns={"C": [12]}, options=ARRIVAL)
    assert game.answer["claims"][0]["amount"] == 28
    game.do("C", "demand", 0)
    assert (game.wants_chance, game.cash("A")) == (False, 1472)
    both = on_12(owns={"C": UTILITIES}, options=ARRIVAL)
    assert both.answer["claims"][0]["amount"] == 70


@clause("MA-RENT-4", "MA-RENT-1", "GAP-03")
def test_what_the_claim_on_a_utility_is_worth_is_settled_at_landing() -> None:
    arrival = on_12(owns={"C": [12]}, options=ARRIVAL)
    assert arrival.answer["claims"][0]["amount"] == 4 * (3 + 4)
    fresh = on_12(owns={"C": [12]})
    assert fresh.answer["claims"][0]["amount"] is None
    by_card = Scene(chance=["CH-07"], owns={"C": [12]}, options=ARRIVAL).roll("A", 3, 4)
    assert by_card.answer["claims"][0]["amount"] is None


# --- by card ---------------------------------------------------------------------------------


@clause("GAP-56", "MA-RENT-11")
@pytest.mark.parametrize("options", [None, ARRIVAL])
@pytest.mark.parametrize("owned", [[12], UTILITIES])
def test_a_card_to_a_utility_costs_ten_times_a_fresh_roll(
    options: dict[str, object] | None, owned: list[int]
) -> None:
    game = Scene(chance=["CH-07"], owns={"C": owned}, options=options)
    game.roll("A", 3, 4)
    assert (game.at("A"), game.cash("A")) == (12, 1500)
    game.do("C", "demand", 0).throw(3, 4)
    assert (game.cash("A"), game.cash("C")) == (1430, 1570)


@clause("GAP-56", "MA-RENT-10")
@pytest.mark.parametrize(("owned", "amount"), [([15], 50), ([5, 15], 100), (STATIONS, 400)])
@pytest.mark.parametrize("card", ["CH-05", "CH-06"])
def test_a_card_to_a_station_costs_double(card: str, owned: list[int], amount: int) -> None:
    game = Scene(chance=[card], owns={"C": owned})
    game.roll("A", 3, 4)
    assert game.answer["claims"][0]["amount"] == amount
    game.do("C", "demand", 0)
    assert (game.at("A"), game.cash("C")) == (15, 1500 + amount)


@clause("GAP-56", "MA-CARD-1")
@pytest.mark.parametrize(
    ("start", "card", "slot", "gain"),
    [
        (0, "CH-05", 15, 0),
        (15, "CH-05", 25, 0),
        (29, "CH-05", 5, 200),
        (0, "CH-07", 12, 0),
        (15, "CH-07", 28, 0),
        (29, "CH-07", 12, 200),
    ],
)
def test_the_nearest_lies_ahead(start: int, card: str, slot: int, gain: int) -> None:
    game = Scene(at={"A": start}, chance=[card])
    game.roll("A", 3, 4)
    assert (game.at("A"), game.cash("A")) == (slot, 1500 + gain)
    assert game.options("A").buy
    game.do("A", "decline")
    assert game.answer["auction"]["lot"] == slot


@clause("GAP-56", "MA-BUY-1")
def test_a_free_one_may_be_bought() -> None:
    game = Scene(chance=["CH-05"])
    game.roll("A", 3, 4).do("A", "buy")
    assert (game.owner(15), game.cash("A")) == ("A", 1300)


@clause("GAP-56", "MA-RENT-5")
def test_the_claim_window_is_the_usual_one() -> None:
    game = Scene(chance=["CH-05"], owns={"C": [15]})
    game.roll("A", 3, 4).do("A", "done").roll("B", 2, 4)
    assert game.refused("C", "demand", 0) == "no-such-claim"


@clause("GAP-56", "MA-RENT-10", "MA-RENT-1")
def test_only_the_visit_by_card_is_dearer() -> None:
    """By a double to the card, by the card to one station, by the dice to the next."""
    game = Scene(at={"A": 3}, chance=["CH-05"], owns={"C": [15, 25]})
    game.roll("A", 2, 2).roll("A", 4, 6)
    assert [claim["amount"] for claim in game.answer["claims"]] == [100, 50]
    bought = Scene(at={"A": 3}, chance=["CH-05"], owns={"C": [25, 35]})
    bought.roll("A", 2, 2).do("A", "buy").roll("A", 4, 6)
    assert [claim["amount"] for claim in bought.answer["claims"]] == [50]


@clause("GAP-56", "MA-TURN-7", "GAP-19", "MA-RENT-1")
def test_the_next_visitor_pays_the_normal_rent() -> None:
    game = Scene(seats=2, chance=["CH-05"], at={"B": 18}, owns={"A": [25]})
    game.roll("A", 3, 4).do("A", "decline").do("B", "pass").do("A", "pass").do("A", "done")
    game.roll("B", 3, 4)
    assert game.answer["claims"][0]["amount"] == 25


# --- other movement by card ------------------------------------------------------------------


@clause("GAP-67", "GAP-68", "MA-CARD-1")
@pytest.mark.parametrize(("start", "slot"), [(0, 4), (15, 19), (29, 33)])
def test_three_back_never_passes_the_start(start: int, slot: int) -> None:
    game = Scene(at={"A": start}, chance=["CH-10"], chest=["CC-05"])
    game.roll("A", 3, 4)
    assert game.at("A") == slot
    assert events.Moved(0, slot + 3, slot, -3) in game.events
    assert "salary_paid" not in game.told


@clause("GAP-67", "GAP-68", "MA-TURN-5")
def test_three_back_is_a_landing() -> None:
    donation = Scene(chance=["CH-10"]).roll("A", 3, 4)
    assert (donation.at("A"), donation.cash("A")) == (4, 1300)
    rent = Scene(at={"A": 15}, chance=["CH-10"], owns={"C": [19]}).roll("A", 3, 4)
    assert rent.answer["claims"][0]["slot"] == 19
    free = Scene(at={"A": 15}, chance=["CH-10"]).roll("A", 3, 4)
    assert free.options("A").buy


@clause("GAP-68")
def test_three_back_from_36_draws_from_the_other_deck() -> None:
    game = Scene(at={"A": 29}, chance=["CH-10"], chest=["CC-07"])
    game.roll("A", 3, 4)
    assert (game.at("A"), game.cash("A")) == (33, 1600)
    drawn = [event for event in game.events if isinstance(event, events.CardDrawn)]
    assert drawn == [events.CardDrawn(0, "CH-10"), events.CardDrawn(0, "CC-07")]
