"""One worker process, seen from the pool: started, asked, stopped."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from zuschlag.bots.confinement import OVERRUN
from zuschlag.bots.messages import HEAD, LONGEST, READY, BotAnswer, NoAnswer, framed

_ANSWER = msgspec.msgpack.Decoder(BotAnswer)
_KEPT = ("PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR", "LANG", "LC_ALL")
_KEPT_TO_COMPILE = (
    *("HOME", "USERPROFILE", "LOCALAPPDATA", "XDG_CACHE_HOME", "ZUSCHLAG_CACHE"),
    *("ZUSCHLAG_COMPILER", "NUMBA_OPT", "NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT"),
)
_ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}
_LAST_BREATH = 1.0
"""Seconds for a process that says nothing any more to be gone."""


class Way(NamedTuple):
    """How a kind of worker is run."""

    module: str
    environment: dict[str, str]
    kept: tuple[str, ...] = _KEPT  # of the server's environment
    starting: float = 60.0  # seconds until its bots are loaded


# Nothing to compile and a quarter of the memory, for the same speed of a single choice.
SIMPLE = Way("zuschlag.bots.worker", {"ZUSCHLAG_RULES": "plain", **_ONE_THREAD})
# Whoever searches plays thousands of games: compiled, from where compiled code is kept.
THINKING = Way(
    "zuschlag.bots.thinking_worker",
    {"ZUSCHLAG_RULES": "compiled", **_ONE_THREAD},
    _KEPT + _KEPT_TO_COMPILE,
    300.0,
)


class Crashed(Exception):
    """The process is gone, and not because it was slow."""


class BotProcess:
    """A process that answers one question after the other."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._asked, self._told = process, process.stdin, process.stdout

    @classmethod
    async def start(cls, way: Way, arguments: Sequence[object]) -> "BotProcess":
        """Start a process and wait until its bots are loaded; Crashed if they cannot be."""
        command = [sys.executable, "-P", "-m", way.module]
        process = await asyncio.create_subprocess_exec(
            *command,
            *(str(argument) for argument in arguments),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=clean_environment(way),
            # An interrupt at the keyboard is for the server, which then stops its workers.
            start_new_session=True,
        )
        made = cls(process)
        try:
            async with asyncio.timeout(way.starting):
                if await made._hear() == READY:
                    return made
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError):
            pass
        except BaseException:
            await made.stop()
            raise
        await made.stop()
        raise Crashed(f"a worker with the bots of {arguments[0]} does not start")

    async def ask(self, question: bytes, patience: float) -> BotAnswer:
        """What comes back; after NoAnswer, Crashed or a cancellation only `stop` makes sense."""
        try:
            async with asyncio.timeout(patience):
                self._asked.write(framed(question))
                await self._asked.drain()
                return _ANSWER.decode(await self._hear())
        except TimeoutError:
            raise NoAnswer("slow") from None
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError):
            await self._end()
        if self._process.returncode == -OVERRUN:
            raise NoAnswer("slow")
        raise Crashed(f"a worker ended with {self._process.returncode}")

    async def _end(self) -> None:
        """See why it ended: a process that is killed while it ends of its own loses that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LAST_BREATH):
                await self._process.wait()
        await self.stop()

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._asked.close()
        if self._process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def _hear(self) -> bytes:
        size = int.from_bytes(await self._told.readexactly(HEAD), "big")
        if size > LONGEST:
            raise ConnectionError("a frame without end")
        return await self._told.readexactly(size)


def clean_environment(way: Way) -> dict[str, str]:
    """What a worker needs to find Python, and nothing of what the server was told."""
    return {name: os.environ[name] for name in way.kept if name in os.environ} | way.environment
