"""Auctions of land and of single buildings. Ledger 1.10, GAP-41..47, GAP-33, GAP-72."""

from .board import PROPERTIES, SPACES
from .building import bidders_in_turn, raise_street, rooms
from .table import Auction, Table, must


def open_land(table: Table, slot: int, seller: int) -> None:
    """Everybody takes part, from the left neighbour on."""
    table.auction = Auction(slot, table.left_of(seller))


def open_next_of_estate(table: Table) -> None:
    """The lowest slot first. GAP-47."""
    slot = min(table.estate)
    open_land(table, slot, table.estate.pop(slot))


def open_building(table: Table, unit: str, opener: int, street: int) -> None:
    """A declared wish is the first bid; the unit leaves the stock. GAP-33a, GAP-72."""
    floor = table.flags["buildAuction.floor"]
    high = SPACES[street].house if floor == "regular" else int(floor)
    table.stock[unit] -= 1
    bidders = [seat for seat in table.left_of(opener) if rooms(table, seat, unit, table.level)]
    table.auction = Auction(unit, bidders, high, opener, street)
    close_if_over(table)


def bid(table: Table, seat: int, amount: int, street: int | None = None) -> None:
    """Raise. Bids are covered by cash on hand. GAP-41, GAP-44."""
    must(table.dice_for is None and seat in bidders_in_turn(table))
    auction = table.auction
    assert auction is not None
    least = auction.high + table.flags["auction.step"]
    if auction.leader is None:
        least = table.flags["auction.minOpen"]
    must(least <= amount <= table.cash[seat])
    if auction.lot in PROPERTIES:
        must(street is None)
    else:
        street = street_for(table, seat, str(auction.lot), street)
        must(table.flags["buildAuction.floor"] != "regular" or amount >= SPACES[street].house)
    auction.high, auction.leader, auction.street = amount, seat, street
    auction.remaining.remove(seat)
    auction.remaining.append(seat)
    close_if_over(table)


def street_for(table: Table, seat: int, unit: str, street: int | None) -> int:
    """Where the building would go: as said, else the wished street, else the cheapest room."""
    free = rooms(table, seat, unit, table.level)
    must(bool(free))
    if street is not None:
        must(street in free)
        return street
    must(table.rules == 1 or len(free) == 1)  # GAP-81
    wished = [slot for slot in free if table.wishes.get(seat, {}).get(slot, 0) > 0]
    return (wished or free)[0]


def pass_(table: Table, seat: int) -> None:
    """Out of this auction for good."""
    must(table.dice_for is None and seat in bidders_in_turn(table))
    assert table.auction is not None
    table.auction.remaining.remove(seat)
    close_if_over(table)


def close_if_over(table: Table) -> None:
    """Over when all passed, or when one is left and has bid."""
    auction = table.auction
    assert auction is not None
    if auction.remaining and auction.remaining != [auction.leader]:
        return
    table.auction = None
    if auction.leader is None:
        return  # GAP-43: stays with the bank
    table.pay(auction.leader, None, auction.high)
    if auction.street is None:
        table.owner[int(auction.lot)] = auction.leader
        return
    table.stock[str(auction.lot)] += 1
    raise_street(table, auction.street)
    wish = table.wishes.get(auction.leader, {})
    if wish.get(auction.street, 0) > 0:
        wish[auction.street] -= 1
