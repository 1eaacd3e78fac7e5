"""What a hop costs: tables at one worker, their players at it or at another one, on PostgreSQL.

Both kinds play in turn, in one run. Beside that, what a move leaves in the database, and what a
table takes of a worker's memory: the figures from which docs/server.md reckons.
"""

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]

from bench.server.cost import computed
from bench.server.load import Phase
from bench.server.quantiles import quantile
from bench.server.trial import Say, Trial, all_do, generators
from tests import postgres
from tests.faults.server_process import ROOT, UNLIMITED, ServerProcess

NEAR, FAR = "at the table's worker", "at another worker"
WARM = 4
"""Tables before anything is weighed."""
RATE, SECONDS = 20.0, 5.0
"""Moves a second, for so long: nobody waits for anybody else."""
Crowd = list[subprocess.Popen[str]]
_SIZES = """
SELECT pg_table_size('zuschlag.event') AS entries, pg_indexes_size('zuschlag.event') AS indexes,
       (SELECT count(*) FROM zuschlag.event) AS count,
       pg_total_relation_size('zuschlag.tbl') + pg_total_relation_size('zuschlag.holder') AS cards,
       (SELECT count(*) FROM zuschlag.tbl) AS tables,
       pg_current_wal_lsn() - '0/0'::pg_lsn AS log,
       (SELECT count(*) FROM pg_stat_activity WHERE application_name = 'zuschlag'
           OR query LIKE '%zuschlag_heads%') AS connections
"""


class Phases(NamedTuple):
    """One kind of players: seconds of processors a move, by process; times of single moves."""

    spent: dict[str, list[float]]
    acks: list[float]
    told: list[float]


class Found(NamedTuple):
    """Everything that was measured."""

    phases: dict[str, Phases]
    log: float  # bytes of the database's own log a move
    sizes: dict[str, float]
    memory: float  # bytes a table with its sockets
    copy: float  # the same where it is only shown
    idle: dict[str, float]  # seconds a second that a table costs which is shown elsewhere


class Hop:
    """Two workers on one database: the first one has all tables."""

    def __init__(self, opened: ExitStack, trial: Trial, game: str) -> None:
        self._trial, self._game = trial, game
        self._database = postgres.server()
        self.address = self._database.database()
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="zuschlag-b-")))
        environment = {**UNLIMITED, "ZUSCHLAG_RULES": "compiled"}
        self.owner, self.other = (
            ServerProcess(folder, journal=self.address, environment=environment, name=name)
            for name in ("owner", "other")
        )
        for server in (self.owner, self.other):
            asyncio.run(server.started())
            opened.callback(server.kill)
        few = Trial(WARM, trial.seats, 0.0)
        for place in (self.owner, self.other):
            self.crowd(opened, few, place)  # what the first tables bring with them is not counted
        before = self._resident()
        self.crowds = {NEAR: self.crowd(opened, trial, self.owner)}
        between = self._resident()
        self.crowds[FAR] = self.crowd(opened, trial, self.other)
        after = self._resident()
        self.memory = (between[0] - before[0]) / trial.tables
        self.copy = (after[1] - between[1]) / trial.tables
        self.phases = {
            kind: Phases({who: [] for who in self._computed()}, [], []) for kind in self.crowds
        }
        self._logged = self._moves = 0.0
        self.idle = self._idle()

    def _idle(self) -> dict[str, float]:
        """Seconds a second while nobody moves: workers look after tables they only show."""
        before = self._computed()
        time.sleep(SECONDS)
        return {who: (now - before[who]) / SECONDS for who, now in self._computed().items()}

    def crowd(self, opened: ExitStack, trial: Trial, place: ServerProcess) -> Crowd:
        """People at tables of the first worker, all connected to this one."""
        made_at = self.owner.port
        found = opened.enter_context(generators(trial, place, self._game, 2, made_at))
        for phase in ("gather", "sit"):
            all_do(found, Phase(phase))
        return found

    def _resident(self) -> tuple[int, int]:
        return self.owner.resident_bytes(), self.other.resident_bytes()

    def _computed(self) -> dict[str, float]:
        """Seconds, by process."""
        database = sum(computed(pid) for pid in self._database.pids)
        return {
            "owner": computed(self.owner.pid),
            "other": computed(self.other.pid),
            "database": database,
        }

    def measure(self, kind: str, moves: int) -> None:
        """All at once for what a move costs; then few at a time for how long one takes."""
        crowd, found = self.crowds[kind], self.phases[kind]
        all_do(crowd, Phase("play again"))
        before, logged = self._computed(), self.sizes()["log"]
        (part,) = all_do(crowd, Phase("play", moves=moves))
        for who, seconds in self._computed().items():
            spent = seconds - before[who] - self.idle[who] * part["seconds"]
            found.spent[who].append(spent / part["moves"])
        self._logged += self.sizes()["log"] - logged
        self._moves += part["moves"]
        all_do(crowd, Phase("play again"))
        (part,) = all_do(crowd, Phase("run", seconds=SECONDS, rate=RATE))
        found.acks.extend(part["acks"])
        found.told.extend(part["told"])

    def sizes(self) -> dict[str, float]:
        """What the database says of itself."""
        return asyncio.run(_asked(self.address))

    def found(self) -> Found:
        """All of it."""
        log = self._logged / max(1.0, self._moves)
        idle = {who: share / self._trial.tables for who, share in self.idle.items()}
        return Found(self.phases, log, self.sizes(), self.memory, self.copy, idle)


