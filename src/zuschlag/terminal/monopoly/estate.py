"""Deeds and their figures, as an observation has them."""

from collections.abc import Iterable

from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.figures import SlotFigures
from zuschlag.rules.monopoly.state import HOTEL_LEVEL
from zuschlag.rules.monopoly.views import Observation
from zuschlag.words import here

STREETS = ("brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue")
GROUPS = (*STREETS, "station", "utility")


def members(board: Board, group: str) -> list[int]:
    """The slots of a group."""
    return [place for place, slot in enumerate(board.slots) if slot.group == group]


def by_group(board: Board, deeds: Iterable[int]) -> list[int]:
    """Deeds in the order of the groups, which for stations is not that of the board."""
    return sorted(deeds, key=lambda slot: (GROUPS.index(board.slots[slot].group), slot))


def is_whole(seen: Observation, board: Board, slot: int) -> bool:
    """Whether the group of this slot is in one hand."""
    owners = {seen.owners[one] for one in members(board, board.slots[slot].group)}
    return len(owners) == 1 and None not in owners


def of(seen: Observation, slot: int) -> SlotFigures:
    """What a property costs and brings now."""
    return next(one for one in seen.figures if one.slot == slot)


def net_worth(seen: Observation, seat: int) -> int | None:
    """All a seat has; None while its cash is covered."""
    one = seen.people[seat]
    if not one.is_living:
        return 0
    return None if one.cash is None else one.cash + one.deeds_worth + one.buildings_worth


def height(level: int) -> str:
    """What stands on a street."""
    if level in (0, HOTEL_LEVEL):
        return here.say("height-hotel" if level else "height-bare")
    return here.say("row-houses", count=level)


def rent_now(seen: Observation, slot: int) -> str:
    """What a visitor would be asked for now."""
    one = of(seen, slot)
    if one.times is not None:
        return here.say("dice-times", times=one.times)
    return "-" if one.rent is None else str(one.rent)
