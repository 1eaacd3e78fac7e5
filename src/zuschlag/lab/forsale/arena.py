"""For Sale in the arena: all cards are dealt beforehand, so there is nothing to throw.

Levels and the sober player are played at machine speed: their moods follow from what lies open.
"""

import numpy as np

from zuschlag.bots.forsale.champion.player import FEWEST, Champion
from zuschlag.bots.forsale.champion.population import expected
from zuschlag.bots.forsale.flavours import FLAVOURS
from zuschlag.bots.forsale.levels import LADDER
from zuschlag.bots.forsale.trained import trained
from zuschlag.lab.arena.fields import Field
from zuschlag.lab.arena.game_in_arena import Block, GameInArena
from zuschlag.lab.forsale.named_contest import mind_named
from zuschlag.lab.forsale.thinking_contest import play_tables
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.state import Table
from zuschlag.rules.game import Outcome

_FAST = (*LADDER, "heuristic")


class ForSaleInArena(GameInArena):
    """Four at the table, by the edition that is sold today."""

    edition = "2015"
    seats = 4
    beside = tuple(FLAVOURS)
    levels = LADDER
    exploiter = "zuschlag.lab.forsale.exploit:exploit"

    def play(self, block: Block) -> list[Outcome] | None:
        """At machine speed where everybody can and all champions have one budget."""
        names = [bot.partition("@")[0] for bot in block.seating]
        budgets = budgets_of(block.seating)
        if not Champion.searches or len(budgets) > 1 or not set(names) <= set(_FAST):
            return None
        known = trained(len(names))
        lineup = [mind_named(name, known.seats) for name in names]
        first = block.states[0].tables
        tables = np.concatenate([first, *(state.tables for state in block.states)])
        play_tables(tables, lineup, expected(known), max([FEWEST, *budgets]))
        return [_outcome(state, tables[place]) for place, state in enumerate(block.states, 1)]


def budgets_of(seating: Field) -> set[int]:
    """What those at the table who think may use."""
    return {int(bot.partition("@")[2]) for bot in seating if "@" in bot}


def _outcome(state: State, played: Table) -> Outcome:
    state.tables[0] = played
    found = FOR_SALE.outcome(state)
    assert found is not None, "a game that is over has an outcome"
    return found
