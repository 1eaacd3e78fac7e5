"""Slow tables: days for a move, nobody need be connected, and vacations."""

import asyncio
from typing import Any

import pytest

from tests.table.party import FIRST, SECOND, Party, gather, kill, leave, reopened, slug
from tests.table.world import for_sale, monopoly
from zuschlag.errors import Malformed
from zuschlag.table import commands as c
from zuschlag.table.beginning import checked
from zuschlag.table.service import TableLimits
from zuschlag.table.settings import DAY, Settings, TimeLimits

HOUR = 3600
A_DAY = 24 * HOUR
SLOW = TimeLimits(days=3)
LIMITS = TableLimits(poll_seconds=600.0, lease_seconds=90_000.0, renew_seconds=30_000.0)
"""The usual ones; but days pass quickly where nobody looks around every second."""


async def _slow(*names: str, time: TimeLimits = SLOW, **parts: Any) -> Party:
    """A slow game at which nobody is connected any more."""
    names = names or ("Anna", "Bob")
    agreed = for_sale(seats=3, time=time, pace=(0.5, 1.0), absence="ask", **parts)
    party = await gather(*names, settings=agreed, limits=LIMITS)
    await _all_leave(party)
    return party


async def _all_leave(party: Party) -> None:
    for seat in range(len(party.people)):
        await leave(party, seat)


async def _seen(party: Party) -> dict[str, Any]:
    """The table as somebody sees it who only looks on."""
    return await party.guest("Zoe").sees(None)


async def _asked(party: Party) -> int:
    """Which person is waited for; bots answer in seconds."""
    await _seen(party)  # wakes the table
    for _ in range(60):
        waiting = [seat for seat in party.live.table.game.waiting if seat < len(party.people)]
        if waiting:
            return waiting[0]
        await asyncio.sleep(1)
    raise AssertionError("nobody is asked")


async def _deadline(party: Party, seat: int) -> int:
    found: int = (await _seen(party))["clock"]["deadlines"][str(seat)]
    return found


async def _away(party: Party, seat: int) -> str | None:
    found: str | None = (await _seen(party))["table"]["seats"][seat]["away"]
    return found


async def test_a_decision_has_three_days_and_nobody_need_be_connected() -> None:
    party = await _slow()
    seat = await _asked(party)
    await asyncio.sleep(2.9 * A_DAY)
    assert await _away(party, seat) is None
    await asyncio.sleep(0.2 * A_DAY)
    assert await _away(party, seat) == "time"
    await party[seat].do(c.ComeBack(seat))
    assert await _away(party, seat) is None


async def test_at_a_slow_table_nobody_hears_of_lost_connections() -> None:
    party = await _slow()
    await party[FIRST].look(seat=FIRST)
    await party[SECOND].look(seat=SECOND)
    await leave(party, SECOND, 60)
    told = [frame for frame in party[FIRST].inbox.read if frame["t"] == "presence"]
    assert told
    assert not any("gone" in frame for frame in told)


@pytest.mark.parametrize("command", [c.LetBot(SECOND), c.WaitFor(SECOND), c.Pause()])
async def test_who_is_not_connected_at_a_slow_table_is_not_gone(command: Any) -> None:
    party = await _slow()
    assert await slug(party[FIRST].do(command)) == "table/slow"


async def test_a_host_gives_no_seat_away_at_a_slow_table_while_its_time_runs() -> None:
    settings = for_sale(seats=3, time=SLOW)
    party = await gather("Anna", "Bob", settings=settings, host="Olga", limits=LIMITS)
    await _all_leave(party)
    await asyncio.sleep(A_DAY)
    seat = await _asked(party)
    assert await slug(party.host.do(c.Reissue(seat))) == "table/slow"
    await asyncio.sleep(3 * A_DAY)
    assert await _away(party, seat) == "time"
    assert (await party.host.do(c.Reissue(seat))).made["code"]


async def test_a_vacation_stands_in_the_way_of_the_clock_and_all_see_it() -> None:
    party = await _slow()
    seat = await _asked(party)
    await asyncio.sleep(A_DAY)
    before = await _deadline(party, seat)
    await party[seat].do(c.TakeVacation(10), seat=seat)
    assert await _deadline(party, seat) == before + 10 * DAY
    seen = (await party.guest("Zoe").sees(None))["table"]["vacations"]
    until = party.lines()[-1]["until"]
    assert seen[str(seat)] == {"until": until, "left": 4}
    assert seen[str(1 - seat)] == {"until": None, "left": 14}
    await asyncio.sleep(11.9 * A_DAY)
    assert await _away(party, seat) is None
    assert party.kinds()[-1] == "vacation_over"
    await asyncio.sleep(0.2 * A_DAY)
    assert await _away(party, seat) == "time"


async def test_a_question_asked_in_a_vacation_has_all_its_days_after_it() -> None:
    party = await _slow()
    seat = await _asked(party)
    other = 1 - seat
    await party[other].do(c.TakeVacation(5), seat=other)
    until = party.lines()[-1]["until"]
    while await _asked(party) != other:
        await party.play_on()
    assert await _deadline(party, other) == until + 3 * DAY


async def test_who_comes_home_early_keeps_the_days_and_the_clock_goes_on() -> None:
    party = await _slow()
    seat = await _asked(party)
    before = await _deadline(party, seat)
    await party[seat].do(c.TakeVacation(10), seat=seat)
    await asyncio.sleep(2 * A_DAY)
    await party[seat].do(c.TakeVacation(0), seat=seat)
    after = await _deadline(party, seat)
    assert abs(after - before - 2 * DAY) < 1000
    left = (await party.seen())["table"]["vacations"][str(seat)]
    assert left == {"until": None, "left": 11}
    assert await slug(party[seat].do(c.TakeVacation(0), seat=seat)) == "table/no-vacation"


