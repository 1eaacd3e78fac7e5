"""The bots that live in one worker: each knows what its seat has seen, and the oldest leave first.

A bot that is not here is no loss: whoever asks tells the whole story again, and it is made afresh.
"""

import random
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from zuschlag.bots.bot import Noticed, Roster
from zuschlag.bots.messages import BotAnswer, ThinkingQuestion
from zuschlag.bots.one_choice import place_of, read
from zuschlag.rules.games import GAMES

MOST = 64
"""Bots in one worker."""

_NOTICED = msgspec.json.Decoder(Noticed)


class Living(NamedTuple):
    """A bot, which one it is, and how much of which story it knows."""

    bot: Any
    name: str
    version: int
    known: int


class Company:
    """Answers for all of them; `is_full` says when memory gets short."""

    def __init__(self, roster: Roster, is_full: Callable[[], bool], most: int = MOST) -> None:
        self._roster, self._is_full, self._most = roster, is_full, most
        self._living: OrderedDict[str, Living] = OrderedDict()

    def answer(self, question: ThinkingQuestion) -> BotAnswer:
        """What the bot does, or where it failed; one that fails is made afresh the next time."""
        one = self._living.pop(question.who, None)
        if question.known == 0:
            make = self._roster.get(question.asked.bot)
            if make is None:
                return BotAnswer(failed="unknown bot")
            one = Living(make(random.Random(question.asked.seed)), *_state(question))
        elif one is None or one[1:] != _state(question):
            return BotAnswer(is_forgotten=True)
        try:
            action = self._choice(one.bot, question)
        except MemoryError:
            raise
        except Exception as error:
            return BotAnswer(failed=place_of(error))
        self._keep(question.who, one._replace(known=question.known + len(question.news)))
        return BotAnswer(action)

    def _choice(self, bot: Any, question: ThinkingQuestion) -> list[Any] | None:
        seen, options = read(question.asked)
        if hasattr(bot, "effort"):
            bot.effort = question.effort
        if hasattr(bot, "notice"):
            for entry in question.news:
                bot.notice(_NOTICED.decode(entry).for_seat(seen.viewer))
        action = bot.choose(seen, options)
        return None if action is None else GAMES[question.asked.game].as_written(action)

    def _keep(self, who: str, one: Living) -> None:
        self._living[who] = one
        while len(self._living) > self._most:
            self._living.popitem(last=False)
        if self._is_full():
            for gone in list(self._living)[:-1]:
                del self._living[gone]


def _state(question: ThinkingQuestion) -> tuple[str, int, int]:
    return question.asked.bot, question.version, question.known
