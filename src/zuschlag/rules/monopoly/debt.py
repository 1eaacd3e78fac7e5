"""Debts: a queue, settled in order, each before anything else may happen (2.6, GAP-57)."""

from zuschlag.rules.bits import drop_lowest, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.building import can_sell_one
from zuschlag.rules.monopoly.mortgage import most_to_raise, why_not_mortgage
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import MOST_DEBTS, NOTHING, Table, is_living, pay
from zuschlag.rules.monopoly.telling import OWED, PAID, tell


@rule
def owe(t: Table, debtor: int, creditor: int, amount: int, cause: int) -> None:
    """A debt arises after those that are there (GAP-57, GAP-58)."""
    if t.debts == MOST_DEBTS:
        t.fault = t.queue_is_strict
    elif amount > 0 and is_living(t, debtor):
        t.debtor[t.debts] = debtor
        t.creditor[t.debts] = creditor
        t.debt[t.debts] = amount
        t.cause[t.debts] = cause
        t.debts += 1
        if t.cash[debtor] < amount or t.debts > 1:
            tell(t, OWED, debtor, creditor, cause, amount)


@rule
def settle_first(t: Table) -> bool:
    """Pay the oldest debt if the cash is there; False: its debtor is asked (MA-BANKRUPT-1)."""
    debtor = t.debtor[0]
    amount = t.debt[0]
    if t.cash[debtor] < amount:
        return False
    pay(t, debtor, t.creditor[0], amount)
    tell(t, PAID, debtor, t.creditor[0], t.cause[0], amount)
    drop_debt(t, 0)
    return True


@rule
def drop_debt(t: Table, place: int) -> None:
    """Close the queue after this debt (GAP-57)."""
    t.debts -= 1
    for later in range(place, t.debts):
        t.debtor[later] = t.debtor[later + 1]
        t.creditor[later] = t.creditor[later + 1]
        t.debt[later] = t.debt[later + 1]
        t.cause[later] = t.cause[later + 1]


@rule
def void_debts(t: Table, seat: int) -> None:
    """Whoever leaves the game owes nothing and is owed nothing (GAP-57)."""
    place = 0
    while place < t.debts:
        if t.debtor[place] == seat or t.creditor[place] == seat:
            drop_debt(t, place)
        else:
            place += 1


@rule
def forgive(t: Table, amount: int) -> None:
    """The creditor takes something else for part of the first debt (MA-BANKRUPT-3)."""
    t.debt[0] -= amount
    if t.debt[0] == 0:
        drop_debt(t, 0)


@rule
def owed_by(t: Table, seat: int) -> int:
    """The sum of a seat's debts (GAP-62)."""
    total = 0
    for place in range(t.debts):
        if t.debtor[place] == seat:
            total += t.debt[place]
    return total


@rule
def is_first_debtor(t: Table, seat: int) -> bool:
    """Whether this seat's debt is the one to be settled (GAP-57)."""
    return t.debts > 0 and t.throw_for == NOTHING and t.debtor[0] == seat


@rule
def is_broke(t: Table, seat: int) -> bool:
    """Owes more than everything it has could bring (MA-BANKRUPT-4, GAP-73)."""
    if not is_first_debtor(t, seat):
        return False
    return most_to_raise(t, seat) < t.debt[0] or (
        t.hotel_short_refused == 1 and not can_raise(t, seat)
    )


@rule
def can_raise(t: Table, seat: int) -> bool:
    """Whether anything can still be sold or mortgaged (GAP-33d)."""
    rest = t.deeds[seat]
    while rest:
        slot = lowest(rest)
        if can_sell_one(t, slot) or why_not_mortgage(t, seat, slot) == OK:
            return True
        rest = drop_lowest(rest)
    return False
