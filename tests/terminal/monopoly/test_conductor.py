"""What the conductor hears: one word at a time, and a hurry only while a pause runs."""

import asyncio
import random
from typing import Any, cast

from zuschlag.rules.monopoly.words import Roll
from zuschlag.terminal.monopoly.agreeing import agreed
from zuschlag.terminal.monopoly.conductor import Conductor
from zuschlag.terminal.monopoly.sitting import Sitting
from zuschlag.terminal.wishes import Wishes

LONG = 3600.0


def a_conductor() -> Conductor:
    """Before the game begins; no screen is asked."""
    sitting = Sitting(agreed(Wishes("aalen-casual", 3, ("random",))), random.Random(1))
    return Conductor(sitting, cast(Any, None), LONG)


async def a_moment() -> None:
    """Everything that can happen at once has happened."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_hurry_between_two_pauses_cuts_none_short() -> None:
    conductor = a_conductor()
    conductor.hurry()
    resting = asyncio.create_task(conductor._rest(LONG))
    await a_moment()
    assert not resting.done()
    conductor.hurry()
    assert await resting


async def test_after_a_word_nothing_is_heard_until_it_is_acted_upon() -> None:
    conductor = a_conductor()
    conductor.is_listening = True
    assert conductor.is_free
    hearing = asyncio.create_task(conductor._word(LONG))
    await a_moment()
    conductor.offer(Roll())
    assert not conductor.is_free
    assert await hearing == Roll()
    assert not conductor.is_free
