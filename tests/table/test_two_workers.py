"""Two workers on one journal: commands find the writer, tables move, a stale writer is shut out."""

import asyncio
from typing import Any

import pytest

from tests.table.cluster import cluster
from tests.table.party import FIRST, SECOND, THIRD, Party, entries, gather, kill, numbers, refused
from tests.table.world import Inbox, Person, for_sale, loop_time, service
from zuschlag.errors import (
    Malformed,
    NotAllowed,
    Refusal,
    Reused,
    Stale,
    Unavailable,
    ZuschlagError,
)
from zuschlag.journal.contract import Conflict
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table import commands as c
from zuschlag.table.service import TableLimits, TableService
from zuschlag.table.table_event import TableEvent

LEASE = TableLimits().lease_seconds


async def test_a_command_at_the_wrong_worker_is_handed_on() -> None:
    world = await cluster()
    party = world.party
    bob = world.at_other(SECOND)
    ack = await bob.do(c.Say("from over there"))
    assert ack.cursor == len(party.lines(SECOND))
    assert party.lines()[-1]["text"] == "from over there"
    assert party[FIRST].inbox.last("news")["entry"]["text"] == "from over there"


async def test_what_was_made_and_every_error_travel_back() -> None:
    world = await cluster()
    seat = world.party.live.table.game.waiting[0]
    on = world.party.live.table.game.on
    there = world.at_other(seat)
    assert len((await there.do(c.MoveSeat())).made["code"]) == 16
    expected: list[tuple[c.Command, type[ZuschlagError]]] = [
        (c.Move(on, ["bid", 99]), Refusal),
        (c.Move("P99", ["bid", 1]), Stale),
        (c.Move(on, ["fly"]), Malformed),
        (c.GoOn(), NotAllowed),
    ]
    for command, kind in expected:
        here = await refused(world.party[seat].do(command))
        fault = await refused(there.do(command))
        assert isinstance(fault, kind)
        assert (fault.slug, fault.facts) == (here.slug, here.facts)
        assert getattr(fault, "path", "") == getattr(here, "path", "")


async def test_a_retry_at_the_other_worker_gets_the_same_answer() -> None:
    world = await cluster()
    first = await world.party[FIRST].do(c.Say("hello"), "said-00001")
    there = world.at_other(FIRST)
    assert await there.do(c.Say("hello"), "said-00001") == first
    assert isinstance(await refused(there.do(c.Say("other"), "said-00001")), Reused)
    assert world.party.kinds().count("said") == 1


@pytest.mark.parametrize("has_hints", [True, False])
async def test_who_looks_on_elsewhere_is_told_everything(has_hints: bool) -> None:
    world = await cluster()
    world.bell.is_cut = not has_hints
    bob = await world.at_other(SECOND).look()
    for _ in range(5):
        await world.party.play_on()
    await asyncio.sleep(0.1 if has_hints else 1.1)
    assert numbers(bob.inbox) == list(range(1, len(world.party.lines(SECOND)) + 1))
    assert entries(bob.inbox) == world.party.lines(SECOND)


async def test_forged_and_late_hints_do_no_harm() -> None:
    world = await cluster()
    await world.at_other(SECOND).look()
    before = world.party.lines()
    for table, head in (("0" * 32, 5), (world.party.table, 10**9), ("", -1), ("'; drop", 3)):
        await world.bell.publish({table: head})
    await asyncio.sleep(1)
    assert world.party.lines() == before
    assert not {"0" * 32, ""} & set(world.other.live_tables)


async def test_when_a_worker_dies_the_other_one_goes_on_with_its_tables() -> None:
    world = await cluster()
    party = world.party
    bob = await world.at_other(SECOND).look()
    await party.play_on()
    written = party.lines(SECOND)
    kill(party)
    del world.wire.workers["one"]
    assert isinstance(await refused(bob.do(c.Say("hello"), "said-00001")), Unavailable)
    await asyncio.sleep(LEASE + 2.5)
    await bob.do(c.Say("hello"), "said-00001")
    found = entries(bob.inbox)
    assert found[: len(written)] == written
    assert [entry["kind"] for entry in found[len(written) :]] == ["resumed", "said"]
    assert world.other.live_tables[party.table].is_mine


async def test_an_orderly_stop_hands_tables_over_at_once() -> None:
    world = await cluster()
    bob = await world.at_other(SECOND).look()
    await world.party.service.stop()
    del world.wire.workers["one"]
    await bob.do(c.Say("hello"))
    kinds = [entry["kind"] for entry in entries(bob.inbox)]
    assert kinds[-3:] == ["stopped", "resumed", "said"]


async def test_a_writer_that_slept_too_long_is_shut_out_and_tells_nobody() -> None:
    world = await cluster()
    party = world.party
    bob = await world.at_other(SECOND).look()
    kill(party)  # as good as asleep: no lease is renewed
    await asyncio.sleep(LEASE + 2.5)
    await bob.do(c.Say("hello"))
    told = len(party[FIRST].inbox.frames)
    party.service._scheduler.is_stopped = False
    fault = await refused(party[FIRST].do(c.Say("I am awake"), "said-00002"))
    assert isinstance(fault, Unavailable)
    news = [f for f in party[FIRST].inbox.read[told:] if f["t"] == "news"]
    assert "I am awake" not in str(news)
    await party[FIRST].do(c.Say("I am awake"), "said-00002")
    said = [line["text"] for line in _lines(world.other, party.table) if line["kind"] == "said"]
    assert said == ["hello", "I am awake"]
    assert not party.live.is_mine


def _lines(kept: TableService, table: str) -> list[dict[str, Any]]:
    view = Party(kept, table, "")
    return view.lines(FIRST)


