"""Nothing printed shows another seat's coins, hand or face-down building while it is hidden."""

import re
from collections.abc import Callable

import pytest

from tests.terminal.play import (
    SMALLEST,
    YOU,
    an_app,
    more_bots,
    moves_of,
    pass_to_the_sale,
    text,
    text_of,
    until,
    your_turn,
)
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, Options, SaleOptions, Sell
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.people import HIDDEN

LAST = "Dario laid a building face down."


def figures(app: TableApp, seat: int) -> list[str]:
    """Coins, bid or cheques, and number of buildings, as the line of a seat prints them."""
    line = text_of(app, f"#seat-{seat}")
    return line[15:].split()[:3]


async def test_others_coins_are_covered_and_yours_are_not() -> None:
    app = an_app("2015", 4)
    async with app.run_test(size=SMALLEST) as pilot:
        for _ in range(6):
            screen = await your_turn(pilot)
            seen = screen.seat.view()
            assert figures(app, YOU)[0] == str(seen.people[YOU].coins)
            for seat in range(1, 4):
                assert seen.people[seat].coins is None
                assert figures(app, seat)[0] == HIDDEN
            await pilot.press("p")


async def test_open_cards_are_printed_when_the_table_plays_open() -> None:
    app = an_app("2015", 4, options={"open_info": True})
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("p")
        screen = await your_turn(pilot)
        seen = screen.seat.view()
        for seat in range(4):
            assert figures(app, seat)[0] == str(seen.people[seat].coins)
        await pilot.press("o")
        await pilot.pause()
        for one in seen.people:
            assert one.hand
            assert "buildings " + " ".join(map(str, one.hand)) in text(app)


async def test_open_books_stay_shut_at_an_ordinary_table() -> None:
    app = an_app("2015", 4)
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("o")
        await pilot.pause()
        assert app.screen is screen


class Seller:
    """Buys like the random player; sells by a rule of its own."""

    def __init__(self, luck: object, choose: Callable[[list[int]], int]) -> None:
        self.buyer = FOR_SALE_BOTS["random"](luck)  # type: ignore[arg-type]
        self.pick = choose

    def choose(self, seen: Observation, options: Options) -> Action:
        if isinstance(options, SaleOptions):
            return Sell(self.pick(options.sell))
        return self.buyer.choose(seen, options)


async def printed_before_the_reveal(
    monkeypatch: pytest.MonkeyPatch, choose: Callable[[list[int]], int]
) -> tuple[str, list[Action]]:
    """All that is printed when the others have laid their buildings and you have not."""
    more_bots(monkeypatch, "for-sale", FOR_SALE_BOTS, twin=lambda luck: Seller(luck, choose))
    app = an_app("1997", 4, seed=11, opponents=("twin",))
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await pass_to_the_sale(pilot)
        await until(pilot, lambda: screen.seat.waiting() == (YOU,) and LAST in log_of(app))
        return text(app), [action for _, action in moves_of(app)[-3:]]


def log_of(app: TableApp) -> str:
    """What of the log is in sight, as one line; the newest comes a moment after the move."""
    return " ".join(re.findall(r"[\w.]+", text_of(app, "#chronicle")))


async def test_a_building_laid_face_down_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that differ only in what lies face down print the same screen."""
    low, low_moves = await printed_before_the_reveal(monkeypatch, min)
    high, high_moves = await printed_before_the_reveal(monkeypatch, max)
    assert low_moves != high_moves
    assert low == high
    assert low.count("face down") >= 3


async def test_the_sight_of_the_screen_is_the_sight_of_its_seat() -> None:
    app = an_app("2015", 4)
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        assert screen.seen == screen.seat.view()
        assert (screen.seen.viewer, screen.seen.memory) == (YOU, False)
        assert screen.seen.purchases is None
        assert all(screen.seen.people[seat].hand is None for seat in range(1, 4))
