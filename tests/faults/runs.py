"""The long runs: hundreds of kills, on SQLite and between two workers, as rows of a campaign."""

import asyncio
import tempfile
from pathlib import Path

from tests import postgres
from tests.campaign.rows import Row
from tests.faults.idle import Written, fill, written_while_idle
from tests.faults.kills import BACK_IN, EARLY_ACK, Siege, Tally
from tests.faults.server_process import SERVE, ServerProcess
from tests.faults.two_workers import Pair

IDLE_SECONDS = 60.0
IDLE_TABLES = 300
KILLS = 300
PAIR_KILLS = 60


def kills(count: int, seed: int = 1, program: tuple[str, ...] = SERVE) -> Tally:
    """This many kills of one server on SQLite."""
    with tempfile.TemporaryDirectory(prefix="zuschlag-kills-") as folder:
        return asyncio.run(Siege(Path(folder), seed, program).run(count))


def two_workers(count: int, seed: int = 1) -> Tally:
    """This many kills of one or the other of two workers on PostgreSQL, and some long sleeps."""
    with tempfile.TemporaryDirectory(prefix="zuschlag-pair-") as folder:
        return asyncio.run(Pair(Path(folder), postgres.database(), seed).run(count, count // 10))


def idle_rows(scale: float) -> list[Row]:
    """What a server with many tables writes in a minute in which nothing happens."""
    with tempfile.TemporaryDirectory(prefix="zuschlag-idle-") as folder:
        seconds = max(5.0, IDLE_SECONDS * scale)
        disk, anywhere = asyncio.run(_idle(Path(folder), seconds))
    found = f"{disk} bytes to disk, {anywhere} to anything, in {seconds:.0f} s"
    wanted = f"0 bytes to disk in {IDLE_SECONDS:.0f} s, {IDLE_TABLES} tables"
    return [Row("idle server", found, wanted, seconds >= IDLE_SECONDS and disk == 0)]


async def _idle(folder: Path, seconds: float) -> Written:
    async with ServerProcess(folder) as server:
        await fill(server.place, IDLE_TABLES, paused=3)
        return await written_while_idle(server, seconds)


def kill_rows(scale: float) -> list[Row]:
    """One server killed again and again; and one that acknowledges too early."""
    tally = kills(max(3, round(KILLS * scale)))
    planted = kills(20, seed=2, program=EARLY_ACK)
    wanted = f"{KILLS} kills, 0 lost, 0 doubled, back in {BACK_IN:.0f} s"
    is_met = tally.kills >= KILLS and not tally.wrongs and not tally.late
    caught = f"caught at kill {planted.kills}" if planted.findings.lost else "not caught"
    return [
        Row("kill -9 under load", tally.told(), wanted, is_met),
        Row("kill -9: planted early answer", caught, "caught", bool(planted.findings.lost)),
    ]


def two_worker_rows(scale: float) -> list[Row]:
    """Tables that move between two workers."""
    tally = two_workers(max(3, round(PAIR_KILLS * scale)))
    found = f"{tally.told()}, {tally.moved} changes of the writer"
    is_met = tally.kills >= PAIR_KILLS and not tally.wrongs and tally.moved > 0
    return [Row("kill -9 of two workers", found, f"{PAIR_KILLS} kills, 0 lost", is_met)]
