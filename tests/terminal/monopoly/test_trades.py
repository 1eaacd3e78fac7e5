"""Trades: the builder, the answer, the counter-offer, and what the rules have against a deal."""

import pytest
from textual.widgets import Input

from tests.terminal.monopoly.play import SMALLEST, log_of, monopoly_seat, your_moves, your_turn
from tests.terminal.monopoly.positions import give, load_dice, look, record
from tests.terminal.monopoly.quiet import quiet_app, step
from tests.terminal.play import YOU, act, clipped, text, until
from zuschlag.rules.monopoly import words
from zuschlag.rules.monopoly.words import Side
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.monopoly.answering import AnswerSheet
from zuschlag.terminal.monopoly.bargaining import TradeSheet
from zuschlag.terminal.monopoly.table import TableScreen


async def test_a_trade_is_built_and_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, manners={"agrees": True})
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, 1, 5)
        give(app, 2, 3)
        record(app).keeper[1] = 2
        await look(pilot)
        await pilot.press("o")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, TradeSheet)
        assert sheet.partner == 1
        assert not clipped(app)
        await pilot.press("shift+tab", "shift+tab", "right")
        await pilot.pause()
        assert sheet.partner == 2
        await pilot.press("tab", *"50", "tab", "down", "space")
        await pilot.pause()
        assert "You give M50 and Goldshöfe Station for nothing." in text(app)
        assert "Both sides must give something" in text(app)
        await pilot.press("tab", "tab", "space", "down", "space")
        await pilot.pause()
        deal = words.Offer(2, Side(50, [5]), Side(0, [3], ["chest"]))
        assert sheet.deal() == deal
        assert "Both sides must" not in text(app)
        await pilot.press("enter")
        await until(pilot, lambda: monopoly_seat(app).view().owners[3] == YOU)
        assert deal in your_moves(app)
        assert "Done deal: Clara accepted." in log_of(app)


async def test_more_cash_than_you_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, 1, 3)
        await look(pilot)
        await pilot.press("o")
        await pilot.pause()
        app.screen.query_one("#give-cash", Input).value = "9999"
        await pilot.press("tab", "tab", "space", "enter")
        await pilot.pause()
        assert isinstance(app.screen, TradeSheet)
        assert "You have M1,500." in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def offered_by_bruno(app: TableApp) -> None:
    """Bruno offers Ebnat, mortgaged, and 20 for your station."""
    await act(app, YOU, words.Hold())
    await act(app, YOU, words.Done())
    await act(app, 1, words.Offer(YOU, Side(20, [3]), Side(0, [5])))


async def test_an_offer_comes_to_you_and_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, 1, 3, is_mortgaged=True)
        give(app, YOU, 5)
        load_dice(app, (4, 6))
        await step(pilot, "enter")
        await offered_by_bruno(app)
        await look(pilot)
        assert isinstance(app.screen, AnswerSheet)
        assert "You get   M20 and Ebnat" in text(app)
        assert "You give  Goldshöfe Station" in text(app)
        assert "Bruno gives M50 by the prices, you give M200 by the prices." in text(app)
        assert "the mortgage stays and costs M3 now" in text(app)
        await pilot.press("f")
        await pilot.pause()
        assert "freeing costs M33" in text(app)
        assert not clipped(app)
        await pilot.press("a")
        await until(pilot, lambda: monopoly_seat(app).view().owners[3] == YOU)
        assert words.Accept(0, [3]) in your_moves(app)
        assert monopoly_seat(app).view().people[YOU].cash == 1500 + 20 - 33


async def test_an_offer_is_countered(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, manners={"agrees": True})
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, 1, 3)
        give(app, YOU, 5)
        load_dice(app, (4, 6))
        await step(pilot, "enter")
        await offered_by_bruno(app)
        await look(pilot)
        await pilot.press("c")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, TradeSheet)
        assert sheet.deal() == words.Offer(1, Side(0, [5]), Side(20, [3]))
        sheet.query_one("#want-cash", Input).value = "200"
        await pilot.press("enter")
        await until(pilot, lambda: monopoly_seat(app).view().owners[3] == YOU)
        assert monopoly_seat(app).view().people[YOU].cash == 1700


async def test_an_offer_is_rejected_or_answered_later(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, 1, 3)
        give(app, YOU, 5)
        load_dice(app, (4, 6))
        await step(pilot, "enter")
        await offered_by_bruno(app)
        await look(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert "Answer Bruno (v)" in text(app)
        await pilot.press("v", "r")
        await until(pilot, lambda: words.Reject(0) in your_moves(app))
        assert "You declined the offer." in log_of(app)


async def test_the_own_offer_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, 5)
        give(app, 1, 3)
        await look(pilot)
        await pilot.press("o", "space", "tab", "tab", "space", "enter")
        await until(pilot, lambda: bool(your_moves(app)))
        await pilot.pause()
        assert "Take your offer back (v)" in text(app)
        await pilot.press("v")
        await pilot.pause()
        assert "Bruno has not answered yet." in text(app)
        await pilot.press("w")
        await until(pilot, lambda: words.Withdraw(0) in your_moves(app))


async def test_a_creditor_may_forgive_a_debt_for_a_deed(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, manners={"agrees": True})
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, 5)
        give(app, 1, 39)
        t = record(app)
        t.cash[8] += t.cash[YOU] - 10
        t.cash[YOU] = 10
        t.at[YOU] = 36
        load_dice(app, (1, 2))
        await step(pilot, "enter")
        await pilot.press("o")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, TradeSheet)
        assert "Debt forgiven" in text(app)
        sheet.query_one("#want-debt", Input).value = "50"
        await pilot.press("space")
        await pilot.pause()
        assert sheet.deal() == words.Offer(1, Side(0, [5]), Side(debt=50))
        await pilot.press("enter")
        await until(pilot, lambda: monopoly_seat(app).view().owners[5] == 1)
        assert not monopoly_seat(app).view().debts
