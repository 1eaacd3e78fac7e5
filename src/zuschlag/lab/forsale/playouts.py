"""Whole games of For Sale at machine speed: random play on one record, counted as it goes.

Game number n of a seed is always the same game, whoever plays it and in which order.
"""

import numpy as np
import numpy.typing as npt

from zuschlag.rules.bits import EMPTY, add, count, drop_lowest, lowest, nth
from zuschlag.rules.chance import Chance, draw, start
from zuschlag.rules.forsale.auction import least_total, leave_auction, most_total, place_bid
from zuschlag.rules.forsale.moves import BID, PASS, SELL_BUILDING, set_up
from zuschlag.rules.forsale.sale import seal
from zuschlag.rules.forsale.score import is_better, score
from zuschlag.rules.forsale.state import BUY, SELL, PerCard, PerDeck, Table
from zuschlag.rules.kernel import Tables, door, record, rule, working_copy

Numbers = npt.NDArray[np.int64]

MOST_SCORE = 255
WIN_UNITS = 60  # divisible by any number of winners, so that shares stay whole


class Pack:
    """The cards of a deck while they are being shuffled."""

    cards: PerCard


PACK = record(Pack)


@rule
def deal(t: Table, pack: Pack, chance: Chance) -> None:
    """Shuffle both decks, draw the opener, and begin (FS15-SETUP-1, FS15-SETUP-5)."""
    shuffle_deck(t, t.building_deck, 1, pack, chance)
    shuffle_deck(t, t.cheque_deck, 0, pack, chance)
    set_up(t, draw(chance, t.seats))


@rule
def shuffle_deck(t: Table, deck: PerDeck, lowest_card: int, pack: Pack, chance: Chance) -> None:
    """Any order of the deck is as likely; the cards not in play are never looked at (C-17)."""
    for place in range(t.deck_size):
        pack.cards[place] = lowest_card + place
    drawn = EMPTY
    for place in range(t.in_play):
        other = place + draw(chance, t.deck_size - place)
        drawn = add(drawn, pack.cards[other])
        deck[place + 1] = drawn
        pack.cards[other] = pack.cards[place]


@rule
def bid_at_random(t: Table, chance: Chance) -> int:
    """Pass and every legal total are equally likely; says what was bid, 0 for a pass."""
    seat = t.turn
    least = least_total(t, seat)
    totals = max(0, most_total(t, seat) - least + 1)
    choice = draw(chance, totals + 1)
    if choice == totals:
        leave_auction(t, seat)
        return 0
    place_bid(t, seat, least + choice)
    return least + choice


@rule
def sell_at_random(t: Table, seat: int, chance: Chance) -> int:
    """Every building of the hand is equally likely; says which was laid down."""
    hand = t.hand[seat]
    building = nth(hand, draw(chance, count(hand)))
    seal(t, seat, building)
    return building


@rule
def play_out(t: Table, chance: Chance) -> None:
    """Random moves until the game is over."""
    while t.phase == BUY:
        bid_at_random(t, chance)
    while t.phase == SELL:
        sellers = t.sellers
        while sellers:
            sell_at_random(t, lowest(sellers), chance)
            sellers = drop_lowest(sellers)


@rule
def play_game(t: Table, pack: Pack, chance: Chance, seed: int, game: int) -> None:
    """Game number `game` of this seed from the shuffle to the end."""
    start(chance, seed, game)
    deal(t, pack, chance)
    play_out(t, chance)


@rule
def winners(t: Table) -> int:
    """The set of seats that share the first place."""
    best = 0
    sharing = add(EMPTY, best)
    for seat in range(1, t.seats):
        if is_better(t, seat, best):
            best = seat
            sharing = add(EMPTY, seat)
        elif not is_better(t, best, seat):
            sharing = add(sharing, seat)
    return sharing


@door
def digest_of_games(
    tables: Tables, packs: Tables, chances: Tables, seed: int, first: int, games: int
) -> int:
    """Play games and fold all scores into one number, to compare with another implementation."""
    t = working_copy(tables[0])
    pack = working_copy(packs[0])
    chance = working_copy(chances[0])
    digest = 0
    for game in range(first, first + games):
        play_game(t, pack, chance, seed, game)
        for seat in range(t.seats):
            digest = (digest * 31 + score(t, seat)) & 0xFFFFFFFFFFFF
    return digest


@door
def tally_games(
    tables: Tables,
    packs: Tables,
    chances: Tables,
    span: Numbers,
    wins: Numbers,
    scores: Numbers,
    prices: Numbers,
) -> None:
    """Play games span = (seed, first, how many); add up wins, score counts and building prices."""
    t = working_copy(tables[0])
    pack = working_copy(packs[0])
    chance = working_copy(chances[0])
    for game in range(span[1], span[1] + span[2]):
        play_game(t, pack, chance, span[0], game)
        count_wins(t, wins)
        for seat in range(t.seats):
            scores[seat, min(score(t, seat), MOST_SCORE)] += 1
        count_prices(t, prices)


@rule
def count_wins(t: Table, wins: Numbers) -> None:
    """A shared victory is shared out in equal parts."""
    best = winners(t)
    share = WIN_UNITS // count(best)
    while best:
        wins[lowest(best)] += share
        best = drop_lowest(best)


@rule
def count_prices(t: Table, prices: Numbers) -> None:
    """Coins paid and times sold, by building."""
    sold = t.building_deck[t.in_play]
    while sold:
        building = lowest(sold)
        prices[0, building] += t.price[building]
        prices[1, building] += 1
        sold = drop_lowest(sold)


@door
def log_game(
    tables: Tables, packs: Tables, chances: Tables, seed: int, game: int, moves: Numbers
) -> int:
    """Play one game in place, write down every (seat, verb, value); how many there were."""
    t = tables[0]
    pack = packs[0]
    chance = chances[0]
    start(chance, seed, game)
    deal(t, pack, chance)
    made = 0
    while t.phase == BUY:
        seat = t.turn
        total = bid_at_random(t, chance)
        made = note(moves, made, seat, BID if total else PASS, total)
    while t.phase == SELL:
        seat = lowest(t.sellers)
        made = note(moves, made, seat, SELL_BUILDING, sell_at_random(t, seat, chance))
    return made


@rule
def note(moves: Numbers, made: int, seat: int, verb: int, value: int) -> int:
    moves[made, 0] = seat
    moves[made, 1] = verb
    moves[made, 2] = value
    return made + 1
