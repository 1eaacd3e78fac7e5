"""Others are shown as fast as one likes: `/speed 1`, `2`, `4`, or straight to one's own turn."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.terminal.play import SMALLEST, Desk, an_app, seat_of, seed_where, text, until
from zuschlag.table import commands as c
from zuschlag.terminal import speeds
from zuschlag.terminal.frames import SeatShown
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.table import TableScreen
from zuschlag.terminal.talking import TalkSheet

FOR_EVER = 600.0


async def typed(pilot: Desk, word: str) -> None:
    """On the sheet for talk; it is put away by what it does."""
    await pilot.press("slash")
    await until(pilot, lambda: isinstance(pilot.app.screen, TalkSheet))
    line = pilot.app.screen.query_one("#line")
    line.value = word  # type: ignore[attr-defined]  # the slash is a key of its own
    await pilot.press("enter")


async def test_skip_leads_to_the_own_turn_past_bots_that_would_take_for_ever() -> None:
    app = an_app(seats=4, seed=seed_where(opens=False), pause=FOR_EVER)
    async with app.run_test(size=SMALLEST) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.press("slash")
        await until(pilot, lambda: isinstance(app.screen, TalkSheet))
        assert "/speed 1 /speed 2 /speed 4 /speed skip" in " ".join(text(app).split())
        await pilot.press("escape")
        await typed(pilot, "/speed skip")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        screen = cast(TableScreen, app.screen)
        await until(pilot, lambda: screen.conductor.is_your_move)
        assert not seat_of(app).is_skipping
        assert screen.conductor.pause == FOR_EVER
        await typed(pilot, "/speed 4")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert screen.conductor.pause == FOR_EVER / 4
        assert "/speed skip" not in speeds.speed_words(seat_of(app))  # it is one's turn


async def test_news_find_the_table_as_soon_as_the_sheet_for_talk_is_put_away() -> None:
    app = an_app(seats=4, seed=seed_where(opens=False), pause=FOR_EVER)
    async with app.run_test(size=SMALLEST) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        follows = seat_of(app).on_news
        await pilot.press("slash")
        await until(pilot, lambda: seat_of(app).on_news != follows)
        sheet = cast(TalkSheet, app.screen)
        told = seat_of(app).on_news
        sheet.put_away()
        assert seat_of(app).on_news == follows
        await until(pilot, lambda: not sheet.query("#talk"))
        told()  # whoever still holds on to the sheet's ear disturbs nobody


@pytest.mark.parametrize(("kinds", "told"), [(("person", "bot"), 1), (("person", "person"), 0)])
async def test_bots_of_a_served_table_hurry_only_where_nobody_else_sits(
    kinds: tuple[str, ...], told: int
) -> None:
    sent: list[Any] = []

    async def do(command: Any) -> None:
        sent.append(command)

    table = SimpleNamespace(seats=[SeatShown(kind=kind, name="") for kind in kinds])
    link = SimpleNamespace(is_own=False, do=do)
    seat = Seat(cast(Any, link))
    seat.latest = cast(Any, SimpleNamespace(table=table, you=SimpleNamespace(seat=0)))
    await speeds.hurry(seat, c.Hurry(4))
    assert (seat.speed, sent) == (4, [c.Hurry(4)] * told)
