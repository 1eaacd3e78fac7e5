"""Pauses, for a coffee or until another day: nobody pays for them and nothing happens in them."""

import asyncio

import pytest

from tests.table.party import FIRST, SECOND, Party, gather, slug
from tests.table.world import for_sale, monopoly
from zuschlag.table import commands as c
from zuschlag.table.settings import TimeLimits

HOUR, DAY = 3600, 24 * 3600
TIMED = TimeLimits(20, 10)


async def _timed() -> Party:
    return await gather(settings=for_sale(time=TIMED))


def _left(party: Party, seat: int) -> int:
    deadline = party.room.table.timing.deadline(seat)
    assert deadline is not None
    return deadline - party.now


@pytest.mark.parametrize("seconds", [1, HOUR, DAY])
async def test_a_pause_costs_nobody_a_moment(seconds: int) -> None:
    party = await _timed()
    seat = party.room.table.game.waiting[0]
    await asyncio.sleep(12)
    left = _left(party, seat)
    await party[FIRST].do(c.Pause())
    await asyncio.sleep(seconds)
    assert party.kinds()[-1] == "paused"
    await party[SECOND].do(c.GoOn())
    assert _left(party, seat) == left
    await asyncio.sleep(left / 1000 - 0.1)
    assert "away" not in party.kinds()
    await asyncio.sleep(0.3)
    assert party.lines()[-1]["kind"] in ("away", "move")


async def test_a_pause_until_another_day_tells_when_and_ends_when_somebody_says_so() -> None:
    party = await _timed()
    until = party.now + DAY * 1000
    await party[FIRST].do(c.Pause(until=until))
    assert (await party.seen())["table"]["pause_until"] == until
    assert party.lines()[-1]["until"] == until
    await asyncio.sleep(2 * DAY)
    await party[SECOND].do(c.GoOn())
    seen = await party.seen()
    assert (seen["table"]["pause_until"], seen["table"]["status"]) == (None, "play")


async def test_everybody_sees_who_stopped_and_who_goes_on() -> None:
    party = await _timed()
    await party[SECOND].do(c.Pause())
    await party[FIRST].do(c.GoOn())
    assert [(line["kind"], line["seat"]) for line in party.lines()[-2:]] == [
        ("paused", SECOND),
        ("unpaused", FIRST),
    ]


async def test_bots_and_orders_wait_until_the_pause_is_over() -> None:
    party = await gather("Anna", settings=for_sale(pace=(2.0, 2.0)))
    await asyncio.sleep(0.5)
    await party[FIRST].do(c.Pause())
    lines = party.lines()
    await asyncio.sleep(HOUR)
    assert party.lines() == lines


async def test_one_pauses_only_what_runs_and_ends_only_a_pause() -> None:
    party = await _timed()
    assert await slug(party[FIRST].do(c.GoOn())) == "table/not-now"
    await party[FIRST].do(c.Pause())
    assert await slug(party[FIRST].do(c.Pause())) == "table/not-now"


async def test_who_comes_back_in_a_pause_has_the_time_for_one_move_and_not_for_the_pause() -> None:
    party = await _timed()
    seat = party.room.table.game.waiting[0]
    await party[FIRST].do(c.Pause())
    await party[seat].do(c.Stand())
    await asyncio.sleep(HOUR)
    await party[seat].do(c.ComeBack())
    await party[FIRST].do(c.GoOn())
    assert 20_000 <= _left(party, seat) <= 30_000


async def test_who_is_gone_when_a_pause_ends_is_waited_for_as_long_as_always() -> None:
    party = await gather(settings=for_sale(away_after=45))
    seat = party.room.table.game.waiting[0]
    other = next(one for one in range(3) if one != seat)
    await asyncio.sleep(40)
    await party[other].do(c.Pause())
    watch = party[seat].watch
    assert watch is not None
    party.keeper.detach(watch)
    await asyncio.sleep(HOUR)
    await party[other].do(c.GoOn())
    await asyncio.sleep(40)
    assert "away" not in party.kinds()
    await asyncio.sleep(10)
    assert "away" in party.kinds()


async def test_the_limit_of_an_event_stands_still_in_a_pause() -> None:
    party = await gather(settings=monopoly(edition="aalen-event", options={}))
    limit = party.room.table.timing.limit
    assert limit is not None
    await asyncio.sleep(60)
    await party[FIRST].do(c.Pause())
    await asyncio.sleep(DAY)
    await party[FIRST].do(c.GoOn())
    assert party.room.table.timing.limit == limit + DAY * 1000
    assert "time-up" not in str(party.lines())
