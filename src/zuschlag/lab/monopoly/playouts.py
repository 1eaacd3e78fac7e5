"""Whole games of Monopoly at machine speed: landlords on one record, counted as it goes.

Game number n of a seed is always the same game, whoever plays it and in which order.
"""

import numpy as np
import numpy.typing as npt

from zuschlag.bots.monopoly.landlord.choosing import choose, seat_to_ask
from zuschlag.lab.monopoly.counting import COUNT as COUNT
from zuschlag.lab.monopoly.counting import Count, close_count, count_step, mover, open_count
from zuschlag.rules.chance import Chance, draw, start
from zuschlag.rules.kernel import Tables, door, rule
from zuschlag.rules.monopoly.applying import apply
from zuschlag.rules.monopoly.doors import set_up
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import DECK, NOTHING, OVER, Move, Table
from zuschlag.rules.monopoly.verbs import THROW

Numbers = npt.NDArray[np.int64]

FACES = 6


@rule
def shuffle_decks(t: Table, chance: Chance) -> None:
    """Any order of either deck is as likely (GAP-17)."""
    for deck in range(2):
        for place in range(DECK):
            t.deck[deck * DECK + place] = place
        for place in range(DECK - 1):
            other = place + draw(chance, DECK - place)
            card = t.deck[deck * DECK + other]
            t.deck[deck * DECK + other] = t.deck[deck * DECK + place]
            t.deck[deck * DECK + place] = card


@rule
def deal(t: Table, chance: Chance, seed: int, game: int) -> None:
    """Shuffle, draw the opener, and begin."""
    start(chance, seed, game)
    shuffle_decks(t, chance)
    set_up(t, draw(chance, t.seats))


@rule
def next_move(t: Table, chance: Chance, m: Move) -> None:
    """The dice, or the move of the landlord that is asked."""
    if t.throw_for != NOTHING:
        m.verb = THROW
        m.number = draw(chance, FACES) + 1
        m.slot = draw(chance, FACES) + 1
    else:
        choose(t, seat_to_ask(t), m)


@rule
def play_out(t: Table, moves: Tables, chance: Chance, c: Count, most_moves: int) -> None:
    """Landlords play until the game is over, or so many moves are made.

    The moves are left in `moves` as far as it has room; with room for one it is a scratch pad.
    """
    while t.stage != OVER and c.made < most_moves:
        roller = mover(t)
        m = moves[min(c.made, len(moves) - 1)]
        next_move(t, chance, m)
        if apply(t, m) != OK:
            c.faults += 1
            return
        count_step(t, c, roller)


@door
def tally_games(
    tables: Tables, moves: Tables, chances: Tables, counts: Tables, span: Numbers
) -> None:
    """Play games span = (seed, first, how many, most moves each) and add everything up."""
    t = tables[0]
    chance = chances[0]
    c = counts[0]
    for game in range(span[1], span[1] + span[2]):
        deal(t, chance, span[0], game)
        open_count(c)
        play_out(t, moves, chance, c, span[3])
        close_count(t, c)


@door
def deal_game(tables: Tables, chances: Tables, seed: int, game: int) -> None:
    """Set the table for a game and play nothing, so that its deal can be read."""
    deal(tables[0], chances[0], seed, game)
