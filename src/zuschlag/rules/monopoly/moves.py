"""Every verb of the game: why it may not be done, and doing it. `applying` calls this."""

from zuschlag.rules.bits import EMPTY, first, has
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.agenda import end_game
from zuschlag.rules.monopoly.auction import pass_lot, place_bid, why_not_bid, why_not_bidder
from zuschlag.rules.monopoly.bankruptcy import announce_leaving, go_bankrupt
from zuschlag.rules.monopoly.building import sell, why_not_build, why_not_sell
from zuschlag.rules.monopoly.debt import is_broke, is_first_debtor
from zuschlag.rules.monopoly.jail import pay_fine, use_card, why_not_pay_fine, why_not_use_card
from zuschlag.rules.monopoly.mortgage import (
    mortgage,
    redeem,
    why_not_mortgage,
    why_not_redeem,
)
from zuschlag.rules.monopoly.refusals import (
    AUCTION_RUNS,
    CAN_STILL_PAY,
    CLAIM_COMES_FIRST,
    DEBT_COMES_FIRST,
    DICE_ARE_THROWN,
    GAME_OVER,
    LEAVING_NOT_ALLOWED,
    NO_DICE_WANTED,
    NO_SUCH_WINNERS,
    NOT_ASKED,
    NOT_IN_THE_GAME,
    NOT_NOW,
    NOT_YOUR_TURN,
    OK,
    ONLY_THE_TABLE,
    TIME_IS_ALREADY_UP,
    UNKNOWN_VERB,
    WISHES_COME_FIRST,
)
from zuschlag.rules.monopoly.rent import (
    claim_place,
    demand,
    is_claimed_from,
    rent_rolled,
    waive,
    why_not_claim,
    why_not_demand,
)
from zuschlag.rules.monopoly.state import (
    BANK,
    MOVE,
    NO_LOT,
    NOBODY,
    NOTHING,
    OVER,
    RULING,
    Move,
    Table,
    has_floor,
    in_window,
    may_raise,
)
from zuschlag.rules.monopoly.telling import RULED, tell
from zuschlag.rules.monopoly.trade import (
    accept,
    make_offer,
    offer_place,
    reject,
    why_not_accept,
    why_not_answer,
    why_not_offer,
    why_not_withdraw,
    withdraw,
)
from zuschlag.rules.monopoly.turn import (
    buy,
    call_time,
    decline,
    dice_thrown,
    done,
    hold,
    roll,
    why_not_buy,
    why_not_decline,
    why_not_done,
    why_not_hold,
    why_not_roll,
)
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
    OFFER,
    PASS,
    PAY_FINE,
    REDEEM,
    REJECT,
    ROLL,
    RULE,
    SELL,
    THROW,
    TIME_UP,
    USE_CARD,
    WAIVE,
    WISH,
    WITHDRAW,
)
from zuschlag.rules.monopoly.wishes import build_or_ask, call_for_wishes, seal_wish, wish_nothing

TABLE = NOBODY  # who speaks for the table and the organiser


@rule
def why_not(t: Table, m: Move) -> int:
    """The first reason against a move, or OK (MA-STD-1, MA-ORG-2, GAP-46)."""
    if m.verb == THROW:
        return OK if t.throw_for != NOTHING else NO_DICE_WANTED
    if m.verb in (RULE, TIME_UP):
        return why_not_table(t, m)
    if t.stage == OVER:
        return GAME_OVER
    if m.seat < 0 or m.seat >= t.seats or not has(t.living & ~t.leaving, m.seat):
        return NOT_IN_THE_GAME
    if t.throw_for != NOTHING:
        return DICE_ARE_THROWN
    if m.verb == HOLD:
        return why_not_hold(t, m.seat)
    if m.verb == DONE and is_release(t, m.seat):
        return OK
    if t.lot != NO_LOT:
        return why_not_in_auction(t, m)
    if t.asked != EMPTY:
        return why_not_in_wishes(t, m)
    if t.debts > 0:
        return why_not_in_debt(t, m)
    return why_not_otherwise(t, m)


