"""Ending early when all who play agree, and the same people again at a new table."""

import asyncio
import json

import pytest

from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, refused, reopened, slug
from tests.table.world import Person, for_sale
from zuschlag import record
from zuschlag.errors import NotAllowed
from zuschlag.table import commands as c
from zuschlag.table.service import TableLimits


async def test_a_game_ends_without_a_result_when_all_who_play_are_for_it() -> None:
    party = await gather()
    for seat in (FIRST, SECOND):
        await party[seat].do(c.VoteEnd(True))
    assert (await party.seen())["table"]["votes"] == [FIRST, SECOND]
    await asyncio.sleep(60)
    assert await party.status() == "play"
    await party[THIRD].do(c.VoteEnd(True))
    await party.until("over", 1)
    assert (await party.seen())["table"]["result"] == {"ending": "agreed", "outcome": None}


async def test_one_may_think_again() -> None:
    party = await gather()
    await party[FIRST].do(c.VoteEnd(True))
    assert await slug(party[FIRST].do(c.VoteEnd(True))) == "table/voted-already"
    await party[FIRST].do(c.VoteEnd(False))
    assert await slug(party[FIRST].do(c.VoteEnd(False))) == "table/voted-already"
    for seat in (SECOND, THIRD):
        await party[seat].do(c.VoteEnd(True))
    await asyncio.sleep(1)
    assert await party.status() == "play"


async def test_bots_and_who_is_stood_in_for_are_not_asked() -> None:
    party = await gather("Anna", "Bob")
    await party[SECOND].do(c.Stand())
    await party[FIRST].do(c.VoteEnd(True))
    await party.until("over", 1)


async def test_the_last_one_who_was_against_it_leaves_and_it_ends() -> None:
    party = await gather()
    for seat in (FIRST, SECOND):
        await party[seat].do(c.VoteEnd(True))
    await party[THIRD].do(c.Stand())
    await party.until("over", 1)


async def test_nobody_ends_a_game_alone_because_the_other_one_was_just_cut_off() -> None:
    party = await gather("Anna", "Bob", limits=TableLimits())
    while party.live.table.game.waiting != (SECOND,):
        await party.play_on()
    watch = party[SECOND].watch
    assert watch is not None
    party.service.detach(watch)
    await asyncio.sleep(50)
    assert party.live.table.seats[SECOND].away == "gone"
    await party[FIRST].do(c.VoteEnd(True))
    await asyncio.sleep(200)
    assert await party.status() == "play"
    await asyncio.sleep(100)
    assert await party.status() == "over"


async def test_a_paused_game_may_be_ended_too() -> None:
    party = await gather("Anna", "Bob")
    await party[FIRST].do(c.Pause())
    for seat in (FIRST, SECOND):
        await party[seat].do(c.VoteEnd(True))
    await party.until("over", 1)


async def test_nothing_happens_in_a_game_that_has_ended_early() -> None:
    party = await gather("Anna")
    await party[FIRST].do(c.VoteEnd(True))
    await party.until("over", 5)
    await asyncio.sleep(3600)
    assert party.kinds()[-1] == "over"
    written = await party.service.record(party.table)
    assert record.judge(json.dumps(written).encode())["ok"]


async def test_there_is_no_record_before_the_end() -> None:
    party = await gather()
    fault = await refused(party.service.record(party.table))
    assert isinstance(fault, NotAllowed)
    assert fault.slug == "table/not-over"


async def test_the_record_is_finished_when_the_game_is() -> None:
    party = await _finished()
    written = await party.service.record(party.table)
    assert record.judge(json.dumps(written).encode())["phase"] == "done"
    await asyncio.sleep(60)
    await party[FIRST].do(c.Say("well played"))
    await party[SECOND].do(c.Rematch())
    assert await party.service.record(party.table) == written


# Again.


async def _finished() -> Party:
    party = await gather()
    await party.to_the_end()
    return party


def _at(party: Party, table: str, name: str) -> Person:
    return Person(party.service, table, name)


async def test_the_same_people_sit_at_the_new_table_one_seat_on() -> None:
    party = await _finished()
    made = (await party[SECOND].do(c.Rematch())).made
    seen = await _at(party, made["table"], "Anna").sees()
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Clara", "Anna", "Bob"]
    assert (seen["you"]["seat"], seen["you"]["is_host"]) == (1, True)
    assert seen["table"]["status"] == "lobby"
    assert seen["table"]["settings"] == (await party.seen())["table"]["settings"]
    assert seen["table"]["fair"]["commit"] != (await party.seen())["table"]["fair"]["commit"]
    assert seen["table"]["code"] != party.code


async def test_a_rematch_is_for_those_who_were_there_and_in_no_list() -> None:
    party = await gather(settings=for_sale(listed=True))
    await party.to_the_end()
    await party[FIRST].do(c.Rematch())
    assert await party.service._journal.listed(10) == []


async def test_everybody_reads_where_the_new_table_is() -> None:
    party = await _finished()
    table = (await party[SECOND].do(c.Rematch())).made["table"]
    assert party.lines(None)[-1]["table"] == table
    assert (await party.seen(THIRD))["table"]["rematch"] == table


async def test_who_asks_second_is_told_the_table_that_is_there() -> None:
    party = await _finished()
    made = (await party[SECOND].do(c.Rematch())).made
    fault = await refused(party[FIRST].do(c.Rematch()))
    assert (fault.slug, fault.facts) == ("table/rematch-there", made)


async def test_two_who_ask_at_the_same_time_get_one_table() -> None:
    party = await _finished()
    asked = (party[seat].do(c.Rematch()) for seat in (FIRST, SECOND, THIRD))
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in found) == 1
    assert len(party.service.live_tables) == 2


async def test_the_same_request_again_names_the_same_table() -> None:
    party = await _finished()
    first = await party[SECOND].do(c.Rematch(), "again-00001")
    assert await party[SECOND].do(c.Rematch(), "again-00001") == first
    assert len(party.service.live_tables) == 2


async def test_a_crash_between_the_new_table_and_the_word_of_it_makes_no_third_one() -> None:
    party = await _finished()
    journal = party.service._journal
    table = (await party[SECOND].do(c.Rematch(), "again-00001")).made["table"]
    # As if the process had died before the old table was told.
    old = journal._tables[party.table]  # type: ignore[attr-defined]
    old.rows.pop()
    old.commands.clear()
    kill(party)
    await asyncio.sleep(60)
    again = await reopened(party)
    assert (await again[SECOND].do(c.Rematch(), "again-00001")).made == {"table": table}
    assert len(await journal.names()) == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", [c.Rematch(), c.VoteEnd(True)])
async def test_before_the_deal_there_is_nothing_to_end_and_nothing_to_repeat(
    command: c.Rematch | c.VoteEnd,
) -> None:
    party = await gather("Anna", "Bob", begin=False)
    assert await slug(party[FIRST].do(command)) == "table/not-now"


async def test_bots_come_along_and_the_new_game_can_be_played() -> None:
    party = await gather("Anna")
    await party.to_the_end()
    table = (await party[FIRST].do(c.Rematch())).made["table"]
    again = Party(party.service, table, "")
    anna = _at(party, table, "Anna")
    anna._count = 100
    again.people = [anna, anna, anna]
    assert [seat.kind for seat in again.live.table.seats] == ["bot", "person", "bot"]
    await anna.look()
    await again.begin()
    await again.to_the_end()
