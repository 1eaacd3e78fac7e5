"""Monopoly at a served table: another seat than the first, eight people, and whoever watches."""

import contextlib
from typing import Any

import pytest

from tests.terminal.company import Other, a_visitor, hosted
from tests.terminal.monopoly.play import SMALLEST, needs_you, next_keys, table_of
from tests.terminal.play import clipped, seat_of, text, until
from zuschlag import client
from zuschlag.terminal.monopoly.final import FinalScreen
from zuschlag.terminal.monopoly.table import TableScreen
from zuschlag.terminal.people import HIDDEN

ONE_ROUND: dict[str, Any] = {
    "game": "monopoly",
    "edition": "aalen-casual",
    "seats": 2,
    "options": {"end.limit": {"rounds": 1}},
}
_FIRST = ("pass", "decline", "roll", "done", "pay-fine", "give-up")


class Roller(Other):
    """Goes on with the first thing that costs nothing."""

    async def _play(self) -> None:
        async for decision in self.table.decisions():
            if not decision.is_waited_for:
                continue
            for verb in _FIRST:
                if decision.options.get(verb):
                    with contextlib.suppress(client.Refused):
                        await self.table.move(decision, [verb])
                    break


async def test_a_round_is_played_from_the_second_seat() -> None:
    async with hosted(**ONE_ROUND) as (server, anna):
        app = await a_visitor(server, anna)
        async with app.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: seat_of(app).you == 1)
            await anna.start()
            roller = Roller(anna.table, anna.code)
            roller.play()
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            while not isinstance(app.screen, FinalScreen):
                await until(pilot, lambda: needs_you(app))
                if not isinstance(app.screen, FinalScreen):
                    await pilot.press(*next_keys(app))
                    await pilot.pause()
            assert "rank" in text(app)


@pytest.mark.parametrize("size", [SMALLEST, (120, 40)])
async def test_eight_people_fit_whatever_their_names(size: tuple[int, int]) -> None:
    settings = ONE_ROUND | {"seats": 8, "options": {"players.max": 8, "cash.hidden": True}}
    async with hosted(**settings) as (server, anna):
        app = await a_visitor(server, anna, name="王小明的家人朋友們")
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: seat_of(app).you == 1)
            await anna.start()
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            assert not clipped(app)
            lines = [app.screen.query_one(f"#seat-{n}").render() for n in range(8)]
            widths = {one.cell_length for one in lines if "thinks" not in str(one)}  # type: ignore[union-attr]
            assert "王小明" in text(app)
            assert "H" in str(lines[7])
            assert HIDDEN in str(lines[0])
            assert len(widths) <= 2, widths
            assert table_of(app).seen.viewer == 1


async def test_who_watches_sees_no_purse_that_is_covered() -> None:
    settings = ONE_ROUND | {"options": {"cash.hidden": True}}
    async with hosted(**settings) as (server, anna):
        app = await a_visitor(server, anna, is_watching=True)
        async with app.run_test(size=SMALLEST) as pilot:
            await anna.start()
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            assert seat_of(app).you is None
            assert all(one.cash is None for one in seat_of(app).view().people)
            assert "You are watching." in text(app)
            for key in ("y", "o", "i", "escape", "r"):
                await pilot.press(key)
                await pilot.pause()
            assert not clipped(app)
