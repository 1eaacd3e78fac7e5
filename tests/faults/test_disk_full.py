"""A full disk: players are told to wait, nothing acknowledged is lost, and then it goes on."""

import asyncio
import contextlib
import json
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.faults import web
from tests.faults.books import books_of
from tests.faults.crowd import FOR_SALE, MONOPOLY, Crowd
from tests.faults.ledger import compare
from tests.faults.server_process import ServerProcess

SMALL_DISK = ("-m", "tests.faults.small_disk")
MEGABYTES = 24
GOES_ON_IN = 20.0

Switch = Callable[[], None]


@contextlib.contextmanager
def disk(folder: Path) -> Iterator[tuple[Switch, Switch]]:
    """A disk at a folder with the ways to fill it and to free it again: a real one for root."""
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs"]
    can_mount = os.geteuid() == 0 and (
        subprocess.run(["mount", *options, str(folder)], check=False).returncode == 0
    )
    ballast = folder / "ballast"
    try:
        if can_mount:
            yield lambda: fill(ballast), ballast.unlink
        else:
            yield ballast.touch, ballast.unlink
    finally:
        if can_mount:
            subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(file: Path) -> None:
    """Leave no byte free."""
    with file.open("wb", buffering=0) as ballast, contextlib.suppress(OSError):
        for size in (1_000_000, 4096, 1):
            with contextlib.suppress(OSError):
                while True:
                    ballast.write(bytes(size))


async def test_a_full_disk_stops_the_game_and_loses_nothing(tmp_path: Path) -> None:
    with disk(tmp_path / "disk") as (fill_up, free):
        server = ServerProcess(
            tmp_path,
            program=SMALL_DISK,
            journal=str(tmp_path / "disk" / "journal.sqlite"),
            environment={"ZUSCHLAG_FULL": str(tmp_path / "disk" / "ballast")},
        )
        async with server:
            crowd = Crowd(server.place, [FOR_SALE, FOR_SALE, MONOPOLY], seed=8)
            crowd.begin()
            try:
                await until(lambda: crowd.acks > 60)
                fill_up()
                await until(lambda: sum(player.unavailable for player in crowd.players) > 10)
                await until_told(server, "/api/ready", '"server/journal"')
                await until_told(server, "/metrics", "zuschlag_journal_writable 0.0")
                free()
                acks = crowd.acks
                await until(lambda: crowd.acks > acks + 20, GOES_ON_IN)
                await until_told(server, "/api/ready", '"ok":true')
                await until_told(server, "/metrics", "zuschlag_journal_writable 1.0")
                await until_told(server, "/metrics", 'faults_total{kind="disk-full"}')
                await crowd.finish()
            finally:
                await crowd.disperse()
            past = crowd.history()
            books = await books_of(server.journal, {one.table for one in past})
            findings = compare(past, books, server.seal())
    assert findings.wrongs == []
    assert crowd.faults() == []
    assert findings.landed > 0
    events = [json.loads(line) for line in server.told().splitlines() if line.startswith("{")]
    faults = [one for one in events if one["event"] == "journal-fault"]
    assert {one["kind"] for one in faults} == {"disk-full"}
    assert "journal-writable-again" in [one["event"] for one in events]


async def until_told(server: ServerProcess, path: str, text: str) -> None:
    """Somebody who watches over the server asks until it says so; it may waver at the brink."""
    async with asyncio.timeout(GOES_ON_IN):
        while text not in (await web.ask(server.place, "GET", path)).body.decode():
            await asyncio.sleep(0.05)


async def until(is_so: Callable[[], bool], patience: float = 60.0) -> None:
    """Wait for it."""
    async with asyncio.timeout(patience):
        while not is_so():
            await asyncio.sleep(0.01)
