"""Hints arrive when they can, and never disturb anybody when they cannot, or are forged."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis.asyncio import Redis

from tests import postgres, redis_server
from tests.journal.stories import card, chain, table_id
from zuschlag.journal.hints import (
    MOST_BYTES,
    Hints,
    NoHints,
    NotifyHints,
    RedisHints,
    Send,
    heads_of,
    payloads,
)
from zuschlag.journal.postgres import PostgresJournal

Forge = Callable[[str], Awaitable[None]]
PATIENCE = 60.0


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def notify(dsn: str, payload: str) -> None:
    db = await asyncpg.connect(dsn)
    await db.execute("SELECT pg_notify('zuschlag_heads', $1)", payload.replace("\0", ""))
    await db.close()


async def publish(url: str, payload: str) -> None:
    async with Redis.from_url(url) as redis:
        await redis.publish("zuschlag:heads", payload)


@pytest.fixture(params=["notify", "redis"])
async def line(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Any, Any, Forge]]:
    """Two workers' hints, and a way to forge some."""
    one: Any
    two: Any
    if request.param == "notify":
        dsn = postgres.database()
        one, two = NotifyHints(dsn), NotifyHints(dsn)

        async def forge(payload: str) -> None:
            await notify(dsn, payload)
    else:
        url = redis_server.server().url
        one, two = RedisHints(url), RedisHints(url)

        async def forge(payload: str) -> None:
            await publish(url, payload)

    for hints in (one, two):
        await hints.open()
    await until(lambda: one.is_connected and two.is_connected)
    yield one, two, forge
    for hints in (one, two):
        await hints.close()


async def test_what_one_worker_publishes_the_other_hears(line: tuple[Any, Any, Forge]) -> None:
    one, two, _ = line
    heard: dict[str, int] = {}
    two.on_hint(heard.__setitem__)
    heads = {table_id(): number for number in range(1, 501)}
    await one.publish(heads)
    await until(lambda: heard == heads)


async def test_forged_hints_are_harmless(line: tuple[Any, Any, Forge]) -> None:
    one, two, forge = line
    heard: list[tuple[str, int]] = []
    two.on_hint(lambda table, head: heard.append((table, head)))
    for _ in range(20):
        await forge(secrets.token_bytes(100).decode("latin-1"))
    await forge("ab:1,;drop,ab:-1,:,ab:,ab:99999999999999999999,\u2603:1,ab:2")
    await one.publish({"cd": 3})
    await until(lambda: ("cd", 3) in heard)
    assert heard == [("ab", 1), ("ab", 2), ("cd", 3)]


async def test_a_listener_that_fails_does_not_stop_the_others(
    line: tuple[Any, Any, Forge],
) -> None:
    one, two, _ = line
    heard: list[str] = []

    def fail(_table: str, _head: int) -> None:
        raise RuntimeError

    two.on_hint(fail)
    two.on_hint(lambda table, _: heard.append(table))
    await one.publish({"ab": 1})
    await until(lambda: heard == ["ab"])


async def test_redis_may_come_late_and_go_and_come_back() -> None:
    server = redis_server.Server()
    hints = RedisHints(server.url)
    heard: list[int] = []
    hints.on_hint(lambda _, head: heard.append(head))
    try:
        await hints.open()
        await hints.publish({"ab": 1})
        await asyncio.sleep(0.2)
        assert not hints.is_connected
        for number in (2, 3):
            server.start()
            await until(lambda: hints.is_connected)
            await hints.publish({"ab": number})
            await until(lambda number=number: number in heard)  # type: ignore[misc]
            server.kill()
            await until(lambda: not hints.is_connected)
            await hints.publish({"ab": 0})
    finally:
        await hints.close()
        server.remove()


class CountingHints(NotifyHints):
    """Counts its connections: a lost one may be replaced before anybody has looked."""

    lines = 0

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Send]:
        async with super()._line() as send:
            self.lines += 1
            yield send


async def test_hints_over_postgresql_come_back_after_a_lost_connection() -> None:
    dsn = postgres.database()
    hints = CountingHints(dsn)
    heard: list[int] = []
    hints.on_hint(lambda _, head: heard.append(head))
    await hints.open()
    await until(lambda: hints.is_connected)
    db = await asyncpg.connect(dsn)
    await db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await db.close()
    await until(lambda: hints.lines == 2)
    await hints.publish({"ab": 7})
    await until(lambda: 7 in heard)
    await hints.close()


async def test_the_journal_tells_what_it_has_kept() -> None:
    dsn = postgres.database()
    hints = NotifyHints(dsn)
    heard: dict[str, int] = {}
    hints.on_hint(heard.__setitem__)
    await hints.open()
    await until(lambda: hints.is_connected)
    journal = PostgresJournal(dsn, hints=hints)
    await journal.open()
    chains = [chain(table_id(), 3) for _ in range(20)]
    await asyncio.gather(*(journal.append(one, card(one[0].table)) for one in chains))
    await until(lambda: heard == {one[0].table: 3 for one in chains})
    await journal.close()
    await hints.close()


async def test_who_is_alone_hears_nothing() -> None:
    hints: Hints = NoHints()
    heard: list[str] = []
    hints.on_hint(lambda table, _: heard.append(table))
    await hints.open()
    await hints.publish({"ab": 1})
    await hints.close()
    assert heard == []


@given(st.dictionaries(st.from_regex(r"[0-9a-f]{32}", fullmatch=True), st.integers(1, 10**18 - 1)))
def test_hints_are_read_as_they_were_written(heads: dict[str, int]) -> None:
    texts = list(payloads(heads))
    assert all(len(text) <= MOST_BYTES for text in texts)
    assert dict(pair for text in texts for pair in heads_of(text)) == heads


@given(st.text() | st.binary() | st.none() | st.integers())
def test_anything_can_be_heard_without_a_fault(payload: object) -> None:
    assert all(isinstance(head, int) for _, head in heads_of(payload))
