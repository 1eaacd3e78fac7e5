"""The turn and the window after it: roll, move, land, buy, end (MA-TURN, MA-DBL, GAP-19..22)."""

from zuschlag.rules.bits import EMPTY, add, drop, has
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.auction import open_land
from zuschlag.rules.monopoly.cards import follow_card, move_forward
from zuschlag.rules.monopoly.debt import owe
from zuschlag.rules.monopoly.jail import go_to_jail, stay, thrown_in_jail, walk_out, why_not_stay
from zuschlag.rules.monopoly.refusals import (
    ALREADY_HELD,
    MUST_DECIDE,
    MUST_ROLL,
    NOT_ENOUGH_CASH,
    NOT_HOLDING,
    NOT_NOW,
    NOT_YOUR_TURN,
    OK,
    SOMEBODY_HOLDS,
)
from zuschlag.rules.monopoly.rent import claimants, expire_claims, lapse_claims_of, open_claim
from zuschlag.rules.monopoly.state import (
    BANK,
    CHANCE,
    CHANCE_DECK,
    CHEST,
    CHEST_DECK,
    DONATION,
    EQUAL_TURNS,
    FINISH_TURN,
    FOR_DONATION,
    GO_TO_JAIL,
    LANDED,
    LAST_WINDOW,
    MOVE,
    MOVING,
    RESTED,
    ROUNDS,
    TIME,
    TO_BUY,
    TO_END,
    TO_ROLL,
    TURN_OVER,
    WINDOW,
    Table,
    give_deed,
    in_window,
    is_quiet,
    next_seat,
    pay,
)
from zuschlag.rules.monopoly.telling import (
    BOUGHT,
    DECLINED,
    HELD,
    LAST_CALL,
    RELEASED,
    ROLLED,
    TIME_CALLED,
    TURN_ENDED,
    tell,
)
from zuschlag.rules.monopoly.trade import lapse_offers

DOUBLES_TO_JAIL = 3


@rule
def why_not_active(t: Table, seat: int) -> int:
    """The seat's own turn, and nothing more urgent (MA-TURN-3)."""
    if seat != t.active:
        return NOT_YOUR_TURN
    return OK if is_quiet(t) else NOT_NOW


@rule
def why_not_roll(t: Table, seat: int) -> int:
    """Asked to roll, and nobody holds the dice back (GAP-22)."""
    why = why_not_active(t, seat)
    if why != OK:
        return why
    if t.stage == TO_BUY:
        return MUST_DECIDE
    if t.stage != TO_ROLL and t.stage != WINDOW:
        return NOT_NOW
    return SOMEBODY_HOLDS if t.stage == WINDOW and t.holding != EMPTY else OK


@rule
def roll(t: Table) -> None:
    """The dice are taken: old claims expire, offers lapse (MA-TURN-4, MA-RENT-5, GAP-22)."""
    if t.stage == WINDOW:
        t.doubles = 0
        t.last_turn = t.active
        t.has_held = EMPTY
        t.new_round = 0
        t.stage = TO_ROLL
        forget_offers_made(t)
    elif t.turn_number == 0 and t.doubles == 0:
        forget_offers_made(t)
    expire_claims(t)
    lapse_offers(t)
    t.inherited = EMPTY
    t.throw_for = MOVE


@rule
def forget_offers_made(t: Table) -> None:
    """Three offers in each turn and in each window (GAP-71)."""
    for seat in range(t.seats):
        t.offers_made[seat] = 0


@rule
def dice_thrown(t: Table, one: int, two: int) -> None:
    """Move by the sum; doubles roll again, the third goes to jail (MA-DBL-1, MA-DBL-2, GAP-25)."""
    seat = t.active
    t.dice[0] = one
    t.dice[1] = two
    t.again = 0
    tell(t, ROLLED, seat, one, t.at[seat], two)
    if t.jailed[seat] > 0:
        thrown_in_jail(t, seat, one == two)
        return
    t.stage = MOVING
    if one == two:
        t.doubles += 1
        t.again = 1
        if t.doubles == DOUBLES_TO_JAIL:
            go_to_jail(t, seat)


