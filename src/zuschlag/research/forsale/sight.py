"""What a seat may know of a table, as one row of numbers; and what it may do, as a set.

Seats are counted from the viewer, so that one policy can play them all. The viewer remembers what
lay open, as `views.observe` with memory does: hands, coins and income of the others. Nothing here
depends on anything else; which of two equal cheques it is makes no difference either. Whoever holds
buildings in the sale and is not asked has laid one down.
"""

from zuschlag.research.around import counted_from, steps_to
from zuschlag.research.forsale.desk import (
    HEAD_FACTS,
    HEAD_PLANES,
    HEAD_WORDS,
    MOST_VALUES,
    SEAT_FACTS,
    SEAT_PLANES,
    SEAT_WORDS,
    Setting,
)
from zuschlag.research.lanes import (
    Spot,
    deposit,
    extract,
    put_float,
    put_int,
    spread_bytes,
    spread_floats,
    spread_halves,
)
from zuschlag.research.records import PLANES
from zuschlag.rules.bits import EMPTY, add, count, drop_lowest, first, has, lowest, remove
from zuschlag.rules.forsale.auction import least_total, leaves_empty_handed, most_total
from zuschlag.rules.forsale.state import BUY, MOST_CARDS, SELL, Table
from zuschlag.rules.kernel import rule, shared

PASS_ALONE = 1


@rule
def all_asked(t: Table) -> int:
    """The set of seats that must act."""
    return add(EMPTY, t.turn) if t.phase == BUY else t.sellers


@rule
def is_asked(t: Table, seat: int) -> bool:
    """Whether the seat must act."""
    return has(all_asked(t), seat)


@rule
def seat_asked(t: Table) -> int:
    """Who acts next; of those who sell at the same time, the lowest seat first."""
    return t.turn if t.phase == BUY else lowest(t.sellers)


@rule
def legal_actions(t: Table, seat: int) -> int:
    """The numbers of `rules.forsale.numbers` as a set; only 0 for whoever is not asked."""
    if not is_asked(t, seat):
        return PASS_ALONE
    if t.phase == SELL:
        return t.hand[seat] << t.purse
    least = least_total(t, seat)
    most = most_total(t, seat)
    return PASS_ALONE | remove(first(most + 1), first(least)) if most >= least else PASS_ALONE


@rule
def unseen_buildings(t: Table) -> int:
    """Those that nobody has seen: in the deck, or not in the game at all."""
    drawn = t.drawn if t.phase == BUY else t.in_play
    return remove(first(t.deck_size + 1), t.building_deck[drawn] | 1)


@rule
def unseen_cheques(t: Table) -> int:
    """The same of cheques."""
    drawn = EMPTY if t.phase == BUY else t.cheque_deck[t.drawn]
    return remove(first(t.deck_size), drawn)


@rule
def singles(s: Setting, cheques: int) -> int:
    """The values of the first cards of their kind."""
    return deposit(extract(cheques, s.firsts), s.values)


@rule
def pairs(s: Setting, cheques: int) -> int:
    """The values of the second cards of their kind."""
    return deposit(extract(cheques, s.seconds), s.doubled)


@shared
def tell(t: Table, seat: int, s: Setting, row: Spot) -> None:
    """What the seat may know, as words or planes."""
    if s.observation == PLANES:
        tell_planes(t, seat, s, row)
    else:
        tell_words(t, seat, s, row)


@rule
def tell_legal(s: Setting, legal: int, row: Spot) -> None:
    """A byte for every action."""
    spread_bytes(row, 0, legal)
    if s.actions > 32:
        spread_bytes(row, 32, legal >> 32)


