"""What a seat may do now, as sets and bounds: the same questions the moves ask."""

from zuschlag.rules.bits import EMPTY, add, drop_lowest, has, lowest
from zuschlag.rules.kernel import record, rule
from zuschlag.rules.monopoly.auction import least_for_street, street_to_build
from zuschlag.rules.monopoly.building import can_build_now, can_clear, can_sell_one, rooms
from zuschlag.rules.monopoly.jail import why_not_pay_fine, why_not_use_card
from zuschlag.rules.monopoly.mortgage import why_not_mortgage, why_not_redeem
from zuschlag.rules.monopoly.moves import is_release, why_not_give_up
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.rent import why_not_claim, why_not_demand
from zuschlag.rules.monopoly.state import (
    LAND,
    MOST_CLAIMS,
    MOST_OFFERS,
    NO_LOT,
    NOBODY,
    NOTHING,
    OVER,
    STREET_GROUPS,
    Table,
    has_floor,
    in_window,
    is_bidder_asked,
    is_living,
    may_raise,
)
from zuschlag.rules.monopoly.trade import OFFERS_A_TURN, may_offer, why_not_accept
from zuschlag.rules.monopoly.turn import (
    why_not_buy,
    why_not_decline,
    why_not_done,
    why_not_hold,
    why_not_roll,
)
from zuschlag.rules.monopoly.verbs import (
    BID,
    BUY,
    DECLINE,
    DONE,
    GIVE_UP,
    HOLD,
    PASS,
    PAY_FINE,
    ROLL,
)


class Options:
    """Simple verbs as a set; for the others the slots, places or seats they may name."""

    verbs: int
    least: int
    most: int
    streets: int  # where a building bid may go
    mortgage: int
    redeem: int
    sell: int  # one level by itself
    clear: int  # groups that may be sold to bare land
    build: int
    wish: int
    cards: int
    demand: int  # places in the list of claims
    waive: int
    accept: int  # places in the list of offers
    reject: int
    withdraw: int
    offer_to: int
    offers_left: int


OPTIONS = record(Options)


@rule
def fill_options(t: Table, seat: int, found: Options) -> None:
    """Everything this seat may do now (GAP-19..23)."""
    found.verbs = EMPTY
    found.least = 0
    found.most = 0
    found.streets = EMPTY
    found.mortgage = EMPTY
    found.redeem = EMPTY
    found.sell = EMPTY
    found.clear = EMPTY
    found.build = EMPTY
    found.wish = EMPTY
    found.cards = EMPTY
    found.demand = EMPTY
    found.waive = EMPTY
    found.accept = EMPTY
    found.reject = EMPTY
    found.withdraw = EMPTY
    found.offer_to = EMPTY
    found.offers_left = 0
    if t.stage == OVER or t.throw_for != NOTHING or not has(t.living & ~t.leaving, seat):
        return
    allow(found, HOLD, why_not_hold(t, seat))
    if is_release(t, seat):
        allow(found, DONE, OK)
    if may_raise(t, seat):
        fill_raising(t, seat, found)
    if t.lot != NO_LOT:
        fill_bidding(t, seat, found)
    elif t.asked != EMPTY:
        fill_wishing(t, seat, found)
    else:
        fill_claims(t, seat, found)
        fill_offers(t, seat, found)
        allow(found, GIVE_UP, why_not_give_up(t, seat))
        if t.debts == 0:
            fill_turn(t, seat, found)


@rule
def allow(found: Options, verb: int, why: int) -> None:
    """Note a verb that nothing speaks against."""
    if why == OK:
        found.verbs = add(found.verbs, verb)


