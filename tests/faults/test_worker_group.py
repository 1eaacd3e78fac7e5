"""`--workers 2`: limits hold across workers, and a worker that dies takes its sockets with it."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests import postgres
from tests.faults import web
from tests.faults.server_process import ServerProcess

LIMITS = {"ZUSCHLAG_SESSIONS": "6", "ZUSCHLAG_SESSION_SOCKETS": "2"}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(
        tmp_path, ["--workers", "2"], journal=postgres.database(), environment=LIMITS
    )
    async with server:
        yield server
        server.ask_to_stop()
        await server.stopped()


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def workers(server: ServerProcess) -> list[int]:
    """Both of them; a worker has bots of its own by the time it serves."""
    async with asyncio.timeout(60):
        while len(found := [pid for pid in children(server.pid) if children(pid)]) != 2:
            await asyncio.sleep(0.05)
    return found


@contextlib.asynccontextmanager
async def only(one: int, other: int) -> AsyncIterator[None]:
    """Whoever knocks meanwhile comes to one of them."""
    os.kill(other, signal.SIGSTOP)
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(other, signal.SIGCONT)


async def opened(server: ServerProcess, cookie: str) -> ClientConnection:
    address = f"ws://{server.host}:{server.port}/ws"
    sent = {"Origin": server.place.origin, "Cookie": cookie}
    return await connect(address, additional_headers=sent, proxy=None, compression=None)


async def test_limits_hold_across_workers(server: ServerProcess) -> None:
    one, other = await workers(server)
    async with only(one, other):
        cookies = [await web.enter(server.place) for _ in range(3)]
    async with only(other, one):
        cookies += [await web.enter(server.place) for _ in range(3)]
        reply = await web.ask(server.place, "POST", "/api/session", {})
        assert reply.status == 429
        assert reply.json()["error"] == "limit/sessions"
        await opened(server, cookies[0])
    async with only(one, other):
        reply = await web.ask(server.place, "POST", "/api/session", {})
        assert reply.status == 429
        await opened(server, cookies[0])
        with pytest.raises(InvalidStatus, match="429"):
            await opened(server, cookies[0])
        await opened(server, cookies[1])


async def test_the_sockets_of_a_killed_worker_are_forgotten(server: ServerProcess) -> None:
    one, other = await workers(server)
    cookie = await web.enter(server.place)
    async with only(one, other):
        for _ in range(2):
            await opened(server, cookie)
    async with only(other, one):
        with pytest.raises(InvalidStatus, match="429"):
            await opened(server, cookie)
        os.kill(one, signal.SIGKILL)
        async with asyncio.timeout(60):
            while not await is_opened(server, cookie):
                await asyncio.sleep(0.05)


async def is_opened(server: ServerProcess, cookie: str) -> bool:
    try:
        await opened(server, cookie)
    except InvalidStatus:
        return False
    return True
