"""PostgreSQL: grouped commits, lost connections, a server that dies, guards, two workers."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests import postgres
from tests.journal.stories import card, chain, following, table_id
from zuschlag.errors import ZuschlagError
from zuschlag.journal import postgres_schema
from zuschlag.journal.contract import Conflict, Lease, Unclear, Unwritable
from zuschlag.journal.entry import Entry
from zuschlag.journal.postgres import PostgresJournal
from zuschlag.journal.postgres_statements import write_batch
from zuschlag.journal.rows import EVENT, row_of_card, row_of_entry

CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.fixture
def dsn() -> str:
    return postgres.database()


@pytest.fixture
async def journal(dsn: str) -> AsyncIterator[PostgresJournal]:
    one = PostgresJournal(dsn)
    await one.open()
    yield one
    await one.close()


async def sql(dsn: str, statement: str, *values: object) -> None:
    db = await asyncpg.connect(dsn, server_settings={"search_path": "zuschlag"})
    try:
        await db.execute(statement, *values)
    finally:
        await db.close()


async def insisted(journal: PostgresJournal, entry: Entry) -> None:
    """Append as a table does: after Unclear, look first."""
    async with asyncio.timeout(20):
        while (await journal.heads([entry.table])).get(entry.table) != entry.seq:
            try:
                await journal.append([entry])
            except (Unclear, Unwritable):
                await asyncio.sleep(0.05)


async def test_appends_that_wait_together_are_one_commit(journal: PostgresJournal) -> None:
    chains = [chain(table_id(), 1) for _ in range(200)]
    before = journal.commits
    await asyncio.gather(*(journal.append(one, card(one[0].table)) for one in chains))
    assert journal.commits - before <= 10


async def test_takes_that_wait_together_are_one_commit(journal: PostgresJournal) -> None:
    before = journal.commits
    leases = await asyncio.gather(*(journal.take(table_id(), "one", "", 9) for _ in range(200)))
    assert all(one.is_mine for one in leases)
    assert journal.commits - before <= 10


async def test_a_cut_connection_comes_back_by_itself(dsn: str, journal: PostgresJournal) -> None:
    table = table_id()
    entries = chain(table, 6)
    await journal.append(entries[:1], card(table))
    for one in entries[1:]:
        await sql(dsn, CUT)
        assert (await journal.heads([table]))[table] == one.seq - 1
        await insisted(journal, one)
    assert await journal.read(table) == entries


async def test_a_connection_lost_in_the_commit_leaves_it_unclear(
    dsn: str, journal: PostgresJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_id()
    entries = chain(table, 3)
    await journal.append(entries[:1], card(table))
    commit = asyncpg.transaction.Transaction.commit

    async def cut_before(self: object) -> None:
        await sql(dsn, CUT)
        await commit(self)

    async def cut_behind(self: object) -> None:
        await commit(self)
        raise ConnectionResetError

    for place, cut in ((1, cut_before), (2, cut_behind)):
        with monkeypatch.context() as patch:
            patch.setattr(asyncpg.transaction.Transaction, "commit", cut)
            with pytest.raises(Unclear, match="journal/connection-lost"):
                await journal.append(entries[place : place + 1])
        await asyncio.sleep(0.1)
        heads = await journal.heads([table])
        assert heads == {table: place if cut is cut_before else place + 1}
        await insisted(journal, entries[place])
    assert await journal.read(table) == entries


async def test_a_connection_lost_before_the_commit_keeps_nothing(
    dsn: str, journal: PostgresJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_id()
    entries = chain(table, 2)
    await journal.append(entries[:1], card(table))

    async def written_and_cut(*batch: Any) -> Any:
        await write_batch(*batch)
        await sql(dsn, CUT)
        return await write_batch(*batch)

    with monkeypatch.context() as patch:
        patch.setattr("zuschlag.journal.postgres_writer.write_batch", written_and_cut)
        with pytest.raises(Unwritable, match="journal/unwritable"):
            await journal.append(entries[1:])
    assert await journal.read(table) == entries[:1]
    await insisted(journal, entries[1])


async def test_a_server_that_is_killed_loses_nothing_it_has_kept() -> None:
    server = postgres.Server()
    try:
        await _play_while_it_dies(server)
    finally:
        server.remove()


async def _play_while_it_dies(server: postgres.Server) -> None:
    journal = PostgresJournal(server.database())
    await journal.open()
    chains = [chain(table_id(), 30) for _ in range(5)]
    await asyncio.gather(*(journal.append(one[:1], card(one[0].table)) for one in chains))
    kept = dict.fromkeys((one[0].table for one in chains), 1)

    async def play(entries: list[Entry]) -> None:
        for one in entries[1:]:
            await journal.append([one])
            kept[one.table] = one.seq
            await asyncio.sleep(0.005)

    playing = asyncio.gather(*map(play, chains), return_exceptions=True)
    await asyncio.sleep(0.05)
    await asyncio.to_thread(server.kill)
    assert all(isinstance(one, Unclear | Unwritable) for one in await playing)
    with pytest.raises(Unwritable, match="journal/unreachable"):
        await journal.append([chains[0][-1]])
    with pytest.raises(Unwritable, match="journal/unreachable"):
        await journal.read(chains[0][0].table)
    await asyncio.to_thread(server.start)
    for entries in chains:
        table = entries[0].table
        async with asyncio.timeout(10):
            head = (await journal.heads([table]))[table]
        assert kept[table] <= head <= kept[table] + 1
        for one in entries[head:]:
            await insisted(journal, one)
        assert await journal.read(table) == entries
    await journal.close()


async def test_a_restarted_server_is_found_again() -> None:
    server = postgres.Server()
    try:
        journal = PostgresJournal(server.database())
        await journal.open()
        table = table_id()
        entries = chain(table, 2)
        await journal.append(entries[:1], card(table))
        await asyncio.to_thread(server.restart)
        await insisted(journal, entries[1])
        assert await journal.read(table) == entries
        await journal.close()
    finally:
        server.remove()


async def test_a_server_that_is_not_there_is_refused() -> None:
    with pytest.raises(Unwritable, match="journal/unreachable"):
        await PostgresJournal("postgresql://nobody@127.0.0.1:1/x").open()


async def test_two_workers_race_and_every_entry_is_there_once(dsn: str) -> None:
    workers = [PostgresJournal(dsn) for _ in range(2)]
    for one in workers:
        await one.open()
    tables = [table_id() for _ in range(4)]
    for table in tables:
        await workers[0].append(chain(table, 1), card(table))
    won = [0, 0]

    async def race(number: int, table: str) -> None:
        journal = workers[number]
        while (last := (await journal.read(table))[-1]).seq < 40:
            try:
                await journal.append([following(last, public={"by": number})])
                won[number] += 1
            except Conflict:
                continue

    await asyncio.gather(*(race(number, table) for number in (0, 1) for table in tables))
    for table in tables:
        assert [one.seq for one in await workers[0].read(table)] == list(range(1, 41))
    assert sum(won) == 4 * 39
    for one in workers:
        await one.close()


async def test_two_workers_that_grab_the_same_tables_share_them_out(dsn: str) -> None:
    workers = {name: PostgresJournal(dsn) for name in ("one", "two")}
    for journal in workers.values():
        await journal.open()
    tables = [table_id() for _ in range(100)]
    grabs = [(name, table) for table in tables for name in workers]
    leases = await asyncio.gather(
        *(workers[name].take(table, name, name, 60) for name, table in grabs)
    )
    assert sum(one.is_mine for one in leases) == 100
    assert all(one.epoch == 1 for one in leases)
    for journal in workers.values():
        await journal.close()


async def test_workers_that_start_together_make_the_tables_once(dsn: str) -> None:
    workers = [PostgresJournal(dsn) for _ in range(6)]
    await asyncio.gather(*(one.open() for one in workers))
    table = table_id()
    await workers[0].append(chain(table, 1), card(table))
    assert await workers[5].heads([table]) == {table: 1}
    for one in workers:
        await one.close()


@pytest.mark.parametrize("setting", ["fsync = off", "full_page_writes = off"])
async def test_a_server_that_may_lose_moves_is_refused(setting: str) -> None:
    server = postgres.Server(more=setting)
    try:
        with pytest.raises(ZuschlagError, match="journal/server-unsafe"):
            await PostgresJournal(server.database()).open()
    finally:
        server.remove()


async def test_a_database_that_commits_in_the_background_is_overruled(dsn: str) -> None:
    name = dsn.split("/")[3].partition("?")[0]
    await sql(dsn, f"ALTER DATABASE {name} SET synchronous_commit = off")
    journal = PostgresJournal(dsn)
    await journal.open()
    await journal.close()


async def test_entries_cannot_be_changed_or_removed(dsn: str, journal: PostgresJournal) -> None:
    table = table_id()
    await journal.append(chain(table, 1), card(table))
    for statement in ("UPDATE event SET public = ''", "DELETE FROM event", "TRUNCATE event"):
        with pytest.raises(asyncpg.RaiseError, match="append only"):
            await sql(dsn, statement)


async def test_a_database_of_the_first_shape_is_upgraded(dsn: str) -> None:
    table = table_id()
    label = card(table, holders=[("ann", 0), ("bob", 1), ("ann", 2)])
    db = await asyncpg.connect(dsn, server_settings=postgres_schema.SETTINGS)
    await postgres_schema.upgrade(db, to=1)
    await db.execute(
        "INSERT INTO tbl(table_id, code, game, status, is_listed, created_ms, touched_ms, public,"
        " holders, head_seq, epoch) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, 1)",
        *row_of_card(label),
    )
    await db.close()
    journal = PostgresJournal(dsn)
    await journal.open()
    assert await journal.held_by("ann", 5) == [label]
    await journal.close()


async def test_a_database_with_a_lease_for_each_table_is_upgraded_and_goes_on(dsn: str) -> None:
    table = table_id()
    first = chain(table, 1, epoch=3)[0]
    db = await asyncpg.connect(dsn, server_settings=postgres_schema.SETTINGS)
    await postgres_schema.upgrade(db, to=2)
    await db.execute(
        "INSERT INTO tbl(table_id, code, game, status, is_listed, created_ms, touched_ms, public,"
        " holders, head_seq, head_hash, epoch, owner, address, lease_until)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, $10, 3, 'old', 'here:1', 'infinity')",
        *row_of_card(card(table)),
        first.hash,
    )
    row = row_of_entry(first)
    marks = ", ".join(f"${place}" for place in range(1, len(row) + 1))
    await db.execute(f"INSERT INTO event({EVENT}) VALUES ({marks})", *row)
    await db.close()
    journal = PostgresJournal(dsn)
    await journal.open()
    lease = await journal.take(table, "new", "there:2", 9)
    assert lease == Lease(table, "new", "there:2", 4, is_mine=True)
    await journal.append([following(first, epoch=4)])
    with pytest.raises(Conflict, match="journal/epoch-over"):
        await journal.append([following(first, epoch=3)])
    await journal.close()


async def test_a_renewal_is_one_row_however_many_tables_there_are(
    dsn: str, journal: PostgresJournal
) -> None:
    tables = sorted(table_id() for _ in range(300))
    await asyncio.gather(*(journal.take(table, "one", "", 60) for table in tables))
    before = await _marks(dsn)
    for _ in range(5):
        assert sorted(await journal.renew("one", 60)) == tables
    after = await _marks(dsn)
    assert {name for name in after if after[name] != before[name]} == {("worker", "one")}


async def test_learning_whose_table_it_is_writes_nothing(
    dsn: str, journal: PostgresJournal
) -> None:
    tables = [table_id() for _ in range(10)]
    for table in tables:
        await journal.take(table, "one", "here:1", 60)
    before = await _marks(dsn)
    for worker in ("one", "two"):
        found = await asyncio.gather(*(journal.take(t, worker, "here:1", 60) for t in tables))
        assert all(one.is_mine == (worker == "one") for one in found)
    assert await _marks(dsn) == before


async def _marks(dsn: str) -> dict[tuple[str, str], object]:
    """Which transaction wrote each row of a table or a worker, and which one locked it last."""
    db = await asyncpg.connect(dsn, server_settings={"search_path": "zuschlag"})
    rows = await db.fetch(
        "SELECT 'table', table_id, xmin::text, xmax::text FROM tbl"
        " UNION ALL SELECT 'worker', name, xmin::text, xmax::text FROM worker"
    )
    await db.close()
    return {(row[0], row[1]): (row[2], row[3]) for row in rows}


async def test_workers_dead_for_long_are_forgotten_and_sleeping_ones_are_not(
    dsn: str, journal: PostgresJournal
) -> None:
    for worker in ("dead", "asleep"):
        await journal.take(table_id(), worker, "", 0.0)
    long_ago = "lease_until - interval '2 hours'"
    await sql(dsn, f"UPDATE worker SET lease_until = {long_ago} WHERE name = 'dead'")
    other = PostgresJournal(dsn)
    await other.open()
    await other.close()
    assert {name for kind, name in await _marks(dsn) if kind == "worker"} == {"asleep"}
    assert await journal.renew("dead", 60) == []


async def test_a_database_of_a_newer_program_is_refused(dsn: str, journal: PostgresJournal) -> None:
    await sql(dsn, "UPDATE schema_version SET version = version + 1")
    with pytest.raises(ZuschlagError, match="journal/newer-version"):
        await PostgresJournal(dsn).open()


async def test_what_a_database_cannot_hold_does_not_hurt_others(
    journal: PostgresJournal,
) -> None:
    good, bad = table_id(), table_id()
    outcomes = await asyncio.gather(
        journal.append(chain(good, 1), card(good)),
        journal.append(chain(bad, 1, speaker="nul \0"), card(bad)),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], ValueError)