@rule
def why_not_table(t: Table, m: Move) -> int:
    """The clock and the organiser speak through the table (MA-GOAL-1, MA-ORG-2)."""
    if m.seat != TABLE:
        return ONLY_THE_TABLE
    if m.verb == RULE:
        return OK if 0 < m.number <= first(t.seats) else NO_SUCH_WINNERS
    if t.stage == OVER:
        return GAME_OVER
    return TIME_IS_ALREADY_UP if t.time_is_up else OK


@rule
def is_release(t: Table, seat: int) -> bool:
    """Whether this seat's `done` lets the dice go, whatever else goes on (GAP-22)."""
    if not has(t.holding, seat) or has(t.asked, seat):
        return False
    return in_window(t) or seat != t.active


@rule
def why_not_in_auction(t: Table, m: Move) -> int:
    """Bid, pass, or raise cash for a bid: an auction is one piece (GAP-44, GAP-46)."""
    if m.verb == BID:
        return why_not_bid(t, m.seat, m.number, m.slot)
    if m.verb == PASS:
        return why_not_bidder(t, m.seat)
    if m.verb == SELL or m.verb == MORTGAGE:
        return why_not_raise(t, m)
    return AUCTION_RUNS


@rule
def why_not_in_wishes(t: Table, m: Move) -> int:
    """Whoever is asked answers, sealed (GAP-21)."""
    if m.verb != WISH and m.verb != DONE:
        return WISHES_COME_FIRST
    if not has(t.asked, m.seat):
        return NOT_ASKED
    return why_not_build(t, m.seat, m.streets, m.levels) if m.verb == WISH else OK


@rule
def why_not_in_debt(t: Table, m: Move) -> int:
    """The debtor raises money or gives up; claims and bargains go on (2.6, GAP-23, GAP-62)."""
    if m.verb == SELL or m.verb == MORTGAGE:
        return why_not_raise(t, m)
    if m.verb == GIVE_UP:
        return why_not_give_up(t, m.seat)
    if m.verb == DEMAND or m.verb == WAIVE or OFFER <= m.verb <= WITHDRAW:
        return why_not_deal_or_claim(t, m)
    return DEBT_COMES_FIRST


@rule
def why_not_otherwise(t: Table, m: Move) -> int:
    """Turn and window: the many verbs of a quiet table (MA-STD-1, MA-STD-2)."""
    verb = m.verb
    seat = m.seat
    if verb == ROLL:
        return why_not_roll(t, seat)
    if verb == DONE:
        return why_not_done(t, seat)
    if verb == BUY:
        return why_not_buy(t, seat)
    if verb == DECLINE:
        return why_not_decline(t, seat)
    if verb in (DEMAND, WAIVE) or OFFER <= verb <= WITHDRAW:
        return why_not_deal_or_claim(t, m)
    if verb in (SELL, MORTGAGE):
        return why_not_raise(t, m)
    if verb in (BUILD, REDEEM, WISH):
        return why_not_spend(t, m)
    if verb == PAY_FINE:
        return why_not_pay_fine(t, seat)
    if verb == USE_CARD:
        return why_not_use_card(t, seat, m.number)
    if verb == GIVE_UP:
        return why_not_give_up(t, seat)
    return NOT_NOW if verb in (BID, PASS) else UNKNOWN_VERB


@rule
def why_not_raise(t: Table, m: Move) -> int:
    """Turning property into cash (MA-BANKRUPT-1, GAP-44)."""
    if not may_raise(t, m.seat):
        return DEBT_COMES_FIRST if t.debts > 0 else NOT_YOUR_TURN
    if m.verb == SELL:
        return why_not_sell(t, m.seat, m.streets, m.levels)
    return why_not_mortgage(t, m.seat, m.number)


@rule
def why_not_spend(t: Table, m: Move) -> int:
    """Building and redeeming: in the seat's own turn or the window (MA-STD-1, MA-STD-2, GAP-20)."""
    if not has_floor(t, m.seat):
        return NOT_YOUR_TURN
    if m.verb == REDEEM:
        return why_not_redeem(t, m.seat, m.number)
    if m.verb == WISH and not in_window(t):
        return NOT_NOW
    return why_not_build(t, m.seat, m.streets, m.levels)


