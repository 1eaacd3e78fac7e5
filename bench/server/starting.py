"""A start with many stored tables: when it serves, and how long a table takes that is asked for.

Most tables wait in their lobbies; of those that are being played one is a long game of Monopoly.
"""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bench.server.stored import FOR_SALE, MONOPOLY, Sample, fill, name, played
from bench.server.trial import Say
from tests.faults import web
from tests.faults.server_process import UNLIMITED, ServerProcess

LOBBY_ENTRIES = 2
SHORT, LONG = 60, 2000
ASKED = 5


class Stored(NamedTuple):
    """How many tables there are, and how many of them are being played."""

    tables: int
    running: int


class Start(NamedTuple):
    """Seconds until it served, until tables were shown meanwhile, until all were read; bytes."""

    ready: float
    ready_computed: float
    for_sale: list[float]
    monopoly: float
    all_read: float
    computed: float
    resident: int


async def run(stored: Stored, say: Say) -> Start:
    """Fill a journal, start a server on it, and ask for tables at once."""
    with tempfile.TemporaryDirectory(prefix="zuschlag-bench-") as folder:
        environment = {**UNLIMITED, "ZUSCHLAG_RULES": "compiled"}
        server = ServerProcess(Path(folder), environment=environment)
        await server.started()  # makes the key and the journal
        server.kill()
        say(f"{stored.tables:,} tables are written down")
        short, long = Sample(await played(FOR_SALE, SHORT)), Sample(await played(MONOPOLY, LONG))
        lobby = Sample((await played(FOR_SALE, SHORT))[:LOBBY_ENTRIES])
        tables = {name(n): short if n < stored.running else lobby for n in range(stored.tables)}
        tables[name(stored.running - 1)] = long
        await fill(Path(server.journal), server.seal(), tables)
        say("the server starts")
        try:
            return await _measured(server, stored)
        finally:
            server.kill()


async def _measured(server: ServerProcess, stored: Stored) -> Start:
    server.start()
    ready = await server.serving()
    began, computed = time.monotonic(), server.processor_seconds()
    cookie = await web.enter(server.place)
    last = stored.running - 1
    asked = [await _shown(server, name(last - 1 - n), cookie) for n in range(ASKED)]
    monopoly = await _shown(server, name(last), cookie)
    while _resumed(server) < stored.running:
        await asyncio.sleep(0.5)
    all_read = time.monotonic() - began
    spent, resident = server.processor_seconds(), server.resident_bytes()
    return Start(ready, computed, asked, monopoly, all_read, spent, resident)


async def _shown(server: ServerProcess, table: str, cookie: str) -> float:
    began = time.monotonic()
    reply = await web.ask(server.place, "GET", f"/api/tables/{table}", cookie=cookie)
    assert reply.status == 200, reply
    return time.monotonic() - began


def _resumed(server: ServerProcess) -> int:
    """How many tables it has taken up again."""
    with closing(sqlite3.connect(f"file:{server.journal}?mode=ro", uri=True)) as file:
        (count,) = file.execute("SELECT count(*) FROM event WHERE kind = 'resumed'").fetchone()
    return int(count)


def rows(found: Start) -> list[tuple[str, str]]:
    """What there is to report."""
    return [
        ("serves after, s", f"{found.ready:.2f}"),
        ("and computes for that, s", f"{found.ready_computed:.2f}"),
        ("then a For Sale table, ms (worst)", f"{max(found.for_sale) * 1e3:.0f}"),
        (f"a Monopoly table of {LONG:,}, ms", f"{found.monopoly * 1e3:.0f}"),
        ("all that run are read after, s", f"{found.all_read:.1f}"),
        ("computed until then, s", f"{found.computed:.1f}"),
        ("memory then, MB", f"{found.resident / 1e6:.0f}"),
    ]
