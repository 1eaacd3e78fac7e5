"""A game with minutes: the table tells the rules when they have passed."""

import json

from tests.terminal.monopoly.play import SMALLEST, an_app, monopoly_seat, play_by_keys, your_turn
from tests.terminal.play import moves_of, text, until, written_of
from zuschlag.record import judge
from zuschlag.rules.monopoly.words import TABLE_SEAT, TimeUp
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.own_table import OwnTable


def timed_app() -> TableApp:
    return an_app("aalen-event", 2, options={"end.limit": {"minutes": 1}})


def let_time_pass(app: TableApp) -> None:
    """The limit is now."""
    link = monopoly_seat(app).link
    assert isinstance(link, OwnTable)
    link.live.table.timing.limit = link.now()
    link._service._scheduler.arm(link.live)


async def test_the_minutes_end_the_game() -> None:
    app = timed_app()
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        left = screen.conductor.seconds_left
        assert left is not None
        assert 30 < left <= 60
        assert f"0:{int(left):02} left" in text(app) or f"0:{int(left) + 1:02} left" in text(app)
        let_time_pass(app)
        await until(pilot, lambda: (TABLE_SEAT, TimeUp()) in moves_of(app))
        await until(pilot, lambda: "0:00 left" in text(app))
        await play_by_keys(pilot)
        assert "The time is up." in text(app)
        answer = judge(json.dumps(written_of(app)).encode())
        assert (answer["ok"], answer["ending"]) == (True, "time")


async def test_the_time_runs_out_while_a_sheet_is_read() -> None:
    app = timed_app()
    async with app.run_test(size=SMALLEST) as pilot:
        await your_turn(pilot)
        await pilot.press("i")
        let_time_pass(app)
        await until(pilot, lambda: (TABLE_SEAT, TimeUp()) in moves_of(app))


async def test_without_minutes_there_is_no_clock() -> None:
    app = an_app("aalen-casual", 2)
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        assert screen.conductor.seconds_left is None
        assert "left" not in text(app).splitlines()[0]
