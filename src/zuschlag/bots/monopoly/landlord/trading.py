"""The trades the landlord makes and takes: fair by its own measure for both sides."""

from zuschlag.bots.monopoly.landlord.worth import gain, reserve
from zuschlag.rules.bits import EMPTY, add, count, has, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import (
    BANK,
    NOBODY,
    STREET_GROUPS,
    Move,
    Table,
    is_bare,
)
from zuschlag.rules.monopoly.trade import why_not_accept
from zuschlag.rules.monopoly.verbs import ACCEPT, OFFER, REJECT


@rule
def missing_deed(t: Table, seat: int, group: int) -> int:
    """The one deed of another player that would complete a group, or NOBODY's."""
    missing = t.members[group] & ~t.deeds[seat]
    if count(missing) != 1 or t.owner[lowest(missing)] == BANK or not is_bare(t, group):
        return NOBODY
    return lowest(missing)


@rule
def plan_offer(t: Table, seat: int, m: Move) -> bool:
    """A deal that completes one of its groups and leaves both better off; False if none."""
    if t.offers_made[seat] > 0 or t.offers > 0:
        return False
    for group in range(STREET_GROUPS):
        wanted = missing_deed(t, seat, group)
        if wanted != NOBODY:
            if plan_swap(t, seat, t.owner[wanted], wanted, m):
                return True
            if plan_terms(t, seat, t.owner[wanted], add(EMPTY, wanted), EMPTY, m):
                return True
    return False


@rule
def plan_swap(t: Table, seat: int, other: int, wanted: int, m: Move) -> bool:
    """Give what completes one of the other's groups."""
    for group in range(STREET_GROUPS):
        given = missing_deed(t, other, group)
        if given != NOBODY and has(t.deeds[seat], given) and group != t.group[wanted]:
            return plan_terms(t, seat, other, add(EMPTY, wanted), add(EMPTY, given), m)
    return False


@rule
def plan_terms(t: Table, seat: int, other: int, got: int, given: int, m: Move) -> bool:
    """Share the gain evenly by cash, if the purses allow it."""
    mine = gain(t, seat, other, got, given)
    theirs = gain(t, other, seat, given, got)
    if mine + theirs <= 0:
        return False
    cash = (mine - theirs) // 2
    if cash > t.cash[seat] - reserve(t, seat) or -cash > t.cash[other] - reserve(t, other):
        return False
    if cash == 0 and given == EMPTY:
        return False
    m.verb = OFFER
    m.to = other
    m.give_cash = max(0, cash)
    m.want_cash = max(0, -cash)
    m.give_deeds = given
    m.want_deeds = got
    m.give_cards = EMPTY
    m.want_cards = EMPTY
    m.give_debt = 0
    m.want_debt = 0
    m.redeem = EMPTY
    return True


@rule
def answer_offer(t: Table, seat: int, place: int, m: Move) -> None:
    """Take what leaves it no worse off; a jail card is worth the fine."""
    other = t.offer_from[place]
    total = gain(t, seat, other, t.give_deeds[place], t.want_deeds[place])
    total += t.give_cash[place] + t.give_debt[place] - t.want_cash[place] - t.want_debt[place]
    total += t.fine * (count(t.give_cards[place]) - count(t.want_cards[place]))
    m.number = t.offer_id[place]
    m.redeem = EMPTY
    is_fine = total >= 0 and why_not_accept(t, seat, m.number, EMPTY) == OK
    m.verb = ACCEPT if is_fine else REJECT


@rule
def offer_to(t: Table, seat: int) -> int:
    """The first offer waiting for this seat, or NOBODY's place."""
    for place in range(t.offers):
        if t.offer_to[place] == seat:
            return place
    return NOBODY
