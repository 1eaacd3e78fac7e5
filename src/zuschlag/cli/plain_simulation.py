"""`zuschlag simulate GAME` for a game that brings no simulation: who wins, and with how much."""

import argparse
import json
import sys
from functools import partial
from typing import Any

from zuschlag.cli.many_machines import add_many_machines
from zuschlag.cli.options import add_option, option
from zuschlag.cli.simulation_arguments import add_shared, check_picture, policies_of
from zuschlag.rules.description import Description
from zuschlag.words.here import say, words


def add(games: Any, found: Description) -> None:
    """Register the game."""
    mine = games.add_parser(found.name, key="simulate-any")
    mine.add_argument("--edition")
    mine.add_argument("--seats", type=int)
    mine.add_argument("--policy")
    add_option(mine)
    add_many_machines(mine)
    add_shared(mine, games=1_000)
    mine.set_defaults(run=partial(run, found))


def run(found: Description, given: argparse.Namespace) -> int:
    """Check everything first, then play, then tell."""
    from zuschlag.bots.roster import bots_of
    from zuschlag.cli import simulation_report as report
    from zuschlag.lab import matches

    game, known = found.game, list(bots_of(found.name))
    edition = given.edition or game.editions()[0]
    options = dict(option(text) for text in given.option)
    seats = given.seats or (min(game.seats(edition)) if edition in game.editions() else 0)
    game.agree(edition, seats, options)
    given.policy = given.policy or known[0]
    policies = policies_of(given, seats, known)
    check_picture(given.plot)
    plan = matches.MatchPlan(found.name, edition, seats, given.games, policies, given.seed, options)
    result = report.carried_out(
        given,
        plan,
        matches.task_of,
        lambda _, tally: tally,
        matches.records,
        lambda _, tally, target: matches.draw(plan, tally, target),
    )
    if result is None:
        return 0
    sys.stdout.write(as_json(plan, result) if given.json else as_text(plan, result))
    return 0


def as_json(plan: Any, result: Any) -> str:
    """Everything as one JSON object."""
    shares = result.shares
    told = {
        "game": plan.game,
        "edition": plan.edition,
        "seats": plan.seats,
        "options": dict(plan.options),
        "policies": list(plan.policies),
        "seed": plan.seed,
        "games": result.games,
        "cpu_seconds": result.cpu_seconds,
        "win_share": [share.value for share in shares],
        "win_share_95": [[share.low, share.high] for share in shares],
        "mean_score": result.mean_scores,
    }
    return json.dumps(told) + "\n"


def as_text(plan: Any, result: Any) -> str:
    """A table for a person."""
    from zuschlag.cli import simulation_report as report

    game = f"{plan.game} {plan.edition}"
    scores = {say("sim-score"): [words().decimal(one, 1) for one in result.mean_scores]}
    lines = [
        report.heading(game, plan.seats, result.games, plan.seed),
        "",
        *report.winners(plan.policies, result.shares, scores),
    ]
    return "\n".join(lines) + "\n"
