"""Holding the dice back (GAP-22): for fifteen seconds, and the table only ever ends the hold."""

import asyncio

from tests.rulebook.monopoly.scenes import ORANGE, Scene
from tests.rulebook.monopoly.streets import PINK
from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, reopened
from tests.table.quick_time import QuickLoop
from tests.table.world import monopoly

EVENT = "aalen-event-strict"


async def _at(scene: Scene) -> Party:
    party = await gather(settings=monopoly(edition=EVENT, seats=3))
    party.set_scene(scene)
    return party


def _steps() -> int:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, QuickLoop)
    return loop.steps


async def test_a_hold_ends_after_fifteen_seconds() -> None:
    party = await _at(Scene(edition=EVENT, seats=3, turn="B", stage="window"))
    await party.act(THIRD, "hold")
    await asyncio.sleep(14.5)
    assert party.kinds()[-1] == "move"
    assert party.live.table.game.waiting == (THIRD,)
    await asyncio.sleep(1)
    line = party.lines()[-1]
    assert (line["events"], line["by"]) == ([{"event": "released", "seat": THIRD}], "table")
    await party.act(SECOND, "roll")


async def test_each_hold_has_a_time_of_its_own() -> None:
    party = await _at(Scene(edition=EVENT, seats=3, turn="B", stage="window"))
    await party.act(THIRD, "hold")
    await asyncio.sleep(10)
    await party.act(FIRST, "hold")
    await asyncio.sleep(6)
    assert party.live.table.game.waiting == (FIRST,)
    await asyncio.sleep(10)
    assert party.live.table.game.waiting == (SECOND,)


async def test_who_lets_go_earlier_is_not_released_twice() -> None:
    party = await _at(Scene(edition=EVENT, seats=3, turn="B", stage="window"))
    await party.act(THIRD, "hold")
    await party.act(THIRD, "done")
    await asyncio.sleep(60)
    assert party.kinds().count("move") == 2


async def test_a_hold_in_advance_by_whose_turn_it_is_never_ends_the_turn() -> None:
    party = await _at(Scene(edition=EVENT, seats=3, turn="A", stage="end"))
    await party.act(FIRST, "hold")
    await asyncio.sleep(120)
    assert party.live.table.game.waiting == (FIRST,)
    assert "turn_ended" not in str(party.lines())


async def test_a_hold_that_cannot_be_ended_yet_does_not_keep_the_server_busy() -> None:
    party = await _at(Scene(edition=EVENT, seats=3, turn="A", stage="roll"))
    await party.act(FIRST, "hold")
    await asyncio.sleep(16)
    before = _steps()
    await asyncio.sleep(10)
    assert _steps() - before < 100


async def test_the_table_seals_no_wish_for_anybody_who_holds() -> None:
    owns = {"A": ORANGE, "B": PINK}
    scene = Scene(edition=EVENT, seats=3, turn="A", stage="end", owns=owns, houses=1)
    party = await _at(scene.do("B", "hold").do("A", "build", [16]))
    assert party.live.table.game.waiting == (SECOND,)
    await asyncio.sleep(120)
    assert party.live.table.game.waiting == (SECOND,)
    assert "wish_sealed" not in str(party.lines())


async def test_a_hold_does_not_outlast_a_restart_by_more_than_the_credit() -> None:
    party = await gather(settings=monopoly(edition=EVENT, seats=3))
    holder = next(seat for seat in range(3) if seat not in party.live.table.game.waiting)
    await party.act(holder, "hold")
    kill(party)
    await asyncio.sleep(600)
    again = await reopened(party)
    for one in again.people:
        await one.look()
    await asyncio.sleep(36)
    assert not again.live.table.game.since
