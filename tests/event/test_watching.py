"""The table on the wall: a minute late, and nothing in it that spectators may not know."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.json import decode

from tests.event.test_service import ORGANISER, PEOPLE, House, at_one_table
from tests.table.world import LoopClock, holder, loop_time
from zuschlag.event import commands as c
from zuschlag.event import watching
from zuschlag.event.evening_state import EveningState
from zuschlag.event.looking_on import Lookout
from zuschlag.event.watching import DELAY, Watching
from zuschlag.journal.memory import MemoryJournal
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.table import commands as t
from zuschlag.table.live_table import LiveTable
from zuschlag.table.play import Play
from zuschlag.table.table_view import TableView


class Stage:
    """An evening at whose one table four people sit; that table is put on the wall."""

    def __init__(self, house: House, id: str, table: str, evening: EveningState) -> None:
        self.house = house
        self.id = id
        self.table = table
        self.evening = evening
        self.wall = Watching(house.evenings.attendant, LoopClock())

    @property
    def live(self) -> LiveTable:
        return self.house.tables.live_tables[self.table]

    async def shown(self) -> Any:
        return decode(await self.wall.news("", 0))

    async def watch(self, seconds: float) -> None:
        """Somebody looks twice a second."""
        for _ in range(int(seconds * 2)):
            self.wall.look(self.evening)
            await asyncio.sleep(0.5)
        self.wall.look(self.evening)

    async def let_bots_play(self) -> None:
        for name in PEOPLE:
            await self.house.tables.command(self.table, holder(name), "gone", t.Stand())


@asynccontextmanager
async def on_the_wall() -> AsyncIterator[Stage]:
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    await house.evenings.command(id, ORGANISER, "wall", c.SetScreen(["table"], 1))
    yield Stage(house, id, table, (await house.evenings.find(id)).evening)
    await house.tables.stop()


async def test_what_happens_at_a_table_is_seen_a_minute_later_and_no_sooner() -> None:
    async with on_the_wall() as stage:
        begun = LoopClock().now()
        await stage.watch(10)
        await stage.let_bots_play()
        while stage.live.table.status != "over":
            await stage.watch(0.5)
        over = LoopClock().now()
        await stage.watch((begun + DELAY - LoopClock().now()) / 1000 - 1)
        assert (await stage.shown())["seen"] is None
        await stage.watch(2)
        first = (await stage.shown())["seen"]
        assert (first["status"], first["game"]["high"], first["game"]["round"]) == ("play", 0, 1)
        await stage.watch((over + DELAY - LoopClock().now()) / 1000 - 1)
        assert (await stage.shown())["seen"]["status"] == "play"
        await stage.watch(2)
        assert (await stage.shown())["seen"]["status"] == "over"


async def test_whoever_waits_is_told_when_there_is_something_new() -> None:
    async with on_the_wall() as stage:
        stage.wall.look(stage.evening)
        known = (await stage.shown())["cursor"]
        waiting = asyncio.create_task(stage.wall.news(known, 100))
        await stage.watch(DELAY / 1000 - 1)
        assert not waiting.done()
        await stage.watch(2)
        assert decode(await waiting)["seen"]["names"] == [
            stage.evening.entrants[who].name for who in stage.evening.rounds[0].tables[0]
        ]


async def test_another_choice_or_the_end_of_the_round_takes_the_table_off_the_wall() -> None:
    async with on_the_wall() as stage:
        await stage.watch(DELAY / 1000 + 1)
        assert (await stage.shown())["seen"]
        command = c.SetScreen(["clock"])
        await stage.house.evenings.command(stage.id, ORGANISER, "off", command)
        stage.wall.look(stage.evening)
        told = await stage.shown()
        assert (told["table"], told["seen"]) == (None, None)


async def told_in_both_worlds(stage: Stage) -> list[tuple[bytes, bytes]]:
    """Wall and console, here and where everything that a spectator cannot see is another."""
    lookout = Lookout(stage.house.evenings, LoopClock(), stage.id, "http://here/")
    nobody = holder("the wall")

    async def told() -> list[bytes]:
        frames = [await lookout.look(one) for one in (nobody, ORGANISER)]
        return [watching.moment(stage.live), *frames]

    here = await told()
    play = stage.live.table.play
    assert play is not None
    other = FOR_SALE.imagine(FOR_SALE.observe(play.state, None), random.Random(7))
    assert play.viewing(0) != FOR_SALE.observe(other, 0), "worlds that do not differ prove nothing"
    stage.live.table.play = _in_state(play, other)
    there = await told()
    stage.live.table.play = play
    return list(zip(here, there, strict=True))


def _in_state(play: Play, state: Any) -> Play:
    return Play(play.at, lambda: state, play.key, LoopClock().now())


async def half_way(stage: Stage) -> None:
    """Some rounds on: purses and hands differ by now."""
    for at, name in enumerate(PEOPLE * 3):
        decision = TableView(stage.live.table, stage.live.head, stage.live.limits).decision
        seats = [seat for seat in range(4) if decision(seat) is not None]
        open_now = decision(seats[0])
        assert open_now is not None
        who = stage.evening.entrants[stage.evening.rounds[0].tables[0][seats[0]]].holder
        action = ["pass"] if at % 2 else ["bid", open_now.options.bid[0]]
        move = t.Move(on=open_now.on, action=action)
        speaker = next(holder(one) for one in PEOPLE if holder(one).holder == who)
        await stage.house.tables.command(stage.table, speaker, f"m{at}{name}", move)


async def test_worlds_that_differ_in_what_is_hidden_have_the_same_wall_and_console() -> None:
    async with on_the_wall() as stage:
        await half_way(stage)
        assert all(here == there for here, there in await told_in_both_worlds(stage))


async def test_a_wall_that_looked_over_a_shoulder_would_be_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = TableView.game
    async with on_the_wall() as stage:
        await half_way(stage)
        monkeypatch.setattr(TableView, "game", lambda view, viewer: plain(view, 0))
        here, there = (await told_in_both_worlds(stage))[0]
        assert here != there
