"""Run the command line as a user does: a process of its own, bytes in, bytes out."""

import contextlib
import io
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from contextvars import copy_context
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zuschlag.cli import main

COMMAND = (sys.executable, "-m", "zuschlag")


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def answer(self) -> dict[str, Any]:
        """The one line of JSON that the command printed, and nothing else."""
        lines = self.out.splitlines(keepends=True)
        assert len(lines) == 1, self
        assert lines[0].endswith("\n"), self
        found: dict[str, Any] = json.loads(lines[0])
        return found

    @property
    def sentence(self) -> str:
        """The one line that a refused command told, with nothing on standard output."""
        assert self.code == 2, self
        assert self.out == "", self
        lines = [line for line in self.err.splitlines() if not line.startswith("Compiling")]
        assert len(lines) == 1, self
        return lines[0]


def zuschlag(
    *arguments: str | Path,
    given: bytes = b"",
    env: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> Ran:
    """Run `zuschlag ...` without a terminal; whatever happens, it must not show a traceback."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=given,
        capture_output=True,
        env={**os.environ, "COLUMNS": "100", **(env or {})},
        cwd=folder,
        timeout=120,
    )
    ran = Ran(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode())
    assert is_calm(ran.err), ran.err
    return ran


def here(*arguments: str | Path) -> Ran:
    """The same in this process, which has everything loaded and keeps its own language."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = copy_context().run(main, [str(one) for one in arguments])
    return Ran(code, out.getvalue(), err.getvalue())


def is_calm(told: str) -> bool:
    """Whether nothing on standard error looks like a fault of ours."""
    return "Traceback" not in told and "Exception ignored" not in told
