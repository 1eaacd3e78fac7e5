"""`zuschlag play`: the table in the terminal; without a terminal it says how to get one."""

import argparse
import sys
from pathlib import Path
from typing import Any

from zuschlag.cli import plain_table
from zuschlag.cli.compile import parts
from zuschlag.cli.examples import ending
from zuschlag.cli.options import add_option, option
from zuschlag.cli.rules_mode import compile_in_background, plain_rules
from zuschlag.cli.simulation_arguments import positive
from zuschlag.rules.description import part
from zuschlag.rules.games import description
from zuschlag.rules.readiness import is_ready

HOW_TO_PLAY = """\
Zuschlag: For Sale in every edition, and Monopoly, against bots, in your terminal.

This needs a terminal of at least 80 x 24 characters, for Monopoly 100 x 30; run it there:
  zuschlag play                                   choose at the table
  zuschlag play --edition 2015 --seats 4          start from these
  zuschlag play monopoly --board aalen --seats 4  the other game

Without a terminal:
  zuschlag judge FILE      replay a written game and say where it stands
  zuschlag show FILE       print a written game round by round
  zuschlag simulate for-sale --edition 2015 --seats 4 --games 100000
"""


def add(commands: Any) -> None:
    mine = commands.add_parser(
        "play",
        help="play in this terminal",
        description="Open a table in this terminal. What you do not set here you choose there.",
        **ending(
            ("zuschlag play", "For Sale; choose the rest at the table"),
            ("zuschlag play --edition 1997 --seats 5 --name Ada", ""),
            ("zuschlag play --opponents random,heuristic,heuristic", "one bot for each other seat"),
            ("zuschlag play monopoly --board aalen --minutes 60", ""),
            ("zuschlag play monopoly --board my-town.toml", "on your own board"),
        ),
    )
    mine.add_argument(
        "game", nargs="?", help="for-sale (the default), monopoly, or one you installed"
    )
    mine.add_argument(
        "--edition", help="2015, 2015-variant, 1997, ...; Monopoly: aalen-casual, classic, ..."
    )
    mine.add_argument("--seats", type=int, help="3 to 6, as the edition allows; Monopoly: 2 to 6")
    mine.add_argument(
        "--opponents",
        help="heuristic, random, or one per other seat: random,heuristic,heuristic;"
        " Monopoly: landlord or random",
    )
    _add_monopoly(mine)
    add_option(mine)
    mine.add_argument("--name", help="your name at the table")
    mine.add_argument("--seed", type=int, help="deal the same cards again")
    mine.add_argument(
        "--save", metavar="FOLDER", type=Path, help="where games are saved as records"
    )
    mine.set_defaults(run=run)


def _add_monopoly(mine: argparse.ArgumentParser) -> None:
    mine.add_argument(
        "--board",
        metavar="BOARD",
        help="Monopoly: aalen, classic, or a board of your own, FILE.toml",
    )
    lasts = mine.add_mutually_exclusive_group()
    lasts.add_argument("--minutes", type=positive, help="Monopoly: play for so many minutes")
    lasts.add_argument("--rounds", type=positive, help="Monopoly: play for so many rounds")


def switches(given: argparse.Namespace) -> dict[str, object]:
    """The table switches of a command line, the length of the game among them."""
    found = dict(option(text) for text in given.option)
    for unit in ("minutes", "rounds"):
        length = getattr(given, unit)
        if length is not None:
            found["end.limit"] = {unit: length}
    return found


def game_of(given: argparse.Namespace) -> str:
    """The game that is named, or the one that what is given belongs to."""
    named: str | None = given.game
    if named is not None:
        return named
    for_monopoly = (given.board, given.minutes, given.rounds)
    return "monopoly" if any(one is not None for one in for_monopoly) else "for-sale"


def run(given: argparse.Namespace) -> int:
    """Open the table, or explain how."""
    found = description(game_of(given))
    if not found.terminal:
        return plain_table.run(found.game, given, switches(given))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(HOW_TO_PLAY, end="")
        return 0
    notice = ""
    to_compile = parts()
    if compile_in_background(to_compile):
        plain_rules()
        notice = "Compiling the rules in the background, once."
    from zuschlag.terminal.wishes import Wishes

    wishes = Wishes(
        edition=given.edition,
        seats=given.seats,
        opponents=tuple(given.opponents.split(",")) if given.opponents else (),
        options=switches(given),
        seed=given.seed,
        name=given.name,
        save_folder=given.save,
        notice=notice,
        is_notice_over=lambda: all(is_ready(one) for one in to_compile),
        game=found.name,
        board=given.board,
    )
    code: int = part(found.terminal)(wishes)
    return code
