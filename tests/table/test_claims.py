"""Rent at tables with grace (GAP-22): the next roll waits five seconds for whoever may ask."""

import asyncio

from tests.rulebook.monopoly.scenes import Scene
from tests.table.party import FIRST, SECOND, THIRD, Party, gather, refused
from tests.table.world import monopoly
from zuschlag.errors import Refusal
from zuschlag.table import commands as c

GRACE, STRICT = "aalen-event", "aalen-event-strict"


async def _with_rent(edition: str = GRACE) -> Party:
    """B is on A's street and has ended the turn; C is to roll."""
    party = await gather(settings=monopoly(edition=edition, seats=3))
    scene = Scene(edition=edition, seats=3, turn="B", owns={"A": [1]}, at={"B": 38})
    party.set_scene(scene.roll("B", 1, 2).do("B", "done"))
    return party


async def test_a_quick_roll_waits_for_the_rent_of_others() -> None:
    party = await _with_rent()
    fault = await refused(party.act(THIRD, "roll"))
    assert isinstance(fault, Refusal)
    assert (fault.slug, fault.facts) == ("table/claim-window", {"wait_ms": 5000})
    await asyncio.sleep(4.9)
    assert (await refused(party.act(THIRD, "roll"))).slug == "table/claim-window"
    await asyncio.sleep(0.2)
    await party.act(THIRD, "roll")


async def test_whoever_must_wait_sees_until_when() -> None:
    party = await _with_rent()
    await party[FIRST].do(c.Say("hello"))
    decision = (await party.seen(THIRD))["you"]["decision"]
    assert decision["roll_after"] - party.now == 5000
    await asyncio.sleep(6)
    await party[FIRST].do(c.Say("hello"))
    assert "roll_after" not in (await party.seen(THIRD))["you"]["decision"]


async def test_an_owner_who_has_spoken_holds_nobody_up() -> None:
    for verb in ("demand", "waive"):
        party = await _with_rent()
        await party.act(FIRST, verb, party.live.table.game.seen.claims[0].id)
        await party.act(THIRD, "roll")


async def test_where_the_table_agreed_on_the_letter_nobody_waits() -> None:
    party = await _with_rent(STRICT)
    await party.act(THIRD, "roll")


async def test_nobody_waits_for_the_own_rent() -> None:
    party = await gather("Anna", "Bob", settings=monopoly(edition=GRACE, seats=2))
    scene = Scene(edition=GRACE, seats=2, turn="B", owns={"A": [1]}, at={"B": 38})
    party.set_scene(scene.roll("B", 1, 2).do("B", "done"))
    await party.act(FIRST, "roll")


async def test_everything_but_the_roll_may_be_done_in_the_window() -> None:
    party = await _with_rent()
    await party.act(THIRD, "hold")
    await party.act(SECOND, "hold")


async def test_a_pause_does_not_eat_the_window() -> None:
    party = await _with_rent()
    await asyncio.sleep(2)
    await party.pause(FIRST)
    await asyncio.sleep(60)
    await party[FIRST].do(c.GoOn())
    fault = await refused(party.act(THIRD, "roll"))
    assert 2900 <= int(str(fault.facts["wait_ms"])) <= 3000


async def test_a_bot_that_is_to_roll_waits_too() -> None:
    party = await gather("Anna", "Bob", settings=monopoly(edition=GRACE, seats=3))
    scene = Scene(edition=GRACE, seats=3, turn="B", owns={"A": [1]}, at={"B": 38})
    party.set_scene(scene.roll("B", 1, 2).do("B", "done"))
    before = len(party.lines())
    await asyncio.sleep(4.8)
    assert len(party.lines()) == before
    await asyncio.sleep(0.5)
    rolled = party.lines()[before]
    assert (rolled["seat"], rolled["action"]) == (THIRD, ["roll"])
