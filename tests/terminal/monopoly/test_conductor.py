"""What pacing hears: one word at a time, and a hurry only while a pause runs."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from zuschlag.rules.monopoly.words import Roll
from zuschlag.terminal.monopoly.agreeing import agreed
from zuschlag.terminal.monopoly.conductor import Conductor
from zuschlag.terminal.monopoly.seat import MonopolySeat
from zuschlag.terminal.own_table import OwnTable
from zuschlag.terminal.wishes import Wishes

LONG = 3600.0


class Deaf:
    """A screen that shows nothing."""

    def __init__(self) -> None:
        self.started: list[Any] = []

    def listen(self) -> None:
        """Nothing changes."""

    def start(self, work: Any) -> None:
        """Kept for later."""
        self.started.append(work)


@asynccontextmanager
async def a_conductor() -> AsyncIterator[Conductor]:
    """Before the game begins; no screen is asked."""
    party = agreed(Wishes("aalen-casual", 3, ("random",), game="monopoly"))
    seat = MonopolySeat(OwnTable(party, random.Random(1), memory=True))
    await seat.open()
    await seat.until(lambda: seat.is_in_play)
    seat.begin()
    try:
        yield Conductor(seat, cast(Any, Deaf()), LONG)
    finally:
        await seat.close()


async def a_moment() -> None:
    """Everything that can happen at once has happened."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_hurry_between_two_pauses_cuts_none_short() -> None:
    async with a_conductor() as conductor:
        conductor.hurry()
        resting = asyncio.create_task(conductor.rest(LONG))
        await a_moment()
        assert not resting.done()
        conductor.hurry()
        assert await resting


async def test_after_a_word_nothing_is_heard_until_it_is_answered() -> None:
    async with a_conductor() as conductor:
        conductor.is_listening = True
        conductor.seat.steps.clear()
        assert conductor.is_free
        conductor.offer(Roll())
        assert not conductor.is_free
        (sending,) = cast(Deaf, conductor.onlooker).started
        conductor.onlooker.refuse = lambda refusal: None
        await sending
        conductor.seat.steps.clear()
        assert conductor.is_free
