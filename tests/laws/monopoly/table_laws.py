"""What holds at every moment of every game. Each law yields what is wrong; silence is good."""

from collections.abc import Callable, Iterator

from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly.state import (
    BANK,
    DECK,
    GROUPS,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    MOST_CLAIMS,
    MOST_DEBTS,
    MOST_OFFERS,
    MOST_REFUSED,
    MOST_TOLD,
    NO_LOT,
    NOBODY,
    NOTHING,
    OVER,
    RENT,
    SLOTS,
    STREET_GROUPS,
    Table,
)

Law = Callable[[Table], Iterator[str]]
DEEDS = 28


def broken_laws(t: Table) -> list[str]:
    """Everything that is wrong with a position."""
    return [f"{law.__name__}: {fault}" for law in LAWS for fault in law(t)]


def money_is_double_entry(t: Table) -> Iterator[str]:
    """The ledger's invariant: money only moves (2.6, MA-BANK-6)."""
    purses = t.cash[: BANK + 1]
    if sum(purses) != 0:
        yield f"purses sum to {sum(purses)}"
    if min(t.cash[: t.seats]) < 0:
        yield f"somebody has less than nothing: {t.cash[: t.seats]}"
    for seat in range(BANK):
        if t.cash[seat] and seat not in listed(t.living):
            yield f"seat {seat} is out and has {t.cash[seat]}"


def every_deed_has_one_owner(t: Table) -> Iterator[str]:
    """Owner list and sets of deeds agree (2.6)."""
    held = [slot for purse in range(BANK + 1) for slot in listed(t.deeds[purse])]
    if len(held) != DEEDS or len(set(held)) != DEEDS:
        yield f"{len(held)} deeds, {len(set(held))} different"
    for slot in held:
        if not t.deeds[t.owner[slot]] >> slot & 1:
            yield f"slot {slot} is not among the deeds of its owner {t.owner[slot]}"
    for seat in range(BANK):
        if t.deeds[seat] and seat not in listed(t.living):
            yield f"seat {seat} is out and has deeds"
    if t.mortgaged & t.deeds[BANK] or t.mortgaged >> SLOTS:
        yield f"mortgaged deeds with the bank: {listed(t.mortgaged & t.deeds[BANK])}"
    if t.inherited & ~t.mortgaged:
        yield f"inherited but not mortgaged: {listed(t.inherited & ~t.mortgaged)}"


def buildings_are_conserved(t: Table) -> Iterator[str]:
    """On the board, with the bank, or under the hammer (2.6, GAP-31, GAP-72)."""
    levels = t.level[:SLOTS]
    houses = sum(level for level in levels if level < HOTEL_LEVEL) + t.houses + (t.lot == HOUSE)
    hotels = levels.count(HOTEL_LEVEL) + t.hotels + (t.lot == HOTEL)
    if (houses, hotels) != (t.all_houses, t.all_hotels) or min(t.houses, t.hotels) < 0:
        yield f"{houses} houses, {hotels} hotels, with the bank {t.houses} and {t.hotels}"
    if t.built != sum(1 << slot for slot, level in enumerate(levels) if level):
        yield "the set of built streets is wrong"
    if not all(0 <= level <= HOTEL_LEVEL for level in levels):
        yield f"levels {levels}"


def buildings_stand_where_they_may(t: Table) -> Iterator[str]:
    """Whole groups of one owner, free of mortgages, evenly built (MA-BUILD-1..8, GAP-07)."""
    for group in range(GROUPS):
        slots = listed(t.members[group])
        levels = [t.level[slot] for slot in slots]
        if not any(levels):
            continue
        owners = {t.owner[slot] for slot in slots}
        if group >= STREET_GROUPS or len(owners) != 1 or owners == {BANK}:
            yield f"built on group {group} of owners {owners}"
        if t.mortgaged & t.members[group]:
            yield f"built on group {group} with a mortgage"
        counted = levels if t.hotel_needs_all else [min(level, 4) for level in levels]
        if max(counted) - min(counted) > 1:
            yield f"group {group} is uneven: {levels}"


def cards_are_conserved(t: Table) -> Iterator[str]:
    """Sixteen a deck; the keeper in the deck or in one hand (2.6, MA-CARD-2)."""
    for deck in range(2):
        ring = [t.deck[deck * DECK + (t.top[deck] + n) % DECK] for n in range(t.left[deck])]
        keeper = t.keeper[deck]
        held = [] if keeper == BANK else [t.keeper_card[deck]]
        if sorted(ring + held) != list(range(DECK)):
            yield f"deck {deck} has {sorted(ring)}, held {held}"
        if keeper != BANK and keeper not in listed(t.living):
            yield f"a card is held by {keeper}, who is out"


def people_are_somewhere(t: Table) -> Iterator[str]:
    """Tokens on the board, jail turns 0 to 3, and only in jail (MA-JAIL-2, MA-JAIL-6)."""
    for seat in range(t.seats):
        if not 0 <= t.at[seat] < SLOTS:
            yield f"seat {seat} is at {t.at[seat]}"
        if not 0 <= t.jailed[seat] <= 3 or (t.jailed[seat] and t.at[seat] != t.jail_slot):
            yield f"seat {seat} is in jail turn {t.jailed[seat]} at {t.at[seat]}"
    living = listed(t.living)
    if not living or (t.stage != OVER and len(living) < 2):
        yield f"the game goes on with {living}"
    if t.stage != OVER and t.active not in living:
        yield f"the turn is with {t.active}, who is out"
    outs = sorted(t.out[seat] for seat in range(t.seats) if seat not in living)
    if outs != list(range(1, t.outs + 1)):
        yield f"order of leaving: {outs}"


