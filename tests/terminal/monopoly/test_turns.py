"""A turn at the table: buying, the hammer, rent that must be asked for, holding, jail."""

import pytest

from tests.terminal.monopoly.play import (
    SMALLEST,
    log_of,
    monopoly_seat,
    needs_you,
    your_moves,
    your_turn,
)
from tests.terminal.monopoly.positions import give, load_dice, look, purse, record
from tests.terminal.monopoly.quiet import hurry, quiet_app, step
from tests.terminal.play import YOU, text, text_of, until
from zuschlag.rules.monopoly import words
from zuschlag.terminal.monopoly.stand import StandPanel


async def test_a_place_without_owner_is_bought(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        load_dice(app, (1, 2))
        await step(pilot, "enter")
        assert "Ebnat is for sale: M60. Buy it, or let all bid?" in text(app)
        await step(pilot, "b")
        assert "You bought Ebnat for M60, M1,440 left." in log_of(app)
        assert "Your turn is done when you say so." in text(app)
        assert text_of(app, "#seat-0").split()[2:5] == ["Eva", "1440", "1500"]
        await step(pilot, "e")
        assert your_moves(app)[:3] == [words.Roll(), words.Buy(), words.Done()]


async def test_a_declined_place_comes_under_the_hammer(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, manners={"bids": True})
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        load_dice(app, (1, 2))
        await step(pilot, "enter")
        await step(pilot, "a")
        assert "Ebnat: bid M2 to M1,500, or pass." in text(app)
        assert "High bid M1 by Bruno" in text(app)
        await pilot.press("4", "0", "right", "up", "up", "down")
        assert screen.query_one(StandPanel).bid() == words.Bid(51)
        await step(pilot, "enter")
        assert "Sold! You got Ebnat for M51, M1,449 left." in log_of(app)
        assert monopoly_seat(app).view().owners[3] == YOU


async def test_a_bid_too_low_is_refused_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, manners={"bids": True})
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        load_dice(app, (1, 2))
        await step(pilot, "enter")
        await step(pilot, "a")
        await step(pilot, "1", "enter")
        assert "Bid at least M2, or pass." in text(app)
        await step(pilot, "p")
        assert words.Pass() in your_moves(app)


async def test_rent_is_asked_for_by_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, "aalen-event-strict", pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, 37, 39)
        load_dice(app, (4, 6), (1, 2))
        record(app).at[1] = 36
        await hurry(pilot, "enter")
        await hurry(pilot, "e")
        assert "Demand M100 from Bruno (d)" in text(app)
        assert "Waive (w)" in text(app)
        await hurry(pilot, "d")
        assert words.Demand(0) in your_moves(app)
        assert "Bruno paid M100 to you for Marktplatz" in log_of(app)


async def test_rent_may_be_waived(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch, "aalen-event-strict", pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        give(app, YOU, 39)
        load_dice(app, (4, 6), (1, 2))
        record(app).at[1] = 36
        await hurry(pilot, "enter")
        await hurry(pilot, "e")
        await hurry(pilot, "w")
        assert "You let Bruno off the rent on Marktplatz" in log_of(app)


async def test_the_dice_are_held_and_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        load_dice(app, (4, 6))
        await step(pilot, "enter")
        await pilot.press("h")
        await until(pilot, lambda: words.Hold() in your_moves(app) and needs_you(app))
        await step(pilot, "e")
        assert "You hold the dice back" in text(app)
        assert "Let the dice go (e)" in text(app)
        assert monopoly_seat(app).view().people[YOU].is_holding
        await step(pilot, "e")
        assert "You let the dice go." in log_of(app)


async def test_who_holds_and_has_a_double_is_asked_to_roll_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        load_dice(app, (4, 4), (1, 2))
        await step(pilot, "enter")
        await pilot.press("h")
        await until(pilot, lambda: words.Hold() in your_moves(app) and needs_you(app))
        await step(pilot, "b")
        assert monopoly_seat(app).view().people[YOU].is_holding
        assert "A double: roll again." in text(app)
        await step(pilot, "enter")
        assert your_moves(app)[-1] == words.Roll()


@pytest.mark.parametrize(
    ("key", "move"),
    [("f", words.PayFine()), ("c", words.UseCard("chance")), ("enter", words.Roll())],
)
async def test_three_ways_out_of_jail(
    key: str, move: words.Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        t = record(app)
        t.jailed[YOU], t.at[YOU], t.keeper[0] = 1, 10, YOU
        await look(pilot)
        assert "You are in jail, turn 1 of 3. A double opens the door." in text(app)
        assert "Pay M50 (f)" in text(app)
        assert "Use card (c)" in text(app)
        assert "▦A" in text(app)
        assert "jail 1/3" in text_of(app, "#seat-0")
        load_dice(app, (2, 2))
        await step(pilot, key)
        assert your_moves(app)[0] == move
        assert not monopoly_seat(app).view().people[YOU].jail


async def test_what_is_not_asked_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        for key, told in (
            ("d", "There is no rent to ask for."),
            ("v", "There is no offer to answer."),
            ("f", "You are not in jail."),
            ("b", "Not now."),
        ):
            await pilot.press(key)
            await until(pilot, lambda told=told: told in text(app))  # type: ignore[misc]


async def test_a_place_you_cannot_pay_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        purse(app, YOU, 20)
        load_dice(app, (1, 2))
        await step(pilot, "enter")
        assert "Ebnat costs M60, you have M20. Raise cash, or let all bid." in text(app)


async def test_leaving_the_game_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    app = quiet_app(monkeypatch)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        await pilot.press("g")
        await pilot.pause()
        assert "Give up?" in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert not your_moves(app)
        await pilot.press("g", "y")
        await until(pilot, lambda: words.GiveUp() in your_moves(app))
        assert not monopoly_seat(app).view().people[YOU].is_living


@pytest.mark.parametrize(
    ("preset", "pauses"), [("aalen-event", 7), ("aalen-event-strict", 3), ("classic", 1)]
)
async def test_the_dice_wait_a_moment_while_you_may_ask_for_rent(
    preset: str, pauses: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = quiet_app(monkeypatch, preset, pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        give(app, YOU, 39)
        load_dice(app, (4, 6), (1, 2))
        record(app).at[1] = 36
        await hurry(pilot, "enter")
        await hurry(pilot, "e")
        assert screen.conductor.pause_of_others() == 60
        await pilot.press("space")
        await until(pilot, lambda: screen.seen.phase == "window")
        assert screen.conductor.pause_of_others() == 60 * pauses
