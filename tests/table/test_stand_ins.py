"""The bot that takes a person's chair: as strong as they are, and it says so."""

import asyncio
from typing import Any

from tests.table.party import FIRST, SECOND, gather
from tests.table.world import InlineBots, for_sale
from zuschlag.bots.messages import Decided
from zuschlag.table import commands as c
from zuschlag.table.past import Past


class Judge(InlineBots):
    """Says a level at once, and keeps what it was asked with."""

    def __init__(self, level: str | None) -> None:
        self.level = level
        self.asked: list[list[Decided]] = []
        self.bots: list[str] = []

    async def choose(self, game: str, bot: str, *asked: Any) -> Any:
        """What any bot would do."""
        self.bots.append(bot)
        return await super().choose(game, bot, *asked)

    async def level_of(self, game: str, decided: Any) -> str | None:
        """Always the same."""
        self.asked.append(decided)
        return self.level


async def test_whoever_leaves_is_stood_in_for_at_their_level_until_they_are_back() -> None:
    judge = Judge("dealer")
    party = await gather(settings=for_sale(), bot_runner=judge)
    await party.play_on()
    await party[FIRST].do(c.Stand())
    await asyncio.sleep(1)
    entry = next(line for line in party.lines(SECOND) if line["kind"] == "stand_in")
    assert (entry["seat"], entry["bot"]) == (FIRST, "dealer")
    seat = (await party.seen(SECOND))["table"]["seats"][FIRST]
    assert (seat["kind"], seat["away"], seat["bot"]) == ("person", "stood", "dealer")
    await party[FIRST].do(c.ComeBack())
    seat = (await party.seen(SECOND))["table"]["seats"][FIRST]
    assert (seat["away"], seat["bot"]) == (None, None)
    assert len(judge.asked) == 1


async def test_where_nothing_can_be_said_the_usual_bot_plays_on() -> None:
    judge = Judge(None)
    party = await gather(settings=for_sale(), bot_runner=judge)
    asked = party.live.table.game.waiting[0]
    await party[asked].do(c.Stand())
    await asyncio.sleep(5)
    assert judge.bots[0] == "club"
    assert "stand_in" not in party.kinds()
    assert judge.asked == [[]]


async def test_a_card_that_still_lies_face_down_says_nothing_about_anybody() -> None:
    party = await gather(settings=for_sale(), bot_runner=Judge(None))
    while party.live.table.game.seen.phase == "buy":
        await party.play_on()
    bought = len(await Past(party.live.table, FIRST).decided())
    hand = (await party.seen(FIRST))["game"]["people"][FIRST]["hand"]
    await party.act(FIRST, "sell", hand[0])
    assert len(await Past(party.live.table, FIRST).decided()) == bought
    while party.live.table.game.seen.round == 1:
        await party.play_on()
    assert len(await Past(party.live.table, FIRST).decided()) == bought + 1
