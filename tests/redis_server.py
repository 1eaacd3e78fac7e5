"""A real Redis server for tests, from Debian's program, started once per test process."""

import atexit
import functools
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from tests.debian import installed, unprivileged


class Server:
    """One server in a folder of its own, reached by a Unix socket."""

    def __init__(self) -> None:
        self._program = installed("redis-server", _program)
        self._user = unprivileged("redis", "nobody")
        self.folder = Path(tempfile.mkdtemp(prefix="zredis"))
        self._user.give(self.folder)
        self._socket = self.folder / "s"
        self.url = f"unix://{self._socket}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        words = ["--port", "0", "--unixsocket", str(self._socket), "--save", ""]
        self._process = subprocess.Popen(
            [self._program, *words, "--unixsocketperm", "777"],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            **self._user.arguments(),
        )
        for _ in range(200):
            if self._socket.exists():
                return
            time.sleep(0.05)
        raise RuntimeError("Redis does not start")

    def kill(self) -> None:
        """No farewell."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None
            self._socket.unlink(missing_ok=True)

    def remove(self) -> None:
        """Leave nothing behind."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def _program() -> Path | None:
    found = shutil.which("redis-server")
    return Path(found) if found else None


@functools.lru_cache(1)
def server() -> Server:
    """The server of this test process, running."""
    one = Server()
    atexit.register(one.remove)
    one.start()
    return one
