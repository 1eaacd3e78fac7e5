"""Start money (MA-MONEY-1..2)."""

import pytest

from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.rules.monopoly import board as boards

NOTES = (500, 100, 50, 20, 10, 5, 1)
EACH = (2, 4, 1, 1, 2, 1, 5)


@clause("MA-MONEY-1")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_begins_with_1500(seats: int) -> None:
    assert Scene(seats=seats).answer["cash"] == [1500] * seats
    assert sum(Scene(seats=seats).answer["cash"]) == 1500 * seats


@clause("MA-MONEY-1")
def test_the_money_comes_from_the_bank() -> None:
    tables = Scene().state.tables
    assert int(tables[0]["cash"].sum()) == 0


@clause("MA-MONEY-2")
@pytest.mark.parametrize("board", ["aalen", "classic"])
def test_the_notes_of_the_sheet_are_the_start_money(board: str) -> None:
    assert sum(EACH) == 16
    total = sum(note * count for note, count in zip(NOTES, EACH, strict=True))
    assert boards.read(board).money.start == total
