"""Games that the arena dealt: its decks and its dice, for contests at machine speed."""

from zuschlag.bots.monopoly.dice import FACES
from zuschlag.lab.arena.luck import MOST_THROWS
from zuschlag.rules.chance import Chance, draw, start
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.state import Move, Table
from zuschlag.rules.monopoly.verbs import THROW


@rule
def throw_by_key(t: Table, m: Move, chance: Chance, key: int, throw: int) -> None:
    """The dice of this turn's throw, as `arena.luck.Dice` has them."""
    start(chance, key, t.turn_number * MOST_THROWS + throw)
    m.verb = THROW
    m.number = draw(chance, FACES) + 1
    m.slot = draw(chance, FACES) + 1
