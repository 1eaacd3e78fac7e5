"""A table has one writer at a time; who lost it is shut out by the epoch."""

import asyncio

import pytest

from tests.journal.stories import card, chain, following, table_id
from zuschlag.journal.contract import Conflict, Journal, Lease

SHORT, LONG = 0.05, 60.0


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


async def test_a_lease_that_is_over_goes_to_another_with_a_higher_epoch(journal: Journal) -> None:
    table = table_id()
    await journal.take(table, "one", "", SHORT)
    await asyncio.sleep(2 * SHORT)
    lease = await journal.take(table, "two", "", LONG)
    assert (lease.epoch, lease.is_mine) == (2, True)
    assert not (await journal.take(table, "one", "", LONG)).is_mine


async def test_a_lease_given_back_is_free_at_once(journal: Journal) -> None:
    table, other = table_id(), table_id()
    for name in (table, other):
        await journal.take(name, "one", "", LONG)
    await journal.release("two", [table])
    assert not (await journal.take(table, "two", "", LONG)).is_mine
    await journal.release("one", [table])
    lease = await journal.take(table, "two", "", LONG)
    assert (lease.epoch, lease.is_mine) == (2, True)
    assert await journal.renew("one", LONG) == [other]


async def test_a_renewed_lease_lasts(journal: Journal) -> None:
    tables = {table_id() for _ in range(3)}
    for table in tables:
        await journal.take(table, "one", "", 10 * SHORT)
    assert set(await journal.renew("one", LONG)) == tables
    await asyncio.sleep(12 * SHORT)
    assert not (await journal.take(tables.pop(), "two", "", LONG)).is_mine


async def test_who_lost_a_table_does_not_renew_it(journal: Journal) -> None:
    table = table_id()
    await journal.take(table, "one", "", SHORT)
    await asyncio.sleep(2 * SHORT)
    await journal.take(table, "two", "", LONG)
    assert await journal.renew("one", LONG) == []
    assert await journal.renew("two", LONG) == [table]


async def test_an_append_of_an_older_or_newer_epoch_is_refused(journal: Journal) -> None:
    table = table_id()
    await journal.take(table, "one", "", LONG)
    first = chain(table, 1, epoch=1)[0]
    await journal.append([first], card(table))
    await journal.release("one", [table])
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
