"""One choice of one bot, from bytes to a written action. Runs in a worker, knows nothing else.

A bot is made afresh for every choice, with luck of its own: the observation remembers what it must
know.
"""

import random
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from zuschlag.bots.bot import Roster
from zuschlag.bots.messages import BotAnswer, BotQuestion
from zuschlag.rules.games import GAMES

Rosters = Mapping[str, Roster]
"""For every game its bots by name."""


def answer(question: BotQuestion, rosters: Rosters) -> BotAnswer:
    """What the bot does, or where it failed. MemoryError is let through: it should be fatal."""
    try:
        return BotAnswer(choose(question, rosters))
    except MemoryError:
        raise
    except Exception as error:
        return BotAnswer(failed=place_of(error))


def choose(question: BotQuestion, rosters: Rosters) -> list[Any] | None:
    """The action as a record writes it after the seat; None keeps still."""
    seen, options = read(question)
    bot = rosters[question.game][question.bot](random.Random(question.seed))
    action = bot.choose(seen, options)
    return None if action is None else GAMES[question.game].as_written(action)


def read(question: BotQuestion) -> tuple[Any, Any]:
    """Observation and options, typed."""
    return typed(question.game, question.seen, question.options)


def typed(name: str, seen: bytes, options: bytes) -> tuple[Any, Any]:
    """The same from their bytes."""
    game = GAMES[name]
    view = msgspec.msgpack.decode(seen, type=game.view_type)
    return view, msgspec.msgpack.decode(options, type=game.options_type(view))


def place_of(error: Exception) -> str:
    """Kind, file and line of an error. Its text stays here: it might name a card."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + place
