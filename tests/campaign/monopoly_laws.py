"""The laws of Monopoly inside the machine: every position of many landlords' games is looked at."""

import numpy as np

from zuschlag.lab.monopoly.playouts import deal, next_move
from zuschlag.rules.bits import EMPTY, count, drop_lowest, lowest
from zuschlag.rules.chance import CHANCE, Chance
from zuschlag.rules.kernel import Tables, door, plain, rule
from zuschlag.rules.monopoly.agenda import waiting
from zuschlag.rules.monopoly.applying import apply
from zuschlag.rules.monopoly.building import even_level, houses_at
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.numbers import blank_moves
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import (
    BANK,
    DECK,
    GROUPS,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    MOST_SEATS,
    MOST_TOLD,
    NOTHING,
    OVER,
    SLOTS,
    STREET_GROUPS,
    Move,
    Table,
    holds_group,
)
from zuschlag.rules.monopoly.words import Deal

LAWS = (
    "all is well",
    "money is neither made nor lost",
    "nobody is below zero",
    "every deed has one owner",
    "32 houses and 12 hotels",
    "building is even, in whole groups without mortgages",
    "sixteen cards in each deck, or a keeper in one hand",
    "the list of what is told never fills",
    "somebody is asked, or the dice are",
    "a bot's move is legal",
    "the game ends",
)
WELL, MONEY, BELOW_ZERO, DEEDS, STOCK, EVEN, CARDS, TOLD, DEAD_END, FAULT, ENDLESS = range(11)
MOST_MOVES = 50_000
SEED = 11


@rule
def broken_law(t: Table) -> int:
    """The first law this position breaks."""
    total = t.cash[BANK]
    for seat in range(t.seats):
        total += t.cash[seat]
        if t.cash[seat] < 0:
            return BELOW_ZERO
    if total != 0:
        return MONEY
    if not deeds_are_whole(t):
        return DEEDS
    if not stock_is_whole(t):
        return STOCK
    for group in range(STREET_GROUPS):
        if not is_lawful(t, group):
            return EVEN
    for deck in range(2):
        if t.left[deck] != DECK - (1 if t.keeper[deck] != BANK else 0):
            return CARDS
    if t.told >= MOST_TOLD:
        return TOLD
    if t.stage != OVER and t.throw_for == NOTHING and waiting(t) == EMPTY:
        return DEAD_END
    return WELL


@rule
def deeds_are_whole(t: Table) -> bool:
    """Owner list and deed sets say the same, and nothing is missing."""
    every = EMPTY
    number = 0
    for purse in range(MOST_SEATS + 1):
        every |= t.deeds[purse]
        number += count(t.deeds[purse])
        rest = t.deeds[purse]
        while rest:
            if t.owner[lowest(rest)] != purse:
                return False
            rest = drop_lowest(rest)
    whole = EMPTY
    for group in range(GROUPS):
        whole |= t.members[group]
    return every == whole and number == count(whole)


@rule
def stock_is_whole(t: Table) -> bool:
    """Buildings on the board, with the bank and under the hammer."""
    houses = t.houses + (1 if t.lot == HOUSE else 0)
    hotels = t.hotels + (1 if t.lot == HOTEL else 0)
    for slot in range(SLOTS):
        houses += houses_at(t.level[slot])
        if t.level[slot] == HOTEL_LEVEL:
            hotels += 1
    return houses == t.all_houses and hotels == t.all_hotels and t.houses >= 0 and t.hotels >= 0


@rule
def is_lawful(t: Table, group: int) -> bool:
    """Even; built only where one seat holds all and nothing is mortgaged."""
    least = HOTEL_LEVEL
    most = 0
    rest = t.members[group]
    while rest:
        level = even_level(t, t.level[lowest(rest)])
        least = min(least, level)
        most = max(most, level)
        rest = drop_lowest(rest)
    if most == 0:
        return True
    owner = t.owner[lowest(t.members[group])]
    is_free = t.mortgaged & t.members[group] == EMPTY
    return most - least <= 1 and owner != BANK and holds_group(t, owner, group) and is_free


@rule
def play_by_the_laws(t: Table, m: Move, chance: Chance) -> int:
    """One game to its end; the first law that was broken."""
    for _ in range(MOST_MOVES):
        if t.stage == OVER:
            return WELL
        next_move(t, chance, m)
        if apply(t, m) != OK:
            return FAULT
        law = broken_law(t)
        if law != WELL:
            return law
    return ENDLESS


@door
def first_broken_law(
    tables: Tables, moves: Tables, chances: Tables, seed: int, first: int, games: int
) -> tuple[int, int]:
    """The first game of a row that breaks a law, and which; (-1, 0) if none does."""
    t = tables[0]
    for game in range(first, first + games):
        deal(t, chances[0], seed, game)
        law = play_by_the_laws(t, moves[0], chances[0])
        if law != WELL:
            return game, law
    return -1, WELL


def lawful_games(
    edition: str, seats: int, first: int, games: int, rounds: int = 200, *, is_plain: bool = False
) -> int:
    """How many games were played; SystemExit names the first that broke a law."""
    cards = [[f"{deck}-{number:02}" for number in range(1, DECK + 1)] for deck in ("CH", "CC")]
    options = {"end.limit": {"rounds": rounds}}
    state = MONOPOLY.begin(MONOPOLY.agree(edition, seats, options), Deal(cards[0], cards[1], 0))
    where = state.tables, blank_moves(1), np.zeros(1, CHANCE)
    look = plain(first_broken_law) if is_plain else first_broken_law
    game, law = look(*where, SEED, first, games)
    if law != WELL:
        raise SystemExit(f"{edition}, {seats} seats, seed {SEED}, game {game}: {LAWS[law]}?")
    return games
