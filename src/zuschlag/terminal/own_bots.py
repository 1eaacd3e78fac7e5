"""The bots of a table of one's own: they think beside the screen and move when they are let.

A `table.ports.BotRunner` without processes, so that a table is laid at once. With the same seed
they play the same game again.
"""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any

from zuschlag.bots.bot import budget_of
from zuschlag.bots.company import Company
from zuschlag.bots.messages import BotAnswer, BotQuestion, Decided, Story, ThinkingQuestion
from zuschlag.bots.one_choice import answer
from zuschlag.bots.roster import bots_of


class OwnBots:
    """One after the other is asked and comes through the door when `go_on` has opened it."""

    def __init__(self, game: str, seed: bytes, stumbled: Callable[[str], None]) -> None:
        self._roster = bots_of(game)
        self._company = Company(self._roster, is_full=lambda: False)
        self._seed = seed
        self._stumbled = stumbled
        self._known: dict[int, tuple[int, int]] = {}  # by seat: version and length of its story
        self._line = asyncio.Lock()
        self._is_open = asyncio.Event()

    def go_on(self) -> None:
        """The next one may move."""
        self._is_open.set()

    def wait(self) -> None:
        """Nobody may move before the next `go_on`."""
        self._is_open.clear()

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Story
    ) -> Any:
        """What the bot does, as a record writes it; whoever keeps still need not wait."""
        async with self._line:
            question = BotQuestion(game, bot, seen, options, self._luck(story))
            found = await asyncio.to_thread(self._asked(question, story))
            if found.failed:
                self._stumbled(found.failed)
                raise TimeoutError(found.failed)
            if found.action is not None:
                await self._is_open.wait()
                self.wait()
        return found.action

    async def level_of(self, game: str, decided: list[Decided]) -> str | None:
        """Nobody is away from a table of one's own."""
        return None

    def _luck(self, story: Story) -> int:
        """The same for the same question, however often it is asked."""
        what = f"{self._seed.hex()}|{story.seat}|{story.version}|{story.length}"
        return int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], "big")

    def _asked(self, question: BotQuestion, story: Story) -> Callable[[], BotAnswer]:
        """Bots that think or listen live as long as their game; others are made anew."""
        make = self._roster[question.bot]
        if budget_of(make) is None and not hasattr(make, "notice"):
            return lambda: answer(question, {question.game: self._roster})
        version, length = self._known.pop(story.seat, (story.version, 0))
        known = length if version == story.version else 0
        news = story.after(known)
        self._known[story.seat] = story.version, story.length
        asked = ThinkingQuestion(str(story.seat), story.version, known, news, 0.0, question)
        return lambda: self._company.answer(asked)
