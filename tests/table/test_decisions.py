"""Moves answer a decision by its id: what was decided on something else is stale."""

import asyncio
from typing import Any

import pytest

from tests.table.party import FIRST, SECOND, THIRD, Party, gather, refused, slug
from tests.table.world import for_sale
from zuschlag.errors import Malformed, Refusal, Stale
from zuschlag.table import commands as c


async def _in_the_sale() -> Party:
    """Everybody holds buildings and sells at the same time."""
    party = await gather()
    while party.live.table.game.seen.phase == "buy":
        await party.play_on()
    return party


def _best(party: Party, seat: int) -> int:
    found: int = max(party.live.table.game.options(seat).sell)
    return found


async def test_whoever_is_asked_gets_a_decision_with_an_id_and_options() -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    decision = (await party.seen(seat))["you"]["decision"]
    assert decision["on"] == party.live.table.game.on
    assert decision["options"] == {"pass": True, "bid": [1, 28]}
    others = [one for one in range(3) if one != seat]
    assert [(await party.seen(one))["you"]["decision"] for one in others] == [None, None]


async def test_an_answer_to_an_older_decision_is_stale_and_names_the_open_one() -> None:
    party = await gather()
    old = party.live.table.game.on
    seat = party.live.table.game.waiting[0]
    await party.act(seat, "bid", 1)
    following = party.live.table.game.waiting[0]
    fault = await refused(party.act(following, "bid", 2, on=old))
    assert isinstance(fault, Stale)
    assert fault.facts == {"on": party.live.table.game.on}
    await party.act(following, "bid", 2)


@pytest.mark.parametrize("on", ["", "P", "P0", "P-1", "P999999999999999", "p1", "Q1", "P1.0", "P²"])
async def test_an_answer_to_nothing_is_stale(on: str) -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    before = party.lines()
    fault = await refused(party[seat].do(c.Move(on, ["bid", 1])))
    assert isinstance(fault, Stale)
    assert party.lines() == before


async def test_a_move_out_of_turn_is_refused_by_the_rules() -> None:
    party = await gather()
    other = (party.live.table.game.waiting[0] + 1) % 3
    assert isinstance(await refused(party.act(other, "bid", 1)), Refusal)


NONSENSE: list[list[Any]] = [
    ["fly"],
    ["bid"],
    ["bid", "5"],
    ["bid", 5, 5],
    [5],
    [None],
    [["bid", 5]],
    ["bid", 1.5],
]


@pytest.mark.parametrize("action", NONSENSE, ids=str)
async def test_what_is_no_move_is_malformed_with_a_path_into_it(action: list[Any]) -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    fault = await refused(party.act(seat, *action))
    assert isinstance(fault, Malformed)
    assert fault.path.startswith("action")
    assert "actions" not in fault.path


async def test_sales_at_the_same_time_do_not_make_each_other_stale() -> None:
    party = await _in_the_sale()
    on = party.live.table.game.on
    assert len(party.live.table.game.waiting) == 3
    for seat in (THIRD, FIRST, SECOND):
        await party.act(seat, "sell", _best(party, seat), on=on)
    assert party.live.table.game.on != on
    assert await slug(party.act(FIRST, "sell", _best(party, FIRST), on=on)) == "table/stale"


async def test_a_sealed_building_is_final_and_known_to_its_owner_alone() -> None:
    party = await _in_the_sale()
    building = _best(party, FIRST)
    await party.act(FIRST, "sell", building)
    fault = await refused(party.act(FIRST, "sell", party.live.table.game.options(SECOND).sell[0]))
    assert isinstance(fault, Refusal)
    own, others = party.lines(FIRST)[-1], [party.lines(one)[-1] for one in (SECOND, THIRD, None)]
    assert own["action"] == ["sell", building]
    assert all("action" not in line for line in others)
    assert (await party.seen(FIRST))["game"]["own_sealed"] == building
    assert (await party.seen(SECOND))["game"]["own_sealed"] is None


async def test_nobody_moves_before_the_deal_in_a_pause_or_after_the_end() -> None:
    party = await gather("Anna", "Bob", begin=False)
    assert await slug(party[FIRST].do(c.Move("P1", ["pass"]))) == "table/not-now"
    await party.begin()
    await party.pause(FIRST)
    assert await slug(party[FIRST].do(c.Move("P1", ["pass"]))) == "table/not-now"
    assert (await party.seen())["you"]["decision"] is None
    await party[FIRST].do(c.GoOn())
    await party.to_the_end()
    assert await slug(party[FIRST].do(c.Move("P1", ["pass"]))) == "table/not-now"


async def test_an_undo_makes_older_ids_stale() -> None:
    party = await gather("Anna")
    while party.live.table.game.waiting != (FIRST,):
        await asyncio.sleep(0.05)
    before = party.live.table.game.on
    settings = for_sale()
    assert settings.undo
    await party.act(FIRST, "bid", party.live.table.game.options(FIRST).bid[0])
    after = party.live.table.game.on
    await party[FIRST].do(c.AskUndo())
    assert len({before, after, party.live.table.game.on}) == 3
    for on in (before, after):
        assert await slug(party.act(FIRST, "pass", on=on)) == "table/stale"
    await party.act(FIRST, "pass")


async def test_a_refused_move_changes_nothing_for_anybody() -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    before = [await party.service.look(party.table, one.speaker) for one in party.people]
    frames = [len(one.inbox.frames) for one in party.people]
    assert isinstance(await refused(party.act(seat, "bid", 99)), Refusal)
    assert [await party.service.look(party.table, one.speaker) for one in party.people] == before
    assert [len(one.inbox.frames) for one in party.people] == frames