@rule
def move_by_dice(t: Table) -> None:
    """Clockwise by both dice, out of jail too once the fine is paid (MA-TURN-4, MA-JAIL-8)."""
    t.stage = LANDED
    if t.jailed[t.active] > 0:
        walk_out(t, t.active, t.dice[0] == t.dice[1])
    move_forward(t, t.active, t.dice[0] + t.dice[1])


@rule
def land(t: Table) -> None:
    """Do what the slot says (MA-TURN-5, MA-REST-1, MA-DON-1, MA-JAIL-1)."""
    seat = t.active
    slot = t.at[seat]
    kind = t.kind[slot]
    t.stage = RESTED
    if t.price[slot] > 0:
        land_on_property(t, seat, slot)
    elif kind == CHANCE:
        follow_card(t, seat, CHANCE_DECK)
    elif kind == CHEST:
        follow_card(t, seat, CHEST_DECK)
    elif kind == DONATION:
        owe(t, seat, BANK, t.due[slot], FOR_DONATION)
    elif kind == GO_TO_JAIL:
        go_to_jail(t, seat)


@rule
def land_on_property(t: Table, seat: int, slot: int) -> None:
    """For sale, somebody's, or one's own (MA-BUY-1, MA-RENT-1, MA-RENT-3, MA-REST-1)."""
    owner = t.owner[slot]
    if owner == BANK:
        t.stage = TO_BUY
    elif owner != seat and not has(t.mortgaged, slot):
        open_claim(t, seat, slot)
    t.by_card = 0


@rule
def rest(t: Table) -> None:
    """Landing is resolved: roll again after a double, or end the turn (MA-DBL-1)."""
    t.stage = TO_ROLL if t.again else TO_END
    t.again = 0


@rule
def why_not_buy(t: Table, seat: int) -> int:
    """Standing on a free property with the price in cash (MA-BUY-1, GAP-45)."""
    why = why_not_decline(t, seat)
    if why == OK and t.cash[seat] < t.price[t.at[seat]]:
        return NOT_ENOUGH_CASH
    return why


@rule
def why_not_decline(t: Table, seat: int) -> int:
    """Standing on a free property (MA-BUY-3)."""
    why = why_not_active(t, seat)
    return NOT_NOW if why == OK and t.stage != TO_BUY else why


@rule
def buy(t: Table, seat: int) -> None:
    """The printed price to the bank, the deed to the player (MA-BUY-1, MA-BUY-2)."""
    slot = t.at[seat]
    pay(t, seat, BANK, t.price[slot])
    give_deed(t, slot, seat)
    t.stage = RESTED
    tell(t, BOUGHT, seat, BANK, slot, t.price[slot])


@rule
def decline(t: Table, seat: int) -> None:
    """Not bought is auctioned, always (MA-BUY-3, MA-AUCTION-2)."""
    t.stage = RESTED
    tell(t, DECLINED, seat, BANK, t.at[seat], 0)
    open_land(t, t.at[seat], seat)


@rule
def why_not_hold(t: Table, seat: int) -> int:
    """Once in a window, also in advance (GAP-22)."""
    return ALREADY_HELD if has(t.has_held, seat) else OK


@rule
def hold(t: Table, seat: int) -> None:
    """The next roll waits for this seat (GAP-22)."""
    t.holding = add(t.holding, seat)
    t.has_held = add(t.has_held, seat)
    tell(t, HELD, seat, BANK, 0, 0)


@rule
def why_not_done(t: Table, seat: int) -> int:
    """End the seat's turn, a hold, or the wait of the last window (GAP-22, GAP-52)."""
    if t.stage == LAST_WINDOW and is_quiet(t) and has(claimants(t), seat):
        return OK
    if seat == t.active and not in_window(t):
        if not is_quiet(t):
            return NOT_NOW
        if t.stage == TO_ROLL:
            return why_not_stay(t, seat)
        return OK if t.stage == TO_END else MUST_DECIDE
    if seat == t.active and t.stage == WINDOW and t.jailed[seat] > 0 and t.roll_optional:
        return why_not_stay_in_window(t, seat)
    return MUST_ROLL if seat == t.active and t.stage == WINDOW else NOT_HOLDING


