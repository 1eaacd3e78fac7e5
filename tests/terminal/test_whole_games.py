"""Whole games at the terminal, by keys alone and by mouse alone, at the smallest size."""

from tests.terminal.play import (
    SMALLEST,
    an_app,
    clipped,
    moves_of,
    play_by_keys,
    play_by_mouse,
    seat_of,
    seed_where,
    text,
    until,
    written_of,
    your_turn,
)
from tests.thorough import thorough
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.final import FinalScreen
from zuschlag.terminal.form import FormScreen
from zuschlag.terminal.table import TableScreen
from zuschlag.terminal.wishes import Wishes


async def test_a_whole_game_is_played_by_keys_alone() -> None:
    app = TableApp(Wishes("1997", 4, pause=0, seed=7))
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("enter")
        await play_by_keys(pilot)
        assert isinstance(app.screen, FinalScreen)
        assert "Your fortune is" in text(app)
        assert not clipped(app)
        assert app.seat is not None
        for one in seat_of(app).view().people:
            best_first = " ".join(map(str, sorted(one.cheques or [], reverse=True)))
            assert f"cheques {best_first} " in text(app)


@thorough
async def test_a_whole_game_is_played_by_mouse_alone() -> None:
    app = TableApp(Wishes("1997", 4, ("random",), pause=0, seed=8))
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.click("#start")
        await play_by_mouse(pilot)
        outcome = seat_of(app).outcome()
        assert outcome is not None
        for score in outcome.scores:
            assert str(score) in text(app)
        await pilot.click("#new-table")
        await pilot.pause()
        assert isinstance(app.screen, FormScreen)


@thorough
async def test_play_again_keeps_the_party_and_deals_anew() -> None:
    app = an_app("1997-variant", 3)
    async with app.run_test(size=SMALLEST) as pilot:
        await play_by_keys(pilot)
        first, party = written_of(app), app.party
        await pilot.press("a")
        await your_turn(pilot)
        assert isinstance(app.screen, TableScreen)
        assert app.party is party
        assert written_of(app)["deal"] != first["deal"]


async def test_the_same_seed_deals_the_same_game() -> None:
    deals = []
    for _ in range(2):
        app = an_app("2015", 3, seed=5)
        async with app.run_test(size=SMALLEST) as pilot:
            await pilot.pause()
            assert app.seat is not None
            deals.append(written_of(app)["deal"])
    assert deals[0] == deals[1]


async def test_a_game_goes_on_calmly_and_can_be_hurried() -> None:
    app = an_app("2015", 4, seed=seed_where(opens=False), pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.pause(0.05)
        assert app.seat is not None
        assert not moves_of(app)
        await pilot.press("space")
        await until(pilot, lambda: bool(moves_of(app)))
