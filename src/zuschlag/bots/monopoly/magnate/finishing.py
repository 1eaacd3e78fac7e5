"""A game played to its end by landlords, which takes a twentieth of a millisecond. A gate."""

from zuschlag.bots.monopoly.dice import throw_by_turn
from zuschlag.bots.monopoly.landlord.choosing import choose, seat_to_ask
from zuschlag.rules.chance import Chance
from zuschlag.rules.kernel import gate
from zuschlag.rules.monopoly.applying import apply
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import NOTHING, OVER, Move, Table

MOST_MOVES = 4000


@gate
def finish(t: Table, m: Move, chance: Chance, seed: int, game: int) -> int:
    """Play on until the game is over, or no end is in sight; how many moves it took."""
    made = 0
    while t.stage != OVER and made < MOST_MOVES:
        made += 1
        if t.throw_for != NOTHING:
            throw_by_turn(t, m, chance, seed, game)
        else:
            choose(t, seat_to_ask(t), m)
        if apply(t, m) != OK:
            break
    return made
