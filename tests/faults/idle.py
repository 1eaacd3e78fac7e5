"""A server at which nothing happens: people have left their lobbies, games are paused.

What it writes then is read from the system (`/proc/PID/io`), with all its processes.
"""

import asyncio
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.faults import web
from tests.faults.crowd import FOR_SALE, MONOPOLY
from tests.faults.server_process import ServerProcess
from tests.faults.web import Place

SETTLED_AFTER = 2.5
"""Seconds without a write: longer than anything waits before it writes what was changed."""
_TRIES = 20


class Written(NamedTuple):
    """What a process and its children have written so far: to disk, and to anything."""

    disk: int
    anywhere: int

    def since(self, before: "Written") -> "Written":
        """What came in between."""
        return Written(self.disk - before.disk, self.anywhere - before.anywhere)


def written(pid: int) -> Written:
    """As the system counts it."""
    lines = Path(f"/proc/{pid}/io").read_text().splitlines()
    found = dict(line.split(": ") for line in lines)
    disk, anywhere = int(found["write_bytes"]), int(found["wchar"])
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        more = written(int(child))
        disk, anywhere = disk + more.disk, anywhere + more.anywhere
    return Written(disk, anywhere)


async def fill(place: Place, lobbies: int, paused: int) -> None:
    """Open tables and leave them: most in the lobby, some in a game where nothing moves."""
    cookie = await web.enter(place)
    for number in range(lobbies):
        await opened(place, cookie, FOR_SALE if number % 2 else MONOPOLY)
    for _ in range(paused):
        table = await opened(place, cookie, FOR_SALE | {"pace": [5.0, 5.0]})
        await commanded(place, cookie, table, {"do": "start"})
        await playing(place, cookie, table)
        await commanded(place, cookie, table, {"do": "pause"})


async def opened(place: Place, cookie: str, settings: Mapping[str, Any]) -> str:
    """A new table at which the host does not sit."""
    reply = await web.ask(place, "POST", "/api/tables", {"settings": settings}, cookie)
    assert reply.status < 300, reply
    table: str = reply.json()["table"]
    return table


async def commanded(place: Place, cookie: str, table: str, command: Mapping[str, Any]) -> None:
    """Something is done at a table."""
    asked = {"id": secrets.token_hex(8), "command": command}
    reply = await web.ask(place, "POST", f"/api/tables/{table}/commands", asked, cookie)
    assert reply.status < 300, reply


async def playing(place: Place, cookie: str, table: str) -> None:
    """Wait until cards are on the table."""
    async with asyncio.timeout(30):
        while True:
            reply = await web.ask(place, "GET", f"/api/tables/{table}", cookie=cookie)
            if reply.json()["table"]["status"] == "play":
                return
            await asyncio.sleep(0.05)


async def written_while_idle(server: ServerProcess, seconds: float) -> Written:
    """What it writes in so many seconds, once it has come to rest (if it ever does)."""
    before = written(server.pid)
    for _ in range(_TRIES):
        await asyncio.sleep(SETTLED_AFTER)
        now = written(server.pid)
        if now == before:
            break
        before = now
    await asyncio.sleep(seconds)
    return written(server.pid).since(before)
