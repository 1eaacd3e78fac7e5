"""Leaving is asked once while a game runs; and when we break something, no traceback is shown."""

import io
from pathlib import Path

import pytest

from tests.terminal.play import SMALLEST, an_app, seed_where, text, your_turn
from zuschlag.record import judge
from zuschlag.terminal.app import TableApp, run
from zuschlag.terminal.sheets import Leaving
from zuschlag.terminal.sitting import Sitting
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
        assert app.sitting is not None
        before = len(app.sitting.moves)
        await pilot.pause(0.4)
        assert len(app.sitting.moves) == before
        await pilot.press("escape")
        await your_turn(pilot)
        assert len(app.sitting.moves) > before


async def test_our_bug_ends_with_a_sentence_and_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = an_app("2015", 4, save_folder=tmp_path)
    said: list[str] = []
    monkeypatch.setattr(app, "panic", lambda *told: said.extend(str(one) for one in told))

    def breaks(self: Sitting, seat: int) -> None:
        raise RuntimeError("planted")

    async def play() -> None:
        async with app.run_test(size=SMALLEST) as pilot:
            await your_turn(pilot)
            monkeypatch.setattr(Sitting, "bot_choice", breaks)
            await pilot.press("p")
            await pilot.pause(0.2)

    with pytest.raises(Exception, match="planted"):
        await play()
    assert "Something broke on our side" in said[0]
    assert "Traceback" not in said[0]
    (report,) = tmp_path.glob("zuschlag-report-*.txt")
    assert "planted" in report.read_text()
    (game,) = tmp_path.glob("for-sale-*.json")
    assert judge(game.read_bytes())["ok"]
