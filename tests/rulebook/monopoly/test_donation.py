"""Donations: what the slot shows goes to the bank (MA-DON-1)."""

import pytest

from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.rules.monopoly.events import Owed, Paid


@clause("MA-DON-1")
@pytest.mark.parametrize(("before", "amount"), [(1, 200), (35, 100)])
def test_the_amount_shown_goes_to_the_bank(before: int, amount: int) -> None:
    scene = Scene(at={"A": before}).roll("A", 1, 2)
    assert [scene.cash(letter) for letter in "ABCD"] == [1500 - amount, 1500, 1500, 1500]
    assert scene.events[-1] == Paid(0, None, amount, "donation")
    assert scene.phase == "turn"


@clause("MA-DON-1", "MA-BANK-8", "GAP-02")
def test_no_pot_waits_for_anybody() -> None:
    scene = Scene(at={"A": 1, "B": 17}).roll("A", 1, 2).do("A", "done").roll("B", 1, 2)
    assert (scene.at("B"), scene.cash("B")) == (20, 1500)


@clause("MA-DON-1")
@pytest.mark.parametrize(("before", "amount"), [(1, 150), (35, 75)])
def test_a_table_may_agree_on_other_amounts(before: int, amount: int) -> None:
    scene = Scene(at={"A": before}, options={"donation": [150, 75]}).roll("A", 1, 2)
    assert scene.cash("A") == 1500 - amount


@clause("MA-DON-1", "GAP-01")
@pytest.mark.parametrize("before", [1, 35])
def test_a_donation_is_never_for_sale(before: int) -> None:
    scene = Scene(at={"A": before}).roll("A", 1, 2)
    assert scene.refused("A", "buy") == "not-now"
    assert scene.refused("A", "decline") == "not-now"


@clause("MA-DON-1")
@pytest.mark.parametrize(("cash", "phase"), [(100, "turn"), (99, "debt")])
def test_the_donation_is_due_at_once(cash: int, phase: str) -> None:
    scene = Scene(at={"A": 35}, cash={"A": cash}, owns={"A": [5]}).roll("A", 1, 2)
    assert scene.phase == phase
    if phase == "debt":
        assert scene.events[-1] == Owed(0, None, 100, "donation")
        assert scene.do("A", "mortgage", 5).cash("A") == 99
