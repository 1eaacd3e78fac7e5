"""A program that plays: one question in, one answer out, each a line of JSON.

It is started when it is first asked, and again after it has ended or kept silent for too long.
"""

import os
import queue
import subprocess
import threading
from collections.abc import Mapping, Sequence
from typing import IO, Any

import msgspec

from zuschlag.bots.messages import LONGEST, NoAnswer

STARTING = 30.0
"""Seconds more for the first answer: a program must be loaded."""

Asking = dict[str, Any]


class Program:
    """A process of the operator's own, with a limit by the clock."""

    def __init__(
        self, command: Sequence[str], seconds: float, environment: Mapping[str, str] | None = None
    ) -> None:
        self._command, self._seconds, self._environment = command, seconds, environment
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def ask(self, asking: Asking) -> Any:
        """The decoded answer; NoAnswer if there is none in time, or none that can be read."""
        patience = self._seconds if self._process else self._seconds + STARTING
        process = self._process or self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode(asking) + b"\n")
            process.stdin.flush()
            line = self._lines.get(timeout=patience)
            if line:
                return msgspec.json.decode(line)
        except queue.Empty:
            self.close()
            raise NoAnswer("slow") from None
        except (OSError, msgspec.DecodeError):
            pass
        self.close()
        raise NoAnswer("crashed")

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=None if self._environment is None else dict(self._environment),
                start_new_session=os.name == "posix",
            )
        except OSError:
            raise NoAnswer("crashed") from None
        assert process.stdout is not None
        self._lines = queue.SimpleQueue()
        reading = threading.Thread(
            target=_read, args=(process.stdout, self._lines), name="program", daemon=True
        )
        reading.start()
        self._process = process
        return process

    def close(self) -> None:
        """End it; it is started again when it is asked again."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue  # something was still on its way to a process that is gone


def _read(pipe: IO[bytes], lines: "queue.SimpleQueue[bytes]") -> None:
    """Pass lines on until the other side ends; an empty one says so."""
    try:
        while line := pipe.readline(LONGEST):
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(b"")
