"""Debts, bankruptcy, leaving the table. Ledger 1.15, 2.6."""

import copy

from . import building
from .board import KEEPERS, PROPERTIES, SPACES
from .building import take_down_all
from .order import end_turn, pass_dice
from .table import Auction, Refused, Table, must


def pay_first_debt(table: Table) -> bool:
    """The first debt is paid as soon as its debtor can."""
    debt = table.debts[0]
    if table.cash[debt.debtor] < debt.amount:
        return False
    table.debts.pop(0)
    table.pay(debt.debtor, debt.to, debt.amount)
    return True


def give_up(table: Table, seat: int) -> None:
    """A hopeless debtor is bankrupt; without debts one may just leave. GAP-65, GAP-73."""
    if table.is_first_debtor(seat):
        must(table.max_raise(seat) < table.debts[0].amount or is_stuck(table, seat))
        go_bankrupt(table, seat, table.debts[0].to)
        return
    must(table.is_quiet() and table.flags["players.mayLeave"])
    must(not any(claim.debtor == seat for claim in table.claims))
    table.leaving = seat
    on_offer = table.stage == "buy" and not table.in_window and seat == table.turn
    if table.rules > 1 and on_offer:  # GAP-77
        bidders = [other for other in table.left_of(seat) if other != seat]
        table.auction = Auction(table.positions[seat], bidders)


def leave(table: Table) -> None:
    """Whoever said so goes, with everything."""
    seat, table.leaving = table.leaving, None
    assert seat is not None
    take_down_all(table, seat)
    table.pay(seat, None, table.cash[seat])
    leave_to_bank(table, seat)
    strike_out(table, seat)


def is_stuck(table: Table, seat: int) -> bool:
    """Nothing can be sold or mortgaged: hotels, no houses, and no way around. GAP-33d."""
    for slot in table.deeds(seat):
        group = [other for other in PROPERTIES if SPACES[other].group == SPACES[slot].group]
        trials = [("mortgage", slot), ("sell", [slot])]
        trials.append(("sell", [s for s in group for _ in range(table.level.get(s, 0))]))
        for verb, what in trials:
            try:
                getattr(building, verb)(copy.deepcopy(table), seat, what)
            except Refused:
                continue
            return False
    return True


def go_bankrupt(table: Table, seat: int, creditor: int | None) -> None:
    """As much as possible is paid, the rest is handed over. MA-BANKRUPT-4..11."""
    table.pay(None, seat, take_down_all(table, seat))
    if table.flags["bankrupt.estate"] == "mortgaged":  # GAP-08
        for slot in table.deeds(seat):
            if slot not in table.mortgaged:
                table.mortgaged.add(slot)
                table.pay(None, seat, SPACES[slot].mortgage)
    table.pay(seat, creditor, min(table.cash[seat], table.debts[0].amount))
    table.pay(seat, None, table.cash[seat])
    interest = 0
    if creditor is None:
        leave_to_bank(table, seat)
    else:
        interest = inherit(table, seat, creditor)
    strike_out(table, seat)
    if creditor is not None:
        table.owe(creditor, None, interest)


def inherit(table: Table, seat: int, creditor: int) -> int:
    """The creditor gets cards and deeds; returns the interest he owes. MA-BANKRUPT-9..10."""
    for deck, holder in table.keeper.items():
        if holder == seat:
            table.keeper[deck] = creditor
    interest = 0
    for slot in table.deeds(seat):
        table.owner[slot] = creditor
        table.inherited.discard(slot)
        if slot in table.mortgaged:
            interest += SPACES[slot].interest
            table.inherited.add(slot)
    return interest


def leave_to_bank(table: Table, seat: int) -> None:
    """Cards under their decks, deeds to be auctioned free of mortgages. MA-BANKRUPT-6..8."""
    for deck, holder in table.keeper.items():
        if holder == seat:
            return_keeper(table, deck)
    for slot in table.deeds(seat):
        table.owner[slot] = None
        table.mortgaged.discard(slot)
        table.inherited.discard(slot)
        table.estate[slot] = seat


def return_keeper(table: Table, deck: str) -> None:
    """The jail card goes under its deck."""
    table.keeper[deck] = None
    table.deck(deck).append(KEEPERS[deck])


def strike_out(table: Table, seat: int) -> None:
    """Whatever else concerned the seat is void, and its turn is over."""
    table.gone.append(seat)
    table.debts = [debt for debt in table.debts if seat not in (debt.debtor, debt.to)]
    table.claims = [claim for claim in table.claims if seat not in (claim.debtor, claim.owner)]
    table.offers = [offer for offer in table.offers if seat not in (offer.giver, offer.to)]
    table.holds.discard(seat)
    if len(table.living()) < 2 or table.turn != seat:
        return
    if table.in_window:
        pass_dice(table)
    else:
        end_turn(table)
