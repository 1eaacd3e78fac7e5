"""The host: handed on when the host leaves, taken over by somebody who is here."""

import asyncio

from tests.table.party import FIRST, SECOND, THIRD, Party, gather, slug
from tests.table.world import Inbox, for_sale
from zuschlag.table import commands as c
from zuschlag.table.service import TableLimits


async def _host(party: Party) -> int | None:
    found: int | None = (await party.guest("Zoe").sees())["table"]["host"]
    return found


def _cut(party: Party, seat: int) -> None:
    watch = party[seat].watch
    assert watch is not None
    party.service.detach(watch)


async def test_a_host_who_stands_up_in_the_lobby_hands_the_table_on() -> None:
    party = await gather(begin=False)
    await party[FIRST].do(c.Stand())
    assert await _host(party) == SECOND
    assert await slug(party[FIRST].do(c.Start())) == "table/not-the-host"
    await party[SECOND].do(c.Start())


async def test_a_host_who_leaves_nobody_behind_stays_host() -> None:
    party = await gather("Anna", begin=False)
    await party[FIRST].do(c.Stand())
    await party[FIRST].do(c.SeatBot(0, "heuristic"))


async def test_a_host_who_is_gone_for_two_minutes_is_replaced_by_somebody_who_is_here() -> None:
    party = await gather(begin=False)
    _cut(party, SECOND)
    _cut(party, FIRST)
    await asyncio.sleep(119)
    assert await _host(party) == FIRST
    await asyncio.sleep(2)
    assert await _host(party) == THIRD
    line = party.lines()[-1]
    assert (line["kind"], line["seat"]) == ("host_changed", THIRD)


async def test_while_nobody_is_here_nobody_is_replaced() -> None:
    party = await gather(begin=False)
    for seat in range(3):
        _cut(party, seat)
    await asyncio.sleep(3600)
    assert await _host(party) == FIRST


async def test_a_host_who_is_back_in_time_stays_host() -> None:
    party = await gather(begin=False)
    _cut(party, FIRST)
    await asyncio.sleep(100)
    await party[FIRST].look()
    await asyncio.sleep(3600)
    assert await _host(party) == FIRST


async def test_a_host_who_gets_up_in_a_game_is_replaced_at_once() -> None:
    party = await gather()
    await party[FIRST].do(c.Stand())
    await asyncio.sleep(0.1)
    assert await _host(party) == SECOND
    await party[FIRST].do(c.ComeBack())
    await asyncio.sleep(1)
    assert await _host(party) == SECOND


async def test_a_host_who_plays_alone_stays_host() -> None:
    party = await gather("Anna")
    await party[FIRST].do(c.Stand())
    await asyncio.sleep(1)
    assert await _host(party) == FIRST


async def test_a_host_with_two_seats_who_leaves_one_of_them_stays_host_and_that_is_all() -> None:
    limits = TableLimits(entries=40, poll_seconds=60.0, lease_seconds=200.0)
    party = await gather("Anna", begin=False, limits=limits)
    await party[FIRST].do(c.Sit("Opa"))
    party.people.append(party[FIRST])
    await party[FIRST].look(seat=SECOND)
    await party.guest("Bob").do(c.Sit("Bob"))
    await party[FIRST].do(c.Start())
    await party[FIRST].do(c.Stand(seat=FIRST))
    await asyncio.sleep(0.1)
    assert party.kinds().count("host_changed") == 0
    assert (await party[FIRST].sees())["you"]["is_host"]


async def test_a_host_without_a_seat_may_start_pause_and_go_on() -> None:
    party = await gather("Anna", begin=False, settings=for_sale(seats=4))
    await party[FIRST].do(c.Stand())
    for name in ("Bob", "Clara"):
        await party.guest(name).do(c.Sit(name))
    anna = party[FIRST]
    await anna.do(c.Start())
    await party.until("play")
    await anna.do(c.Pause())
    assert "seat" not in party.lines(None)[-1]
    await anna.do(c.GoOn())
    seen = await anna.sees()
    assert (seen["you"]["seat"], seen["you"]["decision"]) == (None, None)
    assert {person["coins"] for person in seen["game"]["people"]} == {None}


async def test_the_host_moves_with_the_seat_to_another_device() -> None:
    party = await gather("Anna", "Bob", begin=False)
    code = (await party[FIRST].do(c.MoveSeat())).made["code"]
    phone = party.guest("Phone")
    await phone.do(c.TakeOver(code))
    assert await slug(party[FIRST].do(c.Start())) == "table/not-the-host"
    phone.inbox = Inbox()
    await phone.do(c.Start())
