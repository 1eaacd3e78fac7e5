"""Clocks: time for a move, a bank behind it, and a stand-in for whoever has used up both."""

import asyncio

from tests.rulebook.monopoly.scenes import Scene
from tests.table.party import FIRST, SECOND, THIRD, Party, gather, slug
from tests.table.world import for_sale, monopoly
from zuschlag.table import commands as c
from zuschlag.table.settings import TimeLimits


async def _timed(move: int | None = 20, bank: int = 10) -> Party:
    return await gather(settings=for_sale(time=TimeLimits(move, bank), pace=(1.0, 1.0)))


def _asked(party: Party) -> int:
    return party.live.table.game.waiting[0]


async def _clock(party: Party) -> dict[str, object]:
    found: dict[str, object] = (await party.seen())["clock"]
    return found


async def test_without_a_clock_nobody_is_hurried() -> None:
    party = await _timed(move=None)
    await asyncio.sleep(12 * 3600)
    assert party.kinds()[-1] == "dealt"
    assert (await _clock(party))["deadlines"] == {str(_asked(party)): None}


async def test_everybody_sees_who_is_asked_since_when_and_until_when() -> None:
    party = await _timed()
    dealt = party.lines()[-1]["at"]
    seat = str(_asked(party))
    assert await _clock(party) == {
        "at": dealt,
        "is_running": True,
        "asked": {seat: dealt},
        "deadlines": {seat: dealt + 30_000},
        "bank": [10_000] * 3,
        "limit": None,
    }


async def test_a_quick_move_costs_nothing_and_a_slow_one_what_it_took_too_long() -> None:
    party = await _timed()
    quick, slow = _asked(party), (_asked(party) + 1) % 3
    await asyncio.sleep(19)
    await party.act(quick, "bid", 1)
    await asyncio.sleep(24)
    await party.act(slow, "bid", 2)
    bank = party.live.table.timing.bank
    assert bank[quick] == 10_000
    assert 5_900 <= bank[slow] <= 6_000


async def test_a_bank_is_used_up_once_not_once_per_move() -> None:
    party = await _timed()
    seat = _asked(party)
    for bid in (1, 4):
        await asyncio.sleep(24)
        await party.act(seat, "bid", bid)
        for other in (1, 2):
            await party.act((seat + other) % 3, "bid", bid + other)
    assert 1_900 <= party.live.table.timing.bank[seat] <= 2_000
    assert "away" not in party.kinds()


async def test_when_the_time_is_over_a_stand_in_plays_and_everybody_sees_it() -> None:
    party = await _timed()
    seat = _asked(party)
    await asyncio.sleep(29.5)
    assert party.kinds()[-1] == "dealt"
    await asyncio.sleep(3)
    away, move = party.lines()[-2:]
    assert (away["kind"], away["seat"], away["why"]) == ("away", seat, "time")
    assert (move["kind"], move["seat"], move["by"]) == ("move", seat, "bot")
    assert (await party.seen(FIRST))["table"]["seats"][seat]["away"] == "time"
    assert (await party.seen(seat))["you"]["decision"] is None


async def test_who_is_stood_in_for_does_not_move_before_coming_back() -> None:
    party = await _timed()
    seat = _asked(party)
    await asyncio.sleep(30.2)
    assert await slug(party.act(seat, "pass")) == "table/away"
    await party[seat].do(c.ComeBack())
    assert await slug(party[seat].do(c.ComeBack())) == "table/not-away"
    await party.act(seat, "pass")


async def test_who_comes_back_has_the_whole_time_for_a_move_again() -> None:
    party = await _timed()
    seat = _asked(party)
    await asyncio.sleep(30.2)
    await party[seat].do(c.ComeBack())
    left = party.live.table.timing.deadline(seat)
    assert left is not None
    assert left - party.now >= 20_000
    assert party.kinds()[-1] == "back"


async def test_a_stand_in_plays_on_until_its_person_is_back() -> None:
    party = await _timed(move=5, bank=0)
    seat = _asked(party)
    for other in {FIRST, SECOND, THIRD} - {seat}:
        await party[other].do(c.Stand())
    await asyncio.sleep(6)
    await party[next(iter({FIRST, SECOND, THIRD} - {seat}))].do(c.ComeBack())
    await asyncio.sleep(300)
    await party.until("over", 600)


async def test_an_answer_that_comes_just_in_time_counts() -> None:
    party = await _timed()
    seat = _asked(party)
    deadline = party.live.table.timing.deadline(seat)
    assert deadline is not None
    await asyncio.sleep((deadline - party.now) / 1000 - 0.01)
    await party.act(seat, "bid", 1)
    await asyncio.sleep(5)
    assert "away" not in party.kinds()


async def test_in_the_sale_everybody_has_a_clock_of_their_own() -> None:
    party = await _timed()
    while party.live.table.game.seen.phase == "buy":
        await party.play_on()
    await asyncio.sleep(25)
    play, timing = party.live.table.game, party.live.table.timing
    since = timing.asked[FIRST]
    await party.act(SECOND, "sell", play.options(SECOND).sell[0])
    assert timing.asked == {FIRST: since, THIRD: since}
    assert timing.bank[SECOND] < 10_000
    assert timing.bank[FIRST] == timing.bank[THIRD] == 10_000


async def test_something_said_beside_the_question_buys_no_time() -> None:
    timed = monopoly(edition="aalen-event-strict", seats=3, time=TimeLimits(60, 0))
    party = await gather(settings=timed)
    owns = {"A": [1, 3, 5]}
    party.set_scene(Scene(edition="aalen-event-strict", seats=3, turn="A", owns=owns))
    deadline = party.live.table.timing.deadline(FIRST)
    await asyncio.sleep(20)
    await party.act(FIRST, "mortgage", 1)
    assert party.live.table.timing.deadline(FIRST) == deadline
    await asyncio.sleep(20)
    await party.act(FIRST, "roll")
    later = party.live.table.timing.deadline(FIRST)
    assert later is None or later > party.now + 59_000
