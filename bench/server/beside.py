"""How others fare next to a runaway bot: their tables are measured without and with it in turns.

Only the ratio means something, since both halves come from one run on one machine (T19).
"""

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

from bench.server.load import Phase, Plan
from bench.server.quantiles import quantile
from bench.server.runaway import Wild
from bench.server.trial import Say, Trial, all_do, generators, tell, warm
from tests.faults.server_process import ROOT, ServerProcess
from zuschlag.server.settings import usual

_OF_A_SESSION = (
    "seat_messages watcher_messages chat_lines requests session_sockets visits unknown_sockets"
)
USUAL = {f"ZUSCHLAG_{name.upper()}": str(usual()[name]) for name in _OF_A_SESSION.split()}
"""Limits as they come: the bot is to meet them."""
_RUN_IN = 2.0
"""Seconds after which a bot has used up what its limits grant at once; from then on is measured."""


class Beside(msgspec.Struct):
    """What came out, a list for every turn; times in seconds."""

    alone: list[list[float]]  # until moves were answered, without the bot
    beside: list[list[float]]  # and with it
    bot: list[dict[str, float]]
    processor: dict[str, float]  # share of a core the server used

    def quantile(self, which: str, share: float) -> float:
        """The median over the turns: a single hiccup of the machine does not count."""
        turns: list[list[float]] = getattr(self, which)
        return statistics.median(quantile(sorted(acks), share) for acks in turns)

    def ratio(self, share: float) -> float:
        """How much longer others wait next to the bot."""
        return self.quantile("beside", share) / max(self.quantile("alone", share), 1e-9)


def run(trial: Trial, turns: int, say: Say) -> Beside:
    """Measure, by turns."""
    subprocess.run([sys.executable, "-m", "zuschlag", "compile", "--quiet"], cwd=ROOT, check=True)
    with tempfile.TemporaryDirectory(prefix="zuschlag-bench-") as folder:
        environment = {**USUAL, "ZUSCHLAG_RULES": "compiled"}
        server = ServerProcess(Path(folder), environment=environment)
        try:
            asyncio.run(server.started())
            warm(server)
            return _by_turns(trial, turns, server, say)
        finally:
            if server.process is not None and server.process.poll() is None:
                server.kill()


def _by_turns(trial: Trial, turns: int, server: ServerProcess, say: Say) -> Beside:
    wild = subprocess.Popen(
        [sys.executable, "-m", "bench.server.runaway"],
        cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    acks: dict[str, list[list[float]]] = defaultdict(list)
    used: dict[str, float] = defaultdict(float)
    bots: list[dict[str, float]] = []
    try:
        tell(wild, Plan(server.host, server.port, "wild", 1, 1))
        with generators(trial, server) as running:
            for phase in ("gather", "sit"):
                all_do(running, Phase(phase))
            for turn in range(2 * turns):
                which = ("alone", "beside")[turn % 2]
                say(f"{which} for {trial.seconds:.0f} s")
                before = server.processor_seconds()
                part = _turn(trial, running, wild if which == "beside" else None, bots)
                used[which] += (server.processor_seconds() - before) / turns / part["seconds"]
                acks[which].append(part["acks"])
    finally:
        wild.kill()
        wild.communicate()
    return Beside(acks["alone"], acks["beside"], bots, dict(used))


def _turn(
    trial: Trial,
    running: list[subprocess.Popen[str]],
    wild: "subprocess.Popen[str] | None",
    bots: list[dict[str, float]],
) -> dict[str, Any]:
    if wild is not None:
        tell(wild, Wild(trial.seconds + _RUN_IN))
        time.sleep(_RUN_IN)
    (part,) = all_do(running, Phase("run", trial.seconds, trial.rate))
    if wild is not None and wild.stdout is not None:
        bots.append(msgspec.json.decode(wild.stdout.readline()))
    return part


def rows(found: Beside) -> list[tuple[str, str]]:
    """What there is to report."""
    told = []
    for share in (0.5, 0.99):
        name = f"p{share * 100:.0f}"
        for which, what in (("alone", "alone"), ("beside", "beside the bot")):
            told.append((f"ack {name} {what}, ms", f"{found.quantile(which, share) * 1e3:.1f}"))
        told.append((f"ack {name}, beside : alone", f"{found.ratio(share):.2f}"))
    for which, used in found.processor.items():
        told.append((f"server CPU {which}, share of a core", f"{used:.0%}"))
    for name in ("knocks", "entries", "requests"):
        told.append((f"bot: {name}/s", f"{_mean(found, name):,.0f}"))
    told.append(("bot, share of a core", f"{_mean(found, 'busy'):.0%}"))
    moves = (sum(map(len, turns)) for turns in (found.alone, found.beside))
    told.append(("moves measured", ", ".join(f"{count:,}" for count in moves)))
    return told


def _mean(found: Beside, name: str) -> float:
    return statistics.fmean(bot[name] for bot in found.bot)
