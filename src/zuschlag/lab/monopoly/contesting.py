"""Games between levels of the ladder at machine speed, on one record, every deal in all seats.

Dice follow from seed, deal, turn and throw: whoever sits where meets the same luck for as long as
the turns are the same. `contests` calls this with arrays, and reads what it leaves in `found`.
"""

import numpy as np
import numpy.typing as npt

from zuschlag.bots.monopoly.dice import throw_by_turn
from zuschlag.bots.monopoly.habits.choosing import choose_by_habit
from zuschlag.bots.monopoly.landlord.choosing import choose, seat_to_ask
from zuschlag.bots.monopoly.magnate.arms import list_arms
from zuschlag.bots.monopoly.magnate.choosing import choose_as_magnate
from zuschlag.bots.monopoly.magnate.futures import (
    WAVE,
    best_arm,
    clear_gains,
    is_settled,
    try_futures,
)
from zuschlag.bots.monopoly.magnate.memory import Memory, comes_back, forget_all, note
from zuschlag.bots.monopoly.magnate.mind import Mind
from zuschlag.lab.monopoly.dealt import throw_by_key
from zuschlag.lab.monopoly.playouts import shuffle_decks
from zuschlag.rules.bits import EMPTY, add, count, drop_lowest, has, lowest
from zuschlag.rules.chance import Chance, start
from zuschlag.rules.kernel import Tables, door, record, rule, shared
from zuschlag.rules.monopoly.applying import apply
from zuschlag.rules.monopoly.doors import set_up
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.score import winners, worth
from zuschlag.rules.monopoly.state import (
    LAST_STANDING,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    OVER,
    Move,
    PerSeat,
    PerSlot,
    Table,
)
from zuschlag.rules.monopoly.trade import offer_place
from zuschlag.rules.monopoly.verbs import ACCEPT, OFFER

Numbers = npt.NDArray[np.int64]

LANDLORD, HABIT, MAGNATE, TYCOON = range(4)
KIND, SLIPS, TRADES, WAVES = range(4)
"""What a row of players says: kind, slips in a hundred, whether it trades, waves of futures."""
SEED, FIRST, GAMES, MOST_MOVES = range(4)
"""What a span says."""
DEALT = 2
"""Where tables begin that are dealt already: after the one of the game and the one of futures."""


class Found:
    """One game: by player, not by seat."""

    won: PerSeat  # 840 shared among the winners
    worth: PerSeat
    rounds: int
    moves: int
    is_counted: int  # the limit was reached
    deals: int
    offers: int
    returns: int  # deeds back with a seat that gave them away not long before
    rings: int  # the same however long ago, counted on its own: from hand to hand by trades alone
    givers: PerSlot  # who gave a deed away since it last came by something else than a trade
    taker: PerSlot  # who got it last, counted from one
    most_asked: int  # offers one partner got without a deal
    searched: int
    changed: int
    futures: int
    fault: int  # why a move was refused: a bug of a player


FOUND = record(Found)
WHOLE = 840
"""A win; every number of seats up to eight divides it."""


@rule
def deal_cards(t: Table, chance: Chance, seed: int, deal: int) -> None:
    """The same decks and opener in all seats."""
    start(chance, seed, -1 - deal)
    shuffle_decks(t, chance)
    set_up(t, deal % t.seats)


@shared
def search(
    tables: Tables,
    moves: Tables,
    chances: Tables,
    memory: Memory,
    mind: Mind,
    seat: int,
    waves: int,
    seed: int,
    found: Found,
) -> None:
    """The tycoon's move, by a number of futures instead of the clock."""
    arms = list_arms(tables[0], seat, moves, memory, mind)
    if arms < 2:
        return
    clear_gains(mind, arms)
    made = 0
    while made < waves:
        try_futures(tables, moves, chances, memory, mind, arms, seed + made)
        made += 1
        if is_settled(mind, arms, made * WAVE):
            break
    best = best_arm(mind, arms, made * WAVE)
    found.searched += 1
    found.futures += made * WAVE * arms
    if best > 0:
        moves[0] = moves[best]
        found.changed += 1


