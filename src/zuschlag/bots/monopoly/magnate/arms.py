"""Moves worth trying beside the one the estimate likes best."""

from zuschlag.bots.monopoly.magnate.building import spread
from zuschlag.bots.monopoly.magnate.choosing import choose_as_magnate
from zuschlag.bots.monopoly.magnate.memory import Memory
from zuschlag.bots.monopoly.magnate.mind import FIGURES, MAKE, WIDE, Mind
from zuschlag.rules.bits import EMPTY, count, lowest
from zuschlag.rules.kernel import Tables, rule, shared
from zuschlag.rules.monopoly.auction import least_for_street
from zuschlag.rules.monopoly.building import may_build_in
from zuschlag.rules.monopoly.moves import why_not
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import LAND, NOBODY, STREET_GROUPS, TO_END, WINDOW, Move, Table
from zuschlag.rules.monopoly.verbs import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    DECLINE,
    DONE,
    OFFER,
    PASS,
    PAY_FINE,
    REJECT,
    ROLL,
    USE_CARD,
)

MOST_ARMS = 4
HAGGLE = 60
LOOSE = -0.03
"""The loss a looser offer may seem to be."""


@shared
def is_legal(t: Table, m: Move) -> bool:
    """Whether the rules allow it."""
    return why_not(t, m) == OK


@rule
def list_arms(t: Table, seat: int, moves: Tables, memory: Memory, mind: Mind) -> int:
    """The magnate's choice first, others after it; how many in all."""
    choose_as_magnate(t, seat, moves[0], memory, mind)
    for place in range(1, MOST_ARMS):
        moves[place] = moves[0]
    verb = moves[0].verb
    if verb == OFFER:
        return list_offers(t, moves)
    if verb == ROLL and t.stage == WINDOW and t.jailed[seat] == 0:
        return 1 + offer_loosely(t, seat, moves[1], memory, mind)
    if verb == DONE and t.stage == TO_END:
        return 1 + build_anyway(t, seat, moves[1])
    if turn_around(t, seat, moves[1]):
        return 2 if is_legal(t, moves[1]) else 1
    return 1


@rule
def turn_around(t: Table, seat: int, m: Move) -> bool:
    """Make the opposite of a choice of it; False if it has none."""
    if m.verb == BUY:
        m.verb = DECLINE
    elif m.verb == DECLINE:
        m.verb = BUY
    elif m.verb == ACCEPT:
        m.verb = REJECT
    elif m.verb == REJECT:
        m.verb = ACCEPT
    elif m.verb == BUILD:
        m.verb = DONE if t.stage == TO_END else ROLL
    elif m.verb == PAY_FINE or m.verb == USE_CARD:
        m.verb = ROLL
    elif m.verb == ROLL and t.jailed[seat] > 0:
        m.verb = PAY_FINE
    elif m.verb == BID and t.lot == LAND and 2 * m.number > t.price[t.lot_slot]:
        m.verb = PASS
    elif m.verb == PASS and t.lot == LAND:
        m.verb = BID
        m.number = least_for_street(t, NOBODY)
        return m.number < 2 * t.price[t.lot_slot]
    else:
        return False
    return True


@rule
def list_offers(t: Table, moves: Tables) -> int:
    """No offer at all, and the same one a little dearer or cheaper."""
    moves[1].verb = ROLL
    found = 2
    for step in range(2):
        m = moves[found]
        m.verb = OFFER
        cash = moves[0].give_cash - moves[0].want_cash + (HAGGLE if step else -HAGGLE)
        m.give_cash = max(0, cash)
        m.want_cash = max(0, -cash)
        if is_legal(t, m):
            found += 1
    return found


@rule
def offer_loosely(t: Table, seat: int, m: Move, memory: Memory, mind: Mind) -> int:
    """An offer that seems to lose a little: the games to come may like it. How many found."""
    make = mind[FIGURES, MAKE]
    wide = mind[FIGURES, WIDE]
    mind[FIGURES, MAKE] = LOOSE
    mind[FIGURES, WIDE] = 1.0
    found = choose_as_magnate(t, seat, m, memory, mind) == OFFER
    mind[FIGURES, MAKE] = make
    mind[FIGURES, WIDE] = wide
    return 1 if found else 0


@rule
def build_anyway(t: Table, seat: int, m: Move) -> int:
    """A row of houses on the first group that takes one."""
    for group in range(STREET_GROUPS):
        if may_build_in(t, seat, group):
            paid = t.cash[seat] // t.house[lowest(t.members[group])]
            spread(t, group, min(count(t.members[group]), paid), m)
            m.verb = BUILD
            if m.streets != EMPTY and is_legal(t, m):
                return 1
    return 0
