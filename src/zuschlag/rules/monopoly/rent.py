"""Rent is a claim with a window: the owner must ask for it (MA-RENT, MA-STD-RENT, 2.4)."""

from zuschlag.rules.bits import EMPTY, count, has
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.debt import owe
from zuschlag.rules.monopoly.refusals import (
    AUCTION_RUNS,
    DICE_ARE_THROWN,
    IS_MORTGAGED,
    NO_SUCH_CLAIM,
    NOT_YOUR_CLAIM,
    OK,
    WISHES_COME_FIRST,
)
from zuschlag.rules.monopoly.state import (
    FOR_RENT,
    MOST_CLAIMS,
    NO_LOT,
    NOBODY,
    NOTHING,
    RENT,
    STATION,
    STATION_GROUP,
    STREET,
    UTILITY_GROUP,
    Table,
    holds_group,
)
from zuschlag.rules.monopoly.telling import (
    CLAIM_OPENED,
    DEMANDED,
    EXPIRED,
    RENT_ROLLED,
    WAIVED,
    tell,
)

HIGHEST_THROW = 12


@rule
def has_group_rent(t: Table, slot: int) -> bool:
    """A complete group without a mortgaged member (MA-RENT-7, MA-RENT-9, GAP-06, GAP-40)."""
    group = t.group[slot]
    if not holds_group(t, t.owner[slot], group):
        return False
    return t.group_rent_stays == 1 or t.mortgaged & t.members[group] == EMPTY


@rule
def street_rent(t: Table, slot: int) -> int:
    """As the deed lists it (MA-RENT-2, MA-RENT-6)."""
    rent = t.rents[slot * 8 + t.level[slot]]
    return rent * 2 if t.level[slot] == 0 and has_group_rent(t, slot) else rent


@rule
def sisters(t: Table, slot: int, group: int) -> int:
    """How many of these the owner has, mortgaged ones too (MA-RENT-10, GAP-39)."""
    held = t.deeds[t.owner[slot]] & t.members[group]
    return count(held) if t.count_mortgaged else count(held & ~t.mortgaged)


@rule
def station_rent(t: Table, slot: int) -> int:
    """By the number of stations in one hand; a card may double it (MA-RENT-10, GAP-56)."""
    rent = t.station_rent[sisters(t, slot, STATION_GROUP) - 1]
    return rent * t.station_by_card if t.by_card else rent


@rule
def utility_times(t: Table, slot: int) -> int:
    """What a roll is multiplied by (MA-RENT-11, MA-RENT-12, GAP-56)."""
    if t.by_card:
        return t.utility_by_card
    return t.utility_times[sisters(t, slot, UTILITY_GROUP) - 1]


@rule
def open_claim(t: Table, seat: int, slot: int) -> None:
    """The visitor may be asked for rent from now on (MA-RENT-1, MA-RENT-4, GAP-03)."""
    amount = 0
    times = 0
    if t.kind[slot] == STREET:
        amount = street_rent(t, slot)
    elif t.kind[slot] == STATION:
        amount = station_rent(t, slot)
    else:
        times = utility_times(t, slot)
        if not t.fresh_roll and not t.by_card:
            amount = times * (t.dice[0] + t.dice[1])
    place = min(t.claims, MOST_CLAIMS - 1)
    t.claim_id[place] = t.next_claim
    t.claim_debtor[place] = seat
    t.claim_owner[place] = t.owner[slot]
    t.claim_slot[place] = slot
    t.claim_amount[place] = amount
    t.claim_times[place] = times
    t.claim_turn[place] = t.turn_number
    t.claims = place + 1
    t.next_claim += 1
    tell(t, CLAIM_OPENED, seat, t.owner[slot], slot, amount)
    if t.auto_claim:
        demand(t, place)


@rule
def claim_place(t: Table, number: int) -> int:
    """Where the claim of this number is, or NOBODY's place (MA-RENT-4)."""
    for place in range(t.claims):
        if t.claim_id[place] == number:
            return place
    return NOBODY


@rule
def why_not_claim(t: Table, seat: int, number: int) -> int:
    """An open claim of the seat's own, the game not in the middle of something (GAP-04, GAP-46)."""
    if t.throw_for != NOTHING:
        return DICE_ARE_THROWN
    if t.lot != NO_LOT:
        return AUCTION_RUNS
    if t.asked != EMPTY or t.wishing != EMPTY:
        return WISHES_COME_FIRST
    place = claim_place(t, number)
    if place == NOBODY:
        return NO_SUCH_CLAIM
    return OK if t.claim_owner[place] == seat else NOT_YOUR_CLAIM