@rule
def fill_turn(t: Table, seat: int, found: Options) -> None:
    """Rolling, buying, ending, jail, building (MA-STD-1)."""
    allow(found, ROLL, why_not_roll(t, seat))
    allow(found, BUY, why_not_buy(t, seat))
    allow(found, DECLINE, why_not_decline(t, seat))
    allow(found, DONE, why_not_done(t, seat))
    allow(found, PAY_FINE, why_not_pay_fine(t, seat))
    for deck in range(2):
        if why_not_use_card(t, seat, deck) == OK:
            found.cards = add(found.cards, deck)
    if has_floor(t, seat):
        found.build = can_build_now(t, seat)
        found.wish = found.build if in_window(t) else EMPTY
        rest = t.deeds[seat] & t.mortgaged
        while rest:
            if why_not_redeem(t, seat, lowest(rest)) == OK:
                found.redeem = add(found.redeem, lowest(rest))
            rest = drop_lowest(rest)


@rule
def fill_raising(t: Table, seat: int, found: Options) -> None:
    """What could be turned into cash (MA-BANKRUPT-1, GAP-44)."""
    rest = t.deeds[seat]
    while rest:
        slot = lowest(rest)
        if why_not_mortgage(t, seat, slot) == OK:
            found.mortgage = add(found.mortgage, slot)
        if can_sell_one(t, slot):
            found.sell = add(found.sell, slot)
        rest = drop_lowest(rest)
    for group in range(STREET_GROUPS):
        if t.deeds[seat] & t.members[group] & t.built != EMPTY and can_clear(t, group):
            found.clear = add(found.clear, group)


@rule
def fill_bidding(t: Table, seat: int, found: Options) -> None:
    """Least and most bid, and where a building would go (GAP-33, GAP-41)."""
    if not is_bidder_asked(t, seat):
        return
    allow(found, PASS, OK)
    found.most = t.cash[seat]
    if t.lot == LAND:
        found.least = least_for_street(t, NOBODY)
    else:
        fill_building_bid(t, seat, found)
    if 0 < found.least <= found.most:
        allow(found, BID, OK)


@rule
def fill_building_bid(t: Table, seat: int, found: Options) -> None:
    """The cheapest street decides the least, or the one a bid without a street goes to (GAP-81)."""
    found.streets = rooms(t, seat, t.lot)
    if found.streets == EMPTY:
        return
    found.least = least_for_street(t, street_to_build(t, seat, NOBODY))
    rest = found.streets if t.bid_names_street else EMPTY
    while rest:
        found.least = min(found.least, least_for_street(t, lowest(rest)))
        rest = drop_lowest(rest)


@rule
def fill_wishing(t: Table, seat: int, found: Options) -> None:
    """Asked for a sealed wish, or for none (GAP-21)."""
    if has(t.asked, seat):
        allow(found, DONE, OK)
        found.wish = can_build_now(t, seat)


@rule
def fill_claims(t: Table, seat: int, found: Options) -> None:
    """Rent to ask for, or to let go (GAP-04)."""
    for place in range(min(t.claims, MOST_CLAIMS)):
        if why_not_claim(t, seat, t.claim_id[place]) == OK:
            found.waive = add(found.waive, place)
        if why_not_demand(t, seat, t.claim_id[place]) == OK:
            found.demand = add(found.demand, place)


@rule
def fill_offers(t: Table, seat: int, found: Options) -> None:
    """Offers to answer, to take back, and to whom one may be made (GAP-70, GAP-71)."""
    for place in range(min(t.offers, MOST_OFFERS)):
        if t.offer_to[place] == seat:
            found.reject = add(found.reject, place)
            if why_not_accept(t, seat, t.offer_id[place], EMPTY) == OK:
                found.accept = add(found.accept, place)
        elif t.offer_from[place] == seat:
            found.withdraw = add(found.withdraw, place)
    found.offers_left = max(0, OFFERS_A_TURN - t.offers_made[seat])
    if found.offers_left > 0:
        for other in range(t.seats):
            if other != seat and is_living(t, other) and may_offer(t, seat, other) == OK:
                found.offer_to = add(found.offer_to, other)
