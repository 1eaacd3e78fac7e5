"""The simulated disk keeps what it acknowledged, and only sometimes what it did not."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.simulation.clock import EPOCH
from tests.simulation.loop import Process
from tests.simulation.store import Disk, SimJournal
from tests.simulation.world import World
from zuschlag.journal.contract import Conflict, LobbyCard, Unclear, Unwritable
from zuschlag.journal.entry import FIRST, Entry, linked

CARD = LobbyCard(
    table="t",
    code="ABCDEFGH",
    game="for-sale",
    status="lobby",
    is_listed=False,
    created=0,
    touched=0,
    public={},
    holders=[],
)


def _entry(seq: int = 1, before: bytes = FIRST, epoch: int = 1) -> Entry:
    return linked(Entry(table="t", seq=seq, epoch=epoch, kind="said", at=EPOCH, public={}), before)


def _world(seed: int = 1) -> tuple[World, Disk, Process, SimJournal]:
    world = World(seed)
    world.weather.calm()
    disk, process = Disk(world.loop), Process("p.1")
    return world, disk, process, SimJournal(world, disk, process)


def _live(world: World, life: Coroutine[Any, Any, None]) -> None:
    try:
        world.loop.run_until_complete(life)
    finally:
        world.loop.bury()


def test_what_is_acknowledged_is_on_the_disk() -> None:
    world, disk, process, journal = _world()

    async def life() -> None:
        first = _entry()
        await world.loop.spawn(process, journal.append([first], CARD))
        assert disk.entries("t") == [first]
        with pytest.raises(Conflict):
            await world.loop.spawn(process, journal.append([_entry()], CARD))

    _live(world, life())


def test_an_append_of_a_worker_that_dies_is_sometimes_kept_and_sometimes_lost() -> None:
    kept = set()
    for seed in range(12):
        world, disk, process, journal = _world(seed)

        async def life(
            world: World = world, process: Process = process, journal: SimJournal = journal
        ) -> None:
            world.loop.spawn(process, journal.append([_entry()], CARD))
            await asyncio.sleep(0.0001)
            process.is_dead = True
            await asyncio.sleep(10)

        _live(world, life())
        kept.add(len(disk.entries("t")))
    assert kept == {0, 1}


def test_an_unclear_append_is_sometimes_kept_and_sometimes_lost() -> None:
    kept = set()
    for seed in range(12):
        world, disk, process, journal = _world(seed)
        world.weather.unclear = 1.0

        async def life(
            world: World = world, process: Process = process, journal: SimJournal = journal
        ) -> None:
            with pytest.raises(Unclear):
                await world.loop.spawn(process, journal.append([_entry()], CARD))

        _live(world, life())
        kept.add(len(disk.entries("t")))
    assert kept == {0, 1}


def test_a_full_disk_keeps_nothing() -> None:
    world, disk, process, journal = _world()
    disk.is_full = True

    async def life() -> None:
        with pytest.raises(Unwritable):
            await world.loop.spawn(process, journal.append([_entry()], CARD))

    _live(world, life())
    assert disk.entries("t") == []


def test_a_stolen_lease_shuts_the_old_writer_out() -> None:
    world, disk, _, journal = _world()

    async def life() -> None:
        first = _entry()
        await journal.append([first], CARD)
        lease = await journal.take("t", "one", "", 10)
        second = _entry(2, first.hash, lease.epoch)
        await journal.append([second])
        assert disk.steal("t")
        stolen = await journal.take("t", "two", "", 10)
        assert stolen.is_mine
        assert stolen.epoch > lease.epoch
        with pytest.raises(Conflict):
            await journal.append([_entry(3, second.hash, lease.epoch)])

    _live(world, life())
