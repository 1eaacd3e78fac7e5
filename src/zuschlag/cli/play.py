"""`zuschlag play`: the table in the terminal; without a terminal it says how to get one."""

import argparse
import sys
from pathlib import Path
from typing import Any

from zuschlag.cli.compile import PARTS
from zuschlag.cli.options import add_option, option
from zuschlag.cli.rules_mode import compile_in_background, plain_rules
from zuschlag.rules import cache

HOW_TO_PLAY = """\
Zuschlag: For Sale in every edition, against bots, in your terminal.

This needs a terminal of at least 80 x 24 characters; run it there:
  zuschlag play                                   choose at the table
  zuschlag play --edition 2015 --seats 4          start from these

Without a terminal:
  zuschlag judge FILE      replay a written game and say where it stands
  zuschlag show FILE       print a written game round by round
  zuschlag simulate for-sale --edition 2015 --seats 4 --games 100000
"""


def add(commands: Any) -> None:
    """Register the command."""
    mine = commands.add_parser(
        "play",
        help="sit down at the table in the terminal",
        description="Open the table in the terminal: choose edition, seats and opponents.",
    )
    mine.add_argument("--edition", help="2015, 2015-variant, 1997, 1997-strict, ...")
    mine.add_argument("--seats", type=int, help="3 to 6, as the edition allows")
    mine.add_argument(
        "--opponents", help="heuristic, random, or one per other seat: random,heuristic,heuristic"
    )
    add_option(mine)
    mine.add_argument("--name", help="your name at the table")
    mine.add_argument("--seed", type=int, help="deal the same cards again")
    mine.add_argument("--save", metavar="FOLDER", type=Path, help="where records are saved")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Open the table, or explain how."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(HOW_TO_PLAY, end="")
        return 0
    notice = ""
    if compile_in_background(list(PARTS)):
        plain_rules()
        notice = "Compiling the rules in the background, once."
    from zuschlag.terminal.app import run as open_table
    from zuschlag.terminal.wishes import Wishes

    wishes = Wishes(
        edition=given.edition,
        seats=given.seats,
        opponents=tuple(given.opponents.split(",")) if given.opponents else (),
        options=dict(option(text) for text in given.option),
        seed=given.seed,
        name=given.name,
        save_folder=given.save,
        notice=notice,
        is_notice_over=lambda: all(cache.is_ready(part) for part in PARTS),
    )
    return open_table(wishes)
