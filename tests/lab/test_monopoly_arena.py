"""Monopoly in the arena: at machine speed the very games that the driver plays."""

from typing import Any

import pytest

from tests.thorough import a_few
from zuschlag.lab.arena.game_in_arena import Block
from zuschlag.lab.arena.luck import luck_of_deal
from zuschlag.lab.arena.playing import driven
from zuschlag.lab.monopoly.arena import MonopolyInArena
from zuschlag.rules.monopoly.game import MONOPOLY

FIELDS = [
    ("aalen-casual", ("magnate@16", "landlord", "broker@16", "club")),
    ("aalen-event-strict", ("lodger", "builder@16", "magnate@16")),
    ("aalen-casual", ("stroller", "shopkeeper", "landlord", "magnate@16", "builder@16", "club")),
    ("aalen-casual", ("magnate@16", "magnate@16")),
    ("classic", ("landlord", "builder@16", "stroller", "magnate@16")),
    ("tournament", ("magnate@16", "club", "broker@16", "shopkeeper", "landlord")),
]


def block(edition: str, seating: tuple[str, ...], options: dict[str, Any] | None = None) -> Block:
    """A game that is dealt and not begun, and another."""
    chosen = {"end.limit": {"rounds": 12}, "cash.hidden": False} | (options or {})
    terms = MONOPOLY.agree(edition, len(seating), chosen)
    states = [MONOPOLY.begin(terms, MONOPOLY.deal(terms, luck_of_deal(3, n))) for n in range(2)]
    return Block(terms, seating, 3, range(2), states)


@pytest.mark.parametrize(("edition", "seating"), a_few(FIELDS, 3))
def test_the_machine_plays_the_games_of_the_driver(edition: str, seating: tuple[str, ...]) -> None:
    fast = MonopolyInArena().play(block(edition, seating))
    assert fast == list(driven("monopoly", block(edition, seating)))


@pytest.mark.parametrize("other", ["random", "tycoon@8"])
def test_who_draws_luck_is_left_to_the_driver(other: str) -> None:
    assert MonopolyInArena().play(block("aalen-casual", ("club", other))) is None


def test_covered_purses_are_left_to_the_driver() -> None:
    dealt = block("aalen-casual", ("club", "landlord"), {"cash.hidden": True})
    assert MonopolyInArena().play(dealt) is None
