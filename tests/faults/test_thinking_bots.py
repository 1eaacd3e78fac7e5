"""A bot that searches at a served table: it remembers, its worker and its server are killed."""

import asyncio
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path

from tests.faults.crowd import persistently
from tests.faults.players import Player
from tests.faults.server_process import ServerProcess
from tests.faults.test_whole_games import judged
from tests.faults.web import ask

WORKER = b"zuschlag.bots.thinking_worker"
PATIENCE = 240.0
SETTINGS = {
    "game": "for-sale",
    "edition": "2015",
    "seats": 3,
    "away_after": 600,
    "pace": [0.0, 0.1],
}


def thinking_workers(server: ServerProcess) -> list[int]:
    """The processes of this server in which bots think."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                command = (folder / "cmdline").read_bytes()
                parent = (folder / "stat").read_text().rpartition(") ")[2].split()[1]
            except OSError:
                continue
            if WORKER in command and int(parent) == server.pid:
                found.append(int(folder.name))
    return found


def own_moves(player: Player, seat: int) -> int:
    """How often the bot of a seat has moved, as somebody else sees it."""
    return player.log.count(("move", seat))


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


async def test_a_searching_bot_goes_on_after_its_worker_and_its_server_were_killed(
    tmp_path: Path,
) -> None:
    async with ServerProcess(tmp_path) as server:
        host, guest = (Player(server.place, name, random.Random(name)) for name in ("Ada", "Bea"))
        for player in (host, guest):
            await persistently(player.enter)
        table = await host.open_table(SETTINGS)
        await guest.join(table)
        playing = [asyncio.create_task(player.play()) for player in (host, guest)]
        await host.do({"do": "seat-bot", "seat": 2, "bot": "searcher"})
        await host.do({"do": "start"})

        await until(lambda: bool(thinking_workers(server)) and own_moves(host, 2) >= 2)
        first = thinking_workers(server)
        os.kill(first[0], signal.SIGKILL)
        await until(lambda: thinking_workers(server) not in ([], first))
        moved = own_moves(host, 2)
        await until(lambda: own_moves(host, 2) > moved)

        assert not host.is_over
        server.kill()
        await server.started()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
        assert thinking_workers(server) != []
        path = f"/api/tables/{table}/record"
        record = (await ask(server.place, "GET", path, cookie=host.cookie)).body
    answer = judged(record, tmp_path)
    assert answer["phase"] == "done"
    assert host.state["result"]["outcome"]["scores"] == answer["scores"]
    assert [fault for player in (host, guest) for fault in player.faults] == []
    assert "is replaced" in server.told()
    assert "failed too often" not in server.told()