def run(trial: Trial, game: str, phases: int, moves: int, say: Say) -> Found:
    """Both kinds in turn, phase by phase."""
    subprocess.run([sys.executable, "-m", "zuschlag", "compile", "--quiet"], cwd=ROOT, check=True)
    with ExitStack() as opened:
        hop = Hop(opened, trial, game)
        for phase in range(phases):
            say(f"{game}, {trial.seats} sockets a table: phase {phase + 1} of {phases}")
            for kind in (NEAR, FAR) if phase % 2 else (FAR, NEAR):
                hop.measure(kind, moves)
        return hop.found()


async def _asked(address: str) -> dict[str, float]:
    db = await asyncpg.connect(address, timeout=5)
    try:
        return {name: float(value) for name, value in (await db.fetchrow(_SIZES)).items()}
    finally:
        await db.close()


def rows(found: Found) -> list[tuple[str, str]]:
    """What there is to report."""
    told = []
    for kind, one in found.phases.items():
        told.append((f"players {kind}:", ""))
        for who, spent in one.spent.items():
            told.append((f"  CPU of {who}, us a move", f"{statistics.median(spent) * 1e6:,.0f}"))
        for name, times in (("ack", one.acks), ("told to the others", one.told)):
            for share in (0.5, 0.99):
                value = quantile(sorted(times), share) * 1e3
                told.append((f"  {name} p{share * 100:.0f}, ms", f"{value:.1f}"))
    sizes = found.sizes
    return [
        *told,
        ("bytes of an entry", f"{sizes['entries'] / sizes['count']:,.0f}"),
        ("bytes of its places in indexes", f"{sizes['indexes'] / sizes['count']:,.0f}"),
        ("bytes of the database's log a move", f"{found.log:,.0f}"),
        ("bytes of a table's card and holders", f"{sizes['cards'] / sizes['tables']:,.0f}"),
        ("entries a table so far", f"{sizes['count'] / sizes['tables']:,.0f}"),
        ("connections of two workers", f"{sizes['connections']:,.0f}"),
        ("memory a table and its sockets, KB", f"{found.memory / 1e3:,.0f}"),
        ("  at a worker that only shows it, KB", f"{found.copy / 1e3:,.0f}"),
        *(
            (f"shown elsewhere, idle: {who}, us/s", f"{share * 1e6:,.0f}")
            for who, share in found.idle.items()
        ),
    ]