@rule
def follow(deeds: int, giver: int, taker: int, found: Found) -> None:
    """Deeds go from hand to hand; one that comes to somebody it was with closes a ring."""
    rest = deeds
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        if found.taker[slot] != giver + 1:
            found.givers[slot] = EMPTY
        if has(found.givers[slot], taker):
            found.rings += 1
        found.givers[slot] = add(found.givers[slot], giver)
        found.taker[slot] = taker + 1


@rule
def count_move(t: Table, m: Move, memory: Memory, found: Found) -> None:
    """What becomes of bargaining."""
    if m.verb == OFFER:
        found.offers += 1
    elif m.verb == ACCEPT:
        found.deals += 1
        place = offer_place(t, m.number)
        if place != NOBODY:
            if comes_back(t, memory, t.give_deeds[place], t.offer_to[place]):
                found.returns += 1
            if comes_back(t, memory, t.want_deeds[place], t.offer_from[place]):
                found.returns += 1
            follow(t.give_deeds[place], t.offer_from[place], t.offer_to[place], found)
            follow(t.want_deeds[place], t.offer_to[place], t.offer_from[place], found)
    note(t, m, memory)
    if m.verb == OFFER:
        found.most_asked = max(found.most_asked, memory.asked[m.seat * MOST_SEATS + m.to])


@rule
def count_end(t: Table, found: Found, turned: int) -> None:
    """Who won, by player."""
    won = winners(t)
    for seat in range(t.seats):
        player = (seat + turned) % t.seats
        found.won[player] = WHOLE // count(won) if has(won, seat) else 0
        found.worth[player] = worth(t, seat)
    found.rounds = t.rounds
    found.is_counted = 0 if t.stage == OVER and t.ending == LAST_STANDING else 1


@shared
def move_in_contest(
    tables: Tables,
    moves: Tables,
    chances: Tables,
    memory: Memory,
    mind: Mind,
    player: Numbers,
    seat: int,
    seed: int,
    found: Found,
) -> None:
    """Write what this player does, and count it."""
    t = tables[0]
    m = moves[0]
    kind = player[KIND]
    if kind == LANDLORD:
        choose(t, seat, m)
    elif kind == HABIT:
        choose_by_habit(t, seat, m, player[SLIPS], player[TRADES])
    elif kind == MAGNATE:
        choose_as_magnate(t, seat, m, memory, mind)
    else:
        search(tables, moves, chances, memory, mind, seat, player[WAVES], seed, found)
    count_move(t, m, memory, found)


@door
def play_contest(
    tables: Tables,
    moves: Tables,
    chances: Tables,
    memories: Tables,
    minds: Mind,
    players: Numbers,
    found: Tables,
    span: Numbers,
    keys: Numbers,
) -> None:
    """Play the games of a span; game n is deal n // seats, with the players turned n % seats.

    With keys they are dealt already, in `tables` from `DEALT` on, each with the key of its dice;
    nobody is turned then, and the tables are left as the games ended.
    """
    t = tables[0]
    m = moves[0]
    memory = memories[0]
    for index in range(span[GAMES]):
        game = span[FIRST] + index
        deal = game // t.seats
        turned = 0 if len(keys) else game % t.seats
        one = found[index]
        if len(keys):
            tables[0] = tables[DEALT + index]
        else:
            deal_cards(t, chances[0], span[SEED], deal)
        forget_all(memory)
        turn = t.turn_number
        throw = 0
        while t.stage != OVER and one.moves < span[MOST_MOVES]:
            one.moves += 1
            is_thrown = t.throw_for != NOTHING
            if is_thrown and len(keys):
                throw_by_key(t, m, chances[0], keys[index], throw)
            elif is_thrown:
                throw_by_turn(t, m, chances[0], span[SEED], deal)
            else:
                seat = seat_to_ask(t)
                who = (seat + turned) % t.seats
                own = (span[SEED] * 7919 + game) * 100_003 + one.moves
                move_in_contest(
                    tables, moves, chances, memory, minds[who], players[who], seat, own, one
                )
            one.fault = apply(t, m)
            if one.fault != OK:
                break
            throw = throw + (1 if is_thrown else 0) if t.turn_number == turn else 0
            turn = t.turn_number
        count_end(t, one, turned)
        if len(keys):
            tables[DEALT + index] = tables[0]
