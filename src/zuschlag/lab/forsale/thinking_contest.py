"""Matches with champions at machine speed, and what they thought, written down to learn from.

As `contest`, but a seat may search. Whoever searches guesses at the others by the same public
record of who did what, as a champion at a table does. The arena brings tables that are dealt.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from zuschlag.bots.forsale.champion.population import Expected
from zuschlag.bots.forsale.champion.posterior import learn_bid, learn_card, trust_all
from zuschlag.bots.forsale.champion.search import note_totals, search_bid, search_card
from zuschlag.bots.forsale.champion.seeds import question_of
from zuschlag.bots.forsale.policies.choosing import bid_of, card_of
from zuschlag.bots.forsale.policies.facts import note_cards, note_row
from zuschlag.bots.forsale.policies.minds import SEATS, Floats, Mind, Minds, write
from zuschlag.bots.forsale.policies.net import (
    BID_INPUTS,
    BID_OUTS,
    CARD_INPUTS,
    note_bid_inputs,
    note_card_inputs,
    note_sale_inputs,
)
from zuschlag.bots.forsale.policies.noise import seed_of
from zuschlag.lab.forsale.contest import (
    Numbers,
    Played,
    deal_again,
    note_result,
    room_for,
    table_of,
)
from zuschlag.rules.bits import count, has
from zuschlag.rules.forsale.auction import least_total, leave_auction, most_total, place_bid
from zuschlag.rules.forsale.sale import seal
from zuschlag.rules.forsale.state import BUY, SELL, Table
from zuschlag.rules.kernel import Tables, door, rule

CHAMPION = -1
"""In a lineup: this player searches."""
ROTATIONS, OWN_MIND, PLAYOUTS, WATCHED = range(4)
"""What terms say: how often a table is turned, the mind of a champion's own seat in its imagined
games, how many of them, and whether anybody searches."""
MOST_CARDS = 10
_PLACES = 64
"""Where the minds of the players are, after the population."""
BID_ROW = BID_INPUTS + BID_OUTS
CARD_ROW = CARD_INPUTS + 1


class Notes(NamedTuple):
    """What champions thought: inputs of the net with the values that were found, and how many."""

    bids: Floats
    cards: Floats
    made: Numbers


def no_notes(bids: int = 0, cards: int = 0) -> Notes:
    """Empty pages."""
    return Notes(
        np.full((bids, BID_ROW), np.nan),
        np.full((cards, MOST_CARDS, CARD_ROW), np.nan),
        np.zeros(2, np.int64),
    )


@rule
def bid_in_contest(
    t: Table, m: Minds, mind: int, terms: Numbers, bids: Floats, made: Numbers
) -> int:
    """What the seat in turn bids; the thoughts of a champion are noted while there is room."""
    seat = t.turn
    if mind != CHAMPION:
        return bid_of(t, m, seat, mind, seed_of(t))
    total = search_bid(t, m, seat, terms[OWN_MIND], question_of(t, seat), terms[PLAYOUTS])
    if least_total(t, seat) <= most_total(t, seat) and made[0] < len(bids):
        options = note_totals(t, m, seat)
        note_bid_inputs(t, m, seat)
        for place in range(BID_INPUTS):
            bids[made[0], place] = m.inputs[place]
        for option in range(options):
            bids[made[0], BID_INPUTS + option] = m.values[option]
        made[0] += 1
    return total


@rule
def card_in_contest(
    t: Table, m: Minds, seat: int, mind: int, terms: Numbers, cards: Floats, made: Numbers
) -> int:
    """What a seat lays down; thoughts are noted in the same way."""
    if mind != CHAMPION:
        return card_of(t, m, seat, mind, seed_of(t))
    building = search_card(t, m, seat, terms[OWN_MIND], question_of(t, seat), terms[PLAYOUTS])
    size = count(t.hand[seat])
    if size > 1 and made[1] < len(cards):
        quality = note_row(t, m)
        note_cards(t, m, seat, 2.0 * quality)
        note_sale_inputs(t, m, seat, quality, size)
        for place in range(size):
            note_card_inputs(t, m, seat, place, size)
            for one in range(CARD_INPUTS):
                cards[made[1], place, one] = m.inputs[one]
            cards[made[1], place, CARD_INPUTS] = m.values[place]
        made[1] += 1
    return building


@rule
def buy_all(
    t: Table, m: Minds, seated: Numbers, terms: Numbers, bids: Floats, made: Numbers
) -> None:
    """The auctions; everybody watches everybody, if anybody searches."""
    while t.phase == BUY:
        seat = t.turn
        total = bid_in_contest(t, m, seated[seat], terms, bids, made)
        if terms[WATCHED]:
            learn_bid(t, m, seat, total)
        if total == 0:
            leave_auction(t, seat)
        else:
            place_bid(t, seat, total)


@rule
def sell_all(
    t: Table, m: Minds, seated: Numbers, terms: Numbers, cards: Floats, made: Numbers
) -> None:
    """The sales; nobody learns anything before all are turned over."""
    while t.phase == SELL:
        sellers = t.sellers
        for seat in range(t.seats):
            if has(sellers, seat):
                seated[SEATS + seat] = card_in_contest(t, m, seat, seated[seat], terms, cards, made)
        for seat in range(t.seats):
            if terms[WATCHED] and has(sellers, seat):
                learn_card(t, m, seat, seated[SEATS + seat])
        for seat in range(t.seats):
            if has(sellers, seat):
                seal(t, seat, seated[SEATS + seat])


@door
def deal_tables(tables: Tables, packs: Tables, chances: Tables, seed: int, first: int) -> None:
    """Deals of a seed, from this number on, on all tables but the first."""
    for place in range(1, len(tables)):
        tables[place] = tables[0]
        deal_again(tables[place], packs[0], chances[0], seed, first + place - 1)


@door
def play_thinking(
    tables: Tables,
    minds: Tables,
    lineup: Numbers,
    terms: Numbers,
    scores: Numbers,
    wins: Floats,
    bids: Floats,
    cards: Floats,
    made: Numbers,
) -> None:
    """Every table but the first, which is worked on, in every rotation; the last one stays there.

    The second half of `lineup` is room for who sits where and lays down what.
    """
    t, m = tables[0], minds[0]
    for one in range(len(tables) - 1):
        for rotation in range(terms[ROTATIONS]):
            tables[0] = tables[one + 1]
            seated = lineup[t.seats :]
            trust_all(t, m)
            for player in range(t.seats):
                seated[(player + rotation) % t.seats] = lineup[player]
            buy_all(t, m, seated, terms, bids, made)
            sell_all(t, m, seated, terms, cards, made)
            note_result(t, rotation, scores[one], wins[one])
        tables[one + 1] = tables[0]


def play_with_champions(
    edition: str,
    lineup: Sequence[Mind | None],
    who: Expected,
    playouts: int,
    deals: tuple[int, int, int],
    notes: Notes | None = None,
) -> Played:
    """A match in which None in the lineup is a champion; deals are (seed, first, how many)."""
    seed, first, many = deals
    table, pack, chance = table_of(edition, len(lineup))
    tables = np.concatenate([table] * (1 + many))
    deal_tables(tables, pack, chance, seed, first)
    return play_tables(tables, lineup, who, playouts, len(lineup), notes)


def play_tables(
    tables: Tables,
    lineup: Sequence[Mind | None],
    who: Expected,
    playouts: int,
    rotations: int = 1,
    notes: Notes | None = None,
) -> Played:
    """The same on tables that are dealt, after one to work on; they are played to their ends."""
    minds, many = who.record(), len(tables) - 1
    others = [one for one in lineup if one is not None]
    write(minds, others, _PLACES)
    places = iter(range(_PLACES, _PLACES + len(others)))
    seated = [CHAMPION if one is None else next(places) for one in lineup]
    players = np.array(seated + [0] * 2 * SEATS, np.int64)
    terms = np.array([rotations, who.own, playouts, len(others) < len(lineup)], np.int64)
    found, pages = room_for(many, len(lineup)), notes or no_notes()
    written = pages.bids, pages.cards, pages.made
    play_thinking(tables, minds, players, terms, found.scores, found.wins, *written)
    return found
