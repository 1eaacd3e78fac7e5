"""A table that all have left: it is waited for, but the round ends."""

import asyncio
from contextlib import suppress
from typing import Any

from tests.event.test_service import ORGANISER, PEOPLE, House, at_one_table
from tests.table.world import Inbox, holder, loop_time
from zuschlag.errors import ZuschlagError
from zuschlag.event import commands as c
from zuschlag.event.evening_state import EveningState
from zuschlag.event.settings import EveningSettings
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table.patience import NOBODY_HERE
from zuschlag.table.settings import Settings


async def played_for(house: House, id: str, seconds: float) -> EveningState:
    """The evening after so long, or when all results are in."""
    evening = (await house.evenings.find(id)).evening
    for _ in range(int(seconds)):
        with suppress(ZuschlagError):
            await house.evenings.attend(id)
        if evening.current is None or evening.current.results:
            break
        await asyncio.sleep(1)
    return evening


def away(house: House, table: str) -> list[str | None]:
    return [seat.away for seat in house.tables.live_tables[table].table.seats]


async def test_bots_play_on_at_a_table_that_all_have_left_and_the_round_can_be_closed() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    await asyncio.sleep(NOBODY_HERE - 5)
    assert away(house, table) == [None] * 4
    evening = await played_for(house, id, 600)
    assert away(house, table) == ["gone"] * 4
    await house.evenings.command(id, ORGANISER, "close", c.CloseRound())
    assert [one.state for one in evening.rounds] == ["closed"]
    await house.tables.stop()


async def begun(house: House, **parts: Any) -> tuple[str, str]:
    """A round of one table; the evening, the table."""
    id = await begun_with(house, [c.Draw(), c.Call(), c.StartRound()], **parts)
    return id, house.evenings.table_id(id, 1, 0)


async def begun_with(house: House, steps: list[c.Command], **parts: Any) -> str:
    """An evening of four people after these steps."""
    table = Settings(game="for-sale", edition="2015", seats=4, pace=(0.0, 0.0))
    given: dict[str, Any] = {"table": table, "rounds": 1} | parts
    agreed = EveningSettings(**given)
    id = await house.evenings.open_evening(ORGANISER, agreed)
    for name in PEOPLE:
        await house.evenings.command(id, holder(name), "join", c.Join(name))
    for number, command in enumerate(steps):
        await house.evenings.command(id, ORGANISER, f"s{number}", command)
        await house.evenings.attend(id)
    await asyncio.sleep(1)
    return id


async def test_after_the_bell_nobody_waits_for_a_table_that_all_have_left() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await begun(house, minutes=2)
    await asyncio.sleep(2 * 60 - 3)
    assert away(house, table) == [None] * 4
    evening = await played_for(house, id, 30)
    assert evening.current is not None
    assert list(evening.current.results) == [0]
    await house.tables.stop()


async def test_one_who_is_there_is_not_played_for() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    await house.tables.attach(table, holder("a"), None, 0, Inbox())
    await played_for(house, id, NOBODY_HERE + 60)
    seats = house.tables.live_tables[table].table.seats
    mine = next(seat for seat in seats if seat.holder == holder("a").holder)
    assert mine.away is None
    await house.tables.stop()


async def test_whoever_comes_back_has_the_seat_again() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    slow = Settings(game="for-sale", edition="2015", seats=4, pace=(5.0, 5.0))
    id, table = await begun(house, table=slow)
    await played_for(house, id, NOBODY_HERE + 1)
    live = house.tables.live_tables[table]
    while not any(seat.away for seat in live.table.seats):
        await asyncio.sleep(0.1)
    gone = next(seat for seat in live.table.seats if seat.away)
    name = next(name for name in PEOPLE if holder(name).holder == gone.holder)
    await house.tables.attach(table, holder(name), None, 0, Inbox())
    await asyncio.sleep(0.1)
    assert gone.away is None
    await house.tables.stop()


async def test_monopoly_that_all_have_left_ends_by_the_bell() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    table = Settings(game="monopoly", edition="aalen-event", seats=4, pace=(0.0, 0.0))
    id, _ = await begun(house, minutes=2, table=table)
    evening = await played_for(house, id, 15 * 60)
    assert evening.current is not None
    assert list(evening.current.results) == [0]
    await house.tables.stop()
