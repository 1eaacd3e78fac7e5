"""Your deeds: building with a preview, selling, mortgages, debts, sealed wishes."""

import pytest

from tests.terminal.monopoly.play import SMALLEST, log_of, monopoly_seat, your_moves, your_turn
from tests.terminal.monopoly.positions import give, load_dice, look, purse, record, stock
from tests.terminal.monopoly.quiet import hurry, quiet_app, step
from tests.terminal.play import YOU, act, clipped, text, until
from zuschlag.rules.monopoly import words
from zuschlag.terminal.monopoly.askbar import AskBar
from zuschlag.terminal.monopoly.deedsheet import DeedSheet
from zuschlag.terminal.monopoly.holdings import HoldingsSheet
from zuschlag.terminal.monopoly.stand import StandPanel
from zuschlag.terminal.monopoly.table import TableScreen

ORANGE = (16, 18, 19)


async def test_building_is_previewed_and_must_be_even(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, *ORANGE)
        await look(pilot)
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, HoldingsSheet)
        assert "Rent now" not in text(app)
        await pilot.press("right", "right")
        await pilot.pause()
        assert "→ 2⌂" in text(app)
        assert "Costs M200. But: Uneven" in text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert not your_moves(app)
        await pilot.press("down", "right", "down", "right")
        await pilot.pause()
        assert "Costs M400. Even and paid for: Enter does it." in text(app)
        assert not clipped(app)
        await pilot.press("enter")
        await until(pilot, lambda: bool(your_moves(app)))
        assert your_moves(app) == [words.Build([16, 16, 18, 19])]
        assert "2⌂" in text(app)
        assert "M1,100" in text(app)
        await pilot.press("left", "enter")
        await pilot.pause()
        assert "Uneven" in text(app)


async def test_a_whole_colour_is_sold_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, 37, 39, level=5)
        await look(pilot)
        assert "hotel" in text(app) or "AH" in text(app)
        await pilot.press("y", "l")
        await pilot.pause()
        assert "Brings M1,000." in text(app)
        await pilot.press("enter")
        await until(pilot, lambda: bool(your_moves(app)))
        assert monopoly_seat(app).view().people[YOU].cash == 2500


async def test_a_deed_is_mortgaged_and_redeemed(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, 39)
        await look(pilot)
        await pilot.press("y", "m")
        await until(pilot, lambda: len(your_moves(app)) == 1)
        await pilot.pause()
        assert "mortgaged" in text(app)
        assert "220" in text(app)
        await pilot.press("r")
        await until(pilot, lambda: len(your_moves(app)) == 2)
        assert your_moves(app) == [words.Mortgage(39), words.Redeem(39)]
        await pilot.press("r")
        await pilot.pause()
        assert "That deed is not mortgaged." in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_the_deed_of_any_place_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, 1, 39, is_mortgaged=True)
        await look(pilot)
        await pilot.press("i", "left")
        await pilot.pause()
        assert isinstance(app.screen, DeedSheet)
        assert app.screen.slot == 39
        assert "Owned by Bruno, mortgaged: no rent." in text(app)
        for _ in range(40):
            await pilot.press("right")
            await pilot.pause()
            assert not clipped(app)
        await pilot.press("escape")
        await pilot.click("#side-bottom", offset=(85, 1))
        await pilot.pause()
        assert isinstance(app.screen, DeedSheet)
        assert app.screen.slot == 1


async def test_a_debt_comes_by_itself_and_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, 5, 15)
        give(app, 1, 39)
        purse(app, YOU, 10)
        record(app).at[YOU] = 36
        load_dice(app, (1, 2))
        await step(pilot, "enter")
        assert isinstance(app.screen, HoldingsSheet)
        assert "You owe Bruno M50 and have M10: raise M40." in text(app)
        assert not clipped(app)
        await pilot.press("g")
        await pilot.pause()
        assert "You can still raise the money" in text(app)
        await step(pilot, "m")
        assert isinstance(app.screen, TableScreen)
        assert "You paid M50 to Bruno for Marktplatz" in log_of(app)


async def test_who_cannot_raise_enough_may_give_up(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, 1, 37, 39, level=4)
        give(app, YOU, 5)
        purse(app, YOU, 10)
        record(app).at[YOU] = 36
        load_dice(app, (1, 2))
        await hurry(pilot, "enter")
        assert "M110 is all you could raise." in text(app)
        await pilot.press("g", "y")
        await until(pilot, lambda: words.GiveUp() in your_moves(app))
        await pilot.pause()
        assert "You are bankrupt. M110 went to Bruno." in log_of(app)


async def test_wishes_are_sealed_when_houses_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, manners={"wishes": 1})
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, *ORANGE)
        give(app, 1, 1, 3)
        stock(app, houses=1, hotels=12)
        await look(pilot)
        await pilot.press("y", "right", "enter")
        await until(pilot, lambda: monopoly_seat(app).view().phase == "auction")
        assert "Bruno answered under seal." in log_of(app)
        assert isinstance(app.screen, TableScreen)
        assert "A house" in text(app)


async def test_you_are_asked_for_a_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, *ORANGE)
        give(app, 1, 1, 3)
        stock(app, houses=1, hotels=12)
        load_dice(app, (4, 6))
        await step(pilot, "enter")
        await act(app, YOU, words.Hold())
        await act(app, YOU, words.Done())
        await act(app, 1, words.Wish({1: 1}))
        await look(pilot)
        assert isinstance(app.screen, HoldingsSheet)
        assert "Buildings are short: the bank has 1 house" in text(app)
        await pilot.press("right")
        await pilot.pause()
        assert "Enter seals the wish." in text(app)
        await pilot.press("enter")
        await until(pilot, lambda: words.Wish({16: 1}) in your_moves(app))
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        asking = app.screen.query_one(AskBar).asking
        assert "A house" in asking.question
        assert app.screen.query_one(StandPanel).streets == list(ORANGE)
        assert app.screen.query_one(StandPanel).street == 16
        await pilot.press("right")
        assert app.screen.query_one(StandPanel).street == 18
        await pilot.press("1", "5", "0", "enter")
        await until(pilot, lambda: words.Bid(150, 18) in your_moves(app))
        assert monopoly_seat(app).view().levels[18] == 1
