"""What a move of the strongest bots costs: seconds of one core, as a table asks them."""

import random
import time
from typing import Any

from zuschlag.bots.driving import steps
from zuschlag.bots.match import begin_match
from zuschlag.bots.roster import bots_of, levels_of
from zuschlag.rules.games import GAMES

WANTED = {"for-sale": 0.25, "monopoly": 0.5}
TERMS: dict[str, tuple[Any, ...]] = {
    "for-sale": ("2015", 4),
    "monopoly": ("aalen-casual", 4, {"end.limit": {"rounds": 40}}),
}


class Timed:
    """The strongest bot of a game; keeps how long each of its choices took."""

    def __init__(self, make: Any, spent: list[float], luck: random.Random) -> None:
        self._bot = make(luck)
        self._spent = spent
        self.notice = self._bot.notice

    def choose(self, seen: Any, options: Any) -> Any:
        """What the bot says."""
        begun = time.process_time()
        found = self._bot.choose(seen, options)
        self._spent.append(time.process_time() - begun)
        return found


def slowest_moves(game: str, moves: int) -> tuple[str, float]:
    """Its name, and what 95 of a hundred moves cost at most."""
    level = levels_of(game).names[-1]
    make: Any = bots_of(game)[level]
    make.prepare()
    luck, spent = random.Random(1), list[float]()
    while len(spent) < moves:
        makers = [lambda own: Timed(make, spent, own)] * 4
        state, bots = begin_match(GAMES[game], GAMES[game].agree(*TERMS[game]), makers, luck)
        for _ in steps(GAMES[game], state, bots, luck):
            if len(spent) >= moves:
                break
    return level, sorted(spent)[int(0.95 * len(spent))]
