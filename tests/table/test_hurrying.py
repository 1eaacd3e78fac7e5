"""Somebody alone among bots says how fast they answer; where others play nobody does."""

import asyncio
from typing import Any

from tests.rulebook.monopoly.scenes import Scene
from tests.table.party import FIRST, SECOND, THIRD, Party, gather, slug
from tests.table.test_bots import OddBots
from tests.table.world import for_sale, monopoly
from zuschlag.table import commands as c

PACE = (8.0, 8.0)


def _moves(party: Party, since: int = 0) -> list[dict[str, Any]]:
    return [line for line in party.lines()[since:] if line["kind"] == "move"]


async def _after_a_pass(*names: str) -> Party:
    """The first bidder has passed, and bots are left to play the row."""
    party = await gather(*names, settings=for_sale(seats=4, pace=PACE))
    table = party.live.table
    while FIRST not in table.game.waiting:
        await asyncio.sleep(PACE[1] / 2)
    await party.act(FIRST, "pass")
    return party


async def test_bots_answer_as_many_times_as_fast() -> None:
    party = await _after_a_pass("Anna")
    await party[FIRST].do(c.Hurry(4))
    known = len(party.lines())
    await asyncio.sleep(PACE[1] / 4 + 0.1)
    assert len(_moves(party, known)) == 1
    assert party.live.table.speed == 4


async def test_a_skip_leads_to_the_next_decision_and_ends_there() -> None:
    party = await _after_a_pass("Anna")
    await party[FIRST].do(c.Hurry(1, skip=True))
    table = party.live.table
    await asyncio.sleep(1)
    assert FIRST in table.game.waiting
    assert not table.skips
    assert await slug(party[FIRST].do(c.Hurry(1, skip=True))) == "table/your-decision"


async def test_where_others_play_nobody_hurries_the_bots() -> None:
    party = await _after_a_pass("Anna", "Bob")
    assert await slug(party[FIRST].do(c.Hurry(4))) == "table/others-play"
    assert await slug(party[SECOND].do(c.Hurry(4, skip=True))) == "table/others-play"


async def test_an_offer_stops_a_skip_and_waits_as_long_as_ever() -> None:
    settings = monopoly(seats=3, pace=(0.5, 1.0))
    party = await gather("Anna", settings=settings, bot_runner=OddBots(["roll"]))
    scene = Scene(edition=settings.edition, seats=3, turn="C", owns={"C": [1]})
    party.set_scene(scene.do("C", "offer", FIRST, {"deeds": [1]}, {"cash": 10}))
    assert await slug(party[FIRST].do(c.Hurry(1, skip=True))) == "table/your-decision"
    await party[FIRST].do(c.Hurry(4))
    decision = (await party.seen(FIRST))["you"]["decision"]
    assert 7500 < decision["offers_until"] - party.now <= 8000
    await asyncio.sleep(7)
    assert not any(move["seat"] == THIRD for move in _moves(party))
