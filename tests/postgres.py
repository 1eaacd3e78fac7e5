"""A real PostgreSQL server for tests, from Debian's programs, started once per test process.

As root it is installed when it is missing and runs as an unprivileged user. Where it cannot be
had, tests skip loudly; in CI they fail.
"""

import atexit
import functools
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from tests.debian import installed, unprivileged

CONFIG = """
listen_addresses = ''
unix_socket_directories = '{folder}'
fsync = on
synchronous_commit = on
full_page_writes = on
max_connections = 60
shared_buffers = 32MB
logging_collector = off
log_min_messages = panic
"""


class Server:
    """One server in a folder of its own, reached by a Unix socket.

    `more` are settings; `trusted` are lines about who else may connect.
    """

    def __init__(self, more: str = "", trusted: str = "") -> None:
        self._programs = programs()
        self._user = unprivileged("postgres", "nobody")
        self.folder = Path(tempfile.mkdtemp(prefix="zpg"))  # short: a socket's path must be
        self._user.give(self.folder)
        self._files = self.folder / "files"
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(self._files), "-U", "postgres", "-A", "trust", "-N")
        with (self._files / "postgresql.conf").open("a") as config:
            config.write(CONFIG.format(folder=self.folder) + more + "\n")
        with (self._files / "pg_hba.conf").open("a") as allowed:
            allowed.write(trusted)
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **self._user.arguments(),
        )

    def start(self) -> None:
        """Start, and wait until it answers."""
        for _ in range(600):
            if self._process is None or self._process.poll() is not None:
                # The first time, or again: children of a killed server may still be there.
                self._process = self._started()
            if self._is_ready():
                return
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL does not start")

    def _started(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [self._programs / "postgres", "-D", str(self._files)],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self._user.arguments(),
        )

    def _is_ready(self) -> bool:
        told = subprocess.run(
            [self._programs / "pg_isready", "-q", "-h", str(self.folder)], check=False
        )
        return told.returncode == 0

    @property
    def pids(self) -> list[int]:
        """Of all its processes."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [self._process.pid, *map(int, children.read_text().split())]

    def kill(self) -> None:
        """No farewell: as if the power had gone."""
        assert self._process is not None
        # The children of a killed server notice by themselves and end.
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Stop in an orderly way, at once."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()

    def restart(self) -> None:
        """Stop and start again."""
        self.stop()
        self.start()

    def remove(self) -> None:
        """Leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{secrets.token_hex(6)}"
        socket = ["-h", str(self.folder), "-U", "postgres"]
        subprocess.run([self._programs / "createdb", *socket, name], check=True)
        return f"postgresql://postgres@/{name}?host={self.folder}"


def programs() -> Path:
    """Where Debian keeps the programs of the newest version."""
    return installed("postgresql", _programs)


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=_version)
    return found[-1].parent if found else None


def _version(path: Path) -> float:
    return float(path.parts[-3])


@functools.lru_cache(1)
def server() -> Server:
    """The server of this test process."""
    one = Server()
    atexit.register(one.remove)
    return one


def database() -> str:
    """The address of a new, empty database on it."""
    return server().database()
