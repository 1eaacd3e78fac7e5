"""The landlord through the contract: it gets an observation and imagines the rest."""

import random

from zuschlag.bots.monopoly.landlord.choosing import choose
from zuschlag.rules.kernel import Tables, door
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.numbers import blank_moves, read_move
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Action, Options


@door
def think(tables: Tables, index: int, seat: int, moves: Tables) -> None:
    """Write the move of a seat that is asked."""
    choose(tables[index], seat, moves[0])


class LandlordBot:
    """Plays one seat; silent when the game neither asks it nor leaves it a rent to ask for."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, seen: Observation, options: Options) -> Action | None:
        """What to do now; `seen.viewer` is its own seat, and None means that it keeps still."""
        seat = seen.viewer
        if seat is None or (seat not in seen.waiting and not options.demand):
            return None
        state = MONOPOLY.imagine(seen, self.luck)
        moves = blank_moves(1)
        think(state.tables, 0, seat, moves)
        return read_move(moves[0])
