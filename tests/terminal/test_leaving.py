"""Leaving is asked once while a game runs; and when we break something, no traceback is shown."""

import io
from pathlib import Path
from typing import NoReturn

import pytest

from tests.terminal.play import (
    SMALLEST,
    an_app,
    more_bots,
    moves_of,
    play_by_keys,
    seed_where,
    text,
    until,
    your_turn,
)
from tests.thorough import thorough
from zuschlag.bots.forsale.heuristic import HeuristicBot
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.record import judge
from zuschlag.terminal.app import TableApp, run
from zuschlag.terminal.sheets import Leaving
from zuschlag.terminal.table import TableScreen
from zuschlag.terminal.wishes import Wishes


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
async def test_leaving_a_running_game_is_asked_once(key: str) -> None:
    app = an_app()
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, Leaving)
        assert "The game is not over." in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        await pilot.press(key, "l")
        await pilot.pause()
    assert app.return_code == 0


async def test_the_form_is_left_at_once() -> None:
    app = TableApp(Wishes())
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("escape")
    assert app.return_code == 0


def test_without_a_terminal_a_sentence_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert run() == 1
    assert "needs a terminal" in capsys.readouterr().err


async def test_the_game_waits_while_a_sheet_is_read() -> None:
    app = an_app("2015", 4, seed=seed_where(opens=False), pause=0.1)
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("r")
        await pilot.pause()
        assert app.seat is not None
        before = len(moves_of(app))
        await pilot.pause(0.4)
        assert len(moves_of(app)) == before
        await pilot.press("escape")
        await your_turn(pilot)
        assert len(moves_of(app)) > before


async def test_our_bug_ends_with_a_sentence_and_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = an_app("2015", 4, save_folder=tmp_path)
    said: list[str] = []
    monkeypatch.setattr(app, "panic", lambda *told: said.extend(str(one) for one in told))

    def breaks(self: TableScreen, event: object, later: object) -> None:
        raise RuntimeError("planted")

    async def play() -> None:
        async with app.run_test(size=SMALLEST) as pilot:
            await your_turn(pilot)
            monkeypatch.setattr(TableScreen, "tell", breaks)
            await pilot.press("p")
            await until(pilot, lambda: bool(said))

    with pytest.raises(Exception, match="planted"):
        await play()
    assert "Something broke on our side" in said[0]
    assert "Traceback" not in said[0]
    (report,) = tmp_path.glob("zuschlag-report-*.txt")
    assert "planted" in report.read_text()
    (game,) = tmp_path.glob("for-sale-*.json")
    assert judge(game.read_bytes())["ok"]


class Stumbling(HeuristicBot):
    """Fails whenever it is asked."""

    def choose(self, seen: object, options: object) -> NoReturn:
        """Never an answer."""
        raise RuntimeError("planted")


@thorough
async def test_a_bot_that_fails_is_named_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    more_bots(monkeypatch, "for-sale", FOR_SALE_BOTS, stumbling=Stumbling)
    app = an_app("1997", 3, opponents=("stumbling",))
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        await until(pilot, lambda: "A bot has failed (RuntimeError at test_leaving.py" in text(app))
        await play_by_keys(pilot)
        assert "Your fortune is" in text(app)
