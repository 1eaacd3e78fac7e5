"""A server that has many tables serves at once; what was being played is read meanwhile."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bench.server.stored import FOR_SALE, Sample, fill, name, played
from tests.faults import web
from tests.faults.server_process import ServerProcess

TABLES, RUNNING, ENTRIES = 40, 6, 45


async def test_all_that_runs_is_taken_up_and_what_is_asked_for_is_shown(tmp_path: Path) -> None:
    server = await ServerProcess(tmp_path).started()
    server.kill()
    events = await played(FOR_SALE, ENTRIES)
    game, lobby = Sample(events), Sample(events[:2])
    tables = {name(n): game if n < RUNNING else lobby for n in range(TABLES)}
    await fill(Path(server.journal), server.seal(), tables)
    async with server:
        cookie = await web.enter(server.place)
        for number, status in ((RUNNING - 1, "play"), (TABLES - 1, "lobby")):
            reply = await web.ask(server.place, "GET", f"/api/tables/{name(number)}", cookie=cookie)
            assert reply.json()["table"]["status"] == status
        while _resumed(server) < RUNNING:
            await asyncio.sleep(0.1)
        assert _resumed(server) == RUNNING


def _resumed(server: ServerProcess) -> int:
    """How many tables it has taken up again."""
    with closing(sqlite3.connect(f"file:{server.journal}?mode=ro", uri=True)) as file:
        (count,) = file.execute("SELECT count(*) FROM event WHERE kind = 'resumed'").fetchone()
    return int(count)