async def test_an_append_of_an_older_epoch_is_refused_by_the_journal() -> None:
    world = await cluster()
    live = world.party.live
    kill(world.party)
    await asyncio.sleep(LEASE + 1)
    await world.at_other(SECOND).look()
    late = world.party.service._writer.entry(live, _said(world.party))
    with pytest.raises(Conflict):
        await world.party.service._journal.append([late])


def _said(party: Party) -> TableEvent:
    return TableEvent(kind="said", at=party.now, seat=0, public={"text": "late"})


async def test_who_is_connected_to_the_other_worker_is_here() -> None:
    world = await cluster()
    party = world.party
    seat = party.live.table.game.waiting[0]
    there = await world.at_other(seat).look()
    watch = party[seat].watch
    assert watch is not None
    party.service.detach(watch)
    await asyncio.sleep(120)
    assert "away" not in party.kinds()
    assert there.watch is not None
    world.other.detach(there.watch)
    await asyncio.sleep(60)
    assert "away" in party.kinds()


async def test_everybody_sees_who_is_connected_at_any_worker() -> None:
    world = await cluster()
    bob = await world.at_other(SECOND).look()
    await asyncio.sleep(0.1)
    assert bob.inbox.last("presence")["seats"] == [True, True, True]
    for seat in (SECOND, THIRD):
        watch = world.party[seat].watch
        assert watch is not None
        world.party.service.detach(watch)
    await asyncio.sleep(1.1)
    for person in (bob, world.party[FIRST]):
        assert person.inbox.last("presence")["seats"] == [True, True, False]


async def test_who_comes_back_at_the_other_worker_gets_the_seat_back() -> None:
    world = await cluster()
    party = world.party
    seat = party.live.table.game.waiting[0]
    watch = party[seat].watch
    assert watch is not None
    party.service.detach(watch)
    await asyncio.sleep(60)
    assert party.live.table.seats[seat].away == "gone"
    await world.at_other(seat).look()
    await asyncio.sleep(2)
    assert party.live.table.seats[seat].away is None


async def test_a_seat_that_moves_closes_its_socket_at_the_other_worker_too() -> None:
    world = await cluster()
    bob = await world.at_other(SECOND).look()
    code = (await bob.do(c.MoveSeat())).made["code"]
    await world.party.guest("Phone").do(c.TakeOver(code))
    await asyncio.sleep(1.1)
    assert bob.inbox.closed == (4000, "seat-moved")


async def test_a_worker_that_hangs_costs_the_other_one_none_of_its_own_tables() -> None:
    world = await cluster()
    own = await world.other.open_table(world.party[THIRD].speaker, for_sale(), "Clara")
    await world.at_other(SECOND).look()
    world.wire.is_hanging = True
    await asyncio.sleep(60)
    lease = await world.party.service._journal.take(own.table, "three", "three", 1)
    assert (lease.is_mine, lease.worker) == (False, "two")


async def test_a_worker_that_follows_very_many_tables_keeps_its_own() -> None:
    world = await cluster()
    own = await world.other.open_table(world.party[THIRD].speaker, for_sale(), "Clara")
    for _ in range(60):
        more = await world.party.service.open_table(world.party[FIRST].speaker, for_sale(), "Anna")
        await world.other.look(more.table, None)
    journal: Any = world.party.service._journal
    heads = journal.heads

    async def slowly(tables: list[str]) -> dict[str, int]:
        await asyncio.sleep(0.1)
        found: dict[str, int] = await heads(tables)
        return found

    journal.heads = slowly
    for _ in range(60):
        await asyncio.sleep(0.5)
        lease = await journal.take(own.table, "three", "three", 1)
        assert (lease.is_mine, lease.worker) == (False, "two")


async def test_a_table_that_cannot_be_read_costs_the_others_nothing() -> None:
    world = await cluster()
    own = await world.other.open_table(world.party[THIRD].speaker, for_sale(), "Clara")
    bob = await world.at_other(SECOND).look()
    reported: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, told: reported.append(told["exception"]))
    bug = ZeroDivisionError()
    broken = world.other.live_tables[world.party.table]

    def fail(*_: object) -> None:
        raise bug

    broken.take_in = fail  # type: ignore[method-assign, assignment]
    world.bell.is_cut = True
    await world.party.play_on()
    await asyncio.sleep(60)
    assert reported == [bug]
    assert bob.inbox.closed == (1012, "restarting")
    lease = await world.party.service._journal.take(own.table, "three", "three", 1)
    assert (lease.is_mine, lease.worker) == (False, "two")
    await bob.look()
    assert entries(bob.inbox)[-len(world.party.lines(SECOND)) :] == world.party.lines(SECOND)


async def test_one_game_is_played_by_people_at_both_workers() -> None:
    world = await cluster(names=("Anna", "Bob", "Clara"))
    party = world.party
    people = [party[FIRST], await world.at_other(SECOND).look(), await world.at_other(THIRD).look()]
    party.people = people
    await party.to_the_end()
    await asyncio.sleep(2)
    for seat, person in enumerate(people):
        assert numbers(person.inbox) == list(range(1, len(party.lines(seat)) + 1))
    here = await party.service.record(party.table)
    assert await world.other.record(party.table) == here


async def test_without_a_wire_the_other_worker_says_not_now() -> None:
    journal = MemoryJournal(loop_time)
    party = await gather(journal=journal)
    other = service(journal, worker="two")
    fault = await refused(Person(other, party.table, "Bob").do(c.Say("hello")))
    assert isinstance(fault, Unavailable)
    inbox = Inbox()
    await other.attach(party.table, party[SECOND].speaker, None, 0, inbox)
    assert entries(inbox) == party.lines(SECOND)
