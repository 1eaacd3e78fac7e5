"""`zuschlag simulate monopoly`: many games of Monopoly at once, and what they say."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.judge import contents
from zuschlag.cli.many_machines import add_many_machines
from zuschlag.cli.monopoly.options import monopoly_option
from zuschlag.cli.options import add_option
from zuschlag.cli.rules_mode import compiled_rules
from zuschlag.cli.simulation_arguments import add_shared, check_picture, policies_of

if TYPE_CHECKING:
    from zuschlag.lab.monopoly.simulate import MonopolyPlan
    from zuschlag.rules.monopoly.board_types import Board

ROUNDS = 200
"""As `lab.monopoly.length` has it, which takes longer to load than a page of help."""


EXAMPLES = (
    "zuschlag simulate monopoly --seats 3 --games 1000",
    "zuschlag simulate monopoly --board my-town.toml --plot town.png",
    "zuschlag simulate monopoly --option end.limit=rounds:50 --json",
    "zuschlag simulate monopoly --policy landlord,random --seats 2 --games 20",
)


def add(games: Any) -> None:
    mine = games.add_parser("monopoly", examples=EXAMPLES)
    mine.add_argument("--edition", default="aalen-casual")
    mine.add_argument("--board", default="aalen")
    mine.add_argument("--seats", type=int, default=4)
    mine.add_argument("--policy", default="landlord")
    add_option(mine)
    add_many_machines(mine)
    add_shared(mine, games=10_000)
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check everything first, then play, then tell."""
    plan = checked_plan(given)
    compiled_rules("monopoly-batch" if plan.is_compiled else "monopoly-table")
    from zuschlag.cli import simulation_report as report
    from zuschlag.cli.monopoly import report as told
    from zuschlag.lab.monopoly.findings import findings
    from zuschlag.lab.monopoly.records import records
    from zuschlag.lab.monopoly.simulate import task_of

    found = report.carried_out(given, plan, task_of, findings, records, _draw)
    if found is None:
        return 0
    sys.stdout.write(told.as_json(found) if given.json else told.as_text(found))
    return 0


def _draw(found: Any, _tally: Any, target: Path) -> None:
    from zuschlag.lab.monopoly.plot import draw  # few want a picture

    draw(found, target)


def checked_plan(given: argparse.Namespace) -> "MonopolyPlan":
    """The plan, or Malformed with what would be right."""
    from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
    from zuschlag.lab.monopoly.length import limited
    from zuschlag.lab.monopoly.simulate import MonopolyPlan
    from zuschlag.rules.monopoly.terms import agree

    options = dict(monopoly_option(text) for text in given.option)
    board = board_of(given.board)
    terms = agree(given.edition, given.seats, options, board)
    options = limited(options, terms)
    policies = policies_of(given, terms.seats, list(MONOPOLY_BOTS))
    check_picture(given.plot)
    return MonopolyPlan(
        given.edition, terms.seats, given.games, policies, given.seed, options, board
    )


def board_of(name: str) -> "Board":
    """A board that comes along, or one from a file."""
    from zuschlag.rules.monopoly.board import names, read
    from zuschlag.rules.monopoly.board_file import MOST_BYTES, parse

    if name in names() or not (name == "-" or Path(name).suffix or Path(name).exists()):
        return read(name, "--board")
    return read(parse(contents(name, MOST_BYTES)), "$")
