"""`zuschlag simulate`: many games at once, and what they say."""

from typing import Any

from zuschlag.cli import plain_simulation
from zuschlag.rules.description import part
from zuschlag.rules.games import BUILT_IN, descriptions

EXAMPLES = (
    "zuschlag simulate for-sale",
    "zuschlag simulate monopoly --games 1000 --plot money.png",
    "zuschlag simulate monopoly --help",
)


def add(commands: Any, all_games: bool = False) -> None:
    """Register the command with its games; those from outside take a moment to find."""
    mine = commands.add_parser("simulate", examples=EXAMPLES)
    games = mine.add_subparsers(title="games", dest="game", metavar="GAME", required=True)
    for found in (descriptions() if all_games else BUILT_IN).values():
        if found.simulate:
            part(found.simulate)(games)
        else:
            plain_simulation.add(games, found)
