"""One worker process, seen from the pool: started, asked, stopped."""

import asyncio
import contextlib
import os
import sys

import msgspec

from zuschlag.bots.confinement import OVERRUN
from zuschlag.bots.messages import HEAD, LONGEST, READY, BotAnswer, NoAnswer, framed

_ANSWER = msgspec.msgpack.Decoder(BotAnswer)
_STARTING = 60.0
_KEPT = ("PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR", "LANG", "LC_ALL")
_SET = {
    # Nothing to compile and a quarter of the memory, for the same speed of a single choice.
    "ZUSCHLAG_RULES": "plain",
    "OPENBLAS_NUM_THREADS": "1",
}


class Crashed(Exception):
    """The process is gone, and not because it was slow."""


class BotProcess:
    """A process that answers one question after the other."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._asked, self._told = process, process.stdin, process.stdout

    @classmethod
    async def start(cls, roster: str, seconds: float, megabytes: int) -> "BotProcess":
        """Start a process and wait until its bots are loaded; Crashed if they cannot be."""
        command = [sys.executable, "-P", "-m", "zuschlag.bots.worker"]
        process = await asyncio.create_subprocess_exec(
            *command,
            *(roster, str(seconds), str(megabytes)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=clean_environment(),
            # An interrupt at the keyboard is for the server, which then stops its workers.
            start_new_session=True,
        )
        made = cls(process)
        try:
            async with asyncio.timeout(_STARTING):
                if await made._hear() == READY:
                    return made
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError):
            pass
        except BaseException:
            await made.stop()
            raise
        await made.stop()
        raise Crashed(f"a worker with the bots of {roster} does not start")

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
            await self.stop()
        if self._process.returncode == -OVERRUN:
            raise NoAnswer("slow")
        raise Crashed(f"a worker ended with {self._process.returncode}")

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._asked.close()
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def _hear(self) -> bytes:
        size = int.from_bytes(await self._told.readexactly(HEAD), "big")
        if size > LONGEST:
            raise ConnectionError("a frame without end")
        return await self._told.readexactly(size)


def clean_environment() -> dict[str, str]:
    """What a worker needs to find Python, and nothing of what the server was told."""
    return {name: os.environ[name] for name in _KEPT if name in os.environ} | _SET
