"""The one connection of a worker that writes to PostgreSQL; what waits is one transaction.

It comes back by itself when the server does. Until then everything is Unwritable at once; only a
commit whose answer was lost is Unclear.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from zuschlag.errors import ZuschlagError
from zuschlag.journal.append import Append
from zuschlag.journal.condition import Condition, noted
from zuschlag.journal.contract import Unclear, Unwritable
from zuschlag.journal.hints import Hints
from zuschlag.journal.postgres_leases import Take
from zuschlag.journal.postgres_schema import SETTINGS, Connection, prepare
from zuschlag.journal.postgres_statements import write_batch

MOST_AT_ONCE = 256
SECONDS_TO_CONNECT = 5.0
SECONDS_TO_ANSWER = 10.0
LONGEST_PAUSE = 2.0
_SHORTEST_PAUSE = 0.05
_TRIES = 3

Deed = Append | Take | Callable[[Connection], Awaitable[Any]]
LOST = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was cut between two questions
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class _WriteRequest(NamedTuple):
    deed: Deed
    answer: "asyncio.Future[Any]"


class PostgresWriter:
    """Takes requests and answers them when the server has them on disk."""

    def __init__(self, dsn: str, condition: Condition, hints: Hints | None) -> None:
        self._dsn, self._condition, self._hints = dsn, condition, hints
        self._requests: deque[_WriteRequest] = deque()
        self._is_wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_ending = False
        self._db: Connection | None = None
        self._pause = _SHORTEST_PAUSE
        self._next_try = 0.0
        self.commits = 0

    async def start(self) -> None:
        """Connect once, to know that all is well, and serve."""
        self._is_ending = False
        await self._connected()
        self._task = asyncio.create_task(self._run(), name="journal writer")

    async def stop(self) -> None:
        """Write what waits, then hang up."""
        task, self._task = self._task, None
        if task is not None:
            self._is_ending = True
            self._is_wanted.set()
            await task
        await self._hang_up()

    async def call(self, deed: Deed) -> Any:
        """Have something done durably; what it answered."""
        if self._task is None:
            raise Unwritable("journal/closed")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._requests.append(_WriteRequest(deed, answer))
        self._is_wanted.set()
        return await noted(answer, self._condition)

    async def _run(self) -> None:
        while self._requests or not self._is_ending:
            if not self._requests:
                self._is_wanted.clear()
                await self._is_wanted.wait()
                continue
            batch = [
                self._requests.popleft() for _ in range(min(MOST_AT_ONCE, len(self._requests)))
            ]
            together = [request for request in batch if isinstance(request.deed, Append | Take)]
            for request in batch:
                if not isinstance(request.deed, Append | Take):
                    _answer([request], await self._do_alone(request.deed))
            if together:
                _answer(together, await self._do_together([request.deed for request in together]))

    async def _do_alone(self, deed: Deed) -> list[Any]:
        assert not isinstance(deed, Append | Take)
        try:
            return [await deed(await self._connected())]
        except Exception as fault:
            return [await self._failed(fault, is_committing=True)]

    async def _do_together(self, deeds: list[Any]) -> list[Any]:
        """One transaction; for each deed its answer, or the fault to raise."""
        for is_last in [False] * (_TRIES - 1) + [True]:
            is_committing = False
            try:
                db = await self._connected()
                transaction = db.transaction()
                await transaction.start()
                answers = await write_batch(db, deeds)
                is_committing = True
                await transaction.commit()
            except Exception as fault:
                told = await self._failed(fault, is_committing)
                if is_last or not isinstance(fault, _AGAIN):
                    return [told] * len(deeds)
            else:
                self.commits += 1
                await self._hint(deeds, answers)
                return answers
        raise AssertionError

    async def _hint(self, deeds: list[Any], answers: list[Any]) -> None:
        if self._hints is not None:
            kept = zip(deeds, answers, strict=True)
            heads = {one.table: one.seq for one, answer in kept if answer is None}
            if heads:
                await self._hints.publish(heads)

    async def _failed(self, fault: Exception, is_committing: bool) -> Exception:
        """Hang up, which undoes what was not committed; what is known about the rest."""
        if isinstance(fault, ZuschlagError):
            return fault
        await self._hang_up()
        if not isinstance(fault, (*LOST, asyncpg.PostgresError)):
            return fault
        facts = {"reason": str(fault) or type(fault).__name__}
        if is_committing:
            return Unclear("journal/connection-lost", facts)
        return Unwritable("journal/unwritable", facts)

    async def _connected(self) -> Connection:
        if self._db is not None and not self._db.is_closed():
            return self._db
        now = asyncio.get_running_loop().time()
        if now < self._next_try:
            raise Unwritable("journal/unreachable")
        try:
            self._db = await _connection(self._dsn)
        except (*LOST, asyncpg.PostgresError) as fault:
            self._next_try = asyncio.get_running_loop().time() + self._pause
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            raise Unwritable("journal/unreachable", {"reason": str(fault)}) from None
        self._pause = _SHORTEST_PAUSE
        return self._db

    async def _hang_up(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            with suppress(*LOST, asyncpg.PostgresError):
                db.terminate()


async def _connection(dsn: str) -> Connection:
    """A connection on which everything that makes a commit safe has been checked."""
    db: Connection = await asyncpg.connect(
        dsn,
        timeout=SECONDS_TO_CONNECT,
        command_timeout=SECONDS_TO_ANSWER,
        server_settings=SETTINGS,
    )
    try:
        await prepare(db)
    except BaseException:
        db.terminate()
        raise
    return db


def _answer(requests: list[_WriteRequest], answers: list[Any]) -> None:
    for request, answer in zip(requests, answers, strict=True):
        if request.answer.done():
            continue  # whoever asked has given up
        if isinstance(answer, Exception):
            request.answer.set_exception(answer)
        else:
            request.answer.set_result(answer)
