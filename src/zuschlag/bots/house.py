"""All house bots behind one door, a `table.ports.BotRunner`: simple ones, and those that think.

Where a bot that thinks gives no answer, the simple one that it names answers for it, or the game's
first: while the worker starts or compiles, and for good once the same seat has failed too often.
"""

import importlib
import logging
from collections import OrderedDict
from functools import cached_property
from typing import Any

from zuschlag.bots.bot import Budget, Roster, budget_of
from zuschlag.bots.messages import BotQuestion, Decided, LevelQuestion, NoAnswer, Story
from zuschlag.bots.one_choice import Rosters
from zuschlag.bots.pool import BotPool
from zuschlag.bots.roster import levels_of
from zuschlag.bots.thinking_pool import ThinkingPool
from zuschlag.rules.description import part

_LOG = logging.getLogger(__name__)
_MOST_FAULTS = 3
"""Questions a bot may leave unanswered before its seat is the stand-in's: others live beside it."""
_REMEMBERED = 10_000


class HouseBots:
    """Whom the tables ask."""

    def __init__(
        self,
        simple: BotPool,
        thinking: ThinkingPool,
        seconds: float = 1.0,
        roster: str = "zuschlag.bots.roster",
    ) -> None:
        self._simple, self._thinking = simple, thinking
        self._seconds, self._roster = seconds, roster
        self._budgets: dict[tuple[str, str], Budget | None] = {}
        self._faults: OrderedDict[tuple[str, int], int] = OrderedDict()

    async def start(self) -> None:
        """Start what every server needs; bots that think start when one is asked."""
        await self._simple.start()

    async def close(self) -> None:
        """End all workers."""
        await self._simple.close()
        await self._thinking.close()

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Story
    ) -> Any:
        """The action as a record writes it after the seat, or None; NoAnswer is a TimeoutError."""
        budget = self._budget(game, bot)
        if budget is None:
            return await self._simple.choose(game, bot, seen, options, seed)
        if self._faults.get((story.table, story.seat), 0) < _MOST_FAULTS:
            seconds = min(budget.seconds, self._seconds)
            asked = BotQuestion(game, bot, seen, options, seed)
            try:
                return await self._thinking.choose(asked, story, seconds)
            except NoAnswer as missing:
                self._note(missing, bot, story)
        return await self._simple.choose(game, self._stand_in(game, bot), seen, options, seed)

    async def level_of(self, game: str, decided: list[Decided]) -> str | None:
        """The level that decides like this; None if that cannot be said."""
        found = levels_of(game).likeness
        if not found or not decided:
            return None
        pool = self._thinking if part(found).thinks else self._simple
        return await pool.level_of(LevelQuestion(game, decided))

    def _budget(self, game: str, bot: str) -> Budget | None:
        if (game, bot) not in self._budgets:
            make = self._bots_of(game).get(bot)
            self._budgets[game, bot] = budget_of(make) if make is not None else None
        return self._budgets[game, bot]

    def _note(self, missing: NoAnswer, bot: str, story: Story) -> None:
        """Overrunning, dying or failing is the bot's fault; a slow start is nobody's."""
        if missing.why == "closed":
            raise missing
        if missing.why not in ("slow", "crashed", "failed"):
            return
        seat = story.table, story.seat
        self._faults[seat] = self._faults.pop(seat, 0) + 1
        if self._faults[seat] == _MOST_FAULTS:
            _LOG.error("bot %s failed too often and is replaced for the rest of its game", bot)
        while len(self._faults) > _REMEMBERED:
            self._faults.popitem(last=False)

    def _stand_in(self, game: str, bot: str) -> str:
        """Whom the bot names, if that is a simple one; else the first of those."""
        roster = self._bots_of(game)
        simple = [name for name, make in roster.items() if budget_of(make) is None]
        named = getattr(roster.get(bot), "stand_in", None)
        return named if named in simple else simple[0]

    def _bots_of(self, game: str) -> Roster:
        return self._rosters.get(game, {})

    @cached_property
    def _rosters(self) -> Rosters:
        found: Rosters = importlib.import_module(self._roster).BOTS
        return found
