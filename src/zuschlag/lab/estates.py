"""Whole games of Monopoly at machine speed: landlords on one record, counted as it goes.

Game number n of a seed is always the same game, whoever plays it and in which order.
"""

from typing import Annotated

import numpy as np
import numpy.typing as npt

from zuschlag.bots.landlord.choosing import choose, seat_to_ask
from zuschlag.rules.bits import count, drop_lowest, lowest
from zuschlag.rules.chance import Chance, draw, start
from zuschlag.rules.kernel import Tables, door, record, rule
from zuschlag.rules.monopoly.doors import set_up
from zuschlag.rules.monopoly.moves import apply
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.score import winners, worth
from zuschlag.rules.monopoly.state import (
    DECK,
    LAND,
    MOST_SEATS,
    MOVE,
    NOTHING,
    OVER,
    SLOTS,
    Move,
    Table,
)
from zuschlag.rules.monopoly.telling import BANKRUPT, LOT_OPENED, TRADED
from zuschlag.rules.monopoly.verbs import THROW

Numbers = npt.NDArray[np.int64]

FACES = 6
WIN_UNITS = 840  # divisible by any number of winners, so that shares stay whole
ROUNDS_A_POINT = 10
POINTS = 32  # of the curve of money over time
IN_JAIL = SLOTS


class Count:
    """What is added up over games."""

    games: int
    finished: int
    moves: int
    faults: int  # moves of a bot that the rules refused
    turns: int
    rounds: int
    trades: int
    auctions: int
    building_auctions: int
    bankruptcies: int
    short_games: int  # games in which the bank ran out of houses
    is_short: int
    rests: Annotated[list[int], SLOTS + 1]  # where throws came to rest; the last is in jail
    wins: Annotated[list[int], MOST_SEATS]
    worth: Annotated[list[int], POINTS * MOST_SEATS]
    living: Annotated[list[int], POINTS * MOST_SEATS]


COUNT = record(Count)


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
def count_step(t: Table, c: Count, roller: int, was_move: bool) -> None:
    """What the last move or throw brought about."""
    c.moves += 1
    for place in range(t.told):
        said = t.said[place]
        if said == TRADED:
            c.trades += 1
        elif said == BANKRUPT:
            c.bankruptcies += 1
        elif said == LOT_OPENED:
            if t.said_other[place] == LAND:
                c.auctions += 1
            else:
                c.building_auctions += 1
    if was_move:
        c.rests[IN_JAIL if t.jailed[roller] > 0 else t.at[roller]] += 1
    if t.houses == 0:
        c.is_short = 1


@rule
def count_worth(t: Table, c: Count, point: int) -> None:
    """One point of the curve: what everybody still in the game is worth."""
    for seat in range(t.seats):
        c.worth[point * MOST_SEATS + seat] += worth(t, seat)
        c.living[point * MOST_SEATS + seat] += (t.living >> seat) & 1


@rule
def count_end(t: Table, c: Count) -> None:
    """A finished game; a shared victory is shared out in equal parts."""
    c.finished += 1
    c.turns += t.turn_number
    c.rounds += t.rounds
    c.short_games += c.is_short
    best = winners(t)
    share = WIN_UNITS // count(best)
    while best:
        c.wins[lowest(best)] += share
        best = drop_lowest(best)


@rule
def play_out(t: Table, m: Move, chance: Chance, c: Count, most_moves: int) -> None:
    """Landlords play until the game is over, or so many moves are made."""
    point = 0
    c.is_short = 0
    before = c.moves
    while t.stage != OVER and c.moves - before < most_moves:
        was_move = t.throw_for == MOVE
        roller = t.active
        next_move(t, chance, m)
        if apply(t, m) != OK:
            c.faults += 1
            return
        count_step(t, c, roller, was_move)
        if t.rounds > point * ROUNDS_A_POINT and point < POINTS:
            count_worth(t, c, point)
            point += 1
    while t.stage == OVER and point < POINTS:
        count_worth(t, c, point)
        point += 1


@door
def tally_games(
    tables: Tables, moves: Tables, chances: Tables, counts: Tables, span: Numbers
) -> None:
    """Play games span = (seed, first, how many, most moves each) and add everything up."""
    t = tables[0]
    m = moves[0]
    chance = chances[0]
    c = counts[0]
    for game in range(span[1], span[1] + span[2]):
        deal(t, chance, span[0], game)
        play_out(t, m, chance, c, span[3])
        c.games += 1
        if t.stage == OVER:
            count_end(t, c)