@rule
def why_not_stay_in_window(t: Table, seat: int) -> int:
    """Staying in jail without a roll waits for holders like a roll does (GAP-22, GAP-29)."""
    if not is_quiet(t):
        return NOT_NOW
    return SOMEBODY_HOLDS if t.holding != EMPTY else why_not_stay(t, seat)


@rule
def done(t: Table, seat: int) -> None:
    """Whatever this seat had to say is said (GAP-22)."""
    if t.stage == LAST_WINDOW:
        lapse_claims_of(t, seat)
        release(t, seat)
    elif has(t.holding, seat) and (in_window(t) or seat != t.active):
        release(t, seat)
    elif t.stage == TO_END:
        t.stage = TURN_OVER
    else:
        decline_to_roll(t, seat)


@rule
def decline_to_roll(t: Table, seat: int) -> None:
    """A jail turn without a throw (GAP-29)."""
    if t.stage == WINDOW:
        t.has_held = EMPTY
        t.new_round = 0
    stay(t, seat)
    t.stage = TURN_OVER


@rule
def release(t: Table, seat: int) -> None:
    """The dice are free again (GAP-22)."""
    if has(t.holding, seat):
        t.holding = drop(t.holding, seat)
        tell(t, RELEASED, seat, BANK, 0, 0)


@rule
def end_turn(t: Table) -> None:
    """The left neighbour is next; the window opens (MA-TURN-7, GAP-19)."""
    t.again = 0
    t.by_card = 0
    t.turn_number += 1
    t.last_turn = t.active
    forget_offers_made(t)
    pass_turn(t)


@rule
def pass_turn(t: Table) -> None:
    """To the next seat, or to the last window (MA-TURN-3, GAP-49)."""
    seat = next_seat(t, t.active)
    wraps = (seat - t.opener) % t.seats <= (t.active - t.opener) % t.seats
    is_last = is_last_turn(t, wraps)
    tell(t, TURN_ENDED, t.active, seat, 0, t.rounds)
    t.active = seat
    t.stage = WINDOW
    if is_last:
        open_last_window(t)
    elif wraps:
        t.rounds += 1
        t.new_round = 1
        t.refusals = 0


@rule
def is_last_turn(t: Table, wraps: bool) -> bool:
    """The round is complete and the limit reached, or the running turn was enough (GAP-49)."""
    if wraps and t.rounds == t.round_limit:
        return True
    if not t.time_is_up:
        return False
    return t.end_mode == FINISH_TURN or (wraps and t.end_mode == EQUAL_TURNS)


@rule
def open_last_window(t: Table) -> None:
    """A last chance to ask for rent (GAP-49, GAP-52)."""
    t.stage = LAST_WINDOW
    t.ends_by = TIME if t.time_is_up else ROUNDS
    tell(t, LAST_CALL, BANK, BANK, 0, 0)


@rule
def call_time(t: Table) -> None:
    """The table says that the time is up (MA-GOAL-1, GAP-49)."""
    t.time_is_up = 1
    tell(t, TIME_CALLED, BANK, BANK, 0, 0)
    ends_here = t.new_round == 1 and t.end_mode == EQUAL_TURNS
    if t.stage == WINDOW and (ends_here or t.end_mode == FINISH_TURN):
        t.rounds -= t.new_round
        open_last_window(t)


@rule
def pass_turn_of_the_gone(t: Table) -> None:
    """Whoever had the turn, or was to have it next, has left the game (GAP-54, GAP-65)."""
    if t.stage == LAST_WINDOW:
        t.active = next_seat(t, t.active)
    elif t.stage == WINDOW:
        pass_turn(t)
    else:
        end_turn(t)
