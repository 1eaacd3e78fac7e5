"""One-time codes: a seat moves to another device, once, in time, and its old device is let go."""

import asyncio

import pytest

from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, refused, reopened, slug
from tests.table.world import for_sale
from zuschlag.errors import NotFound, TooMuch
from zuschlag.table import commands as c
from zuschlag.table.caller import Speaker
from zuschlag.table.service import TableLimits

QUARTER = 15 * 60


async def _code(party: Party, seat: int) -> str:
    found: str = (await party[seat].do(c.MoveSeat())).made["code"]
    return found


async def test_another_device_takes_the_seat_and_the_old_one_is_let_go() -> None:
    party = await gather()
    code = await _code(party, SECOND)
    phone = party.guest("Phone")
    await phone.do(c.TakeOver(code))
    assert party[SECOND].inbox.closed == (4000, "seat-moved")
    await phone.look()
    assert phone.inbox.last("table")["you"]["seats"] == [SECOND]
    assert (await party[SECOND].sees())["you"]["seat"] is None
    assert await slug(party[SECOND].do(c.VoteEnd(True))) == "table/not-your-seat"


async def test_the_new_device_sees_the_whole_log_of_the_seat() -> None:
    party = await gather()
    await party[SECOND].do(c.MoveSeat())
    code = await _code(party, SECOND)
    phone = party.guest("Phone")
    await phone.do(c.TakeOver(code))
    await phone.look()
    assert phone.inbox.last("log")["entries"] == party.lines(SECOND)


async def test_a_program_that_takes_a_seat_over_is_seen_to_be_one() -> None:
    party = await gather()
    robo, phone = party.guest("Robo"), party.guest("Phone")
    robo.speaker = Speaker(robo.speaker.holder, "bot")
    for seated, who, is_program in ((party[SECOND], robo, True), (robo, phone, False)):
        code = (await seated.do(c.MoveSeat())).made["code"]
        await who.do(c.TakeOver(code))
        seats = (await party.seen())["table"]["seats"]
        assert [seat["program"] for seat in seats] == [False, is_program, False]


async def test_a_code_may_be_typed_carelessly() -> None:
    party = await gather()
    await party.guest("Phone").do(c.TakeOver(f"  {(await _code(party, SECOND)).lower()} "))


async def test_a_code_works_once_and_voids_all_others_of_the_seat() -> None:
    party = await gather()
    first, second, other = [await _code(party, seat) for seat in (SECOND, SECOND, THIRD)]
    await party.guest("Phone").do(c.TakeOver(first))
    for code in (first, second):
        assert await slug(party.guest("Thief").do(c.TakeOver(code))) == "table/bad-code"
    await party.guest("Tablet").do(c.TakeOver(other))


async def test_a_code_expires_after_a_quarter_of_an_hour() -> None:
    party = await gather(begin=False)
    first, second = await _code(party, SECOND), await _code(party, THIRD)
    await asyncio.sleep(QUARTER - 1)
    await party.guest("Phone").do(c.TakeOver(first))
    await asyncio.sleep(2)
    assert await slug(party.guest("Tablet").do(c.TakeOver(second))) == "table/bad-code"


async def test_an_expired_code_stays_expired_after_a_pause() -> None:
    party = await gather()
    code = await _code(party, SECOND)
    await party.pause(FIRST)
    await asyncio.sleep(QUARTER + 60)
    phone = party.guest("Phone")
    assert await slug(phone.do(c.TakeOver(code))) == "table/bad-code"
    await party[FIRST].do(c.GoOn())
    assert await slug(phone.do(c.TakeOver(code))) == "table/bad-code"


@pytest.mark.parametrize("age", [QUARTER - 60, QUARTER + 1])
async def test_a_restart_revives_no_code(age: int) -> None:
    party = await gather()
    code = await _code(party, SECOND)
    await asyncio.sleep(age)
    await party[FIRST].do(c.Say("hello"))
    kill(party)
    await asyncio.sleep(10)
    again = await reopened(party)
    await again[FIRST].look()
    work = again.guest("Phone").do(c.TakeOver(code))
    if age < QUARTER:
        await work
    else:
        assert await slug(work) == "table/bad-code"


async def test_nobody_else_learns_of_a_code_for_the_own_device() -> None:
    party = await gather()
    code = await _code(party, SECOND)
    for seat in (FIRST, THIRD, None):
        assert "code_made" not in party.kinds(seat)
    assert "code_made" in party.kinds(SECOND)
    for one in party.people:
        assert not any(code.encode() in frame for frame in one.inbox.frames)


async def test_the_same_request_by_the_new_device_again_is_fine() -> None:
    party = await gather()
    code = await _code(party, SECOND)
    phone = party.guest("Phone")
    first = await phone.do(c.TakeOver(code), "take-00001")
    assert (await phone.do(c.TakeOver(code), "take-00001")).made == first.made


async def test_at_most_five_codes_of_a_seat_are_good_at_a_time() -> None:
    party = await gather(begin=False)
    for _ in range(5):
        await _code(party, SECOND)
    fault = await refused(_code(party, SECOND))
    assert isinstance(fault, TooMuch)
    assert (fault.slug, fault.facts) == ("table/too-many-codes", {"most": 5})
    await _code(party, THIRD)
    await asyncio.sleep(QUARTER + 1)
    await _code(party, SECOND)
    assert TableLimits().open_codes == 5


async def test_who_was_put_off_a_seat_has_no_code_for_who_sits_there_next() -> None:
    party = await gather("Anna", "Bob", begin=False)
    code = await _code(party, SECOND)
    await party[FIRST].do(c.Unseat(SECOND))
    assert await slug(party[SECOND].do(c.TakeOver(code))) == "table/bad-code"
    await party.guest("Clara").do(c.Sit("Clara", seat=SECOND))
    assert await slug(party[SECOND].do(c.TakeOver(code))) == "table/bad-code"


async def test_a_code_for_a_seat_that_is_no_more_is_just_a_bad_code() -> None:
    party = await gather("Anna", settings=for_sale(seats=4), begin=False)
    bob = party.guest("Bob")
    await bob.do(c.Sit("Bob", seat=3))
    code = (await bob.do(c.MoveSeat())).made["code"]
    await bob.do(c.Stand())
    await party[FIRST].do(c.Change(for_sale(seats=3)))
    assert await slug(bob.do(c.TakeOver(code))) == "table/bad-code"


@pytest.mark.parametrize("code", ["", "x", "0" * 40, "é" * 10])
async def test_a_guess_is_a_bad_code(code: str) -> None:
    party = await gather()
    await _code(party, SECOND)
    assert await slug(party.guest("Thief").do(c.TakeOver(code))) == "table/bad-code"


async def test_a_good_code_opens_also_a_table_without_spectators() -> None:
    party = await gather("Anna", "Bob", settings=for_sale(spectators=False))
    code = await _code(party, SECOND)
    thief = party.guest("Thief")
    assert isinstance(await refused(thief.do(c.TakeOver("0123456789ABCDEF"))), NotFound)
    phone = party.guest("Phone")
    await phone.do(c.TakeOver(code))
    await phone.look()


async def test_a_code_is_told_again_only_to_who_asked_for_it() -> None:
    party = await gather()
    made = (await party[SECOND].do(c.MoveSeat(), "move-seat-01")).made
    assert (await party[SECOND].do(c.MoveSeat(), "move-seat-01")).made == made
    assert (await party[SECOND].do(c.MoveSeat(), "move-seat-02")).made != made
    other = (await party[THIRD].do(c.MoveSeat(), "move-seat-01")).made
    assert other["code"] != made["code"]
