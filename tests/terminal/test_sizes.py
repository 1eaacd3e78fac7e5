"""Nothing is cut off at 80 by 24 or larger; smaller terminals get a sentence; resizing works."""

import pytest

from tests.terminal.play import (
    SMALLEST,
    an_app,
    clipped,
    moves_of,
    pass_to_the_sale,
    rows,
    text,
    until,
    your_turn,
)
from tests.thorough import a_few
from zuschlag.rules.forsale.words import AuctionWon
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.reveal import Reveal
from zuschlag.terminal.wishes import Wishes

SIZES = [(SMALLEST,), ((100, 30),), ((120, 40),)]


def shown(app: TableApp, *labels: str) -> bool:
    """Whether every label is printed whole."""
    return all(any(label in row for row in rows(app)) for label in labels)


@pytest.mark.parametrize("size", a_few(SIZES, 3))
async def test_no_control_is_cut_off(size: tuple[int, int]) -> None:
    app = an_app("2015", 6, seed=2, options={"open_info": True}, notice="A quiet word.")
    async with app.run_test(size=size) as pilot:
        screen = await your_turn(pilot)
        assert not clipped(app)
        assert shown(app, " − ", " + ", " Pass ", "q Leave", "? Keys", "o Books")
        assert shown(app, "A quiet word.")
        screen.strike(AuctionWon(2, 30, 14))
        await pilot.pause()
        assert not clipped(app)
        assert shown(app, "for 14 coins.")
        await pass_to_the_sale(pilot)
        assert not clipped(app)
        assert shown(app, "Lay it face down", "Cheques 0")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Reveal))
        assert not clipped(app)
        assert shown(app, "Go on", "Bruno", "Frida", "brings")


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (40, 10), (10, 3)])
async def test_a_small_terminal_gets_a_kind_sentence(size: tuple[int, int]) -> None:
    app = an_app()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "The table" in " ".join(text(app).split()) or size[0] < 20
        assert "Bid" not in text(app)
        before = len(moves_of(app)) if app.seat else 0
        await pilot.press("p")
        await pilot.pause(0.05)
        assert app.seat is not None
        assert [seat for seat, _ in moves_of(app)[before:]].count(0) == 0


async def test_growing_again_brings_the_table_back() -> None:
    app = an_app()
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert "needs 80 columns and 24 lines" in text(app)
        for size in ((120, 40), (70, 24), SMALLEST):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        screen = await your_turn(pilot)
        assert not clipped(app)
        assert screen.seen.phase == "buy"
        assert shown(app, " Pass ")


async def test_resizing_under_a_sheet_reaches_the_table_below() -> None:
    app = an_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await your_turn(pilot)
        await pilot.press("r")
        await pilot.resize_terminal(*SMALLEST)
        await pilot.pause()
        assert not clipped(app)
        await pilot.press("escape")
        await your_turn(pilot)
        await pilot.pause()
        assert not clipped(app)
        assert shown(app, " Pass ", "q Leave")


@pytest.mark.parametrize("look", ["paper", "room"])
async def test_the_form_fits_in_both_looks(look: str) -> None:
    app = TableApp(Wishes("2015-variant", 5, notice="A quiet word."))
    async with app.run_test(size=SMALLEST) as pilot:
        if look == "room":
            await pilot.press("t")
        assert app.theme == look
        await pilot.pause()
        assert not clipped(app)
        assert shown(app, "Take your seat (Enter)", "Quit (Esc)", "A quiet word.")
