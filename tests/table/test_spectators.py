"""Who only watches: as many as fit, where the table lets them, and no more than everybody sees."""

import asyncio
from typing import Any

import msgspec

from tests.table.party import FIRST, SECOND, Party, entries, gather, refused
from tests.table.world import Inbox, Person, for_sale
from zuschlag.errors import NotFound, TooMuch
from zuschlag.table import commands as c
from zuschlag.table.service import TableLimits


async def test_anybody_may_watch_a_table_that_lets_them() -> None:
    party = await gather()
    zoe = await party.guest("Zoe").look()
    await party.play_on()
    seen = await zoe.sees()
    assert seen["you"] == {
        "seat": None,
        "seats": [],
        "is_host": False,
        "in_control": False,
        "decision": None,
        "order": None,
        "seed_wanted": None,
        "can_undo": False,
    }
    assert zoe.inbox.last("news")["entry"]["kind"] == "move"


async def test_one_may_watch_without_any_credential() -> None:
    party = await gather()
    inbox = Inbox()
    await party.service.attach(party.table, None, None, 0, inbox)
    assert entries(inbox) == party.lines(None)
    assert await party.service.look(party.table, None)


async def test_who_watches_sees_no_hand_no_purse_and_no_sealed_building() -> None:
    party = await gather()
    zoe = await party.guest("Zoe").look()
    while party.live.table.game.seen.phase == "buy":
        await party.play_on()
    building = party.live.table.game.options(FIRST).sell[0]
    await party.act(FIRST, "sell", building)
    game = (await zoe.sees())["game"]
    for person in game["people"]:
        assert (person["coins"], person["hand"], person["cheques"]) == (None, None, None)
    assert "action" not in entries(zoe.inbox)[-1]


async def _forbidden(**parts: Any) -> Party:
    return await gather("Anna", "Bob", settings=for_sale(spectators=False), **parts)


async def test_a_table_may_keep_spectators_out_of_the_game() -> None:
    party = await _forbidden()
    zoe = party.guest("Zoe")
    for asked in (
        zoe.look(),
        zoe.sees(),
        party.service.look(party.table, None),
        party.service.news(party.table, zoe.speaker, None, 0, 1),
        party.service.record(party.table, zoe.speaker),
    ):
        fault = await refused(asked)
        assert isinstance(fault, NotFound)
        assert (fault.slug, fault.facts) == ("table/unknown", {})


async def test_the_lobby_of_such_a_table_is_open_for_who_wants_to_sit_down() -> None:
    party = await _forbidden(begin=False)
    zoe = await party.guest("Zoe").look()
    assert (await zoe.sees())["table"]["status"] == "lobby"


async def test_who_watched_the_lobby_of_such_a_table_does_not_see_the_game() -> None:
    party = await _forbidden(begin=False)
    zoe = await party.guest("Zoe").look()
    poll = asyncio.create_task(
        party.service.news(party.table, zoe.speaker, None, len(party.lines(None)), 600)
    )
    await party.begin()
    await party.play_on()
    assert zoe.inbox.closed is not None
    assert not {"dealt", "move"} & {entry["kind"] for entry in entries(zoe.inbox)}
    told = msgspec.json.decode(await poll)
    assert [entry["kind"] for entry in told["entries"]] == ["seeds_wanted"]
    assert isinstance(await refused(zoe.sees()), NotFound)


async def test_who_sat_down_in_time_is_not_shut_out_with_those_who_only_watched() -> None:
    party = await _forbidden(begin=False)
    clara = await party.guest("Clara").look()
    await clara.do(c.Sit("Clara"))
    party.people.append(clara)
    await party.begin()
    assert clara.inbox.closed is None
    await party.play_on()
    assert clara.inbox.last("news")["entry"]["kind"] == "move"


async def test_the_host_of_such_a_table_may_watch_without_a_seat() -> None:
    party = await _forbidden(begin=False)
    anna = party[FIRST]
    await anna.do(c.Sit("Clara"), seat=None)
    await anna.do(c.Stand(), seat=0)
    await anna.do(c.Stand(), seat=2)
    assert (await party[SECOND].sees(SECOND))["you"]["is_host"]


async def test_at_most_so_many_watch_at_a_time() -> None:
    party = await gather(limits=TableLimits(spectators=3, poll_seconds=60.0, lease_seconds=200.0))
    watching: list[Person] = []
    for number in range(3):
        watching.append(await party.guest(f"Guest {number}").look())
    fault = await refused(party.guest("One more").look())
    assert isinstance(fault, TooMuch)
    assert (fault.slug, fault.facts) == ("table/too-many-spectators", {"most": 3})
    await party[FIRST].look()
    assert watching[0].watch is not None
    party.service.detach(watching[0].watch)
    await party.guest("One more").look()


def test_two_hundred_is_the_usual_number() -> None:
    assert TableLimits().spectators == 200


async def test_who_sits_down_after_watching_looks_from_the_seat_when_resuming() -> None:
    party = await gather("Anna", begin=False)
    bob = await party.guest("Bob").look()
    await bob.do(c.Sit("Bob"))
    await bob.look()
    assert bob.inbox.last("table")["you"]["seat"] == 1
