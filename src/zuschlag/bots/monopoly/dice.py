"""Dice and decks for games inside the machine: the same luck for whoever is to be compared."""

from zuschlag.rules.chance import Chance, draw, start
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.state import DECK, MOVE, Move, Table
from zuschlag.rules.monopoly.verbs import THROW

FACES = 6
_A_GAME = 1_000_003
_THROWS = 8
_FOR_RENT = 4


@rule
def throw_by_turn(t: Table, m: Move, chance: Chance, seed: int, game: int) -> None:
    """The same dice for the same throw of the same turn, whatever was decided before."""
    which = t.doubles if t.throw_for == MOVE else _FOR_RENT + t.throw_claim % _FOR_RENT
    start(chance, seed, game * _A_GAME + t.turn_number * _THROWS + which)
    m.verb = THROW
    m.number = draw(chance, FACES) + 1
    m.slot = draw(chance, FACES) + 1


@rule
def hide_decks(t: Table, chance: Chance) -> None:
    """Another order of the cards nobody has seen; those put under their deck stay."""
    for deck in range(2):
        unknown = max(0, t.left[deck] - t.seen[deck])
        for place in range(unknown - 1):
            one = deck * DECK + (t.top[deck] + place) % DECK
            other = place + draw(chance, unknown - place)
            other = deck * DECK + (t.top[deck] + other) % DECK
            card = t.deck[one]
            t.deck[one] = t.deck[other]
            t.deck[other] = card
