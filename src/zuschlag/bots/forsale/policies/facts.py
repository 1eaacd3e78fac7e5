"""What a decision depends on, as numbers: shared by rules, nets and whoever guesses at them.

Values are in the figures of the thirty-card deck, whatever the edition.
"""

from zuschlag.bots.forsale.policies.minds import FACTS, Minds
from zuschlag.rules.bits import count, drop_lowest, first, lowest, nth, remove
from zuschlag.rules.forsale.auction import leaves_empty_handed
from zuschlag.rules.forsale.state import Table
from zuschlag.rules.kernel import rule

BRINGS, KEPT, PLACE, BEST, WORST = range(5)


@rule
def highest(members: int) -> int:
    """The greatest member of a set that is not empty."""
    return nth(members, count(members) - 1)


@rule
def rounds_left(t: Table) -> int:
    """Auctions still to come, this one counted."""
    return (t.in_play - t.drawn + t.shown - 1) // t.shown + 1


@rule
def purse(t: Table, seat: int) -> int:
    """All coins of a seat, those on the table too."""
    return t.coins[seat] + t.bid[seat]


@rule
def others_purse(t: Table, seat: int) -> float:
    """What the others have on average."""
    total = 0
    for other in range(t.seats):
        if other != seat:
            total += purse(t, other)
    return total / (t.seats - 1)


@rule
def taken_now(t: Table) -> int:
    """The building for whoever passes now, 0 for none."""
    return 0 if leaves_empty_handed(t) else lowest(t.row)


@rule
def taken_next(t: Table) -> int:
    """The building for whoever passes after that."""
    return lowest(t.row) if leaves_empty_handed(t) else lowest(drop_lowest(t.row))


@rule
def note_auction(t: Table, m: Minds, seat: int) -> None:
    """What the limit of a rule depends on, into `facts`."""
    scale = 30.0 / t.deck_size
    low = taken_now(t) * scale
    high = highest(t.row) * scale
    lead = purse(t, seat) - others_purse(t, seat)
    left = rounds_left(t)
    is_last = 1.0 if left == 1 else 0.0
    m.facts[0] = 1.0
    m.facts[1] = high - low
    m.facts[2] = taken_next(t) * scale - low
    m.facts[3] = purse(t, seat) / left
    m.facts[4] = lead / left
    m.facts[5] = t.bid[seat] * 1.0
    m.facts[6] = count(t.bidders) * 1.0
    m.facts[7] = (low - 15.0) * 0.1
    m.facts[8] = (high - 15.0) * 0.1
    m.facts[9] = is_last
    m.facts[10] = is_last * (high - low)
    m.facts[11] = lead * 0.1


@rule
def note_row(t: Table, m: Minds) -> float:
    """The cheques of the row into `worths`; how good they are among all that may come, from -1/2
    to 1/2."""
    pool = unseen(t)
    less = 0
    place = 0
    row = t.row
    while row:
        cheque = lowest(row)
        m.worths[place] = t.worth[cheque] * 1.0
        less += count(pool & (first(smallest_like(t, cheque))))
        place += 1
        row = drop_lowest(row)
    cards = count(pool)
    return less / (cards * place) - 0.5 if cards > 0 else 0.0


@rule
def smallest_like(t: Table, cheque: int) -> int:
    """The first card of the same worth: which of two equal ones it is must not matter."""
    while cheque > 0 and t.worth[cheque - 1] == t.worth[cheque]:
        cheque -= 1
    return cheque


@rule
def unseen(t: Table) -> int:
    """The cheques that nobody has seen."""
    return remove(first(t.deck_size), t.cheque_deck[t.drawn])


@rule
def note_hands(t: Table, m: Minds, seat: int) -> int:
    """How much one building is of everybody's hand, into `shares`; says what all hold together."""
    held = 0
    for other in range(t.seats):
        hand = t.hand[other]
        held |= hand
        m.shares[other] = 1.0 / count(hand) if other != seat and hand else 0.0
    return held


@rule
def note_cards(t: Table, m: Minds, seat: int, tilt: float) -> int:
    """What each building of the hand may bring now and later, into `cards`; how many there are.

    `tilt` is how much better a building the others lay down for this row than for a middling one.
    """
    held = note_hands(t, m, seat)
    pool = unseen(t)
    step = (count(pool) - 1.0) / (count(held) - 1.0) if count(held) > 1 else 0.0
    hand = t.hand[seat]
    place = 0
    while hand:
        building = lowest(hand)
        note_sale(t, m, building, place, tilt)
        rank = count(held & first(building)) * step
        m.cards[place * FACTS + PLACE] = rank
        m.cards[place * FACTS + KEPT] = between(t, pool, rank) if pool else 0.0
        place += 1
        hand = drop_lowest(hand)
    return place


@rule
def between(t: Table, pool: int, rank: float) -> float:
    """The worth of the cheque of this rank in a pool, between two cards if need be."""
    place = int(rank)
    low = t.worth[nth(pool, place)] * 1.0
    high = t.worth[nth(pool, min(place + 1, count(pool) - 1))] * 1.0
    return low + (rank - place) * (high - low)


@rule
def note_sale(t: Table, m: Minds, building: int, place: int, tilt: float) -> None:
    """What a building brings if laid down now, and how likely it is the best or the worst."""
    best = 1.0
    worst = 1.0
    rank = 0.0
    for other in range(t.seats):
        share = m.shares[other]
        if share > 0.0:
            less = count(t.hand[other] & first(building)) * share
            less -= tilt * less * (1.0 - less)
            less = min(max(less, 0.0), 1.0)
            rank += less
            best *= less
            worst *= 1.0 - less
    low = min(int(rank), count(t.row) - 2)
    gap = m.worths[low + 1] - m.worths[low]
    m.cards[place * FACTS + BRINGS] = m.worths[low] + (rank - low) * gap
    m.cards[place * FACTS + BEST] = best
    m.cards[place * FACTS + WORST] = worst
