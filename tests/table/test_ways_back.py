"""The way back: whoever sits down gets one, nobody else does, and it works on any device."""

import asyncio

from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, leave, reopened, slug
from tests.table.world import for_sale
from zuschlag.table import commands as c


async def _way_back(party: Party, seat: int) -> str:
    found: str = (await party.seen(seat))["way_back"]
    return found


async def test_everybody_who_sits_has_a_way_back_of_their_own() -> None:
    party = await gather(begin=False)
    codes = [await _way_back(party, seat) for seat in range(3)]
    assert len({*codes}) == 3
    assert all(len(code) == 16 for code in codes)
    assert "way_back" not in await party.guest("Zoe").sees()


async def test_it_is_told_with_the_whole_table_to_its_holder_and_in_no_other_frame() -> None:
    party = await gather()
    await party.play_on()
    for seat in range(3):
        code = (await _way_back(party, seat)).encode()
        for other, person in enumerate(party.people):
            told = [frame for frame in person.inbox.frames if code in frame]
            assert all(other == seat and frame.startswith(b'{"t":"table"') for frame in told)
        assert any(code in frame for frame in party[seat].inbox.frames)


async def test_another_device_takes_the_seat_with_it_again_and_again() -> None:
    party = await gather()
    code = await _way_back(party, SECOND)
    for name in ("Phone", "Tablet", "Phone"):
        device = party.guest(name)
        device._count = len(party.lines()) * 10
        await device.do(c.TakeOver(code.lower()))
        seen = await device.sees()
        assert (seen["you"]["seats"], seen["way_back"]) == ([SECOND], code)
    assert party[SECOND].inbox.closed == (4000, "seat-moved")
    await party[SECOND].do(c.TakeOver(code))
    assert (await party[SECOND].sees())["you"]["seats"] == [SECOND]


async def test_who_has_the_seat_already_is_told_so_and_nothing_happens() -> None:
    party = await gather()
    before = party.lines()
    assert await slug(party[SECOND].do(c.TakeOver(await _way_back(party, SECOND)))) == (
        "table/seat-is-yours"
    )
    assert party.lines() == before


async def test_it_outlasts_restarts_hours_and_a_device_that_was_moved_to() -> None:
    party = await gather()
    code = await _way_back(party, SECOND)
    once = (await party[SECOND].do(c.MoveSeat())).made["code"]
    await party.guest("Phone").do(c.TakeOver(once))
    await asyncio.sleep(10 * 3600)
    kill(party)
    again = await reopened(party)
    await again[SECOND].do(c.TakeOver(code))
    assert (await again[SECOND].sees())["you"]["seats"] == [SECOND]


async def test_it_opens_a_table_that_shows_itself_to_nobody_else() -> None:
    party = await gather(settings=for_sale(spectators=False))
    code = await _way_back(party, SECOND)
    assert await slug(party.guest("Thief").do(c.TakeOver("0" * 16))) == "table/unknown"
    phone = party.guest("Phone")
    await phone.do(c.TakeOver(code))
    await phone.look()


async def test_who_sits_down_next_has_another_one_and_the_old_one_is_dead() -> None:
    party = await gather(begin=False)
    old = await _way_back(party, SECOND)
    await party[SECOND].do(c.Stand())
    emil = party.guest("Emil")
    await emil.do(c.Sit("Emil", seat=SECOND))
    new = (await emil.sees())["way_back"]
    assert new != old
    assert await slug(party[SECOND].do(c.TakeOver(old))) == "table/bad-code"
    await party[FIRST].do(c.Unseat(SECOND))
    assert await slug(emil.do(c.TakeOver(new))) == "table/bad-code"


async def test_every_seat_of_one_device_has_its_own() -> None:
    party = await gather("Anna", begin=False)
    await party[FIRST].do(c.Sit("Opa", seat=SECOND))
    codes = [(await party[FIRST].sees(seat))["way_back"] for seat in (FIRST, SECOND)]
    assert codes[0] != codes[1]
    phone = party.guest("Phone")
    await phone.do(c.TakeOver(codes[1]))
    assert (await phone.sees())["you"]["seats"] == [SECOND]
    assert (await party[FIRST].sees())["you"]["seats"] == [FIRST]


async def test_a_host_who_comes_back_on_another_device_is_the_host() -> None:
    party = await gather(begin=False)
    phone = party.guest("Phone")
    await phone.do(c.TakeOver(await _way_back(party, FIRST)))
    await phone.do(c.Start())


async def test_hidden_commands_of_others_do_not_change_it() -> None:
    codes = []
    for has_code in (False, True):
        party = await gather("Anna", "Bob", begin=False)
        if has_code:
            await party[FIRST].do(c.MoveSeat())
        party.people.append(party.guest("Clara"))
        await party[THIRD].do(c.Sit("Clara", seat=THIRD))
        codes.append(await _way_back(party, THIRD))
        await leave(party, FIRST)
    assert codes[0] == codes[1]
