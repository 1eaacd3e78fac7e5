"""A step by its number: a whole move, or one thing more in a draft. Only legal ones come here."""

from zuschlag.research.around import seat_after
from zuschlag.research.monopoly.desk import (
    ACCEPTING,
    BEGUN,
    BIDDING,
    BUILDING,
    GIVING_MONEY,
    LOOKING,
    OFFERING,
    SELLING,
    WISHING,
    Desk,
)
from zuschlag.research.monopoly.naming import (
    begin_offer,
    drop_draft,
    name_in_offer,
    name_level,
    name_note,
    offer_with,
)
from zuschlag.research.monopoly.staged import (
    ACCEPT_AND_REDEEM_AT,
    ACCEPT_AT,
    BID_AT,
    BUILD_AT,
    BUY_AT,
    CARD_AT,
    DECLINE_AT,
    DEMAND_AT,
    DONE_AT,
    DROP_AT,
    ENOUGH_AT,
    FINE_AT,
    GIVE_NOTE_AT,
    HOLD_AT,
    LATER_AT,
    MORTGAGE_AT,
    OFFER_AT,
    PASS_AT,
    PROPERTIES,
    REDEEM_AT,
    REJECT_AT,
    ROLL_AT,
    SELL_AT,
    SEND_AT,
    STREETS,
    WAIVE_AT,
    WISH_AT,
    WITHDRAW_AT,
)
from zuschlag.rules.bits import EMPTY, add, nth
from zuschlag.rules.kernel import gate, rule
from zuschlag.rules.monopoly.auction import least_for_street
from zuschlag.rules.monopoly.state import LAND, NOBODY, Move, Table
from zuschlag.rules.monopoly.verbs import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    DECLINE,
    DEMAND,
    DONE,
    GIVE_UP,
    HOLD,
    MORTGAGE,
    PASS,
    PAY_FINE,
    REDEEM,
    REJECT,
    ROLL,
    SELL,
    USE_CARD,
    WAIVE,
    WISH,
    WITHDRAW,
)


@gate
def take(t: Table, desk: Desk, m: Move, action: int) -> bool:
    """Whether the move of the seat that is asked is ready now."""
    if action == DROP_AT:
        drop_draft(desk)
        return False
    if action == SEND_AT:
        return True
    if desk.draft <= LOOKING:
        return begin(t, desk, m, action)
    if desk.draft == OFFERING:
        name_in_offer(t, desk, m, action)
    elif desk.draft == BIDDING:
        name_in_bid(t, desk, m, action)
    elif desk.draft == ACCEPTING:
        desk.last = nth(PROPERTIES, action - REDEEM_AT)
        m.redeem = add(m.redeem, desk.last)
    elif desk.draft == BUILDING:
        name_level(t, desk, m, nth(STREETS, action - BUILD_AT), 1)
    elif desk.draft == WISHING:
        name_level(t, desk, m, nth(STREETS, action - WISH_AT), 1)
    else:
        name_level(t, desk, m, nth(STREETS, action - SELL_AT), -1)
    return False


@rule
def begin(t: Table, desk: Desk, m: Move, action: int) -> bool:
    """The first step of a move, often the only one."""
    m.seat = desk.seat
    m.slot = NOBODY
    m.streets = EMPTY
    m.redeem = EMPTY
    if action < BUILD_AT:
        say_at_once(t, m, action)
        return True
    if action < LATER_AT or WISH_AT <= action < BID_AT:
        begin_levels(t, desk, m, action)
    elif action == BID_AT:
        begin_bid(t, desk, m)
    elif action < ENOUGH_AT:
        desk.draft = LOOKING
        desk.partner = seat_after(t.seats, desk.seat, 1 + action - LATER_AT)
        desk.skipped += 1
    elif action < OFFER_AT:
        return answer(t, desk, m, action)
    else:
        begin_offer(t, desk, m, action)
    return False


@rule
def say_at_once(t: Table, m: Move, action: int) -> None:
    """Moves of one step."""
    if action < CARD_AT:
        m.verb = simple_verb(action)
    elif action < DEMAND_AT:
        m.verb = USE_CARD
        m.number = action - CARD_AT
    elif action < WAIVE_AT:
        m.verb = DEMAND
        m.number = t.claim_id[action - DEMAND_AT]
    elif action < MORTGAGE_AT:
        m.verb = WAIVE
        m.number = t.claim_id[action - WAIVE_AT]
    elif action < REDEEM_AT:
        m.verb = MORTGAGE
        m.number = nth(PROPERTIES, action - MORTGAGE_AT)
    else:
        m.verb = REDEEM
        m.number = nth(PROPERTIES, action - REDEEM_AT)


@rule
def simple_verb(action: int) -> int:
    """The verb of a move that names nothing."""
    if action == ROLL_AT:
        return ROLL
    if action == BUY_AT:
        return BUY
    if action == DECLINE_AT:
        return DECLINE
    if action == PASS_AT:
        return PASS
    if action == HOLD_AT:
        return HOLD
    if action == DONE_AT:
        return DONE
    return PAY_FINE if action == FINE_AT else GIVE_UP


@rule
def begin_levels(t: Table, desk: Desk, m: Move, action: int) -> None:
    """Buildings to be bought, wished for or sold."""
    if action < SELL_AT:
        desk.draft = BUILDING
        m.verb = BUILD
        name_level(t, desk, m, nth(STREETS, action - BUILD_AT), 1)
    elif action < LATER_AT:
        desk.draft = SELLING
        m.verb = SELL
        name_level(t, desk, m, nth(STREETS, action - SELL_AT), -1)
    else:
        desk.draft = WISHING
        m.verb = WISH
        name_level(t, desk, m, nth(STREETS, action - WISH_AT), 1)


@rule
def begin_bid(t: Table, desk: Desk, m: Move) -> None:
    """The least that will do, to begin with; for a building the street comes first."""
    desk.draft = BIDDING
    m.verb = BID
    m.number = 0
    if t.lot == LAND:
        desk.stage = GIVING_MONEY
        m.number = least_for_street(t, NOBODY)


@rule
def name_in_bid(t: Table, desk: Desk, m: Move, action: int) -> None:
    """The street, or a note on top."""
    if desk.stage == BEGUN:
        m.slot = nth(STREETS, action - BUILD_AT)
        m.number = least_for_street(t, m.slot)
        desk.stage = GIVING_MONEY
    else:
        m.number += name_note(desk, GIVING_MONEY, action - GIVE_NOTE_AT)


@rule
def answer(t: Table, desk: Desk, m: Move, action: int) -> bool:
    """Take an offer, refuse it or withdraw it; with mortgages to redeem, those are named next."""
    other = seat_after(t.seats, desk.seat, 1 + (action - ACCEPT_AT) % 7)
    m.number = t.offer_id[offer_with(t, desk.seat, other, desk.skipped)]
    desk.partner = other
    m.verb = ACCEPT
    if ACCEPT_AND_REDEEM_AT <= action < REJECT_AT:
        desk.draft = ACCEPTING
        return False
    if action >= REJECT_AT:
        m.verb = REJECT if action < WITHDRAW_AT else WITHDRAW
    return True
