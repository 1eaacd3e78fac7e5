"""How well a level is told from its first decisions: house bots play, each seat is guessed."""

import random
from collections import Counter
from typing import Any

import msgspec

from zuschlag.bots.driving import steps
from zuschlag.bots.likeness import NEAR, level_of
from zuschlag.bots.match import begin_match
from zuschlag.bots.messages import Decided, LevelQuestion
from zuschlag.bots.roster import bots_of, levels_of
from zuschlag.rules.games import GAMES

DECISIONS = 10
TERMS: dict[str, tuple[Any, ...]] = {
    "for-sale": ("2015", 4),
    "monopoly": ("aalen-casual", 4, {"end.limit": {"rounds": 12}}),
}


class Watched:
    """A bot of a level; what it decides is kept until there is enough of it."""

    def __init__(self, game: str, level: str, luck: random.Random) -> None:
        self.level, self._game = level, GAMES[game]
        self._bot: Any = bots_of(game)[level](luck)
        self.decided: list[Decided] = []
        if hasattr(self._bot, "notice"):
            self.notice = self._bot.notice

    def choose(self, seen: Any, options: Any) -> Any:
        """What the bot would."""
        action = self._bot.choose(seen, options)
        if action is not None and len(self.decided) < DECISIONS:
            packed = msgspec.msgpack.encode(seen), msgspec.msgpack.encode(options)
            self.decided.append(Decided(*packed, self._game.as_written(action)))
        return action


def guesses(game: str, games: int, seed: int = 0) -> Counter[tuple[str, str]]:
    """How often which level was taken for which, after its first ten moves."""
    luck, found = random.Random(seed), Counter[tuple[str, str]]()
    names = levels_of(game).names
    usual = next(iter(bots_of(game)))
    for _ in range(games):
        levels = luck.sample(names, 4)
        makers = [lambda own, level=level: Watched(game, level, own) for level in levels]
        begun: Any = begin_match(GAMES[game], GAMES[game].agree(*TERMS[game]), makers, luck)
        state, bots = begun
        for _ in steps(GAMES[game], state, bots, luck):
            if all(len(bot.decided) == DECISIONS for bot in bots):
                break
        for bot in bots:
            guess = level_of(LevelQuestion(game, bot.decided)) or usual
            found[bot.level, guess] += 1
    return found


def share_near(game: str, found: Counter[tuple[str, str]]) -> float:
    """How many were taken for a level at most two away, each level counting as much."""
    names = levels_of(game).names
    shares = []
    for level in names:
        all_of = sum(n for (one, _), n in found.items() if one == level)
        near = names[max(0, names.index(level) - NEAR) : names.index(level) + NEAR + 1]
        if all_of:
            shares.append(sum(found[level, guess] for guess in near) / all_of)
    return sum(shares) / len(shares)
