"""Offers and trades. Ledger 1.14, GAP-60..63, GAP-70..71."""

import copy
from typing import Any

from .board import PROPERTIES, SPACES
from .table import Offer, Side, Table, must

MOST_OFFERS = 3  # GAP-71
PLENTY = 10**6


def may_talk(table: Table) -> bool:
    """No trade during auctions, wishes, or while dice are wanted. GAP-46."""
    return table.dice_for is None and table.phase() in ("turn", "window", "debt")


def side_of(written: dict[str, Any]) -> Side:
    """A written side, with all keys."""
    must(set(written) <= {"cash", "deeds", "cards", "debt"})
    deeds, cards = written.get("deeds", []), written.get("cards", [])
    must(len(set(deeds)) == len(deeds) and len(set(cards)) == len(cards))
    side = Side(written.get("cash", 0), sorted(deeds), sorted(cards), written.get("debt", 0))
    must(side.cash >= 0 and side.debt >= 0)
    return side


def choices_of(written: dict[str, str] | None) -> dict[int, str]:
    """What is done with mortgaged deeds that change hands."""
    return {int(slot): choice for slot, choice in (written or {}).items()}


def offer(
    table: Table,
    seat: int,
    to: int,
    give: dict[str, Any],
    want: dict[str, Any],
    redeem: dict[str, str] | None = None,
) -> None:
    """Put a trade on the table; to somebody who has made you an offer it is a counter-offer."""
    must(may_talk(table) and to in table.living() and to != seat)
    countered = [o for o in table.offers if o.giver == to and o.to == seat]
    must(table.has_floor(seat) or table.is_first_debtor(seat) or bool(countered))
    new = Offer(table.next_offer, seat, to, side_of(give), side_of(want), choices_of(redeem))
    must(table.offers_made.get(seat, 0) < MOST_OFFERS)
    check_debtor_takes_part(table, new)
    for old in countered:
        strike_as_rejected(table, old)
    must((table.round, new.terms()) not in table.rejected)
    trial = copy.deepcopy(table)
    trial.cash[to] += PLENTY  # the other's purse may be hidden: it is looked at on acceptance
    carry_out(trial, new, {})
    table.offers.append(new)
    table.next_offer += 1
    table.offers_made[seat] = table.offers_made.get(seat, 0) + 1


def check_debtor_takes_part(table: Table, offer: Offer) -> None:
    """While debts are pending only deals of the first debtor go on."""
    if table.debts:
        must(table.debts[0].debtor in (offer.giver, offer.to))


def strike_as_rejected(table: Table, offer: Offer) -> None:
    """Refused: not to be repeated unchanged in this round."""
    table.offers.remove(offer)
    table.rejected.append((table.round, offer.terms()))


def open_offer(table: Table, offer_id: int) -> Offer:
    """The open offer of that number, when one may talk."""
    must(may_talk(table))
    for lying in table.offers:
        if lying.id == offer_id:
            return lying
    must(False)
    raise AssertionError


def reject(table: Table, seat: int, offer_id: int) -> None:
    """The addressee says no."""
    lying = open_offer(table, offer_id)
    must(lying.to == seat)
    strike_as_rejected(table, lying)


def withdraw(table: Table, seat: int, offer_id: int) -> None:
    """The offerer takes it back."""
    lying = open_offer(table, offer_id)
    must(lying.giver == seat)
    table.offers.remove(lying)


def accept(table: Table, seat: int, offer_id: int, redeem: dict[str, str] | None = None) -> None:
    """The addressee agrees, and the trade is carried out at once. GAP-70."""
    lying = open_offer(table, offer_id)
    must(lying.to == seat)
    check_debtor_takes_part(table, lying)
    table.offers.remove(lying)
    # a mortgage paid back since the offer leaves nothing to choose
    lying.redeem = {slot: how for slot, how in lying.redeem.items() if slot in table.mortgaged}
    carry_out(table, lying, choices_of(redeem))


def carry_out(table: Table, deal: Offer, choices: dict[int, str]) -> None:
    """Both sides at once, fees included, or not at all. GAP-36, GAP-60, GAP-62."""
    must(gives_something(deal.give) and gives_something(deal.want))
    must(gives_goods(deal.give) or gives_goods(deal.want))
    if table.rules > 1:  # GAP-75
        must(not deal.give.debt or bool(deal.want.deeds))
        must(not deal.want.debt or bool(deal.give.deeds))
    short_before = {seat: shortfall(table, seat) for seat in (deal.giver, deal.to)}
    check_side(table, deal.giver, deal.to, deal.give)
    check_side(table, deal.to, deal.giver, deal.want)
    hand_over(table, deal.giver, deal.to, deal.give, choices)
    hand_over(table, deal.to, deal.giver, deal.want, deal.redeem)
    for seat in (deal.giver, deal.to):
        must(table.cash[seat] >= 0)
        if short_before[seat] is not None:
            short = shortfall(table, seat) or 0
            must(short <= 0 or short < (short_before[seat] or 0))
    table.debts = [debt for debt in table.debts if debt.amount > 0]


def shortfall(table: Table, seat: int) -> int | None:
    """The seat's debts less what it can raise; None for a seat without debts. GAP-62, GAP-76."""
    owed = [debt.amount for debt in table.debts if debt.debtor == seat]
    if table.rules > 1:
        claims = [claim for claim in table.claims if claim.debtor == seat]
        owed += [claim.factor * 12 if claim.amount is None else claim.amount for claim in claims]
    return sum(owed) - table.max_raise(seat) if owed else None


def gives_something(side: Side) -> bool:
    """No gifts."""
    return side.cash > 0 or gives_goods(side)


def gives_goods(side: Side) -> bool:
    """Something other than cash."""
    return bool(side.deeds or side.cards or side.debt)


def check_side(table: Table, giver: int, taker: int, side: Side) -> None:
    """Can the giver give all this now."""
    must(side.cash <= table.cash[giver])
    for slot in side.deeds:
        must(slot in PROPERTIES and table.owner[slot] == giver)
        must(table.group_is_bare(slot))  # MA-TRADE-2
    for card in side.cards:
        must(table.keeper.get(card) == giver)
    if side.debt:
        must(bool(table.debts))
        first = table.debts[0]
        must(first.to == giver and first.debtor == taker and side.debt <= first.amount)


def hand_over(table: Table, giver: int, taker: int, side: Side, choices: dict[int, str]) -> None:
    """One side changes hands; the taker pays the bank for mortgaged deeds. MA-TRADE-8..9."""
    burdened = [slot for slot in side.deeds if slot in table.mortgaged]
    must(set(choices) <= set(burdened) and set(choices.values()) <= {"redeem", "keep"})
    table.pay(giver, taker, side.cash)
    for card in side.cards:
        table.keeper[card] = taker
    for slot in side.deeds:
        table.owner[slot] = taker
        table.inherited.discard(slot)
    for slot in burdened:
        table.pay(taker, None, SPACES[slot].interest)
        if choices.get(slot) == "redeem":
            table.pay(taker, None, SPACES[slot].mortgage)
            table.mortgaged.remove(slot)
    if side.debt:
        table.debts[0].amount -= side.debt
