"""Run by test_odd_figures.py where the rules have odd figures: the terminal shows those."""

import pytest

from tests.terminal import play as for_sale
from tests.terminal.monopoly.play import SMALLEST, log_of, monopoly_seat, your_moves, your_turn
from tests.terminal.monopoly.positions import give, load_dice, look, record
from tests.terminal.monopoly.quiet import hurry, quiet_app, step
from tests.terminal.play import YOU, text, text_of, until
from zuschlag.rules.monopoly import words
from zuschlag.terminal.event_lines import coins

ORANGE = (16, 18, 19)
DEAREST = 39  # price M400, rent M50


async def test_what_a_mortgage_brings_and_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, DEAREST)
        await look(pilot)
        await pilot.press("y")
        await until(pilot, lambda: "133" in text_of(app, "#holdings-text"))
        await pilot.press("m")
        await until(pilot, lambda: your_moves(app) == [words.Mortgage(DEAREST)])
        await until(pilot, lambda: "mortgaged" in text_of(app, "#holdings-text"))
        assert "172" in text_of(app, "#holdings-text")
        assert "Cash M1,633." in text(app)
        await pilot.press("r")
        await until(pilot, lambda: "Cash M1,461." in text(app))
        await pilot.press("escape", "i", "left")
        await until(pilot, lambda: "To redeem        M172" in text(app))
        assert "Mortgage         M133" in text(app)


async def test_what_a_house_costs_and_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, *ORANGE)
        await look(pilot)
        await pilot.press("y", "right", "down", "right", "down", "right")
        await until(pilot, lambda: "Costs M309. Even and paid for" in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: "Cash M1,191." in text(app))
        await pilot.press("l")
        await until(pilot, lambda: "Brings M75." in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: "Cash M1,266." in text(app))


async def test_what_a_visitor_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, "aalen-event-strict", pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, DEAREST)
        await look(pilot)
        await pilot.press("y")
        await until(pilot, lambda: " 57 " in text_of(app, "#holdings-text"))
        await pilot.press("escape")
        load_dice(app, (4, 6), (1, 2))
        record(app).at[1] = 36
        await step(pilot)
        await hurry(pilot, "enter")
        await hurry(pilot, "e")
        assert "Demand M57 from Bruno (d)" in text(app)
        await hurry(pilot, "d")
        assert "Bruno paid M57 to you for Marktplatz" in log_of(app)
        assert monopoly_seat(app).view().people[1].cash in (None, 1443)


async def test_what_a_pass_gives_back() -> None:
    app = for_sale.an_app("2015", 4, seed=3, opponents=("heuristic",))
    async with app.run_test(size=for_sale.SMALLEST) as pilot:
        screen = await for_sale.your_turn(pilot)
        for _ in range(40):
            assert screen.seen.phase == "buy", "nobody bids against you"
            if screen.seen.people[YOU].bid > 1:
                break
            await pilot.press("enter")
            screen = await for_sale.your_turn(pilot)
        you = screen.seen.people[YOU]
        back = you.bid // 3
        told = f"{coins(back)} back, {you.bid - back} paid."
        await until(pilot, lambda: told in text_of(app, "#pass-line"))
        assert you.coins is not None
        await pilot.press("p")
        left = you.coins + back
        await until(pilot, lambda: screen.seat.view().people[YOU].coins == left)
