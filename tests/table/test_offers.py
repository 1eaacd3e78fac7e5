"""A bot's roll ends all bargaining (GAP-70): it waits until people have read their offers."""

import asyncio
from typing import Any

from tests.rulebook.monopoly.scenes import Scene
from tests.table.party import FIRST, SECOND, THIRD, Party, gather
from tests.table.test_bots import OddBots
from tests.table.world import monopoly
from zuschlag.rules.monopoly import words
from zuschlag.table import automatic
from zuschlag.table import commands as c

PACE = (0.5, 1.0)


async def _with_offer(to: str) -> Party:
    """A and B are people, C and D bots; C has offered something and would roll now."""
    settings = monopoly(seats=4, pace=PACE)
    party = await gather("Anna", "Bob", settings=settings, bot_runner=OddBots(["roll"]))
    scene = Scene(edition=settings.edition, seats=4, turn="C", owns={"C": [1]})
    party.set_scene(scene.do("C", "offer", "ABCD".index(to), {"deeds": [1]}, {"cash": 10}))
    return party


def _has_rolled(party: Party) -> bool:
    moves = [line for line in party.lines() if line["kind"] == "move"]
    return any(move["seat"] == THIRD and move["action"] == ["roll"] for move in moves)


async def test_an_offer_to_a_person_is_read_before_the_bot_rolls() -> None:
    party = await _with_offer(to="B")
    await asyncio.sleep(7.9)
    assert not _has_rolled(party)
    await asyncio.sleep(0.3)
    assert _has_rolled(party)


async def test_who_has_answered_holds_nobody_up() -> None:
    party = await _with_offer(to="B")
    offer = party.live.table.game.seen.offers[0].id
    await party.act(SECOND, "reject", offer)
    await asyncio.sleep(PACE[1] + 0.1)
    assert _has_rolled(party)


async def test_a_bot_needs_no_time_to_read() -> None:
    party = await _with_offer(to="D")
    await asyncio.sleep(PACE[1] + 0.1)
    assert _has_rolled(party)


async def test_a_pause_does_not_eat_the_time() -> None:
    party = await _with_offer(to="B")
    await asyncio.sleep(4)
    await party.pause(FIRST)
    await asyncio.sleep(60)
    await party[FIRST].do(c.GoOn())
    await asyncio.sleep(3.8)
    assert not _has_rolled(party)
    await asyncio.sleep(0.4)
    assert _has_rolled(party)


async def test_the_time_to_read_is_told_to_whom_it_is_given() -> None:
    party = await _with_offer(to="B")
    until = (await party.seen(SECOND))["you"]["decision"]["offers_until"]
    assert until - party.now == 8000
    first = (await party.seen(FIRST))["you"]["decision"]
    assert first is None or "offers_until" not in first


async def test_a_bot_does_not_ask_a_person_again_for_the_same() -> None:
    party = await _with_offer(to="B")
    table, play = party.live.table, party.live.table.game
    said = words.Offer(SECOND, words.Side(deeds=[1]), words.Side(cash=10))
    play.actions.append((THIRD, said))
    again, better = [_offer(SECOND, cash) for cash in (10, 9)]
    assert automatic.without_nagging(table, THIRD, again) == ["roll"]
    assert automatic.without_nagging(table, THIRD, better) == better
    assert automatic.without_nagging(table, THIRD, _offer(FIRST, 10)) == _offer(FIRST, 10)
    assert automatic.without_nagging(table, THIRD, ["fly"]) == ["fly"]


def _offer(to: int, cash: int) -> list[Any]:
    return ["offer", to, {"deeds": [1]}, {"cash": cash}]
