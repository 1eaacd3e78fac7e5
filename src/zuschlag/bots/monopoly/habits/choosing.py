"""One move by habit: as the landlord would, with slips, and with offers that grow rarer."""

from zuschlag.bots.monopoly.habits.lapses import lapses
from zuschlag.bots.monopoly.landlord.building import plan_building, plan_redeeming
from zuschlag.bots.monopoly.landlord.choosing import (
    ask_for_rent,
    bid_or_pass,
    leave_jail,
    wants_out,
    wants_to_buy,
    wish_or_not,
)
from zuschlag.bots.monopoly.landlord.raising import raise_or_give_up
from zuschlag.bots.monopoly.landlord.trading import answer_offer, offer_to, plan_offer
from zuschlag.rules.bits import has
from zuschlag.rules.kernel import rule, shared
from zuschlag.rules.monopoly.rent import claimants
from zuschlag.rules.monopoly.state import NO_LOT, NOBODY, TO_BUY, TO_END, WINDOW, Move, Table
from zuschlag.rules.monopoly.verbs import BUILD, BUY, DECLINE, DONE, PASS, REJECT, ROLL


@shared
def choose_by_habit(t: Table, seat: int, m: Move, rate: int, trades: int) -> None:
    """Write the move of a seat that is asked; rents and debts are never forgotten."""
    m.seat = seat
    m.slot = NOBODY
    slips = lapses(t, seat, rate)
    if t.lot != NO_LOT:
        bid_or_pass(t, seat, m)
        if slips:
            m.verb = PASS
    elif has(t.asked, seat):
        wish_or_not(t, seat, m)
    elif offer_to(t, seat) != NOBODY:
        answer_offer(t, seat, offer_to(t, seat), m)
        if slips or not trades:
            m.verb = REJECT
    elif has(claimants(t), seat):
        ask_for_rent(t, seat, m)
    elif t.debts > 0:
        raise_or_give_up(t, seat, m)
    elif seat != t.active or has(t.holding, seat):
        m.verb = DONE
    else:
        go_on(t, seat, m, slips, trades)


@rule
def go_on(t: Table, seat: int, m: Move, slips: bool, trades: int) -> None:
    """Buy, spend what is spare, then roll or end the turn; a slip leaves out what one may."""
    if t.stage == TO_BUY:
        m.verb = BUY if wants_to_buy(t, seat) and not slips else DECLINE
    elif not slips and plan_redeeming(t, seat, m):
        return
    elif not slips and plan_building(t, seat, m):
        m.verb = BUILD
    elif trades and not slips and is_time_to_offer(t, seat) and plan_offer(t, seat, m):
        return
    elif t.stage == TO_END:
        m.verb = DONE
    elif t.jailed[seat] > 0 and wants_out(t, seat):
        leave_jail(t, seat, m)
    else:
        m.verb = ROLL


@rule
def is_time_to_offer(t: Table, seat: int) -> bool:
    """Before the throw, and ever more seldom: it does not remember who refused."""
    return t.stage == WINDOW and (t.rounds + seat) % (2 + t.rounds // 8) == 0
