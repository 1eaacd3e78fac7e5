"""The server as a process of its own: started, killed, frozen, told to stop, started again.

All its files lie in one folder, and it keeps its port over restarts, as a real one would.
"""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.faults import web
from tests.faults.web import Place
from zuschlag.journal.seal import KeySeal, key_from_file

ROOT = Path(__file__).resolve().parents[2]
SERVE = ("-m", "zuschlag", "serve")
USUAL = {"ZUSCHLAG_RULES": "plain", "PYTHONUNBUFFERED": "1"}
_LIMITS = (
    "seat_messages watcher_messages requests session_sockets session_tables sessions visits"
    " new_tables unknown_sockets chat_lines"
)
UNLIMITED = {f"ZUSCHLAG_{name.upper()}": "10000" for name in _LIMITS.split()} | {
    f"ZUSCHLAG_{name}": "1000000" for name in ("SESSIONS", "VISITS", "NEW_TABLES")
}
"""Scripts are faster than people, and all of them share one address."""
_ADDRESS = re.compile(rb"http://([0-9.]+|localhost|\[[0-9a-f:]+\]):(\d+)")
START_PATIENCE = 60.0


class ServerProcess:
    """One worker; `arguments` go to `zuschlag serve`, `program` may be a launcher instead of it."""

    def __init__(
        self,
        folder: Path,
        arguments: Sequence[str] = (),
        *,
        program: Sequence[str] = SERVE,
        journal: str | None = None,
        environment: Mapping[str, str] | None = None,
        host: str = "127.0.0.1",
        name: str = "server",
        prefix: Sequence[str] = (),
    ) -> None:
        self.folder, self.arguments, self.program = folder, list(arguments), list(program)
        self.journal = journal or str(folder / "journal.sqlite")
        self.environment = dict(environment or {})
        self.host, self.port = host, 0
        self._prefix = list(prefix)  # of the command: where it is to run
        self.log = folder / f"{name}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def place(self) -> Place:
        """Where it is reached."""
        return Place(self.host, self.port)

    def seal(self) -> KeySeal:
        """What opens the sealed parts of the journal."""
        return KeySeal(key_from_file(next(self.folder.glob("*.key"))))

    @property
    def pid(self) -> int:
        """Of the process that runs now."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Begin; `serving` waits until it is there."""
        self._told_from = self.log.stat().st_size if self.log.exists() else 0
        command = [*self._prefix, sys.executable, *self.program, "--port", str(self.port)]
        command += ["--data", str(self.folder), "--journal", self.journal, *self.arguments]
        environment = {**os.environ, **USUAL, **UNLIMITED, **self.environment}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    async def serving(self, patience: float = START_PATIENCE) -> float:
        """Wait until it answers; the seconds that took."""
        began = time.monotonic()
        while time.monotonic() - began < patience:
            if self.process is None or self.process.poll() is not None:
                raise RuntimeError(f"the server has ended:\n{self.told()[-3000:]}")
            if await self._answers():
                return time.monotonic() - began
            await asyncio.sleep(0.01)
        raise TimeoutError(f"no server after {patience} s:\n{self.told()[-3000:]}")

    async def _answers(self) -> bool:
        if not self.port and (found := _ADDRESS.search(self._news())) is not None:
            self.port = int(found[2])
        if not self.port:
            return False
        with contextlib.suppress(OSError, TimeoutError):
            return (await web.ask(self.place, "GET", "/api/ready")).status == 200
        return False

    async def started(self) -> "ServerProcess":
        """Start and wait."""
        self.start()
        await self.serving()
        return self

    def _news(self) -> bytes:
        return self.log.read_bytes()[self._told_from :]

    def told(self) -> str:
        """Everything it has said so far."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        """Without a chance to do anything (kill -9)."""
        self._signal(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def freeze(self) -> None:
        """It does not run until `thaw`."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on as if nothing had been."""
        self._signal(signal.SIGCONT)

    def ask_to_stop(self) -> None:
        """The orderly way (SIGTERM)."""
        self._signal(signal.SIGTERM)

    async def stopped(self, patience: float = 15.0) -> float:
        """Wait for the end after `ask_to_stop`; the seconds that took."""
        assert self.process is not None
        began = time.monotonic()
        while self.process.poll() is None:
            if time.monotonic() - began > patience:
                raise TimeoutError(f"it has not ended:\n{self.told()[-3000:]}")
            await asyncio.sleep(0.01)
        return time.monotonic() - began

    def _signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def processor_seconds(self) -> float:
        """User and system time of the process so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_bytes(self) -> int:
        """Memory in use."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    async def __aenter__(self) -> "ServerProcess":
        return await self.started()

    async def __aexit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.thaw()
            self.kill()
