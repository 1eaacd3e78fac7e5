"""A whole server for browsers: a process of its own, on a free port, with a folder of its own."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from zuschlag.server.builds import BUILT

COMMAND = [sys.executable, "-m", "zuschlag", "serve", "--log", "warning"]


def built() -> Path:
    """Where the pages are that the server shows."""
    return Path(os.environ.get("ZUSCHLAG_STATIC") or BUILT)


def has_pages() -> bool:
    """Whether there is anything to show: `make test` builds the pages first."""
    return (built() / "index.html").exists()


@contextmanager
def served(folder: Path, *flags: str, port: int = 0, package: Path | None = None) -> Iterator[str]:
    """Serve while the block runs; answers with the origin. A fault of the server is one of ours.

    `package` is a folder that has another copy of the package.
    """
    other = {"PYTHONPATH": str(package)} if package is not None else {}
    log = folder / "server.log"
    with log.open("w") as telling:
        process = subprocess.Popen(
            [*COMMAND, "--port", str(port), "--data", str(folder), *flags],
            stdout=subprocess.PIPE,
            stderr=telling,
            text=True,
            # Nothing to compile: a game of people needs no speed.
            env={**os.environ, "ZUSCHLAG_RULES": "plain", **other},
        )
        assert process.stdout is not None
        try:
            found = re.search(r"http://[^/\s]+", process.stdout.readline())
            assert found, log.read_text()
            yield found[0]
        finally:
            process.terminate()
            process.communicate(timeout=20)
    assert faults_in(log) == []


def faults_in(log: Path) -> list[str]:
    """Lines that tell of a fault."""
    lines = [line for line in log.read_text().splitlines() if line]
    return [line for line in lines if level_of(line) in ("error", "critical")]


def level_of(line: str) -> str:
    """What is not a line of the log is a traceback of somebody who cannot write one."""
    try:
        return str(json.loads(line)["level"])
    except (ValueError, LookupError, TypeError):
        return "error"
