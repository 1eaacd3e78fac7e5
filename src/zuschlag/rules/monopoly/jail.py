"""Into jail and out of it (MA-JAIL, GAP-24..30)."""

from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.debt import owe
from zuschlag.rules.monopoly.decks import return_keeper
from zuschlag.rules.monopoly.refusals import (
    MUST_ROLL,
    NO_SUCH_CARD,
    NOT_ENOUGH_CASH,
    NOT_IN_JAIL,
    NOT_NOW,
    NOT_YOUR_TURN,
    OK,
)
from zuschlag.rules.monopoly.state import (
    BANK,
    FOR_FINE,
    MOVING,
    TO_END,
    TO_ROLL,
    TURN_OVER,
    WINDOW,
    Table,
    is_quiet,
    pay,
)
from zuschlag.rules.monopoly.telling import (
    BY_CARD,
    BY_DOUBLE,
    BY_FINE,
    FREED,
    JAILED,
    STAYED,
    tell,
)

LAST_JAIL_TURN = 3


@rule
def go_to_jail(t: Table, seat: int) -> None:
    """Straight there, no salary, and the turn is over (MA-JAIL-1..3, MA-GO-3, GAP-24)."""
    t.at[seat] = t.jail_slot
    t.jailed[seat] = 1
    t.again = 0
    t.stage = TURN_OVER
    tell(t, JAILED, seat, BANK, t.jail_slot, 0)


@rule
def thrown_in_jail(t: Table, seat: int, is_double: bool) -> None:
    """A double frees at once; the third failure costs the fine first (MA-JAIL-6..8, GAP-27)."""
    if is_double:
        t.stage = MOVING
    elif t.jailed[seat] == LAST_JAIL_TURN:
        t.stage = MOVING
        owe(t, seat, BANK, t.fine, FOR_FINE)
    else:
        stay(t, seat)


@rule
def walk_out(t: Table, seat: int, is_double: bool) -> None:
    """Free by the throw itself, or by the fine just paid (MA-JAIL-7, MA-JAIL-8)."""
    t.jailed[seat] = 0
    tell(t, FREED, seat, BANK, BY_DOUBLE if is_double else BY_FINE, 0)


@rule
def stay(t: Table, seat: int) -> None:
    """One more turn behind bars (MA-JAIL-6)."""
    t.jailed[seat] += 1
    t.stage = TO_END
    tell(t, STAYED, seat, BANK, t.jail_slot, t.jailed[seat])


@rule
def why_not_leave(t: Table, seat: int) -> int:
    """Jailed, and before rolling (MA-JAIL-4, MA-JAIL-5, GAP-28, GAP-30)."""
    if seat != t.active:
        return NOT_YOUR_TURN
    if not is_quiet(t) or (t.stage != TO_ROLL and t.stage != WINDOW):
        return NOT_NOW
    return OK if t.jailed[seat] > 0 else NOT_IN_JAIL


@rule
def why_not_pay_fine(t: Table, seat: int) -> int:
    """The fine is paid from cash (MA-JAIL-4)."""
    why = why_not_leave(t, seat)
    if why == OK and t.cash[seat] < t.fine:
        return NOT_ENOUGH_CASH
    return why


@rule
def pay_fine(t: Table, seat: int) -> None:
    """Free for a normal roll (MA-JAIL-4, GAP-26)."""
    pay(t, seat, BANK, t.fine)
    t.jailed[seat] = 0
    tell(t, FREED, seat, BANK, BY_FINE, t.fine)


@rule
def why_not_use_card(t: Table, seat: int, deck: int) -> int:
    """The card must be the seat's own (MA-JAIL-5)."""
    why = why_not_leave(t, seat)
    if why == OK and (deck < 0 or deck > 1 or t.keeper[deck] != seat):
        return NO_SUCH_CARD
    return why


@rule
def use_card(t: Table, seat: int, deck: int) -> None:
    """The card goes under its deck, a normal roll follows (MA-JAIL-5, GAP-26)."""
    return_keeper(t, deck)
    t.jailed[seat] = 0
    tell(t, FREED, seat, deck, BY_CARD, 0)


@rule
def why_not_stay(t: Table, seat: int) -> int:
    """Only where rolling is a choice, and never in the third jail turn (GAP-29)."""
    if t.roll_optional and 0 < t.jailed[seat] < LAST_JAIL_TURN:
        return OK
    return MUST_ROLL
