"""`zuschlag simulate`: many games at once, and what they say."""

from typing import Any

from zuschlag.cli import plain_simulation
from zuschlag.cli.examples import ending
from zuschlag.rules.description import part
from zuschlag.rules.games import BUILT_IN, descriptions


def add(commands: Any, all_games: bool = False) -> None:
    """Register the command with its games; those from outside take a moment to find."""
    mine = commands.add_parser(
        "simulate",
        help="play many games between bots, and say who wins",
        description="Play many games between bots and print who wins, with 95 % confidence"
        " intervals, and what happens on the way. Equal seeds give equal figures, whatever the"
        " number of threads.",
        **ending(
            ("zuschlag simulate for-sale", "100,000 random games"),
            ("zuschlag simulate monopoly --games 1000 --plot money.png", ""),
            ("zuschlag simulate monopoly --help", "each game explains itself"),
        ),
    )
    games = mine.add_subparsers(title="games", dest="game", required=True, help="the game")
    for found in (descriptions() if all_games else BUILT_IN).values():
        if found.simulate:
            part(found.simulate)(games)
        else:
            plain_simulation.add(games, found)