@rule
def tell_words(t: Table, seat: int, s: Setting, row: Spot) -> None:
    """Sets as bits of an int. What is needed often is read once: writing may change anything."""
    is_auction = t.phase == BUY
    seats = t.seats
    sealed = t.sealed
    cheques = EMPTY if is_auction else t.row
    rest = unseen_cheques(t)
    once = singles(s, cheques)
    again = pairs(s, cheques)
    rest_once = singles(s, rest)
    rest_again = pairs(s, rest)
    put_int(row, 0, t.phase)
    put_int(row, 1, t.round_number)
    put_int(row, 2, t.in_play - t.drawn)
    put_int(row, 3, t.high)
    put_int(row, 4, least_total(t, seat) if is_auction and has(t.bidders, seat) else 0)
    put_int(row, 5, t.row if is_auction else EMPTY)
    put_int(row, 6, unseen_buildings(t))
    put_int(row, 7, once | again)
    put_int(row, 8, once & again)
    put_int(row, 9, rest_once | rest_again)
    put_int(row, 10, rest_once & rest_again)
    put_int(row, 11, counted_from(seats, t.bidders, seat))
    put_int(row, 12, counted_from(seats, all_asked(t), seat))
    place = HEAD_WORDS
    other = seat
    for _ in range(seats):
        put_int(row, place, t.coins[other])
        put_int(row, place + 1, t.bid[other])
        put_int(row, place + 2, t.hand[other])
        put_int(row, place + 3, t.income[other])
        place += SEAT_WORDS
        other = other + 1 if other + 1 < seats else 0
    # What the others have laid face down is still in their hands, for all one knows.
    while sealed:
        building = lowest(sealed)
        other = t.owner[building]
        if other != seat:
            place = HEAD_WORDS + SEAT_WORDS * steps_to(seats, other, seat)
            put_int(row, place + 2, add(t.hand[other], building))
        sealed = drop_lowest(sealed)


@rule
def tell_planes(t: Table, seat: int, s: Setting, row: Spot) -> None:
    """Everything between 0 and 1 or not far above, a cell for every card."""
    is_auction = t.phase == BUY
    seats = t.seats
    sealed = t.sealed
    bidders = t.bidders
    asked = all_asked(t)
    per_coin = s.per_coin
    cheques = EMPTY if is_auction else t.row
    rest = unseen_cheques(t)
    unseen = unseen_buildings(t)
    tell_head(t, seat, s, row)
    # A building's place is its value less one.
    spread_floats(row, HEAD_FACTS, t.row >> 1 if is_auction else EMPTY)
    spread_floats(row, HEAD_FACTS + MOST_CARDS, unseen >> 1)
    values = HEAD_FACTS + 2 * MOST_CARDS
    spread_halves(row, values, singles(s, cheques), pairs(s, cheques))
    spread_halves(row, values + MOST_VALUES, singles(s, rest), pairs(s, rest))
    place = HEAD_PLANES
    other = seat
    for _ in range(seats):
        put_float(row, place, t.coins[other] * per_coin)
        put_float(row, place + 1, t.bid[other] * per_coin)
        put_float(row, place + 2, has(bidders, other) * 1.0)
        put_float(row, place + 3, has(asked, other) * 1.0)
        put_float(row, place + 4, t.income[other] * s.per_money)
        spread_floats(row, place + SEAT_FACTS, t.hand[other] >> 1)
        place += SEAT_PLANES
        other = other + 1 if other + 1 < seats else 0
    # Likewise.
    while sealed:
        building = lowest(sealed)
        other = t.owner[building]
        if other != seat:
            place = HEAD_PLANES + SEAT_PLANES * steps_to(seats, other, seat)
            put_float(row, place + SEAT_FACTS + building - 1, 1.0)
        sealed = drop_lowest(sealed)


@rule
def tell_head(t: Table, seat: int, s: Setting, row: Spot) -> None:
    """What belongs to the table as a whole."""
    is_auction = t.phase == BUY
    is_in = is_auction and has(t.bidders, seat)
    put_float(row, 0, 1.0 if is_auction else 0.0)
    put_float(row, 1, 1.0 if t.phase == SELL else 0.0)
    put_float(row, 2, 1.0 if is_asked(t, seat) else 0.0)
    put_float(row, 3, t.round_number * s.per_round)
    put_float(row, 4, (t.in_play - t.drawn) * s.per_card)
    put_float(row, 5, t.high * s.per_coin)
    put_float(row, 6, least_total(t, seat) * s.per_coin if is_in else 0.0)
    put_float(row, 7, count(t.bidders) * s.per_seat)
    put_float(row, 8, count(t.row) * s.per_seat)
    put_float(row, 9, 1.0 if is_auction and leaves_empty_handed(t) else 0.0)
