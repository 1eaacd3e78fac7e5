"""The small net: values of passing and of three raises, and of every building to be laid down.

One hidden layer each. Values are in shares of a win; noise on them makes the weaker levels, who
misjudge what is close and seldom what is plain.
"""

from zuschlag.bots.forsale.policies.facts import (
    BEST,
    BRINGS,
    KEPT,
    PLACE,
    WORST,
    highest,
    note_cards,
    note_row,
    others_purse,
    purse,
    rounds_left,
    taken_next,
    taken_now,
)
from zuschlag.bots.forsale.policies.minds import (
    BID_NOISE,
    FACTS,
    LIMIT,
    NET_SIZE,
    RATES,
    WHICH_NET,
    Minds,
)
from zuschlag.bots.forsale.policies.noise import normal
from zuschlag.rules.bits import count, drop_lowest, has, lowest, nth
from zuschlag.rules.chance import keyed
from zuschlag.rules.forsale.auction import half_back, least_total, leaves_empty_handed, most_total
from zuschlag.rules.forsale.score import score
from zuschlag.rules.forsale.state import Table
from zuschlag.rules.kernel import rule, shared

BID_INPUTS, BID_HIDDEN, BID_OUTS = 20, 24, 4
CARD_INPUTS, CARD_HIDDEN = 15, 16
BID_OUT = BID_INPUTS * BID_HIDDEN
CARD_IN = BID_OUT + (BID_HIDDEN + 1) * BID_OUTS
CARD_OUT = CARD_IN + CARD_INPUTS * CARD_HIDDEN
WEIGHTS = CARD_OUT + CARD_HIDDEN + 1

_ALIKE = 0.5477
"""Three tenths of the variance of a misjudgement last the whole round."""
_FRESH = 0.8367