@rule
def why_not_demand(t: Table, seat: int, number: int) -> int:
    """Not while the property is mortgaged (MA-RENT-3, MA-RENT-8, MA-MORT-6)."""
    why = why_not_claim(t, seat, number)
    if why == OK and has(t.mortgaged, t.claim_slot[claim_place(t, number)]):
        return IS_MORTGAGED
    return why


@rule
def demand(t: Table, place: int) -> None:
    """The claim becomes a debt, or the visitor rolls for it first (MA-RENT-11, GAP-55)."""
    debtor = t.claim_debtor[place]
    owner = t.claim_owner[place]
    if not t.auto_claim:
        tell(t, DEMANDED, owner, debtor, t.claim_slot[place], t.claim_amount[place])
    if t.claim_times[place] > 0 and t.claim_amount[place] == 0:
        t.throw_for = RENT
        t.throw_claim = place
    else:
        owe(t, debtor, owner, t.claim_amount[place], FOR_RENT)
        drop_claim(t, place)


@rule
def rent_rolled(t: Table, one: int, two: int) -> None:
    """A fresh roll decides; it moves nobody and closes nothing (MA-RENT-11, GAP-55)."""
    place = t.throw_claim
    amount = t.claim_times[place] * (one + two)
    tell(t, RENT_ROLLED, t.claim_debtor[place], one, t.claim_slot[place], two)
    owe(t, t.claim_debtor[place], t.claim_owner[place], amount, FOR_RENT)
    drop_claim(t, place)


@rule
def waive(t: Table, place: int) -> None:
    """The owner lets the visitor off (MA-STD-RENT-1)."""
    tell(t, WAIVED, t.claim_owner[place], t.claim_debtor[place], t.claim_slot[place], 0)
    drop_claim(t, place)


@rule
def drop_claim(t: Table, place: int) -> None:
    """Close the list after this claim (GAP-54)."""
    t.claims -= 1
    for later in range(place, t.claims):
        t.claim_id[later] = t.claim_id[later + 1]
        t.claim_debtor[later] = t.claim_debtor[later + 1]
        t.claim_owner[later] = t.claim_owner[later + 1]
        t.claim_slot[later] = t.claim_slot[later + 1]
        t.claim_amount[later] = t.claim_amount[later + 1]
        t.claim_times[later] = t.claim_times[later + 1]
        t.claim_turn[later] = t.claim_turn[later + 1]


@rule
def expire_claims(t: Table) -> None:
    """A roll in a later turn closes the window for good (MA-RENT-4, MA-RENT-5, GAP-54)."""
    place = 0
    while place < t.claims:
        if t.turn_number - t.claim_turn[place] >= t.claim_turns:
            lapse_claim(t, place)
        else:
            place += 1


@rule
def lapse_claim(t: Table, place: int) -> None:
    """Nobody asked in time (MA-RENT-5)."""
    tell(t, EXPIRED, t.claim_owner[place], t.claim_debtor[place], t.claim_slot[place], 0)
    drop_claim(t, place)


@rule
def lapse_claims_of(t: Table, owner: int) -> None:
    """The owner has no more to ask for (GAP-52)."""
    place = 0
    while place < t.claims:
        if t.claim_owner[place] == owner:
            lapse_claim(t, place)
        else:
            place += 1


@rule
def void_claims(t: Table, seat: int) -> None:
    """Claims of and against somebody who leaves the game (GAP-54)."""
    place = 0
    while place < t.claims:
        if t.claim_debtor[place] == seat or t.claim_owner[place] == seat:
            drop_claim(t, place)
        else:
            place += 1


@rule
def is_claimed_from(t: Table, seat: int) -> bool:
    """Whether there is an open claim against this seat (GAP-65)."""
    for place in range(t.claims):
        if t.claim_debtor[place] == seat:
            return True
    return False


@rule
def claimed_from(t: Table, seat: int) -> int:
    """What open claims may still cost this seat; dice at their highest (GAP-76)."""
    total = 0
    for place in range(t.claims):
        if t.claim_debtor[place] == seat:
            amount = t.claim_amount[place]
            total += amount if amount > 0 else t.claim_times[place] * HIGHEST_THROW
    return total


@rule
def claimants(t: Table) -> int:
    """The seats that could demand something now (GAP-52)."""
    found = EMPTY
    for place in range(t.claims):
        if not has(t.mortgaged, t.claim_slot[place]):
            found |= 1 << t.claim_owner[place]
    return found
