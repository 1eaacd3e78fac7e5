"""`zuschlag simulate for-sale`: many games of For Sale at once, and what they say."""

import argparse
import sys
from typing import TYPE_CHECKING, Any

from zuschlag.cli.examples import ending
from zuschlag.cli.options import add_option, option
from zuschlag.cli.rules_mode import compiled_rules
from zuschlag.cli.simulation_arguments import add_shared, check_picture, policies_of
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.lab.forsale.simulate import ForSalePlan


def add(games: Any) -> None:
    mine = games.add_parser(
        "for-sale",
        help="win shares, score quantiles, what buildings cost",
        description="Play many games and print win shares with 95 % confidence intervals, score"
        " quantiles and average prices. Equal seeds give equal figures, whatever the number of"
        " threads.",
        **ending(
            ("zuschlag simulate for-sale --edition 1997 --seats 5", ""),
            ("zuschlag simulate for-sale --games 1000000 --json", "figures for programs"),
            ("zuschlag simulate for-sale --policy heuristic,random,random,random --games 2000", ""),
            ("zuschlag simulate for-sale --games 10 --records games.jsonl", "ten written games"),
            note="`random` picks uniformly among pass and every legal total, and among the"
            " buildings in hand; it runs at machine speed. Other policies play through the bot"
            " contract, a few hundred games a second. `searcher` thinks by the clock, so its"
            " games differ from run to run.\n\nFive seats in 2015-variant have a short last"
            " round: 27 buildings make six rows of four and one of three, where the first two"
            " to leave get nothing and all their coins back. --option variant5_removed=2 keeps"
            " one more pair of cards in play: seven full rows.",
        ),
    )
    mine.add_argument(
        "--edition", default="2015", help="2015, 2015-variant, 1997, ... (default: 2015)"
    )
    mine.add_argument(
        "--seats", type=int, default=4, help="3 to 6, as the edition allows (default: 4)"
    )
    mine.add_argument(
        "--policy",
        default="random",
        help="random, heuristic, club, champion or any other bot, or one per seat:"
        " heuristic,random,random,random"
        " (default: random)",
    )
    add_option(mine)
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
    from zuschlag.lab.forsale.simulate import simulate, usable_cores

    report.check_targets(given.records, given.plot)
    with report.progress(plan.games, say("sim-playing")) as advance:
        tally = simulate(plan, given.threads or usable_cores(), advance)
    found = findings(plan, tally)
    if given.records:
        report.write_records(records(plan), plan.games, given.records)
    if given.plot:
        from zuschlag.lab.forsale.plot import draw

        report.writing(given.plot, lambda: draw(found, tally, given.plot))
    sys.stdout.write(told.as_json(found) if given.json else told.as_text(found))
    return 0


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
