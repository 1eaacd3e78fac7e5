"""`zuschlag simulate`: many games at once, and what they say."""

from typing import Any

from zuschlag.cli import plain_simulation
from zuschlag.rules.description import part
from zuschlag.rules.games import BUILT_IN, descriptions


def add(commands: Any, all_games: bool = False) -> None:
    """Register the command with its games; those from outside take a moment to find."""
    mine = commands.add_parser(
        "simulate",
        help="play many games at once and print what they say",
        description="Play many games between bots and print what they say: who wins, with 95 %"
        " confidence intervals, and what the game does meanwhile. Equal seeds give equal figures,"
        " whatever the number of threads.",
        epilog="Each game explains itself: zuschlag simulate monopoly --help",
    )
    games = mine.add_subparsers(title="games", dest="game", required=True, help="the game")
    for found in (descriptions() if all_games else BUILT_IN).values():
        if found.simulate:
            part(found.simulate)(games)
        else:
            plain_simulation.add(games, found)
