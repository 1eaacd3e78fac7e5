"""Simple house bots choose in other processes, out of the way of the tables.

Bytes of an observation go in, an action comes out. A worker that overruns, eats memory or dies is
replaced by a fresh one; the tables go on meanwhile.
"""

import asyncio
import logging
from typing import Any

import msgspec

from zuschlag.bots.bot_process import SIMPLE, BotProcess, Crashed
from zuschlag.bots.messages import BotAnswer, BotQuestion, LevelQuestion, NoAnswer, level_in

_LOG = logging.getLogger(__name__)
_WALL = 5
"""A busy machine may take this many times as long by the clock as a move may compute."""
_QUEUE = 30.0
"""Seconds to wait for a worker that is free."""
_PAUSE = 1.0
"""Seconds between two attempts to start a worker."""


class BotPool:
    """A few processes, each answering one question at a time."""

    def __init__(
        self,
        workers: int = 1,
        seconds: float = 1.0,
        megabytes: int = 256,
        roster: str = "zuschlag.bots.roster",
    ) -> None:
        self._workers, self._patience = workers, seconds * _WALL
        self._terms = roster, seconds, megabytes
        self._idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        self._processes: set[BotProcess] = set()
        self._replacing: set[asyncio.Task[None]] = set()
        self._is_open = False

    async def start(self) -> None:
        """Start all workers; Crashed when the bots cannot be loaded."""
        self._is_open = True
        try:
            for _ in range(self._workers):
                await self._hire()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """End all workers; whoever still waits gets NoAnswer."""
        self._is_open = False
        for task in self._replacing:
            task.cancel()
        await asyncio.gather(*self._replacing, return_exceptions=True)
        for process in list(self._processes):
            await self._dismiss(process)

    async def choose(self, game: str, bot: str, seen: bytes, options: bytes, seed: int) -> Any:
        """The action as a record writes it after the seat, or None; NoAnswer is a TimeoutError.

        A worker that died under a question may have died of something else: it is asked once more.
        """
        question = msgspec.msgpack.encode(BotQuestion(game, bot, seen, options, seed))
        try:
            answer = await self._ask(question)
        except Crashed:
            answer = await self._ask_again(question)
        if answer.failed is not None:
            _LOG.warning("bot %s of %s failed: %s", bot, game, answer.failed)
            raise NoAnswer("failed", answer.failed)
        return answer.action

    async def level_of(self, asked: LevelQuestion) -> str | None:
        """The level that decides like this, if it can be said; NoAnswer is a TimeoutError."""
        return level_in(await self._ask_again(msgspec.msgpack.encode(asked)))

    async def _ask_again(self, question: bytes) -> BotAnswer:
        try:
            return await self._ask(question)
        except Crashed as end:
            raise NoAnswer("crashed") from end

    async def _ask(self, question: bytes) -> BotAnswer:
        process = await self._free_process()
        try:
            answer = await process.ask(question, self._patience)
        except BaseException as error:
            self._replace(process, error)
            raise
        self._idle.put_nowait(process)
        return answer

    async def _free_process(self) -> BotProcess:
        if not self._is_open:
            raise NoAnswer("closed")
        try:
            async with asyncio.timeout(_QUEUE):
                return await self._idle.get()
        except TimeoutError:
            raise NoAnswer("busy") from None

    def _replace(self, process: BotProcess, error: BaseException) -> None:
        """Another worker instead of this one, while the tables go on."""
        if not self._is_open:
            return
        _LOG.warning("a worker for bots is replaced: %s", str(error) or type(error).__name__)
        task = asyncio.create_task(self._renew(process))
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _renew(self, process: BotProcess) -> None:
        await self._dismiss(process)
        while self._is_open:
            try:
                await self._hire()
                break
            except (Crashed, OSError) as error:
                _LOG.error("no worker for bots can be started: %s", error)
                await asyncio.sleep(_PAUSE)

    async def _hire(self) -> None:
        process = await BotProcess.start(SIMPLE, self._terms)
        self._processes.add(process)
        self._idle.put_nowait(process)

    async def _dismiss(self, process: BotProcess) -> None:
        self._processes.discard(process)
        await process.stop()
