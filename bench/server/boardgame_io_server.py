"""boardgame.io as a contender: its own server in production mode, with a game like ours.

It is installed when it is asked for, into build/, as the lock beside its files says; where that
fails it is not measured.
"""

import os
import shutil
import subprocess
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from types import TracebackType

import msgspec

from bench.server.contenders import Round
from bench.server.trial import Trial
from tests.faults.server_process import ROOT

SOURCES = ROOT / "bench" / "server" / "boardgame_io"
INSTALLED = ROOT / "build" / "boardgame-io"
_PATIENCE = 900.0
_INSTALL = [
    *("npm", "ci", "--ignore-scripts", "--no-audit"),
    *("--omit=dev", "--omit=optional", "--omit=peer"),
]


class NotThere(Exception):
    """What is missing."""


def install() -> None:
    """Bring the pinned packages, or NotThere."""
    if not shutil.which("node") or not shutil.which("npm"):
        raise NotThere("no Node.js")
    lock = "package-lock.json"
    mark = INSTALLED / "installed"
    if mark.exists() and mark.read_bytes() == (SOURCES / lock).read_bytes():
        return
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in (".npmrc", "package.json", lock):
        shutil.copy(SOURCES / name, INSTALLED / name)
    try:
        subprocess.run(_INSTALL, cwd=INSTALLED, check=True, capture_output=True, timeout=_PATIENCE)
    except (subprocess.SubprocessError, OSError):
        raise NotThere("its packages could not be fetched") from None
    shutil.copy(SOURCES / lock, mark)


class BoardgameIo(AbstractContextManager["BoardgameIo"]):
    """Its server, and players in a process of their own."""

    name = "boardgame.io"

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._open = ExitStack()

    def __enter__(self) -> "BoardgameIo":
        install()
        self._server = self._started("serve.js")
        self._players = self._started("players.js")
        assert self._server.stdout is not None
        port = int(self._server.stdout.readline())
        self._told({"port": port, "tables": self._trial.tables, "seats": self._trial.seats})
        return self

    def _started(self, script: str) -> "subprocess.Popen[str]":
        modules = {"NODE_PATH": str(INSTALLED / "node_modules"), "NODE_ENV": "production"}
        process = subprocess.Popen(
            ["node", str(Path(SOURCES, script))],
            env={**os.environ, **modules},
            text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._open.callback(process.communicate)
        self._open.callback(process.kill)
        return process

    def _told(self, what: dict[str, int]) -> dict[str, int]:
        assert self._players.stdin is not None
        assert self._players.stdout is not None
        self._players.stdin.write(msgspec.json.encode(what).decode() + "\n")
        self._players.stdin.flush()
        return msgspec.json.decode(self._players.stdout.readline(), type=dict[str, int])

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()

    @property
    def pid(self) -> int:
        """Of the server."""
        return self._server.pid

    def get_ready(self) -> None:
        """It deals anew by itself."""

    def play(self, moves: int) -> Round:
        """So many moves at every table."""
        return Round(self._told({"moves": moves})["moves"], 0)