@rule
def why_not_deal_or_claim(t: Table, m: Move) -> int:
    """Rent and bargains, which also go on while a debt is settled (GAP-04, GAP-70)."""
    if m.verb == DEMAND:
        return why_not_demand(t, m.seat, m.number)
    if m.verb == WAIVE:
        return why_not_claim(t, m.seat, m.number)
    if m.verb == OFFER:
        return why_not_offer(t, m)
    if m.verb == ACCEPT:
        return why_not_accept(t, m.seat, m.number, m.redeem)
    if m.verb == REJECT:
        return why_not_answer(t, m.seat, m.number)
    return why_not_withdraw(t, m.seat, m.number)


@rule
def why_not_give_up(t: Table, seat: int) -> int:
    """Only a seat that cannot pay; without debts it is leaving (MA-BANKRUPT-4, GAP-65, GAP-73)."""
    if t.debts > 0:
        if not is_first_debtor(t, seat):
            return DEBT_COMES_FIRST
        return OK if is_broke(t, seat) else CAN_STILL_PAY
    if not t.may_leave:
        return LEAVING_NOT_ALLOWED
    return CLAIM_COMES_FIRST if is_claimed_from(t, seat) else OK


@rule
def do(t: Table, m: Move) -> None:
    """The move itself; only called when nothing speaks against it (MA-TURN-5, GAP-22)."""
    verb = m.verb
    seat = m.seat
    if verb == ROLL:
        roll(t)
    elif verb == DONE:
        if has(t.asked, seat):
            wish_nothing(t, seat)
        else:
            done(t, seat)
    elif verb == BUY:
        buy(t, seat)
    elif verb == DECLINE:
        decline(t, seat)
    elif verb == BID:
        place_bid(t, seat, m.number, m.slot)
    elif verb == PASS:
        pass_lot(t, seat)
    elif verb == DEMAND:
        demand(t, claim_place(t, m.number))
    elif verb == WAIVE:
        waive(t, claim_place(t, m.number))
    elif verb == HOLD:
        hold(t, seat)
    else:
        do_standing(t, m)


@rule
def do_standing(t: Table, m: Move) -> None:
    """Building, mortgages, jail, trades, the end (MA-STD-2, MA-REST-2)."""
    verb = m.verb
    seat = m.seat
    if verb == BUILD:
        build_or_ask(t, seat, m.streets, m.levels)
    elif verb == WISH:
        if t.asked != EMPTY:
            seal_wish(t, seat, m.streets, m.levels)
        else:
            call_for_wishes(t, seat, m.streets, m.levels)
    elif verb == SELL:
        sell(t, seat, m.streets, m.levels)
    elif verb == MORTGAGE:
        mortgage(t, seat, m.number)
    elif verb == REDEEM:
        redeem(t, seat, m.number)
    elif verb == PAY_FINE:
        pay_fine(t, seat)
    elif verb == USE_CARD:
        use_card(t, seat, m.number)
    elif verb == OFFER:
        make_offer(t, m)
    elif verb == ACCEPT:
        accept(t, offer_place(t, m.number), m.redeem)
    elif verb == REJECT:
        reject(t, offer_place(t, m.number))
    elif verb == WITHDRAW:
        withdraw(t, offer_place(t, m.number))
    elif verb == GIVE_UP:
        give_up(t, seat)
    elif verb == TIME_UP:
        call_time(t)
    else:
        rule_winners(t, m.number)


@rule
def give_up(t: Table, seat: int) -> None:
    """Bankrupt to the first creditor, or gone voluntarily (MA-BANKRUPT-4, GAP-65)."""
    if t.debts > 0:
        go_bankrupt(t, seat, t.creditor[0])
    else:
        announce_leaving(t, seat)


@rule
def rule_winners(t: Table, winners: int) -> None:
    """The organiser decides, finally (MA-ORG-2, GAP-82)."""
    t.ruled = winners
    tell(t, RULED, BANK, BANK, 0, winners)
    if t.stage != OVER:
        end_game(t, RULING)
    elif t.ruling_ends:
        t.ending = RULING


@rule
def throw(t: Table, one: int, two: int) -> None:
    """Chance answers: the dice, for a move or for the rent of a utility (GAP-55)."""
    wanted = t.throw_for
    t.throw_for = NOTHING
    if wanted == MOVE:
        dice_thrown(t, one, two)
    else:
        rent_rolled(t, one, two)
