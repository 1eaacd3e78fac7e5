"""A game with minutes: the table tells the rules when they have passed."""

import asyncio
import json

from tests.terminal.monopoly.play import SMALLEST, an_app, play_by_keys, sitting_of, your_turn
from tests.terminal.play import text, until
from zuschlag.record import judge
from zuschlag.rules.monopoly.words import TABLE_SEAT, TimeUp
from zuschlag.terminal.app import TableApp


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def timed_app() -> TableApp:
    return an_app("aalen-event", 2, options={"end.limit": {"minutes": 1}})


async def test_the_minutes_end_the_game() -> None:
    app = timed_app()
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        clock = Clock()
        screen.conductor.clock = clock
        screen.conductor._ends = 160.0
        screen.look()
        await pilot.pause()
        assert "1:00 left" in text(app)
        clock.now = 161.0
        await pilot.press("space")
        await until(pilot, lambda: (TABLE_SEAT, TimeUp()) in sitting_of(app).moves)
        await pilot.pause()
        assert "time is up" in text(app)
        await play_by_keys(pilot)
        assert "The time is up." in text(app)
        answer = judge(json.dumps(sitting_of(app).written({})).encode())
        assert (answer["ok"], answer["ending"]) == (True, "time")


async def test_the_time_runs_out_while_you_think() -> None:
    app = timed_app()
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        left = screen.conductor.seconds_left
        assert left is not None
        assert 50 < left <= 60
        await pilot.press("i", "escape")
        screen.conductor._ends = screen.conductor.clock() + 0.01
        screen.conductor.hurry()
        await asyncio.sleep(0.05)
        await until(pilot, lambda: (TABLE_SEAT, TimeUp()) in sitting_of(app).moves)


async def test_without_minutes_there_is_no_clock() -> None:
    app = an_app("aalen-casual", 2)
    async with app.run_test(size=SMALLEST) as pilot:
        screen = await your_turn(pilot)
        assert screen.conductor.seconds_left is None
        assert "left" not in text(app).splitlines()[0]
