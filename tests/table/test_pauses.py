"""Pauses, for a coffee or until another day: nobody pays for them and nothing happens in them."""

import asyncio

import pytest

from tests.table.party import FIRST, SECOND, THIRD, Party, gather, leave, refused, slug
from tests.table.world import for_sale, monopoly
from zuschlag.table import commands as c
from zuschlag.table.settings import TimeLimits

HOUR, DAY = 3600, 24 * 3600
TIMED = TimeLimits(20, 10)


async def _timed() -> Party:
    return await gather(settings=for_sale(time=TIMED))


def _left(party: Party, seat: int) -> int:
    deadline = party.live.table.timing.deadline(seat)
    assert deadline is not None
    return deadline - party.now


@pytest.mark.parametrize("seconds", [1, HOUR, DAY])
async def test_a_pause_costs_nobody_a_moment(seconds: int) -> None:
    party = await _timed()
    seat = party.live.table.game.waiting[0]
    await asyncio.sleep(12)
    left = _left(party, seat)
    await party.pause(FIRST)
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
    await party.pause(FIRST, until)
    assert (await party.seen())["table"]["pause_until"] == until
    assert party.lines()[-1]["until"] == until
    await asyncio.sleep(DAY + 3600)
    await party[SECOND].do(c.GoOn())
    seen = await party.seen()
    assert (seen["table"]["pause_until"], seen["table"]["status"]) == (None, "play")


async def test_everybody_sees_who_asked_who_agreed_and_who_goes_on() -> None:
    party = await _timed()
    await party.pause(SECOND)
    await party[FIRST].do(c.GoOn())
    assert [(line["kind"], line["seat"]) for line in party.lines()[-4:]] == [
        ("pause_asked", SECOND),
        ("pause_answered", FIRST),
        ("paused", SECOND),
        ("unpaused", FIRST),
    ]


async def test_one_who_plays_on_is_enough() -> None:
    party = await _timed()
    await party[FIRST].do(c.Pause())
    assert (await party.seen())["table"]["pause"] == {"seat": FIRST, "agreed": []}
    await party[SECOND].do(c.AnswerPause(yes=True))
    assert (await party.seen())["table"]["pause"] == {"seat": FIRST, "agreed": [SECOND]}
    await party[THIRD].do(c.AnswerPause(yes=False))
    seen = (await party.seen())["table"]
    assert (seen["status"], seen["pause"]) == ("play", None)
    assert await slug(party[SECOND].do(c.AnswerPause(yes=True))) == "table/nothing-to-answer"


async def test_nobody_asks_twice_or_answers_the_own_question() -> None:
    party = await _timed()
    await party[FIRST].do(c.Pause())
    assert await slug(party[SECOND].do(c.Pause())) == "table/pause-asked"
    assert await slug(party[FIRST].do(c.AnswerPause(yes=True))) == "table/nothing-to-answer"


async def test_who_is_not_connected_is_not_asked() -> None:
    party = await _timed()
    await leave(party, THIRD)
    await party[FIRST].do(c.Pause())
    await party[SECOND].do(c.AnswerPause(yes=True))
    assert await party.status() == "paused"


async def test_whoever_leaves_without_an_answer_holds_nobody_up() -> None:
    party = await _timed()
    await party[FIRST].do(c.Pause())
    await party[SECOND].do(c.AnswerPause(yes=True))
    await leave(party, THIRD, 0.1)
    assert await party.status() == "paused"


async def test_alone_with_bots_one_pauses_as_often_as_one_likes() -> None:
    party = await gather("Anna", settings=for_sale(pauses=1))
    for _ in range(3):
        await party[FIRST].do(c.Pause())
        await party[FIRST].do(c.GoOn())


async def test_a_table_sets_how_many_pauses_there_may_be() -> None:
    party = await gather(settings=for_sale(pauses=2))
    for _ in range(2):
        await party.pause()
        await party[FIRST].do(c.GoOn())
    fault = await refused(party[FIRST].do(c.Pause()))
    assert (fault.slug, fault.facts) == ("table/no-more-pauses", {"most": 2})
    assert (await party.seen())["table"]["pauses"] == 2


async def test_a_host_who_does_not_play_pauses_within_the_same_limit() -> None:
    party = await gather(host="Olga", settings=for_sale(pauses=1))
    await party.host.do(c.Pause())
    assert "seat" not in party.lines()[-1]
    await party.host.do(c.GoOn())
    assert await slug(party.host.do(c.Pause())) == "table/no-more-pauses"


async def test_a_host_who_plays_asks_like_everybody_else() -> None:
    party = await _timed()
    await party[FIRST].do(c.Pause())
    assert await party.status() == "play"


async def test_who_is_stood_in_for_neither_asks_nor_answers() -> None:
    party = await _timed()
    await party[SECOND].do(c.Stand())
    assert await slug(party[SECOND].do(c.Pause())) == "table/away"
    await party[FIRST].do(c.Pause())
    assert await slug(party[SECOND].do(c.AnswerPause(yes=False))) == "table/away"
    await party[THIRD].do(c.AnswerPause(yes=True))
    assert await party.status() == "paused"


async def test_bots_and_orders_wait_until_the_pause_is_over() -> None:
    party = await gather("Anna", settings=for_sale(pace=(2.0, 2.0)))
    await asyncio.sleep(0.5)
    await party.pause(FIRST)
    lines = party.lines()
    await asyncio.sleep(HOUR)
    assert party.lines() == lines


async def test_one_pauses_only_what_runs_and_ends_only_a_pause() -> None:
    party = await _timed()
    assert await slug(party[FIRST].do(c.GoOn())) == "table/not-now"
    await party.pause(FIRST)
    assert await slug(party[FIRST].do(c.Pause())) == "table/not-now"


async def test_who_comes_back_in_a_pause_has_the_time_for_one_move_and_not_for_the_pause() -> None:
    party = await _timed()
    seat = party.live.table.game.waiting[0]
    await party.pause(FIRST)
    await party[seat].do(c.Stand())
    await asyncio.sleep(HOUR)
    await party[seat].do(c.ComeBack())
    await party[FIRST].do(c.GoOn())
    assert 20_000 <= _left(party, seat) <= 30_000


async def test_who_is_gone_when_a_pause_ends_is_waited_for_as_long_as_always() -> None:
    party = await gather(settings=for_sale(away_after=45))
    seat = party.live.table.game.waiting[0]
    other = next(one for one in range(3) if one != seat)
    await asyncio.sleep(40)
    await party.pause(other)
    watch = party[seat].watch
    assert watch is not None
    party.service.detach(watch)
    await asyncio.sleep(HOUR)
    await party[other].do(c.GoOn())
    await asyncio.sleep(40)
    assert "away" not in party.kinds()
    await asyncio.sleep(10)
    assert "away" in party.kinds()


async def test_the_limit_of_an_event_stands_still_in_a_pause() -> None:
    party = await gather(settings=monopoly(edition="aalen-event", options={}))
    limit = party.live.table.timing.limit
    assert limit is not None
    await asyncio.sleep(60)
    await party.pause(FIRST)
    await asyncio.sleep(DAY)
    await party[FIRST].do(c.GoOn())
    assert party.live.table.timing.limit == limit + DAY * 1000
    assert "time-up" not in str(party.lines())


async def test_who_shares_a_device_with_the_asker_is_not_asked() -> None:
    party = await gather("Anna", begin=False)
    await party[FIRST].do(c.Sit("Opa", seat=SECOND))
    await party[FIRST].look(seat=SECOND)
    await party.begin()
    await party[FIRST].do(c.Pause(), seat=FIRST)
    assert await party.status() == "paused"
