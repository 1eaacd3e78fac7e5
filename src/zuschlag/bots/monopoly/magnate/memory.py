"""What a magnate remembers of deals: who gave which deed when, who was asked and who refused.

Everybody at the table may know all of it. Games inside the machine write it as they go (`note`); a
bot at a table writes the same from what it is told (`hearing`).
"""

from typing import Annotated

from zuschlag.rules.bits import drop_lowest, lowest
from zuschlag.rules.kernel import record, rule
from zuschlag.rules.monopoly.state import MOST_SEATS, NOBODY, SLOTS, STRIDE, Move, PerSlot, Table
from zuschlag.rules.monopoly.trade import offer_place
from zuschlag.rules.monopoly.verbs import ACCEPT, OFFER, REJECT

PerPair = Annotated[list[int], MOST_SEATS * MOST_SEATS]

LONG_AGO = 10_000
"""Rounds after which a deed may come back to a seat that gave it away: never in any game."""
MOST_ASKED = 24
"""Offers that one partner gets without a deal."""
PATIENT = 3
"""Refusals after which one waits longer with every further one."""
OPEN_UNTIL = 5
CLOSED_FROM = 12
"""Refusals without any deal: up to the first the table may trade, from the second it does not."""


class Memory:
    """Pairs are maker times eight plus partner; rounds are counted from one, 0 is never."""

    gave: Annotated[list[int], MOST_SEATS * STRIDE]  # in which round a seat gave a deed away
    went_to: PerSlot  # who got it then, counted from one
    asked: PerPair  # offers since the last deal of the two
    refused: PerPair  # refusals since then
    again: PerPair  # the round in which the partner may be asked again
    refusals: int  # of anybody, since anybody's last deal
    deals: int


MEMORY = record(Memory)


@rule
def forget_all(memory: Memory) -> None:
    """A new game."""
    for place in range(MOST_SEATS * STRIDE):
        memory.gave[place] = 0
    for slot in range(SLOTS):
        memory.went_to[slot] = 0
    for pair in range(MOST_SEATS * MOST_SEATS):
        memory.asked[pair] = 0
        memory.refused[pair] = 0
        memory.again[pair] = 0
    memory.refusals = 0
    memory.deals = 0


@rule
def note(t: Table, m: Move, memory: Memory) -> None:
    """Take in a move that is about to be made."""
    if m.verb == OFFER:
        memory.asked[m.seat * MOST_SEATS + m.to] += 1
        return
    if m.verb != ACCEPT and m.verb != REJECT:
        return
    place = offer_place(t, m.number)
    if place == NOBODY:
        return
    maker = t.offer_from[place]
    pair = maker * MOST_SEATS + t.offer_to[place]
    if m.verb == REJECT:
        note_refusal(memory, pair, t.rounds)
    else:
        note_deal(memory, pair)
        partner = t.offer_to[place]
        note_deeds(memory, t.give_deeds[place], maker, partner, t.rounds)
        note_deeds(memory, t.want_deeds[place], partner, maker, t.rounds)


@rule
def note_refusal(memory: Memory, pair: int, rounds: int) -> None:
    """Who was refused asks the same seat again only after a while, longer each time."""
    memory.refused[pair] += 1
    memory.refusals += 1
    memory.again[pair] = rounds + 1 + 2 * max(0, memory.refused[pair] - PATIENT)


@rule
def note_deal(memory: Memory, pair: int) -> None:
    """Two have come to terms."""
    memory.asked[pair] = 0
    memory.refused[pair] = 0
    memory.refusals = 0
    memory.deals += 1


@rule
def note_deeds(memory: Memory, deeds: int, giver: int, taker: int, rounds: int) -> None:
    """A seat has given these away."""
    rest = deeds
    while rest:
        memory.gave[giver * STRIDE + lowest(rest)] = rounds
        memory.went_to[lowest(rest)] = taker + 1
        rest = drop_lowest(rest)


@rule
def comes_back(t: Table, memory: Memory, deeds: int, taker: int) -> bool:
    """Whether the taker gave one of these away not long ago, to whomever: so no ring closes.

    What a bankruptcy or the hammer has passed on since does not count.
    """
    rest = deeds
    while rest:
        slot = lowest(rest)
        rest = drop_lowest(rest)
        gave = memory.gave[taker * STRIDE + slot]
        is_traded = memory.went_to[slot] == t.owner[slot] + 1
        if gave > 0 and is_traded and t.rounds - gave <= LONG_AGO:
            return True
    return False


@rule
def may_ask(t: Table, memory: Memory, seat: int, other: int) -> bool:
    """Whether it is time, and not too often."""
    pair = seat * MOST_SEATS + other
    return t.rounds >= memory.again[pair] and memory.asked[pair] < MOST_ASKED


@rule
def closedness(memory: Memory) -> float:
    """From 0, the table may trade, to 1, it does not: learnt from refusals alone."""
    over = float(memory.refusals - OPEN_UNTIL) / (CLOSED_FROM - OPEN_UNTIL)
    return min(1.0, max(0.0, over))
