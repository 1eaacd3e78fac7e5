"""Sockets that stop reading are cut off; memory stays bounded, and all others go on."""

import asyncio
import random
import re
import socket
from pathlib import Path

import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from tests.faults import web
from tests.faults.crowd import FOR_SALE, Company, persistently
from tests.faults.players import SOCKET, Player
from tests.faults.server_process import ServerProcess

SLOW = 60
LINES = 1900  # a table takes 2,000
CAP = 64 * 1024
TOO_SLOW = 4008
SPARE = 60_000_000  # bytes for the log of the table and what the allocator keeps


async def silent(player: Player) -> ClientConnection:
    """A spectator who never reads, with as little room for news as the system allows."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # else the system holds megabytes
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, player.place)
    line = await connect(
        f"ws://{player.place.host}:{player.place.port}{SOCKET}",
        sock=plain,
        origin=Origin(player.place.origin),
        additional_headers={"Cookie": player.cookie},
        compression=None,
        ping_interval=None,
        max_queue=1,
        proxy=None,
        close_timeout=0.1,
    )
    await line.send(msgspec.json.encode({"t": "resume", "table": player.table}), text=True)
    return line


async def cut_off(server: ServerProcess) -> int:
    """How many sockets the server has closed because they were too slow."""
    reply = await web.ask(server.place, "GET", "/metrics")
    found = re.search(rb'zuschlag_sockets_closed_total\{code="4008"\} (\d+)', reply.body)
    return int(found[1]) if found else 0


async def talked(server: ServerProcess, host: Player) -> int:
    """Talk until all who do not listen are cut off; the most memory that took."""
    peak = 0
    for number in range(LINES):
        sent = await host.do({"do": "say", "text": f"{number} " + "la " * 95})
        assert sent.refused is None
        if number % 25 == 0:
            peak = max(peak, server.resident_bytes())
            if await cut_off(server) == SLOW:
                break
    return peak


async def test_sockets_that_stop_reading_are_cut_off(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path, ["--queue-bytes", str(CAP)]) as server:
        company = Company(server.place, "busy", FOR_SALE, seed=6)
        for player in company.players:
            await persistently(player.enter)
        await company.sit_down()
        watcher = Player(server.place, "watcher", random.Random(1))
        await watcher.enter()
        watcher.table = company.host.table
        lines = [await silent(watcher) for _ in range(SLOW)]
        playing = [asyncio.create_task(player.play()) for player in company.players]
        before = server.resident_bytes()
        peak = await talked(server, company.host)
        assert await cut_off(server) == SLOW
        for player in company.players:
            player.stop()
        for line in lines:
            line.transport.abort()
        await asyncio.gather(*playing, *(line.wait_closed() for line in lines))
    assert peak - before < SLOW * CAP + SPARE
    times = sorted(one.took for one in company.host.sent.values())
    assert times[int(len(times) * 0.99)] < 2.0
    for player in company.players:
        assert player.faults == []
        assert not player.closes[TOO_SLOW]
