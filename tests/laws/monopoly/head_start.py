"""A game in the thick of it: deeds, buildings, mortgages, purses and jail cards dealt out.

No record says how it came to this, but every law holds there.
"""

import random
from typing import Any

from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import (
    BANK,
    DECK,
    GROUPS,
    STREET_GROUPS,
    TO_ROLL,
    WINDOW,
)

HOTEL = 5
PURSES = ((0, 15, 80, 250, 700), (250, 700, 1500, 4000))


def deal_out(state: State, luck: random.Random) -> None:
    """Lay the table as after many rounds."""
    t: Any = state.tables[0]
    t.stage = luck.choice((TO_ROLL, WINDOW))
    _hand_out_deeds(t, luck)
    _build_up(t, luck)
    _fill_purses(t, luck)
    _seat_tokens(t, luck)
    _hand_out_keepers(t, luck)


def _hand_out_deeds(t: Any, luck: random.Random) -> None:
    for group in range(GROUPS):
        owner = luck.randrange(int(t.seats))
        is_torn = luck.random() < 0.2
        for slot in listed(t.members[group]):
            taker = luck.choice((*range(int(t.seats)), BANK)) if is_torn else owner
            _hand_over(t, slot, taker)
            if luck.random() < 0.08 and taker != BANK:
                t.mortgaged |= 1 << slot


def _hand_over(t: Any, slot: int, taker: int) -> None:
    t.deeds[BANK] &= ~(1 << slot)
    t.deeds[taker] |= 1 << slot
    t.owner[slot] = taker


def _build_up(t: Any, luck: random.Random) -> None:
    """Evenly, street by street, until the bank has only so many houses left."""
    groups = [group for group in range(STREET_GROUPS) if _may_be_built(t, group)]
    left = luck.choice((0, 1, 2, 3, 6, 12, 20, 32))
    while groups and t.houses > left:
        group = luck.choice(groups)
        street = min(listed(t.members[group]), key=lambda slot: int(t.level[slot]))
        if t.level[street] == HOTEL or (t.level[street] == HOTEL - 1 and t.hotels == 0):
            groups.remove(group)
        else:
            _raise_to(t, street, int(t.level[street]) + 1)


def _may_be_built(t: Any, group: int) -> bool:
    owner = t.owner[listed(t.members[group])[0]]
    is_whole = t.deeds[owner] & t.members[group] == t.members[group]
    return bool(is_whole and owner != BANK and not t.mortgaged & t.members[group])


def _raise_to(t: Any, street: int, level: int) -> None:
    before = int(t.level[street])
    t.houses += before % HOTEL - level % HOTEL
    t.hotels += (before == HOTEL) - (level == HOTEL)
    t.level[street] = level
    t.built = t.built | (1 << street) if level else t.built & ~(1 << street)


def _fill_purses(t: Any, luck: random.Random) -> None:
    purses = luck.choice(PURSES)
    for seat in range(int(t.seats)):
        purse = luck.choice(purses)
        t.cash[BANK] += t.cash[seat] - purse
        t.cash[seat] = purse


def _seat_tokens(t: Any, luck: random.Random) -> None:
    for seat in range(int(t.seats)):
        t.at[seat] = luck.randrange(30)
        if luck.random() < 0.2:
            t.at[seat] = t.jail_slot
            t.jailed[seat] = luck.randint(1, 3)
    if t.stage == TO_ROLL:
        t.jailed[t.active] = 0


def _hand_out_keepers(t: Any, luck: random.Random) -> None:
    for deck in range(2):
        if luck.random() < 0.5:
            cards = [c for c in t.deck[deck * DECK : (deck + 1) * DECK] if c != t.keeper_card[deck]]
            t.deck[deck * DECK : deck * DECK + DECK - 1] = cards
            t.left[deck] = DECK - 1
            t.keeper[deck] = luck.randrange(int(t.seats))
