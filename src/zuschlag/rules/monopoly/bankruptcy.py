"""Out of the game: everything is turned into money, the rest has an heir (MA-BANKRUPT, 2.6)."""

from zuschlag.rules.bits import add, count, drop, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.auction import open_land
from zuschlag.rules.monopoly.building import clear, set_level
from zuschlag.rules.monopoly.debt import owe, void_debts
from zuschlag.rules.monopoly.decks import return_keeper
from zuschlag.rules.monopoly.mortgage import interest, mortgage_value
from zuschlag.rules.monopoly.rent import void_claims
from zuschlag.rules.monopoly.state import (
    BANK,
    FOR_INTEREST,
    TO_BUY,
    Table,
    give_deed,
    pay,
)
from zuschlag.rules.monopoly.telling import BANKRUPT, DEEDS_PASSED, LEFT, tell
from zuschlag.rules.monopoly.trade import void_offers
from zuschlag.rules.monopoly.turn import decline, pass_turn_of_the_gone


@rule
def go_bankrupt(t: Table, seat: int, creditor: int) -> None:
    """Pay what can be paid; the creditor takes over the rest (MA-BANKRUPT-4..11, GAP-08)."""
    liquidate(t, seat)
    paid = min(t.cash[seat], t.debt[0])
    pay(t, seat, creditor, paid)
    pay(t, seat, BANK, t.cash[seat])
    tell(t, BANKRUPT, seat, creditor, 0, paid)
    if creditor == BANK:
        leave_to_bank(t, seat)
    else:
        leave_to_player(t, seat, creditor)
    take_out(t, seat)


@rule
def liquidate(t: Table, seat: int) -> None:
    """All buildings are sold, all deeds mortgaged (MA-BANKRUPT-5, GAP-08)."""
    rest = t.deeds[seat]
    while rest:
        slot = lowest(rest)
        if t.level[slot] > 0:
            clear(t, seat, slot, t.level[slot])
        if not t.whole_estate and not has(t.mortgaged, slot):
            t.mortgaged |= 1 << slot
            pay(t, BANK, seat, mortgage_value(t, slot))
        rest = drop_lowest(rest)


@rule
def leave_to_player(t: Table, seat: int, heir: int) -> None:
    """Jail cards and deeds; every mortgage costs the heir interest (MA-BANKRUPT-9..11, GAP-37)."""
    for deck in range(2):
        if t.keeper[deck] == seat:
            t.keeper[deck] = heir
    deeds = t.deeds[seat]
    tell(t, DEEDS_PASSED, seat, heir, 0, deeds)
    cost = 0
    rest = deeds
    while rest:
        slot = lowest(rest)
        give_deed(t, slot, heir)
        if has(t.mortgaged, slot):
            cost += interest(t, slot)
        rest = drop_lowest(rest)
    t.inherited |= deeds & t.mortgaged
    owe(t, heir, BANK, cost, FOR_INTEREST)


@rule
def leave_to_bank(t: Table, seat: int) -> None:
    """Cards under their decks, deeds free of mortgage to auction (MA-BANKRUPT-6..8, GAP-59)."""
    for deck in range(2):
        if t.keeper[deck] == seat:
            return_keeper(t, deck)
    deeds = t.deeds[seat]
    tell(t, DEEDS_PASSED, seat, BANK, 0, deeds)
    rest = deeds
    while rest:
        give_deed(t, lowest(rest), BANK)
        rest = drop_lowest(rest)
    t.mortgaged &= ~deeds
    t.inherited &= ~deeds
    t.estate[seat] = deeds
    t.estates |= deeds


@rule
def announce_leaving(t: Table, seat: int) -> None:
    """Not bought is auctioned, always, and before anything of the leaver's (MA-BUY-3, GAP-77)."""
    t.leaving = add(t.leaving, seat)
    if t.leaver_auctions and t.stage == TO_BUY and seat == t.active:
        decline(t, seat)
        t.lot_bidders = drop(t.lot_bidders, seat)


@rule
def leave(t: Table, seat: int) -> None:
    """A voluntary exit: cash and buildings to the bank, deeds to be auctioned (GAP-65)."""
    rest = t.deeds[seat] & t.built
    while rest:
        set_level(t, lowest(rest), 0)
        rest = drop_lowest(rest)
    tell(t, LEFT, seat, BANK, 0, t.cash[seat])
    pay(t, seat, BANK, t.cash[seat])
    leave_to_bank(t, seat)
    take_out(t, seat)


@rule
def take_out(t: Table, seat: int) -> None:
    """Nothing is left to ask of this seat; its turn is over (MA-BANKRUPT-4, GAP-53, GAP-65)."""
    t.living = drop(t.living, seat)
    t.leaving = drop(t.leaving, seat)
    t.outs += 1
    t.out[seat] = t.outs
    t.holding = drop(t.holding, seat)
    t.asked = drop(t.asked, seat)
    t.wishing = drop(t.wishing, seat)
    void_debts(t, seat)
    void_claims(t, seat)
    void_offers(t, seat)
    if seat == t.active and count(t.living) > 1:
        pass_turn_of_the_gone(t)


@rule
def auction_next_of_estate(t: Table) -> None:
    """One deed at a time in board order, free of mortgage (MA-AUCTION-3, GAP-47, GAP-74)."""
    slot = lowest(t.estates)
    t.estates = drop_lowest(t.estates)
    for seat in range(t.seats):
        if has(t.estate[seat], slot):
            t.estate[seat] = drop(t.estate[seat], slot)
            open_land(t, slot, seat)
