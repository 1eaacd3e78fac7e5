"""Games of Monopoly played twice at once: by the rules and by the independent telling."""

import random
from typing import Any

from zuschlag.errors import Malformed, Refusal
from zuschlag.rules.game import RULES
from zuschlag.rules.monopoly.actions import read_action
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State

from .monopoly.judge import Telling

MOST_STEPS = 700
SWITCHES: dict[str, list[object]] = {
    "rent.claim": ["auto", "manual", "manual-grace", "championship"],
    "rent.groupWithMortgage": ["base", "double"],
    "rent.utilityRoll": ["fresh", "arrival"],
    "rent.countMortgaged": [True, False],
    "auction.minOpen": [1, 10],
    "auction.order": ["clockwise", "open"],
    "buildAuction.floor": ["regular", 10, 1],
    "hotel.needsAllFour": [True, False],
    "sell.hotelShort": ["atomicGroup", "refuse"],
    "jail.rollOptional": [False, True],
    "end.mode": ["equalTurns", "finishTurn", "stopNow"],
    "end.buildings": ["full", "half"],
    "end.tiebreak": ["shared", "list"],
    "build.alwaysAsk": ["short", "off", "on"],
    "bankrupt.estate": ["mortgaged", "all"],
    "players.mayLeave": [True, False],
}
GROUPS = (
    *((1, 3), (6, 8, 9), (11, 13, 14), (16, 18, 19), (21, 23, 24), (26, 27, 29)),
    *((31, 32, 34), (37, 39), (5, 15, 25, 35), (12, 28)),
)
EDITIONS = ("aalen-event", "aalen-event-strict", "aalen-casual", "tournament", "classic")


def some_switches(luck: random.Random) -> dict[str, Any]:
    """A few switches turned, the rest as the preset has them, and sometimes a short game."""
    found = {name: luck.choice(values) for name, values in SWITCHES.items() if luck.random() < 0.25}
    if luck.random() < 0.5:
        found["end.limit"] = {"rounds": luck.randint(1, 25)}
    return found


def begin(luck: random.Random) -> tuple[State, Telling]:
    """The same game, twice."""
    edition, seats, options = luck.choice(EDITIONS), luck.randint(2, 6), some_switches(luck)
    rules = luck.choice(RULES)
    terms = MONOPOLY.agree(edition, seats, options, "classic", rules)
    deal = MONOPOLY.deal(terms, luck)
    state = MONOPOLY.begin(terms, deal)
    cards = {"chance": deal.chance, "chest": deal.chest, "opener": deal.opener}
    return state, Telling(edition, seats, options, cards, rules)


def richly(state: State, telling: Telling, luck: random.Random) -> None:
    """Deal deeds and purses out beforehand, so that games are soon in the thick of it."""
    t: Any = state.tables[0]
    seats = telling.table.seats
    for group in GROUPS:
        owner = luck.randrange(seats)
        for slot in group:
            taker = owner if luck.random() < 0.9 else luck.randrange(seats)
            t.owner[slot] = taker
            t.deeds[8] &= ~(1 << slot)
            t.deeds[taker] |= 1 << slot
            telling.table.owner[slot] = taker
    for seat in range(seats):
        purse = luck.choice([20, 150, 600, 2500])
        t.cash[8] += t.cash[seat] - purse
        t.cash[seat] = purse
        telling.table.pay(seat, None, telling.table.cash[seat] - purse)


def differences(state: State, telling: Telling) -> dict[str, tuple[Any, Any]]:
    """What the two tell differently about the position."""
    ours, theirs = MONOPOLY.answer(state), telling.answer()
    if ours["ending"] == "last-standing":  # nobody's turn any more
        theirs.pop("turn")
    return {key: (ours[key], theirs[key]) for key in theirs if ours[key] != theirs[key]}


def is_done_by_us(state: State, seats: int, action: list[Any]) -> bool:
    """Whether the rules allow an action, which is then done."""
    try:
        seat, typed = read_action(action, "action", seats)
        MONOPOLY.apply(state, seat, typed)
    except (Refusal, Malformed):
        return False
    return True


def play_together(number: int) -> int:
    """Play game number n twice; how many steps both agreed on."""
    luck = random.Random(f"agree {number}")
    state, telling = begin(luck)
    if number % 2:
        richly(state, telling, luck)
    history: list[Any] = []
    for step in range(MOST_STEPS):
        if telling.wants_chance:
            assert MONOPOLY.wants_chance(state), history[-8:]
            dice = (luck.randint(1, 6), luck.randint(1, 6))
            history.append(dice)
            MONOPOLY.resolve(state, list(dice))
            telling.throw(*dice)
        else:
            assert not MONOPOLY.wants_chance(state), history[-8:]
            samples = telling.legal_samples(luck)
            if not samples:
                return step
            seat, verb, args = luck.choice(samples)
            history.append([seat, verb, *args])
            expected = telling.apply(seat, verb, *args)
            done = is_done_by_us(state, telling.table.seats, history[-1])
            assert done == expected, (done, expected, history[-12:])
        found = differences(state, telling)
        assert not found, (found, history[-12:])
    return MOST_STEPS
