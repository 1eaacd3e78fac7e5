"""Tables nobody looks at leave the memory; their timers ring all the same."""

import asyncio

from tests.table.party import FIRST, LIMITS, SECOND, Party, gather, leave, reopened
from tests.table.world import for_sale, monopoly
from zuschlag.table.settings import Settings
from zuschlag.table.table_writer import AT_ONCE

IDLE = LIMITS.idle_seconds
MINUTES = 30
TIMED = {"end.limit": {"minutes": MINUTES}}


async def _left_alone(settings: Settings) -> Party:
    """Two people in the middle of a game, both gone long enough."""
    party = await gather("Anna", "Bob", settings=settings)
    for _ in range(3):
        await party.play_on()
    for seat in (FIRST, SECOND):
        await leave(party, seat)
    await asyncio.sleep(IDLE + 2 * LIMITS.poll_seconds)
    return party


async def test_a_game_that_waits_for_people_who_are_gone_leaves_the_memory() -> None:
    party = await _left_alone(monopoly(seats=2, absence="wait"))
    assert party.table not in party.service.live_tables
    seen = await party.seen()
    assert seen["table"]["status"] == "play"
    assert "resumed" not in party.kinds()
    assert len(party.live.table.game.actions) == 3


async def test_who_is_gone_since_when_is_known_after_a_sleep() -> None:
    party = await gather("Anna", "Bob", settings=monopoly(seats=2, absence="wait"))
    for seat in (FIRST, SECOND):
        await leave(party, seat)
    since = dict(party.live.here.gone)
    await asyncio.sleep(IDLE + 2 * LIMITS.poll_seconds)
    assert party.table not in party.service.live_tables
    await party[FIRST].look(seat=FIRST)
    gone = party.live.here.gone
    assert gone == {SECOND: since[SECOND]}


async def test_a_table_that_sleeps_wakes_for_its_timer() -> None:
    settings = monopoly(seats=2, absence="wait", options=TIMED)
    party = await _left_alone(settings)
    assert party.table not in party.service.live_tables
    await asyncio.sleep(MINUTES * 60 - IDLE)
    assert party.table in party.service.live_tables
    assert "resumed" not in party.kinds()
    acted = [line for line in party.lines() if line["at"] >= party.live.table.timing.limit]
    assert acted, "nothing happened when the time was up"


async def test_a_table_with_something_to_do_soon_stays() -> None:
    party = await gather("Anna", "Bob", settings=for_sale(absence="wait"))
    party.live.used_at -= int(IDLE * 1000) * 2
    party.live.table.timing.limit = party.now + 30_000
    for seat in (FIRST, SECOND):
        await leave(party, seat)
    party.service._live_tables._forget_idle()
    assert party.table in party.service.live_tables


async def test_what_somebody_waits_for_is_read_before_what_nobody_does() -> None:
    party = await gather("Anna", "Bob", settings=monopoly(seats=2, options={}))
    while party.live.seq < 3 * AT_ONCE:
        await party.play_on()
    second = await party.service.open_table(party[FIRST].speaker, for_sale(), "Anna")
    again = await reopened(party)
    tables = again.service._live_tables
    slowly = asyncio.create_task(tables.find(party.table, is_wanted=False))
    while not (live := tables.open.get(party.table)) or not live.seq:
        await asyncio.sleep(0)
    tables._writer.wanted += 1  # somebody else waits for another table
    for _ in range(5):
        await asyncio.sleep(0)
    assert live.seq == AT_ONCE
    await tables.find(second.table)
    assert not slowly.done()
    tables._writer.wanted -= 1
    assert (await slowly).seq >= 3 * AT_ONCE
