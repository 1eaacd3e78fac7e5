"""Playing on: a sober player for every seat, who does what is asked and nothing else."""

import random
from typing import Any

from tests.laws.monopoly.offered import promised_bids
from tests.laws.monopoly.table_laws import broken_laws
from zuschlag.rules.monopoly import words as w
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import OVER, Table
from zuschlag.rules.monopoly.words import Action, Options

LANDINGS = 3  # in a turn
DEEDS = 28
LEVELS = 110


def sober_action(state: State, options: Options, luck: random.Random) -> Action:
    """Whatever brings the game on; sometimes a purchase, a bid or a building."""
    o, t = options, state.read()
    if o.reject:
        return w.Reject(o.reject[0])
    if o.bid and luck.random() < 0.3:
        return next(iter(promised_bids(o)))
    if o.can_pass:
        return w.Pass()
    if o.demand:
        return w.Demand(o.demand[0])
    if t.debts:
        return _raise_money(o, t)
    if o.buy and luck.random() < 0.7:
        return w.Buy()
    if o.decline:
        return w.Decline()
    if o.build and luck.random() < 0.3:
        return w.Build([o.build[0]])
    return w.Roll() if o.roll else w.Done()


def _raise_money(o: Options, t: Table) -> Action:
    if o.give_up:
        return w.GiveUp()
    if o.mortgage:
        return w.Mortgage(o.mortgage[0])
    if o.sell:
        return w.Sell([o.sell[0]])
    return w.Sell([slot for slot in o.clear[0] for _ in range(t.level[slot])])


def most_steps(state: State) -> int:
    """A bound: steps of a turn, of raising money and of estates, for all turns there can be."""
    seats = state.terms.seats
    auction = seats * 60
    turn = LANDINGS * (3 + auction) + 3 * seats
    turns = seats * ((state.terms.limit.rounds or 0) + 2)
    return turns * turn + seats * (DEEDS * auction + DEEDS + LEVELS) + 1000


def is_over(state: State) -> bool:
    """Whether the game has come to an outcome."""
    t: Any = state.tables[0]
    if t.stage != OVER:
        return False
    assert t.ending, "it is over and nobody knows why"
    return MONOPOLY.outcome(state) is not None


def play_on(state: State, luck: random.Random) -> int:
    """Play to the end with sober players; says how many steps it took."""
    while MONOPOLY.wants_chance(state):
        MONOPOLY.roll(state, luck)
    if not (state.terms.limit.rounds or state.read().time_is_up or is_over(state)):
        MONOPOLY.apply(state, w.TABLE_SEAT, w.TimeUp())
    for steps in range(most_steps(state)):
        if is_over(state):
            return steps
        if MONOPOLY.wants_chance(state):
            MONOPOLY.roll(state, luck)
            continue
        seat = luck.choice(MONOPOLY.waiting_for(state))
        options = MONOPOLY.options(state, seat)
        assert options is not None, f"{seat} is asked and may do nothing"
        MONOPOLY.apply(state, seat, sober_action(state, options, luck))
        assert not (found := broken_laws(state.read())), found
    raise AssertionError(f"no end after {most_steps(state)} steps")
