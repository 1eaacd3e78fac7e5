"""Nothing printed shows covered purses or what a sealed wish holds."""

import pytest

from tests.terminal.monopoly.play import SMALLEST, an_app, monopoly_seat, your_turn
from tests.terminal.monopoly.positions import give, load_dice, look, purse, stock
from tests.terminal.monopoly.quiet import quiet_app, step
from tests.terminal.play import YOU, act, rows, text, text_of
from zuschlag.rules.monopoly import words
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.chronicle import Chronicle
from zuschlag.terminal.people import HIDDEN


async def test_others_cash_is_covered_where_the_table_says_so() -> None:
    app = an_app("aalen-event", 4)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        purse(app, 1, 1377)
        give(app, 1, 39)
        await look(pilot)
        for seat in range(1, 4):
            assert text_of(app, f"#seat-{seat}").split()[-4:-1].count(HIDDEN) >= 1
            assert HIDDEN in text_of(app, f"#seat-{seat}")
        for key in ("o", "y", "i", "question_mark"):
            await pilot.press(key)
            await pilot.pause()
            assert "1377" not in text(app)
            assert "1777" not in text(app)
            await pilot.press("escape")
            await pilot.pause()
        assert "1500" in text_of(app, "#seat-0")


async def test_open_purses_are_printed() -> None:
    app = an_app("aalen-casual", 4)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        purse(app, 1, 1377)
        give(app, 1, 39)
        await look(pilot)
        worth = str(1377 + monopoly_seat(app).view().people[1].deeds_worth)
        told = text_of(app, "#seat-1").split()
        assert ["Bruno", "1377", worth] in (told[1:4], told[2:5])


async def printed_with_a_wish(patch: pytest.MonkeyPatch, wish: dict[int, int]) -> str:
    """All that is printed when Bruno has sealed a wish and you have not."""
    app = quiet_app(patch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, 16, 18, 19)
        give(app, 1, 1, 3)
        stock(app, houses=1, hotels=12)
        load_dice(app, (4, 6))
        await step(pilot, "enter")
        await act(app, YOU, words.Hold())
        await act(app, YOU, words.Done())
        await act(app, 1, words.Wish(wish))
        await look(pilot)
        return printed_and_told(app)


def printed_and_told(app: TableApp) -> str:
    """The screen, but for the log all its lines: how far it has scrolled is a matter of moments."""
    log = next(found for screen in app.screen_stack for found in screen.query(Chronicle))
    lines = rows(app)
    for number in range(log.region.y, log.region.bottom):
        line = lines[number]
        lines[number] = line[: log.region.x] + line[log.region.right :]
    return "\n".join([*lines, *(line.plain for line in log.lines)])


async def test_a_sealed_wish_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that differ only in a sealed wish print the same screen."""
    one = await printed_with_a_wish(monkeypatch, {1: 1})
    other = await printed_with_a_wish(monkeypatch, {3: 1})
    assert one == other
    assert "Bruno" in one


async def test_the_sight_of_the_screen_is_the_sight_of_its_seat() -> None:
    app = an_app("aalen-event", 4)
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        assert screen.seen == screen.seat.view()
        assert (screen.seen.viewer, screen.seen.memory) == (YOU, False)
        assert screen.seen.known_cards is None
        assert all(screen.seen.people[seat].cash is None for seat in range(1, 4))
