"""A first position to call the doors of the magnate with, so that they are loaded or compiled."""

from typing import NamedTuple

import numpy as np

from zuschlag.bots.monopoly.magnate.doors import arms_of, ponder, think, verdict
from zuschlag.bots.monopoly.magnate.futures import PLACES
from zuschlag.bots.monopoly.magnate.memory import MEMORY
from zuschlag.bots.monopoly.magnate.mind import Mind
from zuschlag.bots.monopoly.magnate.tempers import mind_for
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.kernel import Tables
from zuschlag.rules.monopoly.numbers import blank_moves
from zuschlag.rules.monopoly.position import new_state
from zuschlag.rules.monopoly.report import card_id
from zuschlag.rules.monopoly.state import DECK, TABLE
from zuschlag.rules.monopoly.terms import agree
from zuschlag.rules.monopoly.words import Deal


class Rehearsal(NamedTuple):
    """What the doors are called with."""

    tables: Tables
    moves: Tables
    chances: Tables
    memories: Tables
    mind: Mind


def rehearsal() -> Rehearsal:
    """A game about to begin, with room for a future."""
    decks = [[card_id(deck, card) for card in range(DECK)] for deck in range(2)]
    tables = np.zeros(2, TABLE)
    tables[0] = new_state(agree("aalen-casual", 3), Deal(decks[0], decks[1], 0)).tables[0]
    memories, chances = np.zeros(1, MEMORY), np.zeros(1, CHANCE)
    return Rehearsal(tables, blank_moves(PLACES), chances, memories, mind_for(tables[0]))


def call_every_door() -> None:
    """Load or compile all of them."""
    tables, moves, chances, memories, mind = rehearsal()
    think(tables, 0, moves, memories, mind)
    arms_of(tables, 0, moves, memories, mind)
    ponder(tables, moves, chances, memories, mind, 1, 0, 0)
    verdict(mind, 1, 1)
