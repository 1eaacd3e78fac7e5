"""What cannot lie on a board of Monopoly: the first fault found is named with its seat or place."""

from collections import Counter
from collections.abc import Iterator, Sequence

from zuschlag.errors import Refusal
from zuschlag.event.monopoly.sheet_words import Estate, SheetDeed
from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.state import HOTEL_LEVEL
from zuschlag.rules.monopoly.terms import Terms


def check(terms: Terms, seats: Sequence[Estate]) -> None:
    """Refusal, if no game could have ended like this."""
    if len(seats) != terms.seats:
        raise Refusal("event/sheet-seats", {"seats": terms.seats})
    _check_bankrupt(seats)
    _check_deeds(terms.board, seats)
    for seat, estate in enumerate(seats):
        for group in _built_groups(terms.board, estate):
            _check_group(terms, seat, estate, group)
    _check_bank(terms.board, seats)


def _check_bankrupt(seats: Sequence[Estate]) -> None:
    """Who is out has nothing; one after the other, and somebody is left (MA-BANKRUPT-4, GAP-53)."""
    for seat, estate in enumerate(seats):
        if estate.out and (estate.cash or estate.deeds):
            raise Refusal("event/sheet-bankrupt-owns", {"seat": seat + 1})
    order = sorted(estate.out for estate in seats if estate.out)
    if order != list(range(1, len(order) + 1)):
        raise Refusal("event/sheet-bankrupt-order", {"count": len(order)})
    if len(order) == len(seats):
        raise Refusal("event/sheet-nobody-left")


def _check_deeds(board: Board, seats: Sequence[Estate]) -> None:
    """Every deed there is, once (MA-BUY-2)."""
    named = Counter(deed.slot for deed in _all(seats))
    for slot, times in named.items():
        if not board.slots[slot].price:
            raise Refusal("event/sheet-no-deed", {"slot": slot})
        if times > 1:
            raise Refusal("event/sheet-deed-twice", {"slot": slot})


def _built_groups(board: Board, estate: Estate) -> list[str]:
    return sorted({board.slots[deed.slot].group for deed in estate.deeds if deed.level})


def _check_group(terms: Terms, seat: int, estate: Estate, group: str) -> None:
    """A whole group without a mortgage, built evenly (MA-BUILD-1..3, MA-MORT-2, GAP-07)."""
    board = terms.board
    wanted = [number for number, slot in enumerate(board.slots) if slot.group == group]
    held = [deed for deed in estate.deeds if deed.slot in wanted]
    facts = {"seat": seat + 1, "slot": min(deed.slot for deed in held if deed.level)}
    if not board.slots[wanted[0]].house:
        raise Refusal("event/sheet-no-street", facts)
    if len(held) < len(wanted):
        raise Refusal("event/sheet-part-of-group", facts)
    if any(deed.mortgaged for deed in held):
        raise Refusal("event/sheet-mortgaged-group", facts)
    fifth = HOTEL_LEVEL if terms.is_set("hotel.needsAllFour", True) else HOTEL_LEVEL - 1
    levels = [min(deed.level, fifth) for deed in held]
    if max(levels) - min(levels) > 1:
        raise Refusal("event/sheet-uneven", facts)


def _check_bank(board: Board, seats: Sequence[Estate]) -> None:
    """No more buildings than are in the box (GAP-31)."""
    levels = [deed.level for deed in _all(seats)]
    hotels = levels.count(HOTEL_LEVEL)
    houses = sum(level for level in levels if level < HOTEL_LEVEL)
    if houses > board.bank.houses:
        raise Refusal("event/sheet-houses", {"most": board.bank.houses, "found": houses})
    if hotels > board.bank.hotels:
        raise Refusal("event/sheet-hotels", {"most": board.bank.hotels, "found": hotels})


def _all(seats: Sequence[Estate]) -> Iterator[SheetDeed]:
    return (deed for estate in seats for deed in estate.deeds)
