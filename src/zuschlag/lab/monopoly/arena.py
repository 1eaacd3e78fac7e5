"""Monopoly in the arena: dice belong to turns, and games end by rounds.

Levels that try no futures and the landlord are played at machine speed: they draw no luck.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from zuschlag.bots.monopoly.ladder import LADDER, Thought
from zuschlag.lab.arena.game_in_arena import Block, GameInArena
from zuschlag.lab.arena.luck import key_of_dice
from zuschlag.lab.monopoly.contests import play_dealt
from zuschlag.lab.monopoly.length import limited
from zuschlag.rules.compiler import PLAIN
from zuschlag.rules.game import Outcome
from zuschlag.rules.monopoly.game import MONOPOLY

_FAST = {"landlord"} | {
    name for name, level in LADDER.items() if not (isinstance(level, Thought) and level.futures)
}


class MonopolyInArena(GameInArena):
    """Four at the table, rent by itself."""

    edition = "aalen-casual"
    seats = 4
    levels = tuple(LADDER)
    exploiter = "zuschlag.lab.monopoly.exploit:exploit"

    def agreed(self, options: Mapping[str, object], terms: Any) -> dict[str, object]:
        """With an end by rounds."""
        return limited(options, terms)

    def turn(self, state: Any) -> int:
        """As the record counts them, from the first roll on."""
        return int(state.tables[0].turn_number)

    def play(self, block: Block) -> list[Outcome] | None:
        """At machine speed where nobody searches and no purse is covered."""
        names = [bot.partition("@")[0] for bot in block.seating]
        terms: Any = block.terms
        if PLAIN or terms.hides_cash or not set(names) <= _FAST:
            return None
        dealt = np.concatenate([state.tables for state in block.states])
        keys = [key_of_dice(block.seed, deal) for deal in block.deals]
        return [
            _outcome(state, dealt_one)
            for state, dealt_one in zip(block.states, play_dealt(dealt, names, keys), strict=True)
        ]


def _outcome(state: Any, played: Any) -> Outcome:
    state.tables[0] = played
    found = MONOPOLY.outcome(state)
    assert found is not None, "a game that is over has an outcome"
    return found
