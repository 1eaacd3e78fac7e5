"""A seat handed on by a host who does not play: an absent one, for all to see, and not at once."""

import asyncio

import pytest

from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, leave, reopened, slug
from tests.table.world import Person, for_sale
from zuschlag.table import commands as c

ABSENT = 31


async def _hosted(**parts: object) -> Party:
    return await gather(host="Olga", settings=for_sale(**parts) if parts else None)


async def _handed_on(party: Party, seat: int, to: str = "Phone") -> Person:
    await leave(party, seat, ABSENT)
    code = (await party.host.do(c.Reissue(seat))).made["code"]
    new = party.guest(to)
    await new.do(c.TakeOver(code))
    return new


async def test_a_host_who_plays_has_no_code_for_anybody() -> None:
    party = await gather()
    await leave(party, SECOND, ABSENT)
    before = party.lines()
    for seat in (FIRST, SECOND, THIRD):
        assert await slug(party[FIRST].do(c.Reissue(seat))) == "table/host-plays"
    assert party.lines() == before


async def test_only_the_seat_of_somebody_absent_is_handed_on() -> None:
    party = await _hosted()
    assert await slug(party.host.do(c.Reissue(SECOND))) == "table/not-absent"
    await leave(party, SECOND, ABSENT - 2)
    assert await slug(party.host.do(c.Reissue(SECOND))) == "table/not-absent"
    await asyncio.sleep(2)
    await party.host.do(c.Reissue(SECOND))


async def test_right_after_a_restart_nobody_is_absent() -> None:
    party = await _hosted()
    kill(party)
    again = await reopened(party)
    await again[FIRST].look()
    await asyncio.sleep(20)
    assert await slug(again.host.do(c.Reissue(SECOND))) == "table/not-absent"


async def test_everybody_sees_it_and_nobody_the_code() -> None:
    party = await _hosted()
    await leave(party, SECOND, ABSENT)
    made = (await party.host.do(c.Reissue(SECOND))).made
    for seat in (FIRST, SECOND, THIRD, None):
        line = party.lines(seat)[-1]
        assert (line["kind"], line["seat"], line["by"]) == ("code_made", SECOND, "host")
        assert made["code"] not in str(party.lines(seat))
    await party.guest("Phone").do(c.TakeOver(made["code"]))
    line = party.lines(THIRD)[-1]
    assert (line["kind"], line["seat"], line["by"]) == ("seat_moved", SECOND, "host")


async def test_no_session_that_sits_there_or_looks_after_the_table_can_use_it() -> None:
    party = await _hosted()
    await leave(party, SECOND, ABSENT)
    code = (await party.host.do(c.Reissue(SECOND))).made["code"]
    for one in (party[FIRST], party[THIRD], party.host):
        assert await slug(one.do(c.TakeOver(code))) == "table/code-not-for-you"
    await party.guest("Phone").do(c.TakeOver(code))


async def test_there_is_no_code_for_a_bot_or_a_seat_that_is_not_there() -> None:
    party = await gather("Anna", host="Olga")
    for seat in (SECOND, THIRD, 7):
        assert await slug(party.host.do(c.Reissue(seat))) == "table/not-a-person"


async def test_a_code_not_yet_used_dies_when_the_holder_returns() -> None:
    party = await _hosted()
    await leave(party, SECOND, ABSENT)
    code = (await party.host.do(c.Reissue(SECOND))).made["code"]
    await party[SECOND].look()
    await asyncio.sleep(0.1)
    assert party.lines()[-1]["kind"] == "codes_dropped"
    await leave(party, SECOND, ABSENT)
    assert await slug(party.guest("Phone").do(c.TakeOver(code))) == "table/bad-code"


async def test_the_former_holder_is_told_and_may_have_the_seat_again() -> None:
    party = await _hosted()
    phone = await _handed_on(party, SECOND)
    told = await party[SECOND].sees()
    assert told["handed_on"] == {"seat": SECOND, "can_return": True}
    assert (told["you"]["seat"], "way_back" in told) == (None, False)
    await party[SECOND].do(c.ComeBack(SECOND))
    assert (await party[SECOND].sees())["you"]["seats"] == [SECOND]
    assert await slug(phone.do(c.VoteEnd(True))) == "table/not-your-seat"
    assert "handed_on" not in await party[SECOND].sees()


async def test_the_former_holders_link_brings_any_device_back_to_the_seat() -> None:
    party = await _hosted()
    old = (await party.seen(SECOND))["way_back"]
    phone = await _handed_on(party, SECOND)
    new = (await phone.sees())["way_back"]
    assert new != old
    tablet = party.guest("Tablet")
    await tablet.do(c.TakeOver(old))
    seen = await tablet.sees()
    assert (seen["you"]["seats"], seen["way_back"]) == ([SECOND], old)
    assert await slug(phone.do(c.TakeOver(new))) == "table/bad-code"


async def test_after_the_new_holders_first_move_the_seat_is_theirs() -> None:
    party = await _hosted()
    old = (await party.seen(SECOND))["way_back"]
    phone = await _handed_on(party, SECOND)
    await phone.look()
    await phone.do(c.ComeBack()) if party.live.table.seats[SECOND].away else None
    while party.live.table.game.waiting[0] != SECOND:
        await party.play_on()
    play = party.live.table.game
    await phone.do(c.Move(play.on, ["pass"]))
    assert await slug(party[SECOND].do(c.ComeBack(SECOND))) == "table/not-your-seat"
    assert await slug(party.guest("Tablet").do(c.TakeOver(old))) == "table/bad-code"
    assert (await party[SECOND].sees())["handed_on"] == {"seat": SECOND, "can_return": False}


async def test_a_stand_ins_move_settles_nothing() -> None:
    party = await _hosted()
    await party[SECOND].do(c.Stand())
    await _handed_on(party, SECOND)
    while not any(line.get("by") == "bot" for line in party.lines() if line["kind"] == "move"):
        await party.play_on()
    await party[SECOND].do(c.ComeBack(SECOND))
    assert (await party[SECOND].sees())["you"]["seats"] == [SECOND]


async def test_a_seat_handed_on_twice_still_comes_back_to_its_first_holder() -> None:
    party = await _hosted()
    first = await _handed_on(party, SECOND)
    await asyncio.sleep(200)
    code = (await party.host.do(c.Reissue(SECOND))).made["code"]
    second = party.guest("Tablet")
    await second.do(c.TakeOver(code))
    await party[SECOND].do(c.ComeBack(SECOND))
    for device in (first, second):
        assert (await device.sees())["you"]["seats"] == []


async def test_who_lost_a_seat_is_told_also_where_nobody_may_watch() -> None:
    party = await _hosted(spectators=False)
    await _handed_on(party, SECOND)
    assert (await party[SECOND].sees())["handed_on"]["can_return"]


async def test_all_of_it_is_the_same_after_a_restart() -> None:
    party = await _hosted()
    old = (await party.seen(SECOND))["way_back"]
    await _handed_on(party, SECOND)
    kill(party)
    again = await reopened(party)
    assert (await again[SECOND].sees())["handed_on"]["can_return"]
    await again.guest("Tablet").do(c.TakeOver(old))


@pytest.mark.parametrize("status", ["lobby", "over"])
async def test_nothing_is_handed_on_before_the_start_or_after_the_end(status: str) -> None:
    party = await gather(host="Olga", begin=False)
    if status == "over":
        await party.begin()
        await party.to_the_end()
    await leave(party, SECOND, ABSENT)
    assert await slug(party.host.do(c.Reissue(SECOND))) == "table/not-now"