async def test_vacations_of_a_seat_are_fourteen_days_in_all() -> None:
    party = await _slow()
    await party[FIRST].do(c.TakeVacation(9), seat=FIRST)
    assert await slug(party[FIRST].do(c.TakeVacation(15), seat=FIRST)) == "table/vacation-spent"
    await party[FIRST].do(c.TakeVacation(14), seat=FIRST)  # in place of the nine, just begun
    await asyncio.sleep(14 * A_DAY + HOUR)
    assert await slug(party[FIRST].do(c.TakeVacation(1), seat=FIRST)) == "table/vacation-spent"


async def test_where_clocks_run_in_seconds_there_is_no_vacation() -> None:
    party = await gather("Anna", "Bob", settings=for_sale(seats=3, time=TimeLimits(60, 0)))
    assert await slug(party[FIRST].do(c.TakeVacation(1), seat=FIRST)) == "table/not-slow"


@pytest.mark.parametrize(
    "settings",
    [
        for_sale(time=TimeLimits(move=60, days=1)),
        for_sale(time=TimeLimits(bank=60, days=1)),
        monopoly(seats=2, time=SLOW, options={"end.limit": {"minutes": 30}}),
    ],
)
def test_a_slow_table_has_no_other_clock(settings: Settings) -> None:
    with pytest.raises(Malformed) as fault:
        checked(settings)
    assert fault.value.slug == "table/slow-clock"


async def test_a_slow_table_sleeps_and_wakes_when_time_is_over() -> None:
    party = await _slow()
    seat = await _asked(party)
    await asyncio.sleep(1.5 * A_DAY)
    assert party.table not in party.service.live_tables
    await asyncio.sleep(1.6 * A_DAY)
    assert await _away(party, seat) == "time"
    assert "resumed" not in party.kinds()


async def test_a_slow_table_is_never_given_up_for_its_age() -> None:
    party = await _slow()
    live, tables = party.live, party.service._live_tables
    live.thinking.add(FIRST)  # something is at work there, so that it cannot sleep
    live.used_at = live.table.last_at = party.now - 2 * DAY
    tables._forget_idle()
    assert party.table in party.service.live_tables
    live.table.settings = for_sale(seats=3)
    tables._forget_idle()
    assert party.table not in party.service.live_tables


async def test_days_are_counted_through_a_crash_of_a_table_that_slept() -> None:
    party = await _slow()
    seat = await _asked(party)
    before = await _deadline(party, seat)
    await asyncio.sleep(2 * A_DAY)
    kill(party)
    again = await reopened(party)
    await asyncio.sleep(10)
    assert party.table in again.service.live_tables, "nobody has opened it"
    assert await _deadline(again, seat) == before
    await asyncio.sleep(A_DAY + HOUR)
    assert await _away(again, seat) == "time"


async def test_after_a_long_silence_of_the_server_everybody_has_half_a_day() -> None:
    party = await _slow()
    seat = await _asked(party)
    kill(party)
    await asyncio.sleep(30 * A_DAY)
    again = await reopened(party)
    await asyncio.sleep(10)
    left = await _deadline(again, seat) - again.now
    assert 11.9 * HOUR * 1000 < left <= 12 * HOUR * 1000


async def test_the_list_of_tables_says_how_slow_one_is() -> None:
    party = await _slow(listed=True)
    (card,) = await party.service._journal.listed(10)
    assert card.public["days"] == 3


async def _told(*names: str, **parts: Any) -> tuple[Party, list[str]]:
    """A table, and whose turn was told to whoever tells people that are not there."""
    told: list[str] = []
    agreed = for_sale(seats=3, pace=(0.5, 1.0), **parts)
    names = names or ("Anna", "Bob")
    party = await gather(
        *names, settings=agreed, limits=LIMITS, on_called=lambda table, who, why: told.append(who)
    )
    return party, told


async def test_who_is_waited_for_and_not_there_is_told_once_for_each_question() -> None:
    party, told = await _told(time=SLOW)
    await _all_leave(party)
    told.clear()
    for moves in range(1, 6):
        await _asked(party)
        await party.play_on()
        await asyncio.sleep(HOUR)  # whoever has just moved is still there for a while
        told_of = party[await _asked(party)].speaker.holder
        assert party.service.is_called(party.table, told_of, "turn")
        assert len(told) <= moves + 1
    assert set(told) == {person.speaker.holder for person in party.people}


async def test_who_looks_on_or_is_on_vacation_is_not_told() -> None:
    party, told = await _told(time=SLOW)
    assert told == []  # both are connected
    await _all_leave(party)
    seat = await _asked(party)
    other = 1 - seat
    await party[other].do(c.TakeVacation(5), seat=other)
    await asyncio.sleep(HOUR)  # whoever has just said something is still there for a while
    told.clear()
    while await _asked(party) != other:
        await party.play_on()
    assert party[other].speaker.holder not in told
    assert not party.service.is_called(party.table, party[other].speaker.holder, "turn")
    await asyncio.sleep(5.1 * A_DAY)
    await _seen(party)
    assert told[-1] == party[other].speaker.holder, "the vacation is over"


async def test_at_other_tables_nobody_is_told() -> None:
    party, told = await _told(time=TimeLimits(3600, 0))
    await _all_leave(party)
    await party.play_on()
    assert told == []
