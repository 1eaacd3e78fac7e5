"""Bookkeeping from events alone: what everybody gained or lost, by what was told."""

from collections import Counter

from tests.laws.monopoly.walks import Step
from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly import events as e
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import BANK
from zuschlag.rules.monopoly.words import Accept, PayFine

Ledger = Counter[int]


def unaccounted(step: Step) -> list[str]:
    """Purses whose change the events of a step do not explain."""
    before, after = step.before.read().cash, step.after.read().cash
    told = ledger(step)
    return [
        f"seat {seat} changed by {after[seat] - before[seat]}, told {told[seat]}: {step.events}"
        for seat in range(step.after.terms.seats)
        if after[seat] - before[seat] != told[seat]
    ]


def ledger(step: Step) -> Ledger:
    """Gains and losses of every seat, one event after the other."""
    found: Ledger = Counter()
    for event in step.events:
        _enter(found, event, step)
    return found


def _enter(book: Ledger, event: e.Event, step: Step) -> None:
    match event:
        case e.SalaryPaid(seat, amount) | e.Received(seat, amount):
            book[seat] += amount
        case e.Bought(seat, _, price) | e.Redeemed(seat, _, price) | e.Built(seat, _, _, price):
            book[seat] -= price
        case e.LotSold(seat, int(), price):  # a building's price is told again when it is built
            book[seat] -= price
        case e.Unbuilt(seat, _, _, back):
            book[seat] += back
        case e.Mortgaged(seat, _, amount):
            book[seat] += amount
        case e.Paid(debtor, creditor, amount, _):
            _move(book, debtor, creditor, amount)
        case e.Freed(seat, "fine") if isinstance(step.action, PayFine):
            book[seat] -= step.before.terms.board.money.fine
        case e.Traded():
            _enter_trade(book, event, step)
        case e.WentBankrupt(seat, creditor, paid):
            _enter_bankruptcy(book, step.before, seat, paid)
            _move(book, seat, creditor, paid)
        case e.LeftGame(seat, cash):
            book[seat] -= cash


def _move(book: Ledger, payer: int, payee: int | None, amount: int) -> None:
    book[payer] -= amount
    book[BANK if payee is None else payee] += amount


def _enter_trade(book: Ledger, trade: e.Traded, step: Step) -> None:
    """Cash both ways, and what mortgaged deeds cost on receipt (MA-TRADE-8..10)."""
    t = step.before.read()
    assert isinstance(step.action, Accept)
    _move(book, trade.seat, trade.to, trade.give.cash)
    _move(book, trade.to, trade.seat, trade.want.cash)
    chosen = listed(t.offer_redeem[t.offer_id.index(trade.offer)])
    book[trade.seat] -= _fees(step.before, trade.want.deeds, chosen)
    book[trade.to] -= _fees(step.before, trade.give.deeds, step.action.redeem)


def _enter_bankruptcy(book: Ledger, before: State, seat: int, paid: int) -> None:
    """All is turned into money; what is more than the debt falls to the bank, without a word."""
    t = before.read()
    book[seat] += _mortgages_to_be_had(before, seat)
    if paid == t.debt[0]:
        book[seat] = paid - t.cash[seat]


def _fees(state: State, deeds: list[int], redeemed: list[int]) -> int:
    mortgaged = [slot for slot in deeds if slot in listed(state.read().mortgaged)]
    interest = sum(interest_of(state, slot) for slot in mortgaged)
    return interest + sum(_mortgage(state, slot) for slot in mortgaged if slot in redeemed)


def interest_of(state: State, slot: int) -> int:
    """Ten percent of the mortgage, rounded as agreed (GAP-35)."""
    whole, rest = divmod(_mortgage(state, slot), 10)
    return whole + (rest > 0 and state.terms.is_set("interest.round", "ceil"))


def _mortgage(state: State, slot: int) -> int:
    return state.terms.board.slots[slot].price // 2


def _mortgages_to_be_had(state: State, seat: int) -> int:
    """A bankrupt's deeds are mortgaged without a word, unless they pass as they are (GAP-08)."""
    if state.terms.is_set("bankrupt.estate", "all"):
        return 0
    t = state.read()
    return sum(_mortgage(state, slot) for slot in listed(t.deeds[seat] & ~t.mortgaged))
