"""How much rent: as the deed says (MA-RENT-1..3, MA-RENT-6..10, GAP-06, GAP-39, GAP-40, GAP-66)."""

import pytest

from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, ORANGE, STATIONS, Scene, clause
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly import events

A, B, C = range(3)


def visited(slot: int, **position: object) -> Scene:
    """A comes to rest on this slot by 3 and 4."""
    game = Scene(at={"A": (slot - 7) % 40}, **position)  # type: ignore[arg-type]
    return game.roll("A", 3, 4)


def rent(slot: int, **position: object) -> int | None:
    """What may be asked for this visit, nothing if there is no claim."""
    claims = visited(slot, **position).answer["claims"]
    assert len(claims) <= 1
    return int(claims[0]["amount"]) if claims else None


@clause("MA-RENT-1", "MA-RENT-4")
def test_on_anothers_property_rent_is_due_when_asked_for() -> None:
    game = visited(11, owns={"B": [11]})
    claim = {"id": 0, "debtor": A, "owner": B, "slot": 11, "amount": 10}
    assert game.answer["claims"] == [claim]
    assert game.events[-1] == events.ClaimOpened(A, B, 11, 10)
    assert (game.cash("A"), game.options("A").done) == (1500, True)
    game.do("B", "demand", 0)
    assert (game.cash("A"), game.cash("B")) == (1490, 1510)
    assert (game.answer["claims"], game.answer["debts"]) == ([], [])
    assert game.events == [events.RentDemanded(B, A, 11), events.Paid(A, B, 10, "rent")]


@clause("MA-RENT-1", "MA-REST-1")
def test_on_the_own_property_no_rent_is_due() -> None:
    assert rent(11, owns={"A": [11]}) is None


@clause("MA-RENT-1", "MA-BUY-1")
def test_on_a_free_property_no_rent_is_due() -> None:
    game = visited(11)
    assert game.answer["claims"] == []
    assert game.options("A").buy


@clause("MA-RENT-2")
@pytest.mark.parametrize(
    ("level", "amount"), [(0, 100), (1, 200), (2, 600), (3, 1400), (4, 1700), (5, 2000)]
)
def test_the_deed_says_how_much(level: int, amount: int) -> None:
    assert rent(39, owns={"C": DARKBLUE}, levels={39: level}) == amount


@clause("MA-RENT-2")
def test_three_houses_are_paid_as_listed() -> None:
    game = visited(39, owns={"C": DARKBLUE}, levels={37: 2, 39: 3})
    game.do("C", "demand", 0)
    assert (game.cash("A"), game.cash("C")) == (100, 2900)


@clause("MA-RENT-3", "MA-RENT-1")
def test_a_mortgaged_property_brings_no_rent() -> None:
    game = visited(11, owns={"B": [11]}, mortgaged=[11])
    assert game.answer["claims"] == []
    assert game.refused("B", "demand", 0) == "no-such-claim"
    assert game.options("A").done


@clause("MA-RENT-3")
def test_another_mortgage_of_the_owner_does_not_matter() -> None:
    assert rent(11, owns={"B": [5, 11]}, mortgaged=[5]) == 10


@clause("MA-RENT-6")
def test_a_street_lists_base_group_and_built_rents() -> None:
    listed = [rent(19, owns={"C": [19]})]
    listed += [rent(19, owns={"C": ORANGE}, levels={19: level}) for level in range(6)]
    assert listed == [16, 32, 80, 220, 600, 800, 1000]


@clause("MA-RENT-6", "MA-RENT-2")
@pytest.mark.parametrize("slot", [1, 3, 6, 9, 14, 16, 24, 29, 34, 37])
def test_every_street_brings_what_its_deed_lists(slot: int) -> None:
    board = boards.read("classic").slots
    group = [place for place, one in enumerate(board) if one.group == board[slot].group]
    for level, amount in enumerate(board[slot].rents[1:], start=1):
        assert rent(slot, owns={"C": group}, levels={slot: level}) == amount
    assert rent(slot, owns={"C": group}) == 2 * board[slot].rents[0]
    assert rent(slot, owns={"C": group[:-1], "B": group[-1:]}) == board[slot].rents[0]


@clause("MA-RENT-7")
def test_a_complete_group_brings_the_group_rent() -> None:
    assert rent(19, owns={"C": ORANGE}) == 32
    assert rent(19, owns={"C": [16, 19]}) == 16
    assert rent(19, owns={"C": [16, 19], "B": [18]}) == 16
    assert rent(3, owns={"C": BROWN}) == 8


