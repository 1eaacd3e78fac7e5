"""Bots that think live in workers of their own, a few for every game that has such bots.

Nothing is started before the first of them is asked. A bot stays with one worker, by its table and
seat; when that dies or overruns, it is asked once more in the next one, from the whole story.
"""

import logging
import zlib
from typing import Any

from zuschlag.bots.bot_process import Crashed
from zuschlag.bots.messages import BotAnswer, BotQuestion, LevelQuestion, NoAnswer, Story, level_in
from zuschlag.bots.thinking_home import ThinkingHome

_LOG = logging.getLogger(__name__)
PATIENCE = 10.0
"""Seconds to wait for a worker that starts: enough to load what is compiled, not to compile it."""


class ThinkingPool:
    """All workers for bots that think."""

    def __init__(
        self,
        workers: int = 1,
        megabytes: int = 256,
        roster: str = "zuschlag.bots.roster",
        patience: float = PATIENCE,
    ) -> None:
        self._workers, self._megabytes, self._roster = workers, megabytes, roster
        self._patience = patience
        self._homes: dict[str, list[ThinkingHome]] = {}
        self._is_open = True

    async def close(self) -> None:
        """End all workers; whoever still waits gets NoAnswer."""
        self._is_open = False
        for homes in self._homes.values():
            for home in homes:
                await home.close()

    async def choose(self, asked: BotQuestion, story: Story, seconds: float) -> Any:
        """The action as a record writes it after the seat, or None; NoAnswer is a TimeoutError."""
        home = self._home(asked.game, story)
        try:
            answer = await self._ask(home, asked, story, seconds)
        except (Crashed, NoAnswer) as lost:
            if isinstance(lost, NoAnswer) and lost.why != "slow":
                raise
            answer = await self._ask_again(home, asked, story, seconds)
        if answer.failed is not None:
            _LOG.warning("bot %s of %s failed: %s", asked.bot, asked.game, answer.failed)
            raise NoAnswer("failed", answer.failed)
        return answer.action

    async def level_of(self, asked: LevelQuestion) -> str | None:
        """The level that decides like this, if it can be said; NoAnswer is a TimeoutError."""
        if not self._is_open:
            raise NoAnswer("closed")
        try:
            return level_in(await self._homes_of(asked.game)[0].ask_level(asked))
        except Crashed as end:
            raise NoAnswer("crashed") from end

    async def _ask(
        self, home: ThinkingHome, asked: BotQuestion, story: Story, seconds: float
    ) -> BotAnswer:
        if not self._is_open:
            raise NoAnswer("closed")
        return await home.ask(asked, story, seconds)

    async def _ask_again(
        self, home: ThinkingHome, asked: BotQuestion, story: Story, seconds: float
    ) -> BotAnswer:
        try:
            return await self._ask(home, asked, story, seconds)
        except Crashed as end:
            raise NoAnswer("crashed") from end

    def _home(self, game: str, story: Story) -> ThinkingHome:
        homes = self._homes_of(game)
        return homes[zlib.crc32(f"{story.table}/{story.seat}".encode()) % len(homes)]

    def _homes_of(self, game: str) -> list[ThinkingHome]:
        if game not in self._homes:
            terms = self._roster, game, self._megabytes, self._patience
            self._homes[game] = [ThinkingHome(*terms) for _ in range(self._workers)]
        return self._homes[game]
