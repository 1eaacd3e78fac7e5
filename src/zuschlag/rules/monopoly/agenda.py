"""The one loop that works off what the rules have put on the agenda, most urgent first."""

from zuschlag.rules.bits import EMPTY, add, count, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.bankruptcy import auction_next_of_estate, leave
from zuschlag.rules.monopoly.debt import settle_first
from zuschlag.rules.monopoly.rent import claimants
from zuschlag.rules.monopoly.state import (
    BANK,
    HOTEL,
    HOUSE,
    LANDED,
    LAST_STANDING,
    LAST_WINDOW,
    MOVING,
    NO_LOT,
    NOTHING,
    OVER,
    RESTED,
    STOP_NOW,
    TIME,
    TO_ROLL,
    TURN_OVER,
    WINDOW,
    Table,
)
from zuschlag.rules.monopoly.telling import ENDED, tell
from zuschlag.rules.monopoly.trade import addressees
from zuschlag.rules.monopoly.turn import end_turn, land, move_by_dice, open_last_window, rest
from zuschlag.rules.monopoly.wishes import work_off_wishes


@rule
def advance(t: Table) -> None:
    """Do what the rules alone decide, until a player or the dice must speak (GAP-57, GAP-74)."""
    working = True
    while working:
        if t.stage == OVER:
            working = False
        elif count(t.living) == 1:
            end_game(t, LAST_STANDING)
        elif t.throw_for != NOTHING or t.lot != NO_LOT:
            working = False
        elif t.debts > 0:
            working = settle_first(t)
        elif t.leaving != EMPTY:
            leave(t, lowest(t.leaving))
        elif t.estates != EMPTY:
            auction_next_of_estate(t)
        elif is_stopped(t):
            stop(t)
        elif t.asked != EMPTY:
            working = False
        elif t.wishing != EMPTY:
            work_off_wishes(t)
        else:
            working = take_step(t)


@rule
def is_stopped(t: Table) -> bool:
    """Time is up and nothing is waited for (GAP-49)."""
    return t.time_is_up == 1 and t.end_mode == STOP_NOW and TO_ROLL <= t.stage < LAST_WINDOW


@rule
def stop(t: Table) -> None:
    """Nobody rolls any more; earlier rent may still be asked for (GAP-49, GAP-79)."""
    if t.stop_keeps_claims and claimants(t) != EMPTY:
        t.asked = EMPTY
        t.wishing = EMPTY
        open_last_window(t)
    else:
        end_game(t, TIME)


@rule
def take_step(t: Table) -> bool:
    """One step of the turn or of the window; False when somebody is asked (GAP-19)."""
    if t.stage == MOVING:
        move_by_dice(t)
    elif t.stage == LANDED:
        land(t)
    elif t.stage == RESTED:
        rest(t)
    elif t.stage == TURN_OVER:
        end_turn(t)
    elif t.stage == LAST_WINDOW:
        return count_when_all_is_said(t)
    else:
        return False
    return True


@rule
def count_when_all_is_said(t: Table) -> bool:
    """The last window closes when no claim can be made and nobody holds (GAP-52)."""
    if claimants(t) | t.holding != EMPTY:
        return False
    end_game(t, t.ends_by)
    return True


@rule
def end_game(t: Table, why: int) -> None:
    """Nothing more is owed, asked or thrown (MA-GOAL-1..3)."""
    t.stage = OVER
    t.ending = why
    t.throw_for = NOTHING
    take_down_lot(t)
    t.debts = 0
    t.estates = EMPTY
    t.asked = EMPTY
    t.wishing = EMPTY
    t.claims = 0
    t.offers = 0
    t.holding = EMPTY
    t.leaving = EMPTY
    tell(t, ENDED, BANK, BANK, 0, why)


@rule
def take_down_lot(t: Table) -> None:
    """A building under the hammer goes back to the stock (GAP-72)."""
    if t.lot == HOUSE:
        t.houses += 1
    elif t.lot == HOTEL:
        t.hotels += 1
    t.lot = NO_LOT


@rule
def waiting(t: Table) -> int:
    """The seats the game asks now; nobody while it waits for dice (GAP-21, GAP-42, GAP-70)."""
    if t.stage == OVER or t.throw_for != NOTHING:
        return EMPTY
    if t.lot != NO_LOT:
        return asked_bidders(t)
    if t.debts > 0:
        return add(addressees(t), t.debtor[0])
    if t.asked != EMPTY:
        return t.asked
    return addressees(t) | asked_by_stage(t)


@rule
def asked_bidders(t: Table) -> int:
    """The bidder in turn, or everybody but the leader (GAP-42)."""
    if not t.open_outcry:
        return add(EMPTY, t.lot_turn)
    return t.lot_bidders & ~(1 << t.lot_leader) if t.lot_leader >= 0 else t.lot_bidders


@rule
def asked_by_stage(t: Table) -> int:
    """The active seat; in the window whoever holds; at last whoever may claim (GAP-22, GAP-52)."""
    if t.stage == LAST_WINDOW:
        return claimants(t) | t.holding
    if t.stage == WINDOW and t.holding != EMPTY:
        return t.holding
    return add(EMPTY, t.active)
