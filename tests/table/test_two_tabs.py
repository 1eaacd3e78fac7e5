"""Tabs of one seat at two workers: of all of them exactly one is in control, the last to come."""

import asyncio
from typing import Any

import pytest

from tests.table.cluster import Cluster, cluster
from tests.table.party import FIRST, SECOND, kill, refused, slug
from tests.table.world import Inbox
from zuschlag.table import commands as c
from zuschlag.table.service import Ack, TableLimits, TableService, Watch

SOON = 0.01  # seconds until a question has gone to the other worker and back
A_LOOK = TableLimits().poll_seconds + 0.1
LEASE = TableLimits().lease_seconds


class Tab:
    """A window on a seat at one of the workers."""

    def __init__(self, world: Cluster, kept: TableService, seat: int) -> None:
        self.world, self.kept, self.seat = world, kept, seat
        self.inbox = Inbox()
        self.watch: Watch | None = None
        self._count = 0

    async def open(self) -> "Tab":
        """Look at the table."""
        party = self.world.party
        speaker = party[self.seat].speaker
        self.watch = await self.kept.attach(party.table, speaker, self.seat, 0, self.inbox)
        return self

    def close(self) -> None:
        """Look no longer."""
        assert self.watch is not None
        self.kept.detach(self.watch)

    async def say(self, text: str = "hello") -> Ack:
        """Something only who is in control may do."""
        self._count += 1
        party = self.world.party
        name = f"{id(self)}-{self._count}"
        speaker = party[self.seat].speaker
        return await self.kept.command(
            party.table, speaker, name, c.Say(text), self.seat, self.watch
        )

    @property
    def is_in_control(self) -> Any:
        """As it was last told."""
        return self.inbox.last("table", "news")["you"]["in_control"]


async def _world() -> Cluster:
    world = await cluster()
    for person in world.party.people:
        assert person.watch is not None
        world.party.service.detach(person.watch)
    return world


def _at_owner(world: Cluster, seat: int = FIRST) -> Tab:
    return Tab(world, world.party.service, seat)


def _at_other(world: Cluster, seat: int = FIRST) -> Tab:
    return Tab(world, world.other, seat)


async def test_who_comes_later_at_the_other_worker_takes_control_at_once() -> None:
    world = await _world()
    first = await _at_owner(world).open()
    second = await _at_other(world).open()
    await asyncio.sleep(SOON)
    assert (first.is_in_control, second.is_in_control) == (False, True)
    assert await slug(first.say()) == "table/not-in-control"
    await second.say()


async def test_who_comes_later_at_the_owner_takes_control_and_the_other_is_told_soon() -> None:
    world = await _world()
    first = await _at_other(world).open()
    await asyncio.sleep(SOON)
    await first.say()
    second = await _at_owner(world).open()
    assert second.is_in_control
    assert await slug(first.say()) == "table/not-in-control"
    await second.say()
    await asyncio.sleep(A_LOOK)
    assert (first.is_in_control, second.is_in_control) == (False, True)


async def test_the_first_command_of_a_new_tab_may_arrive_before_its_announcement() -> None:
    world = await _world()
    first = await _at_owner(world).open()
    second = await _at_other(world).open()
    await second.say()
    await asyncio.sleep(SOON)
    assert (first.is_in_control, second.is_in_control) == (False, True)


@pytest.mark.parametrize("places", ["ab", "ba", "aab", "abb", "bab", "aba", "bba"])
async def test_control_falls_back_from_tab_to_tab_in_the_order_of_their_coming(places: str) -> None:
    world = await _world()
    tabs = []
    for place in places:
        make = _at_owner if place == "a" else _at_other
        tabs.append(await make(world).open())
        await asyncio.sleep(SOON)
    while tabs:
        await asyncio.sleep(A_LOOK)
        assert [tab.is_in_control for tab in tabs] == [False] * (len(tabs) - 1) + [True]
        for tab in tabs[:-1]:
            assert await slug(tab.say()) == "table/not-in-control"
        await tabs[-1].say()
        tabs.pop().close()


async def test_a_tab_of_a_worker_that_has_died_is_not_in_control_for_long() -> None:
    world = await _world()
    first = await _at_owner(world).open()
    await _at_other(world).open()
    await asyncio.sleep(SOON)
    assert not first.is_in_control
    world.other._tasks.cancel()
    await asyncio.sleep(6)
    assert first.is_in_control
    await first.say()


async def test_who_owns_the_table_next_decides_as_before() -> None:
    world = await _world()
    first = await _at_other(world).open()
    await asyncio.sleep(SOON)
    await _at_owner(world).open()
    await asyncio.sleep(A_LOOK)
    assert not first.is_in_control
    kill(world.party)
    del world.wire.workers["one"]
    await asyncio.sleep(LEASE + 2.5)
    assert world.other.live_tables[world.party.table].is_mine
    assert first.is_in_control
    await first.say()


async def test_an_owner_that_loses_its_table_hands_on_who_came_last() -> None:
    world = await _world()
    first = await _at_owner(world).open()
    second = await _at_other(world).open()
    await asyncio.sleep(A_LOOK)
    await _oversleep(world)
    assert world.other.live_tables[world.party.table].is_mine
    assert not world.party.live.is_mine
    assert (first.is_in_control, second.is_in_control) == (False, True)
    assert await slug(first.say()) == "table/not-in-control"
    third = await _at_owner(world).open()
    await asyncio.sleep(SOON)
    assert (second.is_in_control, third.is_in_control) == (False, True)


async def _oversleep(world: Cluster) -> None:
    """The owner does not renew its lease in time, and learns it when it is too late."""
    live_tables: Any = world.party.service._live_tables

    async def forget() -> None:
        """Too tired."""

    live_tables._renew = forget
    await asyncio.sleep(LEASE + 2.5)
    del live_tables._renew
    await asyncio.sleep(3 * A_LOOK)


async def test_control_of_one_seat_says_nothing_about_another_one_elsewhere() -> None:
    world = await _world()
    first = await _at_owner(world, FIRST).open()
    second = await _at_other(world, SECOND).open()
    await asyncio.sleep(A_LOOK)
    assert (first.is_in_control, second.is_in_control) == (True, True)
    await first.say()
    await second.say()


async def test_while_the_owner_cannot_be_asked_nobody_is_answered_and_nothing_is_lost() -> None:
    world = await _world()
    tab = await _at_other(world).open()
    await asyncio.sleep(SOON)
    del world.wire.workers["one"]
    assert (await refused(tab.say())).slug == "table/unavailable"
    world.wire.workers["one"] = world.party.service
    await asyncio.sleep(A_LOOK)
    assert tab.is_in_control
    await tab.say()
