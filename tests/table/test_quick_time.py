"""The clock of these tests by itself."""

import asyncio
import time

import pytest

from tests.table.quick_time import Deadlock, Livelock, complaints, run


async def test_a_day_takes_no_time() -> None:
    loop = asyncio.get_running_loop()
    begun, really = loop.time(), time.monotonic()
    await asyncio.sleep(24 * 3600)
    assert loop.time() - begun == pytest.approx(24 * 3600)
    assert time.monotonic() - really < 1


def test_who_waits_for_nothing_is_found() -> None:
    async def world() -> None:
        await asyncio.get_running_loop().create_future()

    with pytest.raises(Deadlock):
        run(world())


def test_who_turns_on_the_spot_is_found() -> None:
    async def world() -> None:
        while True:
            await asyncio.sleep(0)

    with pytest.raises(Livelock):
        run(world())


def test_a_task_that_fails_unseen_is_found() -> None:
    async def world() -> None:
        loop = asyncio.get_running_loop()
        loop.call_soon(lambda: 1 // 0)
        await asyncio.sleep(1)

    run(world())
    assert [type(told["exception"]) for told in complaints()] == [ZeroDivisionError]
