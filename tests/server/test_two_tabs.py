"""Two workers that talk over real lines: which of two tabs of one seat is in control."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tests.table.world import Inbox, for_sale, holder, loop_time, service
from zuschlag.errors import NotAllowed
from zuschlag.journal.memory import MemoryJournal
from zuschlag.server.relay import Listener, TcpRelay
from zuschlag.server.worker_channel import relay_key
from zuschlag.table import commands as c
from zuschlag.table.service import TableLimits, TableService

KEY = relay_key(bytes(32))
ANNA = holder("Anna")
LIMITS = TableLimits(poll_seconds=0.02, renew_seconds=0.05, lease_seconds=600.0)


class Post:
    """Where a worker takes questions; the worker itself comes later."""

    def __init__(self) -> None:
        self.kept: TableService | None = None
        self.listener = Listener(KEY, self._answer)
        self.relay = TcpRelay(KEY)

    async def _answer(self, question: bytes) -> bytes:
        assert self.kept is not None
        return await self.kept.answer(question)


@asynccontextmanager
async def _workers() -> AsyncIterator[list[TableService]]:
    journal, posts, kept = MemoryJournal(loop_time), [Post(), Post()], []
    for name, post in zip(("one", "two"), posts, strict=True):
        address = await post.listener.open()
        parts = {"worker": name, "address": address, "relay": post.relay, "limits": LIMITS}
        post.kept = service(journal, **parts)
        await post.kept.start()
        kept.append(post.kept)
    try:
        yield kept
    finally:
        for one in kept:
            await one.stop()
        for post in posts:
            await post.relay.close()
            await post.listener.close()


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.005)


def _is_in_control(inbox: Inbox) -> bool:
    return bool(inbox.last("table", "news")["you"]["in_control"])


async def test_of_two_tabs_at_two_workers_the_last_to_come_is_in_control() -> None:
    async with _workers() as (one, two):
        table = (await one.open_table(ANNA, for_sale(), "Anna")).table
        here, there = Inbox(), Inbox()
        first = await one.attach(table, ANNA, 0, 0, here)
        second = await two.attach(table, ANNA, 0, 0, there)
        await _until(lambda: not _is_in_control(here))
        assert _is_in_control(there)
        with pytest.raises(NotAllowed, match="table/not-in-control"):
            await one.command(table, ANNA, "said-1", c.Say("from the first"), 0, first)
        await two.command(table, ANNA, "said-2", c.Say("from the second"), 0, second)
        third = await one.attach(table, ANNA, 0, 0, Inbox())
        with pytest.raises(NotAllowed, match="table/not-in-control"):
            await two.command(table, ANNA, "said-3", c.Say("not any more"), 0, second)
        await _until(lambda: not _is_in_control(there))
        one.detach(third)
        await _until(lambda: _is_in_control(there))
        two.detach(second)
        await _until(lambda: _is_in_control(here))


async def test_a_fault_of_the_owner_is_a_fault_for_who_asked_and_not_a_long_silence() -> None:
    async with _workers() as (one, two):
        table = (await one.open_table(ANNA, for_sale(), "Anna")).table
        reported: list[object] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, told: reported.append(told["exception"]))
        bug = ZeroDivisionError()

        def fail(*_: object) -> None:
            raise bug

        one._is_aside = fail  # type: ignore[method-assign, assignment]
        with pytest.raises(RuntimeError, match="another worker has failed"):
            await two.command(table, ANNA, "said-1", c.Say("hello"), 0)
        assert bug in reported
