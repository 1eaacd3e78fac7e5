"""Players by habit through the contract: made afresh for every choice, quick on any rules."""

import random

from zuschlag.bots.monopoly.habits.choosing import choose_by_habit
from zuschlag.rules.kernel import Tables, door
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.numbers import blank_moves, read_move
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Action, Options


@door
def think_by_habit(tables: Tables, seat: int, moves: Tables, rate: int) -> None:
    """Write the move of a seat that is asked, which slips so often in a hundred."""
    choose_by_habit(tables[0], seat, moves[0], rate, 1)


class HabitBot:
    """Plays one seat; silent when the game neither asks it nor leaves it a rent to ask for."""

    def __init__(self, luck: random.Random, lapses: int = 0) -> None:
        self.luck, self._lapses = luck, lapses

    def choose(self, seen: Observation, options: Options) -> Action | None:
        """What to do now; `seen.viewer` is its own seat, and None means that it keeps still."""
        seat = seen.viewer
        if seat is None or (seat not in seen.waiting and not options.demand):
            return None
        state = MONOPOLY.imagine(seen, self.luck)
        moves = blank_moves(1)
        think_by_habit(state.tables, seat, moves, self._lapses)
        return read_move(moves[0])
