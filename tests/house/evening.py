"""A server with a finished game and an open table, for the commands that pages show."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.house.tree import ROOT
from zuschlag import client
from zuschlag.client.requests import call

SEATS = 3
SETTINGS = {"game": "for-sale", "edition": "2015", "seats": SEATS, "pace": [0.0, 0.0]}
PATIENCE = 60.0


def environment(home: Path) -> dict[str, str]:
    """A person's, with folders of their own, plain rules and no browser; the page's programs."""
    programs = Path(sys.executable).parent
    mine = {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "PYTHONPATH": str(ROOT / "tests" / "third_game"),
        "PYTHONUNBUFFERED": "1",
        "ZUSCHLAG_RULES": "plain",
        "ZUSCHLAG_NO_BROWSER": "1",
        "ZUSCHLAG_PORT": "0",
        "NO_PROXY": "127.0.0.1",
    }
    # Under `make test ARGS=...` a make started here would think itself a part of that one.
    theirs = {"ARGS", "LAN", "MAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MFLAGS"}
    return {name: one for name, one in os.environ.items() if name not in theirs} | mine


@contextmanager
def served(line: str, env: dict[str, str], folder: Path) -> Iterator[tuple[str, Path]]:
    """`zuschlag serve ...` while the block runs: its address, and what it prints."""
    log = folder / "served.txt"
    with log.open("wb") as out:
        command = f"exec {line} --log warning"
        running = subprocess.Popen(command, shell=True, env=env, cwd=folder, stdout=out, stderr=out)
    try:
        until(lambda: "Stop with" in log.read_text(), running)
        yield re.findall(r"http://127[0-9.:]+", log.read_text())[0], log
    finally:
        running.send_signal(signal.SIGTERM)
        assert running.wait(PATIENCE) == 0, log.read_text()


def until(is_so: Callable[[], bool], running: "subprocess.Popen[Any]") -> None:
    """Wait for something a running program brings about."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert running.poll() is None, "it has ended"
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


class Evening:
    """What readers have before them: an address, the tables of their host, a written game."""

    def __init__(self, url: str) -> None:
        self.url, self.token = url, client.new_token(url)
        self.finished, self.open = self.new_table(), self.new_table()
        for seat in range(SEATS):
            self.do(self.finished, do="seat-bot", seat=seat, bot="random")
        self.do(self.finished, do="start")
        while self.look(self.finished)["table"]["status"] != "over":
            time.sleep(0.05)
        self.record = self._ask("GET", f"/api/tables/{self.finished['table']}/record")

    def do(self, table: Any, **command: Any) -> None:
        """A command of the host."""
        body = {"id": f"evening-{time.monotonic_ns()}", "command": command}
        self._ask("POST", f"/api/tables/{table['table']}/commands", body)

    def look(self, table: Any) -> Any:
        """The table as it is now."""
        return self._ask("GET", f"/api/tables/{table['table']}")

    def cookie(self) -> str:
        """A session, as a browser keeps it."""
        request = urllib.request.Request(f"{self.url}/api/session", method="POST")
        request.add_header("Origin", self.url)
        with urllib.request.urlopen(request) as answer:
            return str(answer.headers["Set-Cookie"]).partition(";")[0]

    def written(self, folder: Path) -> None:
        """The files a reader is said to have."""
        (folder / "game.json").write_text(json.dumps(self.record))
        (folder / "games.jsonl").write_text(f"{json.dumps(self.record)}\n" * 2)

    def new_table(self) -> Any:
        """Open, with nobody at it."""
        return client.open_table(self.url, self.token, SETTINGS)

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        return call(self.url, self.token, method, path, body)
