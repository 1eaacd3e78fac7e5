"""The trades a magnate proposes and takes: those that its own estimate calls a gain for both."""

import math

from zuschlag.bots.monopoly.magnate.bargains import (
    NO_DEAL,
    least_to_make,
    least_to_take,
    weigh_both,
    weigh_deal,
    write_offer,
)
from zuschlag.bots.monopoly.magnate.memory import Memory, comes_back, may_ask
from zuschlag.bots.monopoly.magnate.mind import (
    AFTER,
    BEFORE,
    BEST,
    FIGURES,
    GREED,
    MAKE,
    OUTLOOK,
    SLACK,
    WIDE,
    Mind,
)
from zuschlag.bots.monopoly.magnate.worth import log_share, weigh_all
from zuschlag.rules.bits import EMPTY, count, drop, drop_lowest, lowest
from zuschlag.rules.kernel import rule, shared
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import GROUPS, MOST_SEATS, NOBODY, Move, Table, is_bare
from zuschlag.rules.monopoly.trade import OFFERS_A_TURN, why_not_accept, why_not_offer
from zuschlag.rules.monopoly.verbs import ACCEPT, REJECT

CONCEDE = 0.5
"""Each refusal lowers the greed towards that seat."""
EVEN = 0.5
"""The greed that leaves both where they were."""
LEAST_MONEY = 1e-6
"""So little that only swaps are told apart by it."""

# The best trade so far, in the row BEST: its gain and the parts of the offer. Sets of deeds are
# kept as groups, because a float cannot hold all of them.
GAIN, PARTNER, WANTED_GROUP, GIVEN_GROUP, CASH = range(5)


@shared
def plan_trade(t: Table, seat: int, m: Move, memory: Memory, mind: Mind) -> bool:
    """The best trade in sight as an offer; False if there is none."""
    if t.offers > 0 or t.offers_made[seat] >= OFFERS_A_TURN:
        return False
    is_even = mind[OUTLOOK, SLACK] > 0
    mind[BEST, GAIN] = -mind[OUTLOOK, SLACK] if is_even else mind[FIGURES, MAKE]
    mind[BEST, PARTNER] = NOBODY
    is_weighed = False
    rivals = drop(t.living, seat)
    while rivals:
        other = lowest(rivals)
        rivals = drop_lowest(rivals)
        if may_ask(t, memory, seat, other):
            if not is_weighed:
                weigh_all(t, mind, BEFORE)
                is_weighed = True
            look_for_deals(t, seat, other, m, memory, mind)
    other = int(mind[BEST, PARTNER])
    if other == NOBODY:
        return False
    got = of_group(t, other, int(mind[BEST, WANTED_GROUP]))
    given = of_group(t, seat, int(mind[BEST, GIVEN_GROUP]))
    write_offer(m, seat, other, got, given, int(mind[BEST, CASH]))
    return why_not_offer(t, m) == OK and is_good_for_both(t, seat, m, mind)


@rule
def of_group(t: Table, seat: int, group: int) -> int:
    """The deeds of a group in one hand; none of no group."""
    return t.deeds[seat] & t.members[group] if group < GROUPS else EMPTY


@rule
def is_wide(t: Table, seat: int, mind: Mind) -> bool:
    """Every so many rounds one also looks for trades that complete nothing."""
    return (t.rounds + seat) % int(mind[FIGURES, WIDE]) == 0


@shared
def look_for_deals(t: Table, seat: int, other: int, m: Move, memory: Memory, mind: Mind) -> None:
    """All trades of one group's deeds for another's, or for cash alone, with one rival."""
    refused = memory.refused[seat * MOST_SEATS + other]
    is_even = mind[OUTLOOK, SLACK] > 0
    greed = EVEN if is_even else mind[FIGURES, GREED] * math.exp(-CONCEDE * refused)
    for wanted in range(GROUPS + 1):
        if wanted < GROUPS and not is_to_be_had(t, seat, other, wanted, memory):
            continue
        got = of_group(t, other, wanted)
        completes = wanted < GROUPS and is_whole(t, t.deeds[seat] | got, wanted)
        for offered in range(GROUPS + 1):
            if offered == wanted or not may_give(t, seat, other, offered, memory):
                continue
            given = of_group(t, seat, offered)
            helps = offered < GROUPS and is_whole(t, t.deeds[other] | given, offered)
            # for money alone only what completes a rival's group is sold
            if is_even:
                is_tried = helps and completes
            else:
                is_tried = helps or (wanted < GROUPS and (completes or is_wide(t, seat, mind)))
            if is_tried:
                m.to = other
                gain = weigh_deal(t, seat, m, got, given, greed, mind)
                if is_even and gain != NO_DEAL:
                    gain = -LEAST_MONEY * abs(m.number)
                if gain > mind[BEST, GAIN] and gain != NO_DEAL:
                    mind[BEST, GAIN] = gain
                    mind[BEST, PARTNER] = other
                    mind[BEST, WANTED_GROUP] = wanted
                    mind[BEST, GIVEN_GROUP] = offered
                    mind[BEST, CASH] = m.number


@rule
def is_whole(t: Table, deeds: int, group: int) -> bool:
    """Whether a group is complete among these."""
    return deeds & t.members[group] == t.members[group]


@rule
def is_to_be_had(t: Table, seat: int, other: int, group: int, memory: Memory) -> bool:
    """The rival's deeds of a bare group in which one holds something."""
    got = t.deeds[other] & t.members[group]
    if got == EMPTY or t.deeds[seat] & t.members[group] == EMPTY or not is_bare(t, group):
        return False
    return not comes_back(t, memory, got, seat)


@rule
def may_give(t: Table, seat: int, other: int, group: int, memory: Memory) -> bool:
    """Nothing, or one's deeds of a bare group in which the rival holds something."""
    if group == GROUPS:
        return True
    given = t.deeds[seat] & t.members[group]
    if given == EMPTY or t.deeds[other] & t.members[group] == EMPTY or not is_bare(t, group):
        return False
    return not comes_back(t, memory, given, other)


@rule
def is_good_for_both(t: Table, seat: int, m: Move, mind: Mind) -> bool:
    """Looked at again with the purses as they would be."""
    cash = m.give_cash - m.want_cash
    weigh_both(t, seat, m.to, m.want_deeds, m.give_deeds, cash, mind)
    here, there = log_share(t, mind, BEFORE, seat), log_share(t, mind, BEFORE, m.to)
    own = log_share(t, mind, AFTER, seat) - here
    theirs = log_share(t, mind, AFTER, m.to) - there
    return bool(own > least_to_make(mind, here) and theirs > least_to_take(mind, there))


@shared
def answer_trade(t: Table, seat: int, place: int, m: Move, memory: Memory, mind: Mind) -> None:
    """Take what raises the own chance; a jail card is worth the fine."""
    other = t.offer_from[place]
    m.number = t.offer_id[place]
    m.redeem = EMPTY
    m.verb = REJECT
    got = t.give_deeds[place]
    given = t.want_deeds[place]
    if why_not_accept(t, seat, m.number, EMPTY) != OK:
        return
    if comes_back(t, memory, got, seat) or comes_back(t, memory, given, other):
        return
    cash = t.want_cash[place] + t.want_debt[place] - t.give_cash[place] - t.give_debt[place]
    cash += t.fine * (count(t.want_cards[place]) - count(t.give_cards[place]))
    weigh_both(t, seat, other, got, given, cash, mind)
    here = log_share(t, mind, BEFORE, seat)
    if log_share(t, mind, AFTER, seat) - here > least_to_take(mind, here):
        m.verb = ACCEPT
