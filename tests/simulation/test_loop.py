"""The simulated loop by itself: virtual time, a seed's order, death at any step, dead ends."""

import asyncio
import contextlib

import pytest

from tests.simulation.loop import Deadlock, Livelock, Process, SimLoop


async def _racers(told: list[tuple[str, float]]) -> None:
    async def one(name: str) -> None:
        for _ in range(5):
            await asyncio.sleep(0)
            told.append((name, asyncio.get_running_loop().time()))
        await asyncio.sleep(3600)

    await asyncio.gather(*(one(name) for name in "abcdef"))


def _told(seed: int) -> list[tuple[str, float]]:
    loop, told = SimLoop(seed), list[tuple[str, float]]()
    try:
        loop.run_until_complete(_racers(told))
        assert loop.time() == 3600
    finally:
        loop.bury()
    return told


def test_one_seed_gives_one_order_and_another_seed_another() -> None:
    assert _told(1) == _told(1)
    assert len({tuple(_told(seed)) for seed in range(20)}) == 20


def test_sets_of_tasks_have_the_same_order_every_time() -> None:
    def order(seed: int) -> list[int]:
        loop = SimLoop(seed)

        async def end(number: int) -> int:
            await asyncio.sleep(0)
            return number

        async def wait() -> list[int]:
            done, _ = await asyncio.wait({asyncio.create_task(end(n)) for n in range(40)})
            return [task.result() for task in done]

        try:
            return loop.run_until_complete(wait())
        finally:
            loop.bury()

    assert order(5) == order(5)


def test_who_waits_for_nothing_is_found() -> None:
    loop = SimLoop(1)
    with pytest.raises(Deadlock):
        loop.run_until_complete(loop.create_future())
    loop.bury()


def test_who_turns_on_the_spot_is_found() -> None:
    loop = SimLoop(1)

    async def spin() -> None:
        while True:
            await asyncio.sleep(0)

    with pytest.raises(Livelock):
        loop.run_until_complete(spin())
    loop.bury()


def test_a_killed_process_does_not_even_clean_up() -> None:
    loop, process, told = SimLoop(1), Process("p"), list[str]()

    async def work() -> None:
        try:
            await asyncio.sleep(1)
            told.append("worked")
            await asyncio.sleep(1)
        finally:
            told.append("cleaned up")

    async def world() -> None:
        loop.spawn(process, work())
        await asyncio.sleep(1.5)
        process.is_dead = True
        await asyncio.sleep(10)
        assert told == ["worked"]

    loop.run_until_complete(world())
    loop.bury()


def test_a_fuse_kills_between_two_steps_of_one_instant() -> None:
    loop, process, told = SimLoop(1), Process("p"), list[int]()
    process.on_death = lambda: setattr(process, "is_dead", True)
    process.fuse = 4

    async def work() -> None:
        for number in range(100):
            told.append(number)
            await asyncio.sleep(0)

    loop.spawn(process, work())
    loop.run_until_complete(asyncio.sleep(1))
    assert told == [0, 1, 2]
    loop.bury()


def test_a_stopped_process_goes_on_where_it_was() -> None:
    loop, process, told = SimLoop(1), Process("p"), list[float]()

    async def work() -> None:
        while True:
            await asyncio.sleep(1)
            told.append(loop.time())

    async def world() -> None:
        loop.spawn(process, work())
        await asyncio.sleep(2.5)
        process.is_stopped = True
        await asyncio.sleep(10)
        loop.wake(process)
        await asyncio.sleep(1.2)

    loop.run_until_complete(world())
    assert told == [1, 2, 12.5, 13.5]
    loop.bury()


def test_a_failure_nobody_looks_at_is_kept() -> None:
    loop = SimLoop(1)

    async def fail() -> None:
        raise ValueError("unseen")

    async def world() -> None:
        loop.spawn(None, fail())
        with contextlib.suppress(ValueError):
            await loop.spawn(None, fail())

    loop.run_until_complete(world())
    assert [str(task._exception) for task in loop.unseen()] == ["unseen"]
    loop.bury()


def test_threads_are_refused() -> None:
    loop = SimLoop(1)
    with pytest.raises(RuntimeError, match="threads"):
        loop.run_until_complete(asyncio.to_thread(print))
    loop.bury()
