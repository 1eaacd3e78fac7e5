"""`zuschlag simulate for-sale`: many games of For Sale at once, and what they say."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.many_machines import add_many_machines
from zuschlag.cli.options import add_option, option
from zuschlag.cli.rules_mode import compiled_rules
from zuschlag.cli.simulation_arguments import add_shared, check_picture, policies_of

if TYPE_CHECKING:
    from zuschlag.lab.forsale.simulate import ForSalePlan


EXAMPLES = (
    "zuschlag simulate for-sale --edition 1997 --seats 5",
    "zuschlag simulate for-sale --games 1000000 --json",
    "zuschlag simulate for-sale --policy heuristic,random,random,random --games 2000",
    "zuschlag simulate for-sale --games 10 --records games.jsonl",
)


def add(games: Any) -> None:
    mine = games.add_parser("for-sale", examples=EXAMPLES)
    mine.add_argument("--edition", default="2015")
    mine.add_argument("--seats", type=int, default=4)
    mine.add_argument("--policy", default="random")
    add_option(mine)
    add_many_machines(mine)
    add_shared(mine, games=100_000)
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check everything first, then play, then tell."""
    plan = checked_plan(given)
    compiled_rules("for-sale-batch")
    from zuschlag.cli import simulation_report as report
    from zuschlag.cli.forsale import report as told
    from zuschlag.lab.forsale.findings import findings
    from zuschlag.lab.forsale.records import records
    from zuschlag.lab.forsale.simulate import task_of

    found = report.carried_out(given, plan, task_of, findings, records, _draw)
    if found is None:
        return 0
    sys.stdout.write(told.as_json(found) if given.json else told.as_text(found))
    return 0


def _draw(found: Any, tally: Any, target: Path) -> None:
    from zuschlag.lab.forsale.plot import draw  # few want a picture

    draw(found, tally, target)


def checked_plan(given: argparse.Namespace) -> "ForSalePlan":
    """The plan, or Malformed with what would be right."""
    from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
    from zuschlag.lab.forsale.simulate import ForSalePlan
    from zuschlag.rules.forsale.editions import agree

    options = dict(option(text) for text in given.option)
    seats = agree(given.edition, given.seats, options).seats
    policies = policies_of(given, seats, list(FOR_SALE_BOTS))
    check_picture(given.plot)
    return ForSalePlan(given.edition, given.seats, given.games, policies, given.seed, options)
