"""A table has one writer at a time; who lost it is shut out by the epoch."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests import postgres
from tests.journal.stories import card, chain, following, table_id
from zuschlag.journal.contract import Conflict, Journal, Lease
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.postgres import PostgresJournal
from zuschlag.journal.sqlite import SqliteJournal

SHORT, LONG = 0.05, 60.0


@pytest.fixture(params=["memory", "postgres"])
async def shared(request: pytest.FixtureRequest) -> AsyncIterator[Journal]:
    """A store that several workers share, where a lease runs out when its worker is gone."""
    made: dict[str, Callable[[], Journal]] = {
        "memory": MemoryJournal,
        "postgres": lambda: PostgresJournal(postgres.database()),
    }
    one = made[request.param]()
    await one.open()
    yield one
    await one.close()


async def test_who_comes_first_has_the_table(journal: Journal) -> None:
    table = table_id()
    mine = await journal.take(table, "one", "here:1", LONG)
    assert mine == Lease(table, "one", "here:1", 1, is_mine=True)
    theirs = await journal.take(table, "two", "there:2", LONG)
    assert theirs == Lease(table, "one", "here:1", 1, is_mine=False)


async def test_who_still_has_it_keeps_the_epoch(journal: Journal) -> None:
    table = table_id()
    for address in ("a", "b"):
        lease = await journal.take(table, "one", address, LONG)
        assert (lease.epoch, lease.address, lease.is_mine) == (1, address, True)
    assert (await journal.take(table, "two", "", LONG)).address == "b"


async def test_a_lease_that_is_over_goes_to_another_with_a_higher_epoch(shared: Journal) -> None:
    table = table_id()
    await shared.take(table, "one", "", SHORT)
    await asyncio.sleep(2 * SHORT)
    lease = await shared.take(table, "two", "", LONG)
    assert (lease.epoch, lease.is_mine) == (2, True)
    assert not (await shared.take(table, "one", "", LONG)).is_mine


async def test_tables_given_back_are_free_at_once(journal: Journal) -> None:
    tables = [table_id(), table_id()]
    for name in tables:
        await journal.take(name, "one", "", LONG)
    await journal.release("two")
    assert not (await journal.take(tables[0], "two", "", LONG)).is_mine
    await journal.release("one")
    assert await journal.renew("one", LONG) == []
    for name in tables:
        lease = await journal.take(name, "two", "", LONG)
        assert (lease.epoch, lease.is_mine) == (2, True)


async def test_a_renewed_lease_lasts_for_all_tables_of_a_worker(shared: Journal) -> None:
    tables = {table_id() for _ in range(3)}
    for table in tables:
        await shared.take(table, "one", "", 10 * SHORT)
    assert set(await shared.renew("one", LONG)) == tables
    await asyncio.sleep(12 * SHORT)
    assert not (await shared.take(tables.pop(), "two", "", LONG)).is_mine


async def test_a_shorter_take_does_not_shorten_the_lease(shared: Journal) -> None:
    first, second = table_id(), table_id()
    await shared.take(first, "one", "", LONG)
    await shared.take(second, "one", "", SHORT)
    await asyncio.sleep(2 * SHORT)
    assert not (await shared.take(second, "two", "", LONG)).is_mine


async def test_who_lost_a_table_does_not_renew_it(shared: Journal) -> None:
    lost, kept = table_id(), table_id()
    for table in (lost, kept):
        await shared.take(table, "one", "", SHORT)
    await asyncio.sleep(2 * SHORT)
    await shared.take(lost, "two", "", LONG)
    assert await shared.renew("one", LONG) == [kept]
    assert await shared.renew("two", LONG) == [lost]


async def test_who_overslept_and_lost_nothing_simply_goes_on(shared: Journal) -> None:
    table = table_id()
    lease = await shared.take(table, "one", "", SHORT)
    first = chain(table, 1, epoch=lease.epoch)[0]
    await shared.append([first], card(table))
    await asyncio.sleep(2 * SHORT)
    assert await shared.renew("one", LONG) == [table]
    await shared.append([following(first)])
    assert (await shared.take(table, "one", "", LONG)).epoch == lease.epoch


async def test_in_a_store_of_one_process_nothing_runs_out_and_nothing_is_renewed(
    tmp_path: Path,
) -> None:
    journal = SqliteJournal(tmp_path / "journal.db", least_free=0)
    await journal.open()
    tables = [table_id() for _ in range(3)]
    for table in tables:
        await journal.take(table, "one", "", 0.0)
    written = journal.commits
    assert not (await journal.take(tables[0], "two", "", LONG)).is_mine
    for _ in range(5):
        assert await journal.renew("one", 0.0) == tables
    assert journal.commits == written
    await journal.close()


async def test_an_append_of_an_older_or_newer_epoch_is_refused(journal: Journal) -> None:
    table = table_id()
    await journal.take(table, "one", "", LONG)
    first = chain(table, 1, epoch=1)[0]
    await journal.append([first], card(table))
    await journal.release("one")
    assert (await journal.take(table, "two", "", LONG)).epoch == 2
    for wrong in (1, 3):
        with pytest.raises(Conflict, match="journal/epoch-over"):
            await journal.append([following(first, epoch=wrong)])
    second = following(first, epoch=2)
    await journal.append([second])
    assert await journal.read(table) == [first, second]


async def test_a_taken_table_without_entries_is_nowhere_to_be_seen(journal: Journal) -> None:
    table = table_id()
    await journal.take(table, "one", "", LONG)
    assert await journal.card(table) is None
    assert await journal.heads([table]) == {}
    assert await journal.listed(10) == []
    assert await journal.live(0) == []


async def test_a_table_begun_without_a_lease_can_be_taken(journal: Journal) -> None:
    table = table_id()
    first = chain(table, 1, epoch=1)[0]
    await journal.append([first], card(table))
    lease = await journal.take(table, "one", "", LONG)
    assert lease.is_mine
    await journal.append([following(first, epoch=lease.epoch)])


async def test_of_many_who_grab_a_table_one_gets_it(journal: Journal) -> None:
    table = table_id()
    leases = await asyncio.gather(
        *(journal.take(table, f"worker {n}", "", LONG) for n in range(10))
    )
    assert sum(one.is_mine for one in leases) == 1
    assert len({one.worker for one in leases}) == 1
