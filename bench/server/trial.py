"""One measurement: a server, load generators next to it, and what both used up."""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bench.server.load import Phase, Plan
from tests.faults.server_process import ROOT, UNLIMITED, ServerProcess


class Trial(msgspec.Struct):
    """What is measured."""

    tables: int
    seats: int
    seconds: float
    rate: float = 0.0  # moves per second; 0: as many as it takes
    loaders: int = 1


class Figures(msgspec.Struct):
    """What came out; times in seconds."""

    trial: Trial
    seconds: float
    moves: int
    commands: int
    games: int
    slips: int
    refused: dict[str, int]
    closed: dict[str, int]  # sockets by code
    acks: list[float]
    told: list[float]
    lags: list[float]
    processor: float  # seconds the server computed
    machine: float  # seconds all programs computed, these included
    loader_busy: list[float]  # share of a core each generator used
    resident_before: int
    resident_open: int  # all tables in play
    resident_after: int
    setup_seconds: float
    ready_seconds: float  # from kill -9 until it serves again
    ready_processor: float  # what it computed for that
    return_seconds: float  # from then until everybody sees their table again


Say = Callable[[str], None]


@contextmanager
def generators(
    trial: Trial,
    server: ServerProcess,
    game: str = "for-sale",
    protocol: int = 1,
    made_at: int = 0,
) -> Iterator[list[subprocess.Popen[str]]]:
    """The load generators, waiting for their first phase; tables may be made at another port."""
    running = []
    for number in range(trial.loaders):
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.server.load"],
            cwd=ROOT,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        share = trial.tables // trial.loaders + (number < trial.tables % trial.loaders)
        name = f"load{number}-"
        plan = Plan(server.host, server.port, name, share, trial.seats, game, protocol, made_at)
        tell(process, plan)
        running.append(process)
    try:
        yield running
    finally:
        for process in running:
            process.kill()
            process.communicate()


def tell(process: subprocess.Popen[str], what: msgspec.Struct) -> None:
    """One line of JSON for a process of ours."""
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(what).decode() + "\n")
    process.stdin.flush()


def all_do(running: list[subprocess.Popen[str]], phase: Phase) -> list[dict[str, Any]]:
    """Let all generators do a phase at the same time."""
    for process in running:
        tell(process, phase)
    found = []
    for process in running:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError("a load generator has ended")
        found.append(msgspec.json.decode(line))
    return found


def run(trial: Trial, say: Say) -> Figures:
    """Measure."""
    subprocess.run([sys.executable, "-m", "zuschlag", "compile", "--quiet"], cwd=ROOT, check=True)
    with tempfile.TemporaryDirectory(prefix="zuschlag-bench-") as folder:
        environment = {**UNLIMITED, "ZUSCHLAG_RULES": "compiled"}
        server = ServerProcess(Path(folder), environment=environment)
        try:
            asyncio.run(server.started())
            warm(server)
            return _measure(trial, server, say)
        finally:
            if server.process is not None and server.process.poll() is None:
                server.kill()


def warm(server: ServerProcess) -> None:
    """Two tables play first: what is loaded once is no table's memory and no move's time."""
    trial = Trial(2, 4, 2.0)
    with generators(trial, server) as running:
        for phase in (Phase("gather"), Phase("sit"), Phase("run", trial.seconds)):
            all_do(running, phase)


def _measure(trial: Trial, server: ServerProcess, say: Say) -> Figures:
    before = server.resident_bytes()
    began = time.monotonic()
    with generators(trial, server) as running:
        say(f"{trial.tables * trial.seats} people come in")
        all_do(running, Phase("gather"))
        say(f"{trial.tables} tables are opened and dealt")
        all_do(running, Phase("sit"))
        setup, open_bytes = time.monotonic() - began, server.resident_bytes()
        say(f"measuring for {trial.seconds:.0f} s")
        used, all_used = server.processor_seconds(), machine_seconds()
        rate = trial.rate / trial.loaders
        parts = all_do(running, Phase("run", trial.seconds, rate))
        used = server.processor_seconds() - used
        all_used = machine_seconds() - all_used
        after = server.resident_bytes()
        ready, computed, back = _killed(server, running, say)
    return Figures(
        trial=trial,
        seconds=max(part["seconds"] for part in parts),
        moves=sum(part["moves"] for part in parts),
        commands=sum(part["commands"] for part in parts),
        games=sum(part["games"] for part in parts),
        slips=sum(part["slips"] for part in parts),
        refused=_summed(part["refused"] for part in parts),
        closed=_summed(part["closed"] for part in parts),
        acks=sorted(one for part in parts for one in part["acks"]),
        told=sorted(one for part in parts for one in part["told"]),
        lags=sorted(one for part in parts for one in part["lags"]),
        processor=used,
        machine=all_used,
        loader_busy=[part["busy"] for part in parts],
        resident_before=before,
        resident_open=open_bytes,
        resident_after=after,
        setup_seconds=setup,
        ready_seconds=ready,
        ready_processor=computed,
        return_seconds=back,
    )


def _killed(
    server: ServerProcess, running: list[subprocess.Popen[str]], say: Say
) -> tuple[float, float, float]:
    """Kill it with all these tables in play; how long until it serves, until all are back."""
    say("killed, started again, all come back")
    server.kill()
    began = time.monotonic()
    asyncio.run(server.started())
    ready, computed = time.monotonic(), server.processor_seconds()
    all_do(running, Phase("return"))
    return ready - began, computed, time.monotonic() - ready


def machine_seconds() -> float:
    """Processor time all programs on this machine have used so far."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    user, nice, system, _, _, interrupts, soft = (int(field) for field in fields[:7])
    return (user + nice + system + interrupts + soft) / os.sysconf("SC_CLK_TCK")


def _summed(parts: Any) -> dict[str, int]:
    total: dict[str, int] = {}
    for part in parts:
        for name, count in part.items():
            total[name] = total.get(name, 0) + count
    return total
