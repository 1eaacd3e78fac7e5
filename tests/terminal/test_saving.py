"""Saving: the file is the game that was played, the judge accepts it, and failures say why."""

import json
from pathlib import Path

from textual.widgets import Input

from tests.terminal.play import (
    SMALLEST,
    an_app,
    moves_of,
    only_file,
    play_by_keys,
    seat_of,
    text,
    your_turn,
)
from tests.thorough import thorough
from zuschlag.record import judge
from zuschlag.rules.forsale.words import as_written
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.final import FinalScreen
from zuschlag.terminal.keeping import Keeping


def written_moves(app: TableApp) -> list[list[object]]:
    return [[seat, *as_written(action)] for seat, action in moves_of(app)]


@thorough
async def test_a_finished_game_is_saved_as_it_was_played(tmp_path: Path) -> None:
    app = an_app("2015-variant", 5, options={"variant5_removed": 2}, save_folder=tmp_path / "new")
    async with app.run_test(size=SMALLEST) as pilot:
        await play_by_keys(pilot)
        await pilot.press("s")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, FinalScreen)
        assert "Saved to" in text(app)
        outcome, moves = seat_of(app).outcome(), written_moves(app)
        await pilot.press("q")
    assert app.return_code == 0
    path = only_file(tmp_path / "new")
    assert path.name.startswith("for-sale-2015-variant-20")
    answer, record = judge(path.read_bytes()), json.loads(path.read_bytes())
    assert outcome is not None
    assert (answer["ok"], answer["phase"], answer["scores"]) == (True, "done", outcome.scores)
    assert answer["winners"] == outcome.winners
    assert record["actions"] == moves
    assert record["options"] == {"variant5_removed": 2}
    assert record["seats"][0] == "Eva"
    assert record["meta"]["bots"] == ["random"] * 4


async def test_a_running_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    app = an_app("2015", 4, save_folder=tmp_path)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        await pilot.press("p")
        await your_turn(pilot)
        await pilot.press("s")
        await pilot.pause()
        await pilot.click("#keep")
        await your_turn(pilot)
        answer = judge(only_file(tmp_path).read_bytes())
        assert answer["ok"]
        assert answer["phase"] == "buy"
        written = json.loads(only_file(tmp_path).read_bytes())
        assert written["actions"] == written_moves(app)


async def test_a_place_that_cannot_be_written_is_explained(tmp_path: Path) -> None:
    blocked = tmp_path / "a-file"
    blocked.write_text("not a folder")
    app = an_app(save_folder=blocked)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        await pilot.press("s")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Keeping)
        assert "Could not save to" in text(app)
        app.screen.query_one(Input).value = str(tmp_path / "there.json")
        await pilot.press("enter")
        await pilot.pause()
        assert judge((tmp_path / "there.json").read_bytes())["ok"]


async def test_no_file_is_ever_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious")
    app = an_app(save_folder=tmp_path)
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        await pilot.press("s")
        await pilot.pause()
        app.screen.query_one(Input).value = str(tmp_path / "mine.json")
        await pilot.press("enter")
        await pilot.pause()
        assert "Choose another name." in text(app)
        assert (tmp_path / "mine.json").read_text() == "precious"
