"""Somebody has lost the connection: what the others may do about it, as the table has agreed."""

import asyncio

import pytest

from tests.table.party import Party, gather, kill, reopened, slug
from tests.table.world import for_sale
from zuschlag.table import commands as c
from zuschlag.table.absence import GRACE
from zuschlag.table.patience import patience_ends
from zuschlag.table.service import TableLimits
from zuschlag.table.settings import TimeLimits

PATIENCE = 30


async def _left(*names: str, **settings: object) -> tuple[Party, int, list[int]]:
    """A party, who is asked and has just lost the connection, and the others."""
    agreed = for_sale(**{"away_after": PATIENCE, "absence": "ask", **settings})
    party = await gather(*names, settings=agreed, limits=TableLimits())
    seat = party.live.table.game.waiting[0]
    _cut(party, seat)
    return party, seat, [one for one in range(len(party.people)) if one != seat]


def _cut(party: Party, seat: int, is_dozing: bool = False) -> None:
    watch = party[seat].watch
    assert watch is not None
    party.service.doze(watch, is_dozing)
    party.service.detach(watch)


def _presence(party: Party, seat: int) -> dict[str, object]:
    return party[seat].inbox.last("presence")


async def test_the_others_hear_at_once_who_is_gone_and_when_a_bot_plays() -> None:
    party, seat, (other, _) = await _left()
    assert _presence(party, other)["gone"] == {str(seat): {"since": party.now, "patience": 1}}
    await asyncio.sleep(PATIENCE - 1)
    assert "away" not in party.kinds()
    await asyncio.sleep(2)
    assert "away" in party.kinds()
    await party[seat].look()
    assert "gone" not in _presence(party, other)


async def test_one_who_waits_keeps_the_seat_until_its_holder_is_back() -> None:
    party, seat, (other, third) = await _left(time=TimeLimits(20, 0))
    await party[other].do(c.WaitFor(seat))
    assert await slug(party[third].do(c.WaitFor(seat))) == "table/nothing-to-answer"
    shown = (await party.seen(third))["table"]
    kept = {"is_kept": True, "asker": other, "wishes": []}
    assert (shown["absences"], shown["pauses"]) == ({str(seat): kept}, 1)
    await asyncio.sleep(3600)
    assert party.kinds()[-1] == "kept"
    await party[seat].look()
    await asyncio.sleep(0.1)
    assert party.kinds()[-1] == "back"
    assert (await party.seen(third))["table"]["absences"] == {}
    await asyncio.sleep(15)
    await party.act(seat, "bid", 1)


async def test_a_seat_that_is_kept_stays_kept_after_a_restart() -> None:
    party, seat, (other, _) = await _left()
    await party[other].do(c.WaitFor(seat))
    kill(party)
    again = await reopened(party)
    await again[other].look()
    await asyncio.sleep(3600)
    assert "away" not in again.kinds()


async def test_a_bot_plays_at_once_for_one_who_is_gone_and_hands_the_seat_back() -> None:
    party, seat, (other, _) = await _left()
    await party[other].do(c.WaitFor(seat))
    assert await slug(party[other].do(c.LetBot(seat))) == "table/just-gone"
    await asyncio.sleep(GRACE)
    await party[other].do(c.LetBot(seat))
    away = party.lines(other)[-1]
    assert (away["kind"], away["why"], away["asker"]) == ("away", "gone", other)
    await asyncio.sleep(5)
    assert party.lines(other)[-1]["by"] == "bot"
    await party[seat].look()
    await asyncio.sleep(0.1)
    assert party.live.table.seats[seat].away is None


async def test_beyond_the_limit_of_pauses_all_who_are_there_must_want_to_wait() -> None:
    party, seat, (other, third) = await _left(pauses=0)
    await party[other].do(c.WaitFor(seat))
    assert party.kinds()[-1] == "wait_asked"
    assert await slug(party[other].do(c.WaitFor(seat))) == "table/nothing-to-answer"
    await party[third].do(c.WaitFor(seat))
    assert party.kinds()[-1] == "kept"


async def test_a_host_who_does_not_play_keeps_to_the_limit_too() -> None:
    agreed = for_sale(absence="ask", pauses=1)
    party = await gather(settings=agreed, host="Olga", limits=TableLimits())
    seat = party.live.table.game.waiting[0]
    _cut(party, seat)
    await party.host.do(c.WaitFor(seat))
    await party[seat].look()
    await asyncio.sleep(0.1)
    _cut(party, seat)
    assert await slug(party.host.do(c.WaitFor(seat))) == "table/no-more-pauses"
    await asyncio.sleep(GRACE)
    await party.host.do(c.LetBot(seat))
    assert party.live.table.seats[seat].away == "gone"


async def test_where_the_table_waits_a_bot_takes_everybody_s_wish() -> None:
    party, seat, (other, third) = await _left(absence="wait")
    await asyncio.sleep(7200)
    assert party.kinds()[-1] == "dealt"
    assert await slug(party[other].do(c.WaitFor(seat))) == "table/nothing-to-answer"
    await party[other].do(c.LetBot(seat))
    assert party.kinds()[-1] == "bot_asked"
    await party[third].do(c.LetBot(seat))
    assert party.live.table.seats[seat].away == "gone"


