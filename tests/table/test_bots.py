"""Bots at the table: they see what their seat may see, and none of their troubles stops a game."""

import asyncio
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.table.party import FIRST, Party, gather
from tests.table.quick_time import complaints
from tests.table.world import InlineBots, for_sale, monopoly
from zuschlag.errors import Refusal
from zuschlag.rules.forsale.views import Observation
from zuschlag.table import commands as c
from zuschlag.table.settings import Settings


class OddBots:
    """Answers every question in the same odd way."""

    def __init__(self, answer: Any = None, fault: Exception | None = None, seconds: float = 0.0):
        self.answer = answer
        self.fault = fault
        self.seconds = seconds
        self.asked: list[tuple[Any, ...]] = []

    async def choose(self, *asked: Any) -> Any:
        """Think, and say something."""
        self.asked.append(asked)
        await asyncio.sleep(self.seconds)
        if self.fault is not None:
            raise self.fault
        return self.answer

    async def level_of(self, *asked: Any) -> Any:
        """The same."""
        return await self.choose(*asked)


async def _bots_only(bot_runner: Any, settings: Settings | None = None) -> Party:
    agreed = settings or for_sale(pace=(0.5, 2.0))
    party = await gather("Anna", settings=agreed, bot_runner=bot_runner, begin=False)
    await party[FIRST].do(c.Stand())
    await party[FIRST].do(c.Start())
    await party.until("play")
    return party


@pytest.mark.parametrize(
    "answer", [None, [], ["fly"], ["bid", 10**9], ["bid"], 17, "pass", {"do": "bid"}, [["bid", 1]]]
)
async def test_an_answer_that_makes_no_sense_stops_no_game(answer: Any) -> None:
    party = await _bots_only(OddBots(answer))
    await party.until("over", 600)


@pytest.mark.parametrize(
    "fault", [TimeoutError(), BrokenPipeError(), ValueError("oh"), Refusal("x"), MemoryError()]
)
async def test_a_brain_that_fails_stops_no_game(fault: Exception) -> None:
    party = await _bots_only(OddBots(fault=fault))
    await party.until("over", 600)
    complaints()  # those about the bot are welcome


ODD = [OddBots(), OddBots(["fly"]), OddBots(fault=TimeoutError())]


@pytest.mark.parametrize("bot_runner", ODD, ids=["still", "nonsense", "late"])
async def test_nor_does_it_stop_a_game_of_monopoly(bot_runner: OddBots) -> None:
    party = await _bots_only(bot_runner, monopoly(pace=(0.5, 1.0)))
    await party.until("over", 3600)


async def test_a_bot_sees_what_a_note_taker_on_its_seat_knows_and_no_more() -> None:
    bot_runner = OddBots()
    party = await _bots_only(bot_runner)
    play = party.live.table.game
    seat = play.waiting[0]
    game, bot, seen, options, seed, story = bot_runner.asked[0]
    assert (game, bot) == ("for-sale", "club")
    expected = play.at.game.observe(play.state, seat, memory=True)
    assert msgspec.msgpack.decode(seen, type=Observation) == expected
    assert msgspec.msgpack.encode(play.options(seat)) == options
    assert isinstance(seed, int)
    assert story.seat == seat
    assert len(story.after(0)) == story.length == 1
    assert b'"events"' in story.after(0)[0]


async def test_slow_thinking_holds_nobody_else_up() -> None:
    party = await gather("Anna", "Bob", bot_runner=OddBots(["pass"], seconds=30.0))
    for _ in range(3):
        await party[FIRST].do(c.Say("hello"))
        await asyncio.sleep(1)
    assert party.kinds().count("said") == 3


async def test_how_long_a_bot_thought_does_not_show() -> None:
    times = []
    for seconds in (0.0, 0.4):
        party = await _bots_only(OddBots(["pass"], seconds=seconds))
        await party.until("over", 600)
        moves = [line["at"] for line in party.lines() if line["kind"] == "move"]
        times.append([at - party.live.table.created for at in moves])
    quick, slow = times
    assert quick[:5] == pytest.approx(slow[:5], abs=30)


async def test_a_thought_from_before_the_pause_or_the_undo_is_not_played_out_of_place() -> None:
    party = await gather("Anna", bot_runner=OddBots(["pass"], seconds=10.0))
    while party.live.table.game.waiting == (FIRST,):
        await party.play_on()
    await asyncio.sleep(1)
    await party[FIRST].do(c.Pause())
    lines = len(party.lines())
    await asyncio.sleep(60)
    assert len(party.lines()) == lines


async def test_a_bot_that_thinks_while_all_agree_to_end_says_nothing_afterwards() -> None:
    party = await gather("Anna", bot_runner=OddBots(["pass"], seconds=10.0))
    while party.live.table.game.waiting == (FIRST,):
        await party.play_on()
    await party[FIRST].do(c.VoteEnd(True))
    await asyncio.sleep(60)
    assert party.kinds()[-1] == "over"


async def test_bots_of_all_names_play_to_the_end() -> None:
    for names, settings in (
        (("random", "heuristic"), for_sale()),
        (("landlord", "landlord"), monopoly()),
    ):
        party = await gather("Anna", settings=settings, bot_runner=InlineBots(), begin=False)
        for seat, name in enumerate(names, start=1):
            await party[FIRST].do(c.SeatBot(seat, name))
        await party.begin()
        await party.to_the_end()


async def test_a_bot_waits_before_each_of_several_answers_to_one_question() -> None:
    settings = monopoly(edition="aalen-event-strict", pace=(2.0, 2.0), options={})
    party = await gather("Anna", settings=settings, begin=False)
    await party[FIRST].do(c.Stand())
    await party[FIRST].do(c.Start())
    await party.until("play")
    await asyncio.sleep(600)
    for seat in range(3):
        own = [
            line["at"] for line in party.lines() if line.get("seat") == seat and "action" in line
        ]
        assert len(own) > 30
        assert min(later - one for one, later in pairwise(own)) >= 1900
