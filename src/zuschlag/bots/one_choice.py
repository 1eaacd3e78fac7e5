"""One choice of one bot, from bytes to a written action. Runs in a worker, knows nothing else.

A bot is made anew for every choice, with luck of its own: what it must remember, the observation
remembers for it.
"""

import random
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from zuschlag.bots.messages import BotAnswer, BotQuestion
from zuschlag.rules.forsale import views as forsale_views
from zuschlag.rules.forsale import words as forsale_words
from zuschlag.rules.games import GAMES
from zuschlag.rules.monopoly import views as monopoly_views
from zuschlag.rules.monopoly import words as monopoly_words

Makers = Mapping[str, Callable[[random.Random], Any]]
Rosters = Mapping[str, Makers]
"""For every game its bots by name."""

_FOR_SALE = msgspec.msgpack.Decoder(forsale_views.Observation)
_AUCTION = msgspec.msgpack.Decoder(forsale_words.AuctionOptions)
_SALE = msgspec.msgpack.Decoder(forsale_words.SaleOptions)
_MONOPOLY = msgspec.msgpack.Decoder(monopoly_views.Observation)
_MONOPOLY_OPTIONS = msgspec.msgpack.Decoder(monopoly_words.Options)


def answer(question: BotQuestion, rosters: Rosters) -> BotAnswer:
    """What the bot does, or where it failed. MemoryError is let through: who has it should die."""
    try:
        return BotAnswer(choose(question, rosters))
    except MemoryError:
        raise
    except Exception as error:
        return BotAnswer(failed=_place(error))


def choose(question: BotQuestion, rosters: Rosters) -> list[Any] | None:
    """The action as a record writes it behind the seat; None keeps still."""
    seen, options = _read(question)
    bot = rosters[question.game][question.bot](random.Random(question.seed))
    action = bot.choose(seen, options)
    return None if action is None else GAMES[question.game].as_written(action)


def _read(question: BotQuestion) -> tuple[Any, Any]:
    """Observation and options, typed."""
    if question.game == "monopoly":
        return _MONOPOLY.decode(question.seen), _MONOPOLY_OPTIONS.decode(question.options)
    seen = _FOR_SALE.decode(question.seen)
    # The two kinds of options carry no tag; the phase says which it is.
    return seen, (_AUCTION if seen.phase == "buy" else _SALE).decode(question.options)


def _place(error: Exception) -> str:
    """Kind, file and line of an error. Its text stays here: it might name a card."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + place
