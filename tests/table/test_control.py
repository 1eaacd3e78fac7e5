"""Several sockets on one seat: the last one opened is in control, the others watch."""

import asyncio
from typing import Any

from tests.table.party import FIRST, SECOND, Party, gather, refused
from tests.table.world import Inbox
from zuschlag.errors import NotAllowed
from zuschlag.table import commands as c
from zuschlag.table.service import Ack, Watch


async def _tab(party: Party, seat: int) -> tuple[Watch, Inbox]:
    inbox = Inbox()
    watch = await party.service.attach(party.table, party[seat].speaker, seat, 0, inbox)
    return watch, inbox


async def _say(party: Party, seat: int, watch: Watch, id: str = "said-00001") -> Ack:
    return await party.service.command(
        party.table, party[seat].speaker, id, c.Say("hello"), seat, watch
    )


def _controls(inbox: Inbox) -> Any:
    return inbox.last("table", "news")["you"]["in_control"]


async def test_the_last_one_opened_is_in_control_and_the_one_before_hears_of_it() -> None:
    party = await gather()
    one, first = await _tab(party, FIRST)
    assert _controls(first)
    two, second = await _tab(party, FIRST)
    assert (_controls(first), _controls(second)) == (False, True)
    fault = await refused(_say(party, FIRST, one))
    assert isinstance(fault, NotAllowed)
    assert fault.slug == "table/not-in-control"
    await _say(party, FIRST, two)
    assert first.closed is None


async def test_both_are_told_everything() -> None:
    party = await gather()
    _, first = await _tab(party, FIRST)
    _, second = await _tab(party, FIRST)
    await party.play_on()
    assert first.last("news")["entry"] == second.last("news")["entry"]
    assert (_controls(first), _controls(second)) == (False, True)


async def test_control_falls_back_when_the_last_one_is_closed() -> None:
    party = await gather()
    one, first = await _tab(party, FIRST)
    two, _ = await _tab(party, FIRST)
    three, _ = await _tab(party, FIRST)
    party.service.detach(three)
    assert not one.in_control
    assert two.in_control
    party.service.detach(two)
    assert _controls(first)
    await _say(party, FIRST, one)


async def test_closing_one_that_only_watches_changes_nothing() -> None:
    party = await gather()
    one, _ = await _tab(party, FIRST)
    two, second = await _tab(party, FIRST)
    party.service.detach(one)
    assert two.in_control
    assert _controls(second)
    party.service.detach(one)
    await _say(party, FIRST, two)


async def test_a_seat_is_here_as_long_as_one_of_its_sockets_is() -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    other, _ = await _tab(party, seat)
    watch = party[seat].watch
    assert watch is not None
    party.service.detach(watch)
    await asyncio.sleep(3600)
    assert "away" not in party.kinds()
    party.service.detach(other)
    await asyncio.sleep(60)
    assert "away" in party.kinds()


async def test_control_of_one_seat_says_nothing_about_another() -> None:
    party = await gather()
    one, _ = await _tab(party, FIRST)
    await _tab(party, SECOND)
    await _say(party, FIRST, one)


async def test_what_is_in_already_is_answered_also_to_who_lost_control() -> None:
    party = await gather()
    one, _ = await _tab(party, FIRST)
    first = await _say(party, FIRST, one)
    await _tab(party, FIRST)
    assert await _say(party, FIRST, one) == first


async def test_who_watched_and_then_sat_down_is_gone_when_that_socket_is_closed() -> None:
    party = await gather("Anna", begin=False)
    bob = await party.guest("Bob").look()
    await bob.do(c.Sit("Bob"))
    party.people.append(bob)
    await party.begin()
    while party.live.table.game.waiting != (SECOND,):
        await party.play_on()
    assert bob.watch is not None
    party.service.detach(bob.watch)
    await asyncio.sleep(60)
    assert "away" in party.kinds()
