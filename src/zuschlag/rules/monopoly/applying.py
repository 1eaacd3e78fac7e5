"""One move through all the rules. A gate in a file of its own: callers compile without it."""

from zuschlag.rules.kernel import gate
from zuschlag.rules.monopoly.agenda import advance
from zuschlag.rules.monopoly.moves import do, throw, why_not
from zuschlag.rules.monopoly.refusals import OK, TOO_MANY_DEBTS
from zuschlag.rules.monopoly.state import Move, Table
from zuschlag.rules.monopoly.verbs import THROW


@gate
def apply(t: Table, m: Move) -> int:
    """Do a move if the rules allow it; otherwise nothing changes (MA-STD-1)."""
    why = why_not(t, m)
    if why == OK:
        t.told = 0
        if m.verb == THROW:
            throw(t, m.number, m.slot)
        else:
            do(t, m)
        advance(t)
        if t.fault:
            return TOO_MANY_DEBTS
    return why
