"""One token walks round the board by the real rules, and where it rests is counted.

The other player sits out. Nobody buys: every property is declined and both bidders pass. Purses are
topped up, and the decks are shuffled anew every thousand turns (ledger 3.2).
"""

from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from zuschlag.lab.monopoly.playouts import FACES, Numbers, shuffle_decks
from zuschlag.lab.monopoly.simulate import blank_table
from zuschlag.rules.chance import CHANCE, Chance, draw, start
from zuschlag.rules.kernel import Tables, door, record, rule
from zuschlag.rules.monopoly.applying import apply
from zuschlag.rules.monopoly.doors import set_up
from zuschlag.rules.monopoly.numbers import blank_moves
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import (
    BANK,
    DECK,
    MOVE,
    NO_LOT,
    NOTHING,
    SLOTS,
    TO_BUY,
    TO_END,
    WINDOW,
    Move,
    Table,
    pay,
)
from zuschlag.rules.monopoly.telling import JAILED, SALARY
from zuschlag.rules.monopoly.terms import agree
from zuschlag.rules.monopoly.verbs import DECLINE, DONE, PASS, PAY_FINE, ROLL, THROW, USE_CARD

WALKER = 0
TURNS_A_SHUFFLE = 1000
ENOUGH = 1000
IN_JAIL = SLOTS


class Trail:
    """What is counted on the way."""

    throws: int
    salaries: int
    arrests: int
    rests: Annotated[list[int], SLOTS + 1]  # the last is in jail


TRAIL = record(Trail)


@rule
def next_step(t: Table, chance: Chance, m: Move, leaves_jail: int) -> None:
    """The dice, or the dullest thing the seat that is asked can do."""
    m.seat = t.active
    if t.throw_for != NOTHING:
        m.verb = THROW
        m.number = draw(chance, FACES) + 1
        m.slot = draw(chance, FACES) + 1
    elif t.lot != NO_LOT:
        m.verb = PASS
        m.seat = t.lot_turn
    elif t.stage == TO_BUY:
        m.verb = DECLINE
    elif t.stage == TO_END:
        m.verb = DONE
    elif t.jailed[t.active] > 0 and leaves_jail:
        leave(t, m)
    else:
        m.verb = ROLL


@rule
def leave(t: Table, m: Move) -> None:
    """By a card, else for the fine."""
    m.verb = PAY_FINE
    for deck in range(2):
        if t.keeper[deck] == m.seat:
            m.verb = USE_CARD
            m.number = deck


@rule
def note(t: Table, trail: Trail, roller: int, was_move: bool) -> None:
    """Count what the last step brought about."""
    for place in range(t.told):
        if t.said[place] == SALARY:
            trail.salaries += 1
        elif t.said[place] == JAILED:
            trail.arrests += 1
    if was_move:
        trail.throws += 1
        trail.rests[IN_JAIL if t.jailed[roller] > 0 else t.at[roller]] += 1


@rule
def top_up(t: Table) -> None:
    """Nobody runs out of money here."""
    for seat in range(t.seats):
        if t.cash[seat] < ENOUGH:
            pay(t, BANK, seat, ENOUGH)


@rule
def renew_decks(t: Table, chance: Chance) -> None:
    """A new order for the cards in the decks; who keeps a card goes on keeping it."""
    shuffle_decks(t, chance)
    for deck in range(2):
        t.top[deck] = 0
        t.left[deck] = 0
        for place in range(DECK):
            card = t.deck[deck * DECK + place]
            if t.keeper[deck] == BANK or card != t.keeper_card[deck]:
                t.deck[deck * DECK + t.left[deck]] = card
                t.left[deck] += 1


@door
def walk(tables: Tables, moves: Tables, chances: Tables, trails: Tables, span: Numbers) -> int:
    """Walk for span = (seed, turns, whether jail is left at once); 0, or why a step was refused."""
    t = tables[0]
    m = moves[0]
    chance = chances[0]
    trail = trails[0]
    start(chance, span[0], 0)
    set_up(t, WALKER)
    shuffled = -1
    while t.turn_number < span[1]:
        if t.stage == WINDOW:
            t.active = WALKER
        if t.turn_number // TURNS_A_SHUFFLE > shuffled:
            renew_decks(t, chance)
            shuffled = t.turn_number // TURNS_A_SHUFFLE
        top_up(t)
        roller = t.active
        was_move = t.throw_for == MOVE
        next_step(t, chance, m, span[2])
        refused = apply(t, m)
        if refused != OK:
            return refused
        note(t, trail, roller, was_move)
    return OK


@dataclass(frozen=True)
class Walked:
    """The figures of the table of ledger 3.2; shares are percentages of throws."""

    throws: float  # this and the next two: per turn
    salaries: float
    arrests: float
    in_jail: float
    rests: list[float]


def walked(turns: int, *, leaves_jail: bool, seed: int) -> Walked:
    """Walk so many turns and count."""
    tables = blank_table(agree("aalen-casual", 2, {"end.limit": None}))
    trails = np.zeros(1, TRAIL)
    span = np.array([seed, turns, leaves_jail], np.int64)
    refused = walk(tables, blank_moves(1), np.zeros(1, CHANCE), trails, span)
    assert refused == OK, f"a step was refused: {refused}"
    trail: Any = trails[0]
    shares = [100 * rest / int(trail.throws) for rest in trail.rests.tolist()]
    return Walked(
        throws=int(trail.throws) / turns,
        salaries=int(trail.salaries) / turns,
        arrests=int(trail.arrests) / turns,
        in_jail=shares[IN_JAIL],
        rests=shares[:SLOTS],
    )
