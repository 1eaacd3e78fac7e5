"""What can be played here: games, editions, seats, switches with their choices, bots."""

from functools import cache
from typing import Any

import msgspec

from zuschlag.bots.roster import MONOPOLY_ROSTER, ROSTER
from zuschlag.rules.forsale import editions
from zuschlag.rules.monopoly import board, terms


class EditionCard(msgspec.Struct, frozen=True):
    """An edition: how many may sit down, and what can be agreed, the usual choice first."""

    edition: str
    seats: list[int]
    options: dict[str, list[Any]]


class GameCard(msgspec.Struct, frozen=True):
    """A game with everything one needs to make a table of it."""

    game: str
    editions: list[EditionCard]
    bots: list[str]
    boards: list[str] = []


@cache
def games() -> list[GameCard]:
    """Every game there is."""
    return [
        GameCard("for-sale", [_for_sale(one) for one in editions.editions()], list(ROSTER)),
        GameCard(
            "monopoly",
            [_monopoly(one) for one in terms.presets()],
            list(MONOPOLY_ROSTER),
            list(board.names()),
        ),
    ]


def _for_sale(edition: str) -> EditionCard:
    seats = list(editions.seats_of(edition))
    offered: dict[str, list[Any]] = {}
    for number in seats:
        for name, values in editions.choices(edition, number).items():
            offered.setdefault(name, list(values))
    return EditionCard(edition, seats, offered)


def _monopoly(preset: str) -> EditionCard:
    """The preset's own choice first; eight may sit down where players.max says so."""
    own = terms.preset_of(preset)
    offered: dict[str, list[Any]] = {}
    for name, values in terms.choices().items():
        first = own.get(name, values[0])
        offered[name] = [first, *(value for value in values if value != first)]
    offered["end.limit"] = [own.get("end.limit"), {"minutes": 60}, {"rounds": 50}]
    return EditionCard(preset, list(range(terms.LEAST_SEATS, 9)), offered)
