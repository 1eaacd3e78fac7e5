"""Clocks over a restart: nobody pays for it, whatever the clock of the next boot says."""

import asyncio
from typing import Any

import pytest

from tests.table.faulty import FaultyJournal
from tests.table.party import FIRST, SECOND, Party, gather, kill, refused, reopened
from tests.table.world import LoopClock, for_sale, loop_time, monopoly, service
from zuschlag.errors import Unavailable
from zuschlag.journal.contract import Unclear, Unwritable
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table import commands as c
from zuschlag.table.settings import TimeLimits

HOUR = 3600
CREDIT = 20_000


async def _timed(**parts: Any) -> Party:
    return await gather(settings=for_sale(time=TimeLimits(60, 0)), **parts)


async def _down(party: Party, in_good_order: bool) -> None:
    if in_good_order:
        await party.service.stop()
    else:
        kill(party)


def _left(party: Party, seat: int) -> int:
    deadline = party.live.table.timing.deadline(seat)
    assert deadline is not None
    return deadline - party.now


@pytest.mark.parametrize("jump", [0, -HOUR, HOUR])
@pytest.mark.parametrize("in_good_order", [True, False])
async def test_after_a_restart_everybody_has_at_least_what_was_left(
    in_good_order: bool, jump: int
) -> None:
    party = await _timed()
    seat = party.live.table.game.waiting[0]
    await asyncio.sleep(15)
    await party[FIRST].do(c.Say("still here"))
    left = _left(party, seat)
    await _down(party, in_good_order)
    await asyncio.sleep(600)
    again = await reopened(party, clock=LoopClock(LoopClock().base + jump * 1000))
    for one in again.people:
        await one.look()
    assert _left(again, seat) == left + CREDIT
    await asyncio.sleep(_left(again, seat) / 1000 - 1)
    assert "away" not in again.kinds()
    await asyncio.sleep(2)
    assert "away" in again.kinds()


async def test_a_restart_in_good_order_says_so_in_the_log() -> None:
    party = await _timed()
    await party.service.stop()
    await asyncio.sleep(5)
    again = await reopened(party)
    await again[FIRST].look()
    assert again.kinds()[-2:] == ["stopped", "resumed"]
    assert again.lines()[-1]["credit"] == CREDIT


async def test_nobody_loses_on_time_right_after_a_start() -> None:
    party = await gather(settings=for_sale(time=TimeLimits(5, 0), away_after=5))
    await asyncio.sleep(4)
    kill(party)
    await asyncio.sleep(60)
    again = await reopened(party)
    await again[FIRST].look()
    begun = again.now
    while "away" not in again.kinds():
        await asyncio.sleep(0.1)
    assert again.now - begun >= 29_000


@pytest.mark.parametrize("jump", [0, -HOUR, HOUR])
async def test_a_paused_table_stays_paused_over_a_restart_and_loses_nothing(jump: int) -> None:
    party = await _timed()
    seat = party.live.table.game.waiting[0]
    await asyncio.sleep(10)
    left = _left(party, seat)
    await party.pause(FIRST)
    await party.service.stop()
    await asyncio.sleep(600)
    again = await reopened(party, clock=LoopClock(LoopClock().base + jump * 1000))
    await again[FIRST].look()
    assert again.kinds()[-1] == "paused"
    await again[SECOND].do(c.GoOn())
    assert _left(again, seat) == left


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_seeds_are_waited_for_ten_seconds_whatever_the_clock_says(jump: int) -> None:
    party = await gather("Anna", "Bob", begin=False)
    await party[FIRST].do(c.Start())
    kill(party)
    await asyncio.sleep(30)
    again = await reopened(party, clock=LoopClock(LoopClock().base + jump * 1000))
    await again[FIRST].look()
    await again.until("play", 60)


@pytest.mark.parametrize("jump", [0, -HOUR, HOUR])
async def test_the_limit_of_an_event_is_not_used_up_by_a_restart(jump: int) -> None:
    party = await gather(settings=monopoly(edition="aalen-event", options={}))
    limit = party.live.table.timing.limit
    assert limit is not None
    await asyncio.sleep(60)
    await party[FIRST].do(c.Say("a minute has gone"))
    left = limit - party.now
    kill(party)
    await asyncio.sleep(600)
    again = await reopened(party, clock=LoopClock(LoopClock().base + jump * 1000))
    await again[FIRST].look()
    assert again.live.table.timing.limit is not None
    assert again.live.table.timing.limit - again.now == left + CREDIT


async def test_bots_play_on_after_a_restart_although_nobody_looks() -> None:
    party = await gather("Anna", settings=for_sale(pace=(1.0, 1.0)), begin=False)
    await party[FIRST].do(c.Stand())
    await party[FIRST].do(c.Start())
    await party.until("play")
    kill(party)
    await asyncio.sleep(60)
    again = await reopened(party)
    await asyncio.sleep(600)
    await again[FIRST].look()
    assert again.live.table.status == "over"


@pytest.mark.parametrize("trouble", [Unclear, Unwritable])
@pytest.mark.parametrize("call", ["read", "append"])
async def test_time_is_given_back_also_when_the_journal_stumbles_at_the_start(
    call: str, trouble: type[Unclear | Unwritable]
) -> None:
    journal = FaultyJournal(MemoryJournal(loop_time))
    party = await _timed(journal=journal)
    seat = party.live.table.game.waiting[0]
    left = _left(party, seat)
    await party.service.stop()
    await asyncio.sleep(HOUR)
    journal.fail(call, trouble)
    again = await reopened(party)
    await asyncio.sleep(0.5)
    while True:
        try:
            await again[FIRST].look()
        except Unavailable:
            await asyncio.sleep(0.1)
            continue
        break
    await again[FIRST].do(c.Say("hello again"))
    assert "resumed" in again.kinds()
    assert _left(again, seat) >= left


async def test_a_journal_that_is_out_of_reach_makes_a_table_unavailable_not_unknown() -> None:
    journal = FaultyJournal(MemoryJournal(loop_time))
    party = await _timed(journal=journal)
    kill(party)
    other = service(journal)
    journal.fail("heads", Unclear)
    assert isinstance(await refused(other.look(party.table, None)), Unavailable)
    assert await other.look(party.table, None)
