"""The log as each viewer reads it: 1, 2, 3 without gaps, from any cursor, in frames of 200."""

import asyncio

import msgspec
import pytest

from tests.table.party import FIRST, SECOND, THIRD, Party, entries, gather, numbers
from tests.table.world import Inbox
from zuschlag.table import commands as c


async def _lively() -> Party:
    """Some public lines, some that only one seat sees."""
    party = await gather()
    for seat in (FIRST, SECOND, SECOND, THIRD):
        await party[seat].do(c.MoveSeat())
        await party[seat].do(c.Say("hello"))
        await party[FIRST].do(c.Order(up_to=1))
        await party[FIRST].do(c.Order())
    for _ in range(6):
        await party.play_on()
    return party


def _count(party: Party, viewer: int | None) -> int:
    return party.live.seen_by(viewer).log.cursor(viewer)


@pytest.mark.parametrize("viewer", [FIRST, SECOND, THIRD, None])
async def test_every_viewer_counts_from_one_without_gaps(viewer: int | None) -> None:
    party = await _lively()
    zoe = await party.guest("Zoe").look()
    inbox = party[viewer].inbox if viewer is not None else zoe.inbox
    assert numbers(inbox) == list(range(1, _count(party, viewer) + 1))
    assert [line["n"] for line in party.lines(viewer)] == numbers(inbox)


async def test_lines_for_one_seat_leave_no_gap_for_the_others() -> None:
    party = await _lively()
    counts = [_count(party, viewer) for viewer in (FIRST, SECOND, THIRD, None)]
    assert counts[FIRST] == counts[3] + 9
    assert counts[SECOND] == counts[3] + 2
    assert not {"order", "code_made"} & set(party.kinds(None))


async def test_every_line_is_the_same_for_all_but_for_its_number_and_what_is_private() -> None:
    party = await _lively()
    public = [{k: v for k, v in line.items() if k != "n"} for line in party.lines(None)]
    for viewer in (FIRST, SECOND, THIRD):
        seen = [line for line in party.lines(viewer) if line["kind"] not in ("order", "code_made")]
        assert [{k: v for k, v in line.items() if k != "n"} for line in seen] == public


async def test_who_resumes_from_any_cursor_gets_exactly_what_is_missing() -> None:
    party = await _lively()
    every = party.lines(FIRST)
    for cursor in range(len(every) + 1):
        inbox = Inbox()
        watch = await party.service.attach(party.table, party[FIRST].speaker, None, cursor, inbox)
        assert entries(inbox) == every[cursor:]
        assert inbox.read[0]["cursor"] == len(every)
        party.service.detach(watch)


@pytest.mark.parametrize("cursor", [-1, 10_000, 2**62])
async def test_a_cursor_from_nowhere_gets_everything(cursor: int) -> None:
    party = await _lively()
    inbox = Inbox()
    await party.service.attach(party.table, party[FIRST].speaker, None, cursor, inbox)
    assert entries(inbox) == party.lines(FIRST)


async def test_after_the_table_come_news_one_by_one_with_the_cursor_of_each() -> None:
    party = await _lively()
    for frame in party[SECOND].inbox.read:
        if frame["t"] == "news":
            assert frame["cursor"] == frame["entry"]["n"]


async def test_a_long_log_comes_in_frames_of_two_hundred_lines() -> None:
    party = await gather("Anna", begin=False)
    for number in range(450):
        await party[FIRST].do(c.Say(f"line {number}"))
    zoe = await party.guest("Zoe").look()
    logs = [frame for frame in zoe.inbox.read if frame["t"] == "log"]
    assert [len(frame["entries"]) for frame in logs] == [200, 200, 52]
    assert [frame["cursor"] for frame in logs] == [200, 400, 452]
    assert numbers(zoe.inbox) == list(range(1, 453))


async def test_a_long_poll_comes_back_at_once_when_something_is_missing() -> None:
    party = await _lively()
    before = party.now
    found = msgspec.json.decode(
        await party.service.news(party.table, party[FIRST].speaker, None, 3, 30)
    )
    assert found["entries"] == party.lines(FIRST)[3:]
    assert party.now == before


async def test_a_long_poll_waits_for_the_next_line_but_not_for_those_of_others() -> None:
    party = await gather()
    cursor = _count(party, SECOND)
    poll = asyncio.create_task(
        party.service.news(party.table, party[SECOND].speaker, None, cursor, 30)
    )
    await asyncio.sleep(5)
    await party[FIRST].do(c.Order(up_to=3) if party.live.table.orders else c.MoveSeat())
    await asyncio.sleep(5)
    assert not poll.done()
    await party[FIRST].do(c.Say("hello"))
    found = msgspec.json.decode(await poll)
    assert [line["kind"] for line in found["entries"]] == ["said"]


async def test_a_long_poll_ends_empty() -> None:
    party = await gather("Anna", begin=False)
    before = party.now
    found = msgspec.json.decode(
        await party.service.news(party.table, party[FIRST].speaker, None, 2, 30)
    )
    assert found == {"t": "log", "cursor": 2, "entries": []}
    assert 30_000 <= party.now - before < 30_100


async def test_news_leave_the_table_out_when_it_has_not_changed() -> None:
    party = await gather()
    await party[FIRST].do(c.Say("hello"))
    assert "table" not in party[SECOND].inbox.last("news")
    await party.pause(FIRST)
    assert party[SECOND].inbox.last("news")["table"]["status"] == "paused"


async def test_who_came_while_it_was_paused_hears_that_it_goes_on() -> None:
    party = await gather()
    for one in party.people:
        assert one.watch is not None
        party.service.detach(one.watch)
    await party.pause(FIRST)
    await party[SECOND].look()
    await party[FIRST].do(c.GoOn())
    assert party[SECOND].inbox.last("news")["table"]["status"] == "play"


@pytest.mark.parametrize("protocol", [1, 2])
@pytest.mark.parametrize("viewer", [FIRST, THIRD])
async def test_who_has_another_line_at_the_cursor_gets_the_whole_log(
    viewer: int, protocol: int
) -> None:
    """After a journal came back without its last moments and went on."""
    party = await _lively()
    lines = party.lines(viewer)
    cursor = len(lines) - 3
    own = lines[cursor - 1]["at"]
    holder = party[viewer].speaker
    for at, first in ((own, cursor + 1), (None, cursor + 1), (own + 1, 1)):
        inbox = Inbox()
        given = (party.table, holder, viewer, cursor, inbox, False, protocol, at)
        party.service.detach(await party.service.attach(*given))
        assert numbers(inbox) == list(range(first, len(lines) + 1))
