"""No writes while nothing happens; with several workers one renewal for each, and nothing else."""

import asyncio
import time
from pathlib import Path
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]

from tests import postgres
from tests.faults.idle import fill, written_while_idle
from tests.faults.server_process import ServerProcess
from zuschlag.table.limits import TableLimits

SECONDS = 5.0


async def test_an_idle_server_of_one_process_writes_nothing(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path) as server:
        await fill(server.place, lobbies=300, paused=3)
        assert await written_while_idle(server, SECONDS) == (0, 0)


async def test_idle_workers_that_share_a_database_renew_one_row_each(tmp_path: Path) -> None:
    database = postgres.Server(more="autovacuum = off")
    try:
        address = database.database()
        workers = [ServerProcess(tmp_path, journal=address, name=f"worker {n}") for n in (1, 2)]
        async with workers[0], workers[1]:
            for worker in workers:
                await fill(worker.place, lobbies=30, paused=1)
            await asyncio.sleep(SECONDS)
            before, began = await looked(address), time.monotonic()
            await asyncio.sleep(SECONDS)
            after = await looked(address)
            renewals = (time.monotonic() - began) / TableLimits().renew_seconds + 1
    finally:
        database.remove()
    changed = [row for row in after.rows if after.rows[row] != before.rows.get(row)]
    assert [kind for kind, _ in changed] == ["worker"] * len(workers)
    assert after.transactions - before.transactions <= len(workers) * renewals


class Look(NamedTuple):
    """How many transactions have written so far, and which one last wrote or locked each row."""

    transactions: int
    rows: dict[tuple[str, str], tuple[str, str]]


async def looked(address: str) -> Look:
    """At a database, without writing to it."""
    db = await asyncpg.connect(address, server_settings={"search_path": "zuschlag"})
    try:
        count = await db.fetchval("SELECT pg_snapshot_xmax(pg_current_snapshot())::text::int")
        rows = await db.fetch(
            "SELECT 'table', table_id, xmin::text, xmax::text FROM tbl"
            " UNION ALL SELECT 'worker', name, xmin::text, xmax::text FROM worker"
        )
    finally:
        await db.close()
    return Look(count, {(row[0], row[1]): (row[2], row[3]) for row in rows})
