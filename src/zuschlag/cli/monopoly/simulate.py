"""`zuschlag simulate monopoly`: many games of Monopoly at once, and what they say."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.examples import ending
from zuschlag.cli.judge import opened, unreadable
from zuschlag.cli.monopoly.options import add_monopoly_option, monopoly_option
from zuschlag.cli.rules_mode import compiled_rules
from zuschlag.cli.simulation_arguments import add_shared, check_picture, policies_of
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.lab.monopoly.simulate import MonopolyPlan
    from zuschlag.rules.monopoly.board_types import Board

ROUNDS = 200
"""As `lab.monopoly.length` has it, which takes longer to load than a page of help."""


def add(games: Any) -> None:
    mine = games.add_parser(
        "monopoly",
        help="win shares, where throws end, money over time",
        description="Play many games and print win shares with 95 % confidence intervals, how long"
        " games last, what happens in them, where throws end and how money grows. Equal seeds give"
        " equal figures, whatever the number of threads.",
        **ending(
            ("zuschlag simulate monopoly --seats 3 --games 1000", ""),
            ("zuschlag simulate monopoly --board my-town.toml --plot town.png", ""),
            ("zuschlag simulate monopoly --option end.limit=rounds:50 --json", ""),
            ("zuschlag simulate monopoly --policy landlord,random --seats 2 --games 20", ""),
            note="`landlord` buys, builds, trades and bids by rules of thumb; a table of landlords"
            " runs at machine speed, thousands of games a second. `random` does anything legal;"
            " tables with it play through the bot contract, a few games a second.\n\nA simulation"
            f" has no clock: presets without a limit on rounds end after {ROUNDS} rounds, unless"
            " --option end.limit=rounds:N says otherwise; end.limit=none plays until one player is"
            " left. docs/rules/monopoly.md lists every switch with its values.",
        ),
    )
    mine.add_argument(
        "--edition",
        default="aalen-casual",
        help="the preset: aalen-casual, aalen-event, aalen-event-strict, tournament, classic"
        " (default: aalen-casual)",
    )
    mine.add_argument(
        "--board", default="aalen", help="aalen, classic, or a board FILE.toml (default: aalen)"
    )
    mine.add_argument("--seats", type=int, default=4, help="2 to 6 (default: 4)")
    mine.add_argument(
        "--policy",
        default="landlord",
        help="landlord, random, or one per seat: landlord,random,random,random (default: landlord)",
    )
    add_monopoly_option(mine)
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
    from zuschlag.lab.monopoly.simulate import simulate
    from zuschlag.lab.parallel import usable_cores

    report.check_targets(given.records, given.plot)
    with report.progress(plan.games, say("sim-playing")) as advance:
        tally = simulate(plan, given.threads or usable_cores(), advance)
    found = findings(plan, tally)
    if given.records:
        report.write_records(records(plan), plan.games, given.records)
    if given.plot:
        from zuschlag.lab.monopoly.plot import draw

        report.writing(given.plot, lambda: draw(found, given.plot))
    sys.stdout.write(told.as_json(found) if given.json else told.as_text(found))
    return 0


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
    try:
        with opened(name) as source:
            data = source.read(MOST_BYTES + 1)
    except OSError as fault:
        raise unreadable(name, fault) from None
    return read(parse(data), "$")