@clause("MA-RENT-7")
def test_who_else_owns_a_complete_group_does_not_matter() -> None:
    assert rent(19, owns={"C": [19], "B": DARKBLUE}) == 16


@clause("MA-RENT-8", "MA-RENT-3")
def test_the_mortgaged_street_of_a_group_brings_nothing() -> None:
    game = visited(16, owns={"C": ORANGE}, mortgaged=[16])
    assert game.answer["claims"] == []
    assert game.refused("C", "demand", 0) == "no-such-claim"


@clause("MA-RENT-9", "GAP-06")
def test_its_sisters_fall_back_to_the_base_rent() -> None:
    assert rent(19, owns={"C": ORANGE}, mortgaged=[16]) == 16
    assert rent(18, owns={"C": ORANGE}, mortgaged=[16, 19]) == 14
    assert rent(19, owns={"C": [*ORANGE, *DARKBLUE]}, mortgaged=[39]) == 32


@clause("GAP-06", "MA-RENT-9")
def test_the_double_rent_may_stay_where_it_was_agreed() -> None:
    stays = {"rent.groupWithMortgage": "double"}
    assert rent(19, owns={"C": ORANGE}, mortgaged=[16], options=stays) == 32
    assert rent(19, owns={"C": [16, 19]}, mortgaged=[16], options=stays) == 16
    assert rent(16, owns={"C": ORANGE}, mortgaged=[16], options=stays) is None
    assert rent(19, owns={"C": ORANGE}, mortgaged=[16], edition="classic") == 32


@clause("MA-RENT-10")
@pytest.mark.parametrize(("number", "amount"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_stations_bring_rent_by_their_number(number: int, amount: int) -> None:
    owned = [25, 5, 15, 35][:number]
    assert rent(25, owns={"C": owned}) == amount
    assert rent(25, owns={"C": owned, "B": [s for s in STATIONS if s not in owned]}) == amount


@clause("MA-RENT-10")
def test_station_rent_is_paid_on_demand() -> None:
    game = visited(25, owns={"C": [5, 15, 25]})
    game.do("C", "demand", 0)
    assert (game.cash("A"), game.cash("C")) == (1400, 1600)


@clause("GAP-39", "MA-RENT-10")
def test_mortgaged_stations_count_but_bring_nothing() -> None:
    assert rent(25, owns={"C": [5, 25]}, mortgaged=[5]) == 50
    assert rent(5, owns={"C": [5, 25]}, mortgaged=[5]) is None
    assert rent(25, owns={"C": STATIONS}, mortgaged=[5, 15, 35]) == 200


@clause("GAP-39", "MA-RENT-10")
def test_mortgaged_stations_may_count_nothing_where_it_was_agreed() -> None:
    without = {"rent.countMortgaged": False}
    assert rent(25, owns={"C": [5, 25]}, mortgaged=[5], options=without) == 25
    assert rent(25, owns={"C": STATIONS}, mortgaged=[5], options=without) == 100
    assert rent(25, owns={"C": STATIONS}, options=without) == 200


@clause("GAP-40", "MA-RENT-7")
def test_a_bare_street_beside_a_house_brings_the_group_rent() -> None:
    assert rent(18, owns={"C": ORANGE}, levels={16: 1}) == 28
    assert rent(16, owns={"C": ORANGE}, levels={16: 1}) == 70


@clause("GAP-66", "MA-STD-3")
def test_a_jailed_owner_takes_rent() -> None:
    game = visited(19, owns={"B": [19]}, jail={"B": 2})
    game.do("B", "demand", 0)
    assert (game.cash("A"), game.cash("B"), game.jail("B")) == (1484, 1516, 2)


@clause("GAP-03", "MA-RENT-1", "MA-STD-RENT-1")
def test_landing_makes_a_claim_and_only_the_demand_a_debt() -> None:
    game = visited(16, owns={"C": [16]}, cash={"A": 5})
    assert (game.phase, game.answer["debts"]) == ("turn", [])
    assert len(game.answer["claims"]) == 1
    game.do("C", "demand", 0)
    assert (game.phase, game.waiting) == ("debt", "A")
    assert game.answer["debts"] == [{"from": A, "to": C, "amount": 14}]
    assert game.answer["claims"] == []
    assert game.events[-1] == events.Owed(A, C, 14, "rent")


@clause("MA-RENT-1", "MA-RENT-4")
def test_rent_of_exactly_the_whole_purse_is_paid() -> None:
    game = visited(16, owns={"C": [16]}, cash={"A": 14})
    game.do("C", "demand", 0)
    assert (game.phase, game.cash("A"), game.cash("C")) == ("turn", 0, 1514)
