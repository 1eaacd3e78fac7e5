"""Nothing grows without end: every cap, one below it, at it, and one above it."""

import asyncio

import pytest

from tests.table.party import FIRST, SECOND, Party, gather, refused
from tests.table.world import for_sale, monopoly
from zuschlag.errors import Malformed, TooMuch
from zuschlag.table import commands as c
from zuschlag.table.beginning import MOST_BOARD_BYTES, checked
from zuschlag.table.service import TableLimits


def test_the_usual_caps_are_those_of_the_plan() -> None:
    usual = TableLimits()
    assert (usual.entries, usual.chat_lines, usual.spectators) == (20_000, 2_000, 200)


async def _with(*names: str, begin: bool = True, **caps: int) -> Party:
    limits = TableLimits(poll_seconds=60.0, lease_seconds=200.0, **caps)
    return await gather(*names, limits=limits, begin=begin)


async def test_a_table_takes_so_many_entries_and_not_one_more() -> None:
    party = await _with("Anna", "Bob", begin=False, entries=20)
    while party.live.seq < 20:
        await party[FIRST].do(c.Say("hello"))
    fault = await refused(party[FIRST].do(c.Say("hello")))
    assert isinstance(fault, TooMuch)
    assert (fault.slug, fault.facts) == ("table/too-long", {"most": 20})
    assert party.live.seq == 20


async def test_a_game_that_gets_too_long_ends_in_good_order() -> None:
    party = await _with(entries=20)
    while party.live.seq < 20:
        await party[FIRST].do(c.Say("hello"))
    await party.until("over", 5)
    assert (await party.seen())["table"]["result"] == {"ending": "too-long", "outcome": None}
    assert party.live.seq == 21
    assert (await party.service.record(party.table))["fair"]["server_seed"]
    await asyncio.sleep(3600)
    assert party.live.seq == 21


async def test_a_game_of_bots_that_gets_too_long_ends_too() -> None:
    party = await _with("Anna", begin=False, entries=20)
    await party[FIRST].do(c.Stand())
    await party[FIRST].do(c.Start())
    await party.until("over", 60)
    assert party.live.seq <= 22


async def test_what_was_answered_is_answered_again_at_a_full_table() -> None:
    party = await _with("Anna", "Bob", begin=False, entries=20)
    first = await party[FIRST].do(c.Say("hello"), "said-00001")
    while party.live.seq < 20:
        await party[FIRST].do(c.Say("hello"))
    again = await party[FIRST].do(c.Say("hello"), "said-00001")
    assert again.made == first.made


async def test_what_only_one_seat_sees_is_capped_for_that_seat_alone() -> None:
    party = await _with(hidden_entries=4)
    for _ in range(2):
        await party[FIRST].do(c.Order(up_to=0))
        await party[FIRST].do(c.Order())
    fault = await refused(party[FIRST].do(c.Order(up_to=0)))
    assert isinstance(fault, TooMuch)
    assert fault.facts == {"most": 4}
    assert isinstance(await refused(party[FIRST].do(c.MoveSeat())), TooMuch)
    await party[SECOND].do(c.Order(up_to=0))
    await party[FIRST].do(c.Say("hello"))


@pytest.mark.parametrize("extra", [0, 1])
def test_options_and_board_have_a_size(extra: int) -> None:
    around = len(b'[null,{"x":""}]')
    options = {"x": "y" * (MOST_BOARD_BYTES - around + extra)}
    with pytest.raises(Malformed) as fault:
        checked(for_sale(options=options))
    assert (fault.value.slug == "table/too-large") == bool(extra)


def test_a_board_of_ones_own_fits() -> None:
    assert checked(monopoly(board="classic")).board == "classic"


async def test_only_so_many_steps_can_be_taken_back() -> None:
    party = await gather(settings=for_sale(seats=3, undo=True))
    play = party.live.table.game
    for bid in range(1, 29):
        seat = play.waiting[0]
        await party.act(seat, "bid", bid)
    assert len(play.steps_back) <= 32