@rule
def note_bid_inputs(t: Table, m: Minds, seat: int) -> None:
    """What the net is told about an auction."""
    scale = 1.0 / t.deck_size
    bid = t.bid[seat]
    least = least_total(t, seat)
    mine = purse(t, seat)
    theirs = others_purse(t, seat)
    now = taken_now(t)
    high = highest(t.row)
    m.inputs[0] = 1.0
    m.inputs[1] = now * scale
    m.inputs[2] = taken_next(t) * scale
    m.inputs[3] = high * scale
    m.inputs[4] = nth(t.row, count(t.row) // 2) * scale
    m.inputs[5] = count(t.bidders) / t.seats
    m.inputs[6] = least * 0.1
    m.inputs[7] = bid * 0.1
    m.inputs[8] = (bid if leaves_empty_handed(t) else half_back(t, bid)) * 0.1
    m.inputs[9] = mine / t.purse
    m.inputs[10] = theirs / t.purse
    m.inputs[12] = rounds_left(t) * t.shown / t.in_play
    m.inputs[13] = hand_lead(t, seat) * scale
    m.inputs[14] = (mine - theirs) * 0.1
    m.inputs[17] = (taken_next(t) - now) * 3.0 * scale
    m.inputs[18] = (high - now) * 3.0 * scale
    m.inputs[19] = mine / rounds_left(t) * 0.1
    note_rivals(t, m, seat, least)


@rule
def note_rivals(t: Table, m: Minds, seat: int, least: int) -> None:
    """Who else could go on: the deepest purse, how many, whether anybody."""
    top = 0
    able = 0
    for other in range(t.seats):
        if other != seat and has(t.bidders, other):
            top = max(top, purse(t, other))
            able += 1 if purse(t, other) > least else 0
    m.inputs[11] = top / t.purse
    m.inputs[15] = able / t.seats
    m.inputs[16] = 1.0 if least >= top else 0.0


@rule
def hand_lead(t: Table, seat: int) -> float:
    """By how much the own buildings are better than the others' on average."""
    own = 0
    theirs = 0
    for other in range(t.seats):
        hand = t.hand[other]
        while hand:
            if other == seat:
                own += lowest(hand)
            else:
                theirs += lowest(hand)
            hand = drop_lowest(hand)
    return own - theirs / (t.seats - 1)


@shared
def value_bids(m: Minds, mind: int) -> None:
    """Values of passing and of the three least raises, into `outs`."""
    net = int(m.rates[mind * RATES + WHICH_NET]) * NET_SIZE
    for out in range(BID_OUTS):
        m.outs[out] = m.nets[net + BID_OUT + BID_HIDDEN * BID_OUTS + out]
    for unit in range(BID_HIDDEN):
        total = 0.0
        for place in range(BID_INPUTS):
            total += m.nets[net + unit * BID_INPUTS + place] * m.inputs[place]
        if total > 0.0:
            for out in range(BID_OUTS):
                m.outs[out] += m.nets[net + BID_OUT + unit * BID_OUTS + out] * total


@rule
def bid_by_net(t: Table, m: Minds, seat: int, mind: int, mood: int) -> int:
    """The total with the best value after misjudging it, 0 for a pass."""
    note_bid_inputs(t, m, seat)
    value_bids(m, mind)
    least = least_total(t, seat)
    most = allowed(t, m, seat, mind)
    noise = m.rates[mind * RATES + BID_NOISE]
    shift = noise * _ALIKE * normal(keyed(mood, 5))
    best = 0
    value = m.outs[0]
    for more in range(1, BID_OUTS):
        if least + more - 1 <= most:
            fresh = noise * _FRESH * normal(keyed(mood, 64 + t.high * 4 + more))
            judged = m.outs[more] + shift + fresh
            if judged > value:
                value = judged
                best = more
    return 0 if best == 0 else least + best - 1


@rule
def allowed(t: Table, m: Minds, seat: int, mind: int) -> int:
    """All the coins, or as many as this mind dares to spend before the last auction."""
    most = most_total(t, seat)
    share = m.rates[mind * RATES + LIMIT]
    if share > 0.0 and rounds_left(t) > 1:
        return min(most, int(share * most + 0.5))
    return most


@shared
def value_cards_by_net(t: Table, m: Minds, seat: int, mind: int) -> int:
    """A value for every building of the hand, into `outs`; how many there are."""
    quality = note_row(t, m)
    size = note_cards(t, m, seat, 2.0 * quality)
    note_sale_inputs(t, m, seat, quality, size)
    net = int(m.rates[mind * RATES + WHICH_NET]) * NET_SIZE
    for place in range(size):
        note_card_inputs(t, m, seat, place, size)
        value = m.nets[net + CARD_OUT + CARD_HIDDEN]
        for unit in range(CARD_HIDDEN):
            total = 0.0
            for one in range(CARD_INPUTS):
                total += m.nets[net + CARD_IN + unit * CARD_INPUTS + one] * m.inputs[one]
            if total > 0.0:
                value += m.nets[net + CARD_OUT + unit] * total
        m.outs[place] = value
    return size


@rule
def note_sale_inputs(t: Table, m: Minds, seat: int, quality: float, size: int) -> None:
    """What is the same for all buildings of the hand."""
    top = 1.0 / t.worth[t.deck_size - 1]
    cheques = count(t.row)
    total = 0.0
    for place in range(cheques):
        total += m.worths[place]
    m.inputs[0] = 1.0
    m.inputs[7] = size * 0.1
    m.inputs[8] = quality
    m.inputs[9] = total / cheques * top
    m.inputs[10] = m.worths[cheques - 1] * top
    m.inputs[11] = m.worths[0] * top
    m.inputs[13] = score_lead(t, seat) * 0.05


@rule
def score_lead(t: Table, seat: int) -> float:
    """By how much the own money is more than the others' on average."""
    theirs = 0
    for other in range(t.seats):
        if other != seat:
            theirs += score(t, other)
    return score(t, seat) - theirs / (t.seats - 1)


@rule
def note_card_inputs(t: Table, m: Minds, seat: int, place: int, size: int) -> None:
    """What is special about one building."""
    top = 1.0 / t.worth[t.deck_size - 1]
    card = place * FACTS
    m.inputs[1] = m.cards[card + BRINGS] * top
    m.inputs[2] = m.cards[card + KEPT] * top
    m.inputs[3] = m.cards[card + PLACE] / t.deck_size
    m.inputs[4] = m.cards[card + BEST]
    m.inputs[5] = m.cards[card + WORST]
    m.inputs[6] = nth(t.hand[seat], place) / t.deck_size
    m.inputs[12] = place / (size - 1) if size > 1 else 0.0
    m.inputs[14] = (m.cards[card + BRINGS] - m.cards[card + KEPT]) * 3.0 * top
