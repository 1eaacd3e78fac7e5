"""`zuschlag arena`: bots against bots on equal deals; `zuschlag arena gate`: may a new one in?"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.examples import ending
from zuschlag.cli.monopoly.options import monopoly_option
from zuschlag.cli.options import option
from zuschlag.cli.rules_mode import compiled_rules
from zuschlag.cli.simulation_arguments import positive, seed
from zuschlag.errors import Malformed
from zuschlag.lab.arena.fields import CHOICES
from zuschlag.rules.games import description
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.lab.arena.plan import Plan
    from zuschlag.lab.arena.playing import Row

GATE = "gate"
DEALS = 200
PLAYOUTS = 16
ENDINGS = (".html", ".md")


def add(commands: Any) -> None:
    mine = commands.add_parser(
        "arena",
        help="measure bots against each other, so that nobody can doubt it",
        description="Let bots play each other: the same deals for all of them, every deal in all"
        " seats. Prints ratings and a matrix of wins with 95 % intervals clustered by deal. Equal"
        " plans give equal games, byte for byte, on any number of processes.",
        usage="%(prog)s [GAME] [options]\n       %(prog)s gate NEW OLD [--game GAME] [options]",
        **ending(
            ("zuschlag arena", f"all house bots of For Sale, four seats, {DEALS} deals"),
            ("zuschlag arena --bots heuristic,searcher@64 --deals 1000 --folder duel", ""),
            ("zuschlag arena monopoly --deals 50 --report monopoly.html", ""),
            ("zuschlag arena --fields mixed --seats 3", "three different bots at each table"),
            ("zuschlag arena gate searcher@128 searcher@64", "exit code 1 if it falls anywhere"),
            note="A bot that thinks gets a budget in playouts, never in time: searcher@64."
            "\n\nWith --folder a run that was stopped goes on where it was, and the games"
            " (results.jsonl), a report (report.html) and a table (report.md) are left there."
            "\n\nThe gate puts NEW and OLD into the same fields on the same deals. NEW falls in a"
            " cell if the upper 95 % bound of the difference lies below zero; it may replace OLD"
            " if it falls in none.",
        ),
    )
    mine.add_argument(
        "what",
        nargs="*",
        metavar="GAME",
        help="for-sale (the default), monopoly, or one you installed; or: gate NEW OLD",
    )
    _add_plan(mine)
    _add_running(mine)
    mine.set_defaults(run=run)


def _add_plan(mine: argparse.ArgumentParser) -> None:
    mine.add_argument("--game", help="the game, for the gate (default: for-sale)")
    mine.add_argument(
        "--bots", help="who plays: NAME,NAME@PLAYOUTS,...; for the gate the rivals (default: all)"
    )
    mine.add_argument(
        "--fields",
        choices=CHOICES,
        default="matrix",
        help="matrix: each bot alone among each other kind; one: only the first bot; mixed:"
        " different bots at each table; all: matrix and mixed (default: matrix)",
    )
    mine.add_argument("--edition", help="the edition or preset (default: 2015, aalen-casual)")
    mine.add_argument("--seats", type=positive, help="how many sit at a table (default: 4)")
    mine.add_argument("--board", help="a board by its name, where the game has several")
    mine.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table switch, as for zuschlag simulate; may be repeated",
    )
    mine.add_argument(
        "--deals", type=positive, default=DEALS, help=f"how many deals (default: {DEALS})"
    )
    mine.add_argument("--seed", type=seed, default=1, help="equal seeds, equal games (default: 1)")
    mine.add_argument(
        "--playouts",
        type=positive,
        default=PLAYOUTS,
        help=f"the budget of bots that think and name none (default: {PLAYOUTS})",
    )


def _add_running(mine: argparse.ArgumentParser) -> None:
    mine.add_argument(
        "--folder", type=Path, help="keep the games here; the same command goes on where it was"
    )
    mine.add_argument("--processes", type=positive, help="how many at once (default: all cores)")
    mine.add_argument(
        "--report", metavar="FILE", type=Path, help="write the report: FILE.html or FILE.md"
    )
    mine.add_argument("--json", action="store_true", help="print JSON, for programs")


def run(given: argparse.Namespace) -> int:
    """Check everything first, then play, then tell."""
    is_gate = given.what[:1] == [GATE]
    plan = gate_plan(given) if is_gate else arena_plan(given)
    if given.report and given.report.suffix.lower() not in ENDINGS:
        facts = {"file": str(given.report), "allowed": list(ENDINGS)}
        raise Malformed("record/bad-target", "--report", facts)
    for part in description(plan.game).compiled:
        if not part.endswith("-batch"):  # those are for simulations
            compiled_rules(part)
    from zuschlag.cli import arena_report

    arena_report.check_targets(given)
    rows = played(plan, given)
    if is_gate:
        return arena_report.tell_gate(plan, rows, given)
    return arena_report.tell_arena(plan, rows, given)


def arena_plan(given: argparse.Namespace) -> "Plan":
    """The plan of a tournament, or Malformed with what would be right."""
    if len(given.what) > 1 or (given.what and given.game):
        named = [*given.what, *([given.game] if given.game else [])]
        raise Malformed("arena/one-game", "GAME", {"named": named})
    game = given.what[0] if given.what else given.game or "for-sale"
    return _plan(given, game, _named(given.bots) or _house(game), given.fields)


def gate_plan(given: argparse.Namespace) -> "Plan":
    """The plan of a gate: the new bot, the old one, and everybody they meet."""
    if len(given.what) != 3:
        raise Malformed("arena/gate-names", "NEW", {"found": len(given.what) - 1})
    game, pair = given.game or "for-sale", given.what[1:]
    rivals = [bot for bot in _named(given.bots) or _house(game) if bot not in pair]
    kind = "gate-mixed" if given.fields in ("mixed", "all") else "gate"
    return _plan(given, game, [*pair, *rivals], kind)


def _plan(given: argparse.Namespace, game: str, bots: list[str], kind: str) -> "Plan":
    from zuschlag.lab.arena.plan import checked_plan

    read = monopoly_option if game == "monopoly" else option
    return checked_plan(
        game,
        bots,
        kind,
        given.deals,
        given.seed,
        given.playouts,
        given.edition,
        given.seats,
        dict(read(text) for text in given.option),
        given.board,
    )


def _named(bots: str | None) -> list[str]:
    return [name for name in (bots or "").split(",") if name]


def _house(game: str) -> list[str]:
    """All house bots of a game."""
    from zuschlag.bots.roster import bots_of

    return list(bots_of(description(game, "GAME").name))


def played(plan: "Plan", given: argparse.Namespace) -> "list[Row]":
    """All games, with a bar while they are played."""
    from zuschlag.cli.simulation_report import progress
    from zuschlag.lab.arena.run import run as play
    from zuschlag.lab.parallel import usable_cores
    from zuschlag.lab.runner import Here, Processes

    cores = min(given.processes or usable_cores(), plan.shards)
    runner = Here() if cores == 1 else Processes(cores)
    with progress(plan.games, say("sim-playing")) as advance:
        return play(plan, runner, given.folder, advance)
