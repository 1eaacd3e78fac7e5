"""Games of For Sale played to their end at machine speed, from where a searching bot imagines them.

Everybody plays like the sober player most of the time; now and then a seat bids or passes as it
was seen to do, and lays down a building beside the fitting one.
"""

import numpy as np
import numpy.typing as npt

from zuschlag.rules.bits import count, drop_lowest, first, lowest, nth, remove
from zuschlag.rules.chance import Chance, draw
from zuschlag.rules.forsale.auction import (
    half_back,
    least_total,
    leave_auction,
    leaves_empty_handed,
    most_total,
    place_bid,
)
from zuschlag.rules.forsale.moves import apply
from zuschlag.rules.forsale.sale import seal
from zuschlag.rules.forsale.score import rank, score
from zuschlag.rules.forsale.state import BUY, SELL, Table
from zuschlag.rules.kernel import Tables, door, rule, working_copy

Numbers = npt.NDArray[np.int64]

WIN = 40
"""What winning counts beside the lead in coins."""
MOODS = 5
"""One bid in so many follows a seat's habit, not its head."""
ALWAYS = 100


@door
def play_on(
    tables: Tables, chances: Tables, seat: int, moves: Numbers, habits: Numbers, totals: Numbers
) -> None:
    """Try each move (verb, value) of a seat once; add up what came of it."""
    chance = chances[0]
    for move in range(len(moves)):
        t = working_copy(tables[0])
        apply(t, seat, moves[move, 0], moves[move, 1])
        finish(t, chance, habits)
        totals[move] += success(t, seat)


@rule
def finish(t: Table, chance: Chance, habits: Numbers) -> None:
    """Play to the end."""
    while t.phase == BUY:
        bid_or_leave(t, chance, habits[t.turn])
    while t.phase == SELL:
        sell(t, lowest(t.sellers), chance)


@rule
def success(t: Table, seat: int) -> int:
    """The lead over the best other seat, or how far behind, and more for the first place."""
    best = 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, score(t, other))
    lead = score(t, seat) - best
    return lead + WIN if rank(t, seat) == 1 else lead


@rule
def bid_or_leave(t: Table, chance: Chance, habit: int) -> None:
    """Bid the least, or leave; `habit` is how often in a hundred this seat was seen to bid."""
    seat = t.turn
    least = least_total(t, seat)
    wants = draw(chance, ALWAYS) < habit if draw(chance, MOODS) == 0 else is_worth(t, seat, least)
    if wants and least <= most_total(t, seat):
        place_bid(t, seat, least)
    else:
        leave_auction(t, seat)


@rule
def is_worth(t: Table, seat: int, least: int) -> bool:
    """Whether the next building is worth the extra coins, as the sober player reckons (twice)."""
    empty_handed = leaves_empty_handed(t)
    cheapest = lowest(t.row)
    now = 0
    later = t.worth[cheapest - 1]
    if not empty_handed:
        bid = t.bid[seat]
        now = t.worth[cheapest - 1] - (bid - half_back(t, bid))
        later = t.worth[lowest(drop_lowest(t.row)) - 1]
    price = 2 * least if count(t.bidders) == 2 else least
    return 2 * later - price > 2 * now


@rule
def sell(t: Table, seat: int, chance: Chance) -> None:
    """The building whose rank fits the cheques, or one beside it."""
    hand = t.hand[seat]
    highest = count(hand) - 1
    place = (2 * below_row(t) * highest + unseen(t)) // (2 * unseen(t))
    place += draw(chance, 3) - 1
    seal(t, seat, nth(hand, min(max(place, 0), highest)))


@rule
def unseen(t: Table) -> int:
    """How many cheques are in the row or may still come."""
    return t.deck_size - count(t.cheque_deck[t.drawn]) + count(t.row)


@rule
def below_row(t: Table) -> int:
    """How many of those are worth less than the mean of the row."""
    size = count(t.row)
    total = 0
    row = t.row
    while row:
        total += t.worth[lowest(row)]
        row = drop_lowest(row)
    gone = remove(t.cheque_deck[t.drawn], t.row)
    below = 0
    rest = remove(first(t.deck_size), gone)
    while rest:
        cheque = lowest(rest)
        if t.worth[cheque] * size >= total:
            break
        below += 1
        rest = drop_lowest(rest)
    return below
