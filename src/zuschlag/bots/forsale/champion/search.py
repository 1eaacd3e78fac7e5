"""The search: every option is played to the end in the same imagined games, until one is ahead.

A budget is a number of playouts, never a time: the same question gets the same answer, bit for bit.
"""

from zuschlag.bots.forsale.champion.ending import is_ending, search_ending
from zuschlag.bots.forsale.champion.imagining import reshuffle
from zuschlag.bots.forsale.champion.posterior import cast_all
from zuschlag.bots.forsale.champion.racing import (
    FIRST_LOOK,
    compare,
    drop_beaten,
    finish,
    line_up,
)
from zuschlag.bots.forsale.champion.success import success
from zuschlag.bots.forsale.policies.choosing import card_of, play_on, sell_on
from zuschlag.bots.forsale.policies.minds import Minds
from zuschlag.rules.bits import count, has, lowest, nth
from zuschlag.rules.chance import keyed
from zuschlag.rules.forsale.auction import least_total, leave_auction, most_total, place_bid
from zuschlag.rules.forsale.sale import seal
from zuschlag.rules.forsale.state import Table
from zuschlag.rules.kernel import rule, shared, working_copy

RAISES = 3
"""The least total and this many more in all are tried: higher ones only burn coins."""


@rule
def note_totals(t: Table, m: Minds, seat: int) -> int:
    """Passing and the least raises, into `totals`; how many options that is."""
    least = least_total(t, seat)
    most = most_total(t, seat)
    m.totals[0] = 0
    options = 1
    for more in range(RAISES):
        if least + more <= most:
            m.totals[options] = least + more
            options += 1
    return options


@shared
def search_bid(t: Table, m: Minds, seat: int, own: int, seed: int, budget: int) -> int:
    """The best total, 0 for a pass; `values` say what each of `totals` is worth."""
    options = note_totals(t, m, seat)
    if options == 1:
        return 0
    line_up(m, options)
    left = options
    games = 0
    used = 0
    look = FIRST_LOOK
    while used < budget and left > 1:
        future = keyed(seed, games)
        world = working_copy(t)
        reshuffle(world, future)
        cast_all(world, m, seat, own, future)
        for option in range(options):
            if m.alive[option]:
                played = working_copy(world)
                if option == 0:
                    leave_auction(played, seat)
                else:
                    place_bid(played, seat, m.totals[option])
                play_on(played, m, future)
                m.last[option] = success(played, seat)
        used += left
        games += 1
        compare(m, options)
        if games == look:
            look *= 2
            left = drop_beaten(m, options, games)
    return m.totals[finish(m, options, games)]


@shared
def search_card(t: Table, m: Minds, seat: int, own: int, seed: int, budget: int) -> int:
    """The best building to lay down; `values` say what each of the hand is worth, lowest first.

    Nobody has laid one down yet: `t` is the table as it was when the cheques were laid out.
    """
    hand = t.hand[seat]
    options = count(hand)
    if options == 1:
        return lowest(hand)
    if is_ending(t):
        return search_ending(t, m, seat, seed)
    line_up(m, options)
    left = options
    games = 0
    used = 0
    look = FIRST_LOOK
    while used < budget and left > 1:
        future = keyed(seed, games)
        world = working_copy(t)
        reshuffle(world, future)
        cast_all(world, m, seat, own, future)
        lay_others(world, m, seat, future)
        for option in range(options):
            if m.alive[option]:
                played = working_copy(world)
                seal(played, seat, nth(hand, option))
                sell_on(played, m, future)
                m.last[option] = success(played, seat)
        used += left
        games += 1
        compare(m, options)
        if games == look:
            look *= 2
            left = drop_beaten(m, options, games)
    return nth(hand, finish(m, options, games))


@rule
def lay_others(t: Table, m: Minds, me: int, seed: int) -> None:
    """Everybody else lays down what its mind would; all choose before the first does."""
    sellers = t.sellers
    for seat in range(t.seats):
        if seat != me and has(sellers, seat):
            m.laid[seat] = card_of(t, m, seat, m.cast[seat], seed)
    for seat in range(t.seats):
        if seat != me and has(sellers, seat):
            seal(t, seat, m.laid[seat])
