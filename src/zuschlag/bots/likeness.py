"""Whose play is this like? From decisions somebody made, the level of the ladder nearest to them.

A game says how likely each level would have decided like that (`Likeness`); here all of it is put
together. Asked when a bot takes a person's chair; runs where bots run.
"""

import math
from collections.abc import Sequence
from typing import Any, Protocol

from zuschlag.bots.messages import BotAnswer, LevelQuestion
from zuschlag.bots.one_choice import place_of, typed
from zuschlag.bots.roster import levels_of
from zuschlag.rules.description import part
from zuschlag.rules.games import GAMES

NEAR = 2
"""Levels that are as good as the same."""
_FEWEST = 3
"""Decisions below which nothing can be said."""
_FLOOR = 0.02
"""Nobody plays exactly like a level: nothing anybody does is as good as impossible."""


class Likeness(Protocol):
    """What a game knows about how its levels decide."""

    thinks: bool
    """Whether that takes compiled rules."""

    def chances(self, seen: Any, options: Any, action: Any) -> list[float] | None:
        """For every level how likely it would have done this; None if there was no choice."""


def answer(question: LevelQuestion) -> BotAnswer:
    """The name of a level as the only part of an action, None for too few decisions."""
    try:
        found = level_of(question)
    except MemoryError:
        raise
    except Exception as error:
        return BotAnswer(failed=place_of(error))
    return BotAnswer(None if found is None else [found])


def level_of(question: LevelQuestion) -> str | None:
    """The level that decides most like this."""
    levels = levels_of(question.game)
    if not levels.likeness:
        return None
    likeness: Likeness = part(levels.likeness)
    game, rows = GAMES[question.game], []
    for made in question.decided:
        seen, options = typed(question.game, made.seen, made.options)
        seats, seat = len(seen.people), seen.viewer
        action = game.read_action([seat, *made.written], "actions[0]", seats)[1]
        rows.append(likeness.chances(seen, options, action))
    return nearest(levels.names, [row for row in rows if row is not None])


def nearest(levels: Sequence[str], rows: Sequence[Sequence[float]]) -> str | None:
    """The level in the middle of what is likely; everybody was as likely before."""
    if len(rows) < _FEWEST:
        return None
    columns = zip(*rows, strict=True)
    logs = [sum(math.log(_FLOOR + (1 - _FLOOR) * one) for one in column) for column in columns]
    likely = [math.exp(one - max(logs)) for one in logs]
    return levels[_middle(likely)]


def _middle(likely: Sequence[float]) -> int:
    """Where half of what is likely lies on either side."""
    left = sum(likely) / 2
    for number, one in enumerate(likely):
        left -= one
        if left <= 0:
            return number
    return len(likely) - 1
