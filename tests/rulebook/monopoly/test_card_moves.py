"""Cards that send a token somewhere (MA-CARD-1, MA-GO-2, GAP-56, GAP-67, GAP-68)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import STATIONS, UTILITIES, Scene, clause
from zuschlag.rules.monopoly.events import CardDrawn, Jailed, Moved, SalaryPaid


def sent(card: str, deck_slot: int = 7, **more: Any) -> Scene:
    """A comes to a deck by 1 + 2 and draws this card."""
    place = {"at": {"A": (deck_slot - 3) % 40}, **more}
    if card.startswith("CH"):
        return Scene(chance=[card], **place).roll("A", 1, 2)
    return Scene(chest=[card], **place).roll("A", 1, 2)


@clause("MA-CARD-1", "MA-GO-1", "MA-GO-2", "MA-TURN-4")
@pytest.mark.parametrize(
    ("card", "come_from", "to", "salary"),
    [
        ("CH-01", 7, 39, 0),
        ("CH-01", 22, 39, 0),
        ("CH-01", 36, 39, 0),
        ("CH-02", 7, 0, 200),
        ("CH-02", 36, 0, 200),
        ("CH-03", 7, 24, 0),
        ("CH-03", 22, 24, 0),
        ("CH-03", 36, 24, 200),
        ("CH-04", 7, 11, 0),
        ("CH-04", 22, 11, 200),
        ("CH-04", 36, 11, 200),
        ("CH-14", 7, 5, 200),
        ("CH-14", 22, 5, 200),
        ("CH-14", 36, 5, 200),
        ("CC-01", 17, 0, 200),
        ("CC-01", 33, 0, 200),
    ],
)
def test_forward_to_a_slot_with_salary_over_the_start(
    card: str, come_from: int, to: int, salary: int
) -> None:
    scene = sent(card, come_from)
    steps = (to - come_from) % 40
    assert (scene.at("A"), scene.cash("A")) == (to, 1500 + salary)
    paid = [SalaryPaid(0, 200)] if salary else []
    assert scene.events[2:] == [CardDrawn(0, card), Moved(0, come_from, to, steps), *paid]


@clause("MA-GO-2", "MA-GO-1")
def test_twice_over_the_start_in_one_turn() -> None:
    scene = sent("CC-01", 2)
    assert (scene.at("A"), scene.cash("A")) == (0, 1900)
    assert scene.told.count("salary_paid") == 2


@clause("MA-CARD-1", "MA-GO-2", "GAP-56")
@pytest.mark.parametrize("card", ["CH-01", "CH-03", "CH-04", "CH-05", "CH-06", "CH-07", "CH-14"])
def test_where_the_card_leads_a_free_property_may_be_bought(card: str) -> None:
    scene = sent(card)
    slot = scene.at("A")
    assert scene.options("A").buy
    scene.do("A", "buy")
    assert scene.owner(slot) == "A"


@clause("MA-CARD-1", "MA-GO-2", "MA-RENT-1")
def test_where_the_card_leads_rent_may_be_asked_for() -> None:
    scene = sent("CH-01", owns={"C": [39]}).do("C", "demand", 0)
    assert (scene.cash("A"), scene.cash("C")) == (1450, 1550)


@clause("GAP-56")
@pytest.mark.parametrize("card", ["CH-05", "CH-06"])
@pytest.mark.parametrize(("come_from", "to", "cash"), [(7, 15, 0), (22, 25, 0), (36, 5, 200)])
def test_the_nearest_station_lies_ahead(card: str, come_from: int, to: int, cash: int) -> None:
    scene = sent(card, come_from)
    assert (scene.at("A"), scene.cash("A")) == (to, 1500 + cash)
    assert scene.events[3] == Moved(0, come_from, to, (to - come_from) % 40)


@clause("GAP-56")
@pytest.mark.parametrize(("come_from", "to", "cash"), [(7, 12, 0), (22, 28, 0), (36, 12, 200)])
def test_the_nearest_utility_lies_ahead(come_from: int, to: int, cash: int) -> None:
    scene = sent("CH-07", come_from)
    assert (scene.at("A"), scene.cash("A")) == (to, 1500 + cash)


@clause("GAP-56")
@pytest.mark.parametrize("card", ["CH-05", "CH-06"])
@pytest.mark.parametrize(("stations", "rent"), [(1, 50), (2, 100), (3, 200), (4, 400)])
def test_a_station_by_card_costs_double(card: str, stations: int, rent: int) -> None:
    owned = [15, 5, 25, 35][:stations]
    scene = sent(card, owns={"C": owned}).do("C", "demand", 0)
    assert (scene.cash("A"), scene.cash("C")) == (1500 - rent, 1500 + rent)


@clause("GAP-56")
@pytest.mark.parametrize("owned", [[12], UTILITIES])
@pytest.mark.parametrize("roll", ["fresh", "arrival"])
def test_a_utility_by_card_costs_ten_times_a_fresh_roll(owned: list[int], roll: str) -> None:
    scene = sent("CH-07", owns={"C": owned}, options={"rent.utilityRoll": roll})
    assert scene.answer["claims"][0]["amount"] is None
    scene.do("C", "demand", 0)
    assert scene.wants_chance
    scene.throw(3, 4)
    assert (scene.cash("A"), scene.cash("C")) == (1430, 1570)


@clause("GAP-56")
def test_the_next_station_in_the_same_turn_costs_the_normal_rent() -> None:
    scene = Scene(at={"A": 5}, chance=["CH-05"], owns={"C": [25]}).roll("A", 1, 1)
    assert scene.do("A", "buy").at("A") == 15
    scene.roll("A", 4, 6)
    assert scene.answer["claims"][0]["amount"] == 25


@clause("GAP-56")
@pytest.mark.parametrize("card", ["CH-03", "CH-10", "CH-14"])
def test_only_the_cards_to_the_nearest_raise_the_rent(card: str) -> None:
    scene = sent(card, 22, owns={"C": [5, 19, 24]})
    amount = {"CH-03": 20, "CH-10": 16, "CH-14": 25}[card]
    assert scene.answer["claims"][0]["amount"] == amount


@clause("GAP-56", "MA-REST-1")
@pytest.mark.parametrize(("owner", "mortgaged"), [("A", []), ("C", [15])])
def test_no_rent_by_card_at_the_own_or_a_mortgaged_station(
    owner: str, mortgaged: list[int]
) -> None:
    scene = sent("CH-05", owns={owner: STATIONS}, mortgaged=mortgaged)
    assert (scene.answer["claims"], scene.phase) == ([], "turn")
    assert scene.options("A").done


@clause("GAP-67", "MA-CARD-1")
@pytest.mark.parametrize(("come_from", "to"), [(7, 4), (22, 19), (36, 33)])
def test_ch_10_goes_three_steps_back_without_salary(come_from: int, to: int) -> None:
    scene = sent("CH-10", come_from, chest=["CC-05"])
    assert scene.at("A") == to
    assert scene.events[3] == Moved(0, come_from, to, -3)
    assert "salary_paid" not in scene.told


@clause("GAP-67", "GAP-68", "MA-DON-1")
def test_back_to_the_donation_costs_the_donation() -> None:
    assert sent("CH-10").cash("A") == 1300


@clause("GAP-67", "GAP-68")
def test_back_to_a_free_street_offers_it() -> None:
    assert sent("CH-10", 22).do("A", "buy").owner(19) == "A"


@clause("GAP-68", "MA-CARD-1")
def test_back_to_the_chest_draws_a_chest_card() -> None:
    scene = sent("CH-10", 36, chest=["CC-02"])
    assert scene.cash("A") == 1700
    assert [event.card for event in scene.events if isinstance(event, CardDrawn)] == [
        "CH-10",
        "CC-02",
    ]


@clause("MA-CARD-1", "MA-JAIL-3", "MA-GO-3")
@pytest.mark.parametrize(("card", "slot"), [("CH-11", 36), ("CC-06", 17), ("CC-06", 33)])
def test_a_card_sends_to_jail_without_salary(card: str, slot: int) -> None:
    scene = sent(card, slot)
    assert (scene.at("A"), scene.jail("A"), scene.cash("A")) == (10, 1, 1500)
    assert (scene.phase, scene.turn) == ("window", "B")
    assert CardDrawn(0, card) in scene.events
    assert Jailed(0) in scene.events
