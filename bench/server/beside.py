"""How others fare beside a runaway bot: their tables are measured without and with it by turns.

Only the ratio says something, for both halves come from one run on one machine (T19).
"""

import asyncio
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

from bench.server.load import Phase, Plan
from bench.server.runaway import Wild
from bench.server.trial import Say, Trial, _all, _tell, _warm, generators
from tests.faults.server_process import ROOT, ServerProcess
from zuschlag.server.settings import sentences

_OF_A_SESSION = (
    "seat_messages watcher_messages chat_lines requests session_sockets visits unknown_sockets"
)
USUAL = {f"ZUSCHLAG_{name.upper()}": str(sentences()[name][0]) for name in _OF_A_SESSION.split()}
"""Limits as they come: the bot is to meet them."""


class Beside(msgspec.Struct):
    """What came out; times in seconds."""

    alone: list[float]  # until a move was answered, without the bot
    beside: list[float]  # and with it
    bot: list[dict[str, float]]
    processor: dict[str, float]  # share of a core the server used
    slips: int


def run(trial: Trial, turns: int, say: Say) -> Beside:
    """Measure, by turns."""
    subprocess.run([sys.executable, "-m", "zuschlag", "compile", "--quiet"], cwd=ROOT, check=True)
    with tempfile.TemporaryDirectory(prefix="zuschlag-bench-") as folder:
        environment = {**USUAL, "ZUSCHLAG_RULES": "compiled"}
        server = ServerProcess(Path(folder), environment=environment)
        try:
            asyncio.run(server.started())
            _warm(server)
            return _by_turns(trial, turns, server, say)
        finally:
            if server.process is not None and server.process.poll() is None:
                server.kill()


def _by_turns(trial: Trial, turns: int, server: ServerProcess, say: Say) -> Beside:
    wild = subprocess.Popen(
        [sys.executable, "-m", "bench.server.runaway"],
        cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    acks: dict[str, list[float]] = defaultdict(list)
    used: dict[str, float] = defaultdict(float)
    bots: list[dict[str, float]] = []
    slips = 0
    try:
        _tell(wild, Plan(server.host, server.port, "wild", 1, 1))
        with generators(trial, server) as running:
            for phase in ("gather", "sit"):
                _all(running, Phase(phase))
            for turn in range(2 * turns):
                which = ("alone", "beside")[turn % 2]
                say(f"{which} for {trial.seconds:.0f} s")
                before = server.processor_seconds()
                part = _turn(trial, running, wild if which == "beside" else None, bots)
                used[which] += (server.processor_seconds() - before) / turns / part["seconds"]
                acks[which] += part["acks"]
                slips += part["slips"]
    finally:
        wild.kill()
        wild.communicate()
    return Beside(sorted(acks["alone"]), sorted(acks["beside"]), bots, dict(used), slips)


def _turn(
    trial: Trial,
    running: list[subprocess.Popen[str]],
    wild: "subprocess.Popen[str] | None",
    bots: list[dict[str, float]],
) -> dict[str, Any]:
    if wild is not None:
        _tell(wild, Wild(trial.seconds))
    (part,) = _all(running, Phase("run", trial.seconds, trial.rate))
    if wild is not None and wild.stdout is not None:
        bots.append(msgspec.json.decode(wild.stdout.readline()))
    return part


def rows(found: Beside, quantile: Any) -> list[tuple[str, str]]:
    """What there is to tell."""
    told = []
    for share in (0.5, 0.99):
        alone, beside = (quantile(acks, share) * 1e3 for acks in (found.alone, found.beside))
        told += [
            (f"ack p{share * 100:.0f} alone, ms", f"{alone:.1f}"),
            (f"ack p{share * 100:.0f} beside the bot, ms", f"{beside:.1f}"),
            (f"p{share * 100:.0f} beside : alone", f"{beside / max(alone, 1e-9):.2f}"),
        ]
    for name in ("knocks", "entries", "requests", "busy"):
        mean = sum(bot[name] for bot in found.bot) / len(found.bot)
        what = "bot, share of a core" if name == "busy" else f"bot: {name}/s"
        told.append((what, f"{mean:.0%}" if name == "busy" else f"{mean:,.0f}"))
    for which, share in found.processor.items():
        told.append((f"server CPU {which}, share of a core", f"{share:.0%}"))
    told.append(("moves measured", f"{len(found.alone)}, {len(found.beside)}"))
    return told
