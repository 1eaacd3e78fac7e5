"""Rents and the claims for them. Ledger 1.6, 2.4."""

from .board import SPACES, with_mates
from .table import Claim, Table, must

STATION_RENTS = [0, 25, 50, 100, 200]  # MA-RENT-10


def open_claim(table: Table, visitor: int, slot: int, by_card: bool) -> None:
    """A visitor comes to rest on somebody else's space."""
    owner = table.owner[slot]
    assert owner is not None
    if slot in table.mortgaged:  # MA-RENT-3
        return
    amount: int | None = None
    factor = 0
    if SPACES[slot].kind == "utility":
        factor = utility_factor(table, slot, by_card)
        if table.flags["rent.utilityRoll"] == "arrival" and not by_card:
            amount = factor * table.arrival
    elif SPACES[slot].kind == "station":
        amount = station_rent(table, slot) * (2 if by_card else 1)  # GAP-56
    else:
        amount = street_rent(table, slot)
    claim = Claim(table.next_claim, visitor, owner, slot, amount, factor, table.turns_ended)
    table.next_claim += 1
    table.claims.append(claim)
    if table.flags["rent.claim"] == "auto":
        demand(table, owner, claim.id)


def street_rent(table: Table, slot: int) -> int:
    """MA-RENT-6..9, GAP-06, GAP-40."""
    rents = SPACES[slot].rents
    owner = table.owner[slot]
    assert owner is not None
    if table.level[slot] > 0:
        return rents[table.level[slot]]
    has_group_rent = table.owns_group(owner, slot)
    if table.flags["rent.groupWithMortgage"] == "base" and not table.group_is_free(slot):
        has_group_rent = False
    return 2 * rents[0] if has_group_rent else rents[0]


def sisters(table: Table, slot: int) -> int:
    """How many of the group count for the owner. GAP-39."""
    own = [mate for mate in with_mates(slot) if table.owner[mate] == table.owner[slot]]
    if not table.flags["rent.countMortgaged"]:
        own = [mate for mate in own if mate not in table.mortgaged]
    return len(own)


def station_rent(table: Table, slot: int) -> int:
    """MA-RENT-10."""
    return STATION_RENTS[sisters(table, slot)]


def utility_factor(table: Table, slot: int, by_card: bool) -> int:
    """MA-RENT-11..12, GAP-56."""
    return 10 if by_card or sisters(table, slot) == 2 else 4


def own_claim(table: Table, seat: int, claim_id: int) -> Claim:
    """The seat's open claim of that number, when one may ask for rent."""
    must(table.dice_for is None and table.phase() in ("turn", "window", "debt"))
    for claim in table.claims:
        if claim.id == claim_id and claim.owner == seat:
            return claim
    must(False)
    raise AssertionError


def demand(table: Table, seat: int, claim_id: int) -> None:
    """Rent is asked for and becomes a debt. MA-RENT-4, MA-MORT-6, GAP-55."""
    claim = own_claim(table, seat, claim_id)
    must(claim.slot not in table.mortgaged)
    table.claims.remove(claim)
    if claim.amount is None:
        table.dice_for = "rent"
        table.rent_roll = claim
    else:
        table.owe(claim.debtor, claim.owner, claim.amount)


def waive(table: Table, seat: int, claim_id: int) -> None:
    """The owner lets it be."""
    table.claims.remove(own_claim(table, seat, claim_id))


def rent_thrown(table: Table, total: int) -> None:
    """The visitor's rent roll at a utility."""
    claim = table.rent_roll
    assert claim is not None
    table.rent_roll = None
    table.owe(claim.debtor, claim.owner, claim.factor * total)


def expire_claims(table: Table) -> None:
    """A roll closes the windows of earlier turns. MA-RENT-5, GAP-54."""
    grace = 1 if table.flags["rent.claim"] == "championship" else 0
    table.claims = [c for c in table.claims if table.turns_ended - c.turn <= grace]
