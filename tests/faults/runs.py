"""The long runs: hundreds of kills, on SQLite and between two workers, as rows of a campaign."""

import asyncio
import tempfile
from functools import partial
from itertools import count
from pathlib import Path

from tests import postgres
from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from tests.faults.idle import Written, fill, written_while_idle
from tests.faults.kills import BACK_IN, EARLY_ACK, Siege, Tally
from tests.faults.server_process import SERVE, ServerProcess
from tests.faults.several_hosts import CUT, KILL, tried
from tests.faults.stalls import PATIENCE
from tests.faults.two_workers import Pair

IDLE_SECONDS = 60.0
IDLE_TABLES = 300
KILLS = 300
PAIR_KILLS = 400
HOST_TROUBLES = 60
HOSTS = 3
AT_ONCE = 20
"""Kills of one server before the next one: what a campaign that is stopped loses at most."""


def kills(number: int, seed: int = 1, program: tuple[str, ...] = SERVE) -> Tally:
    """This many kills of one server on SQLite."""
    with tempfile.TemporaryDirectory(prefix="zuschlag-kills-") as folder:
        return asyncio.run(Siege(Path(folder), seed, program).run(number))


def two_workers(number: int, seed: int = 1) -> Tally:
    """This many kills of one or the other of two workers on PostgreSQL, and some long sleeps."""
    few = max(1, number // 10)
    with tempfile.TemporaryDirectory(prefix="zuschlag-pair-") as folder:
        return asyncio.run(Pair(Path(folder), postgres.database(), seed).run(number, few, few))


def idle_rows(course: Course) -> list[Row]:
    """What a server with many tables writes in a minute in which nothing happens."""
    return course.whole(_idle_rows)


def _idle_rows(scale: float) -> list[Row]:
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


def kill_rows(course: Course) -> list[Row]:
    """One server killed again and again; and one that acknowledges too early."""
    number = course.some(KILLS, 3)
    some = partial(_some_kills, min(AT_ONCE, number))
    done = course.measure("kills", some, count(1), ("kills", number))
    early = course.measure("early answer", _early_answer, [2])
    is_late = max(done.values.get("back in", [0.0])) > BACK_IN
    is_met = done.count("kills") >= KILLS and not done.wrong and not is_late
    wanted = f"{KILLS} kills, 0 lost, 0 doubled, back in {BACK_IN:.0f} s"
    is_caught = early.count("lost") > 0
    caught = f"caught at kill {early.count('kills')}" if is_caught else "not caught"
    return [
        Row("kill -9 under load", told(done), wanted, is_met),
        Row("kill -9: planted early answer", caught, "caught", is_caught),
    ]


def _some_kills(number: int, seed: int) -> Piece:
    return piece_of(kills(number, seed))


def _early_answer(seed: int) -> Piece:
    found = piece_of(kills(AT_ONCE, seed, EARLY_ACK))
    return Piece(found.counts)  # what is wrong is what was to be found


def two_worker_rows(course: Course) -> list[Row]:
    """Tables that move between two workers."""
    number = course.some(PAIR_KILLS, 3)
    some = partial(_some_pair_kills, min(AT_ONCE, number))
    done = course.measure("two workers", some, count(1), ("kills", number))
    longest = max(done.values.get("waited", [0.0]))
    found = f"{told(done)}, {done.count('moved')} changes of the writer"
    found += f", longest wait of a company {longest:.1f} s"
    is_met = done.count("kills") >= PAIR_KILLS and not done.wrong and done.count("moved") > 0
    wanted = f"{PAIR_KILLS} kills, 0 lost, nobody stands still for {PATIENCE:.0f} s"
    return [Row("kill -9 of two workers", found, wanted, is_met)]


def _some_pair_kills(number: int, seed: int) -> Piece:
    return piece_of(two_workers(number, seed))


def several_host_rows(course: Course) -> list[Row]:
    """Hosts that lose their power, and hosts that are cut off from all others."""
    number = course.some(HOST_TROUBLES, 2)
    some = partial(_some_host_troubles, min(AT_ONCE // 2, number))
    done = course.measure("several hosts", some, count(1), ("troubles", number))
    longest = {what: max(done.values.get(what, [0.0])) for what in ("kills", "cuts", "left")}
    found = f"{done.count('kills')} hosts killed, {done.count('cuts')} cut off,"
    found += f" {done.count('acknowledged')} acknowledged, {done.count('lost')} lost,"
    found += f" {done.count('moved')} changes of the writer; all go on in"
    found += f" {longest['kills']:.1f} s, {longest['cuts']:.1f} s after a cut,"
    found += f" players are sent away in {longest['left']:.1f} s"
    is_met = done.count("troubles") >= HOST_TROUBLES and not done.wrong and done.count("moved") > 0
    wanted = f"{HOST_TROUBLES} troubles of {HOSTS} hosts, 0 lost, no answer from a host cut off"
    return [Row("hosts killed and cut off", found, wanted, is_met)]


def _some_host_troubles(number: int, seed: int) -> Piece:
    troubles = [(KILL, CUT)[(place + seed) % 2] for place in range(number)]
    found = tried(troubles, seed, HOSTS)
    values = {"kills": found.kills, "cuts": found.cuts, "left": found.left}
    counts = {"troubles": float(number), "kills": float(len(found.kills))}
    counts |= {"cuts": float(len(found.cuts)), **found.counts}
    return Piece(counts, values, found.wrongs)


def piece_of(tally: Tally) -> Piece:
    """A tally to be added to others."""
    found = tally.findings
    counts = {
        "kills": tally.kills,
        "acknowledged": found.acked,
        "lost": len(found.lost),
        "doubled": len(found.doubled),
        "otherwise": len(found.changed) + len(found.broken),
        "noticed": len(tally.faults),
        "retried": found.retried,
        "moved": tally.moved,
    }
    values = {"back in": tally.back_in, "waited": [tally.waited]}
    return Piece({what: float(number) for what, number in counts.items()}, values, tally.wrongs)


def told(done: Piece) -> str:
    """One line of figures."""
    times = sorted(done.values.get("back in", [])) or [0.0]
    return (
        f"{done.count('kills')} kills, {done.count('acknowledged')} acknowledged,"
        f" {done.count('lost')} lost, {done.count('doubled')} doubled,"
        f" {done.count('otherwise')} wrong, {done.count('noticed')} noticed by players,"
        f" {done.count('retried')} retried,"
        f" back in p50 {times[len(times) // 2]:.2f} s, max {times[-1]:.2f} s"
    )