async def test_after_a_restart_nobody_is_stood_in_for_before_they_could_come_back() -> None:
    party, seat, (other, _) = await _left(away_after=60)
    kill(party)
    again = await reopened(party)
    await again[other].look()
    await asyncio.sleep(GRACE + 1)
    assert await slug(again[other].do(c.LetBot(seat))) == "table/just-gone"
    await asyncio.sleep(TableLimits().quiet_after_start_seconds)
    await again[other].do(c.LetBot(seat))
    assert again.live.table.seats[seat].away == "gone"


async def test_where_the_table_waits_the_last_who_is_there_need_not_ask_again() -> None:
    party, seat, (other, third) = await _left(absence="wait")
    await asyncio.sleep(GRACE)
    await party[other].do(c.LetBot(seat))
    _cut(party, third)
    await asyncio.sleep(TableLimits().quiet_after_start_seconds)
    assert party.live.table.seats[seat].away == "gone"


async def test_where_the_table_waits_a_host_who_does_not_play_has_no_say() -> None:
    party = await gather(settings=for_sale(absence="wait"), host="Olga", limits=TableLimits())
    seat = party.live.table.game.waiting[0]
    _cut(party, seat)
    await asyncio.sleep(GRACE)
    assert await slug(party.host.do(c.LetBot(seat))) == "table/nothing-to-answer"


@pytest.mark.parametrize("absence", ["wait", "ask", "bot"])
async def test_nobody_gains_time_by_asking_about_their_own_seat(absence: str) -> None:
    party, seat, _ = await _left(absence=absence, time=TimeLimits(20, 0))
    await asyncio.sleep(GRACE)
    deadline = party.live.table.timing.deadline(seat)
    for command in (c.WaitFor(seat), c.LetBot(seat)):
        assert await slug(party[seat].do(command)) == "table/not-gone"
    await party[seat].look()
    await asyncio.sleep(0.1)
    assert party.live.table.timing.deadline(seat) == deadline


async def test_a_seat_that_was_kept_has_the_time_it_had() -> None:
    party, seat, (other, _) = await _left(time=TimeLimits(20, 0))
    await asyncio.sleep(12)
    await party[other].do(c.WaitFor(seat))
    await asyncio.sleep(3600)
    await party[seat].look()
    await asyncio.sleep(0.1)
    deadline = party.live.table.timing.deadline(seat)
    assert deadline is not None
    assert 7000 < deadline - party.now <= 8000


async def test_a_seat_is_not_kept_when_nobody_is_left_to_keep_it() -> None:
    party, seat, others = await _left()
    await party[others[0]].do(c.WaitFor(seat))
    for other in others[:-1]:
        await party[other].do(c.Stand())
    party.live.table.seats[others[-1]].is_program = True
    assert patience_ends(party.live.table, party.live.here, seat) is not None


async def test_whoever_has_left_cannot_keep_the_others_from_ending() -> None:
    party = await gather(limits=TableLimits())
    await party[2].do(c.Stand())
    await party[0].do(c.VoteEnd(True))
    assert await slug(party[2].do(c.VoteEnd(False))) == "table/nothing-to-answer"


async def test_where_the_table_waits_a_clock_runs_on() -> None:
    party, seat, _ = await _left(absence="wait", time=TimeLimits(20, 0))
    await asyncio.sleep(21)
    assert party.live.table.seats[seat].away == "gone"


@pytest.mark.parametrize("command", [c.WaitFor, c.LetBot])
async def test_nobody_decides_about_who_is_there(command: type[c.WaitFor | c.LetBot]) -> None:
    party, seat, (other, third) = await _left()
    assert await slug(party[other].do(command(third))) == "table/not-gone"
    assert await slug(party[other].do(command(7))) == "table/not-gone"
    await party[seat].look()
    assert await slug(party[other].do(command(seat))) == "table/not-gone"


async def test_a_locked_phone_is_waited_for_longer() -> None:
    party, seat, (other, _) = await _left()
    await party[seat].look()
    _cut(party, seat, is_dozing=True)
    assert _presence(party, other)["gone"] == {str(seat): {"since": party.now, "patience": 4}}
    await asyncio.sleep(4 * PATIENCE - 1)
    assert "away" not in party.kinds()


async def test_tables_of_before_let_a_bot_play_and_ask_nobody() -> None:
    party, seat, (other, _) = await _left(absence="bot", away_after=45)
    assert for_sale().absence == "bot"
    assert await slug(party[other].do(c.WaitFor(seat))) == "table/nothing-to-answer"
    assert await slug(party[other].do(c.LetBot(seat))) == "table/just-gone"
    await asyncio.sleep(46)
    assert "away" in party.kinds()


async def test_one_who_plays_on_is_enough_not_to_end_a_game() -> None:
    party = await gather(limits=TableLimits())
    await party[0].do(c.VoteEnd(True))
    await party[1].do(c.VoteEnd(True))
    await party[2].do(c.VoteEnd(False))
    assert (await party.seen())["table"]["votes"] == []
    assert await slug(party[2].do(c.VoteEnd(False))) == "table/voted-already"
