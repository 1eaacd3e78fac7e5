"""Servers that play the same games next to each other: started, told to play, and metered.

A contender's processor time is that of its server process alone, all threads of it.
"""

import asyncio
import subprocess
import sys
import tempfile
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Protocol

from bench.server.floor_load import FloorLoad
from bench.server.load import Phase
from bench.server.trial import Trial, all_do, generators
from tests.faults.server_process import ROOT, UNLIMITED, ServerProcess


class Round(NamedTuple):
    """What one phase came to."""

    moves: int
    received: int  # bytes, by all sockets together
    refused: int = 0


class Contender(Protocol):
    """A server with its players."""

    name: str

    @property
    def pid(self) -> int:
        """Of the server."""

    def get_ready(self) -> None:
        """Tables that are done are dealt anew; not measured."""

    def play(self, moves: int) -> Round:
        """So many moves at every table."""


class Ours(AbstractContextManager["Ours"]):
    """Zuschlag as it lies here, or in another checkout."""

    def __init__(
        self, name: str, trial: Trial, game: str, checkout: Path | None = None, protocol: int = 1
    ) -> None:
        self.name, self._trial, self._game, self._protocol = name, trial, game, protocol
        self._checkout = checkout or ROOT
        self._open = ExitStack()

    def __enter__(self) -> "Ours":
        folder = Path(self._open.enter_context(tempfile.TemporaryDirectory(prefix="zuschlag-b-")))
        sources = str(self._checkout / "src")
        environment = {**UNLIMITED, "ZUSCHLAG_RULES": "compiled", "PYTHONPATH": sources}
        if self._checkout == ROOT:
            environment["ZUSCHLAG_SPECTATORS"] = "10000"
        compiled = [sys.executable, "-m", "zuschlag", "compile", "--quiet"]
        subprocess.run(compiled, cwd=self._checkout, check=True)
        self._server = ServerProcess(folder, environment=environment)
        asyncio.run(self._server.started())
        self._open.callback(self._server.kill)
        players = generators(self._trial, self._server, self._game, self._protocol)
        self._players = self._open.enter_context(players)
        for phase in ("gather", "sit"):
            all_do(self._players, Phase(phase))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()

    @property
    def pid(self) -> int:
        return self._server.pid

    def get_ready(self) -> None:
        all_do(self._players, Phase("play again"))

    def let_in(self, spectators: int) -> None:
        """So many more look on at each table."""
        all_do(self._players, Phase("watch", spectators=spectators))

    def play(self, moves: int) -> Round:
        """So many moves at every table."""
        (part,) = all_do(self._players, Phase("play", moves=moves))
        return Round(part["moves"], part["received"], sum(part["refused"].values()))


class Ground(AbstractContextManager["Ground"]):
    """The floor; it sends as many bytes as ours did in its last phase."""

    name = "floor"

    def __init__(self, trial: Trial, beside: Ours) -> None:
        self._trial = trial
        self._beside = beside
        self.size = 1000
        self._loop = asyncio.new_event_loop()

    def __enter__(self) -> "Ground":
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.server.floor"],
            cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        assert self._process.stdout is not None
        port = int(self._process.stdout.readline())
        self._load = FloorLoad(port, self._trial.tables, self._trial.seats)
        self._loop.run_until_complete(self._load.sit())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()
        self._loop.close()

    @property
    def pid(self) -> int:
        return self._process.pid

    def get_ready(self) -> None:
        """There is nothing to deal."""

    def play(self, moves: int) -> Round:
        """So many moves at every table."""
        made = self._loop.run_until_complete(self._load.play(moves, self.size))
        return Round(made, made * self.size * self._trial.seats)
