"""An evening as a process of its own: started, killed, started again; and people with programs."""

import itertools
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

COMMAND = [sys.executable, "-m", "zuschlag", "evening"]
USUAL = {"ZUSCHLAG_RULES": "plain", "ZUSCHLAG_LOG": "warning"}
_LINKS = 3
_IDS = (f"by-program-{number:06}" for number in itertools.count())


class EveningProcess:
    """`zuschlag evening` in a folder; it keeps its port over restarts, as a real one would."""

    def __init__(self, folder: Path, *flags: str, environment: Mapping[str, str] = {}) -> None:
        self._folder = folder
        self._flags = flags
        self._environment = {**os.environ, **USUAL, **environment}
        self._verb: tuple[str, ...] = ()
        self._port = 0
        self.log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        self.join = self.console = self.wall = ""
        self._guests: list[Guest] = []

    def resume(self, mirror: Path, phrase: str, folder: Path, port: int | None = None) -> None:
        """As on another machine: from the mirror into a new folder, at this port or another."""
        self._verb, self._flags, self._folder = ("resume", str(mirror)), (), folder
        self._port = self._port if port is None else port
        self.start(phrase)
        self._verb, self._flags = (), ("--mirror", str(mirror))

    def start(self, said: str = "") -> None:
        """Begin, and read the links it prints."""
        where = ["--no-lan", "--port", str(self._port), "--data", str(self._folder)]
        with self.log.open("a") as telling:
            self._process = subprocess.Popen(
                [*COMMAND, *self._verb, *where, *self._flags],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=telling,
                text=True,
                env=self._environment,
            )
        assert self._process.stdout is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"{said}\n")
        self._process.stdin.close()
        self._process.stdin = None  # nothing more is said
        lines = [self._process.stdout.readline() for _ in range(_LINKS)]
        found = [re.search(r"http://\S+", line) for line in lines]
        self.join, self.console, self.wall = (one[0] for one in found if one)
        self._port = int(self.origin.rsplit(":", 1)[1])

    def phrase(self) -> str:
        """What is shown once, when a mirror begins."""
        assert self._process is not None
        assert self._process.stdout is not None
        while not (
            found := re.search(r"\b(\w{4}-){3}\w{4}\b", line := self._process.stdout.readline())
        ):
            assert line, self.log.read_text()
        return found[0]

    def wait(self) -> int:
        """Its exit code, once it has ended by itself."""
        assert self._process is not None
        self._process.communicate(timeout=60)
        return self._process.returncode

    def kill(self) -> None:
        """As if the power had gone."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate(timeout=20)

    def guest(self) -> "Guest":
        """Somebody new."""
        self._guests.append(Guest(self))
        return self._guests[-1]

    def stop(self) -> None:
        """Everybody goes, and in good order."""
        for guest in self._guests:
            guest.http.close()
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.communicate(timeout=20)

    @property
    def origin(self) -> str:
        return self.join[: self.join.index("/e/")]

    @property
    def code(self) -> str:
        return self.wall.split("/")[-2]

    @property
    def key(self) -> str:
        """What makes a browser the organiser's."""
        return self.console.split("#")[1]


@contextmanager
def evening_served(folder: Path, *flags: str) -> Iterator[EveningProcess]:
    """Serve an evening while the block runs."""
    process = EveningProcess(folder, *flags)
    process.start()
    try:
        yield process
    finally:
        process.stop()


class Guest:
    """Somebody whose phone is a program; asks again for as long as nobody answers."""

    def __init__(self, evening: EveningProcess) -> None:
        self.path = f"/api/evenings/{evening.code}"
        headers = {"Origin": evening.origin}
        self.http = httpx.Client(
            base_url=evening.origin, headers=headers, trust_env=False, timeout=60
        )
        assert self.http.post("/api/session").is_success

    def ask(self, **command: Any) -> dict[str, Any]:
        """A command to the evening."""
        body = {"id": next(_IDS), "command": command}
        answer = self.http.post(f"{self.path}/commands", json=body)
        assert answer.is_success, answer.text
        made: dict[str, Any] = answer.json()["made"]
        return made

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(self.path).json()
        return found

    def until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for news until what is seen is so."""
        frame = self.seen()
        while not is_so(frame):
            asked = {"cursor": frame["cursor"], "wait": 20}
            frame = self.http.get(f"{self.path}/news", params=asked).json()
        return frame

    def until_step(self, step: str) -> dict[str, Any]:
        """Wait until the organiser has this to do."""
        return self.until(lambda frame: bool(frame["desk"]["next_step"] == step))

    def table(self) -> str:
        """Where to sit down, once there is a table."""
        return str(self.until(lambda frame: bool(frame["me"]["table"]))["me"]["table"])

    def stand(self, table: str) -> None:
        """Leave the game to a bot."""
        body = {"id": next(_IDS), "command": {"do": "stand"}}
        answer = self.http.post(f"/api/tables/{table}/commands", json=body)
        assert answer.is_success, answer.text


def at_once(settings: dict[str, Any]) -> dict[str, Any]:
    """The same settings with bots that do not seem to think, and no hurry for anybody else."""
    return settings | {"table": settings["table"] | {"pace": [0, 0], "time": {}}}
