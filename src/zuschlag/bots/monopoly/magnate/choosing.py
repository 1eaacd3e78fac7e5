"""One move of a magnate for a seat that is asked. A gate: tables, futures and contests share it."""

from zuschlag.bots.monopoly.habits.choosing import choose_by_habit
from zuschlag.bots.monopoly.habits.lapses import lapses
from zuschlag.bots.monopoly.landlord.choosing import ask_for_rent, leave_jail
from zuschlag.bots.monopoly.landlord.trading import offer_to
from zuschlag.bots.monopoly.magnate.building import plan_houses
from zuschlag.bots.monopoly.magnate.memory import Memory, closedness
from zuschlag.bots.monopoly.magnate.mind import (
    CHEAP,
    FIGURES,
    HOUSE_BID,
    JAIL_BASE,
    JAIL_DEED,
    JUMP,
    LAPSES,
    NOW,
    OTHERS_CLOSED,
    OUTLOOK,
    SHADE,
    SLACK,
    Mind,
)
from zuschlag.bots.monopoly.magnate.money import plan_mortgage, plan_payment, plan_ransom
from zuschlag.bots.monopoly.magnate.offers import answer_trade, plan_trade
from zuschlag.bots.monopoly.magnate.pricing import limit_price
from zuschlag.bots.monopoly.magnate.rents import awaiting, note_rents
from zuschlag.bots.monopoly.magnate.standstill import slack
from zuschlag.rules.bits import EMPTY, count, drop, drop_lowest, has, lowest
from zuschlag.rules.kernel import gate, rule
from zuschlag.rules.monopoly.auction import least_for_street, street_to_build
from zuschlag.rules.monopoly.building import why_not_build
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.rent import claimants
from zuschlag.rules.monopoly.state import (
    BANK,
    LAND,
    NO_LOT,
    NOBODY,
    TO_BUY,
    TO_END,
    WINDOW,
    Move,
    Table,
)
from zuschlag.rules.monopoly.verbs import BID, BUY, DECLINE, DONE, PASS, ROLL, WISH

LAP = 6.0


@gate
def choose_as_magnate(t: Table, seat: int, m: Move, memory: Memory, mind: Mind) -> int:
    """Write the move of a seat that is asked; now and then it is a habit, not a thought."""
    mind[OUTLOOK, OTHERS_CLOSED] = closedness(memory)
    mind[OUTLOOK, SLACK] = slack(t)
    if lapses(t, seat, int(mind[FIGURES, LAPSES])):
        choose_by_habit(t, seat, m, 0, 1)
    else:
        think_it_over(t, seat, m, memory, mind)
    return m.verb


@rule
def think_it_over(t: Table, seat: int, m: Move, memory: Memory, mind: Mind) -> None:
    """What is most urgent first, as the game asks."""
    m.seat = seat
    m.slot = NOBODY
    if t.lot != NO_LOT:
        raise_bid(t, seat, m, mind)
    elif has(t.asked, seat):
        is_built = plan_houses(t, seat, m, mind)
        is_built = is_built and why_not_build(t, seat, m.streets, m.levels) == OK
        m.verb = WISH if is_built else DONE
    elif offer_to(t, seat) != NOBODY:
        answer_trade(t, seat, offer_to(t, seat), m, memory, mind)
    elif has(claimants(t), seat):
        ask_for_rent(t, seat, m)
    elif t.debts > 0:
        plan_payment(t, seat, m, mind)
    elif seat != t.active or has(t.holding, seat):
        m.verb = DONE
    else:
        take_turn(t, seat, m, memory, mind)


@rule
def take_turn(t: Table, seat: int, m: Move, memory: Memory, mind: Mind) -> None:
    """Trade before the throw; spend when it is over, before the others throw."""
    if t.stage == TO_BUY:
        m.verb = BUY if is_worth_its_price(t, seat, mind) else DECLINE
        return
    if t.stage == TO_END or (t.stage == WINDOW and t.jailed[seat] > 0):
        if plan_houses(t, seat, m, mind):
            return
        if plan_mortgage(t, seat, m, mind) or plan_ransom(t, seat, m, mind):
            return
    if t.stage == TO_END:
        m.verb = DONE
    elif t.stage == WINDOW and plan_trade(t, seat, m, memory, mind):
        return
    elif t.jailed[seat] > 0 and is_better_out(t, seat, mind):
        leave_jail(t, seat, m)
    else:
        m.verb = ROLL


@rule
def is_worth_its_price(t: Table, seat: int, mind: Mind) -> bool:
    """If the limit is above the price, unless nobody else could pay anything near it."""
    slot = t.at[seat]
    price = t.price[slot]
    if t.cash[seat] < price:
        return False
    richest = 0
    rest = drop(t.living, seat)
    while rest:
        richest = max(richest, t.cash[lowest(rest)])
        rest = drop_lowest(rest)
    if richest < mind[FIGURES, CHEAP] * price:
        return False
    return limit_price(t, seat, slot, t.living, mind) >= price


@rule
def raise_bid(t: Table, seat: int, m: Move, mind: Mind) -> None:
    """A part of the way to the limit, or pass."""
    m.verb = PASS
    street = street_to_build(t, seat, NOBODY)
    if t.lot != LAND and street == NOBODY:
        return
    least = least_for_street(t, street)
    if least > t.cash[seat]:
        return
    if t.lot == LAND:
        most = int(mind[FIGURES, SHADE] * limit_price(t, seat, t.lot_slot, t.lot_bidders, mind))
    else:
        most = int(mind[FIGURES, HOUSE_BID] * t.house[street])
    most = min(most, t.cash[seat])
    if least <= most:
        m.verb = BID
        m.number = least + int(mind[FIGURES, JUMP] * (most - least))
        m.slot = street


@rule
def is_better_out(t: Table, seat: int, mind: Mind) -> bool:
    """Out while there is land to be had, in when others' houses wait outside."""
    has_card = t.keeper[0] == seat or t.keeper[1] == seat
    if t.cash[seat] < t.fine and not has_card:
        return False
    note_rents(t, mind, NOW)
    free = count(t.deeds[BANK]) if t.deeds[BANK] != EMPTY else 0
    gain = mind[FIGURES, JAIL_BASE] + mind[FIGURES, JAIL_DEED] * free
    return bool(gain > awaiting(t, seat, mind) / LAP)
