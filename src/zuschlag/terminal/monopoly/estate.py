"""What deeds are worth and bring, figured from an observation and the board alone."""

from collections.abc import Iterable

from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.state import HOTEL_LEVEL
from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.views import Observation

GROUP_NAMES = {
    "brown": "Brown",
    "lightblue": "Light blue",
    "pink": "Pink",
    "orange": "Orange",
    "red": "Red",
    "yellow": "Yellow",
    "green": "Green",
    "darkblue": "Dark blue",
    "station": "Stations",
    "utility": "Utilities",
}


def members(board: Board, group: str) -> list[int]:
    """The slots of a group."""
    return [place for place, slot in enumerate(board.slots) if slot.group == group]


def by_group(board: Board, deeds: Iterable[int]) -> list[int]:
    """Deeds in the order of the groups, which for stations is not that of the board."""
    order = list(GROUP_NAMES)
    return sorted(deeds, key=lambda slot: (order.index(board.slots[slot].group), slot))


def is_whole(seen: Observation, board: Board, slot: int) -> bool:
    """Whether the group of this slot is in one hand."""
    owners = {seen.owners[one] for one in members(board, board.slots[slot].group)}
    return len(owners) == 1 and None not in owners


def mortgage_value(board: Board, slot: int) -> int:
    """What the bank lends on a deed."""
    return board.slots[slot].price // 2


def interest(terms: Terms, slot: int) -> int:
    """A tenth of the mortgage."""
    value = mortgage_value(terms.board, slot)
    return value // 10 if terms.is_set("interest.round", "floor") else (value + 9) // 10


def redemption(seen: Observation, terms: Terms, slot: int) -> int:
    """What it costs to turn a deed face up; an heir has paid the interest already."""
    inherited = seen.book["inherited"]
    assert isinstance(inherited, int), "a set is one number"
    is_heir = bool(inherited >> slot & 1)
    return mortgage_value(terms.board, slot) + (0 if is_heir else interest(terms, slot))


def deeds_worth(seen: Observation, terms: Terms, seat: int) -> tuple[int, int]:
    """Land and buildings of a seat as they will be counted at the end."""
    board, land, buildings = terms.board, 0, 0
    for slot in seen.people[seat].deeds:
        mortgaged = slot in seen.mortgaged
        land += mortgage_value(board, slot) if mortgaged else board.slots[slot].price
        cost = seen.levels[slot] * board.slots[slot].house
        buildings += cost // 2 if terms.is_set("end.buildings", "half") else cost
    return land, buildings


def net_worth(seen: Observation, terms: Terms, seat: int) -> int | None:
    """All a seat has; None while its cash is covered."""
    one = seen.people[seat]
    if not one.is_living:
        return 0
    return None if one.cash is None else one.cash + sum(deeds_worth(seen, terms, seat))


def to_raise(seen: Observation, board: Board, seat: int) -> int:
    """What selling every building and mortgaging every deed would bring."""
    total = 0
    for slot in seen.people[seat].deeds:
        if slot not in seen.mortgaged:
            total += mortgage_value(board, slot)
            total += seen.levels[slot] * (board.slots[slot].house // 2)
    return total


def height(level: int) -> str:
    """What stands on a street."""
    if level in (0, HOTEL_LEVEL):
        return "a hotel" if level else "bare land"
    return "1 house" if level == 1 else f"{level} houses"


def rent_now(seen: Observation, terms: Terms, slot: int) -> str:
    """What a visitor would be asked for now."""
    board, owner = terms.board, seen.owners[slot]
    if owner is None or slot in seen.mortgaged:
        return "-"
    one, sisters = board.slots[slot], members(board, board.slots[slot].group)
    if one.kind == "street":
        return str(_street_rent(seen, terms, slot))
    counted = [s for s in sisters if seen.owners[s] == owner]
    if terms.is_set("rent.countMortgaged", False):
        counted = [s for s in counted if s not in seen.mortgaged]
    if one.kind == "station":
        return str(board.money.station[len(counted) - 1])
    return f"{board.money.utility[len(counted) - 1]} × dice"


def _street_rent(seen: Observation, terms: Terms, slot: int) -> int:
    one, level = terms.board.slots[slot], seen.levels[slot]
    if level or not is_whole(seen, terms.board, slot):
        return one.rents[level]
    group = members(terms.board, one.group)
    stays = terms.is_set("rent.groupWithMortgage", "double")
    return one.rents[0] * (2 if stays or not any(s in seen.mortgaged for s in group) else 1)
