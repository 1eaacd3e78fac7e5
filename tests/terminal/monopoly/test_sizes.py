"""Nothing is cut off at 100 by 30 or larger; smaller terminals get a sentence; resizing works."""

import pytest

from tests.terminal.monopoly.play import SMALLEST, an_app, monopoly_seat, your_turn
from tests.terminal.monopoly.positions import give, look
from tests.terminal.play import YOU, clipped, moves_of, rows, text
from tests.thorough import a_few
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.monopoly.ring import widths
from zuschlag.terminal.wishes import Wishes

SIZES = [(SMALLEST,), ((109, 32),), ((120, 40),), ((180, 50),)]


@pytest.mark.parametrize("size", a_few(SIZES, 2))
@pytest.mark.parametrize("look_of_it", a_few(["paper", "room"], 2))
async def test_no_control_is_cut_off(size: tuple[int, int], look_of_it: str) -> None:
    app = an_app(seats=6, seed=2, notice="A quiet word.")
    async with app.run_test(size=size) as pilot:
        await your_turn(pilot)
        if look_of_it == "room":
            await pilot.press("t")
        give(app, 5, 1, 3, level=5)
        give(app, YOU, *(6, 8, 9), level=2)
        give(app, 4, 39, is_mortgaged=True)
        await look(pilot)
        assert not clipped(app)
        assert "A quiet word." in text(app)
        assert "q Leave" in text(app)
        for key in ("y", "o", "i", "question_mark"):
            await pilot.press(key)
            await pilot.pause()
            assert not clipped(app), key
            await pilot.press("escape")
            await pilot.pause()


async def test_the_whole_board_is_in_sight() -> None:
    app = an_app(seats=6, seed=2)
    async with app.run_test(size=(120, 40)) as pilot:
        await your_turn(pilot)
        give(app, 5, 1, 3, level=5)
        give(app, YOU, *(6, 8, 9), level=2)
        give(app, 4, 39, is_mortgaged=True)
        await look(pilot)
        for slot in monopoly_seat(app).terms.board.slots:
            assert slot.short.en in text(app)
        assert text(app).count("F  hotel") == 2
        assert text(app).count("A  2⌂") == 3
        assert "E  mortg" in text(app)
        for letter in "ABCDEF":
            assert f"●{letter}" in text(app) or f"▦{letter}" in text(app)


@pytest.mark.parametrize("width", range(100, 200, 7))
def test_cells_and_sides_fill_the_width(width: int) -> None:
    left, cell, right = widths(width)
    assert left + 9 * cell + right == min(width, 131)
    assert min(left, right, cell) >= 9


@pytest.mark.parametrize("size", [(80, 24), (99, 30), (100, 29), (40, 10)])
async def test_a_small_terminal_gets_a_kind_sentence(size: tuple[int, int]) -> None:
    app = an_app()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "The table needs 100 columns and 30 lines." in " ".join(text(app).split())
        assert "Roll" not in text(app)
        await pilot.press("enter", "r")
        await pilot.pause(0.05)
        assert YOU not in [seat for seat, _ in moves_of(app)]


async def test_growing_again_brings_the_table_back() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for size in ((120, 40), (90, 30), SMALLEST):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        await your_turn(pilot)
        assert not clipped(app)
        assert "Car park" in rows(app)[1]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
async def test_the_form_fits_and_says_how_much_room_the_board_needs(size: tuple[int, int]) -> None:
    app = TableApp(Wishes(game="monopoly", seats=6, notice="A quiet word."))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert not clipped(app)
        assert "Take your seat (Enter)" in text(app)
        assert "A quiet word." in text(app)
        assert ("needs 100 x 30" in " ".join(text(app).split())) == (size == (80, 24))
