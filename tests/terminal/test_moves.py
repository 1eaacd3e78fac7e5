"""Bidding, passing, selling: keys do what they say, and what is not allowed explains itself."""

from tests.terminal.play import (
    SMALLEST,
    YOU,
    an_app,
    moves_of,
    pass_to_the_sale,
    seat_of,
    seed_where,
    text,
    text_of,
    until,
    your_turn,
)
from zuschlag.rules.forsale.words import AuctionOptions, Bid, Pass, Sell
from zuschlag.terminal.auction_desk import AuctionDesk
from zuschlag.terminal.sale_desk import SaleDesk


async def test_too_low_a_bid_is_refused_with_the_remedy() -> None:
    app = an_app("2015", 4, seed=3, opponents=("heuristic",))
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("enter")
        screen = await your_turn(pilot)
        options = screen.seat.options()
        assert isinstance(options, AuctionOptions)
        assert options.bid is not None
        moves = len(moves_of(app))
        await pilot.press("1", "enter")
        await pilot.pause()
        assert f"Bid at least {options.bid[0]}, or pass." in text(app)
        assert len(moves_of(app)) == moves


async def test_too_high_a_bid_is_refused_with_the_remedy() -> None:
    app = an_app("1997", 3)
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("9", "9", "enter")
        await pilot.pause()
        assert "You do not have that much. At most 15." in text(app)
        await pilot.press("1", "5")
        assert screen.query_one(AuctionDesk).total == 15


async def test_digits_arrows_and_enter_make_a_bid() -> None:
    app = an_app()
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        await pilot.press("1", "2", "up", "up", "down", "backspace", "1", "enter")
        await your_turn(pilot)
        assert (YOU, Bid(11)) in moves_of(app)


async def test_arrows_stay_within_the_bounds() -> None:
    app = an_app()
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        desk = screen.query_one(AuctionDesk)
        assert desk.bounds is not None
        await pilot.press("down", "down", "minus")
        assert desk.total == desk.bounds[0]
        for _ in range(40):
            desk.raise_by(1)
        assert desk.total == desk.bounds[1]


async def test_what_a_pass_brings_is_told_and_then_true() -> None:
    app = an_app("2015", 4, opponents=("heuristic",))
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        while (bid := screen.seen.people[YOU].bid) < 3:
            await pilot.press("enter")
            screen = await your_turn(pilot)
        before = screen.seat.view()
        lowest, back = before.row[0], (bid + 1) // 2
        told = f"({lowest}), {back} coins back, {bid - back} paid."
        assert told in text_of(app, "#pass-line")
        await pilot.press("p")
        await your_turn(pilot)
        after = screen.seat.view().people[YOU]
        assert (YOU, Pass()) in moves_of(app)
        assert lowest in (after.hand or [])
        assert (after.coins or 0) + after.bid == (before.people[YOU].coins or 0) + back


async def test_out_of_turn_a_pass_says_whose_turn_it_is() -> None:
    app = an_app("2015", 4, seed=seed_where(opens=False), pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.pause()
        assert app.seat is not None
        opener = seat_of(app).waiting()[0]
        await pilot.press("p")
        await pilot.pause()
        assert f"It is up to {seat_of(app).names[opener]}." in text(app)
        assert not moves_of(app)


async def test_a_building_is_chosen_by_value_or_arrow_and_laid_down() -> None:
    app = an_app("1997", 3)
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await pass_to_the_sale(pilot)
        desk = screen.query_one(SaleDesk)
        await pilot.press("right")
        assert desk.chosen == desk.hand[1]
        wanted = desk.hand[-1]
        await pilot.press(*str(wanted))
        assert desk.chosen == wanted
        await pilot.press("enter")
        await your_turn(pilot)
        assert (YOU, Sell(wanted)) in moves_of(app)


async def test_a_key_of_the_bottom_line_is_a_button() -> None:
    app = an_app("2015", 4)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        place = text_of(app, "#keys").index("r Rules")
        await pilot.click("#keys", offset=(place + 3, 0))
        await until(pilot, lambda: "What it is about" in text(app))


async def test_the_rules_and_the_keys_are_a_key_away() -> None:
    app = an_app("2015", 4)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        await pilot.press("r")
        await pilot.pause()
        assert "Everybody gets 21 coins. 28 of 30 buildings" in text(app)
        await pilot.press("escape", "question_mark")
        await pilot.pause()
        assert "hurry the others" in text(app)
