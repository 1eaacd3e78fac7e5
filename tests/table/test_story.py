"""What a bot that remembers is told: what its seat saw, no more, the same after every restart."""

import asyncio
import random
from typing import Any

import msgspec

from tests.table.party import FIRST, SECOND, Party, gather, kill, reopened
from tests.table.world import InlineBots, for_sale, monopoly
from zuschlag.bots.bot import Noticed
from zuschlag.bots.company import Company
from zuschlag.bots.forsale.searcher import Searcher
from zuschlag.bots.messages import BotQuestion, ThinkingQuestion
from zuschlag.table import commands as c
from zuschlag.table.story import SeatStory


def story(party: Party, seat: int) -> list[dict[str, Any]]:
    return [msgspec.json.decode(entry) for entry in SeatStory(party.live.table, seat).after(0)]


async def test_the_story_is_the_deal_and_every_move_and_nothing_else() -> None:
    party = await gather()
    for _ in range(4):
        await party[FIRST].do(c.Say("my hand is 29"))
        await party.play_on()
    told = story(party, FIRST)
    assert [entry["kind"] for entry in told] == ["dealt", *["move"] * 4]
    assert [entry["n"] for entry in told] == [1, 2, 3, 4, 5]
    moves = [line for line in party.lines() if line["kind"] == "move"]
    assert [entry["events"] for entry in told[1:]] == [move["events"] for move in moves]


async def test_a_building_lying_face_down_is_in_the_story_of_its_seat_alone() -> None:
    party = await gather()
    while party.live.table.game.seen.phase == "buy":
        await party.play_on()
    seat = party.live.table.game.waiting[0]
    await party.play_on()
    assert [event["event"] for event in story(party, seat)[-1]["events"]] == ["sealed"]
    assert story(party, seat)[-1]["action"][0] == "sell"
    for other in range(3):
        assert (other == seat) == ("action" in story(party, other)[-1])


async def test_a_standing_order_is_not_in_the_story() -> None:
    party = await gather()
    before = story(party, SECOND)
    await party[SECOND].do(c.Order(9, 9))
    assert story(party, SECOND) == before


async def test_what_was_taken_back_has_never_been() -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    opened = SeatStory(party.live.table, seat)
    await party.act(seat, "bid", 1)
    bid = SeatStory(party.live.table, seat)
    await party[seat].do(c.AskUndo())
    for other in range(3):
        if other != seat:
            await party[other].do(c.AnswerUndo(True))
    after = SeatStory(party.live.table, seat)
    assert after.after(0) == opened.after(0)
    assert after.version != bid.version == opened.version
    await party.act(seat, "bid", 2)
    assert (len(bid.after(0)), len(after.after(0))) == (2, 1), "who asked before is told the same"
    assert msgspec.json.decode(bid.after(1)[0])["action"] == ["bid", 1]


async def test_the_story_is_the_same_after_a_restart() -> None:
    for settings in (for_sale(), monopoly()):
        party = await gather(settings=settings)
        for _ in range(30):
            await party.play_on()
        before = [SeatStory(party.live.table, seat).after(0) for seat in range(3)]
        kill(party)
        again = await reopened(party)
        await again[FIRST].look()
        assert [SeatStory(again.live.table, seat).after(0) for seat in range(3)] == before


class Minds(InlineBots):
    """Bots that live in this process, told by the book; the last memory of every seat is kept."""

    def __init__(self) -> None:
        self.made: list[Searcher] = []
        self.company = Company({"searcher": self._make}, lambda: False)
        self.known: dict[int, tuple[int, int]] = {}
        self.memories: dict[tuple[int, int], tuple[list[int], list[int]]] = {}
        self.told: list[int] = []

    def _make(self, luck: random.Random) -> Searcher:
        self.made.append(Searcher(luck, 0.0))
        return self.made[-1]

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Any
    ) -> Any:
        """As a home does it."""
        if bot != "searcher":
            return await super().choose(game, bot, seen, options, seed, story)
        version, known = self.known.get(story.seat, (story.version, 0))
        known = known if version == story.version else 0
        news = story.after(known)
        asked = BotQuestion(game, bot, seen, options, seed)
        question = ThinkingQuestion(str(story.seat), story.version, known, news, 1.0, asked)
        answer = self.company.answer(question)
        assert not answer.is_forgotten
        assert answer.failed is None
        self.known[story.seat] = story.version, story.length
        self.told.append(len(news))
        mind = self.company._living[str(story.seat)].bot
        self.memories[story.seat, story.length] = [*mind.bids], [*mind.passes]
        return answer.action


def remembered(party: Party, seat: int, length: int) -> tuple[list[int], list[int]]:
    """What a fresh bot remembers after so many entries."""
    mind = Searcher(random.Random(1), 0.0)
    for entry in SeatStory(party.live.table, seat).after(0)[:length]:
        mind.notice(msgspec.json.decode(entry, type=Noticed))
    return mind.bids, mind.passes


async def test_a_bot_made_anew_after_a_restart_remembers_what_the_old_one_did() -> None:
    minds = Minds()
    party = await gather("Anna", "Bela", bot_runner=minds, begin=False)
    await party[FIRST].do(c.SeatBot(2, "searcher"))
    await party.begin()
    while len(minds.memories) < 6:
        await party.play_on()
        await asyncio.sleep(1)
    assert len(minds.made) == 1, "one bot for the whole game"
    assert sum(minds.told) == max(length for _, length in minds.memories), "nothing told twice"
    kill(party)
    after = Minds()
    again = await reopened(party, bot_runner=after)
    for person in again.people:
        await person.look()
    while not after.memories:
        await again.play_on()
        await asyncio.sleep(1)
    (seat, length), memory = next(iter(after.memories.items()))
    assert after.told[0] == length, "told everything"
    assert memory == remembered(again, seat, length)
    for (seat, length), memory in minds.memories.items():
        assert memory == remembered(again, seat, length)
    assert any(sum(bids) for bids, _ in minds.memories.values())
    await again.to_the_end()
