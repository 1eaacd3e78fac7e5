"""Trouble with the journal: no answer, nothing told, nothing half done; the next try works."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.table.faulty import FaultyJournal
from tests.table.party import FIRST, SECOND, Party, gather, numbers, refused
from tests.table.world import for_sale, holder, loop_time, service
from zuschlag.errors import Gone, Unavailable
from zuschlag.journal.contract import Conflict, Unclear, Unwritable
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.seal import KeySeal
from zuschlag.table import commands as c
from zuschlag.table.service import TableService

TROUBLES = [(Conflict, False), (Unclear, False), (Unclear, True), (Unwritable, False)]
IDS = ["conflict", "unclear, lost", "unclear, kept", "unwritable"]


def _journal() -> FaultyJournal:
    return FaultyJournal(MemoryJournal(loop_time))


async def _party(*names: str, **parts: Any) -> tuple[Party, FaultyJournal]:
    journal = _journal()
    return await gather(*names, journal=journal, **parts), journal


@pytest.mark.parametrize(("trouble", "is_kept"), TROUBLES, ids=IDS)
async def test_what_is_not_on_disk_is_not_acknowledged_and_not_told(
    trouble: type[Conflict], is_kept: bool
) -> None:
    party, journal = await _party()
    seat = party.live.table.game.waiting[0]
    bid = c.Move(party.live.table.game.on, ["bid", 1])
    told = [len(one.inbox.frames) for one in party.people]
    journal.fail("append", trouble, is_kept)
    fault = await refused(party[seat].do(bid, "bid-000001"))
    assert isinstance(fault, Unavailable)
    assert (fault.slug, fault.facts) == ("table/unavailable", {})
    assert [len(one.inbox.frames) for one in party.people] == told


@pytest.mark.parametrize(("trouble", "is_kept"), TROUBLES, ids=IDS)
async def test_the_same_again_works_and_is_there_once(
    trouble: type[Conflict], is_kept: bool
) -> None:
    party, journal = await _party()
    seat = party.live.table.game.waiting[0]
    bid = c.Move(party.live.table.game.on, ["bid", 1])
    journal.fail("append", trouble, is_kept)
    assert isinstance(await refused(party[seat].do(bid, "bid-000001")), Unavailable)
    await party[seat].do(bid, "bid-000001")
    assert party.kinds().count("move") == 1
    for one in party.people:
        assert numbers(one.inbox) == list(range(1, len(party.lines()) + 1))


@pytest.mark.parametrize(("trouble", "is_kept"), TROUBLES, ids=IDS)
async def test_a_bot_whose_move_was_lost_makes_it_a_moment_later(
    trouble: type[Conflict], is_kept: bool
) -> None:
    party, journal = await _party("Anna", settings=for_sale(pace=(1.0, 1.0)))
    for _ in range(60):
        journal.fail("append", trouble, is_kept)
        await asyncio.sleep(5)
        if party.live.table.game.waiting == (FIRST,):
            journal.come_back()
            await party.play_on()
    journal.come_back()
    await party.to_the_end()
    assert party.kinds().count("over") == 1


@pytest.mark.parametrize(("trouble", "is_kept"), TROUBLES, ids=IDS)
async def test_a_stand_in_comes_also_when_the_first_try_to_say_so_is_lost(
    trouble: type[Conflict], is_kept: bool
) -> None:
    party, journal = await _party()
    seat = party.live.table.game.waiting[0]
    watch = party[seat].watch
    assert watch is not None
    party.service.detach(watch)
    journal.fail("append", trouble, is_kept)
    await asyncio.sleep(50)
    assert party.kinds().count("away") == 1
    journal.fail("append", trouble, is_kept)
    await party[seat].look()
    await asyncio.sleep(5)
    assert party.kinds().count("back") == 1


async def test_a_full_disk_stops_everything_and_loses_nothing() -> None:
    party, journal = await _party("Anna", "Bob", settings=for_sale(pace=(1.0, 1.0)))
    journal.go_down(Unwritable, "append")
    lines = party.lines()
    for _ in range(3):
        await asyncio.sleep(60)
        for seat in (FIRST, SECOND):
            assert isinstance(await refused(party[seat].do(c.Say("hello"))), Unavailable)
    assert party.lines() == lines
    assert (await party.seen())["table"]["status"] == "play"
    journal.come_back()
    await asyncio.sleep(5)
    await party.to_the_end()


async def test_a_journal_out_of_reach_for_a_while_costs_no_more_than_that() -> None:
    party, journal = await _party("Anna", "Bob", settings=for_sale(pace=(1.0, 1.0)))
    journal.go_down(Unclear, "append", "read", "heads", "take", "renew")
    await asyncio.sleep(600)
    assert isinstance(await refused(party[FIRST].do(c.Say("hello"))), Unavailable)
    journal.come_back()
    await asyncio.sleep(65)
    await party.to_the_end()


async def test_nothing_is_told_before_it_is_on_disk() -> None:
    party, journal = await _party()
    seat = party.live.table.game.waiting[0]
    told = [len(one.inbox.frames) for one in party.people]
    journal.seconds = 5.0
    move = asyncio.create_task(party.act(seat, "bid", 1))
    await asyncio.sleep(4.9)
    assert not move.done()
    assert [len(one.inbox.frames) for one in party.people] == told
    await asyncio.sleep(0.2)
    assert move.done()
    assert [len(one.inbox.frames) for one in party.people] == [count + 1 for count in told]


async def test_while_a_move_is_being_written_the_next_one_waits_its_turn() -> None:
    party, journal = await _party()
    journal.seconds = 1.0
    said = [party[seat].do(c.Say(f"line {seat}")) for seat in (0, 1, 2)]
    await asyncio.gather(*said)
    assert party.kinds()[-3:] == ["said"] * 3
    assert len({line["n"] for line in party.lines()}) == len(party.lines())


@pytest.mark.parametrize("call", ["take", "append"])
@pytest.mark.parametrize("trouble", [Unclear, Unwritable])
async def test_a_table_that_cannot_be_written_is_not_opened(
    call: str, trouble: type[Unclear]
) -> None:
    journal = _journal()
    kept = service(journal)
    journal.fail(call, trouble)
    fault = await refused(kept.open_table(holder("Anna"), for_sale(), "Anna"))
    assert isinstance(fault, Unavailable)
    assert not kept.live_tables
    opened = await kept.open_table(holder("Anna"), for_sale(), "Anna")
    assert list(kept.live_tables) == [opened.table]


async def test_a_join_code_that_is_taken_is_drawn_again() -> None:
    journal = _journal()
    kept = service(journal)
    journal.fail("append", Conflict)
    opened = await kept.open_table(holder("Anna"), for_sale(), "Anna")
    assert (await journal.card_by_code(opened.code)).table == opened.table


@pytest.mark.parametrize("call", ["heads", "take", "append"])
@pytest.mark.parametrize("trouble", [Unclear, Unwritable])
async def test_a_rematch_that_stumbles_is_made_by_the_next_try(
    call: str, trouble: type[Unclear]
) -> None:
    party, journal = await _party()
    await party.to_the_end()
    journal.fail(call, trouble)
    assert isinstance(await refused(party[FIRST].do(c.Rematch(), "again-0001")), Unavailable)
    made = (await party[FIRST].do(c.Rematch(), "again-0001")).made
    assert (await party.seen(SECOND))["table"]["rematch"] == made["table"]
    assert len(await journal.names()) == 2


def _changed(rows: list[Any]) -> None:
    rows[-1] = (*rows[-1][:-1], bytes(32))


def _missing(rows: list[Any]) -> None:
    del rows[3]


def _swapped(rows: list[Any]) -> None:
    rows[2], rows[3] = rows[3], rows[2]


@pytest.mark.parametrize("tamper", [_changed, _missing, _swapped])
async def test_a_journal_that_was_tampered_with_is_not_played_on(
    tamper: Callable[[list[Any]], None],
) -> None:
    party, journal = await _party()
    tamper(journal.inside._tables[party.table].rows)
    other: TableService = service(journal, worker="two")
    told: list[str] = []
    other.on_trouble(told.append)
    for _ in range(3):
        fault = await refused(other.look(party.table, None))
        assert isinstance(fault, Unavailable)
        assert fault.slug == "table/broken-journal"
    assert told == ["broken-chain"]
    assert not other.live_tables


async def test_entries_that_are_missing_at_the_end_are_missed() -> None:
    party, journal = await _party()
    heads = {party.table: party.live.seq}

    async def noted(tables: Any) -> dict[str, int]:
        return heads

    journal.inside.heads = noted  # type: ignore[method-assign]
    del journal.inside._tables[party.table].rows[-1]
    other: TableService = service(journal, worker="two")
    fault = await refused(other.look(party.table, None))
    assert (fault.slug, fault.facts) == ("table/broken-journal", {"seq": heads[party.table]})


async def test_what_was_found_before_anybody_listened_is_told_then() -> None:
    party, journal = await _party()
    _changed(journal.inside._tables[party.table].rows)
    other: TableService = service(journal, worker="two")
    await refused(other.look(party.table, None))
    told: list[str] = []
    other.on_trouble(told.append)
    assert told == ["broken-chain"]


async def test_a_table_of_another_key_is_lost_and_says_so() -> None:
    party, journal = await _party()
    other: TableService = service(journal, worker="two", seal=KeySeal(bytes(32)))
    told: list[str] = []
    other.on_trouble(told.append)
    for _ in range(2):
        fault = await refused(other.look(party.table, None))
        assert isinstance(fault, Gone)
        assert (fault.slug, fault.facts) == ("table/lost-key", {})
    assert told == ["lost-key"]
    assert not other.live_tables


@pytest.mark.parametrize(
    ("slug", "why"),
    [("journal/disk-full", "disk-full"), ("journal/unreachable", "database-away")],
)
async def test_who_cannot_be_served_now_hears_why(slug: str, why: str) -> None:
    party, journal = await _party()

    async def full(*_: Any) -> None:
        raise Unwritable(slug, {"reason": "no secret, but nobody's business"})

    journal.inside.append = full  # type: ignore[method-assign, assignment]
    fault = await refused(party[FIRST].do(c.Say("hello")))
    assert (fault.slug, fault.facts) == ("table/unavailable", {"why": why})
