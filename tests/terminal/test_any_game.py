"""A game that nobody here knows is played in the generic view, alone and at a served table."""

import sys
from collections.abc import Iterator

import pytest
from textual.widgets import Input, OptionList

from tests.terminal.company import a_visitor, hosted
from tests.terminal.play import SMALLEST, Desk, clipped, moves_of, seat_of, text, until
from tests.third_game.test_third_game import FOLDER
from zuschlag.rules.games import descriptions
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.plain.final import PlainFinal
from zuschlag.terminal.plain.form import PlainForm
from zuschlag.terminal.plain.table import PlainTable
from zuschlag.terminal.wishes import Wishes

GAME = "third-game"


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is there, as an installed package would be."""
    monkeypatch.syspath_prepend(str(FOLDER))
    descriptions.cache_clear()
    yield
    descriptions.cache_clear()
    sys.modules.pop("third_game", None)


def is_asked(app: TableApp) -> bool:
    return isinstance(app.screen, PlainTable) and app.screen.conductor.is_your_move


async def play_on(pilot: Desk) -> None:
    """Always the first choice."""
    app = pilot.app
    assert isinstance(app, TableApp)
    while True:
        await until(pilot, lambda: is_asked(app) or isinstance(app.screen, PlainFinal))
        if isinstance(app.screen, PlainFinal):
            return
        app.screen.query_one(OptionList).focus()
        await pilot.press("enter")
        await pilot.pause()


async def test_it_is_played_against_bots_chosen_and_typed() -> None:
    app = TableApp(Wishes(game=GAME, seed=3, pause=0, name="Eva"))
    async with app.run_test(size=SMALLEST) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlainForm))
        assert not clipped(app)
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(app))
        assert "prizes: " in text(app)
        assert "waiting: Eva" in text(app)
        assert "lay: 1 2 3 4 5 6 7" in text(app)
        app.screen.query_one(Input).focus()
        await pilot.press(*"lay 9", "enter")
        await until(pilot, lambda: "third-game/not-in-hand" in text(app))
        app.screen.query_one(Input).value = "lay 7"
        await until(pilot, lambda: is_asked(app))
        await pilot.press("enter")
        await until(pilot, lambda: any(seat == 0 for seat, _ in moves_of(app)))
        assert next(move.card for seat, move in moves_of(app) if seat == 0) == 7
        await until(pilot, lambda: "taken: cards" in text(app))
        await play_on(pilot)
        assert "rank" in text(app)
        outcome = seat_of(app).outcome()
        assert outcome is not None
        assert all(str(score) in text(app) for score in outcome.scores)


async def test_the_form_leads_to_every_installed_game() -> None:
    app = TableApp(Wishes(pause=0))
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("g", "g")
        await until(pilot, lambda: isinstance(app.screen, PlainForm))
        assert "Game (g) ◂ third-game ▸" in text(app)


async def test_it_is_played_at_a_served_table() -> None:
    async with hosted(game=GAME, edition="standard", seats=2) as (server, anna):
        app = await a_visitor(server, anna)
        async with app.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: seat_of(app).you == 1)
            await anna.start()
            anna.play()
            await play_on(pilot)
            assert "Anna" in text(app)
