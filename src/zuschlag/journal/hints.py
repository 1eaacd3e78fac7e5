"""Hints between workers: "this table has grown to here". Never more than hints.

Whoever hears one reads the journal. Lost, doubled, late or forged hints do no harm, and no fault
of the messenger ever reaches a table: it is tried again, and until then hints are lost.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any, Protocol

OnHint = Callable[[str, int], None]
Send = Callable[[str], Awaitable[object]]

MOST_BYTES = 7900  # PostgreSQL takes less than 8000
MOST_PENDING = 10_000
PULSE_SECONDS = 15.0
SECONDS_TO_ANSWER = 5.0
LONGEST_PAUSE = 2.0
_PAIR = re.compile(r"([0-9a-f]{1,64}):([0-9]{1,18})")
_log = logging.getLogger(__name__)


class Hints(Protocol):
    """A messenger."""

    async def open(self) -> None:
        """Begin to listen; a messenger that is away is tried again."""

    async def close(self) -> None:
        """Stop."""

    async def publish(self, heads: dict[str, int]) -> None:
        """These tables have grown."""

    def on_hint(self, told: OnHint) -> None:
        """Who wants to hear."""


class NoHints:
    """For a server that is alone."""

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def publish(self, heads: dict[str, int]) -> None:
        """Nobody listens."""

    def on_hint(self, told: OnHint) -> None:
        """There is nothing to hear."""


class _Messenger:
    """Collects news and sends it over a line that may be down at any time."""

    def __init__(self) -> None:
        self._listeners: list[OnHint] = []
        self._pending: dict[str, int] = {}
        self._is_wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.is_connected = False

    def on_hint(self, told: OnHint) -> None:
        self._listeners.append(told)

    async def open(self) -> None:
        """Begin to listen; whether the messenger is there shows later."""
        self._task = asyncio.create_task(self._run(), name="journal hints")

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def publish(self, heads: dict[str, int]) -> None:
        """Tell it soon; what comes while a message is on its way goes into the next one."""
        if len(self._pending) > MOST_PENDING:
            self._pending.clear()  # the messenger is away: others find out by asking
        for table, head in heads.items():
            self._pending[table] = max(head, self._pending.get(table, 0))
        self._is_wanted.set()

    def _hear(self, payload: object) -> None:
        for table, head in heads_of(payload):
            for told in self._listeners:
                try:
                    told(table, head)
                except Exception:
                    _log.exception("a listener failed")

    async def _run(self) -> None:
        pause = 0.05
        while True:
            try:
                async with self._line() as send:
                    self.is_connected, pause = True, 0.05
                    await self._serve(send)
            except Exception as fault:  # whatever it is: hints must not disturb anybody
                _log.warning("hints: %s", type(fault).__name__)
            self.is_connected = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _serve(self, send: Send) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_wanted.wait(), PULSE_SECONDS)
            self._is_wanted.clear()
            heads, self._pending = self._pending, {}
            for payload in payloads(heads) if heads else [""]:  # nothing is a sign of life
                await asyncio.wait_for(send(payload), SECONDS_TO_ANSWER)

    def _line(self) -> AbstractAsyncContextManager[Send]:
        """A connection that hears; it gives the way to send, and fails when it is lost."""
        raise NotImplementedError


class NotifyHints(_Messenger):
    """By LISTEN and NOTIFY of PostgreSQL, over a connection of its own."""

    def __init__(self, dsn: str, channel: str = "zuschlag_heads") -> None:
        super().__init__()
        self._dsn, self._channel = dsn, channel

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Send]:
        import asyncpg  # type: ignore[import-untyped]

        db = await asyncpg.connect(self._dsn, timeout=SECONDS_TO_ANSWER)
        db.add_termination_listener(lambda _: self._is_wanted.set())
        try:
            await db.add_listener(self._channel, lambda *said: self._hear(said[3]))
            yield lambda payload: self._notify(db, payload)
        finally:
            db.terminate()

    async def _notify(self, db: Any, payload: str) -> None:
        """A sign of life is a question: even an empty message would be written down."""
        if payload:
            await db.execute("SELECT pg_notify($1, $2)", self._channel, payload)
        else:
            await db.execute("SELECT 1")


class RedisHints(_Messenger):
    """By PUBLISH and SUBSCRIBE of Redis."""

    def __init__(self, url: str, prefix: str = "zuschlag") -> None:
        super().__init__()
        self._url, self._channel = url, f"{prefix}:heads"

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Send]:
        from redis.asyncio import Redis

        waits: dict[str, Any] = {"socket_connect_timeout": SECONDS_TO_ANSWER}
        async with Redis.from_url(self._url, **waits) as redis, redis.pubsub() as heard:
            await heard.subscribe(self._channel)
            listening = asyncio.create_task(self._listen(heard))
            # Whoever waits for something to send must hear that the line is gone.
            listening.add_done_callback(lambda _: self._is_wanted.set())

            async def send(payload: str) -> None:
                if listening.done():
                    raise ConnectionError
                await redis.publish(self._channel, payload)

            try:
                yield send
            finally:
                listening.cancel()
                await asyncio.wait([listening])

    async def _listen(self, heard: Any) -> None:
        with suppress(Exception):
            async for message in heard.listen():
                if message["type"] == "message":
                    self._hear(message["data"])


def payloads(heads: dict[str, int]) -> Iterator[str]:
    """Heads as texts that every messenger can carry: `table:head` with commas between."""
    text = ""
    for table, head in heads.items():
        pair = f"{table}:{head}"
        if text and len(text) + 1 + len(pair) > MOST_BYTES:
            yield text
            text = ""
        text = f"{text},{pair}" if text else pair
    if text:
        yield text


def heads_of(payload: object) -> Iterator[tuple[str, int]]:
    """What a message says; anything but a hint says nothing."""
    if isinstance(payload, bytes):
        payload = payload.decode("utf-8", "replace")
    if isinstance(payload, str) and len(payload) <= MOST_BYTES:
        for pair in payload.split(","):
            found = _PAIR.fullmatch(pair)
            if found:
                yield found[1], int(found[2])
