"""One worker for bots that think, seen from the pool: it is asked, and replaced when it dies.

A bot that lives there is told only what is new; after a restart all are told everything again.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import NamedTuple

import msgspec

from zuschlag.bots.bot_process import THINKING, BotProcess, Crashed
from zuschlag.bots.company import MOST
from zuschlag.bots.messages import (
    LIKENESS_SECONDS,
    BotAnswer,
    BotQuestion,
    LevelQuestion,
    NoAnswer,
    Story,
    ThinkingQuestion,
)

_LOG = logging.getLogger(__name__)
_WALL = 5
"""A busy machine may take this many times as long by the clock as a move may compute."""
_TELLING = 0.001
"""Seconds more to compute for every entry that is told."""
_QUEUE = 8.0
"""Seconds to wait until it has time."""
_AT_EASE = 2
"""So many may ask at once, and each gets all its time; with more, each gets less."""
_LEAST_EFFORT = 1 / 16
_PAUSE = 30.0
"""Seconds between two attempts to start one that does not start."""


class Told(NamedTuple):
    """What a bot there should know."""

    bot: str
    version: int
    known: int


class ThinkingHome:
    """A process in which bots live, or the next one."""

    def __init__(self, roster: str, game: str, megabytes: int, patience: float) -> None:
        self._arguments, self._patience = (roster, game, megabytes), patience
        self._told: OrderedDict[str, Told] = OrderedDict()
        self._turn = asyncio.Lock()
        self._asking = 0  # who is answered now, and who waits
        self._starting: asyncio.Task[BotProcess] | None = None
        self._not_before = 0.0

    async def ask(self, asked: BotQuestion, story: Story, seconds: float) -> BotAnswer:
        """What the bot says; NoAnswer or Crashed when it is lost with all that lived there."""
        async with self._worker() as process:
            return await self._asked(process, asked, story, seconds)

    async def ask_level(self, asked: LevelQuestion) -> BotAnswer:
        """Whose play is like this; the same faults."""
        async with self._worker() as process:
            return await process.ask(msgspec.msgpack.encode(asked), LIKENESS_SECONDS * _WALL)

    async def close(self) -> None:
        """End the worker."""
        starting, self._starting = self._starting, None
        if starting is not None:
            await _ended(starting)

    async def _asked(
        self, process: BotProcess, asked: BotQuestion, story: Story, seconds: float
    ) -> BotAnswer:
        who = f"{story.table}/{story.seat}"
        told = self._told.pop(who, None)
        known = told.known if told and told[:2] == (asked.bot, story.version) else 0
        effort = max(_LEAST_EFFORT, min(1.0, _AT_EASE / self._asking))
        terms = asked, story, seconds, effort
        answer = await _answer(process, who, known, *terms)
        if answer.is_forgotten:
            answer = await _answer(process, who, 0, *terms)
        if answer.failed is None:
            self._told[who] = Told(asked.bot, story.version, story.length)
            while len(self._told) > MOST:
                self._told.popitem(last=False)
        return answer

    @contextlib.asynccontextmanager
    async def _worker(self) -> AsyncIterator[BotProcess]:
        """The process, for one question; it is replaced where that goes wrong."""
        self._asking += 1
        try:
            await self._process()  # all who wait for a start wait together
            async with self._own_turn():
                process = await self._process()
                try:
                    yield process
                except BaseException as error:
                    self._replace(process, error)
                    raise
        finally:
            self._asking -= 1

    @contextlib.asynccontextmanager
    async def _own_turn(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(_QUEUE):
                await self._turn.acquire()
        except TimeoutError:
            raise NoAnswer("busy") from None
        try:
            yield
        finally:
            self._turn.release()

    async def _process(self) -> BotProcess:
        """The worker that runs; NoAnswer while it starts, or if it does not."""
        if self._starting is None:
            self._start()
        assert self._starting is not None
        starting = self._starting
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(starting)
        except TimeoutError:
            raise NoAnswer("starting") from None
        except (Crashed, OSError) as error:
            self._give_up(starting, error)
            raise NoAnswer("starting") from error

    def _start(self) -> None:
        if asyncio.get_running_loop().time() < self._not_before:
            raise NoAnswer("starting")
        self._told.clear()
        self._starting = asyncio.create_task(BotProcess.start(THINKING, self._arguments))

    def _give_up(self, starting: "asyncio.Task[BotProcess]", error: Exception) -> None:
        if self._starting is starting:
            _LOG.error("no worker for bots that think can be started: %s", error)
            self._starting = None
            self._not_before = asyncio.get_running_loop().time() + _PAUSE

    def _replace(self, process: BotProcess, error: BaseException) -> None:
        """Another worker instead of this one, at once: somebody will ask again."""
        starting = self._starting
        if starting is None:
            return
        _LOG.warning(
            "a worker for bots that think is replaced: %s", str(error) or type(error).__name__
        )
        self._told.clear()

        async def renewed() -> BotProcess:
            await process.stop()
            return await BotProcess.start(THINKING, self._arguments)

        self._starting = asyncio.create_task(renewed())


async def _answer(
    process: BotProcess,
    who: str,
    known: int,
    asked: BotQuestion,
    story: Story,
    seconds: float,
    effort: float,
) -> BotAnswer:
    news = story.after(known)
    seconds += _TELLING * len(news)
    question = ThinkingQuestion(who, story.version, known, news, seconds, asked, effort)
    return await process.ask(msgspec.msgpack.encode(question), seconds * _WALL)


async def _ended(starting: "asyncio.Task[BotProcess]") -> None:
    starting.cancel()
    with contextlib.suppress(asyncio.CancelledError, Crashed, OSError):
        await (await starting).stop()
