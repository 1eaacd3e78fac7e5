"""Whole games of Monopoly at the terminal, by keys alone and by mouse alone; saved and judged."""

import json
from pathlib import Path

import pytest

from tests.terminal.monopoly.play import (
    SMALLEST,
    an_app,
    monopoly_seat,
    needs_you,
    play_by_keys,
    seed_where,
    your_turn,
)
from tests.terminal.play import YOU, Desk, clipped, moves_of, only_file, text, until, written_of
from tests.thorough import a_few
from zuschlag.record import judge
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.monopoly.answering import AnswerSheet
from zuschlag.terminal.monopoly.askbar import AskBar
from zuschlag.terminal.monopoly.final import FinalScreen
from zuschlag.terminal.monopoly.form import FormScreen
from zuschlag.terminal.monopoly.holdings import HoldingsSheet
from zuschlag.terminal.wishes import Wishes


@pytest.mark.parametrize("preset", a_few(MONOPOLY.editions(), 4))
async def test_a_whole_game_is_played_by_keys_alone(preset: str) -> None:
    app = an_app(preset, 3, seed=4, rounds=2)
    async with app.run_test(size=SMALLEST) as pilot:
        await play_by_keys(pilot)
        outcome = monopoly_seat(app).outcome()
        assert outcome is not None
        for score in outcome.scores:
            assert str(score) in text(app)
        assert "The last round is played." in text(app)
        assert not clipped(app)
        answer = judge(json.dumps(written_of(app)).encode())
        assert (answer["ok"], answer["phase"]) == (True, "done")
        assert answer["scores"] == outcome.scores


async def test_the_form_leads_to_a_game_against_the_usual_level() -> None:
    wishes = Wishes(pause=0, seed=7, game="monopoly", options={"end.limit": {"rounds": 2}})
    app = TableApp(wishes)
    async with app.run_test(size=SMALLEST) as pilot:
        assert isinstance(app.screen, FormScreen)
        await pilot.press("enter")
        await play_by_keys(pilot)
        assert app.party is not None
        assert app.party.opponents == ("club",) * 3
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, FormScreen)
        assert "2 rounds" in text(app)


async def click_the_first_answer(pilot: Desk) -> None:
    app = pilot.app
    screen = app.screen
    if isinstance(screen, AnswerSheet):
        await pilot.click("#reject")
    elif isinstance(screen, HoldingsSheet):
        await pilot.click("#mortgage")
    else:
        labels = [one.action for one in screen.query_one(AskBar).asking.answers]
        place = labels.index("pass") if "pass" in labels else 0
        await pilot.click(f"#answer-{place}")


async def test_a_whole_game_is_played_by_mouse_alone() -> None:
    app = an_app("aalen-casual", 2, seed=8, rounds=2)
    async with app.run_test(size=SMALLEST) as pilot:
        while True:
            await until(pilot, lambda: needs_you(app))
            if isinstance(app.screen, FinalScreen):
                break
            await click_the_first_answer(pilot)
            await pilot.pause()
        await pilot.click("#again")
        await your_turn(pilot)
        assert monopoly_seat(app).outcome() is None


async def test_a_finished_game_is_saved_as_it_was_played(tmp_path: Path) -> None:
    app = an_app("aalen-event", 3, rounds=1, save_folder=tmp_path)
    async with app.run_test(size=SMALLEST) as pilot:
        await play_by_keys(pilot)
        await pilot.press("s")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "Saved to" in text(app)
        outcome, played = monopoly_seat(app).outcome(), moves_of(app)
    path = only_file(tmp_path)
    assert path.name.startswith("monopoly-aalen-event-20")
    answer, record = judge(path.read_bytes()), json.loads(path.read_bytes())
    assert outcome is not None
    assert (answer["ok"], answer["winners"]) == (True, outcome.winners)
    moves = [[seat, *MONOPOLY.as_written(action)] for seat, action in played]
    assert record["actions"] == moves
    assert (record["board"], record["seats"][YOU]) == ("aalen", "Eva")


async def test_a_running_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    app = an_app(seats=2, save_folder=tmp_path, seed=seed_where(YOU, 2))
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: needs_you(app))
        await pilot.press("s")
        await pilot.pause()
        await pilot.click("#keep")
        await pilot.pause()
        answer = judge(only_file(tmp_path).read_bytes())
        assert answer["ok"]
        assert answer["positions"][YOU] == monopoly_seat(app).view().people[YOU].at


async def test_the_same_seed_deals_the_same_game() -> None:
    games = []
    for _ in range(2):
        app = an_app(seed=5, rounds=1)
        async with app.run_test(size=SMALLEST) as pilot:
            await play_by_keys(pilot)
            games.append(written_of(app))
    assert games[0] == games[1]


async def test_a_game_goes_on_calmly_and_can_be_hurried() -> None:
    app = an_app(seed=seed_where(1), pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.pause(0.05)
        assert not moves_of(app)
        assert "Bruno is to move. Space hurries." in text(app)
        await pilot.press("space")
        await until(pilot, lambda: bool(moves_of(app)))
