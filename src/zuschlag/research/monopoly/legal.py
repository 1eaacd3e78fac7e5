"""Which numbers a seat may say now: a whole move, the beginning of a draft, or one thing more."""

from zuschlag.research.around import counted_from, seat_after, steps_to
from zuschlag.research.lanes import extract
from zuschlag.research.monopoly.desk import (
    ACCEPTING,
    BIDDING,
    BUILDING,
    LOOKING,
    NO_DRAFT,
    OFFERING,
    SELLING,
    WISHING,
    Desk,
)
from zuschlag.research.monopoly.drafted import (
    payable,
    put_bid,
    put_levels,
    put_offer,
    put_redeeming,
    redeemable,
)
from zuschlag.research.monopoly.naming import offer_with
from zuschlag.research.monopoly.putting import nothing, put
from zuschlag.research.monopoly.selling import streets_to_sell
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
    FINE_AT,
    GIVE_UP_AT,
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
from zuschlag.rules.bits import EMPTY, has
from zuschlag.rules.kernel import gate, rule
from zuschlag.rules.monopoly.auction import least_for_street
from zuschlag.rules.monopoly.building import why_not_sell
from zuschlag.rules.monopoly.options import Options, fill_options
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import (
    LAND,
    NO_LOT,
    NOBODY,
    Move,
    Table,
    is_bidder_asked,
    may_raise,
)
from zuschlag.rules.monopoly.verbs import (
    BUY,
    DECLINE,
    DONE,
    GIVE_UP,
    HOLD,
    PASS,
    PAY_FINE,
    ROLL,
)


@gate
def fill_legal(t: Table, desk: Desk, m: Move, found: Options) -> int:
    """What the seat at this desk may say. What is long is called once, for whoever needs it."""
    nothing(desk)
    draft = desk.draft
    if draft <= LOOKING:
        fill_options(t, desk.seat, found)
        put_answers(t, desk, found)
    if draft == NO_DRAFT:
        put_moves(t, desk, found)
    else:
        put(desk, DROP_AT, 1)
    if draft == SELLING or (draft == NO_DRAFT and may_sell(t, desk.seat)):
        put_sale(t, desk, m)
    if draft in (BUILDING, WISHING):
        put_levels(t, desk, m, BUILD_AT if draft == BUILDING else WISH_AT)
    elif draft == BIDDING:
        put_bid(t, desk, m)
    elif draft == ACCEPTING:
        put_redeeming(t, desk, m)
    elif draft == OFFERING:
        put_offer(t, desk, m)
    return 0


@rule
def may_sell(t: Table, seat: int) -> bool:
    """Whether there is anything to take off, and now is the time."""
    return t.deeds[seat] & t.built != EMPTY and may_raise(t, seat)


@rule
def put_sale(t: Table, desk: Desk, m: Move) -> None:
    """Levels to take off; a sale may be sent when it is even and the bank has the houses."""
    if desk.draft == NO_DRAFT:
        m.streets = EMPTY
    streets = streets_to_sell(t, desk.seat, m, desk.last)
    put(desk, SELL_AT, extract(streets, STREETS))
    if m.streets != EMPTY and why_not_sell(t, desk.seat, m.streets, m.levels) == OK:
        put(desk, SEND_AT, 1)


@rule
def put_moves(t: Table, desk: Desk, found: Options) -> None:
    """Everything that may come first."""
    seat = desk.seat
    put_verbs(desk, found.verbs)
    put(desk, CARD_AT, found.cards)
    put(desk, DEMAND_AT, found.demand)
    put(desk, WAIVE_AT, found.waive)
    put(desk, MORTGAGE_AT, extract(found.mortgage, PROPERTIES))
    put(desk, REDEEM_AT, extract(found.redeem, PROPERTIES))
    put(desk, BUILD_AT, extract(found.build, STREETS))
    put(desk, WISH_AT, extract(found.wish, STREETS))
    put(desk, OFFER_AT, counted_from(t.seats, found.offer_to, seat) >> 1)
    if t.lot != NO_LOT and is_bidder_asked(t, seat) and can_bid(t, seat):
        put(desk, BID_AT, 1)


@rule
def put_verbs(desk: Desk, verbs: int) -> None:
    """Moves that name nothing."""
    put(desk, ROLL_AT, verbs >> ROLL & 1)
    put(desk, BUY_AT, verbs >> BUY & 1)
    put(desk, DECLINE_AT, verbs >> DECLINE & 1)
    put(desk, PASS_AT, verbs >> PASS & 1)
    put(desk, HOLD_AT, verbs >> HOLD & 1)
    put(desk, DONE_AT, verbs >> DONE & 1)
    put(desk, FINE_AT, verbs >> PAY_FINE & 1)
    put(desk, GIVE_UP_AT, verbs >> GIVE_UP & 1)


@rule
def can_bid(t: Table, seat: int) -> bool:
    """Whether the least bid can be paid."""
    if t.lot == LAND:
        return least_for_street(t, NOBODY) <= t.cash[seat]
    return payable(t, seat) != EMPTY


@rule
def put_answers(t: Table, desk: Desk, found: Options) -> None:
    """By partner; of several offers between two seats the oldest comes first."""
    if found.reject | found.withdraw == EMPTY:
        return
    for steps in range(1, t.seats):
        other = seat_after(t.seats, desk.seat, steps)
        if desk.draft != LOOKING or other == desk.partner:
            put_answer(t, desk, found, other)


@rule
def put_answer(t: Table, desk: Desk, found: Options, other: int) -> None:
    """What may become of one offer."""
    seat = desk.seat
    place = offer_with(t, seat, other, desk.skipped)
    if place == NOBODY:
        return
    step = steps_to(t.seats, other, seat) - 1
    put(desk, REJECT_AT + step, found.reject >> place & 1)
    put(desk, WITHDRAW_AT + step, found.withdraw >> place & 1)
    if has(found.accept, place):
        put(desk, ACCEPT_AT + step, 1)
        if redeemable(t, seat, place, EMPTY, NOBODY) != EMPTY:
            put(desk, ACCEPT_AND_REDEEM_AT + step, 1)
    if offer_with(t, seat, other, desk.skipped + 1) != NOBODY:
        put(desk, LATER_AT + step, 1)