def claims_are_well_formed(t: Table) -> Iterator[str]:
    """Between two living seats, numbered upwards (2.4)."""
    yield from _numbered("claims", t.claim_id[: t.claims], t.next_claim)
    if t.claims >= MOST_CLAIMS:
        yield f"{t.claims} claims"
    for place in range(t.claims):
        parties = {t.claim_debtor[place], t.claim_owner[place]}
        if len(parties) != 2 or not parties <= set(listed(t.living)):
            yield f"a claim between {parties}"
        if t.claim_amount[place] <= 0 and t.claim_times[place] <= 0:
            yield "a claim of nothing"
        if not t.price[t.claim_slot[place]]:
            yield f"a claim for slot {t.claim_slot[place]}"
    if t.throw_for == RENT and not 0 <= t.throw_claim < t.claims:
        yield "a rent roll for no claim"


def debts_are_well_formed(t: Table) -> Iterator[str]:
    """Of a living debtor to the bank or another living seat, above nothing (2.6)."""
    if t.debts >= MOST_DEBTS:
        yield f"{t.debts} debts"
    for place in range(t.debts):
        parties = {t.debtor[place], t.creditor[place]}
        if len(parties) != 2 or not parties - {BANK} <= set(listed(t.living)):
            yield f"a debt between {parties}"
        if t.debtor[place] == BANK or t.debt[place] <= 0:
            yield f"{t.debtor[place]} owes {t.debt[place]}"
    if t.debts and t.throw_for == NOTHING and t.cash[t.debtor[0]] >= t.debt[0]:
        yield "the first debt could be paid"


def offers_are_well_formed(t: Table) -> Iterator[str]:
    """Between two living seats, numbered upwards, three a seat and turn (GAP-60, GAP-71)."""
    yield from _numbered("offers", t.offer_id[: t.offers], t.next_offer)
    if t.offers > MOST_OFFERS or t.refusals >= MOST_REFUSED:
        yield f"{t.offers} offers, {t.refusals} refused"
    for place in range(t.offers):
        parties = {t.offer_from[place], t.offer_to[place]}
        if len(parties) != 2 or not parties <= set(listed(t.living)):
            yield f"an offer between {parties}"
    if not all(0 <= made <= 3 for made in t.offers_made[: t.seats]):
        yield f"offers made: {t.offers_made}"


def the_hammer_is_well_formed(t: Table) -> Iterator[str]:
    """Bidders live, the leader is among them and can pay (GAP-42, GAP-44)."""
    if t.lot == NO_LOT:
        return
    bidders = set(listed(t.lot_bidders))
    if not bidders or not bidders <= set(listed(t.living)):
        yield f"bidders {bidders}"
    if not t.open_outcry and t.lot_turn not in bidders - {t.lot_leader}:
        yield f"{t.lot_turn} is asked, of {bidders}, led by {t.lot_leader}"
    if t.lot_leader != NOBODY and t.lot_leader not in bidders:
        yield f"{t.lot_leader} leads and has passed"
    if t.lot_leader != NOBODY and t.cash[t.lot_leader] < t.lot_high:
        yield f"{t.lot_leader} leads with {t.lot_high} and has {t.cash[t.lot_leader]}"
    if (t.lot_leader == NOBODY) != (t.lot_high == 0):
        yield f"high is {t.lot_high}, led by {t.lot_leader}"


def only_the_living_are_asked(t: Table) -> Iterator[str]:
    """Holds, wishes and calls are of seats in the game (GAP-22, 2.5)."""
    for name in ("holding", "asked", "wishing"):
        if getattr(t, name) & ~t.living:
            yield f"{name}: {listed(getattr(t, name))} of {listed(t.living)}"
    if t.holding & ~t.has_held:
        yield "somebody holds who never said so"


def nothing_is_pending_at_the_end(t: Table) -> Iterator[str]:
    """When it is over it is over (MA-GOAL-1..3)."""
    pending = (t.throw_for, t.lot, t.debts, t.asked, t.wishing, t.claims, t.offers, t.estates)
    if t.stage == OVER and any((*pending, t.holding)):
        yield f"still pending: {pending}"
    if (t.stage == OVER) != (t.ending != 0):
        yield f"stage {t.stage} with ending {t.ending}"


def the_list_of_events_never_fills(t: Table) -> Iterator[str]:
    """`tell` leaves out what does not fit: nothing may be left out."""
    if t.told >= MOST_TOLD:
        yield f"{t.told} events in one step"


def _numbered(what: str, ids: list[int], following: int) -> Iterator[str]:
    if ids != sorted(set(ids)) or any(not 0 <= one < following for one in ids):
        yield f"{what} are numbered {ids}, next {following}"


LAWS: tuple[Law, ...] = (
    money_is_double_entry,
    every_deed_has_one_owner,
    buildings_are_conserved,
    buildings_stand_where_they_may,
    cards_are_conserved,
    people_are_somewhere,
    claims_are_well_formed,
    debts_are_well_formed,
    offers_are_well_formed,
    the_hammer_is_well_formed,
    only_the_living_are_asked,
    nothing_is_pending_at_the_end,
    the_list_of_events_never_fills,
)
