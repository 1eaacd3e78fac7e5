"""`zuschlag simulate`: many games at once, and what they say."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.options import add_option, option
from zuschlag.cli.rules_mode import compiled_rules

if TYPE_CHECKING:
    from zuschlag.lab.simulate import Plan


def add(commands: Any) -> None:
    """Register the command."""
    mine = commands.add_parser(
        "simulate",
        help="play many games at once and print what they say",
        description="Play many games and print win shares with 95 % confidence intervals, score"
        " quantiles and average prices. `random` picks uniformly among pass and every legal total,"
        " and among the buildings of the hand; it runs at machine speed. Other policies play"
        " through the bot contract, a few hundred games a second. Equal seeds give equal figures,"
        " whatever the number of threads.",
        epilog="Five seats in 2015-variant have a short last round: 27 buildings make six rows of"
        " four and one of three, where the first two to leave get nothing and all coins back."
        " --option variant5_removed=2 takes one more pair of cards into play: seven full rows.",
    )
    mine.add_argument("game", choices=["for-sale"], help="the game")
    mine.add_argument("--edition", default="2015", help="the edition (default: 2015)")
    mine.add_argument("--seats", type=int, default=4, help="number of seats (default: 4)")
    mine.add_argument("--games", type=positive, default=100_000, help="how many (default: 100000)")
    mine.add_argument(
        "--policy",
        default="random",
        help="random, heuristic, or one per seat: heuristic,random,random,random (default: random)",
    )
    mine.add_argument("--seed", type=seed, default=1, help="equal seeds, equal games (default: 1)")
    add_option(mine)
    mine.add_argument("--threads", type=positive, help="how many at once (default: all cores)")
    mine.add_argument("--plot", metavar="FILE", type=Path, help="a picture, FILE.png or FILE.svg")
    mine.add_argument(
        "--records", metavar="FILE", type=Path, help="write every game as a record, one per line"
    )
    mine.add_argument("--json", action="store_true", help="print JSON and nothing else")
    mine.set_defaults(run=run)


def seed(text: str) -> int:
    """A whole number that a machine word holds."""
    number = int(text)
    if not -(2**63) <= number < 2**63:
        raise argparse.ArgumentTypeError("the seed must lie between -2^63 and 2^63 - 1")
    return number


def positive(text: str) -> int:
    """A whole number from 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def run(given: argparse.Namespace) -> int:
    """Check everything first, then play, then tell."""
    plan = checked_plan(given)
    compiled_rules("for-sale-batch")
    from zuschlag.cli import simulation_report as report
    from zuschlag.lab.findings import findings
    from zuschlag.lab.simulate import simulate, usable_cores

    for target in (given.records, given.plot):
        if target:
            report.check_target(target)
    threads = given.threads or usable_cores()
    with report.progress(plan.games, "Playing") as advance:
        tally = simulate(plan, threads, advance)
    found = findings(plan, tally)
    if given.records:
        report.write_records(plan, given.records)
    if given.plot:
        from zuschlag.lab.plot import draw

        report.writing(given.plot, lambda: draw(found, tally, given.plot))
    sys.stdout.write(report.as_json(found) if given.json else report.as_text(found))
    return 0


def checked_plan(given: argparse.Namespace) -> "Plan":
    """The plan, or Malformed with what would be right."""
    from zuschlag.bots.roster import ROSTER
    from zuschlag.errors import Malformed
    from zuschlag.lab.simulate import Plan
    from zuschlag.rules.forsale.editions import agree

    policies = tuple(given.policy.split(","))
    for name in policies:
        if name not in ROSTER:
            facts: dict[str, object] = {"policy": name, "known": sorted(ROSTER)}
            raise Malformed("record/unknown-policy", "--policy", facts)
    options = dict(option(text) for text in given.option)
    seats = agree(given.edition, given.seats, options).seats
    if len(policies) == 1:
        policies *= seats
    plan = Plan(given.edition, given.seats, given.games, policies, given.seed, options)
    if len(policies) != plan.terms.seats:
        facts = {"found": len(policies), "seats": given.seats}
        raise Malformed("record/wrong-number-of-policies", "--policy", facts)
    if given.plot and given.plot.suffix.lower() not in (".png", ".svg"):
        facts = {"file": str(given.plot), "allowed": [".png", ".svg"]}
        raise Malformed("record/bad-target", "--plot", facts)
    return plan
