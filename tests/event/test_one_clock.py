"""Fifteen tables, one clock: their ends are equal to the millisecond, whatever happens."""

import asyncio

import pytest

from tests.event.hall import settings
from tests.event.test_service import ORGANISER, House
from tests.table.world import LoopClock, holder, loop_time
from zuschlag.errors import NotAllowed
from zuschlag.event import commands as c
from zuschlag.event.clock import BEAT
from zuschlag.event.evening_state import EveningState
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table import commands as t

PEOPLE = 60
TABLES = 15
OUTAGE = 90_000


class Evening:
    """Sixty people have just been dealt to; minutes are left."""

    def __init__(self, journal: MemoryJournal) -> None:
        self.journal = journal
        self.id = ""
        self.asked = 0

    async def begin(self) -> "Evening":
        self.house = await House(self.journal).start()
        self.id = await self.house.evenings.open_evening(ORGANISER, settings(rounds=1, minutes=30))
        for number in range(PEOPLE):
            join = c.Join(f"person {number}")
            await self.house.evenings.command(self.id, holder(str(number)), "join", join)
        for command in (c.Draw(), c.Call(), c.StartRound()):
            await self.do(command)
        return self

    async def do(self, command: c.Command) -> None:
        """The organiser asks, and the tables follow."""
        self.asked += 1
        await self.house.evenings.command(self.id, ORGANISER, f"a{self.asked}", command)
        await self.follow()

    async def follow(self) -> None:
        for _ in range(3):
            await self.house.evenings.attend(self.id)
            await asyncio.sleep(1)

    async def evening(self) -> EveningState:
        return (await self.house.evenings.find(self.id)).evening

    async def ends(self) -> set[int | None]:
        """The ends that the tables have in their own states, and the evening's."""
        evening = await self.evening()
        tables = self.house.tables.live_tables
        ids = [self.house.evenings.table_id(self.id, 1, number) for number in range(TABLES)]
        assert {tables[one].table.status for one in ids} <= {"play", "paused"}
        return {evening.clock.ends_at, *(tables[one].table.timing.limit for one in ids)}

    async def restart(self, *, in_order: bool) -> None:
        """Dark for so long, then another start."""
        if in_order:
            await self.house.evenings.close()
            await self.house.tables.stop()
        else:
            self.house.kill()
        await asyncio.sleep(OUTAGE / 1000)
        self.house = await House(self.journal, "again" + "!" * self.asked).start()
        await self.follow()


async def test_all_tables_end_in_the_same_millisecond() -> None:
    evening = await Evening(MemoryJournal(loop_time)).begin()
    (start,) = await evening.ends()
    assert start is not None
    await evening.do(c.MoveClock(5, "a break"))
    assert await evening.ends() == {start + 5 * 60_000}
    before = LoopClock().now()
    await evening.do(c.StopClock("fire alarm"))
    await asyncio.sleep(77.777)
    await evening.do(c.GoOn())
    (after,) = await evening.ends()
    stood = (await evening.evening()).log[-1]["at"] - before
    assert after == start + 5 * 60_000 + stood
    await evening.house.tables.stop()


async def test_a_restart_of_ninety_seconds_moves_every_end_by_as_much() -> None:
    evening = await Evening(MemoryJournal(loop_time)).begin()
    (before,) = await evening.ends()
    assert before is not None
    await evening.restart(in_order=True)
    assert await evening.ends() == {before + OUTAGE}
    await asyncio.sleep(11)
    await evening.restart(in_order=False)
    (after,) = await evening.ends()
    assert after is not None
    assert OUTAGE <= after - before - OUTAGE <= OUTAGE + BEAT
    await evening.house.tables.stop()


async def test_no_player_stops_the_clock() -> None:
    evening = await Evening(MemoryJournal(loop_time)).begin()
    before = await evening.ends()
    state, tables = await evening.evening(), evening.house.tables
    assert state.current is not None
    for number, people in enumerate(state.current.tables):
        id = evening.house.evenings.table_id(evening.id, 1, number)
        for who in people:
            player = holder(str(who - 1))
            with pytest.raises(NotAllowed, match="table/evening-decides"):
                await tables.command(id, player, f"p{who}", t.Pause())
            with pytest.raises(NotAllowed, match="event/not-yours"):
                await evening.house.evenings.command(
                    evening.id, player, f"s{who}", c.StopClock("I am slow")
                )
    await evening.follow()
    assert await evening.ends() == before
    await tables.stop()
