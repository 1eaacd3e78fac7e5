"""A move of the house. A gate in a file of its own: what calls it compiles without the bots."""

from zuschlag.bots.monopoly.habits.choosing import choose_by_habit
from zuschlag.rules.kernel import gate
from zuschlag.rules.monopoly.state import Move, Table


@gate
def move_of_house(t: Table, seat: int, m: Move, slips: int) -> int:
    """As a level by habit would move, with so many slips in a hundred."""
    choose_by_habit(t, seat, m, slips, 1)
    return 0
