"""One move of the landlord for a seat that is asked."""

from zuschlag.bots.monopoly.landlord.building import most_for_house, plan_building, plan_redeeming
from zuschlag.bots.monopoly.landlord.raising import raise_or_give_up
from zuschlag.bots.monopoly.landlord.trading import answer_offer, offer_to, plan_offer
from zuschlag.bots.monopoly.landlord.worth import reserve, value
from zuschlag.rules.bits import EMPTY, count, has, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.agenda import asked_bidders
from zuschlag.rules.monopoly.auction import least_for_street, street_to_build
from zuschlag.rules.monopoly.building import why_not_build
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.rent import claimants
from zuschlag.rules.monopoly.state import (
    BANK,
    LAND,
    LAST_WINDOW,
    NO_LOT,
    NOBODY,
    TO_BUY,
    TO_END,
    WINDOW,
    Move,
    Table,
)
from zuschlag.rules.monopoly.verbs import (
    BID,
    BUILD,
    BUY,
    DECLINE,
    DEMAND,
    DONE,
    PASS,
    PAY_FINE,
    ROLL,
    USE_CARD,
    WISH,
)

DEEDS_WORTH_LEAVING_JAIL = 6
"""While so many deeds are still with the bank it is better to be out and about."""


@rule
def seat_to_ask(t: Table) -> int:
    """Whom a table of landlords asks next: offers, rents and debts before the turn goes on."""
    if t.lot != NO_LOT:
        return lowest(asked_bidders(t))
    if t.asked != EMPTY:
        return lowest(t.asked)
    if t.offers > 0:
        return t.offer_to[0]
    claiming = claimants(t)
    if claiming != EMPTY:
        return lowest(claiming)
    if t.debts > 0:
        return t.debtor[0]
    if (t.stage == WINDOW or t.stage == LAST_WINDOW) and t.holding != EMPTY:
        return lowest(t.holding)
    return t.active


@rule
def choose(t: Table, seat: int, m: Move) -> None:
    """Write the move of a seat that is asked."""
    m.seat = seat
    m.slot = NOBODY
    if t.lot != NO_LOT:
        bid_or_pass(t, seat, m)
    elif has(t.asked, seat):
        wish_or_not(t, seat, m)
    elif offer_to(t, seat) != NOBODY:
        answer_offer(t, seat, offer_to(t, seat), m)
    elif has(claimants(t), seat):
        ask_for_rent(t, seat, m)
    elif t.debts > 0:
        raise_or_give_up(t, seat, m)
    elif seat != t.active or has(t.holding, seat):
        m.verb = DONE
    else:
        play_turn(t, seat, m)


@rule
def ask_for_rent(t: Table, seat: int, m: Move) -> None:
    """Every claim that may be made is made."""
    m.verb = DEMAND
    for place in range(t.claims):
        if t.claim_owner[place] == seat and not has(t.mortgaged, t.claim_slot[place]):
            m.number = t.claim_id[place]
            return


@rule
def play_turn(t: Table, seat: int, m: Move) -> None:
    """Buy, spend what is spare, then roll or end the turn."""
    if t.stage == TO_BUY:
        m.verb = BUY if wants_to_buy(t, seat) else DECLINE
    elif plan_redeeming(t, seat, m):
        return
    elif plan_building(t, seat, m):
        m.verb = BUILD
    elif t.stage == WINDOW and plan_offer(t, seat, m):
        return
    elif t.stage == TO_END:
        m.verb = DONE
    elif t.jailed[seat] > 0 and wants_out(t, seat):
        leave_jail(t, seat, m)
    else:
        m.verb = ROLL


@rule
def wants_to_buy(t: Table, seat: int) -> bool:
    """Nearly always: land is what earns."""
    slot = t.at[seat]
    left = t.cash[seat] - t.price[slot]
    if left < 0:
        return False
    return left >= reserve(t, seat) // 2 or value(t, seat, slot) > t.price[slot]


@rule
def wants_out(t: Table, seat: int) -> bool:
    """Out while there is land to be had, in when others' houses are waiting outside."""
    if t.cash[seat] < t.fine and t.keeper[0] != seat and t.keeper[1] != seat:
        return False
    return count(t.deeds[BANK]) >= DEEDS_WORTH_LEAVING_JAIL


@rule
def leave_jail(t: Table, seat: int, m: Move) -> None:
    """By a card if there is one, else for money."""
    m.verb = USE_CARD
    if t.keeper[0] == seat:
        m.number = 0
    elif t.keeper[1] == seat:
        m.number = 1
    else:
        m.verb = PAY_FINE


@rule
def bid_or_pass(t: Table, seat: int, m: Move) -> None:
    """Half the way from the least bid to what it is worth, or out."""
    street = street_to_build(t, seat, NOBODY)
    if t.lot == LAND:
        most = min(value(t, seat, t.lot_slot), t.cash[seat] - reserve(t, seat) // 4)
    elif street == NOBODY:
        most = 0
    else:
        most = most_for_house(t, seat, street)
    least = least_for_street(t, street)
    m.verb = PASS
    if least <= most:
        m.verb = BID
        m.number = least + (most - least) // 2
        m.slot = street


@rule
def wish_or_not(t: Table, seat: int, m: Move) -> None:
    """Wish for what it would build anyway."""
    m.verb = DONE
    if plan_building(t, seat, m) and why_not_build(t, seat, m.streets, m.levels) == OK:
        m.verb = WISH
